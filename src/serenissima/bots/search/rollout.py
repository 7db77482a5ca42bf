"""The policy of rollouts: of a few options, the one that has brought the seat most on average, wherever in the game
it was taken. General game players call this MAST, the move-average sampling technique. It costs no copy of the game
and no evaluation.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import filled
from serenissima.core.engine import State
from serenissima.core.options import Options

PSEUDO_COUNT: Final = 4  # an average counts as if the action had brought the seat's own average so often besides


class RolloutPolicy:
    """For each seat and action, the average reward of the iterations in which the seat took it."""

    def __init__(self, seats: i64, actions: i64) -> None:
        self.actions: Final[i64] = actions
        self.times: vec[i64] = filled(seats * actions, 0)
        self.rewards: vec[i64] = filled(seats * actions, 0)
        self.iterations: i64 = 0
        self.total: vec[i64] = filled(seats, 0)  # of each seat's rewards
        self.moves: vec[i64] = filled(256, 0)  # of this iteration, as seat * actions + action
        self.size: i64 = 0

    def record(self, seat: i64, action: i64) -> None:
        """Remember that the seat takes the action in this iteration."""
        if self.size == len(self.moves):
            self.moves = append(self.moves, 0)
        self.moves[self.size] = seat * self.actions + action
        self.size += 1

    def roll_out(self, game: State, options: Options, decisions: i64, candidates: i64, noise: i64) -> i64:
        """Play in place for at most so many decisions; says how many. At each one so many candidates are drawn at
        random from the options, and the one with the best average is played. Up to `noise` is added to each average
        at random, so that small differences decide little.
        """
        done: i64 = 0
        while done < decisions and not game.over():
            game.options(options)
            size = options.size
            if size == 1:
                game.apply(options.pick(0))
            else:
                action = options.pick(game.below(size))
                seat = game.to_play()
                if candidates > 1:
                    action = self._best_of(game, options, seat, action, candidates, noise)
                self.record(seat, action)
                game.apply(action)
            done += 1
        return done

    def _best_of(self, game: State, options: Options, seat: i64, first: i64, candidates: i64, noise: i64) -> i64:
        prior: i64 = 0
        if self.iterations > 0:
            prior = self.total[seat] * PSEUDO_COUNT // self.iterations
        base = seat * self.actions
        best = first
        highest = (self.rewards[base + first] + prior) // (self.times[base + first] + PSEUDO_COUNT) + game.below(noise)
        for _ in range(candidates - 1):
            other = options.pick(game.below(options.size))
            average = (self.rewards[base + other] + prior) // (self.times[base + other] + PSEUDO_COUNT) + game.below(
                noise
            )
            if average > highest:
                highest = average
                best = other
        return best

    def learn(self, rewards: vec[i64]) -> None:
        """The iteration is over: credit every action in it with what its seat got."""
        k: i64
        for k in range(self.size):
            place = self.moves[k]
            self.times[place] += 1
            self.rewards[place] += rewards[place // self.actions]
        self.size = 0
        self.iterations += 1
        seat: i64
        for seat in range(len(rewards)):
            self.total[seat] += rewards[seat]
