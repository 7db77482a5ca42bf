"""Habits: what an action has brought a seat so far, wherever in the game it was taken. Play-outs lean towards what did
well (the move-average sampling of general game players), which costs no copy of the game and no evaluation.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import filled
from serenissima.core.engine import State
from serenissima.core.options import Options

DOUBT: Final = 4  # a record counts as if the action had brought the seat's average so many times besides


class Habits:
    """For each seat and action the rewards of the iterations in which the seat took it."""

    def __init__(self, seats: i64, actions: i64) -> None:
        self.actions: Final[i64] = actions
        self.taken: vec[i64] = filled(seats * actions, 0)
        self.brought: vec[i64] = filled(seats * actions, 0)
        self.iterations: i64 = 0
        self.total: vec[i64] = filled(seats, 0)  # of each seat's rewards
        self.moves: vec[i64] = filled(256, 0)  # of this iteration, as seat * actions + action
        self.size: i64 = 0

    def note(self, seat: i64, action: i64) -> None:
        """The seat takes that action in this iteration."""
        if self.size == len(self.moves):
            self.moves = append(self.moves, 0)
        self.moves[self.size] = seat * self.actions + action
        self.size += 1

    def play_on(self, game: State, options: Options, decisions: i64, draws: i64, sway: i64) -> i64:
        """Play in place for at most that many decisions; how many it were. Of so many options drawn at random the seat
        takes the one with the best record, to each of which chance adds less than `sway`.
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
                if draws > 1:
                    action = self._best_of(game, options, seat, action, draws, sway)
                self.note(seat, action)
                game.apply(action)
            done += 1
        return done

    def _best_of(self, game: State, options: Options, seat: i64, first: i64, draws: i64, sway: i64) -> i64:
        usual: i64 = 0
        if self.iterations > 0:
            usual = self.total[seat] * DOUBT // self.iterations
        base = seat * self.actions
        best = first
        highest = (self.brought[base + first] + usual) // (self.taken[base + first] + DOUBT) + game.below(sway)
        for _ in range(draws - 1):
            other = options.pick(game.below(options.size))
            record = (self.brought[base + other] + usual) // (self.taken[base + other] + DOUBT) + game.below(sway)
            if record > highest:
                highest = record
                best = other
        return best

    def learn(self, rewards: vec[i64]) -> None:
        """The iteration is over: every action in it has brought its seat what the seat got."""
        k: i64
        for k in range(self.size):
            place = self.moves[k]
            self.taken[place] += 1
            self.brought[place] += rewards[place // self.actions]
        self.size = 0
        self.iterations += 1
        seat: i64
        for seat in range(len(rewards)):
            self.total[seat] += rewards[seat]
