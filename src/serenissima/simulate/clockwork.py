"""Time that passes only when everybody waits for it, and the outside of a simulated process."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from serenissima.table.outside import Outside

Thing = TypeVar("Thing")

BEGINNING = 1_800_000_000_000  # the date on which every night begins, in milliseconds


class Stuck(AssertionError):
    """Everybody waits, and nothing will ever happen: a deadlock."""


class _Jump(selectors.SelectSelector):
    """Nothing arrives from outside: waiting only moves the clock."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck("everybody waits for ever")
        self.loop.now += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """asyncio's own loop with a clock of its own. Callbacks that are ready keep asyncio's order; what a real machine
    leaves open is when things arrive from outside, and that is what the seed decides.
    """

    def __init__(self) -> None:
        self.now = 0.0
        selector = _Jump()
        super().__init__(selector)
        selector.loop = self
        self._clock_resolution = 1e-9

    def time(self) -> float:
        return self.now


class SimulatedOutside(Outside):
    """What one process sees of the world. When the process is killed, whatever it waits for never comes."""

    def __init__(self, dice: random.Random, haste: Callable[[], float]) -> None:
        self.dice = dice
        self.dead = False
        self.jumped = 0  # milliseconds by which somebody has set the clock
        self._haste = haste
        self._tasks: dict[asyncio.Task[Any], None] = {}  # nothing else may hold those that wait for ever

    def spell(self, longest: float) -> float:
        """How long something outside takes. Often nothing at all, so that many things happen at once."""
        drawn = self.dice.random()
        return 0.0 if drawn < self._haste() else longest * drawn * drawn

    async def pause(self, longest: float) -> None:
        """Wait for something outside the process."""
        await self.sleep(self.spell(longest))

    async def never_if_dead(self) -> None:
        """A dead process gets no further than this."""
        if self.dead:
            await asyncio.get_running_loop().create_future()

    # --- as the product asks

    def now(self) -> int:
        return BEGINNING + int(asyncio.get_running_loop().time() * 1000) + self.jumped

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.never_if_dead()

    def later(self, seconds: float, call: Callable[..., None], *args: object) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, lambda: None if self.dead else call(*args))

    def start(self, work: Coroutine[Any, Any, Thing], name: str | None = None) -> asyncio.Task[Thing]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return task

    async def apart(self, work: Callable[..., Thing], *args: object) -> Thing:
        await self.pause(0.2)
        return work(*args)

    def below(self, n: int) -> int:
        return self.dice.randrange(n)

    def bits(self, n: int) -> int:
        return self.dice.getrandbits(n)

    def bytes(self, n: int) -> bytes:
        return self.dice.randbytes(n)
