"""What a seat imagines: all it cannot see is dealt again, and all it knows is kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.core.secrets import redeal_zones
from serenissima.games.venice.cards import INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.flow.crossings import BothPay
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import Telling, retell

MISSION_POOL: Final = 0
INFLUENCE_POOL: Final = 1

# zones, in the order in which the fields are declared
SEAT_ZONES: Final = 4
HAND: Final = 0  # and the missions drawn
CARDS: Final = 2  # and the influence cards offered


def redeal(game: Venice, viewer: i64) -> None:
    """Smuggler cards as zones, missions and influence cards as their stories may have been. A position without stories,
    set up by hand or kept from before there were any, is dealt by zones alone.
    """
    redeal_zones(game, viewer)
    top = game.top
    if isinstance(top, BothPay):
        seat: i64
        for seat in range(game.seats):
            if seat != viewer:
                top.imagine(game, seat)
    missions = retold(game, MISSION_POOL, MISSIONS, viewer)
    if missions is not None:
        game.mission_under = missions.returned()
        game.mission_story = missions.retold()
    influence = retold(game, INFLUENCE_POOL, INFLUENCE_CARDS, viewer)
    if influence is not None:
        game.influence_under = influence.returned()
        game.influence_story = influence.retold()


def retold(game: Venice, pool: i64, cards: i64, viewer: i64) -> Telling | None:
    """Give the others and the deck the missions, or the influence cards, that some telling of the story gives them."""
    story = game.mission_story
    hand: i64 = HAND
    if pool == INFLUENCE_POOL:
        story = game.influence_story
        hand = CARDS
    if len(story) == 0:
        return None
    telling = retell(story, game.seats, cards, viewer, game)
    if telling is None:
        return None
    seat: i64
    for seat in range(game.seats):
        if seat != viewer:
            place = SEAT_ZONES * seat + hand
            drawn = telling.last_held(seat, count(game.zone(place + 1)))
            game.set_zone(place + 1, drawn)
            game.set_zone(place, telling.all_held(seat) ^ drawn)
    game.set_zone(SEAT_ZONES * game.seats + pool, (BIT[cards] - 1) ^ telling.placed)
    return telling
