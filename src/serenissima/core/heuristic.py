"""What the bots go by in one game. The rules do not know of it: a game has it in its module `search`, and the bots find
it there.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.engine import State

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[G]):
    """How good positions of a game look, and how it is searched. As it stands here it serves a game that says nothing.

    `prior_strength`: how much more the search tries options after which the position looks good. `rollout_depth`: for
    how many decisions rollouts go on, at least, and for each player. `noise_half_life`: iterations after which the
    noise in rollouts is half as large (0: it stays). `tree`: whether to search in a tree; else by sequential halving.
    Raise `edition` when the bots come to play this game otherwise.
    """

    def __init__(
        self,
        prior_strength: float = 1.5,
        rollout_depth: tuple[int, int] = (50, 0),
        noise_half_life: int = 0,
        tree: bool = True,
        edition: int = 1,
    ) -> None:
        self.prior_strength: Final = prior_strength
        self.rollout_depth: Final = rollout_depth
        self.noise_half_life: Final[int] = noise_half_life
        self.tree: Final = tree
        self.edition: Final[int] = edition

    def evaluate(self, game: G, seat: i64) -> i64:
        """How good a position is for a seat, higher being better: what the greedy bot looks at."""
        return game.standing()[seat]

    def judge(self, game: G, seat: i64) -> i64:
        """The same as the search needs it, which stops after random play in a position it has imagined whole: a game
        may leave out here what means much to somebody who decides now and nothing after so much chance, and may look
        at hidden cards, which differ from one imagined position to the next.
        """
        return self.evaluate(game, seat)

    def judge_all(self, game: G, worth: vec[i64]) -> None:
        """Write what `judge` says of each seat into the row. A game where much of it is the same for all seats may work
        that out once.
        """
        seat: i64
        for seat in range(game.seats):
            worth[seat] = self.judge(game, seat)

    def rollout_depth_for(self, players: i64) -> i64:
        """For how many decisions rollouts go on with so many players."""
        return max(i64(self.rollout_depth[0]), i64(self.rollout_depth[1]) * players)
