"""How good an imagined position is: where the search stops.

All prophecies are played by the end, so the hands say which districts will sink, and with that what every treasure and
every figure that stands safely will score. A seat sees its own hand only, but the search imagines the others anew each
time: on average it goes by what the seat knows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import count, filled, has
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.city import COLOURS, OF_COLOUR, colour_of
from serenissima.games.venezia2099.evaluate import UNIT, ended
from serenissima.games.venezia2099.state import NOWHERE, Player, Venezia

ADRIFT: Final = 250  # what a figure may still come to that has to move on
GONDOLA: Final = 100  # what a gondola may save


def judge(game: Venezia, seat: i64) -> i64:
    """How good it is for one seat."""
    worth = filled(game.seats, 0)
    judge_all(game, worth)
    return worth[seat]


def judge_all(game: Venezia, worth: vec[i64]) -> None:
    """How good it is for each seat. What will sink and what will be left is the same for all."""
    seat: i64
    if game.over():
        standing = game.standing()
        for seat in range(game.seats):
            worth[seat] = ended(standing[seat])
        return
    doomed: i64 = 0
    for player in game.players:
        doomed |= player.hand
    left = scoring.districts_left(game)
    colour: i64
    for colour in range(COLOURS):
        left[colour] -= count(doomed & OF_COLOUR[colour])
    for seat in range(game.seats):
        worth[seat] = prospects(game, seat, doomed, left)


def prospects(game: Venezia, seat: i64, doomed: i64, left: vec[i64]) -> i64:
    """Coins, treasures and figures as they will count in the end, and what the next purchase brings."""
    me = game.players[seat]
    worth = (me.coins + scoring.treasure_points(game, seat, left)) * UNIT
    worth += figures_worth(game, me, doomed, left)
    if me.hand != 0:
        worth += bargain(game, me, left) * UNIT + me.gondolas * GONDOLA
    return worth


def figures_worth(game: Venezia, me: Player, doomed: i64, left: vec[i64]) -> i64:
    """What the figures on districts that stay will score; with turns to come, the others may find a place too."""
    hope: i64 = ADRIFT if count(me.hand) > 1 else 0
    worth: i64 = 0
    for square in me.figures:
        if square != NOWHERE:
            value: i64 = 0
            if has(game.districts, square) and not has(doomed, game.tile[square]):
                value = scoring.figure_value(game, square, left) * UNIT
            worth += max(value, hope)
    return worth


def bargain(game: Venezia, me: Player, left: vec[i64]) -> i64:
    """The points that the best treasure within reach of a figure brings above its price."""
    best: i64 = 0
    for square in me.figures:
        if square != NOWHERE and has(game.districts, square):
            price = game.coins_on[square] + 1
            if price <= me.coins:
                best = max(best, scoring.treasure_value(left[colour_of(game.tile[square])]) - price)
    return best
