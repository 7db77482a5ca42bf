"""What a bot is given and what it gives back."""

from __future__ import annotations

from typing import Any, Final

from serenissima.bots.heuristics import heuristic_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.fields import view
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.title import Title


class Knowledge:
    """A position as one seat knows it. What is kept here has been dealt again already: the truth is out of reach."""

    def __init__(self, game: State, seat: int) -> None:
        self.seat: Final = seat
        self.__imagined: Final = determinize(game, seat, 0)

    def view(self) -> dict[str, Json]:
        """The position as the seat sees it."""
        return view(self.__imagined, self.seat)

    def imagine(self, luck: int) -> State:
        """A whole position that agrees with all the seat knows; another luck, another one."""
        return determinize(self.__imagined, self.seat, luck)


class Bot:
    """Somebody who chooses, for one seat of one game. A user's own bot subclasses this."""

    def __init__(self, title: Title[Any], seed: int) -> None:
        self.title = title
        self.heuristic = heuristic_of(title)
        self.dice = Chance(seed)

    def choose(self, known: Knowledge, options: Options) -> int:
        """One of the options."""
        raise NotImplementedError


def play(game: State, bots: list[Bot]) -> None:
    """Play the game to its end, in place."""
    options = Options()
    while not game.over():
        seat = game.to_play()
        game.options(options)
        chosen = bots[seat].choose(Knowledge(game, seat), options)
        game.apply(chosen)
