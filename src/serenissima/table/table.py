"""One table: a match, the people and bots around it, and the order in which things happen to it.

Every change goes the same way: checked, played, stored, and only then shown. While a change is on its way to the store
the table's lock is held; whoever shows the table takes the lock too, so nobody ever sees a move that could still be
lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

from serenissima.core.engine import Simultaneous
from serenissima.core.match import BrokenMatch, Match, Refused
from serenissima.core.messages import Message
from serenissima.table import keys
from serenissima.table.pace import Pace
from serenissima.table.plans import title_of
from serenissima.table.pointing import why_not_there
from serenissima.table.problems import TableProblem
from serenissima.table.records import Archive, BrokenRecord, Key, NotStored, Seat, TableRecord
from serenissima.table.thinking import BotFailed, BotOutOfBounds, Question, Thinker, question_for

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The level that plays on where a bot has failed."""


class Viewer(Protocol):
    """A screen that shows a table."""

    key: Key

    def changed(self) -> None:
        """The table is not what it was: show it again."""

    def warned(self, problem: TableProblem) -> None:
        """Something at the table went wrong; it goes on."""

    def ended(self, problem: TableProblem) -> None:
        """The table cannot go on."""


def read_match(record: TableRecord) -> Match:
    """The match of a stored table, replayed and verified against the position that was stored with it."""
    title = title_of(record.game)
    saved = {**record.header, "entries": list(record.entries), "snapshot": record.snapshot}
    try:
        match = Match.from_json(title, saved)
        if match.setting.players != len(record.seats):
            raise BrokenMatch(f"{len(record.seats)} seats for {match.setting.players} players")
        if {**match.snapshot(), "luck": 0} != {**record.snapshot, "luck": 0}:
            raise BrokenMatch("its entries lead to another position than the one stored with them")
    except ValueError as problem:
        raise TableProblem("broken", "problem-broken-table", detail=str(problem)) from problem
    return match


def count_commands(match: Match) -> int:
    """How many times somebody did something. What was forced does not count: its number could betray hidden cards."""
    return sum(1 for entry in match.entries[1:] if not entry.get("forced"))


