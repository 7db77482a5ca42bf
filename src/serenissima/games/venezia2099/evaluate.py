"""How good a position looks to a player: what the greedy bot goes by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import count, has
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.city import COLOURS, OF_RANK, rank_of
from serenissima.games.venezia2099.state import NOWHERE, Venezia

UNIT: Final = 100


def evaluate(game: Venezia, seat: i64) -> i64:
    """Points if the game ended now, in hundredths, with what is likely to change: figures on districts that are going
    to sink soon count for less, treasures of colours that are going under for more.
    """
    if game.over():
        return ended(game.standing()[seat])
    left = scoring.districts_left(game)
    player = game.players[seat]
    worth = player.coins * UNIT + player.gondolas * 2 * UNIT
    colour: i64
    for colour in range(COLOURS):
        if player.treasures[colour] > 0:
            worth += player.treasures[colour] * _expected_value(left[colour]) * UNIT // 4
    for square in player.figures:
        if square == NOWHERE:
            continue
        worth += 2 * UNIT
        if has(game.districts, square):
            worth += scoring.figure_value(game, square, left) * _safety(game, square) * UNIT // 4
    return worth


def ended(standing: i64) -> i64:
    """Points at the end, in the unit used before it."""
    return standing * UNIT // scoring.TIE_BREAK


def _expected_value(left: i64) -> i64:
    """The final value of a treasure, in quarters: the fewer districts are left now, the more it will be worth."""
    if left >= 5:
        return 10 - left // 2
    return 4 * scoring.treasure_value(left) - (2 if left == 2 else 0)


def _safety(game: Venezia, square: i64) -> i64:
    """In quarters, how likely the district is to stay: a 2 never sinks, a low value sinks first."""
    rank = rank_of(game.tile[square])
    if rank == 0:
        return 4
    to_come: i64 = 0
    for player in game.players:
        to_come += count(player.hand & OF_RANK[rank])
    if to_come == 0:
        return 4
    return 1 if rank < 4 else 2
