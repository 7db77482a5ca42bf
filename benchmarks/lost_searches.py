"""Ways of searching that lost against the ones in the package, kept so that they can be played against again:

    python tools/duel.py rialto '400 forest' 400

docs/bots-lab.md has the results.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.search.searcher import HALF, NO_LIMIT, Searcher
from serenissima.bots.search.tree import Node
from serenissima.bots.search.tree_search import TreeSearch
from serenissima.bots.searching import SearchBot
from serenissima.core.engine import State

TREES: Final = 8


class Forest(TreeSearch):
    """One tree for each of a few imagined positions, their visits added up: determinized search."""

    def run(self, iterations: int, seconds: float = NO_LIMIT) -> None:
        """Search each tree for its part of the iterations; after so many seconds no other is begun."""
        base = self._position()
        began = perf_counter()
        gathered = Node(self.seat)
        base.options_of(self.seat, self.options)
        gathered.index_options(self.options, self.scratch, True)
        for _ in range(TREES):
            self._plant()
            imagined = self._imagine(base)
            for _ in range(iterations // TREES):
                game = imagined.clone()
                game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
                self._iterate(game)
            for n in range(self.root.size):
                e = gathered.edge(self.root.actions[n])
                gathered.tries[e] += self.root.tries[n]
                gathered.rewards[e] += self.root.rewards[n]
            if perf_counter() - began > seconds:
                break
        self.root = gathered


class Recast(TreeSearch):
    """One tree, every other iteration imagined by an opponent, who does not know the searcher's hand: re-determinizing.

    Of such an iteration only that opponent's nodes learn.
    """

    viewer = -1

    def _once(self, base: State, n: int) -> None:
        self.viewer = int(self.seat)
        if n % 2 == 1 and base.seats > 1:
            self.viewer = int(self.dice.below(base.seats - 1))
            if self.viewer >= self.seat:
                self.viewer += 1
        game = self._imagined_by(base, self.viewer)
        if self.viewer != self.seat and self._stuck(game):
            self.viewer = int(self.seat)
            game = self._imagined_by(base, self.viewer)
        self._iterate(game)

    def _imagined_by(self, base: State, viewer: int) -> State:
        game = base.clone()
        game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
        game.redeal(viewer)
        return game

    def _stuck(self, game: State) -> bool:
        """Whether an opponent imagined a hand with which the seat could not go on with what it has begun."""
        game.options_of(self.seat, self.options)
        return bool(self.options.size == 0)

    def _learn(self, rewards: vec[i64]) -> None:
        for node, edge in zip(self.path, self.edges, strict=True):
            if self.viewer in (self.seat, node.seat):
                node.learn(edge, rewards[node.seat])


LOST: Final[dict[str, type[TreeSearch]]] = {"forest": Forest, "recast": Recast}


class LostBot(SearchBot):
    """Searches in one of these ways."""

    def __init__(self, name: str, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.name = name

    def new_searcher(self, seat: int, seats: int) -> Searcher:
        return LOST[self.name](self.heuristic, seat, seats, self.parameters, self.dice.below(1 << 31))
