"""How good a position looks for a seat: what the greedy bot maximises. A judgement, not a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import has
from serenissima.games.doge.ballots import HEAP_OF, SIZE, VOTES
from serenissima.games.doge.board import (
    AREAS,
    COUNCILLORS,
    DISTRICTS,
    PALACES,
    QUARANTIA,
    SECOND_PLACES,
    SPACES,
    WINNER_PLACES,
)
from serenissima.games.doge.scoring import meets_condition
from serenissima.games.doge.state import UNDECIDED, Doge

VICTORY: Final = 4_000  # more than any step, yet of the size of what it ends: the search compares both
PALACE: Final = 700  # any palace
NEW_DISTRICT: Final = 500  # the first one in a district, on top
HOUSE_WORTH: Final = 60  # parts of a hundred of what the palace would bring, once all its houses stand
COUNCILLOR: Final = 70  # a vote that lasts
MARKER: Final = 35  # a marker kept for a later round
AVERAGE_MARKER: Final = 17  # tenths of a vote
UNKNOWN_BALLOT: Final = 30  # tenths of a vote expected of a card whose markers are not chosen yet


def evaluate(game: Doge, seat: i64) -> i64:
    """Own prospects less those of the best opponent."""
    best: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat:
            worth = possessions(game, other)
            best = max(best, worth)
    return possessions(game, seat) + prospects(game, seat) - best // 2


def possessions(game: Doge, seat: i64) -> i64:
    """Palaces, houses on their way to palaces, and controlled councillors."""
    player = game.players[seat]
    worth = PALACE * (PALACES - player.palaces_left)
    if meets_condition(player.palaces, player.palaces_left):
        worth += VICTORY
    district: i64
    for district in range(DISTRICTS):
        if player.palaces[district] > 0:
            worth += NEW_DISTRICT
        worth += site_worth(game, seat, district, player.houses[district])
    councillor: i64
    for councillor in range(COUNCILLORS):
        if game.controller[councillor] == seat:
            worth += COUNCILLOR
    return worth


def site_worth(game: Doge, seat: i64, district: i64, houses: i64) -> i64:
    """What so many houses are worth there: a growing part of the palace they will become."""
    player = game.players[seat]
    if game.built[district] >= SPACES or player.palaces_left == 0:
        return houses * 5
    price = game.price(district)
    goal: i64 = PALACE
    if player.palaces[district] == 0:
        goal += NEW_DISTRICT
    enough = min(houses, price)
    return goal * HOUSE_WORTH * enough * (enough + 2) // (price * (price + 2) * 100) + (houses - enough) * 20


def prospects(game: Doge, seat: i64) -> i64:
    """What the votes laid and still to be counted may bring, and the markers kept for later rounds."""
    player = game.players[seat]
    worth: i64 = 0
    left = SIZE[player.hand]
    if player.ballot != UNDECIDED:
        left -= SIZE[HEAP_OF[player.ballot]]
    worth += left * MARKER
    place: i64
    for place in range(game.counted, AREAS):
        area = game.brown[place]
        votes = own_votes(game, seat, area)
        if votes > 0:
            chance = chance_of_winning(votes, strongest_rival(game, seat, area))
            worth += chance * victory_worth(game, seat, area) // 100
            worth += (100 - chance) * second_worth(game, seat, area) // 250
    return worth


def own_votes(game: Doge, seat: i64, area: i64) -> i64:
    """Tenths of votes: laid there, about to be laid, and councillors."""
    player = game.players[seat]
    votes = VOTES[player.stacks[area]] * 10 + councillors_in(game, seat, area) * 10
    if player.card == area:
        if player.ballot == UNDECIDED:
            votes += UNKNOWN_BALLOT
        else:
            votes += VOTES[HEAP_OF[player.ballot]] * 10
    return votes


def strongest_rival(game: Doge, seat: i64, area: i64) -> i64:
    """Tenths of votes that the strongest other player is expected to have there, from what everybody can see."""
    most: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat:
            player = game.players[other]
            votes = SIZE[player.stacks[area]] * AVERAGE_MARKER + councillors_in(game, other, area) * 10
            if game.asked != 0 and SIZE[player.hand] > 0 and not has(player.used, area):
                votes += 5
            most = max(most, votes)
    return most


def councillors_in(game: Doge, seat: i64, area: i64) -> i64:
    """How many councillors of the seat stand there."""
    here: i64 = 0
    councillor: i64
    for councillor in range(COUNCILLORS):
        if game.place[councillor] == area and game.controller[councillor] == seat:
            here += 1
    return here


def chance_of_winning(votes: i64, rival: i64) -> i64:
    """In parts of a hundred."""
    return max(4, min(96, 50 + (votes - rival) * 2))


def victory_worth(game: Doge, seat: i64, area: i64) -> i64:
    """What winning the area would add."""
    if area == QUARANTIA:
        return 2 * COUNCILLOR + 40
    return COUNCILLOR + houses_worth(game, seat, area, WINNER_PLACES)


def second_worth(game: Doge, seat: i64, area: i64) -> i64:
    """What coming second would add."""
    if area == QUARANTIA:
        return COUNCILLOR
    return houses_worth(game, seat, area, SECOND_PLACES)


def houses_worth(game: Doge, seat: i64, district: i64, number: i64) -> i64:
    """What more houses there would add, a palace if they pay for one."""
    player = game.players[seat]
    houses = player.houses[district]
    more = min(number, player.reserve)
    gain = site_worth(game, seat, district, houses + more) - site_worth(game, seat, district, houses)
    if houses + more >= game.price(district) and game.built[district] < SPACES and player.palaces_left > 0:
        gain += PALACE // 3
        if player.palaces[district] == 0:
            gain += NEW_DISTRICT // 3
    return gain
