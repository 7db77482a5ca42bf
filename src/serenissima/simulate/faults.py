"""What goes wrong in a night, drawn first of all: each night is another world."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from typing import Any

GAMES = ("regatta", "regatta", "venezia2099")
"""Mostly the tiny game that uses every mechanism of the engine: it is cheap, and short enough to reach its end."""


@dataclass(frozen=True)
class Wish:
    """The options of a night. Rates are per occasion."""

    game: str
    players: int
    kinds: tuple[str, ...]
    tables: int
    seconds: float  # how long people play and things go wrong; then all is well, and what is owed must happen
    think: float  # at most so long until somebody acts
    haste: float  # how often something from outside arrives at once
    commit_fails: float
    answer_lost: float
    disk_slow: float
    away: float  # how often, in a second, the disk goes away for a while
    killed: float  # how often, in a second, the server is killed
    cut: float
    flee: float  # how often somebody's line is cut right after an act was sent
    gone: float  # of those whose line is cut, how many never come back
    slow_reader: float
    network: float  # at most so long until a message arrives
    buffer: int  # messages on their way before a sender has to wait
    bot_faults: float
    mischief: float  # stale, foreign, doubled and garbled commands
    rematches: float

    def told(self) -> dict[str, Any]:
        """For a trace, and for programs."""
        return asdict(self)


def draw(dice: random.Random) -> Wish:
    """The options of one night."""

    def some(rate: float, most: float) -> float:
        """Often none at all: a fault shows best alone."""
        return dice.uniform(0, most) if dice.random() < rate else 0.0

    players = dice.choice((2, 2, 3))
    kinds = [dice.choice(("screen", "friend", "bot", "bot")) for _ in range(players)]
    kinds[0] = dice.choice(("screen", "friend"))
    return Wish(
        game=dice.choice(GAMES),
        players=players,
        kinds=tuple(kinds),
        tables=dice.choice((1, 2, 3)),
        seconds=dice.choice((8, 15, 25)),
        think=dice.choice((0.05, 0.2, 1.0)),
        haste=dice.choice((0.1, 0.33, 0.6)),
        commit_fails=some(0.5, 0.2),
        answer_lost=some(0.6, 0.3),
        disk_slow=some(0.4, 0.5),
        away=some(0.3, 0.1),
        killed=some(0.6, 0.3),
        cut=some(0.6, 0.1),
        flee=some(0.3, 0.5),
        gone=some(0.5, 0.5),
        slow_reader=some(0.4, 0.2),
        network=dice.choice((0.05, 0.05, 1.0)),
        buffer=dice.choice((1, 3)),
        bot_faults=some(0.4, 0.1),
        mischief=some(0.7, 0.3),
        rematches=some(0.3, 0.5),
    )
