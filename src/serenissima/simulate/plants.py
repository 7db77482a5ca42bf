"""Faults planted in the product on purpose: a simulation that does not find them proves nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from serenissima.match.history import Mark
from serenissima.match.match import Match
from serenissima.server import compose
from serenissima.server.live import Session
from serenissima.simulate.disk import Disk, SimulatedArchive
from serenissima.table.bots_at_work import BotsAtWork
from serenissima.table.gathering import Gathering
from serenissima.table.hall import Hall
from serenissima.table.problems import TableProblem
from serenissima.table.table import Table

Planted = Callable[[], AbstractContextManager[None]]
PLANTS: dict[str, Planted] = {}


def plant(make: Callable[[], list[tuple[object, str, object]]]) -> Callable[[], list[tuple[object, str, object]]]:
    """A fault: the attributes that it changes, under its name."""

    @contextmanager
    def planted() -> Iterator[None]:
        before = [(owner, name, getattr(owner, name)) for owner, name, _ in make()]
        for owner, name, value in make():
            setattr(owner, name, value)
        try:
            yield
        finally:
            for owner, name, value in before:
                setattr(owner, name, value)

    PLANTS[make.__name__.replace("_", "-")] = planted
    return make


class NoLock:
    """Keeps nobody out."""

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        pass

    def locked(self) -> bool:
        return False


@plant
def acknowledge_before_the_commit() -> list[tuple[object, str, object]]:
    """The store says that it took a change before it did."""
    real = SimulatedArchive.append

    async def append(self: Any, *what: Any) -> None:
        task = asyncio.ensure_future(real(self, *what))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    return [(SimulatedArchive, "append", append)]


@plant
def no_lock() -> list[tuple[object, str, object]]:
    """Two changes of a table at once, and screens that look in the middle of one."""
    real = Table.__init__

    def init(self: Any, *what: Any) -> None:
        real(self, *what)
        self.lock = NoLock()

    return [(Table, "__init__", init)]


@plant
def shown_before_it_is_stored() -> list[tuple[object, str, object]]:
    """Screens do not wait for the change that is on its way to the store."""
    real = Session._update

    async def update(self: Any) -> bytes:
        table, lock = self._table, self._table.lock
        table.lock = NoLock()
        try:
            return await real(self)
        finally:
            table.lock = lock

    return [(Session, "_update", update)]


@plant
def an_unstored_move_stays() -> list[tuple[object, str, object]]:
    """Memory does not forget a move that could not be stored, when the store cannot be asked either."""

    def back(self: Match, mark: Mark) -> None:
        pass

    async def go_back(self: Any, mark: Mark) -> bool:
        return False

    return [(Match, "back", back), (Table, "_go_back", go_back)]


@plant
def a_bot_that_sleeps_after_a_lost_answer() -> list[tuple[object, str, object]]:
    """The move was stored after all, and nobody looks whose turn it is now."""
    wake, go_back, change = BotsAtWork.wake, Table._go_back, Table.change

    async def going_back(self: Any, mark: Mark) -> bool:
        self.bots.asleep = True
        return await go_back(self, mark)

    async def changing(self: Any, *what: Any, **more: Any) -> None:
        try:
            await change(self, *what, **more)
        finally:
            self.bots.asleep = False

    def waking(self: Any) -> None:
        if not getattr(self, "asleep", False):
            wake(self)

    return [(Table, "_go_back", going_back), (Table, "change", changing), (BotsAtWork, "wake", waking)]


@plant
def a_lost_write() -> list[tuple[object, str, object]]:
    """Now and then the disk says yes and keeps nothing."""
    real = Disk.append
    count = [0]

    def append(self: Any, table: str, first: int, entries: Any, snapshot: Any, header: Any) -> None:
        count[0] += 1
        if count[0] % 40:
            real(self, table, first, entries, snapshot, header)

    return [(Disk, "append", append)]


@plant
def an_entry_twice() -> list[tuple[object, str, object]]:
    """Now and then a write is done twice."""
    real = Disk.append
    count = [0]

    def append(self: Any, table: str, first: int, entries: Any, snapshot: Any, header: Any) -> None:
        count[0] += 1
        again = entries if header is None and count[0] % 40 == 0 else []
        real(self, table, first, [*entries, *again], snapshot, header)

    return [(Disk, "append", append)]


@plant
def stale_commands_are_taken() -> list[tuple[object, str, object]]:
    """What was sent for an older position is carried out, a double click twice."""
    real = Table.change

    async def change(self: Any, seat: int, seq: int | None, play: Any, rewrites: bool = False) -> None:
        await real(self, seat, None, play, rewrites)

    return [(Table, "change", change)]


@plant
def forced_moves_are_counted() -> list[tuple[object, str, object]]:
    """A table read anew counts what nobody had a choice about, which tells what a hand lacks."""
    from serenissima.table import table as module

    def count(match: Match) -> int:
        return len(match.entries) - 1

    return [(module, "count_commands", count)]


@plant
def hidden_things_are_shown() -> list[tuple[object, str, object]]:
    """Spectators see what seat 0 sees."""
    real = Match.view

    def view(self: Match, viewer: int) -> Any:
        return real(self, max(viewer, 0))

    return [(Match, "view", view)]


@plant
def a_summary_that_depends_on_hidden_things() -> list[tuple[object, str, object]]:
    """The description tells a digest of the truth."""
    from serenissima.core.fields import digest
    from serenissima.core.messages import Message

    def describe(self: Match, viewer: int) -> list[Message]:
        return [Message("truth", {"of": digest(self.state)})]

    return [(Match, "describe", describe)]


@plant
def the_past_is_not_told_again() -> list[tuple[object, str, object]]:
    """After an undo the events that were taken back stay on the screen."""
    real = compose.Composer.compose

    def composing(self: Any, table: Any, screen: Any, since: int) -> tuple[bytes, int]:
        known = getattr(screen, "known", 0)
        data, told = real(self, table, screen, max(since, min(known, table.match.happened())))
        screen.known = told
        return data, told

    return [(compose.Composer, "compose", composing)]


@plant
def a_closed_table_stays() -> list[tuple[object, str, object]]:
    """A table that was closed keeps its place, and nobody can come to it any more."""
    real = Hall.table

    async def table(self: Any, id: str) -> Table:
        if id in self.tables and self.tables[id].closed:
            raise TableProblem("failed", "problem-table-closed")
        return await real(self, id)

    return [(Hall, "table", table), (Hall, "_let_go", lambda self, table: None)]


@plant
def a_deal_that_is_lost_is_dealt_again() -> list[tuple[object, str, object]]:
    """The answer of the store to the deal is lost, and the table goes on gathering."""

    async def again(self: Any, wanted: Gathering) -> bool:
        return False

    return [(Table, "_gather_again", again)]


@plant
def two_rematches() -> list[tuple[object, str, object]]:
    """Whoever asks for a rematch gets a table of their own."""

    def set_rematch(self: Any, table: str, rematch: str) -> str:
        return rematch

    real = Hall.rematch

    async def ask(self: Any, table: Any, key: Any) -> str:
        table.rematch = None
        return await real(self, table, key)

    return [(Disk, "set_rematch", set_rematch), (Hall, "rematch", ask)]
