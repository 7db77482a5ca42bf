"""All the tables: made, fetched from the store when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging

from serenissima.table import keys, plans
from serenissima.table.outside import Outside
from serenissima.table.pace import Pace
from serenissima.table.plans import Made, TablePlan
from serenissima.table.problems import TableProblem
from serenissima.table.reading import dealt, read_match
from serenissima.table.records import Archive, BrokenRecord, Key, NotStored, StoreAway, TableRecord
from serenissima.table.table import Table
from serenissima.table.thinking import Thinker
from serenissima.table.viewers import Viewer

log = logging.getLogger(__name__)


class Hall:
    """Where tables stand. Memory holds only those that somebody looks at, or where bots are at it."""

    def __init__(self, archive: Archive, thinker: Thinker, pace: Pace, outside: Outside) -> None:
        self.tables: dict[str, Table] = {}
        self._archive = archive
        self._thinker = thinker
        self._pace = pace
        self._outside = outside
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def make(self, plan: TablePlan) -> Made:
        """A new table, stored before anybody is told of it."""
        made = plans.make(plan, self._outside)
        await self._keep(made.record)
        return made

    async def table(self, id: str) -> Table:
        """The table of that name. Two who ask at once get the same one."""
        if id not in self.tables:
            task = self._coming.get(id)
            if task is None:
                task = self._outside.start(self._fetch(id))
                self._coming[id] = task
                task.add_done_callback(lambda _: self._coming.pop(id, None))
            await asyncio.shield(task)
        table = self.tables.get(id)
        if table is None or table.closed:
            self.tables.pop(id, None)
            raise TableProblem("failed", "problem-table-closed")
        self._watch_idle(table)
        return table

    async def rematch(self, table: Table, key: Key) -> str:
        """The rematch of a table: made by the first player who asks, the same for everybody."""
        if key.role == "watch":
            raise TableProblem("forbidden", "problem-spectators-cannot")
        if not table.match.over:
            raise TableProblem("early", "problem-not-over")
        async with table.lock:
            wanted = table.rematch or await self._claim(table.id)
            if await self._load(wanted) is None:
                old = await self._load(table.id)
                if old is None:
                    raise TableProblem("unknown", "problem-unknown-table")
                await self._keep(plans.rematch(old, wanted, self._outside))
        table.set_rematch(wanted)
        return wanted

    def leave(self, table: Table, viewer: Viewer) -> None:
        """A screen goes; the last one puts out the light."""
        table.leave(viewer)
        self._watch_idle(table)

    async def close(self) -> None:
        """Everybody goes home. Whatever was acknowledged is in the store."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._coming.values()):
            task.cancel()
        for table in self.tables.values():
            await table.finish()
        self.tables.clear()

    # --- coming and going

    async def _fetch(self, id: str) -> Table:
        try:
            record = await self._load(id)
            if record is None:
                raise TableProblem("unknown", "problem-unknown-table")
            match = await self._outside.apart(read_match, record, self._outside) if dealt(record) else None
            table = Table(record, match, self._archive, self._thinker, self._pace, self._outside)
        except BrokenRecord as problem:
            raise TableProblem("broken", "problem-broken-table", detail=str(problem)) from problem
        self.tables[id] = table
        table.bots.wake()
        return table

    def _watch_idle(self, table: Table) -> None:
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        self._timers[table.id] = self._outside.later(self._pace.idle, self._let_go, table)

    def _let_go(self, table: Table) -> None:
        if table.busy:
            self._watch_idle(table)
            return
        self._timers.pop(table.id, None)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.close()

    async def _load(self, id: str) -> TableRecord | None:
        try:
            return await self._archive.load(id)
        except StoreAway as problem:
            log.error("table %s could not be fetched: %s", id, problem)
            raise TableProblem("failed", "problem-store-away") from problem

    async def _claim(self, id: str) -> str:
        try:
            return await self._archive.set_rematch(id, keys.new_table_id(self._outside))
        except NotStored as problem:
            raise TableProblem("failed", "problem-not-stored") from problem

    async def _keep(self, record: TableRecord) -> None:
        try:
            await self._archive.create(record)
        except NotStored as problem:
            log.error("a new table could not be stored: %s", problem)
            raise TableProblem("failed", "problem-not-stored") from problem
