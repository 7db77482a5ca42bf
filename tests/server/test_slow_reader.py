"""A screen that reads slowly skips what is past; one that reads nothing is let go. The table never waits for either."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from serenissima.server.compose import Composer
from serenissima.server.live import Session
from serenissima.server.settings import Limits
from serenissima.table.outside import Outside
from tests.table_kit import House, plan, someone


class SlowSocket:
    """A WebSocket whose other end takes a message only when it is told to."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(0)
        self.taken: list[dict[str, Any]] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        await self.room.acquire()
        self.taken.append(json.loads(data))

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int) -> None:
        raise AssertionError("nobody hangs up here")


def session(house: House, table: Any, key: Any, socket: SlowSocket, send: float) -> Session:
    opened = Session(socket, table, key, Composer(), replace(Limits(), send=send), Outside())  # type: ignore[arg-type]
    table.join(opened)
    return opened


def test_a_slow_reader_gets_the_newest_position_and_every_event() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        socket = SlowSocket()
        running = asyncio.create_task(session(house, table, table.key(made.watch), socket, 10).run())
        await asyncio.sleep(0.01)
        for _ in range(20):
            seat, action = someone(table.match)
            await table.act(key, seat, action, table.seq)
        for _ in range(3):
            socket.room.release()
        await asyncio.sleep(0.05)
        assert [told["seq"] for told in socket.taken] == [0, 20], "what lay between was skipped"
        heard = [event["n"] for told in socket.taken for event in told["events"]]
        assert heard == list(range(len(table.match.events(-1))))
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running

    asyncio.run(story())


def test_a_reader_that_takes_nothing_is_let_go_and_holds_up_nobody() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        socket = SlowSocket()
        stuck = session(house, table, table.key(made.watch), socket, 0.05)
        running = asyncio.create_task(stuck.run())
        await asyncio.sleep(0.01)
        seat, action = someone(table.match)
        await asyncio.wait_for(table.act(table.key(made.host), seat, action, 0), 1)
        await asyncio.wait_for(running, 1)
        assert socket.taken == []

    asyncio.run(story())
