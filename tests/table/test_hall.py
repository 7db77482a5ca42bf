"""The hall: tables come from the store when somebody asks, leave memory when nobody does, and are played again."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from serenissima.match.luck import SystemLuck
from serenissima.table import keys
from serenissima.table.pace import Pace
from serenissima.table.problems import TableProblem
from serenissima.table.records import Key
from serenissima.table.table import Table
from tests.table_kit import OUTSIDE, House, Onlooker, make_luck, plan, someone, until

WATCH = Key("", "watch", ())


async def play_out(table: Table, key: Key) -> None:
    while not table.match.over:
        seat, action = someone(table.match)
        await table.act(key, seat, action, table.seq)


def problem_of(caught: pytest.ExceptionInfo[TableProblem]) -> tuple[str, str]:
    return caught.value.sort, caught.value.message.id


def test_two_who_come_at_once_sit_at_the_same_table() -> None:
    async def story() -> None:
        house = House()
        made = await house.hall.make(plan("venezia2099", "screen", "screen"))
        first, second = await asyncio.gather(house.hall.table(made.record.id), house.hall.table(made.record.id))
        assert first is second

    asyncio.run(story())


def test_a_table_leaves_memory_when_nobody_is_there_and_comes_back_the_same() -> None:
    async def story() -> None:
        house = House(Pace(bot_pause=0, bot_time=0, idle=0.05))
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        viewer = Onlooker(key)
        table.join(viewer)
        for _ in range(5):
            seat, action = someone(table.match)
            await table.act(key, seat, action, table.seq)
        await asyncio.sleep(0.15)
        assert house.hall.tables == {table.id: table}, "somebody is looking at it"
        house.hall.leave(table, viewer)
        await until(lambda: not house.hall.tables)
        assert table.closed
        back = await house.hall.table(table.id)
        assert back is not table
        assert back.match.to_json() == table.match.to_json()
        assert back.seq == table.seq == 5
        assert back.match.undo_status(0).reason.id == table.match.undo_status(0).reason.id

    asyncio.run(story())


def test_an_old_hand_on_a_table_that_left_memory_cannot_fork_it() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        table.close()
        seat, action = someone(table.match)
        with pytest.raises(TableProblem) as caught:
            await table.act(table.key(made.host), seat, action, table.seq)
        assert problem_of(caught) == ("failed", "problem-table-closed")

    asyncio.run(story())


def test_unknown_and_broken_tables_say_so_and_harm_no_other() -> None:
    async def story() -> None:
        house = House()
        good, made = await house.sit(plan("venezia2099", "screen", "screen"))
        seat, action = someone(good.match)
        await good.act(good.key(made.host), seat, action, good.seq)
        record = house.memory.records[good.id]
        wrong_digest = {**record.entries[-1], "digest": "0" * 16}
        broken = {
            "digest": replace(record, id="digest", entries=(*record.entries[:-1], wrong_digest)),
            "missing": replace(record, id="missing", entries=({"luck": []}, *record.entries[1:])),
            "header": replace(record, id="header", header={"game": "venezia2099"}),
            "format": replace(record, id="format", header={**record.header, "format": 99}),
            "players": replace(record, id="players", header={**record.header, "players": 40}),
            "game": replace(record, id="game", game="chess"),
        }
        house.memory.records.update(broken)
        for id in broken:
            with pytest.raises(TableProblem) as caught:
                await house.hall.table(id)
            expected = ("unknown", "problem-unknown-game") if id == "game" else ("broken", "problem-broken-table")
            assert problem_of(caught) == expected
        with pytest.raises(TableProblem) as caught:
            await house.hall.table("nowhere")
        assert problem_of(caught) == ("unknown", "problem-unknown-table")
        assert (await house.hall.table(good.id)) is good

    asyncio.run(story())


def test_a_match_of_older_rules_that_no_longer_replays_goes_on_from_its_position() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        for _ in range(6):
            seat, action = someone(table.match)
            await table.act(key, seat, action, table.seq)
        record = house.memory.records[table.id]
        changed = {**record.entries[3], "digest": "another rule"}
        old = replace(
            record,
            header={**record.header, "rules_version": 0},
            entries=(*record.entries[:3], changed, *record.entries[4:]),
        )
        house.memory.records[table.id] = old
        for _ in range(2):
            house.hall.tables.clear()
            back = await house.hall.table(table.id)
            assert back.match.restored
            before = back.seq
            assert back.match.view(0) == table.match.view(0)
            seat, action = someone(back.match)
            await back.act(key, seat, action, before)
            assert back.seq == before + 1
            table = back

    asyncio.run(story())


def test_a_table_of_an_earlier_version_goes_on_with_luck_that_cannot_be_foretold() -> None:
    """Its header tells the start of the generator and no more; what it drew so far fits, what it draws now does not."""

    async def story() -> None:
        house = House()
        table, _ = await house.sit(plan("rialto", "screen", "screen", seed=5))
        record = house.memory.records[table.id]
        header = {name: value for name, value in record.header.items() if name != "seeded"}
        house.memory.records[table.id] = replace(record, header=header)
        drawn = []
        for _ in range(2):
            house.hall.tables.clear()
            back = await house.hall.table(table.id)
            assert isinstance(back.match.source, SystemLuck)
            while sum(len(sizes) for sizes in back.match.sizes[1:]) < 30:
                back.match.act(*someone(back.match))
            drawn.append([entry.luck for entry in back.match.entries])
        assert drawn[0][0] == drawn[1][0]
        assert drawn[0] != drawn[1]

    asyncio.run(story())


def test_a_table_made_with_a_seed_is_repeatable_after_a_restart_too() -> None:
    async def story() -> None:
        played = []
        for _ in range(2):
            house = House()
            table, _ = await house.sit(plan("rialto", "screen", "screen", seed=5))
            house.hall.tables.clear()
            back = await house.hall.table(table.id)
            while sum(len(sizes) for sizes in back.match.sizes[1:]) < 30:
                back.match.act(*someone(back.match))
            played.append(back.match.entries)
        assert played[0] == played[1]

    asyncio.run(story())


def test_the_wrong_key_opens_nothing() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "friend"))
        assert table.key(made.friends[1]).seats == (1,)
        for wrong in ("", "x", keys.new_key(OUTSIDE), made.host[:-1], made.record.keys[0].digest):
            with pytest.raises(TableProblem) as caught:
                table.key(wrong)
            assert problem_of(caught) == ("forbidden", "problem-wrong-key")

    asyncio.run(story())


def test_a_table_is_not_made_unless_it_is_stored() -> None:
    async def story() -> None:
        house = House()
        house.memory.failing = True
        with pytest.raises(TableProblem) as caught:
            await house.hall.make(plan("venezia2099", "screen", "screen"))
        assert problem_of(caught) == ("failed", "problem-not-stored")

    asyncio.run(story())


def test_a_rematch_is_made_once_with_the_same_people_and_keys() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "friend"))
        host, friend = table.key(made.host), table.key(made.friends[1])
        with pytest.raises(TableProblem) as caught:
            await house.hall.rematch(table, host)
        assert problem_of(caught) == ("early", "problem-not-over")
        await play_out(table, Key("", "host", (0, 1)))
        with pytest.raises(TableProblem) as caught:
            await house.hall.rematch(table, table.key(made.watch))
        assert problem_of(caught) == ("forbidden", "problem-spectators-cannot")
        viewer = Onlooker(WATCH)
        table.join(viewer)
        told = viewer.changes
        first, second = await asyncio.gather(house.hall.rematch(table, friend), house.hall.rematch(table, host))
        assert first == second == table.rematch != table.id
        assert viewer.changes > told
        rematch = await house.hall.table(first)
        assert rematch.seats == table.seats
        assert rematch.key(made.friends[1]) == friend
        assert rematch.gathering is not None, "its cards are still to be dealt"
        await make_luck(rematch, [rematch.key(made.host), friend])
        assert rematch.match.entries[0] != table.match.entries[0]
        assert not rematch.match.over

    asyncio.run(story())


def test_a_rematch_that_was_promised_but_not_made_is_made_later() -> None:
    """The server may die between the two: the promise in the store is kept by whoever asks next."""

    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        await play_out(table, key)
        table.rematch = await house.memory.set_rematch(table.id, "promised")
        assert await house.hall.rematch(table, key) == "promised"
        assert (await house.hall.table("promised")).seats == table.seats

    asyncio.run(story())


def test_closing_the_hall_waits_for_what_is_on_its_way_to_the_store() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        house.memory.gate = asyncio.Event()
        seat, action = someone(table.match)
        acting = asyncio.create_task(table.act(table.key(made.host), seat, action, 0))
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(house.hall.close())
        await asyncio.sleep(0.01)
        assert not closing.done()
        house.memory.gate.set()
        await asyncio.gather(acting, closing)
        assert house.memory.appended == 1
        assert table.closed

    asyncio.run(story())