class Table:
    """A table in memory. `seq` counts commands, `version` everything that can be seen, `epoch` rewritten pasts."""

    def __init__(self, record: TableRecord, match: Match, archive: Archive, thinker: Thinker, pace: Pace) -> None:
        self.id = record.id
        self.seats: tuple[Seat, ...] = record.seats
        self.keys = record.keys
        self.again = record.again
        self.match = match
        self.seq = count_commands(match)
        self.version = 0
        self.epoch = 0
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.closed = False
        self._archive = archive
        self._thinker = thinker
        self._pace = pace
        self._fresh_from = [self.seq] * len(self.seats)
        self._bots: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[int] | None = None
        self.stand_ins: dict[int, Message] = {}  # seats whose bot failed, and why another plays for it
        self._running: set[asyncio.Task[None]] = set()

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
        self.viewers.add(viewer)
        if self._presence() == before:
            viewer.changed()
        else:
            self._show()
        self.wake_bots()

    def leave(self, viewer: Viewer) -> None:
        """A screen goes. Nobody waits for the bots of an empty table any more."""
        before = self._presence()
        self.viewers.discard(viewer)
        if self._presence() != before:
            self._show()
        if self._thought is not None and self._bot_to_play() is None:
            self._thought.cancel()

    def _presence(self) -> list[bool]:
        return [self.present(seat) for seat in range(len(self.seats))]

    def present(self, seat: int) -> bool:
        """Whether somebody who may play for the seat is there."""
        return self.seats[seat].kind == "bot" or any(seat in viewer.key.seats for viewer in self.viewers)

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

    async def why_not(self, key: Key, seat: int, action: int) -> Refused:
        """Why the seat may not do this now. Nothing is played."""
        self._check_seat(key, seat)
        async with self.lock:
            return self.match.refusal(seat, action) or Refused(Message("refused-possible"))

    async def why_not_there(self, key: Key, seat: int, refs: list[str]) -> Refused:
        """Why the seat cannot point at the last of these things now. Nothing is played."""
        self._check_seat(key, seat)
        async with self.lock:
            return why_not_there(self.match, seat, refs)

    def set_again(self, again: str) -> None:
        """The rematch is ready: everybody is told where."""
        self.again = again
        self._show()

    # --- life

    def close(self) -> None:
        """The table leaves memory; what it was is in the store."""
        self.closed = True
        if self._bots is not None:
            self._bots.cancel()

    async def finish(self) -> None:
        """Lets what is on its way to the store arrive, then closes."""
        await asyncio.gather(*self._running, return_exceptions=True)
        async with self.lock:
            self.close()

    @property
    def busy(self) -> bool:
        """Whether something is going on, so that the table should stay in memory."""
        thinking = self._bots is not None and not self._bots.done()
        return bool(self.viewers) or thinking or bool(self._running)

    def wake_bots(self) -> None:
        """Lets the bots play, if any is asked and nobody has told them yet."""
        if self._bot_to_play() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.id}")

    # --- how a change happens

    async def _command(
        self, key: Key, seat: int, seq: int | None, play: Callable[[Match], None], rewrites: bool = False
    ) -> None:
        """Runs apart from the connection that asked for it: a line that drops in the middle interrupts nothing."""
        self._check_seat(key, seat)
        task = asyncio.create_task(self._change(seat, seq, play, rewrites))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)
        self.wake_bots()

    async def _change(self, seat: int, seq: int | None, play: Callable[[Match], None], rewrites: bool = False) -> None:
        async with self.lock:
            if self.closed:
                raise TableProblem("failed", "problem-table-closed")
            if seq is not None and not self._fresh_from[seat] <= seq <= self.seq:
                raise Refused(Message("refused-stale"))
            known = len(self.match.entries)
            question = self.match.state.top
            try:
                play(self.match)
                await self._archive.append(self.id, known, self.match.entries[known:], self.match.snapshot())
            except Refused:
                raise
            except NotStored as problem:
                log.error("table %s: a move could not be stored: %s", self.id, problem)
                await self._go_back()
                raise TableProblem("failed", "problem-not-stored") from problem
            except Exception as problem:
                log.exception("table %s: a move failed", self.id)
                await self._go_back()
                raise TableProblem("failed", "problem-move-failed") from problem
            self._moved_on(seat, question)
            self.epoch += rewrites
        self._show()

    def _moved_on(self, seat: int, question: object) -> None:
        """For others who answer the same secret question nothing has changed: what they send next is not stale."""
        self.seq += 1
        top = self.match.state.top
        if top is question and isinstance(top, Simultaneous) and top.retractable():
            self._fresh_from[seat] = self.seq
        else:
            self._fresh_from = [self.seq] * len(self.seats)

    async def _go_back(self) -> None:
        """Memory and store disagree: the store is right."""
        try:
            record = await self._archive.load(self.id)
            if record is None:
                raise TableProblem("unknown", "problem-unknown-table")
            self.match = await asyncio.to_thread(read_match, record)
        except (TableProblem, BrokenRecord, NotStored) as problem:
            self.closed = True
            told = problem if isinstance(problem, TableProblem) else TableProblem("failed", "problem-not-stored")
            for viewer in list(self.viewers):
                viewer.ended(told)
            return
        self.seq = count_commands(self.match)
        self._fresh_from = [self.seq] * len(self.seats)
        self.epoch += 1
        self._show()

    def _check_seat(self, key: Key, seat: int) -> None:
        if seat not in key.seats:
            raise Refused(Message("refused-not-your-seat"))

    def _show(self) -> None:
        self.version += 1
        for viewer in list(self.viewers):
            viewer.changed()

    # --- bots

    def _bot_to_play(self) -> int | None:
        """The bot that is asked first. A table of bots alone plays only while somebody watches."""
        if self.closed or self.match.over:
            return None
        if not self.viewers and all(seat.kind == "bot" for seat in self.seats):
            return None
        return next((seat for seat in self.match.waiting() if self.seats[seat].kind == "bot"), None)

    async def _play_bots(self) -> None:
        while (seat := self._bot_to_play()) is not None:
            if self.viewers:
                await asyncio.sleep(self._pace.bot_pause)
            try:
                await self._play_bot(seat)
            except Refused:
                continue  # somebody undid or reconsidered while the bot was thinking: look again
            except TableProblem as problem:
                log.warning("table %s: a bot's act failed: %s", self.id, problem)
                if not self.viewers:
                    return
                for viewer in list(self.viewers):
                    viewer.warned(problem)
                await asyncio.sleep(self._pace.bot_retry)

    async def _play_bot(self, seat: int) -> None:
        async with self.lock:
            seq = self.seq
            if seat not in self.match.waiting():
                return  # an undo came first
            options = self.match.options(seat)
            if not options:
                raise TableProblem("broken", "problem-move-failed")
            level = STAND_IN if seat in self.stand_ins else self.seats[seat].level or ""
            question = question_for(self.match, seat, level, self.id)
        action = await self._thought_of(question, options)
        if action is None:
            return
        if action not in options:
            if level != STAND_IN:
                return  # the next to be asked is the bot that stands in
            action = secrets.choice(options)
        await self._change(seat, seq, lambda match: match.act(seat, action))

    async def _thought_of(self, question: Question, options: list[int]) -> int | None:
        """What the bot chooses; -1 when it fails, nothing when nobody waits for it any more. A bot that fails, or
        chooses what is not offered, is named, and another plays in its place from then on.
        """
        self._thought = asyncio.ensure_future(self._thinker.choose(question))
        try:
            action = await self._thought
        except asyncio.CancelledError:
            self._thought.cancel()
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            return None
        except BotFailed as problem:
            self._replace(question, problem)
            return -1
        finally:
            self._thought = None
        if action not in options:
            self._replace(question, BotOutOfBounds(action))
        return action

    def _replace(self, question: Question, problem: BotFailed) -> None:
        log.error("table %s: the bot %r of seat %d failed: %s", self.id, question.level, question.seat, problem)
        if question.level != STAND_IN:
            self.stand_ins[question.seat] = problem.told(question.level)
            self._show()
