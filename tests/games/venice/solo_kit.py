"""Solo games, for the tests of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, members_of
from serenissima.games.venice.actions import (
    DONE,
    PLACE,
    RETURN_MISSION,
)
from serenissima.games.venice.cards import DOGE_NAMES
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    act,
    dock,
    lie,
    scene,
)


def new_solo(luck: int = 11, **options: str) -> Venice:
    """A new game after the preliminary round."""
    game = TITLE.new_game(1, luck, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(game, Venice)
    act(game, RETURN_MISSION.at(members_of(game.players[0].hand)[0]))
    for name in ("grand_council", "st_marks"):
        act(game, PLACE.at(dock(game, name)), DONE.at())
    return game


def solo(**options: str) -> Venice:
    """By hand: you at the Consulate and the Monastery, the Doge's fleet at the Court and the Church."""
    game = scene(1, **options)
    for house, (one, other) in enumerate((("consulate", "monastery"), ("court", "church"), ("court", "church"))):
        lie(game, house, 0, one)
        lie(game, house, 1, other)
    return game


def set_row(game: Venice, *names: str) -> None:
    game.doge_row = vec[i64]([3 * DOGE_NAMES.index(name) for name in names])
    game.doge_pool = int(BIT[27] - 1)
    for card in game.doge_row:
        game.doge_pool ^= BIT[card]
