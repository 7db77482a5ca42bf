"""The server as a process: it says when people can come, and dies without losing a move."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.luck_kit import make_luck

Told = dict[str, Any]


def command(data: Path, **more: str) -> tuple[list[str], dict[str, str]]:
    settings = {
        "SERENISSIMA_DATA": str(data),
        "SERENISSIMA_PORT": "0",
        "SERENISSIMA_BOT_PAUSE": "0.01",
        "SERENISSIMA_BOT_TIME": "0",
        **more,
    }
    source = str(Path(__file__).parents[2] / "src")
    path = os.pathsep.join(part for part in (source, os.environ.get("PYTHONPATH")) if part)
    return [sys.executable, "-m", "serenissima.server"], {**os.environ, **settings, "PYTHONPATH": path}


class Server:
    """A server process that is ready."""

    def __init__(self, data: Path, **more: str) -> None:
        words, env = command(data, **more)
        self.log = data.with_suffix(".log").open("a+b")
        self.process = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=self.log)
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline().decode().strip()
        self.address = self.greeting.removeprefix("Ready to play at ")

    def end(self, how: signal.Signals) -> int:
        """Stops the process in that way."""
        self.process.send_signal(how)
        code = self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def said(self) -> str:
        """Everything it wrote besides the greeting."""
        self.log.seek(0)
        return self.log.read().decode()

    def sit(self, table: str, key: str) -> AbstractContextManager[ClientConnection]:
        """A screen at a table."""
        where = self.address.replace("http", "ws", 1)
        line: Any = connect(f"{where}/api/tables/{table}/live?key={key}", origin=Origin(self.address))
        opened: AbstractContextManager[ClientConnection] = line
        return opened


@contextmanager
def running(data: Path, **more: str) -> Iterator[Server]:
    server = Server(data, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
        server.log.close()


def make(server: Server, *kinds: str, game: str = "venezia2099") -> Told:
    seats = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
    answer = httpx.post(f"{server.address}/api/tables", json={"game": game, "players": len(kinds), "seats": seats})
    assert answer.status_code == 201, answer.text
    made: Told = answer.json()
    make_luck(server.address, made)
    return made


def hear(line: ClientConnection) -> Told:
    told: Told = json.loads(line.recv(timeout=10))
    return told


def until_asked(line: ClientConnection) -> Told:
    while True:
        told = hear(line)
        if told["type"] == "update" and told["options"]:
            return told


def act(line: ClientConnection, told: Told) -> None:
    move = {"type": "act", "seat": told["viewer"], "action": told["options"][0]["action"], "seq": told["seq"]}
    line.send(json.dumps(move))


def until_closed(line: ClientConnection) -> ConnectionClosed:
    """Reads until the line is cut, and says how."""
    try:
        while True:
            hear(line)
    except ConnectionClosed as closed:
        return closed


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    """Killed in the middle of a game; the next server shows every seat what it saw, undo included."""
    data = tmp_path / "data"
    seen: list[Told] = [{}, {}]
    with running(data) as first:
        made = make(first, "screen", "friend")
        keys = [made["key"], made["links"][0]["key"]]
        with first.sit(made["table"], keys[0]) as host, first.sit(made["table"], keys[1]) as friend:
            lines = [host, friend]
            for seq in range(8):
                for seat, line in enumerate(lines):
                    while seen[seat].get("seq") != seq:
                        seen[seat] = hear(line)
                if seq < 7:
                    mover = seen[0]["waiting"][0]
                    act(lines[mover], seen[mover])
            assert first.end(signal.SIGKILL) == -signal.SIGKILL
            until_closed(host)
    with running(data) as second:
        for seat, key in enumerate(keys):
            with second.sit(made["table"], key) as line:
                told = hear(line)
                for part in ("seq", "view", "options", "waiting", "undo", "prompt", "describe", "figures"):
                    assert told[part] == seen[seat][part]


def test_a_game_with_bots_goes_on_after_a_kill_until_it_ends(tmp_path: Path) -> None:
    data = tmp_path / "data"
    moves = 0
    with running(data) as first:
        made = make(first, "screen", "bot")
        with first.sit(made["table"], made["key"]) as line:
            for _ in range(6):
                told = until_asked(line)
                act(line, told)
                moves += 1
            acknowledged = hear(line)["seq"]
            first.end(signal.SIGKILL)
    with running(data) as second:
        with second.sit(made["table"], made["key"]) as line:
            told = hear(line)
            assert told["seq"] >= acknowledged
            while not told["over"]:
                if told["type"] == "update" and told["options"]:
                    act(line, told)
                told = hear(line)
        match = httpx.get(f"{second.address}/api/tables/{made['table']}/match", params={"key": made["key"]}).json()
        mine = [entry for entry in match["entries"] if entry.get("seat") == 0 and not entry.get("forced")]
        assert len(mine) > moves
        assert second.end(signal.SIGTERM) in {0, -signal.SIGTERM}
        assert made["key"] not in second.said(), "secrets do not belong in logs"
        assert second.said() == "", "a server that has nothing to say is silent"


def test_a_server_that_is_told_to_stop_hangs_up_and_goes(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        made = make(server, "screen", "bot")
        with server.sit(made["table"], made["key"]) as line:
            hear(line)
            server.process.send_signal(signal.SIGTERM)
            closed = until_closed(line)
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1012, "the client knows that the server will be back"
            assert server.process.wait(8) in {0, -signal.SIGTERM}
        assert server.said() == ""


def test_a_message_that_is_far_too_long_costs_the_line_and_nothing_else(tmp_path: Path) -> None:
    """A server that hangs up while most of a message is still on its way may not be heard to say why: then again."""
    with running(tmp_path / "data") as server:
        assert server.greeting.startswith("Ready to play at http://127.0.0.1:")
        made = make(server, "screen", "screen")
        with server.sit(made["table"], made["watch"]) as watcher:
            assert hear(watcher)["seq"] == 0
            said = None
            for _ in range(8):
                with server.sit(made["table"], made["key"]) as line:
                    hear(line)
                    with suppress(ConnectionClosed):
                        line.send("x" * 1_000_000)
                    said = until_closed(line).rcvd
                while [seat["present"] for seat in hear(watcher)["seats"]] != [False, False]:
                    pass
                if said is not None:
                    break
            assert said is not None
            assert said.code == 1009
        with server.sit(made["table"], made["key"]) as line:
            assert hear(line)["seq"] == 0


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words, env = command(tmp_path / "file" / "data")
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"The data directory {tmp_path / 'file' / 'data'} cannot be written (Not a directory).\n"
