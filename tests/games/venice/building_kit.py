"""Buildings activated, for the tests of their effects."""

from __future__ import annotations

from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    act,
    activate,
    fleet,
    scene,
)


def rich(**fields: int) -> Venice:
    game = fleet(scene(3))
    for name, value in ({"coins": 9, "scrolls": 5, "intrigue": 4} | fields).items():
        setattr(game.players[BLUE], name, value)
    return game


def change(game: Venice, name: str, *actions: int, spaces: int = 4) -> tuple[int, ...]:
    """What an activation changes: coins, points, scrolls, intrigue, council."""
    blue = game.players[BLUE]
    before = (blue.coins, blue.points, blue.scrolls, blue.intrigue, blue.council)
    act(activate(game, BLUE, name, spaces=spaces), *actions)
    after = (blue.coins, blue.points, blue.scrolls, blue.intrigue, blue.council)
    return tuple(int(b) - int(a) for a, b in zip(before, after, strict=True))
