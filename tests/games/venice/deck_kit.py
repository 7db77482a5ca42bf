"""Cards in hands and decks, for the tests of them."""

from __future__ import annotations

from serenissima.games.venice.cards import (
    INFLUENCE_NAMES,
)
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    VIOLET,
    card,
    colour,
    fleet,
    scene,
)

K, C, S = colour("ceramics"), colour("cloth"), colour("silver")


def kind(name: str) -> int:
    return INFLUENCE_NAMES.index(name)


def holding(*names: str, seat: int = VIOLET) -> Venice:
    game = fleet(scene(3))
    for name in names:
        card(game, seat, name)
    return game
