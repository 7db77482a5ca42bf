"""`serve`: what it says when it can, and when it cannot."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from serenissima.cli.serve import has_screen


def serving(*words: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "serenissima", *words],
        env=os.environ | {"SERENISSIMA_OPEN": "no"} | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("words", [["serve", "--port", "0"], []], ids=["serve", "no command"])
def test_it_says_where_to_play_and_stops_quietly(tmp_path: Path, words: list[str]) -> None:
    server = serving(*words, SERENISSIMA_DATA=str(tmp_path), SERENISSIMA_PORT="0")
    assert server.stdout is not None
    said = server.stdout.readline()
    assert said.startswith("Ready to play at http://127.0.0.1:")
    assert "engine: " in said
    with urllib.request.urlopen(f"{said.split()[4]}/api/games", timeout=20) as answer:
        assert answer.status == 200
    server.send_signal(signal.SIGINT)
    _, err = server.communicate(timeout=30)
    assert "Traceback" not in err


def test_an_occupied_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = serving("serve", "--port", str(port), "--data", str(tmp_path))
        _, err = server.communicate(timeout=60)
    assert server.returncode == 1
    assert f"Port {port} on 127.0.0.1 is in use" in err
    assert "--port" in err


def test_a_data_directory_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    server = serving("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    _, err = server.communicate(timeout=60)
    assert server.returncode == 1
    assert f"The data directory {tmp_path / 'file' / 'data'} cannot be written" in err


def test_a_browser_is_opened_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SERENISSIMA_OPEN", "CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
    monkeypatch.setenv("CI", "true")
    assert not has_screen()
