"""One connected screen: commands in, updates out.

An update is always the whole table as the viewer may see it now. A screen that reads slowly therefore skips what is
past instead of piling it up, and a screen that comes back after a break needs nothing but the next update.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from serenissima.core.messages import Message
from serenissima.match.refusal import Refusal, Refused
from serenissima.server import commands, compose, protocol
from serenissima.server.compose import Composer, message
from serenissima.server.security import Bucket
from serenissima.server.settings import Limits
from serenissima.table.outside import Outside
from serenissima.table.problems import Sort, TableProblem
from serenissima.table.records import Key
from serenissima.table.screen import Screen
from serenissima.table.table import Table

log = logging.getLogger(__name__)

CLOSE: dict[Sort, int] = {
    "invalid": 4400,
    "forbidden": 4403,
    "unknown": 4404,
    "early": 4409,
    "broken": 4500,
    "failed": 4503,
}
"""Close codes, after the HTTP status of the same problem."""

_read = msgspec.json.Decoder(commands.Command).decode
_write = msgspec.json.Encoder().encode


class Session:
    """A `Viewer` at the other end of a WebSocket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table: Table,
        key: Key,
        composer: Composer,
        limits: Limits,
        outside: Outside,
    ) -> None:
        self.key = key
        self._socket = socket
        self._table = table
        self._screen = Screen(key.seats, table.title.hidden_hands)
        self._composer = composer
        self._limits = limits
        self._outside = outside
        self._speed = Bucket(limits.messages_per_second, limits.messages_at_once, outside)
        self._replies: deque[bytes] = deque()
        self._dirty = False
        self._wake = asyncio.Event()
        self._told = 0
        self._past = (table.epoch, self._screen.viewer)
        self._end: int | None = None

    # --- as the table sees it

    def changed(self) -> None:
        """The table is not what it was."""
        self._dirty = True
        self._wake.set()

    def warned(self, problem: TableProblem) -> None:
        """Something went wrong that the people at the table should know."""
        self._reply(protocol.Problem(message(problem.message)))

    def ended(self, problem: TableProblem) -> None:
        """The table cannot go on: say so and hang up."""
        self._reply(protocol.Problem(message(problem.message)))
        self._end = CLOSE[problem.sort]

    # --- the two directions

    async def run(self) -> None:
        """Serves the screen until it goes, or does not take what it is sent."""
        sending = self._outside.start(self._send_all())
        receiving = self._outside.start(self._receive_all())
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            done = await asyncio.gather(sending, receiving, return_exceptions=True)
        for failure in done:
            if isinstance(failure, Exception) and not isinstance(failure, WebSocketDisconnect | TimeoutError | OSError):
                raise failure

    async def _send_all(self) -> None:
        while self._end is None or self._replies:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self._dirty and self._end is None:
                await self._send(await self._update())
        with contextlib.suppress(RuntimeError, OSError):
            await self._socket.close(code=self._end)

    async def _update(self) -> bytes:
        """Other eyes have heard other things: for a new viewer the past is told anew, and nothing private stays."""
        table, screen = self._table, self._screen
        async with table.lock:
            self._dirty = False
            if table.gathering is not None:
                return _write(compose.gathering(table, table.gathering, self.key))
            screen.settle(table.seq, table.match.waiting())
            if (table.epoch, screen.viewer) != self._past:
                self._past, self._told = (table.epoch, screen.viewer), 0
            try:
                data, self._told = self._composer.compose(table, screen, self._told)
            except Exception:
                log.exception("table %s cannot be shown to viewer %d", table.id, screen.viewer)
                data = _write(protocol.Problem(protocol.Message("problem-show-failed")))
        return data

    async def _send(self, data: bytes) -> None:
        async with self._outside.within(self._limits.send):
            await self._socket.send_data(data, mode="text")

    async def _receive_all(self) -> None:
        while self._end is None:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._speed.take():
                self._refuse(Refusal(Message("refused-too-fast")))
                await self._outside.sleep(1 / self._limits.messages_per_second)
                continue
            await self._answer(event.get("text") or event.get("bytes") or "")
        await self._outside.sleep(self._limits.send)  # what is still to be said goes out first

    # --- commands

    async def _answer(self, told: str | bytes) -> None:
        """Carries out one message. Whatever it is, the connection stays usable and the table whole."""
        if len(told) > self._limits.message:
            self._refuse(Refusal(Message("refused-too-long", {"most": self._limits.message})))
            return
        try:
            command = _read(told)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._refuse(Refusal(Message("refused-not-understood", {"detail": str(problem)[:200]})))
            return
        try:
            await self._carry_out(command)
        except Refused as refused:
            self._refuse(refused.refusal)
            self.changed()
        except TableProblem as problem:
            self._reply(protocol.Problem(message(problem.message)))
            if self._table.closed:
                self._end = CLOSE[problem.sort]

    async def _carry_out(self, command: commands.Command) -> None:
        table, key = self._table, self.key
        match command:
            case commands.Act(seat=seat, action=action, seq=seq):
                await table.act(key, seat, action, seq)
            case commands.Undo(seat=seat, seq=seq):
                await table.undo(key, seat, seq)
            case commands.Reconsider(seat=seat):
                await table.reconsider(key, seat)
            case commands.Why(seat=seat, refs=refs):
                self._refuse(await table.why_not_there(key, seat, refs))
            case commands.Look(seat=seat):
                self._look(seat)
            case commands.Pledge(pledge=pledge):
                await table.pledge(key, pledge)
            case commands.Reveal(bytes=shown):
                await table.reveal(key, shown)
            case commands.Deal():
                await table.deal(key)
            case commands.GatherAnew():
                await table.gather_anew(key)

    def _look(self, seat: int) -> None:
        if seat not in self.key.seats:
            raise Refused(Message("refused-not-your-seat"))
        self._screen.look(seat)
        self.changed()

    def _refuse(self, refusal: Refusal) -> None:
        self._reply(protocol.Refused(refusal.clause, message(refusal.message), self._table.seq))

    def _reply(self, said: protocol.Refused | protocol.Problem) -> None:
        self._replies.append(_write(said))
        self._wake.set()


async def turn_away(socket: WebSocket[Any, Any, Any], problem: TableProblem) -> None:
    """Tells why there is nothing to see here. Browsers hide why a handshake was refused, so it is accepted first."""
    await socket.accept()
    await socket.send_data(_write(protocol.Problem(message(problem.message))), mode="text")
    await socket.close(code=CLOSE[problem.sort])
