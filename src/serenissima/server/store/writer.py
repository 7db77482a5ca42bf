"""Group commit: all changes that are waiting go to the disk in one transaction, then each caller is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.table.outside import Outside
from serenissima.table.records import NotStored

Step = tuple[Executable, Sequence[dict[str, Any]]]

MOST = 500


@dataclass
class Change:
    """The steps of one caller, all or nothing, and the caller's promise."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


class Writer:
    """The one task that writes. A disk sync is the slow part: sharing it among many tables costs each nothing."""

    def __init__(self, engine: AsyncEngine, outside: Outside) -> None:
        self._engine = engine
        self._outside = outside
        self._waiting: asyncio.Queue[Change] = asyncio.Queue()
        self._task = outside.start(self._run(), name="store writer")

    async def write(self, steps: Sequence[Step]) -> None:
        """Returns when the steps are on the disk; raises `NotStored` when nobody said so: perhaps they are not,
        perhaps only the answer was lost.
        """
        if self._task.done():
            raise NotStored("the store is closed")
        change = Change(steps, asyncio.Future())
        self._waiting.put_nowait(change)
        await asyncio.shield(change.done)

    async def close(self) -> None:
        """Writes what is waiting and stops."""
        while not self._waiting.empty() and not self._task.done():
            await self._outside.sleep(0.005)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST:
                batch.append(self._waiting.get_nowait())
            await asyncio.shield(self._store(batch))

    async def _store(self, batch: list[Change]) -> None:
        try:
            async with self._engine.begin() as connection:
                for change in batch:
                    await _apply(connection, change)
        except (SQLAlchemyError, OSError) as problem:
            if len(batch) == 1:
                _tell(batch[0], NotStored(str(problem)))
            else:
                for change in batch:
                    await self._store([change])
        else:
            for change in batch:
                _tell(change, None)


async def _apply(connection: AsyncConnection, change: Change) -> None:
    for statement, rows in change.steps:
        await connection.execute(statement, list(rows) or None)


def _tell(change: Change, problem: NotStored | None) -> None:
    if change.done.done():
        return
    if problem is None:
        change.done.set_result(None)
    else:
        change.done.set_exception(problem)
