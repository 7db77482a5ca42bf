"""What a seat can imagine: search looks past hidden cards only through `determinize`."""

from __future__ import annotations

from typing import TypeVar, cast

from mypy_extensions import i64

from serenissima.core.chance import scrambled
from serenissima.core.engine import State

S = TypeVar("S", bound=State)


def determinize(game: S, viewer: i64, luck: i64) -> S:
    """A copy of the game in which all that is hidden from the viewer is dealt again at random."""
    copy = game.clone()
    copy.luck = scrambled(luck)
    copy.redeal(viewer)
    return cast("S", copy)


def hidden_from(game: State, viewer: i64, pool: i64) -> i64:
    """All that a pool holds in zones that the viewer does not see."""
    unseen: i64 = 0
    z: i64
    for z in range(game.zones()):
        if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
            unseen = unseen + game.zone(z) if game.zone_bits(z) != 0 else unseen | game.zone(z)
    return unseen
