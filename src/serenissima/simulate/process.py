"""A server process: the real hall, tables, sessions and composer, on a simulated outside."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from serenissima.server.compose import Composer
from serenissima.server.live import CLOSE, Session
from serenissima.server.settings import Limits
from serenissima.simulate.clockwork import SimulatedOutside
from serenissima.simulate.disk import SimulatedArchive
from serenissima.simulate.network import Socket
from serenissima.table import thinking
from serenissima.table.hall import Hall
from serenissima.table.pace import Pace
from serenissima.table.problems import TableProblem
from serenissima.table.thinking import BotFailed, BotLate, Question

if TYPE_CHECKING:
    from serenissima.simulate.night import Night

PACE = Pace(bot_pause=0.2, bot_time=0.0, bot_limit=10.0, bot_retry=2.0, idle=5.0)
LIMITS = Limits(messages_per_second=200, messages_at_once=600, send=10.0)


class Process:
    """One server, until it is killed."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self.outside = SimulatedOutside(night.dice, lambda: night.wish.haste)
        self.sockets: dict[Socket, None] = {}
        self.composer = Composer()
        self.hall = Hall(SimulatedArchive(self, night.disk), SimulatedThinker(self), PACE, self.outside)

    def serve(self, socket: Socket, table: str, key: str) -> None:
        """Take a connection, as the WebSocket's handler does."""
        self.outside.start(self.night.guarded(self._serve(socket, table, key)))

    async def _serve(self, socket: Socket, table: str, key: str) -> None:
        try:
            found = await self.hall.table(table)
            held = found.key(key)
        except TableProblem as problem:
            if problem.sort == "broken":
                self.night.fail(f"a sound table is called broken: {problem.message.args}")
            await socket.close(CLOSE[problem.sort])
            return
        session = Session(socket, found, held, self.composer, LIMITS, self.outside)  # type: ignore[arg-type]
        socket.session = session
        found.join(session)
        try:
            await session.run()
        finally:
            if not self.outside.dead:
                self.hall.leave(found, session)
            socket.cut()

    def kill(self) -> None:
        """kill -9: no effect on anything any more."""
        self.outside.dead = True
        for socket in list(self.sockets):
            socket.cut()


class SimulatedThinker:
    """Bots that answer some time later, fail, talk nonsense, or are not heard of until the limit."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def choose(self, question: Question) -> int:
        night, outside = self._process.night, self._process.outside
        if not night.chance(night.wish.bot_faults):
            await outside.pause(1.0)
            return thinking.answer(question)
        sort = night.dice.randrange(3)
        if sort == 0:
            await outside.pause(0.5)
            raise BotFailed("the worker died")
        if sort == 1:
            await asyncio.sleep(PACE.bot_limit)
            raise BotLate(PACE.bot_limit)
        await outside.pause(1.0)
        return -7
