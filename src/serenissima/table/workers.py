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
    """Where bots think. Each searching level has processes of its own, those that answer without a search share some,
    and so do those that people have brought along: who thinks long keeps none waiting who announced to be quick.
    """

    def __init__(
        self, count: int = 1, limit: float = 20.0, command: tuple[str, ...] = (), own: tuple[Path, ...] = ()
    ) -> None:
        self._count = count
        self._limit = limit
        self._command = command or (sys.executable, "-m", "serenissima.table.worker", *map(str, own))
        self._benches: dict[str, _Bench] = {}

    async def choose(self, question: Question) -> int:
        """The choice of a bot, in its turn among the others'. A worker that fails or dawdles is ended, and so is one
        whose question nobody asks any more: that is how leaving a table stops a thought.
        """
        if question.level not in bots.LEVELS:
            return await self._bench("brought", 1, min(self._limit, OWN_SECONDS)).choose(question, None)
        level = bots.level(question.level)
        bench = self._bench(level.name if level.iterations > 0 else "quick", self._count, self._limit)
        return await bench.choose(question, SEARCHING * level.seconds)

    def _bench(self, name: str, count: int, limit: float) -> _Bench:
        if name not in self._benches:
            self._benches[name] = _Bench(count, self._command, limit)
        return self._benches[name]

    async def close(self) -> None:
        """Ends the workers, also those that are still thinking."""
        for bench in self._benches.values():
            await bench.close()


class _Bench:
    """Processes that are started when they are needed and replaced when they fail, and the queue before them."""

    def __init__(self, count: int, command: tuple[str, ...], limit: float) -> None:
        self._count = count
        self._command = command
        self._limit = limit
        self._asked = 0
        self._free = asyncio.Semaphore(count)  # first come, first served: a queue lets a late one overtake
        self._idle: list[Process | None] = [None] * count
        self._started: list[Process] = []

    async def choose(self, question: Question, patience: float | None) -> int:
        """The choice of a bot. All who were asked share the seconds of patience, so that all answer in time."""
        self._asked += 1
        try:
            async with self._free:
                if patience is not None:
                    patience *= min(1.0, self._count / self._asked)
                return await self._let_think(self._idle.pop(), replace(question, seconds=patience))
        finally:
            self._asked -= 1

    async def _let_think(self, worker: Process | None, question: Question) -> int:
        kept: Process | None = None
        try:
            async with asyncio.timeout(self._limit):
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                told = await _ask(worker, question)
            kept = worker
        except TimeoutError:
            raise BotLate(self._limit) from None
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
        """End them all."""
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
