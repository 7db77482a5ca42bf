"""One night of play from a seed: first a time in which anything may fail and nothing may be wrong, then a calm in which
all that is owed must happen.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import traceback
from collections import deque
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

from serenissima import games
from serenissima.match.refusal import Refused
from serenissima.simulate import faults
from serenissima.simulate.clockwork import SimulatedLoop, Stuck
from serenissima.simulate.disk import Disk
from serenissima.simulate.faults import Wish
from serenissima.simulate.oracle import Oracle
from serenissima.simulate.people import Person
from serenissima.simulate.process import Process
from serenissima.simulate.regatta.game import TITLE as REGATTA
from serenissima.table.plans import Made, SeatPlan, TablePlan
from serenissima.table.problems import TableProblem

CALM = 240  # simulated seconds in which all that is owed must have happened
TRAIL = 60  # lines that a failure shows
EXPECTED = (Refused, TableProblem, OSError, TimeoutError)
"""What a task of the product may end with."""


class Violation(AssertionError):
    """Something that must hold does not."""


class Night:
    """One schedule. The same seed makes the same night, to the last byte."""

    def __init__(self, seed: int) -> None:
        games.receive(REGATTA)
        self.seed = seed
        self.dice = random.Random(seed)
        self.wish: Wish = faults.draw(self.dice)
        self.loop = SimulatedLoop()
        self.disk = Disk()
        self.oracle = Oracle(self)
        self.people: list[Person] = []
        self.calm = False
        self.failure: str | None = None
        self.kills = 0
        self.trail: deque[str] = deque(maxlen=TRAIL)
        self._whole = blake2b(digest_size=16)
        self.process: Process

    # --- for everybody

    def chance(self, rate: float) -> bool:
        """Whether something goes wrong now."""
        return not self.calm and rate > 0 and self.dice.random() < rate

    def note(self, what: str) -> None:
        """One line of the trail."""
        line = f"{self.loop.now:9.3f}  {what}"
        self._whole.update(line.encode())
        self.trail.append(line)

    def fail(self, why: str) -> None:
        """Something that must hold does not. The first one counts."""
        if self.failure is None:
            self.note(f"FAILED: {why}")
            self.failure = why

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Whatever breaks in there, other than what may break, is a failure of the night."""
        try:
            await work
        except EXPECTED:
            pass
        except Exception as problem:
            self.note(traceback.format_exc())
            self.fail(f"{type(problem).__name__}: {problem}")

    @property
    def digest(self) -> str:
        """Of everything that happened."""
        return self._whole.hexdigest()

    # --- the story

    def play(self) -> None:
        """From the beginning to the judgement; `failure` says what was wrong."""
        with _undisturbed():
            asyncio.set_event_loop(self.loop)
            try:
                self.loop.run_until_complete(self._story())
            except Stuck as stuck:
                self.fail(str(stuck))
            finally:
                self._clear_up()

    async def _story(self) -> None:
        self.disk.created, self.disk.appended = self.oracle.created, self.oracle.appended
        self.process = Process(self)
        for _ in range(self.wish.tables):
            await self._invite()
        living = [self.loop.create_task(self.guarded(person.live())) for person in self.people]
        while self.loop.now < self.wish.seconds and self.failure is None:
            await asyncio.sleep(1)
            if self.chance(self.wish.away):
                await self._go_away()
            if self.chance(self.wish.killed):
                await self._kill()
        self.calm = True
        self.note("calm")
        for _ in range(CALM):
            await asyncio.sleep(1)
            if self.failure is not None or self._owed() is None:
                break
        owed = self._owed()
        if owed is not None:
            self.fail(owed)
        self.oracle.judge()
        for task in living:
            task.cancel()

    async def _invite(self) -> None:
        """A table, with somebody for every key, and perhaps a second screen for one."""
        seats = [SeatPlan(kind, level="random" if kind == "bot" else None) for kind in self.wish.kinds]  # type: ignore[arg-type]
        made = await self._made(TablePlan(self.wish.game, self.wish.players, seats, {}))
        at_screen = tuple(seat for seat, kind in enumerate(self.wish.kinds) if kind == "screen")
        held = [(made.host, at_screen), (made.watch, ()), *((key, (seat,)) for seat, key in made.friends.items())]
        if self.dice.random() < 0.3:
            held.append(self.dice.choice(held))
        self.people += [Person(self, made.record.id, key, tuple(seats)) for key, seats in held]

    async def _made(self, plan: TablePlan) -> Made:
        while True:
            try:
                return await self.process.hall.make(plan)
            except TableProblem:
                await asyncio.sleep(0.1)

    async def _go_away(self) -> None:
        self.note("the disk is away")
        self.disk.away = True
        await asyncio.sleep(self.dice.choice((0.5, 3, 8)))
        self.disk.away = False
        self.note("the disk is back")

    async def _kill(self) -> None:
        self.note("kill -9")
        self.kills += 1
        self.process.kill()
        await asyncio.sleep(self.dice.choice((0.0, 0.5, 2.0)))
        self.process = Process(self)

    def _owed(self) -> str | None:
        """What has not happened yet and must."""
        for person in self.people:
            if person.gone:
                continue
            told, latest = person.told, self.oracle.latest(person.table)
            if person.socket is None or not person.socket.open or not told:
                return "somebody cannot come to the table"
            if latest >= 0:
                if told["type"] != "update" or told["seq"] != latest:
                    return f"a screen of table {person.table} does not show what is stored"
                if person.events != self.oracle.heard(person.table, told["viewer"]):
                    return f"a screen of table {person.table} was told another story"
        for table in self.process.hall.tables.values():
            if table.lock.locked():
                return f"table {table.id} is locked"
            if table.gathering is None and not table.match.over and table.viewers:
                kinds = [table.seats[seat].kind for seat in table.match.waiting()]
                if "bot" in kinds:
                    return f"a bot is asked at table {table.id} and does not play"
        asked: dict[str, set[str]] = {}
        for person in self.people:
            asked.setdefault(person.table, set()).update(person.rematches)
        if any(len(found) > 1 for found in asked.values()):
            return "a table has two rematches"
        return None

    def _clear_up(self) -> None:
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.set_exception_handler(lambda *_: None)
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        asyncio.set_event_loop(None)
        self.loop.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No log lines for what is meant to fail, and no collector that might change an order."""
    collecting = gc.isenabled()
    logging.disable(logging.CRITICAL)
    gc.disable()
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
        if collecting:
            gc.enable()
