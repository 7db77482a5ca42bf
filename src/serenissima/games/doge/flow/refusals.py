"""Why not? The clause that forbids what a player tries, when the decision at hand has no better answer of its own."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import has
from serenissima.games.doge.actions import BUILD, CARD, DISMISS, LAY, PLACE, RENOUNCE, TAKE
from serenissima.games.doge.board import HOME, NEUTRAL, SPACES
from serenissima.games.doge.state import Doge


def refusal(game: Doge, seat: i64, action: i64, governing: str) -> str:
    """The clause against an action that is not offered while votes are counted; else the governing one
    [DOG-YEAR-1, DOG-DISTRICT-7, DOG-DISTRICT-9].
    """
    if CARD.covers(action) or LAY.covers(action):
        return "DOG-YEAR-1"
    if PLACE.covers(action):
        _, houses = PLACE.both(action)
        reserve = game.players[seat].reserve
        if houses > reserve:
            return "DOG-DISTRICT-7" if reserve == 0 else "DOG-DISTRICT-9"
    if BUILD.covers(action):
        return against_building(game, seat, BUILD.only(action))
    return governing


def councillor_in(action: i64) -> i64:
    """The councillor that somebody would decide about; none when the action is another one."""
    if TAKE.covers(action):
        councillor, _ = TAKE.both(action)
        return councillor
    if RENOUNCE.covers(action):
        return RENOUNCE.only(action)
    if DISMISS.covers(action):
        return DISMISS.only(action)
    return NEUTRAL


def against_deciding(game: Doge, seat: i64, action: i64, area: i64, left: i64, governing: str) -> str:
    """Of the area's councillors those left are decided now: no other one, none to its own area, none without a ring
    [DOG-MOVE-4, DOG-QUARANTIA-2, DOG-MOVE-2, DOG-CONTROL-2].
    """
    councillor = councillor_in(action)
    if councillor == NEUTRAL:
        return refusal(game, seat, action, governing)
    if HOME[councillor] != area:
        return "DOG-MOVE-4"
    if not has(left, councillor):
        return "DOG-QUARANTIA-2"
    if TAKE.covers(action):
        _, there = TAKE.both(action)
        return "DOG-MOVE-2" if there == area else "DOG-CONTROL-2"
    return governing


def against_others(game: Doge, seat: i64, action: i64, area: i64, clause: str, governing: str) -> str:
    """The clause that settles what becomes of the area's councillors while something else is decided [DOG-MOVE-4]."""
    councillor = councillor_in(action)
    if councillor == NEUTRAL:
        return refusal(game, seat, action, governing)
    return clause if HOME[councillor] == area else "DOG-MOVE-4"


def against_building(game: Doge, seat: i64, district: i64) -> str:
    """Not on a sixth space, not without a palace, not with too few houses, not where no house has just arrived
    [DOG-PALACE-3, DOG-PALACE-6, DOG-PALACE-2, DOG-PALACE-14].
    """
    player = game.players[seat]
    if game.built[district] == SPACES:
        return "DOG-PALACE-3"
    if player.palaces_left == 0:
        return "DOG-PALACE-6"
    if player.houses[district] < game.price(district):
        return "DOG-PALACE-2"
    return "DOG-PALACE-14"
