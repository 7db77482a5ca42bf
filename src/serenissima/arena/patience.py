"""How long a bot that somebody brought along may think on the ladder: one that never answers must not hold it up."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Late(BaseException):
    """The time is over. Not an `Exception`, lest the bot takes it for one of its own."""


@contextmanager
def answer_within(seconds: float) -> Iterator[None]:
    """Raises `Late` in the midst of what takes longer, in a process's main thread where the system has such a clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise Late
