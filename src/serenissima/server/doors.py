"""How patiently the server waits at its doors: connections that say nothing, too many from one place, too many frames.

uvicorn speaks HTTP and WebSocket; these classes add what it does not limit. Frames of every kind count: a ping costs
the server as much as a message, and its answer lies in memory until somebody reads it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from serenissima.server.security import Bucket
from serenissima.server.settings import Limits
from serenissima.table.outside import Outside

TOO_MANY_FRAMES = 1008  # the close code for who breaks a rule of the house
SLICE = 1024  # bytes that are looked at before it is asked whether the connection still stands
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doorman:
    """Counts who is inside, by address. A trusted proxy stands for many people, and is not counted."""

    def __init__(self, limits: Limits, outside: Outside, proxies: Collection[str] = ()) -> None:
        self.limits = limits
        self.outside = outside
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """Whether one more connection from there is let in; if so it is counted."""
        crowded = self._inside[address] >= self.limits.sockets_per_address and address not in self._proxies
        if crowded or self._all >= self.limits.sockets:
            return False
        self._inside[address] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was counted is gone."""
        self._all -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def protocols(self) -> tuple[type[PatientHttp], type[CountedWebSocket]]:
        """The classes that uvicorn is to use, with this doorman at their door."""
        http = type("Http", (PatientHttp,), {"doorman": self})
        socket = type("Socket", (CountedWebSocket,), {"doorman": self})
        return http, socket


class PatientHttp(H11Protocol):
    """HTTP whose head must have come within some seconds, and whose body within some more."""

    doorman: ClassVar[Doorman]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting: asyncio.TimerHandle | None = None
        self._for_body = False
        self._address = self.client[0] if self.client else ""
        self._counted = self.doorman.enter(self._address)
        if self._counted:
            self._wait(self.doorman.limits.head)
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self.doorman.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        if self._waiting is None and self.conn.their_state is h11.IDLE:
            self._wait(self.doorman.limits.head)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a WebSocket, which waits for its people
        if self.conn.their_state is h11.SEND_BODY:
            if not self._for_body:
                self._wait(self.doorman.limits.body_time)
                self._for_body = True
        elif self.conn.their_state is not h11.IDLE:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._counted = False  # the WebSocket is counted from here on
        super().handle_websocket_upgrade(event)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self.doorman.outside.later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._for_body = False
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.write(TOO_LATE)  # nobody answers before the request is whole
            self.transport.close()


class CountedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when more frames come than anybody needs, or when its answers are not read."""

    doorman: ClassVar[Doorman]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.doorman.limits
        self._address = self.client[0] if self.client else ""
        self._frames = Bucket(limits.frames_per_second, limits.frames_at_once, self.doorman.outside)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > self.doorman.limits.unread:
            self.transport.abort()
            return False
        if not self._frames.take():
            self.conn.fail(TOO_MANY_FRAMES, "too many frames")
            self.handle_parser_exception()
            return False
        return True
