"""Sequential halving: a search without a tree, for games in which positions below the decision come up too seldom for a
tree to choose well there. All options are tried in turn, the worse half is dropped, and so on until one is left.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.search.parameters import SearchParameters
from serenissima.bots.search.searcher import CLOCK_EVERY, FRESH_PART, NO_LIMIT, Searcher
from serenissima.bots.search.tree import CERTAIN_WIN
from serenissima.core.engine import State
from serenissima.core.heuristic import Heuristic

ELIMINATE_EVERY: Final = 32  # iterations between two looks at which options are clearly worse


class SequentialHalving(Searcher):
    """Everything after the decision itself is rolled out."""

    def __init__(
        self,
        heuristic: Heuristic[Any],
        seat: i64,
        seats: i64,
        parameters: SearchParameters,
        seed: i64,
        sees_all: bool = False,
    ) -> None:
        super().__init__(heuristic, seat, seats, parameters, seed, sees_all)
        self.winner: i64 = -1  # the index of the option that is left
        self.squares: vec[float] = vec[float]()  # of the rewards of each option, summed

    def _plant(self) -> None:
        super()._plant()
        self.winner = -1
        self.squares = vec[float]()

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Try the options in turn, round by round, and drop the worse half after each. Rounds have equal parts of the
        budget and of the time; where options are too many for the first round, those not tried are dropped first. Once
        a fifth of the budget is spent, options clearly worse than the best are dropped at once (early elimination), and
        the search ends when one is left.
        """
        base = self._position()
        began = perf_counter()
        base.options_of(self.seat, self.options)
        size = self.options.size
        self.row = self.root.index_options(self.options, self.scratch, True)
        start = self.dice.below(size)
        still_in: list[i64] = []
        k: i64
        for k in range(size):
            still_in.append(self.row[(start + k) % size])
        rounds: i64 = 1
        left = size
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        if len(self.squares) < self.root.size:
            self.squares = vec[float]([0.0] * self.root.size)
        spent: i64 = 0
        r: i64
        for r in range(rounds):
            until = seconds * float(r + 1) / float(rounds)
            remaining: i64 = len(still_in)
            n: i64
            for n in range((iterations - spent) // (rounds - r)):
                self._try(base, still_in[n % remaining])
                spent += 1
                if n % CLOCK_EVERY == CLOCK_EVERY - 1 and perf_counter() - began > until:
                    break
                if (
                    spent % ELIMINATE_EVERY == 0
                    and spent * FRESH_PART >= iterations
                    and self.parameters.early_elimination > 0.0
                ):
                    still_in = self._survivors(still_in)
                    remaining = len(still_in)
                    if remaining == 1:
                        break
            if remaining == 1:
                break
            still_in = self._better_half(still_in)
        self.winner = still_in[0]

    def best(self) -> i64:
        """The winner."""
        if self.winner < 0:
            raise ValueError("run first")
        return self.root.actions[self.winner]

    def value(self) -> float:
        """What the winner brought on average."""
        if self.winner < 0:
            return super().value()
        return self.root.mean[self.winner] / 1_000_000.0

    def _try(self, base: State, e: i64) -> None:
        game = self._imagine(base)
        game.act(self.seat, self.root.actions[e])
        self.path.clear()
        self.edges.clear()
        self.path.append(self.root)
        self.edges.append(e)
        self._roll_out_and_learn(game)
        reward = float(self.judge.rewards[self.seat])
        self.squares[e] += reward * reward

    def _survivors(self, still_in: list[i64]) -> list[i64]:
        """Those not clearly worse than the best one."""
        root = self.root
        best = still_in[0]
        for e in still_in:
            if root.mean[e] > root.mean[best]:
                best = e
        return [
            e
            for e in still_in
            if e == best
            or root.mean[best] - root.mean[e]
            <= self.parameters.early_elimination * sqrt(self._squared_error(best) + self._squared_error(e))
        ]

    def _squared_error(self, e: i64) -> float:
        """The squared standard error of an option's mean reward, as if one more try had the widest spread there is."""
        root = self.root
        parts = root.tries_plus_one[e]
        around = self.squares[e] - root.mean[e] * root.mean[e] * float(root.tries[e])
        return (around + 0.25 * float(CERTAIN_WIN) * float(CERTAIN_WIN)) / (parts * parts)

    def _better_half(self, still_in: list[i64]) -> list[i64]:
        mean = self.root.mean
        kept: list[i64] = []
        left = list(still_in)
        while len(kept) < (len(still_in) + 1) // 2:
            best = left[0]
            for e in left:
                if mean[e] > mean[best]:
                    best = e
            kept.append(best)
            left.remove(best)
        return kept
