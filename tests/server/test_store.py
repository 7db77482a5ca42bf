"""The store on a disk: what it keeps, what it refuses, how it grows up, and what it does when something is broken."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from serenissima import games
from serenissima.match.luck import SystemLuck
from serenissima.match.match import Match
from serenissima.server.problems import CannotStart
from serenissima.server.store import Store, migrate
from serenissima.server.store.archive import FILE
from serenissima.server.store.schema import metadata
from serenissima.table.hall import Hall
from serenissima.table.problems import TableProblem
from serenissima.table.records import BrokenRecord, Key, NotStored, TableRecord
from serenissima.table.table import Table
from tests.luck_kit import dealt_record
from tests.table_kit import OUTSIDE, QUICK, AtOnce, plan, someone

STORES = sorted((Path(__file__).parent / "stores").glob("form-*.sql"))


def with_store(folder: Path, story: Callable[[Store], Awaitable[None]]) -> None:
    async def tell() -> None:
        store = await Store.open(folder, OUTSIDE)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def record() -> TableRecord:
    return dealt_record(plan("venezia2099", "screen", "friend", "bot greedy"))


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    kept = record()

    async def put(store: Store) -> None:
        await store.create(kept)
        assert await store.load("nowhere") is None

    async def read(store: Store) -> None:
        back = await store.load(kept.id)
        assert back is not None
        assert set(back.keys) == set(kept.keys)
        assert back == TableRecord(**{**vars(kept), "keys": back.keys})

    with_store(tmp_path, put)
    with_store(tmp_path, read)


def test_entries_are_added_once_in_order_with_their_position(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        kept = record()
        await store.create(kept)
        first = len(kept.entries)
        await store.append(kept.id, first, [{"a": 1}, {"b": 2}], {"position": 1})
        with pytest.raises(NotStored):
            await store.append(kept.id, first + 1, [{"c": 3}, {"d": 4}], {"position": 2})
        back = await store.load(kept.id)
        assert back is not None
        assert back.entries == (*kept.entries, {"a": 1}, {"b": 2})
        assert back.snapshot == {"position": 1}, "all or nothing"

    with_store(tmp_path, story)


def test_one_clash_among_many_changes_fails_alone(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        kept = [record() for _ in range(20)]
        await asyncio.gather(*(store.create(one) for one in kept))
        wrong = kept[7]
        results = await asyncio.gather(
            *(store.append(one.id, 0 if one is wrong else len(one.entries), [{"x": 1}], {}) for one in kept),
            store.append("no such table", 0, [{"x": 1}], {}),
            return_exceptions=True,
        )
        assert [isinstance(result, NotStored) for result in results] == [one is wrong for one in kept] + [True]
        for one in kept:
            back = await store.load(one.id)
            assert back is not None
            assert len(back.entries) == len(one.entries) + (one is not wrong)

    with_store(tmp_path, story)


def test_a_rematch_is_noted_once(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        kept = record()
        await store.create(kept)
        told = await asyncio.gather(*(store.set_rematch(kept.id, f"rematch{n}") for n in range(5)))
        assert len(set(told)) == 1
        back = await store.load(kept.id)
        assert back is not None
        assert back.rematch == told[0]

    with_store(tmp_path, story)


def test_every_commit_is_synced_to_the_disk(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        async with store._engine.connect() as connection:
            for pragma, value in [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]:
                found = (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()
                assert found == value

    with_store(tmp_path, story)


def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path, OUTSIDE)
        await store.close()
        with pytest.raises(NotStored):
            await store.append("x", 0, [{}], {})

    asyncio.run(story())


def test_the_steps_lead_to_what_the_schema_says(tmp_path: Path) -> None:
    with_store(tmp_path, lambda _: asyncio.sleep(0))
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == migrate.NEWEST
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_store_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    with_store(tmp_path, lambda _: asyncio.sleep(0))
    with sqlite3.connect(tmp_path / FILE) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    base.close()
    with pytest.raises(CannotStart, match="newer version"):
        with_store(tmp_path, lambda _: asyncio.sleep(0))
    assert not list(tmp_path.glob("*-before-*"))


@pytest.mark.parametrize("form", STORES, ids=[form.stem for form in STORES])
def test_a_store_of_an_older_form_is_copied_and_opens_with_all_it_holds(tmp_path: Path, form: Path) -> None:
    """A dump of what a server of that form had kept: a table of two that has a rematch already."""
    with sqlite3.connect(tmp_path / FILE) as old:
        old.executescript(form.read_text(encoding="utf-8"))
        (id,) = old.execute("SELECT id FROM tables").fetchone()
    old.close()

    async def story(store: Store) -> None:
        kept = await store.load(id)
        assert kept is not None
        assert (kept.game, kept.rematch, len(kept.keys)) == ("venezia2099", "rematch-of-it", 2)
        assert await store.set_rematch(id, "another") == "rematch-of-it", "the first one counts"
        hall = Hall(store, AtOnce(), QUICK, OUTSIDE)
        table = await hall.table(id)
        await table.act(kept_key(table), *someone(table.match), table.seq)
        await hall.close()
        back = await store.load(id)
        assert back is not None
        assert len(back.entries) > len(kept.entries)

    with_store(tmp_path, story)
    with sqlite3.connect(tmp_path / f"serenissima-before-{migrate.NEWEST}.db") as copy:
        assert copy.execute("SELECT id, again FROM tables").fetchall() == [(id, "rematch-of-it")]
    copy.close()


def kept_key(table: Table) -> Key:
    """The key of whoever plays all seats."""
    return next(key for key in table.keys if key.seats)


def test_the_steps_can_be_taken_back(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    with_store(tmp_path, lambda _: asyncio.sleep(0))
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parents[1] / "migrations"))
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        names = {column["name"] for column in inspect(connection).get_columns("tables")}
        assert "again" in names
        assert "rematch" not in names
    engine.dispose()


def test_a_file_that_is_no_store_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is not a database, it is a letter to my grandmother" * 100)
    with pytest.raises(CannotStart, match="cannot be read"):
        with_store(tmp_path, lambda _: asyncio.sleep(0))


def test_a_store_of_an_earlier_version_opens_and_its_tables_are_played_on(tmp_path: Path) -> None:
    """Its headers tell where the generator began and nothing of provable luck: what is drawn now cannot be foretold."""
    title = games.title("rialto")
    old = Match.start(title, 3, luck=20_991_231)
    while len(old.entries) < 12:
        old.act(*someone(old))
    names = {"format", "game", "rules_version", "players", "options", "luck"}
    kept = replace(
        dealt_record(plan("rialto", "screen", "screen", "bot random")),
        header={name: value for name, value in old.header().items() if name in names},
        entries=tuple(old.lines()),
        snapshot=old.snapshot(),
    )

    async def story(store: Store) -> None:
        await store.create(kept)
        hall = Hall(store, AtOnce(), QUICK, OUTSIDE)
        table = await hall.table(kept.id)
        assert table.match.entries[:12] == old.entries[:12]
        assert isinstance(table.match.source, SystemLuck)
        generator = Match.from_json(title, old.to_json())
        for match in (table.match, generator):
            while sum(len(sizes) for sizes in match.sizes[12:]) < 30:
                match.act(*someone(match))
        told = [[entry.luck for entry in match.entries[12:]] for match in (table.match, generator)]
        assert told[0] != told[1]
        await hall.close()

    with_store(tmp_path, story)


DAMAGE = {
    "no json": "UPDATE entries SET entry = '{' WHERE n = 0",
    "no object": "UPDATE entries SET entry = '17' WHERE n = 0",
    "a gap": "INSERT INTO entries SELECT table_id, 7, entry FROM entries WHERE n = 0",
    "nothing": "DELETE FROM entries",
    "another digest": "UPDATE entries SET entry = json_set(entry, '$.digest', 'x') WHERE n = 0",
    "another position": "UPDATE tables SET snapshot = json_set(snapshot, '$.dry', json('[1]'))",
    "no header": "UPDATE tables SET header = '{}'",
    "no seats": "UPDATE tables SET seats = '[1]'",
    "fewer seats": "UPDATE tables SET seats = json_remove(seats, '$[2]')",
    "no keys": "UPDATE keys SET seats = 'x'",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_told_and_the_others_can_be_played(tmp_path: Path, damage: str) -> None:
    bad, good = record(), record()

    async def put(store: Store) -> None:
        await store.create(bad)

    async def play(store: Store) -> None:
        await store.create(good)
        hall = Hall(store, AtOnce(), QUICK, OUTSIDE)
        for _ in range(2):
            with pytest.raises(TableProblem) as caught:
                await hall.table(bad.id)
            assert (caught.value.sort, caught.value.message.id) == ("broken", "problem-broken-table")
            assert caught.value.message.args["detail"]
        assert (await hall.table(good.id)).match.waiting()
        await hall.close()

    with_store(tmp_path, put)
    with sqlite3.connect(tmp_path / FILE) as base:
        base.execute(DAMAGE[damage])
    base.close()
    with_store(tmp_path, play)


def test_an_unreadable_record_says_so(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        kept = record()
        await store.create(kept)
        with sqlite3.connect(tmp_path / FILE) as base:
            base.execute("UPDATE tables SET snapshot = '['")
        base.close()
        with pytest.raises(BrokenRecord):
            await store.load(kept.id)

    with_store(tmp_path, story)
