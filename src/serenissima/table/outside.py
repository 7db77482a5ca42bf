"""Time, luck, tasks and threads: the one door through which tables and server reach them.

Whoever hands in another one decides what these are. That is how a simulation runs the real tables: hours pass in a
moment, and one number decides all that chance does. A test beside the layers forbids any other way.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

Thing = TypeVar("Thing")


class Outside:
    """What is outside the program, as it is: the system's clocks and its cryptographic luck."""

    # --- time

    def now(self) -> int:
        """The date, in milliseconds since 1970: for what is stored. It may jump when somebody sets the clock."""
        return int(time.time() * 1000)

    def steady(self) -> float:
        """Seconds that never jump: for measuring how long something took."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        await asyncio.sleep(seconds)

    def within(self, seconds: float) -> asyncio.Timeout:
        """A block that must end within so many seconds, or is cut off with `TimeoutError`."""
        return asyncio.timeout(seconds)

    def later(self, seconds: float, call: Callable[..., None], *args: object) -> asyncio.TimerHandle:
        """Call this after so many seconds, unless the handle is cancelled before."""
        return asyncio.get_running_loop().call_later(seconds, call, *args)

    # --- tasks and threads

    def start(self, work: Coroutine[Any, Any, Thing], name: str | None = None) -> asyncio.Task[Thing]:
        """Let it run beside what goes on. Whoever starts a task keeps it, or it may be forgotten half-way."""
        return asyncio.create_task(work, name=name)

    async def apart(self, work: Callable[..., Thing], *args: object) -> Thing:
        """In a thread: for what would hold up everybody else."""
        return await asyncio.to_thread(work, *args)

    # --- luck

    def below(self, n: int) -> int:
        """One of 0 … n - 1."""
        return secrets.randbelow(n)

    def bits(self, n: int) -> int:
        """So many random bits, as a number."""
        return secrets.randbits(n)

    def bytes(self, n: int) -> bytes:
        """So many random bytes."""
        return secrets.token_bytes(n)

    def choice(self, things: Sequence[Thing]) -> Thing:
        """One of these."""
        return things[self.below(len(things))]
