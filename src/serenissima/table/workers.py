"""The processes in which bots think. A long thought, a crash or an endless loop stays in there."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from serenissima import bots
from serenissima.bots.levels import OWN_SECONDS
from serenissima.table.thinking import BotFailed, BotLate, Question

SEARCHING = 0.4
"""Of the time announced, the part that goes to one search; the rest is for those who come while it goes on."""


class BotWorkers:
    """A few worker processes, started when they are needed, replaced when they fail."""

    def __init__(
        self, count: int = 1, limit: float = 20.0, command: tuple[str, ...] = (), own: tuple[Path, ...] = ()
    ) -> None:
        self._limit = limit
        self._command = command or (sys.executable, "-m", "serenissima.table.worker", *map(str, own))
        self._count = count
        self._asked = 0
        self._free = asyncio.Semaphore(count)  # first come, first served: a queue lets a late one overtake
        self._idle: list[Process | None] = [None] * count
        self._started: list[Process] = []

    async def choose(self, question: Question) -> int:
        """The choice of a bot, in its turn among the others'. A worker that fails or dawdles is ended, and so is one
        whose question nobody asks any more: that is how leaving a table stops a thought.
        """
        self._asked += 1
        try:
            async with self._free:
                worker = self._idle.pop()
                return await self._choose(worker, replace(question, seconds=self._patience(question.level)))
        finally:
            self._asked -= 1

    def _patience(self, level: str) -> float | None:
        """How long a bot may search now, so that all who were asked answer within the announced time."""
        if level not in bots.LEVELS:
            return None
        return SEARCHING * bots.announced(level) * min(1.0, self._count / self._asked)

    async def _choose(self, worker: Process | None, question: Question) -> int:
        kept: Process | None = None
        limit = self._limit if question.level in bots.LEVELS else min(self._limit, OWN_SECONDS)
        try:
            async with asyncio.timeout(limit):
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                told = await _ask(worker, question)
            kept = worker
        except TimeoutError:
            raise BotLate(limit) from None
        except (OSError, ValueError) as problem:
            raise BotFailed(f"the worker failed: {problem!r}") from problem
        finally:
            if kept is None and worker is not None:
                _end(worker)
            self._idle.append(kept)
        if "action" not in told:
            raise BotFailed(str(told.get("error")))
        return int(told["action"])

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._started = [other for other in self._started if other.returncode is None]
        self._started.append(worker)
        return worker

    async def close(self) -> None:
        """Ends the workers, also those that are still thinking."""
        for worker in self._started:
            await _see_off(worker)


async def _ask(worker: Process, question: Question) -> dict[str, str]:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(json.dumps(asdict(question)).encode() + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise BotFailed("the worker died")
    told: dict[str, str] = json.loads(line)
    return told


async def _see_off(worker: Process) -> None:
    """End a worker and wait until its pipes are closed too: nothing of it may outlive the event loop."""
    _end(worker)
    await worker.wait()
    if worker.stdin is not None:
        worker.stdin.close()
        with suppress(OSError):
            await worker.stdin.wait_closed()
    if worker.stdout is not None:
        with suppress(RuntimeError):  # somebody is reading still, and hears of the end
            await worker.stdout.read()


def _end(worker: Process) -> None:
    if worker.returncode is None:
        worker.kill()
