"""The doors of a real server: silence, floods, crowds, made-up origins and names, and who may read its files."""

from __future__ import annotations

import http.client
import json
import os
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from serenissima.server.hosts import known, names_of
from serenissima.server.settings import Settings

PROGRAM = """
import sys, json
from dataclasses import replace
from pathlib import Path
from serenissima.server.run import serve
from serenissima.server.settings import Limits, Settings
told = json.loads(sys.argv[1])
limits = Limits(**told.pop("limits", {}))
lists = {name: tuple(value) for name, value in told.pop("lists", {}).items()}
serve(Settings(data=Path(told["data"]), port=0, limits=limits, **lists))
"""


@contextmanager
def server(data: Path, limits: dict[str, Any] | None = None, **lists: list[str]) -> Iterator[int]:
    """A server process with such limits; its port."""
    told = json.dumps({"data": str(data), "limits": limits or {}, "lists": lists})
    source = str(Path(__file__).parents[2] / "src")
    env = {**os.environ, "PYTHONPATH": source, "SERENISSIMA_ENGINE": "interpreted"}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, told], stdout=subprocess.PIPE, env=env)
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline().decode().rsplit(":", 1)[1])
    finally:
        process.terminate()
        process.wait(15)
        process.stdout.close()


def ask(port: int, path: str = "/api/games", **headers: str) -> int:
    """The status of an answer."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    line.request("GET", path, headers=headers)
    status = line.getresponse().status
    line.close()
    return status


def make_table(port: int, **headers: str) -> int:
    """The status of the answer to a wish for a table."""
    return wished(port, **headers)[0]


def table(port: int) -> dict[str, Any]:
    """A new table."""
    made: dict[str, Any] = json.loads(wished(port)[1])
    return made


def wished(port: int, **headers: str) -> tuple[int, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    wish = {"game": "doge", "players": 3, "seats": [{"kind": "screen"}] * 3, "seed": 1}
    line.request("POST", "/api/tables", json.dumps(wish), {"content-type": "application/json", **headers})
    answer = line.getresponse()
    told = answer.status, answer.read()
    line.close()
    return told


def opened(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=10)
    return line


def upgraded(port: int) -> socket.socket:
    """A WebSocket to a table that does not exist: the handshake is enough, the server says so and hangs up later."""
    line = opened(port)
    words = [
        "GET /api/tables/nowhere/live?key=x HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    line.sendall(("\r\n".join(words) + "\r\n\r\n").encode())
    return line


def ended(line: socket.socket, seconds: float = 10) -> bytes:
    """What still came before the other side hung up."""
    line.settimeout(seconds)
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionError:
        pass
    return heard


def test_who_says_nothing_or_dawdles_is_sent_away_and_others_come_in(tmp_path: Path) -> None:
    with server(tmp_path, {"head": 0.5, "body_time": 0.5}) as port, ExitStack() as stack:
        silent = [stack.enter_context(opened(port)) for _ in range(50)]
        half = stack.enter_context(opened(port))
        half.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        slow = stack.enter_context(opened(port))
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{")
        for line in (*silent, half, slow):
            assert ended(line).startswith(b"HTTP/1.1 408")
        assert ask(port) == 200


def test_a_slow_drip_of_a_head_is_not_waited_for(tmp_path: Path) -> None:
    with server(tmp_path, {"head": 0.5}) as port, opened(port) as line:
        sent = 0
        try:
            for byte in b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nx-long: " + b"x" * 200:
                line.sendall(bytes([byte]))
                sent += 1
                time.sleep(0.02)
        except OSError:
            pass
        assert sent < 150, "the server hung up in the middle"


def test_a_crowd_from_one_address_does_not_shut_out_for_good(tmp_path: Path) -> None:
    with server(tmp_path, {"sockets_per_address": 5, "head": 1.0}) as port:
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(opened(port))
            time.sleep(0.1)
            with opened(port) as sixth:
                assert ended(sixth).startswith(b"HTTP/1.1 503")
        time.sleep(0.1)
        assert ask(port) == 200, "those who went made room"


def test_a_screen_that_is_at_the_table_is_not_hurried(tmp_path: Path) -> None:
    """The time for a request is over once it has become a WebSocket."""
    with server(tmp_path, {"head": 0.3, "body_time": 0.3}) as port:
        made = table(port)
        address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live?key={made['key']}"
        with connect(address, origin=Origin(f"http://127.0.0.1:{port}")) as line:
            assert json.loads(line.recv(timeout=10))["type"] == "update"
            time.sleep(1.5)
            line.send(json.dumps({"type": "act", "seat": 0, "action": -1, "seq": 0}))
            assert json.loads(line.recv(timeout=10))["type"] == "refused"


def ping(count: int) -> bytes:
    return b"\x89\x80\x00\x00\x00\x00" * count


def test_a_flood_of_pings_is_cut_off(tmp_path: Path) -> None:
    """Once 250,000 empty pings a second held up every table."""
    with server(tmp_path, {"frames_per_second": 10, "frames_at_once": 20}) as port:
        line = upgraded(port)
        line.settimeout(10)
        began, sent = time.monotonic(), 0
        try:
            while time.monotonic() - began < 5:
                line.sendall(ping(10_000))
                sent += 10_000
        except OSError:
            pass
        assert time.monotonic() - began < 4, "the server hung up"
        line.close()
        assert ask(port) == 200


def test_a_made_up_origin_of_a_visitor_is_not_believed(tmp_path: Path) -> None:
    limits = {"tables_per_minute": 0.001, "tables_at_once": 2}
    with server(tmp_path / "plain", limits) as port:
        tried = [make_table(port, **{"x-forwarded-for": f"10.0.0.{n}"}) for n in range(4)]
        assert tried == [201, 201, 503, 503]
    with server(tmp_path / "proxy", limits, proxies=["127.0.0.1"]) as port:
        tried = [make_table(port, **{"x-forwarded-for": f"10.0.0.{n}"}) for n in range(4)]
        assert tried == [201] * 4, "a trusted proxy is believed"


def test_another_name_is_turned_away(tmp_path: Path) -> None:
    with server(tmp_path, hosts=["play.example"]) as port:
        assert ask(port) == 200
        assert ask(port, host=f"localhost:{port}") == 200
        assert ask(port, host="play.example") == 200
        assert ask(port, host=f"evil.example:{port}") == 421
        assert make_table(port, host="evil.example") == 421


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("games.example", True),
        ("lobby.example:443", True),
        ("", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
        ("a b", False),
    ],
)
def test_names_of_the_server(tmp_path: Path, host: str, right: bool) -> None:
    names = names_of(Settings(tmp_path, origins=("https://games.example",), hosts=("Lobby.example",)))
    assert known(host, names) == right
    assert known(host, {"*"})


def test_the_files_of_the_server_are_its_own(tmp_path: Path) -> None:
    with server(tmp_path / "data") as port:
        assert make_table(port) == 201
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
        assert rights
        assert all(right & 0o077 == 0 for right in rights.values()), rights
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) & 0o077 == 0
