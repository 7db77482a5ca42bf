"""Under which names the server answers.

A page of a stranger can give its own name the address of this machine ("DNS rebinding") and would then be a page of
ours for the browser. It cannot give its name the form of an address, nor the name of this machine.
"""

from __future__ import annotations

import ipaddress
import platform
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from serenissima.server import protocol
from serenissima.server.settings import Settings

AT_HOME = ("local", "lan", "home", "internal", "home.arpa")
"""Endings that belong to nobody on the Internet."""

ANY = "*"


def names_of(settings: Settings) -> frozenset[str]:
    """The names of this server besides its addresses."""
    machine = platform.node().split(".")[0].lower()
    own = {"localhost", machine, *(f"{machine}.{ending}" for ending in AT_HOME), settings.host.lower()}
    pages = {urlsplit(origin).hostname or "" for origin in settings.origins}
    return frozenset({*own, *pages, *(name.lower() for name in settings.hosts)} - {""})


def known(host: str, names: Iterable[str]) -> bool:
    """Whether the Host header of a request names this server."""
    if ANY in names:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names
    return True


class OwnHosts:
    """Turns away whoever asks for another server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = names_of(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As the server calls an application."""
        if scope["type"] in ("http", "websocket"):
            host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
            if not known(host, self._names):
                await _turn_away(scope["type"], host, send)
                return
        await self._app(scope, receive, send)


async def _turn_away(sort: str, host: str, send: Send) -> None:
    if sort == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    said = protocol.Problem(protocol.Message("problem-unknown-host", {"host": host[:100]}))
    body = msgspec.json.encode(said)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
