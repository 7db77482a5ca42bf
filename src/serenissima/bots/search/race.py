"""A search without a tree, where what comes below the decision is met too seldom to be chosen well: the options of the
decision race, and the worse half is dropped again and again (sequential halving).
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.search.manner import Manner
from serenissima.bots.search.searcher import ANEW, LOOK_AT_CLOCK, NO_LIMIT, Searcher
from serenissima.bots.search.tree import WHOLE
from serenissima.core.engine import State
from serenissima.core.heuristic import Heuristic

LOOK_AT_FIELD: Final = 32  # iterations between two looks at who is clearly behind


class Race(Searcher):
    """All that follows the decision is played on by habit."""

    def __init__(
        self, heuristic: Heuristic[Any], seat: i64, seats: i64, manner: Manner, seed: i64, sees_all: bool = False
    ) -> None:
        super().__init__(heuristic, seat, seats, manner, seed, sees_all)
        self.ahead: i64 = -1  # the winner
        self.squares: vec[float] = vec[float]()  # of the rewards of each option, summed

    def _plant(self) -> None:
        super()._plant()
        self.ahead = -1
        self.squares = vec[float]()

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Try the options in turn; drop the worse half again and again. Each round has an equal part of the budget and
        of the time; of options too many for the first one, those not tried are dropped first. When a part of the
        budget is spent, an option clearly behind the best one leaves at once, and the race ends when one is left.
        """
        base = self._position()
        began = perf_counter()
        base.options_of(self.seat, self.options)
        size = self.options.size
        self.row = self.root.meet(self.options, self.sheet, True)
        start = self.dice.below(size)
        race: list[i64] = []
        k: i64
        for k in range(size):
            race.append(self.row[(start + k) % size])
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
            runners: i64 = len(race)
            n: i64
            for n in range((iterations - spent) // (rounds - r)):
                self._try(base, race[n % runners])
                spent += 1
                if n % LOOK_AT_CLOCK == LOOK_AT_CLOCK - 1 and perf_counter() - began > until:
                    break
                if spent % LOOK_AT_FIELD == 0 and spent * ANEW >= iterations and self.manner.behind > 0.0:
                    race = self._in_reach(race)
                    runners = len(race)
                    if runners == 1:
                        break
            if runners == 1:
                break
            race = self._better_half(race)
        self.ahead = race[0]

    def best(self) -> i64:
        """The winner."""
        if self.ahead < 0:
            raise ValueError("run first")
        return self.root.actions[self.ahead]

    def value(self) -> float:
        """What the winner brought on average."""
        if self.ahead < 0:
            return super().value()
        return self.root.mean[self.ahead] / 1_000_000.0

    def _try(self, base: State, e: i64) -> None:
        game = self._imagine(base, self.seat)
        game.act(self.seat, self.root.actions[e])
        self.path.clear()
        self.edges.clear()
        self.path.append(self.root)
        self.edges.append(e)
        self._play_out_and_learn(game, self.seat)
        reward = float(self.judge.rewards[self.seat])
        self.squares[e] += reward * reward

    def _in_reach(self, race: list[i64]) -> list[i64]:
        """Those not clearly behind the best one."""
        root = self.root
        best = race[0]
        for e in race:
            if root.mean[e] > root.mean[best]:
                best = e
        return [
            e
            for e in race
            if e == best
            or root.mean[best] - root.mean[e] <= self.manner.behind * sqrt(self._spread(best) + self._spread(e))
        ]

    def _spread(self, e: i64) -> float:
        """The square of the standard error of an option's mean, as if it had one more try as uncertain as can be."""
        root = self.root
        parts = root.parts[e]
        around = self.squares[e] - root.mean[e] * root.mean[e] * float(root.tries[e])
        return (around + 0.25 * float(WHOLE) * float(WHOLE)) / (parts * parts)

    def _better_half(self, race: list[i64]) -> list[i64]:
        mean = self.root.mean
        kept: list[i64] = []
        left = list(race)
        while len(kept) < (len(race) + 1) // 2:
            best = left[0]
            for e in left:
                if mean[e] > mean[best]:
                    best = e
            kept.append(best)
            left.remove(best)
        return kept
