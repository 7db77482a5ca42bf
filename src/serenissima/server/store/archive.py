"""The store of tables: reads by anybody at any time, writes through the one writer."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from serenissima.server.problems import CannotStart
from serenissima.server.store import migrate
from serenissima.server.store.schema import entries as said
from serenissima.server.store.schema import keys, tables
from serenissima.server.store.writer import Step, Writer
from serenissima.table.outside import Outside
from serenissima.table.records import BrokenRecord, Key, NotStored, Role, Seat, StoreAway, Stored, TableRecord

FILE = "serenissima.db"


def _durable(connection: Any, _: Any) -> None:
    """Every commit is on the disk before it returns (FULL), while readers never wait for the writer (WAL)."""
    with contextlib.closing(connection.cursor()) as cursor:
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=5000")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """An `Archive` in a SQLite file."""

    def __init__(self, engine: AsyncEngine, file: Path, outside: Outside) -> None:
        self._engine = engine
        self._writer = Writer(engine, outside)
        self.file = file

    @classmethod
    async def open(cls, folder: Path, outside: Outside) -> Store:
        """Opens the store in this folder, bringing its form up to date."""
        file = folder / FILE
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        event.listen(engine.sync_engine, "connect", _durable)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(migrate.upgrade, file)
                await connection.commit()
        except DatabaseError as problem:
            await engine.dispose()
            raise CannotStart(f"The data in {file} cannot be read: {problem.orig}.") from problem
        except BaseException:
            await engine.dispose()
            raise
        for kept in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            with contextlib.suppress(OSError):  # a system that knows no such rights
                kept.chmod(0o600)
        return cls(engine, file, outside)

    async def close(self) -> None:
        """Finishes writing and lets go of the file."""
        await self._writer.close()
        await self._engine.dispose()

    async def create(self, record: TableRecord) -> None:
        steps: list[Step] = [(insert(tables), [_table_row(record)]), (insert(keys), _key_rows(record))]
        if record.entries:
            steps.append((insert(said), _entry_rows(record.id, 0, record.entries)))
        await self._writer.write(steps)

    async def append(
        self, table: str, first: int, entries: Sequence[Stored], snapshot: Stored, header: Stored | None = None
    ) -> None:
        values = (
            {"snapshot": _text(snapshot)} if header is None else {"snapshot": _text(snapshot), "header": _text(header)}
        )
        steps: list[Step] = [(update(tables).where(tables.c.id == table).values(values), [])]
        if entries:
            steps.append((insert(said), _entry_rows(table, first, entries)))
        await self._writer.write(steps)

    async def set_rematch(self, table: str, rematch: str) -> str:
        claim = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=rematch)
        await self._writer.write([(claim, [])])
        try:
            async with self._engine.connect() as connection:
                found = await connection.scalar(select(tables.c.rematch).where(tables.c.id == table))
        except (SQLAlchemyError, OSError) as problem:
            raise NotStored(str(problem)) from problem
        return str(found)

    async def load(self, table: str) -> TableRecord | None:
        try:
            return await self._load(table)
        except (SQLAlchemyError, OSError) as problem:
            raise StoreAway(str(problem)) from problem

    async def _load(self, table: str) -> TableRecord | None:
        """All of it in one transaction, so that the position is the one that its entries lead to."""
        async with self._engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN")
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            held = (await connection.execute(select(keys).where(keys.c.table_id == table))).all()
            history = select(said.c.n, said.c.entry).where(said.c.table_id == table).order_by(said.c.n)
            lines = (await connection.execute(history)).all()
        if [line.n for line in lines] != list(range(len(lines))):
            raise BrokenRecord("its entries are not numbered without a gap")
        try:
            return TableRecord(
                id=row.id,
                game=row.game,
                header=msgspec.json.decode(row.header, type=Stored),
                seats=msgspec.json.decode(row.seats, type=tuple[Seat, ...]),
                keys=tuple(_key(k.digest, k.role, k.seats) for k in held),
                entries=tuple(msgspec.json.decode(line.entry, type=Stored) for line in lines),
                snapshot=msgspec.json.decode(row.snapshot, type=Stored),
                made=row.made,
                rematch=row.rematch,
            )
        except msgspec.DecodeError as problem:
            raise BrokenRecord(str(problem)) from problem


def _key(digest: str, role: Role, seats: str) -> Key:
    return Key(digest, role, msgspec.json.decode(seats, type=tuple[int, ...]))


def _table_row(record: TableRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "game": record.game,
        "header": _text(record.header),
        "seats": _text(record.seats),
        "snapshot": _text(record.snapshot),
        "made": record.made,
        "rematch": record.rematch,
    }


def _key_rows(record: TableRecord) -> list[dict[str, Any]]:
    return [
        {"table_id": record.id, "digest": key.digest, "role": key.role, "seats": _text(key.seats)}
        for key in record.keys
    ]


def _entry_rows(table: str, first: int, entries: Sequence[Stored]) -> list[dict[str, Any]]:
    return [{"table_id": table, "n": first + k, "entry": _text(entry)} for k, entry in enumerate(entries)]
