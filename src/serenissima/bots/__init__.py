"""Opponents. A bot receives what its seat knows and nothing else, at a table, in a soak and in the terminal alike."""

from __future__ import annotations

from serenissima.bots.base import Bot, Knowledge, play
from serenissima.bots.greedy import GreedyBot
from serenissima.bots.random import RandomBot
from serenissima.core.title import Title

LEVELS = ("random", "greedy")
"""The levels, weakest first, the same in every game."""


class UnknownLevel(LookupError):
    """A level that no bot has."""


def make(level: str, title: Title, seed: int) -> Bot:
    """A bot of that level for a seat of that game."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(title, seed)
    raise UnknownLevel(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}")


__all__ = ["LEVELS", "Bot", "GreedyBot", "Knowledge", "RandomBot", "UnknownLevel", "make", "play"]
