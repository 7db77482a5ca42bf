"""How good a position looks to a player who decides now: what the greedy bot goes by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, lowest
from serenissima.games.venice import scoring
from serenissima.games.venice.buildings import COLOURS, SPACES, TILES
from serenissima.games.venice.cards import DESTINATION, MISSION_CUBES, MISSION_SCROLLS
from serenissima.games.venice.judgement import nearness, tapering
from serenissima.games.venice.numbers import (
    BRIDGES,
    COINS_PER_INTRIGUE,
    INTRIGUE_LIMIT,
    SCROLLS_PER_INTRIGUE,
)
from serenissima.games.venice.prospects import still_to_come
from serenissima.games.venice.state import Venice
from serenissima.games.venice.worth import (
    BRIDGE,
    CARD,
    COUNCIL,
    LASTING_EFFECT,
    MISSION_WORTH,
    POINT,
    assistant_worth,
    end_in,
    how_far,
    turns_left,
)

RANK: Final = 40  # a point of the council's final reward
STAFF_POINT: Final = 30  # a point that the assistants would score at the end
USEFUL_COINS: Final = 10
COIN_IN_HAND: Final = 30
SPARE_COIN: Final = 20
USEFUL_SCROLLS: Final = 5
SCROLL_IN_HAND: Final = 30
SPARE_SCROLL: Final = 15
CUBE_ABOARD: Final = 40
SOON: Final = 4  # turns within which what lies ready must be used

MISSION_IN_HAND: Final = 30
PREPARED: Final = 33  # percent of a mission's worth that all its cubes and scrolls are worth
SECOND_MISSION: Final = 60  # percent that counts for the second mission under way

INTRIGUE_HELD: Final = 45
NEAR_LIMIT: Final = 3
INTRIGUE_NEAR_LIMIT: Final = 80
SUSPECT: Final = 150  # who would be arrested now
EXCESS: Final = 120
EXCESS_AT_END: Final = 480
ARREST: Final = 2400

RIVAL: Final = 50  # a point of the strongest opponent
LEAD: Final = 100  # a point ahead of the strongest opponent, at the end
DOGE_ASSISTANT: Final = 5
DOGE_SCROLL: Final = 20
DOGE_INTRIGUE: Final = 50


def evaluate(game: Venice, seat: i64) -> i64:
    """What the player holds and what the rest of the turn may bring; the danger of arrest, and the race for the end."""
    if game.over():
        return game.standing()[seat] * POINT
    turns = turns_left(game)
    worth = holdings(game, seat, turns) + still_to_come(game, seat, turns) - danger(game, seat)
    if game.solo():
        return worth - doge_worth(game, turns)
    lead = game.players[seat].points + game.players[seat].council - strongest_other(game, seat)
    return worth + lead * how_far(game) * LEAD // 100 - strongest_other(game, seat) * RIVAL


def holdings(game: Venice, seat: i64, turns: i64) -> i64:
    """Points and what is likely to become points, less the intrigue."""
    lasting = possessions(game, seat, turns) - intrigue_cost(game, seat)
    passing = missions_worth(game, seat) + materials(game, seat)
    return lasting + passing * min(turns, SOON) // SOON


def strongest_other(game: Venice, seat: i64) -> i64:
    """The points and council spaces of the opponent who has most."""
    found: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat:
            found = max(found, game.players[other].points + game.players[other].council)
    return found


def possessions(game: Venice, seat: i64, turns: i64) -> i64:
    """What the player has on the board and beside it, and keeps."""
    player = game.players[seat]
    worth = player.points * POINT + player.council * COUNCIL + scoring.council_points(game, seat) * RANK
    worth += scoring.assistants_points(game, seat) * STAFF_POINT
    tile: i64
    for tile in range(TILES):
        worth += assistant_worth(tile, game.space_of(seat, tile), turns)
    worth += tapering(player.coins, USEFUL_COINS, COIN_IN_HAND, SPARE_COIN)
    worth += count(player.slotted) * LASTING_EFFECT + (BRIDGES - game.spans[seat]) * BRIDGE
    return worth + scoring.favour_points(game, seat) * POINT


def materials(game: Venice, seat: i64) -> i64:
    """What is of use only while there are turns to use it in."""
    player = game.players[seat]
    worth = tapering(player.scrolls, USEFUL_SCROLLS, SCROLL_IN_HAND, SPARE_SCROLL)
    return worth + (player.load(0) + player.load(1)) * CUBE_ABOARD + count(player.cards) * CARD


def missions_worth(game: Venice, seat: i64) -> i64:
    """Missions in hand, the two that have come farthest by how far they have: there are two gondolas."""
    player = game.players[seat]
    worth: i64 = 0
    best: i64 = 0
    second: i64 = 0
    hand = player.hand | player.drawn
    while hand != 0:
        mission = lowest(hand)
        hand ^= BIT[mission]
        worth += MISSION_IN_HAND
        progress = max(mission_progress(game, seat, 0, mission), mission_progress(game, seat, 1, mission))
        if progress > best:
            second = best
            best = progress
        elif progress > second:
            second = progress
    return worth + best + second * SECOND_MISSION // 100


def mission_progress(game: Venice, seat: i64, gondola: i64, mission: i64) -> i64:
    """How far cubes and scrolls have come towards a mission; with all of them, how near the gondola is."""
    player = game.players[seat]
    needed = MISSION_SCROLLS[mission]
    there = min(player.scrolls, needed)
    colour: i64
    for colour in range(COLOURS):
        wanted = MISSION_CUBES[mission * COLOURS + colour]
        needed += wanted
        there += min(player.cubes(gondola, colour), wanted)
    progress = MISSION_WORTH[mission] * there * PREPARED // (100 * needed)
    if there == needed:
        progress += nearness(game, seat, gondola, DESTINATION[mission])
    return progress


def intrigue_cost(game: Venice, seat: i64) -> i64:
    """A little for each intrigue, more near the limit."""
    mine = game.players[seat].intrigue
    cost = mine * INTRIGUE_HELD
    near = mine - INTRIGUE_LIMIT[game.seats] + NEAR_LIMIT
    if near > 0:
        cost += near * INTRIGUE_NEAR_LIMIT
    return cost


def danger(game: Venice, seat: i64) -> i64:
    """Much for whoever would be arrested, and the more the fewer turns are left to get rid of intrigue."""
    if game.players[seat].intrigue == 0:
        return 0
    excess = too_much(game, seat)
    if excess <= 0:
        return 0
    return SUSPECT + excess * EXCESS + (ARREST + excess * EXCESS_AT_END) // (end_in(game) + 1)


def too_much(game: Venice, seat: i64) -> i64:
    """The intrigue that the player would have to lose not to be arrested: all of it, or enough to have less than
    another. Against the Doge, who buys nothing off, what can be bought off does not count.
    """
    player = game.players[seat]
    if game.solo():
        payable = player.scrolls // SCROLLS_PER_INTRIGUE + player.coins // COINS_PER_INTRIGUE
        return min(player.intrigue, player.intrigue - game.doge_intrigue + 1) - payable
    most: i64 = 0
    place = scoring.turn_place(game, seat)
    other: i64
    for other in range(game.seats):
        if other != seat:
            theirs = game.players[other].intrigue
            if scoring.turn_place(game, other) < place:
                theirs -= 1
            most = max(most, theirs)
    return player.intrigue - most


def doge_worth(game: Venice, turns: i64) -> i64:
    """The Doge's points, and what his assistants will score where they stand when they are called again; his scrolls
    keep him from intrigue.
    """
    next: i64 = 0
    house: i64
    tile: i64
    for house in range(game.seats, game.houses()):
        for tile in range(TILES):
            space = game.space_of(house, tile)
            if space > 0:
                next += game.doge_values[min(space, SPACES - 1)]
    worth = scoring.doge_would_score(game) * POINT + next * turns * DOGE_ASSISTANT
    return worth + game.doge_scrolls * DOGE_SCROLL - game.doge_intrigue * DOGE_INTRIGUE
