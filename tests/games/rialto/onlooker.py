"""What a viewer can know of the hidden cards of Rialto: the fewest and the most of each kind in every heap."""

from __future__ import annotations

from typing import Any

from serenissima.core.engine import State
from serenissima.games.rialto.state import Rialto
from tests import onlooker_kit
from tests.games.rialto.followed import KINDS, Follower, contents


class Onlooker(onlooker_kit.Onlooker):
    """One viewer's bounds."""

    def __init__(self, game: State, viewer: int) -> None:
        super().__init__(game, viewer)
        assert isinstance(game, Rialto)
        self.follower = Follower(game, viewer)

    def hear(self, told: dict[str, Any]) -> None:
        name = told["id"].removeprefix("event-").removesuffix("-hidden").replace("-", "_")
        heard = getattr(self.follower, f"on_{name}", None)
        if heard is not None:
            heard(told["seat"], told["args"])
            self.follower.tighten()

    def see(self) -> None:
        self.follower.rows_laid_out()

    def compare(self, imagined: State) -> None:
        assert isinstance(imagined, Rialto)
        heaps = self.follower.heaps()
        for name, counts in contents(imagined, self.follower.others).items():
            heap = heaps[name]
            assert sum(counts) == heap.size, f"viewer {self.viewer}, {name}: {sum(counts)} cards, not {heap.size}"
            for kind, number in enumerate(counts):
                assert heap.lo[kind] <= number <= heap.hi[kind], (
                    f"viewer {self.viewer}, {name}: {number} {KINDS[kind]}, not {heap.lo[kind]} to {heap.hi[kind]}"
                )
