"""How fast a table moves and how long it is kept in memory."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Seconds. People can follow bots that pause before each act; nobody watching, no pause."""

    bot_pause: float = 0.5
    bot_limit: float = 20.0
    idle: float = 60.0
