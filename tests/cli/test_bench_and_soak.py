"""`bench` and `soak`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serenissima import _engine, games
from serenissima.cli import bench
from serenissima.core.engine import State
from serenissima.games.venezia2099.meta import VeneziaTitle
from serenissima.match.match import Match
from tests.cli.conftest import Command

FIGURES = ("playouts_per_s", "decisions_per_s", "driven_decisions_per_s", "clones_per_s", "options_listed_per_s")


def test_bench_measures_both_engines(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "STORED", tmp_path / "release.json")
    words = ["bench", "venezia2099", "--players", "4", "--seconds", "0.01", "--json"]
    rows = command(*words, "--store").json()
    modes = ["interpreted"] if _engine.trouble() else ["compiled", "interpreted"]
    assert [row["mode"] for row in rows] == modes
    for row in rows:
        assert (row["game"], row["players"]) == ("venezia2099", 4)
        assert all(row[name] > 0 for name in FIGURES)
        assert row["against_release"] is None
    again = command(*words).json()
    assert all(0.2 < row["against_release"] < 5 for row in again)
    assert "against_release" not in (tmp_path / "release.json").read_text()


def test_figures_are_compared_in_what_the_machine_is_worth() -> None:
    old = {("g", 2, "compiled"): {"decisions_per_s": 1000, "calibration": 10}}
    row = {"game": "g", "players": 2, "mode": "compiled", "decisions_per_s": 1000, "calibration": 20}
    assert bench.against(row, old) == 0.5
    assert bench.against({**row, "players": 3}, old) is None


def test_bench_refuses_what_is_not_there(command: Command) -> None:
    assert "there is no game named 'chess'" in command("bench", "chess").err
    assert "not by 7" in command("bench", "venezia2099", "--players", "7").err


def test_soak_plays_every_setting(command: Command) -> None:
    told = command("soak", "venezia2099", "--games", "4", "--every", "60", "--json").json()
    assert [row["players"] for row in told["settings"]] == [2, 3, 4, 5]
    assert all(row["games"] == 1 and row["decisions"] > 0 for row in told["settings"])


def test_soak_plays_one_player_count(command: Command) -> None:
    told = command("soak", "venezia2099", "--players", "3", "--games", "2", "--every", "60", "--seed", "9")
    assert told.status == 0
    assert "2 random games in 1 settings" in told.out


def test_soak_lets_bots_of_a_level_play(command: Command) -> None:
    words = ["soak", "venezia2099", "--players", "2", "--games", "2", "--quick", "--json"]
    told = command(*words, "--bots", "greedy").json()
    assert told["bots"] == "greedy"
    assert told["settings"][0]["decisions"] > 0
    assert told["settings"] != command(*words).json()["settings"]
    assert "there is no bot level 'oracle'" in command(*words, "--bots", "oracle").err


def test_a_quick_soak_keeps_the_match_too(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def lost_at_the_end(self: object, game: State) -> None:
        assert not game.over(), "a coin is missing"

    monkeypatch.setattr(VeneziaTitle, "check", lost_at_the_end)
    told = command("soak", "venezia2099", "--players", "2", "--seed", "7", "--quick", "--folder", str(tmp_path))
    assert "a coin is missing" in told.err
    kept = json.loads((tmp_path / "broken-venezia2099-2-7.json").read_text())
    assert Match.from_json(games.title("venezia2099"), kept).over


def test_soak_stops_at_the_first_broken_promise_and_keeps_the_match(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def lost(self: object, game: object) -> None:
        raise AssertionError("a coin is missing")

    monkeypatch.setattr(VeneziaTitle, "check", lost)
    told = command("soak", "venezia2099", "--players", "2", "--seed", "7", "--folder", str(tmp_path))
    assert told.status == 1
    assert "components are conserved" in told.err
    assert "a coin is missing" in told.err
    kept = json.loads((tmp_path / "broken-venezia2099-2-7.json").read_text())
    assert Match.from_json(games.title("venezia2099"), kept).luck == 7
