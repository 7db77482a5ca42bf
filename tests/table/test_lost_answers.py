"""When the store fails, or its answer is lost: nobody is shown a move that is not stored, and no bot sleeps."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from serenissima.server.compose import Composer
from serenissima.server.live import Session
from serenissima.server.settings import Limits
from serenissima.table.problems import TableProblem
from serenissima.table.reading import read_match
from serenissima.table.table import Table
from tests.table_kit import OUTSIDE, House, Onlooker, plan, someone, until


async def a_person_before_a_bot(house: House) -> tuple[Table, Any]:
    """A table whose person is asked first, with a spectator who waits for the bot after that."""
    for seed in range(50):
        table, made = await house.sit(plan("venezia2099", "screen", "bot random", seed=seed))
        if table.match.waiting() == [0]:
            table.join(Onlooker(table.key(made.watch)))
            return table, table.key(made.host)
    raise AssertionError("no luck lets the person begin")


def test_a_move_that_cannot_be_stored_nor_looked_up_is_forgotten_and_the_table_opens_again() -> None:
    """Once the move stayed in memory, and the next one was stored behind a gap: the table never opened again."""

    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        viewer = Onlooker(table.key(made.watch))
        table.join(viewer)
        before = table.match.to_json()
        house.memory.failing = house.memory.away = True
        with pytest.raises(TableProblem) as caught:
            await table.act(table.key(made.host), *someone(table.match), table.seq)
        assert caught.value.message.id == "problem-not-stored"
        assert table.match.to_json() == before
        assert table.closed
        assert viewer.problem is not None, "the screen is told, and comes again"
        with pytest.raises(TableProblem) as caught:
            await house.hall.table(table.id)
        assert caught.value.message.id == "problem-table-closed"
        with pytest.raises(TableProblem) as caught:
            await house.hall.table(table.id)
        assert caught.value.message.id == "problem-store-away"
        house.memory.failing = house.memory.away = False
        again = await house.hall.table(table.id)
        await again.act(again.key(made.host), *someone(again.match), again.seq)
        assert again.match.entries == list(read_match(house.memory.records[table.id], OUTSIDE).entries)

    asyncio.run(story())


def test_a_bot_is_woken_though_the_line_of_whoever_acted_drops_while_the_act_is_stored() -> None:
    async def story() -> None:
        house = House()
        table, host = await a_person_before_a_bot(house)
        while table.match.waiting() == [0]:
            house.memory.gate = asyncio.Event()
            line = asyncio.create_task(table.act(host, *someone(table.match), table.seq))
            await asyncio.sleep(0.01)
            line.cancel()  # what a session does when its screen goes
            house.memory.gate.set()
            await asyncio.gather(line, return_exceptions=True)
            house.memory.gate = None
            await asyncio.sleep(0.01)
        await until(lambda: any(question.table == table.id for question in house.thinker.asked))
        table.close()

    asyncio.run(story())


def test_a_move_whose_answer_was_lost_counts_and_the_bot_plays_on() -> None:
    async def story() -> None:
        house = House()
        table, host = await a_person_before_a_bot(house)
        house.memory.losing = True
        while table.match.waiting() == [0]:
            known = len(table.match.entries)
            await table.act(host, *someone(table.match), table.seq)
            assert len(table.match.entries) > known
            assert list(house.memory.records[table.id].entries) == table.match.lines()
        house.memory.losing = False
        await until(lambda: any(question.table == table.id for question in house.thinker.asked))
        table.close()

    asyncio.run(story())


def test_the_cards_are_dealt_once_though_the_answer_of_the_store_is_lost() -> None:
    async def story() -> None:
        house = House()
        house.memory.losing = True
        table, _ = await house.sit(plan("venezia2099", "screen", "friend"))
        house.memory.losing = False
        assert table.gathering is None
        assert list(house.memory.records[table.id].entries) == table.match.lines()

    asyncio.run(story())


def test_a_screen_that_waits_while_a_table_closes_is_not_shown_the_lost_move() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        sent: list[bytes] = []

        async def send(data: bytes, mode: str) -> None:
            sent.append(data)

        async def nothing(**_: object) -> None:
            await asyncio.sleep(3600)

        socket: Any = SimpleNamespace(send_data=send, receive=nothing, close=nothing)
        watcher = Session(socket, table, table.key(made.watch), Composer(), Limits(), OUTSIDE)
        table.join(watcher)
        running = asyncio.create_task(watcher.run())
        await until(lambda: len(sent) == 1)
        house.memory.gate = asyncio.Event()
        acting = asyncio.create_task(table.act(table.key(made.host), *someone(table.match), table.seq))
        await until(table.lock.locked)
        watcher.changed()  # somebody comes or goes in this moment: the watcher waits for the lock
        await asyncio.sleep(0.01)
        house.memory.failing = house.memory.away = True
        house.memory.gate.set()
        await asyncio.gather(acting, return_exceptions=True)
        await asyncio.sleep(0.02)
        running.cancel()
        told = [json.loads(data) for data in sent]
        views = {json.dumps(one["view"]) for one in told if one["type"] == "update"}
        assert len(views) == 1
        assert told[-1]["type"] == "problem"

    asyncio.run(story())
