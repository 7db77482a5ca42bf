"""What a seat can imagine, and what it learns: the two questions that hidden cards raise.

Search looks past hidden cards only through `determinize`. `learned` is how a match knows, without any author's help,
that something was revealed and that an undo may not reach back beyond it.
"""

from __future__ import annotations

from typing import TypeVar, cast

from mypy_extensions import i64

from serenissima.core.bags import covers
from serenissima.core.chance import scrambled
from serenissima.core.engine import State
from serenissima.core.fields import SPECTATOR

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


def learned(before: State, after: State) -> bool:
    """Whether any seat or spectator sees a thing now that was hidden from them before."""
    pools: list[tuple[i64, i64]] = []
    z: i64
    for z in range(before.zones()):
        pair = (before.zone_pool(z), before.zone_bits(z))
        if pair not in pools:
            pools.append(pair)
    viewer: i64
    for viewer in range(SPECTATOR, before.seats):
        for pool, bits in pools:
            unseen_before = hidden_from(before, viewer, pool)
            unseen_after = hidden_from(after, viewer, pool)
            if bits == 0:
                if unseen_before & (unseen_before ^ unseen_after) != 0:
                    return True
            elif not covers(unseen_after, unseen_before, bits):
                return True
    return False
