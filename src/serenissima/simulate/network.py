"""A connection between a browser and a process: in order, late, cut at any moment, and slow to be read."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from serenissima.server.live import Session
    from serenissima.simulate.process import Process


class Socket:
    """Both ends. The server's has the methods that a session uses of a WebSocket."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.open = True
        self.session: Session | None = None
        self._up: deque[str] = deque()
        self._down: deque[bytes] = deque()
        self._came = asyncio.Event()
        self._told = asyncio.Event()
        self._room = asyncio.Event()
        process.sockets[self] = None

    def cut(self) -> None:
        """The line is broken: both ends notice."""
        self.open = False
        self.process.sockets.pop(self, None)
        for event in (self._came, self._told, self._room):
            event.set()

    # --- the server's end

    async def receive(self) -> dict[str, Any]:
        """What the browser says next, or that it is gone."""
        while not self._up and self.open:
            self._came.clear()
            await self._came.wait()
        await self.process.outside.pause(self.process.night.wish.network)
        if self._up:
            return {"type": "websocket.receive", "text": self._up.popleft()}
        return {"type": "websocket.disconnect"}

    async def send_data(self, data: bytes, mode: str = "text") -> None:
        """Something for the browser; waits while it takes nothing."""
        await self.process.outside.never_if_dead()
        self.process.night.oracle.sent(self, data)
        while len(self._down) >= self.process.night.wish.buffer and self.open:
            self._room.clear()
            await self._room.wait()
        await self.process.outside.pause(self.process.night.wish.network)
        if not self.open:
            raise OSError("the line is cut")
        self._down.append(data)
        self._told.set()

    async def close(self, code: int | None = None) -> None:
        """The server hangs up, once all it said has arrived."""
        while self._down and self.open:
            self._room.clear()
            await self._room.wait()
        self.cut()

    # --- the browser's end

    def say(self, told: dict[str, Any] | str) -> None:
        """Something for the server."""
        if self.open:
            self._up.append(told if isinstance(told, str) else msgspec.json.encode(told).decode())
            self._came.set()

    async def hear(self) -> dict[str, Any] | None:
        """What the server says next; nothing when the line is cut."""
        while not self._down and self.open:
            self._told.clear()
            await self._told.wait()
        if not self._down:
            return None
        heard: dict[str, Any] = msgspec.json.decode(self._down.popleft())
        self._room.set()
        return heard

    @property
    def quiet(self) -> bool:
        """Whether nothing is on its way."""
        return not self._up and not self._down
