"""Buildings finished, for the tests of sites and gondolas."""

from __future__ import annotations

from serenissima.core.bags import bag_size
from serenissima.games.venedig.actions import (
    BUILD,
    LAY,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.state import Venedig
from tests.games.venedig.table import (
    act,
    hand,
    kind,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


def finish(game: Venedig, name: str) -> list[dict[str, object]]:
    """Seat 0 lays the last card of a building and asks for it to be built."""
    hand(game, 0, name)
    act(game, LAY, kind(name))
    return act(game, BUILD, kind(name))


def gold(game: Venedig) -> list[int]:
    """How many gold tokens each player has."""
    return [int(bag_size(player.gold, LANE)) for player in game.players]
