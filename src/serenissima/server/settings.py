"""What can be set about the server, by whoever starts it or by the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from serenissima.kept import data_of_user
from serenissima.server.problems import CannotStart
from serenissima.table.pace import Pace

PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for. Every limit is far above what playing needs."""

    message: int = 4096  # bytes of a WebSocket message that is read at all
    frame: int = 65_536  # bytes of a WebSocket message beyond which the connection is cut
    body: int = 65_536  # bytes of a request
    messages_per_second: float = 20
    messages_at_once: float = 60
    tables_per_minute: float = 30
    tables_at_once: float = 60
    viewers: int = 500  # of one table
    connections: int = 5000
    send: float = 20  # seconds until a reader that takes nothing is cut off
    frames_per_second: float = 50  # of a WebSocket, pings and pongs among them
    frames_at_once: float = 200
    unread: int = 262_144  # bytes that lie in memory for one WebSocket before it is cut
    sockets: int = 6000  # connections of any kind
    sockets_per_address: int = 300
    head: float = 10  # seconds for the head of a request
    body_time: float = 20  # seconds for the rest of it


@dataclass(frozen=True)
class Settings:
    """Where to serve, where to keep things, and for whom."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    web: Path = PACKAGE / "web"
    origins: tuple[str, ...] = ()
    hosts: tuple[
        str, ...
    ] = ()  # names under which the server is asked for, besides its addresses and the machine's own
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word on where somebody comes from is believed
    workers: int = 1
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    bots: tuple[Path, ...] = ()  # files with bots that are offered beside the levels

    @staticmethod
    def from_environment() -> Settings:
        """Defaults, changed by SERENISSIMA_DATA, _HOST, _PORT, _ORIGINS, _HOSTS, _PROXIES (lists
        with commas), _BOT_PAUSE (seconds),
        _BOT_TIME (1; less, and bots take less than the time of their level) and _TABLES_PER_MINUTE (from one address;
        twice as many at once).
        """
        told = os.environ.get
        tables = _number("SERENISSIMA_TABLES_PER_MINUTE", 30)
        return Settings(
            data=Path(told("SERENISSIMA_DATA") or data_of_user()),
            host=told("SERENISSIMA_HOST") or "127.0.0.1",
            port=int(_number("SERENISSIMA_PORT", 8000)),
            origins=_list("SERENISSIMA_ORIGINS"),
            hosts=_list("SERENISSIMA_HOSTS"),
            proxies=_list("SERENISSIMA_PROXIES"),
            workers=max(1, min(4, (os.cpu_count() or 1) - 1)),
            pace=Pace(bot_pause=_number("SERENISSIMA_BOT_PAUSE", 0.5), bot_time=_number("SERENISSIMA_BOT_TIME", 1.0)),
            limits=Limits(tables_per_minute=tables, tables_at_once=2 * tables),
        )


def _list(name: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in os.environ.get(name, "").split(",") if part.strip())


def _number(name: str, default: float) -> float:
    given = os.environ.get(name)
    if not given:
        return default
    try:
        return float(given)
    except ValueError:
        raise CannotStart(f"{name} is {given!r}, which is not a number.") from None
