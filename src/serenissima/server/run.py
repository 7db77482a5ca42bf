"""Starting the server, with one clear sentence when it cannot be."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from serenissima.server.app import create_app
from serenissima.server.doors import Doorman
from serenissima.server.hosts import OwnHosts
from serenissima.server.problems import CannotStart
from serenissima.server.settings import Settings
from serenissima.server.store import Store
from serenissima.table.outside import Outside

FAREWELL = 3
"""Seconds that connections get to end when the server stops."""


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Runs until it is told to stop. Raises `CannotStart` before anything else has happened.

    `ready` gets the address when people can come; unless told otherwise, it is printed.
    """
    say = ready or (lambda address: print(f"Ready to play at {address}", flush=True))
    _keep_to_oneself()
    prepare_folder(settings.data)
    with only_server(settings.data), listening(settings) as door:
        asyncio.run(_prepare_store(settings.data))
        address = address_of(door, settings.host)
        doorman = Doorman(settings.limits, Outside(), settings.proxies)
        http, socket_protocol = doorman.protocols()
        config = uvicorn.Config(
            OwnHosts(create_app(settings, lambda: say(address)), settings),
            http=http,
            ws=socket_protocol,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
            ws_max_size=settings.limits.frame,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=FAREWELL,
        )
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        uvicorn.Server(config).run(sockets=[door])


def _keep_to_oneself() -> None:
    """Files of the server are readable for its own account only, and it may have as many open as the system allows."""
    os.umask(0o077)
    resource: Any
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def prepare_folder(folder: Path) -> None:
    """Makes the data directory and tries whether it takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        reason = os.strerror(problem.errno) if problem.errno else str(problem)
        raise CannotStart(f"The data directory {folder} cannot be written ({reason}).") from problem


async def _prepare_store(folder: Path) -> None:
    """Opens the store once before serving: what is wrong with it is said here, in one sentence."""
    await (await Store.open(folder, Outside())).close()


@contextmanager
def only_server(folder: Path) -> Iterator[None]:
    """Two servers would overtake each other in one store; the second is told."""
    fcntl: Any
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / "serving").open("w") as mark:
        try:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            raise CannotStart(f"Another server is using the data directory {folder}.") from problem
        yield


@contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """A socket that takes connections from now on; they wait until the server is ready."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((settings.host, settings.port))
            door.listen(1024)
        except (OSError, OverflowError) as problem:
            raise CannotStart(_why_no_door(settings, problem)) from problem
        yield door
    finally:
        door.close()


def _why_no_door(settings: Settings, problem: OSError | OverflowError) -> str:
    code = problem.errno if isinstance(problem, OSError) else None
    if code == errno.EADDRINUSE:
        return f"Port {settings.port} on {settings.host} is in use; stop what uses it, or choose another with --port."
    if code == errno.EACCES:
        return f"Port {settings.port} may not be used by this account; choose one above 1023 with --port."
    return f"The server cannot listen at {settings.host}, port {settings.port} ({problem})."


def address_of(door: socket.socket, host: str) -> str:
    """What to type into a browser on this machine."""
    port = door.getsockname()[1]
    if host in {"0.0.0.0", "::", ""}:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
