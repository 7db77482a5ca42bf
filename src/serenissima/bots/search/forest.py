"""One tree for each of a few imagined positions; a way that lost, kept to be compared with."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from serenissima.bots.search.searcher import HALF, NO_LIMIT
from serenissima.bots.search.tree import Node
from serenissima.bots.search.tree_search import TreeSearch

TREES: Final = 8


class Forest(TreeSearch):
    """The visits of all trees are added up."""

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Search each tree for its part of the iterations; after so long no other is begun."""
        base = self._position()
        began = perf_counter()
        gathered = Node(self.seat)
        base.options_of(self.seat, self.options)
        gathered.meet(self.options, self.sheet, True)
        n: i64
        for _ in range(TREES):
            self._plant()
            imagined = self._imagine(base, self.seat)
            for _ in range(iterations // TREES):
                game = imagined.clone()
                game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
                self._iterate(game, self.seat)
            for n in range(self.root.size):
                e = gathered.edge(self.root.actions[n])
                gathered.tries[e] += self.root.tries[n]
                gathered.worth[e] += self.root.worth[n]
            if perf_counter() - began > seconds:
                break
        self.root = gathered
