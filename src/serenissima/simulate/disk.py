"""The disk of a night: what is stored outlives every process. It is slow, fails, loses answers and goes away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from serenissima.table.records import NotStored, StoreAway, TableRecord

if TYPE_CHECKING:
    from serenissima.simulate.process import Process

Line = dict[str, Any]
"""JSON, as a store keeps it."""

encode = msgspec.json.encode
decode = msgspec.json.decode


class Disk:
    """Tables as bytes, so that nobody shares an object with what is stored. Whoever listens hears of every commit."""

    def __init__(self) -> None:
        self.away = False
        self._tables: dict[str, TableRecord] = {}  # seats and keys never change; the rest is kept as bytes beside it
        self._entries: dict[str, list[bytes]] = {}
        self._rest: dict[str, bytes] = {}
        self.created: Callable[[TableRecord], None] = lambda record: None
        self.appended: Callable[[str, int, Sequence[Line], Line | None], None] = lambda *what: None

    def create(self, record: TableRecord) -> None:
        """A new table is stored."""
        if record.id in self._tables:
            raise NotStored("there is a table of that name")
        self._tables[record.id] = replace(record, header={}, entries=(), snapshot={})
        self._entries[record.id] = [encode(entry) for entry in record.entries]
        self._rest[record.id] = encode([record.header, record.snapshot])
        self.created(record)

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Line],
        snapshot: Line,
        header: Line | None,
    ) -> None:
        """Entries are stored, unless somebody else has taken their numbers."""
        if first != len(self._entries[table]) and entries:
            raise NotStored("these numbers are taken")
        self._entries[table] += [encode(entry) for entry in entries]
        old: list[Line] = decode(self._rest[table])
        self._rest[table] = encode([old[0] if header is None else header, snapshot])
        self.appended(table, first, entries, header)

    def set_rematch(self, table: str, rematch: str) -> str:
        """The rematch of a table: the first one counts."""
        old = self._tables[table]
        self._tables[table] = replace(old, rematch=old.rematch or rematch)
        return self._tables[table].rematch or ""

    def load(self, table: str) -> TableRecord | None:
        """What is stored of a table."""
        if table not in self._tables:
            return None
        header, snapshot = decode(self._rest[table])
        entries = tuple(decode(entry) for entry in self._entries[table])
        return replace(self._tables[table], header=header, entries=entries, snapshot=snapshot)


class SimulatedArchive:
    """An `Archive` of one process on the disk."""

    def __init__(self, process: Process, disk: Disk) -> None:
        self._process = process
        self._disk = disk

    async def create(self, record: TableRecord) -> None:
        await self._commit(lambda: self._disk.create(record))

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Line],
        snapshot: Line,
        header: Line | None = None,
    ) -> None:
        kept = list(entries)
        await self._commit(lambda: self._disk.append(table, first, kept, snapshot, header))

    async def set_rematch(self, table: str, rematch: str) -> str:
        await self._commit(lambda: self._disk.set_rematch(table, rematch))
        return self._disk.set_rematch(table, rematch)

    async def load(self, table: str) -> TableRecord | None:
        await self._process.outside.pause(0.05)
        if self._disk.away:
            raise StoreAway("the disk is away")
        return self._disk.load(table)

    async def _commit(self, change: Callable[[], object]) -> None:
        night, outside = self._process.night, self._process.outside
        slow = 3.0 if night.chance(night.wish.disk_slow) else 0.05
        await outside.pause(slow)
        if self._disk.away:
            raise NotStored("the disk is away")
        if night.chance(night.wish.commit_fails):
            night.note("commit fails")
            raise NotStored("the disk is full")
        change()
        await outside.pause(slow)
        if night.chance(night.wish.answer_lost):
            night.note("commit done, answer lost")
            raise NotStored("the connection was lost")
