"""Why a server cannot start, each reason in one sentence."""

from __future__ import annotations

import socket
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.kept import data_of_user
from serenissima.server import run
from serenissima.server.problems import CannotStart
from serenissima.server.settings import Settings


def reason(settings: Settings) -> str:
    with pytest.raises(CannotStart) as caught:
        run.serve(settings, ready=lambda address: pytest.fail(f"it started at {address}"))
    told = str(caught.value)
    assert told.endswith(".")
    assert "\n" not in told
    return told


def test_an_occupied_port_is_named(settings: Settings) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = reason(replace(settings, port=port))
    assert told == f"Port {port} on 127.0.0.1 is in use; stop what uses it, or choose another with --port."


def test_an_impossible_port_or_host_is_named(settings: Settings) -> None:
    assert "port 99999" in reason(replace(settings, port=99999))
    assert "192.0.2.1" in reason(replace(settings, host="192.0.2.1", port=0))


def test_a_data_directory_that_cannot_be_written_is_named(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = reason(replace(settings, data=tmp_path / "file" / "data"))
    assert told == f"The data directory {tmp_path / 'file' / 'data'} cannot be written (Not a directory)."


def test_a_second_server_on_the_same_data_is_told(settings: Settings) -> None:
    with run.only_server(settings.data):
        assert reason(settings) == f"Another server is using the data directory {settings.data}."


def test_a_broken_store_is_told(settings: Settings) -> None:
    (settings.data / "serenissima.db").write_bytes(b"no database" * 1000)
    assert reason(replace(settings, port=0)).startswith(
        f"The data in {settings.data / 'serenissima.db'} cannot be read"
    )


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in [
        ("DATA", str(tmp_path)),
        ("HOST", "0.0.0.0"),
        ("PORT", "9000"),
        ("ORIGINS", "https://a.example, https://b.example"),
        ("BOT_PAUSE", "0.1"),
        ("BOT_TIME", "0.5"),
        ("TABLES_PER_MINUTE", "5"),
    ]:
        monkeypatch.setenv(f"SERENISSIMA_{name}", value)
    found = Settings.from_environment()
    assert (found.data, found.host, found.port) == (tmp_path, "0.0.0.0", 9000)
    assert found.origins == ("https://a.example", "https://b.example")
    assert (found.pace.bot_pause, found.pace.bot_time) == (0.1, 0.5)
    assert (found.limits.tables_per_minute, found.limits.tables_at_once) == (5, 10)
    monkeypatch.setenv("SERENISSIMA_PORT", "eighty")
    with pytest.raises(CannotStart, match="SERENISSIMA_PORT is 'eighty'"):
        Settings.from_environment()


def test_data_lies_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_of_user() == tmp_path / "serenissima"


def test_the_address_is_one_that_a_browser_takes(settings: Settings) -> None:
    for host, expected in [
        ("127.0.0.1", "http://127.0.0.1:"),
        ("0.0.0.0", "http://127.0.0.1:"),
        ("::1", "http://[::1]:"),
    ]:
        with run.listening(replace(settings, host=host, port=0)) as door:
            assert run.address_of(door, host) == f"{expected}{door.getsockname()[1]}"
