"""What a seat imagines: all it cannot see is dealt again, and all it knows is kept."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.core.engine import redeal_zones
from serenissima.games.venice.cards import INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.flow.crossings import BothPay
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import Telling, retell


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
    if len(game.mission_story) != 0:
        missions = retell(game.mission_story, game.seats, MISSIONS, viewer, game)
        if missions is not None:
            imagine_missions(game, missions, viewer)
    if len(game.influence_story) != 0:
        influence = retell(game.influence_story, game.seats, INFLUENCE_CARDS, viewer, game)
        if influence is not None:
            imagine_influence(game, influence, viewer)


def imagine_missions(game: Venice, telling: Telling, viewer: i64) -> None:
    """Missions in hands, under the deck and in the pool as the telling has them."""
    seat: i64
    for seat in range(game.seats):
        if seat != viewer:
            player = game.players[seat]
            player.drawn = telling.last_held(seat, count(player.drawn))
            player.hand = telling.all_held(seat) ^ player.drawn
    game.mission_under = telling.returned()
    game.mission_pool = (BIT[MISSIONS] - 1) ^ telling.placed
    game.mission_story = telling.retold()


def imagine_influence(game: Venice, telling: Telling, viewer: i64) -> None:
    """Influence cards in hands, under the deck and in the pool as the telling has them."""
    seat: i64
    for seat in range(game.seats):
        if seat != viewer:
            player = game.players[seat]
            player.offered = telling.last_held(seat, count(player.offered))
            player.cards = telling.all_held(seat) ^ player.offered
    game.influence_under = telling.returned()
    game.influence_pool = (BIT[INFLUENCE_CARDS] - 1) ^ telling.placed
    game.influence_story = telling.retold()
