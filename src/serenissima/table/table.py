"""One table: a match, the people and bots around it, and the order in which things happen to it.

Every change goes the same way: checked, played, stored, and only then shown. While a change is on its way to the store
the table's lock is held; whoever shows the table takes the lock too, so nobody ever sees a move that could still be
lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine

from serenissima.core.engine import Simultaneous
from serenissima.core.messages import Message
from serenissima.match.history import Mark
from serenissima.match.match import Match
from serenissima.match.refusal import Refusal, Refused
from serenissima.table import keys
from serenissima.table.bots_at_work import BotsAtWork
from serenissima.table.gathering import Gathering, check_host, name_of
from serenissima.table.outside import Outside
from serenissima.table.pace import Pace
from serenissima.table.plans import title_of
from serenissima.table.pointing import why_not_there
from serenissima.table.problems import TableProblem
from serenissima.table.reading import count_commands, dealt, read_match
from serenissima.table.records import Archive, BrokenRecord, Key, NotStored, Seat, StoreAway, TableRecord
from serenissima.table.thinking import Thinker
from serenissima.table.viewers import Viewer

log = logging.getLogger(__name__)


class Table:
    """A table in memory. `seq` counts commands, `version` everything that can be seen, `epoch` rewritten pasts. Before
    the deal it has a gathering and no match.
    """

    def __init__(
        self,
        record: TableRecord,
        match: Match | None,
        archive: Archive,
        thinker: Thinker,
        pace: Pace,
        outside: Outside,
    ) -> None:
        self.id = record.id
        self.title = title_of(record.game) if match is None else match.title
        self.seats: tuple[Seat, ...] = record.seats
        self.keys = record.keys
        self.rematch = record.rematch
        self.gathering = Gathering.from_json(record.id, record.header["gathering"]) if match is None else None
        self.options: dict[str, str] = dict(record.header.get("options", {}))
        self._header = record.header
        self._match = match
        self.seq = 0 if match is None else count_commands(match)
        self.version = 0
        self.epoch = 0
        self.lock = asyncio.Lock()
        self.viewers: dict[Viewer, None] = {}  # in the order in which they came
        self.closed = False
        self._archive = archive
        self._outside = outside
        self._fresh_from = [self.seq] * len(self.seats)
        self.bots = BotsAtWork(self, thinker, pace, outside)
        self._running: set[asyncio.Task[None]] = set()

    @property
    def match(self) -> Match:
        """The match, once the cards are dealt."""
        if self._match is None:
            raise TableProblem("early", "problem-not-dealt")
        return self._match

    # --- people

    def key(self, secret: str) -> Key:
        """What this secret opens here."""
        found = keys.find(self.keys, secret)
        if found is None:
            raise TableProblem("forbidden", "problem-wrong-key")
        return found

    def join(self, viewer: Viewer) -> None:
        """A screen comes to the table. The others hear of it when somebody sits down, not when somebody looks on."""
        before = self._presence()
        self.viewers[viewer] = None
        if self._presence() == before:
            viewer.changed()
        else:
            self.show()
        if self.gathering is not None and self.gathering.everybody_pledged:
            self._start(self._look_again())
        self.bots.wake()

    def leave(self, viewer: Viewer) -> None:
        """A screen goes. Nobody waits for the bots of an empty table any more."""
        before = self._presence()
        self.viewers.pop(viewer, None)
        if self._presence() != before:
            self.show()
        self.bots.look_up()

    def _presence(self) -> list[bool]:
        return [self.present(seat) for seat in range(len(self.seats))]

    def present(self, seat: int) -> bool:
        """Whether somebody who may play for the seat is there."""
        return self.seats[seat].kind == "bot" or any(seat in viewer.key.seats for viewer in self.viewers)

    def there(self) -> set[str]:
        """Who is there of those who add to the luck."""
        return {name_of(viewer.key) for viewer in self.viewers}

    # --- commands

    async def act(self, key: Key, seat: int, action: int, seq: int) -> None:
        """A person takes an option."""
        await self._command(key, seat, seq, lambda match: match.act(seat, action))

    async def undo(self, key: Key, seat: int, seq: int) -> None:
        """A person takes back an act."""
        await self._command(key, seat, seq, lambda match: match.undo(seat), rewrites=True)

    async def reconsider(self, key: Key, seat: int) -> None:
        """A person takes back an answer that others have not seen."""
        await self._command(key, seat, None, lambda match: match.reconsider(seat), rewrites=True)

    async def pledge(self, key: Key, pledge: str) -> None:
        """Somebody shows the digest of the bytes that are to be added to the luck."""
        await self._gather(lambda now: now.pledged(name_of(key), pledge))

    async def reveal(self, key: Key, shown: str) -> None:
        """Somebody shows the bytes; when all have, the cards are dealt."""
        await self._gather(lambda now: now.revealed(name_of(key), shown))

    async def deal(self, key: Key) -> None:
        """The host waits for nobody else."""
        check_host(key)
        await self._gather(lambda now: now.close(self.there()))

    async def gather_anew(self, key: Key) -> None:
        """The host does not wait any longer for the bytes of somebody who has pledged."""
        check_host(key)
        await self._gather(lambda now: now.anew())

    async def why_not_there(self, key: Key, seat: int, refs: list[str]) -> Refusal:
        """Why the seat cannot point at the last of these things now. Nothing is played."""
        self._check_seat(key, seat)
        self._check_dealt()
        async with self.lock:
            return why_not_there(self.match, seat, refs)

    def set_rematch(self, rematch: str) -> None:
        """The rematch is ready: everybody is told where."""
        self.rematch = rematch
        self.show()

    # --- life

    def close(self) -> None:
        """The table leaves memory; what it was is in the store."""
        self.closed = True
        self.bots.stop()

    async def finish(self) -> None:
        """Lets what is on its way to the store arrive, then closes."""
        await asyncio.gather(*self._running, return_exceptions=True)
        async with self.lock:
            self.close()

    @property
    def busy(self) -> bool:
        """Whether something is going on, so that the table should stay in memory."""
        return bool(self.viewers) or self.bots.busy or bool(self._running)

    # --- how a change happens

    async def _command(
        self, key: Key, seat: int, seq: int | None, play: Callable[[Match], None], rewrites: bool = False
    ) -> None:
        """Runs apart from the connection that asked for it: a line that drops in the middle interrupts nothing."""
        self._check_seat(key, seat)
        self._check_dealt()
        await asyncio.shield(self._start(self.change(seat, seq, play, rewrites)))

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = self._outside.start(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _gather(self, step: Callable[[Gathering], Gathering]) -> None:
        await asyncio.shield(self._start(self._step(step)))

    async def _step(self, step: Callable[[Gathering], Gathering]) -> None:
        async with self.lock:
            if self.closed:
                raise TableProblem("failed", "problem-table-closed")
            if self.gathering is None:
                raise Refused(Message("refused-dealt"))
            now = step(self.gathering)
            if not now.closed and now.everybody_pledged and self.there().issuperset(now.names):
                now = now.close(self.there())
            if now == self.gathering:
                return
            await self._keep(now)
        self.show()
        self.bots.wake()

    async def _look_again(self) -> None:
        """Somebody came back: perhaps all are there now."""
        with contextlib.suppress(Refused, TableProblem):
            await self._step(lambda now: now)

    async def _keep(self, now: Gathering) -> None:
        """Stores how far the gathering has come; when everybody has added to the luck, with the deal."""
        try:
            if now.ready:
                match = Match.start(self.title, len(self.seats), self.options, source=now.source())
                header = match.header(secrets_too=True)
                await self._archive.append(self.id, 0, match.lines(), match.snapshot(), header)
                self._match, self.gathering = match, None
            else:
                await self._archive.append(self.id, 0, [], {}, {**self._header, "gathering": now.to_json()})
                self.gathering = now
        except NotStored as problem:
            log.error("table %s: the gathering could not be stored: %s", self.id, problem)
            if not await self._gather_again(now):
                raise TableProblem("failed", "problem-not-stored") from problem

    async def _gather_again(self, wanted: Gathering) -> bool:
        """Nobody said that the step is stored: the store is asked. Whether it was, and only the answer was lost."""
        stored = await self._read_again()
        if stored is None:
            return False
        record, self._match = stored
        if self._match is not None:
            self.gathering = None
            return True
        self.gathering = Gathering.from_json(self.id, record.header["gathering"])
        return self.gathering == wanted

    async def change(self, seat: int, seq: int | None, play: Callable[[Match], None], rewrites: bool = False) -> None:
        async with self.lock:
            if self.closed:
                raise TableProblem("failed", "problem-table-closed")
            if seq is not None and not self._fresh_from[seat] <= seq <= self.seq:
                raise Refused(Message("refused-stale"))
            mark, question = self.match.mark(), self.match.state.top
            try:
                play(self.match)
                new = self.match.lines(mark.entries)
                await self._archive.append(self.id, mark.entries, new, self.match.snapshot())
            except Refused:
                raise
            except NotStored as problem:
                log.error("table %s: a move could not be stored: %s", self.id, problem)
                if not await self._go_back(mark):
                    raise TableProblem("failed", "problem-not-stored") from problem
            except Exception as problem:
                log.exception("table %s: a move failed", self.id)
                await self._go_back(mark)
                raise TableProblem("failed", "problem-move-failed") from problem
            else:
                self._moved_on(seat, question)
                self.epoch += rewrites
        self.show()
        self.bots.wake()

    def _moved_on(self, seat: int, question: object) -> None:
        """For others who answer the same secret question nothing has changed: what they send next is not stale."""
        self.seq += 1
        top = self.match.state.top
        if top is question and isinstance(top, Simultaneous) and top.retractable():
            self._fresh_from[seat] = self.seq
        else:
            self._fresh_from = [self.seq] * len(self.seats)

    async def _go_back(self, mark: Mark) -> bool:
        """Nobody said that the move is stored. Memory forgets it at once, for a screen may be waiting to be shown the
        table; then the store is asked, which is right whatever it says. Returns whether the move was stored after all
        and only the answer was lost. A table that cannot be read now is closed, and the next visitor fetches it anew.
        """
        self.match.back(mark)
        stored = await self._read_again()
        if stored is None:
            return False
        self._match = stored[1]
        self.seq = count_commands(self.match)
        self._fresh_from = [self.seq] * len(self.seats)
        self.epoch += 1
        self.show()
        self.bots.wake()
        return len(self.match.entries) > mark.entries

    async def _read_again(self) -> tuple[TableRecord, Match | None] | None:
        """What is stored now, as far as it can be read; otherwise the table is closed."""
        try:
            record = await self._archive.load(self.id)
            if record is None:
                raise TableProblem("unknown", "problem-unknown-table")
            return record, await self._outside.apart(read_match, record, self._outside) if dealt(record) else None
        except Exception as problem:
            if not isinstance(problem, TableProblem | BrokenRecord | StoreAway):
                log.exception("table %s cannot be read again", self.id)
            self._end(problem if isinstance(problem, TableProblem) else TableProblem("failed", "problem-not-stored"))
            return None

    def _end(self, problem: TableProblem) -> None:
        """The table cannot go on in memory: everybody is told, and may come again."""
        self.close()
        for viewer in list(self.viewers):
            viewer.ended(problem)

    def _check_seat(self, key: Key, seat: int) -> None:
        if seat not in key.seats:
            raise Refused(Message("refused-not-your-seat"))

    def _check_dealt(self) -> None:
        if self.gathering is not None:
            raise Refused(Message("refused-not-dealt"))

    def show(self) -> None:
        """Tells every screen that the table is not what it was."""
        self.version += 1
        for viewer in list(self.viewers):
            viewer.changed()
