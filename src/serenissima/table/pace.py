"""How fast a table moves and how long it is kept in memory."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Seconds. People can follow bots that pause before each act; nobody watching, no pause. When a bot's act cannot be
    stored, it tries again after a while.
    """

    bot_pause: float = 0.5
    bot_limit: float = 20.0
    bot_retry: float = 5.0
    idle: float = 60.0
