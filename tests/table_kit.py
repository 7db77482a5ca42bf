"""What the tests of tables and server share: an archive in memory, bots that think at once, viewers that count."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from serenissima.match import luck
from serenissima.match.match import Match
from serenissima.table import thinking
from serenissima.table.gathering import name_of
from serenissima.table.hall import Hall
from serenissima.table.outside import Outside
from serenissima.table.pace import Pace
from serenissima.table.plans import Made, SeatPlan, TablePlan
from serenissima.table.problems import TableProblem
from serenissima.table.records import Key, NotStored, StoreAway, Stored, TableRecord
from serenissima.table.table import Table
from serenissima.table.thinking import BotFailed, Question

OUTSIDE = Outside()
QUICK = Pace(bot_pause=0, bot_time=0, bot_limit=10, idle=60)


class Memory:
    """An `Archive` that keeps everything in a dictionary, and can be told to fail, to lose its answers, to be away for
    readers too, or to be slow.
    """

    def __init__(self) -> None:
        self.records: dict[str, TableRecord] = {}
        self.failing = False
        self.losing = False  # it is stored, but nobody hears of it
        self.away = False  # nothing can be read
        self.appended = 0
        self.gate: asyncio.Event | None = None

    async def create(self, record: TableRecord) -> None:
        self._check()
        self.records[record.id] = record

    async def load(self, table: str) -> TableRecord | None:
        if self.away:
            raise StoreAway("the disk is away")
        return self.records.get(table)

    async def append(
        self, table: str, first: int, entries: Sequence[Stored], snapshot: Stored, header: Stored | None = None
    ) -> None:
        if self.gate is not None:
            await self.gate.wait()
        self._check()
        old = self.records[table]
        if first != len(old.entries):
            raise NotStored("these numbers are taken")
        kept = old.header if header is None else json.loads(json.dumps(header))
        self.records[table] = replace(old, entries=(*old.entries, *entries), snapshot=snapshot, header=kept)
        self.appended += len(entries) > 0 and first > 0
        if self.losing:
            raise NotStored("the connection was lost after the commit")

    async def set_rematch(self, table: str, rematch: str) -> str:
        self._check()
        old = self.records[table]
        self.records[table] = replace(old, rematch=old.rematch or rematch)
        return self.records[table].rematch or ""

    def _check(self) -> None:
        if self.failing:
            raise NotStored("the disk is full")


class AtOnce:
    """A `Thinker` in this process that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.trouble: BotFailed | None = None
        self.instead: int | None = None
        self.gate: asyncio.Event | None = None

    async def choose(self, question: Question) -> int:
        self.asked.append(question)
        if self.gate is not None:
            await self.gate.wait()
        if self.trouble is not None:
            raise self.trouble
        return thinking.answer(question) if self.instead is None else self.instead


class Onlooker:
    """A `Viewer` that counts."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.changes = 0
        self.problem: TableProblem | None = None
        self.warnings: list[str] = []

    def changed(self) -> None:
        self.changes += 1

    def warned(self, problem: TableProblem) -> None:
        self.warnings.append(problem.message.id)

    def ended(self, problem: TableProblem) -> None:
        self.problem = problem


def plan(game: str, *kinds: str, seed: int | None = None, options: dict[str, str] | None = None) -> TablePlan:
    """A wish in short: `plan("doge", "screen", "friend", "bot greedy")`."""
    seats = []
    for kind in kinds:
        sort, _, level = kind.partition(" ")
        if sort == "bot":
            seats.append(SeatPlan("bot", level=level))
        else:
            seats.append(SeatPlan("friend" if sort == "friend" else "screen"))
    return TablePlan(game, len(kinds), seats, options or {}, seed)


class House:
    """A hall with everything around it, in memory."""

    def __init__(self, pace: Pace = QUICK) -> None:
        self.memory = Memory()
        self.thinker = AtOnce()
        self.hall = Hall(self.memory, self.thinker, pace, OUTSIDE)

    async def sit(self, wish: TablePlan, dealt: bool = True) -> tuple[Table, Made]:
        """A new table, opened; everybody has been there for a moment to make the luck."""
        made = await self.hall.make(wish)
        table = await self.hall.table(made.record.id)
        if dealt:
            await make_luck(table, [table.key(key) for key in (made.host, *made.friends.values())])
        return table, made


async def make_luck(table: Table, held: Sequence[Key]) -> None:
    """Everybody comes, pledges and goes again, the bytes left behind: the table is dealt, and nobody watches."""
    if table.gathering is None:
        return
    adding = {name_of(key): key for key in held if name_of(key) in table.gathering.names}
    bytes_of = {name: secrets.token_bytes(32) for name in adding}
    viewers = [Onlooker(key) for key in adding.values()]
    for viewer in viewers:
        table.join(viewer)
    for name, key in adding.items():
        await table.pledge(key, luck.pledge(bytes_of[name]))
    for viewer in viewers:
        table.leave(viewer)
    for name, key in adding.items():
        await table.reveal(key, bytes_of[name].hex())
    assert table.match.entries


def someone(match: Match) -> tuple[int, int]:
    """A waiting seat and its first option."""
    seat = match.waiting()[0]
    return seat, match.options(seat)[0]


async def until(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    """Waits for something that happens elsewhere; fails when it does not."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.002)
