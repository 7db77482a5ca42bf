"""The levels, the same in every game, and the bots that people bring along."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serenissima.bots import own
from serenissima.bots.base import Bot
from serenissima.bots.greedy import GreedyBot
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.random import RandomBot
from serenissima.bots.searching import SearchBot
from serenissima.core.title import Title


@dataclass(frozen=True)
class Level:
    """How strong: the iterations of a search (none: no search), and the seconds within which it answers. Its thinking
    fits into the `span`: a table shows its act when the span is over, however soon it was found.
    """

    name: str
    iterations: int
    seconds: float
    span: float


LADDER = (
    Level("random", 0, 0.1, 0.1),
    Level("greedy", 0, 0.5, 0.25),
    Level("apprentice", 100, 1.0, 0.5),
    Level("merchant", 500, 2.0, 1.0),
    Level("doge", 20_000, 3.0, 1.5),
)
"""Weakest first."""

TICK = 0.25
"""Who is late is shown a whole number of ticks after the span. The seconds of every level lie on such a tick."""

EDITION = 3
"""Raised when the bots come to choose otherwise in every game."""

LEVELS = tuple(level.name for level in LADDER)
OWN_SECONDS = 10.0
"""What a bot somebody brought along may take."""

OWN_SPAN = 2.0
"""Its span and its tick: nobody knows what its time depends on, so there are few moments at which its act is shown."""

_own: dict[str, type[Bot]] = {}


class UnknownLevel(LookupError):
    """A level that no bot has."""


def level(name: str) -> Level:
    """One of the house's levels."""
    for found in LADDER:
        if found.name == name:
            return found
    raise UnknownLevel(f"there is no bot level {name!r}; the levels are {', '.join(offered())}")


def edition(title: Title[Any]) -> str:
    """The bots of a game as they choose now: what was measured of another edition counts no longer."""
    return f"{EDITION}.{heuristic_of(title).edition}"


def offered() -> list[str]:
    """The levels a seat can be given here, weakest first, then the bots that were brought along."""
    return [*LEVELS, *_own]


def bring(file: Path) -> str:
    """Offer the bot in a Python file as a level; the level's name is that of the file."""
    found = own.load(file)
    if file.stem in LEVELS:
        raise own.BadBot(f"{file}: {file.stem!r} is a level of the house; give the file another name")
    _own[file.stem] = found
    return file.stem


def send_away(name: str) -> None:
    """No longer offer a bot that was brought along."""
    _own.pop(name, None)


def was_brought(name: str) -> bool:
    """Whether that is a bot somebody brought along."""
    return name in _own


def announced(name: str) -> float:
    """The seconds within which a bot of that level answers at a table."""
    return OWN_SECONDS if was_brought(name) else level(name).seconds


def moments(name: str) -> tuple[float, float]:
    """The seconds after which a table shows an act of that level, and those it adds, again and again, when it is late.

    They depend on nothing but the level: what a bot holds decides how long it thinks, and must not show.
    """
    found = next((one for one in LADDER if one.name == name), None)
    return (OWN_SPAN, OWN_SPAN) if found is None else (found.span, TICK)


def make(name: str, title: Title[Any], seed: int, seconds: float | None = None) -> Bot:
    """A bot of that level for a seat of that game. With `seconds` it stops searching after so long; without, only its
    iterations count, so that the same seed plays the same game.
    """
    if name in _own:
        return own.made(_own[name], title, seed)
    found = level(name)
    if found.name == "random":
        return RandomBot(title, seed)
    if found.name == "greedy":
        return GreedyBot(title, seed)
    return SearchBot(title, seed, found.iterations, seconds)
