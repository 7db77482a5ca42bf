"""Rewards: what a position is worth to each seat, between 0 and `CERTAIN_WIN`."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.search.tree import CERTAIN_WIN
from serenissima.core.bits import filled
from serenissima.core.chance import scrambled
from serenissima.core.engine import State
from serenissima.core.heuristic import Heuristic
from serenissima.core.options import Options

SAMPLE: Final = 24  # rollouts from which the scale of the evaluation is estimated


def play_at_random(game: State, options: Options, decisions: i64) -> i64:
    """Play in place for at most so many decisions; says how many."""
    done: i64 = 0
    while done < decisions and not game.over():
        game.options(options)
        game.apply(options.pick(game.below(options.size)))
        done += 1
    return done


class Judge:
    """Turns a game's evaluations, which may have any unit, into rewards: through a logistic curve of the lead over the
    best other seat.

    `scale` is the lead that makes a victory likely (about three to one): the mean absolute deviation of the leads after
    random rollouts from the searched position. `level` is the average evaluation after them, against which somebody who
    plays alone is measured.
    """

    def __init__(self, heuristic: Heuristic[Any], seats: i64, lead_percent: i64) -> None:
        self.heuristic = heuristic
        self.seats: i64 = seats
        self.lead_percent: i64 = lead_percent
        self.scale: float = 1.0
        self.level: float = 0.0
        self.worth: vec[i64] = filled(seats, 0)
        self.rewards: vec[i64] = filled(seats, 0)

    def look(self, game: State) -> None:
        """Judge the position for every seat."""
        self.heuristic.judge_all(game, self.worth)

    def lead(self, seat: i64) -> float:
        """By how much the seat is ahead of the best of the others, in the unit of the evaluation."""
        if self.seats == 1:
            return float(self.worth[0]) - self.level
        best: i64 = self.worth[0]
        if seat == 0:
            best = self.worth[1]
        other: i64
        for other in range(self.seats):
            if other != seat and self.worth[other] > best:
                best = self.worth[other]
        return float(self.worth[seat] - best)

    def reward(self, game: State) -> None:
        """Set `rewards` for the position: by evaluation while the game goes on, by rank and lead once it is over."""
        finished = game.over()
        if finished and self.lead_percent == 0 and self.seats > 1:
            self._by_rank(game, 100)
            return
        self.look(game)
        seat: i64
        for seat in range(self.seats):
            scaled = self.lead(seat) / self.scale
            scaled = max(-20.0, min(20.0, scaled))
            self.rewards[seat] = int(float(CERTAIN_WIN) / (1.0 + exp(-scaled)))
        if finished and self.seats > 1:
            for seat in range(self.seats):
                self.rewards[seat] = self.rewards[seat] * self.lead_percent // 100
            self._by_rank(game, 100 - self.lead_percent)

    def _by_rank(self, game: State, percent: i64) -> None:
        """Add so many percent of a victory, shared by those who share the first place."""
        standing = game.standing()
        best = standing[0]
        seat: i64
        for seat in range(self.seats):
            best = max(best, standing[seat])
        winners: i64 = 0
        for seat in range(self.seats):
            if standing[seat] == best:
                winners += 1
        if percent == 100:
            for seat in range(self.seats):
                self.rewards[seat] = 0
        for seat in range(self.seats):
            if standing[seat] == best:
                self.rewards[seat] += CERTAIN_WIN * percent // (100 * winners)

    def calibrate(self, game: State, viewer: i64, depth: i64, luck: i64) -> None:
        """Estimate scale and level from a few random rollouts of the searched length."""
        options = Options()
        leads: list[float] = []
        worths = 0.0
        k: i64
        seat: i64
        for k in range(SAMPLE):
            copy = game.clone()
            copy.luck = scrambled(luck + k)
            copy.redeal(viewer)
            play_at_random(copy, options, max(depth, 2 * self.seats))
            self.look(copy)
            worths += float(self.worth[0])
            for seat in range(self.seats):
                leads.append(self.lead(seat))
        middle = 0.0
        for lead in leads:
            middle += lead / float(len(leads))
        spread = 0.0
        for lead in leads:
            spread += abs(lead - middle) / float(len(leads))
        self.scale = max(spread, 1.0)
        self.level = worths / float(SAMPLE)
