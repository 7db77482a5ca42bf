"""One tree, every other iteration imagined by an opponent; a way that lost, kept to be compared with."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.bots.search.tree_search import TreeSearch
from serenissima.core.engine import State


class Recast(TreeSearch):
    """The opponent does not know the searcher's hand, and chooses without it."""

    def _once(self, base: State, n: i64) -> None:
        viewer = self.seat
        if n % 2 == 1 and base.seats > 1:
            viewer = self.dice.below(base.seats - 1)
            if viewer >= self.seat:
                viewer += 1
        game = self._imagine(base, viewer)
        if viewer != self.seat and self._stuck(game):
            viewer = self.seat
            game = self._imagine(base, viewer)
        self._iterate(game, viewer)

    def _stuck(self, game: State) -> bool:
        """Whether an opponent imagined a hand with which the seat could not go on with what it has begun."""
        game.options_of(self.seat, self.options)
        return self.options.size == 0
