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

    `first_look` is how much the search goes by what looks good right after an option. `play_on` are the decisions for
    which play-outs go on: at least so many, and so many for each player. With `settling`, chance counts half as much in
    play-outs after so many iterations. `tree` is whether the search remembers what follows an option; else the options
    race. Raise `edition` when the bots come to play this game otherwise.
    """

    def __init__(
        self,
        first_look: float = 1.5,
        play_on: tuple[int, int] = (50, 0),
        settling: int = 0,
        tree: bool = True,
        edition: int = 1,
    ) -> None:
        self.first_look: Final = first_look
        self.play_on: Final = play_on
        self.settling: Final[int] = settling
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

    def decisions_ahead(self, players: i64) -> i64:
        """How many decisions the search plays on for with so many players."""
        return max(i64(self.play_on[0]), i64(self.play_on[1]) * players)
