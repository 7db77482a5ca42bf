"""How good a position is that play by habit has led to: where the search stops.

`evaluate` is the better guide for somebody who decides now. After fifty hasty decisions it is the worse one: whoever
happens to be under way has no merit. What foretells the end of a game from there is what will go on bringing points,
above all the assistants with the effects they give, and the more so the longer the game still lasts.

So everything has three prices: at first, when the end is brought about, and at last. They come from 2,100 positions at
the end of play-outs in games of two and four, each played on to its end by greedy bots: a linear fit of the points that
a seat was then ahead, an arrest counting as 40. Early prices that are the fit's own lost to smaller ones: what lasts
(assistants, effects, bridges, cards and missions) has three fifths of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, lowest
from serenissima.games.venice import scoring
from serenissima.games.venice.buildings import COLOURS, TILES
from serenissima.games.venice.cards import DESTINATION, DOGE_CARDS, MISSION_CUBES, MISSION_SCROLLS
from serenissima.games.venice.city import DISTANCE, DOCKS
from serenissima.games.venice.numbers import (
    ASSISTANTS,
    BRIDGES,
    COINS_PER_INTRIGUE,
    COUNCIL_END,
    LAST_ROUNDS,
    MISSION_DECK,
    MISSIONS_KEPT,
    SCROLLS_PER_INTRIGUE,
)
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from serenissima.games.venice.worth import foremost, income

UNIT: Final = 100  # a point
ARREST: Final = 40 * UNIT
TURNING: Final = 100  # the stage at which the end is brought about
LAST: Final = 200
USEFUL_COINS: Final = 10
USEFUL_SCROLLS: Final = 5
SPARE_COIN: Final = 20
SPARE_SCROLL: Final = 10


def judge(game: Venice, seat: i64) -> i64:
    """Points, and what is likely to become points. The search compares the seats itself; alone, the Doge's points count
    against it.
    """
    if game.over():
        return ended(game, seat)
    now = stage(game)
    worth = (
        reached(game, seat, now) + lasting(game, seat, now) + goods(game, seat, now) - intrigue_cost(game, seat, now)
    )
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


def stage(game: Venice) -> i64:
    """How far the game has come: from 0 by the council or the missions to the turning point, then by rounds."""
    if game.solo():
        return LAST - game.doge_left * LAST // DOGE_CARDS
    if game.rounds_left >= 0:
        return LAST - game.rounds_left * TURNING // LAST_ROUNDS
    council = foremost(game) * TURNING // COUNCIL_END[game.seats]
    missions = TURNING - game.mission_cards() * TURNING // (MISSION_DECK[game.seats] - MISSIONS_KEPT * game.seats)
    return max(0, min(TURNING, max(council, missions)))


def at(now: i64, first: i64, turning: i64, last: i64) -> i64:
    """The price at this stage of what has these three prices."""
    if now < TURNING:
        return first + (turning - first) * now // TURNING
    return turning + (last - turning) * (now - TURNING) // (LAST - TURNING)


def reached(game: Venice, seat: i64, now: i64) -> i64:
    """Points scored, and those that the final scoring would give."""
    player = game.players[seat]
    worth = player.points * UNIT + player.council * at(now, 40, 50, 20)
    worth += scoring.council_points(game, seat) * at(now, 0, 30, 90)
    worth += scoring.assistants_points(game, seat) * at(now, 50, 40, 60)
    return worth + scoring.favour_points(game, seat) * UNIT


def lasting(game: Venice, seat: i64, now: i64) -> i64:
    """What will go on bringing something: assistants and the effects they give, lasting effects, bridges; cards and
    missions still to be used.
    """
    player = game.players[seat]
    effects: i64 = 0
    tile: i64
    for tile in range(TILES):
        effects += income(tile, game.space_of(seat, tile))
    worth = (ASSISTANTS - game.staff[seat]) * at(now, 320, 70, 10) + effects * at(now, 215, 150, 10) // 100
    worth += count(player.slotted) * at(now, 410, 170, 0) + (BRIDGES - game.spans[seat]) * at(now, 600, 300, 0)
    worth += count(player.cards) * at(now, 180, 0, 0) + count(player.hand | player.drawn) * at(now, 280, 260, 0)
    return worth + nearest_mission(game, seat) * at(now, 350, 190, 80) // 100


def goods(game: Venice, seat: i64, now: i64) -> i64:
    """Coins, scrolls and cubes: they pay for moves, missions and intrigue."""
    player = game.players[seat]
    worth = tapering(player.coins, USEFUL_COINS, at(now, 60, 200, 125), SPARE_COIN)
    worth += tapering(player.scrolls, USEFUL_SCROLLS, at(now, 250, 200, 220), SPARE_SCROLL)
    return worth + (player.load(0) + player.load(1)) * at(now, 40, 10, 20)


def tapering(number: i64, useful: i64, worth: i64, rest: i64) -> i64:
    """The first ones are worth more than the rest."""
    if number > useful:
        return useful * worth + (number - useful) * rest
    return number * worth


def nearest_mission(game: Venice, seat: i64) -> i64:
    """How near the gondola is that carries a whole mission, by the best of them."""
    player = game.players[seat]
    best: i64 = 0
    hand = player.hand | player.drawn
    while hand != 0:
        mission = lowest(hand)
        hand ^= BIT[mission]
        gondola: i64
        for gondola in range(2):
            if carries(game, seat, gondola, mission):
                best = max(best, nearness(game, seat, gondola, DESTINATION[mission]))
    return best


def carries(game: Venice, seat: i64, gondola: i64, mission: i64) -> bool:
    """Whether the gondola carries all that a mission asks for."""
    player = game.players[seat]
    colour: i64
    for colour in range(COLOURS):
        if player.cubes(gondola, colour) < MISSION_CUBES[mission * COLOURS + colour]:
            return False
    return player.scrolls >= MISSION_SCROLLS[mission]


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


def intrigue_cost(game: Venice, seat: i64, now: i64) -> i64:
    """A little for each intrigue, more for what scrolls and coins could not buy off, much at last for whoever would be
    arrested.
    """
    player = game.players[seat]
    payable = player.scrolls // SCROLLS_PER_INTRIGUE + player.coins // COINS_PER_INTRIGUE
    cost = player.intrigue * at(now, 0, 100, 60) + max(0, player.intrigue - payable) * at(now, 100, 160, 250)
    if scoring.arrested_seat(game) == seat:
        cost += at(now, 0, 0, 720)
    return cost
