"""The bots of one table: asked when it is their turn, shown at a moment that tells nothing, replaced when they fail."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from serenissima.core.messages import Message
from serenissima.match.refusal import Refused
from serenissima.table.outside import Outside
from serenissima.table.pace import Pace
from serenissima.table.problems import TableProblem
from serenissima.table.thinking import BotFailed, BotOutOfBounds, Question, Thinker, question_for

if TYPE_CHECKING:
    from serenissima.table.table import Table

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The level that plays on where a bot has failed."""


class BotsAtWork:
    """One task plays for all the bots of a table, as long as one of them is asked."""

    def __init__(self, table: Table, thinker: Thinker, pace: Pace, outside: Outside) -> None:
        self._table = table
        self._thinker = thinker
        self._pace = pace
        self._outside = outside
        self._task: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[int | BotFailed] | None = None
        self.stand_ins: dict[int, Message] = {}  # seats whose bot failed, and why another plays for it

    @property
    def busy(self) -> bool:
        """Whether they are playing."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Lets the bots play, if any is asked and nobody has told them yet."""
        if not self.busy and self._next() is not None:
            self._task = self._outside.start(self._play_on(), name=f"bots of {self._table.id}")

    def look_up(self) -> None:
        """Somebody went: a thought that nobody waits for any more is given up."""
        if self._thought is not None and self._next() is None:
            self._thought.cancel()

    def stop(self) -> None:
        """The table closes."""
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> int | None:
        """The bot that is asked first. A table of bots alone plays only while somebody watches."""
        if self._table.closed or self._table.gathering is not None or self._table.match.over:
            return None
        if not self._table.viewers and all(seat.kind == "bot" for seat in self._table.seats):
            return None
        return next((seat for seat in self._table.match.waiting() if self._table.seats[seat].kind == "bot"), None)

    async def _play_on(self) -> None:
        while (seat := self._next()) is not None:
            try:
                await self._play(seat)
            except Refused:
                continue  # somebody undid or reconsidered while the bot was thinking: look again
            except TableProblem as problem:
                log.warning("table %s: a bot's act failed: %s", self._table.id, problem)
                if not self._table.viewers:
                    return  # the table may leave memory; whoever comes next wakes the bots
                for viewer in list(self._table.viewers):
                    viewer.warned(problem)
                await self._outside.sleep(self._pace.bot_retry)

    async def _play(self, seat: int) -> None:
        asked, watched = self._outside.steady(), bool(self._table.viewers)
        async with self._table.lock:
            seq = self._table.seq
            if seat not in self._table.match.waiting():
                return  # an undo came first
            options = self._table.match.options(seat)
            if not options:
                raise TableProblem("broken", "problem-move-failed")
            level = STAND_IN if seat in self.stand_ins else self._table.seats[seat].level or ""
            question = question_for(self._table.match, seat, level, self._outside.bits(62), self._table.id)
        told = await self._thought_of(question, asked, watched)
        if told is None:
            return
        if isinstance(told, BotFailed) or told not in options:
            self._replace(question, told if isinstance(told, BotFailed) else BotOutOfBounds(told))
            if level != STAND_IN:
                return  # the next to be asked is the bot that stands in
            told = self._outside.choice(options)
        action = told
        await self._table.change(seat, seq, lambda match: match.act(seat, action))

    async def _thought_of(self, question: Question, asked: float, watched: bool) -> int | BotFailed | None:
        """What the bot chooses, or how it failed; nothing when nobody waits for it any more."""
        self._thought = self._outside.start(self._in_its_time(question, asked, watched))
        try:
            return await self._thought
        except asyncio.CancelledError:
            self._thought.cancel()
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            return None
        finally:
            self._thought = None

    async def _in_its_time(self, question: Question, asked: float, watched: bool) -> int | BotFailed:
        """The answer, or the failure, at a moment that tells nothing of how long it took: what a bot holds decides
        whether it has one option or many, and how soon it is sure.
        """
        told: int | BotFailed
        try:
            told = await self._thinker.choose(question)
        except BotFailed as problem:
            told = problem
        now = self._outside.steady()
        moment = asked + self._pace.moment(question.level, watched, now - asked)
        await self._outside.sleep(max(0.0, moment - now))
        return told

    def _replace(self, question: Question, problem: BotFailed) -> None:
        log.error("table %s: the bot %r of seat %d failed: %s", self._table.id, question.level, question.seat, problem)
        if question.level != STAND_IN:
            self.stand_ins[question.seat] = problem.told(question.level)
            self._table.show()
