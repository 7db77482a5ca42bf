"""When somebody learns something: how a match knows, without any author's help, that a thing was revealed and that an
undo may not reach back beyond it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bags import covers
from serenissima.core.bits import filled
from serenissima.core.engine import State
from serenissima.core.events import Diary, EventKind


class Unseen:
    """All that is hidden from each viewer at one moment, pool by pool."""

    def __init__(self, game: State) -> None:
        zones, viewers = game.zones(), game.seats + 1
        pools: i64 = 0
        z: i64
        for z in range(zones):
            if game.zone_pool(z) >= pools:
                pools = game.zone_pool(z) + 1
        bits = filled(pools, 0)
        held = filled(viewers * pools, 0)  # the spectators' pools first
        viewer: i64
        for z in range(zones):
            content, pool = game.zone(z), game.zone_pool(z)
            bits[pool] = game.zone_bits(z)
            for viewer in range(viewers):
                if not game.zone_open_to(z, viewer - 1):
                    cell = viewer * pools + pool
                    held[cell] = held[cell] | content if bits[pool] == 0 else held[cell] + content
        self.pools: Final = pools
        self.bits: Final = bits
        self.held: Final = held

    def lost(self, later: Unseen) -> bool:
        """Whether anything is hidden no longer from somebody."""
        cell: i64
        for cell in range(len(self.held)):
            pool = cell % self.pools
            left = later.held[cell // self.pools * later.pools + pool] if pool < later.pools else 0
            if self.bits[pool] == 0:
                if self.held[cell] & (self.held[cell] ^ left) != 0:
                    return True
            elif not covers(left, self.held[cell], self.bits[pool]):
                return True
        return False


def learned(before: State, after: State) -> bool:
    """Whether any seat or spectator sees a thing now that was hidden from them before."""
    return Unseen(before).lost(Unseen(after))


class Witness(Diary):
    """Keeps the events of a step, and looks at the hidden zones at each of them: what is turned up and goes back
    before the step is over was seen all the same.
    """

    def __init__(self, game: State) -> None:
        super().__init__()
        self.game: Final = game
        self.learned = False  # as of the last look
        self.unseen = Unseen(game)

    def hear(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        super().hear(kind, seat, values)
        self.look()

    def look(self) -> bool:
        """Whether anybody has learned something by now."""
        if not self.learned:
            now = Unseen(self.game)
            self.learned = self.unseen.lost(now)
            self.unseen = now
        return self.learned
