"""`games` and `rules`, for people and for programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from serenissima import games
from serenissima.core.ledger import read_headings
from tests.cli.conftest import ROOT, Command


def test_games_are_listed_in_the_language_asked_for(command: Command) -> None:
    english, french = command("games", "--lang", "en"), command("games", "--lang", "fr")
    assert "players" in english.out
    assert "joueurs" in french.out
    assert all(name in english.out for name in games.names())


def test_games_as_json(command: Command) -> None:
    rows = command("games", "--json").json()
    assert [row["id"] for row in rows] == games.names()
    venezia = next(row for row in rows if row["id"] == "venezia2099")
    assert venezia["title"] == {"en": "Venezia 2099", "fr": "Venezia 2099"}
    assert (venezia["min_players"], venezia["max_players"]) == (2, 5)
    assert venezia["authors"] == "Leo Colovini"


def test_rules_as_json_lead_to_code_and_tests(command: Command) -> None:
    rows = command("rules", "venezia2099", "--json").json()
    assert {"id", "source", "kind", "en", "fr", "code", "tests"} <= set(rows[0])
    row = next(row for row in rows if row["id"] == "V99-PROPHECY-1")
    file, line = row["code"][0].split(" ")[0].rsplit(":", 1)
    assert "PlayProphecy" in (ROOT / file).read_text().splitlines()[int(line) - 1]
    file, name = row["tests"][0].split("::", 1)
    assert f"def {name.split('::')[-1]}" in Path(ROOT / file).read_text()


def test_one_clause_and_the_clauses_of_a_part(command: Command) -> None:
    one = command("rules", "venezia2099", "V99-MOVE-2", "--json").json()
    assert [row["id"] for row in one] == ["V99-MOVE-2"]
    part = command("rules", "venezia2099", "v99-move", "--json").json()
    assert len(part) > 1
    assert all(row["id"].startswith("V99-MOVE") for row in part)
    shown = command("rules", "venezia2099", "V99-MOVE-2", "--lang", "fr").out
    assert one[0]["fr"][:40] in shown
    assert one[0]["reason_fr"][:40] in shown
    assert one[0]["reason"][:40] not in shown
    assert one[0]["reason"][:40] in command("rules", "venezia2099", "V99-MOVE-2", "--lang", "en").out


@pytest.mark.parametrize(("language", "other"), [("en", "fr"), ("fr", "en")])
def test_headings_are_in_the_language_of_the_reader(command: Command, language: str, other: str) -> None:
    shown = command("rules", "venezia2099", "--lang", language).out
    one = command("rules", "venezia2099", "V99-MOVE-1", "--lang", language).out
    headings = read_headings(games.title("venezia2099").folder)
    for heading in headings:
        assert getattr(heading, language) in shown
        assert getattr(heading, other) not in shown
    lines = [line.strip() for line in shown.splitlines()]
    places = [lines.index(getattr(heading, language)) for heading in headings]
    assert places == sorted(places)
    place = next(clause for clause in games.title("venezia2099").clauses if clause.id == "V99-MOVE-1")
    assert place.heading(language) in one
    assert place.heading(other) not in one


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "chess"], "there is no game named 'chess'"),
        (["rules", "venezia2099", "V99-MOV-2"], "Did you mean V99-MOVE-2"),
        (["games", "--lang", "de"], "'de' is not spoken here"),
        (["rules"], "Missing argument"),
        (["gondola"], "No such command 'gondola'"),
    ],
)
def test_wrong_words_get_a_helpful_sentence(command: Command, words: list[str], said: str) -> None:
    told = command(*words)
    assert told.status != 0
    assert said in " ".join(told.err.replace("│", " ").split())
    assert "Traceback" not in told.err


def test_help_names_every_command(command: Command) -> None:
    shown = command("--help").out
    for name in ("play", "serve", "games", "rules", "replay", "soak", "bench", "test"):
        assert name in shown


def test_the_version(command: Command) -> None:
    from serenissima import __version__

    assert command("--version").out.strip() == __version__


def test_the_tests_are_those_of_the_checkout(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import subprocess

    ran: list[list[str]] = []

    def record(words: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(words)
        return subprocess.CompletedProcess(words, 3)

    monkeypatch.setattr(subprocess, "run", record)
    assert command("test", "-q", "tests/cli").status == 3
    assert ran[0][1:] == [str(ROOT / "serenissima"), "test", "-q", "tests/cli"]
    monkeypatch.setattr("serenissima._engine.PACKAGE", tmp_path / "site-packages" / "serenissima")
    assert "clone the repository" in command("test").err
