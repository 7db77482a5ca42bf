"""A title for positions made by hand, where the bots need one."""

from __future__ import annotations

from serenissima.core.engine import State
from serenissima.core.title import Title


class Toy(Title):
    """Two players, no frames and no events of its own."""

    def __init__(self) -> None:
        super().__init__("toy", "TOY", 1, (2, 2), (1, 1), ("", "", 0), [], [])

    def check(self, game: State) -> None:
        assert game.seats == 2
