"""How fast a table moves and how long it is kept in memory."""

from __future__ import annotations

import math
from dataclasses import dataclass

from serenissima import bots


@dataclass(frozen=True)
class Pace:
    """Seconds. People can follow bots that pause before each act; nobody watching, no pause. When a bot's act cannot be
    stored, it tries again after a while.

    Bots take the time of their level, however soon they have chosen; `bot_time` stretches it. With 0 an act is shown as
    soon as it is found: for tests and for who watches bots alone, since the time can then tell what a bot holds.
    """

    bot_pause: float = 0.5
    bot_time: float = 1.0
    bot_limit: float = 20.0
    bot_retry: float = 5.0
    idle: float = 60.0

    def moment(self, level: str, watched: bool, ready: float) -> float:
        """How long after it was asked a bot's act is shown, if it was ready after so long: at the end of its pause and
        of its level's span, or, when it is late, at the next tick. Nothing else decides.
        """
        span, tick = bots.moments(level)
        first = max(self.bot_pause if watched else 0.0, span * self.bot_time)
        if self.bot_time <= 0:
            return max(first, ready)
        late = max(0.0, ready - first)
        return first + math.ceil(late / (tick * self.bot_time)) * tick * self.bot_time
