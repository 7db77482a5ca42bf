"""How good a position is that random play has led to: where the search stops.

`evaluate` is the better guide for somebody who decides now. After fifty random decisions it is the worse one: whoever
happens to be under way has no merit, and a lead or a suspicion long before the end is no more than luck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, lowest
from serenissima.games.venice import scoring
from serenissima.games.venice.buildings import COLOURS, TILES
from serenissima.games.venice.cards import DESTINATION, DOGE_CARDS, MISSION_CUBES, MISSION_POINTS, MISSION_SCROLLS
from serenissima.games.venice.city import DISTANCE, DOCKS
from serenissima.games.venice.numbers import ASSISTANTS, INTRIGUE_LIMIT
from serenissima.games.venice.state import NOWHERE, Venice

UNIT: Final = 100  # a point
SPACE_WORTH: Final = vec[i64]([0, 90, 170, 240, 330])  # an assistant, by the space it stands on
ARREST: Final = 40 * UNIT
USEFUL_COINS: Final = 10
USEFUL_SCROLLS: Final = 5


def judge(game: Venice, seat: i64) -> i64:
    """Points, and what is likely to become points: council, assistants, coins, scrolls, cubes for missions; intrigue
    counts against it. The search compares the seats itself; alone, the Doge's points count against it.
    """
    if game.over():
        return ended(game, seat)
    worth = possessions(game, seat) + missions_worth(game, seat) - intrigue_cost(game, seat)
    if game.solo():
        return worth - scoring.doge_would_score(game) * UNIT - game.doge_scrolls * 20 + game.doge_intrigue * 40
    return worth


def ended(game: Venice, seat: i64) -> i64:
    """Points at the end, in the unit used before it. An arrest costs much, but is no abyss: the search measures every
    lead by how far random games lie apart, and most of those end with an arrest.
    """
    worth = scoring.would_score(game)[seat] * UNIT
    if game.solo():
        worth -= scoring.doge_would_score(game) * UNIT
    if scoring.arrested_seat(game) == seat:
        worth -= ARREST
    return worth


def possessions(game: Venice, seat: i64) -> i64:
    """What the player has on the board and beside it."""
    player = game.players[seat]
    worth = player.points * UNIT + player.council * 80 + scoring.council_points(game, seat) * 40
    worth += scoring.assistants_points(game, seat) * 30 + (ASSISTANTS - game.staff[seat]) * 30
    tile: i64
    for tile in range(TILES):
        worth += SPACE_WORTH[game.space_of(seat, tile)]
    worth += tapering(player.coins, USEFUL_COINS, 35, 20) + tapering(player.scrolls, USEFUL_SCROLLS, 40, 15)
    worth += (player.load(0) + player.load(1)) * 30 + count(player.cards) * 90 + count(player.slotted) * 200
    if player.favour != 0:
        worth += scoring.favour_points(game, seat) * UNIT
    return worth + (2 - game.spans[seat]) * 60


def tapering(number: i64, useful: i64, worth: i64, rest: i64) -> i64:
    """The first ones are worth more than the rest."""
    if number > useful:
        return useful * worth + (number - useful) * rest
    return number * worth


def missions_worth(game: Venice, seat: i64) -> i64:
    """Missions in hand; the cubes of a gondola count for the mission they fit best, and more once it is complete."""
    player = game.players[seat]
    worth: i64 = 0
    best: i64 = 0
    hand = player.hand | player.drawn
    while hand != 0:
        mission = lowest(hand)
        hand ^= BIT[mission]
        worth += 60
        gondola: i64
        for gondola in range(2):
            fit = mission_fit(game, seat, gondola, mission)
            best = max(best, fit)
    return worth + best


def mission_fit(game: Venice, seat: i64, gondola: i64, mission: i64) -> i64:
    """How far the cubes of a gondola have come towards a mission."""
    player = game.players[seat]
    carried: i64 = 0
    needed: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        wanted = MISSION_CUBES[mission * COLOURS + colour]
        needed += wanted
        here = player.cubes(gondola, colour)
        here = min(here, wanted)
        carried += here
    fit = carried * (UNIT * MISSION_POINTS[mission] // (2 * needed))
    if carried == needed and player.scrolls >= MISSION_SCROLLS[mission]:
        fit += nearness(game, seat, gondola, DESTINATION[mission])
    return fit


def nearness(game: Venice, seat: i64, gondola: i64, building: i64) -> i64:
    """The nearer a gondola that carries a whole mission is to its destination, the better; one that lies there must
    leave first.
    """
    dock = game.berth[2 * seat + gondola]
    if dock == NOWHERE:
        dock = game.at
    if dock == NOWHERE:
        return 0
    canals = DISTANCE[dock * DOCKS + game.dock_of[building]]
    if canals == 0:
        canals = 2
    return (6 - canals) * 30


def intrigue_cost(game: Venice, seat: i64) -> i64:
    """A little for each intrigue, more near the limit, much for whoever would be arrested, most of all near the end."""
    player = game.players[seat]
    cost = player.intrigue * 45
    near = player.intrigue - INTRIGUE_LIMIT[game.seats] + 3
    if near > 0:
        cost += near * 80
    if scoring.arrested_seat(game) == seat:
        cost += 150
        if game.solo():
            cost += (DOGE_CARDS - game.doge_left) * 40
        elif game.rounds_left >= 0:
            cost += 400 + (2 - game.rounds_left) * 500
    return cost
