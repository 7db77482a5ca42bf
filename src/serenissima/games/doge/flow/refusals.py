"""Why not? The clause that forbids what a player tries, when the decision at hand has no better answer of its own."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.doge.actions import BUILD, CARD, LAY, PLACE, RENOUNCE, TAKE
from serenissima.games.doge.board import HOME, SPACES
from serenissima.games.doge.state import Doge


def refusal(game: Doge, seat: i64, action: i64, governing: str) -> str:
    """The clause against an action that is not offered while votes are counted; else the governing one
    [DOG-YEAR-1, DOG-DISTRICT-7, DOG-MOVE-4].
    """
    if CARD.covers(action) or LAY.covers(action):
        return "DOG-YEAR-1"
    if TAKE.covers(action):
        councillor, area = TAKE.both(action)
        return against_taking(game, seat, councillor, area)
    if RENOUNCE.covers(action):
        return "DOG-MOVE-4"
    if PLACE.covers(action):
        _, houses = PLACE.both(action)
        if houses > game.players[seat].reserve:
            return "DOG-DISTRICT-7"
    if BUILD.covers(action):
        return against_building(game, seat, BUILD.only(action))
    return governing


def against_taking(game: Doge, seat: i64, councillor: i64, area: i64) -> str:
    """Not to its own area, not without a ring, not outside a vote of its own area
    [DOG-MOVE-2, DOG-CONTROL-2, DOG-MOVE-4].
    """
    if HOME[councillor] == area:
        return "DOG-MOVE-2"
    if not game.can_control(seat, councillor):
        return "DOG-CONTROL-2"
    return "DOG-MOVE-4"


def against_building(game: Doge, seat: i64, district: i64) -> str:
    """Not on a sixth space, not without a palace, not with too few houses, not where no house has just arrived
    [DOG-PALACE-3, DOG-PALACE-6, DOG-PALACE-2, DOG-PALACE-1].
    """
    player = game.players[seat]
    if game.built[district] == SPACES:
        return "DOG-PALACE-3"
    if player.palaces_left == 0:
        return "DOG-PALACE-6"
    if player.houses[district] < game.price(district):
        return "DOG-PALACE-2"
    return "DOG-PALACE-1"
