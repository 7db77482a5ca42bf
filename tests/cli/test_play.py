"""`play` and `replay`: whole games at the keyboard, in both languages, and what is saved of them."""

from __future__ import annotations

import builtins
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from serenissima import games
from serenissima.cli.words import Words
from serenissima.match import luck
from serenissima.match.match import Match
from tests.cli.conftest import Command

Told = dict[str, Any]


def typed(monkeypatch: pytest.MonkeyPatch, words: Iterator[str]) -> None:
    def answer(prompt: str = "") -> str:
        try:
            return next(words)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", answer)


def always(word: str) -> Iterator[str]:
    while True:
        yield word


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_played_to_its_end(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, language: str
) -> None:
    typed(monkeypatch, always("1"))
    file = tmp_path / "match.json"
    words = ["--seed", "5", "--level", "random", "--save", str(file), "--lang", language]
    told = command("play", game, *words)
    assert told.status == 0, told.err
    assert ("The game is over." if language == "en" else "La partie est terminée.") in told.out
    match = Match.from_json(games.title(game), json.loads(file.read_text()))
    lost = match.title.reconstructed(match.setting)
    said = "Played with reconstructed data" if language == "en" else "Partie jouée avec des données reconstituées"
    assert (said in told.out) == bool(lost)
    shown = " ".join(told.out.split())  # a narrow space is a space too
    assert all(" ".join(clause.heading(language).split()) in shown for clause in lost)
    assert "do-" not in told.out
    assert "event-" not in told.out
    replayed = command("replay", str(file), "--json").json()
    assert replayed["over"]
    assert 1 in replayed["ranks"]
    assert replayed["game"] == game


def test_commands_at_the_keyboard(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    told_rule = "r V99-MOVE-2"
    typed(monkeypatch, iter(["?", "nothing like this", "A1", "1", "u", "b", "l", told_rule, "r V99", f"s {file}", "q"]))
    told = command("play", "venezia2099", "--players", "2", "--seed", "1", "--lang", "en")
    assert told.status == 0
    assert "No option mentions “nothing like this”." in told.out
    assert "mentions “A1”" in told.out or "mention “A1”" in told.out
    assert "Not possible: Keen 1 has acted since." in told.out
    assert "V99-MOVE-2" in told.out
    assert "The game was left." in told.out
    assert not Match.from_json(games.title("venezia2099"), json.loads(file.read_text())).over


def test_friends_at_one_keyboard_see_only_their_own_hand(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, iter(["", "q"]))
    told = " ".join(command("play", "venezia2099", "--people", "2", "--seed", "1", "--lang", "en").out.split())
    match = Match.start(games.title("venezia2099"), 2, {}, 1)
    words = Words("en", "venezia2099", ["Player 1", "Player 2"])
    first = match.waiting()[0]
    hands = [
        " ".join(words.text(str(event["id"]), event["args"]).split())
        for seat in (first, 1 - first)
        for event in match.events(seat)
        if event["seat"] == seat and event["id"] == "event-dealt" and isinstance(event["args"], dict)
    ]
    assert len(hands) == 2
    assert hands[0] in told
    assert hands[1] not in told


def test_a_save_that_fails_loses_nothing(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch, iter([f"s {tmp_path}/nowhere/match.json", "1", "q"]))
    told = command("play", "venezia2099", "--players", "2", "--seed", "1", "--lang", "en")
    assert told.status == 0
    assert "No such file or directory" in told.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "venezia2099", "--players", "6"], "venezia2099 is played by 2 to 5 players, not by 6."),
        (["play", "venezia2099", "--players", "2", "--people", "3"], "3 people cannot sit at a table for 2."),
        (["play", "venezia2099", "--level", "grandmaster"], "there is no bot level 'grandmaster'"),
        (["play", "venezia2099", "--option", "x"], "A table option is given as name=value"),
        (["play", "venezia2099", "--option", "x=1"], "venezia2099 has no option named x."),
        (["play", "nope"], "there is no game named 'nope'"),
    ],
)
def test_impossible_tables_are_refused(command: Command, words: list[str], said: str) -> None:
    told = command(*words)
    assert told.status == 1
    assert said in told.err


@pytest.fixture
def saved(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    typed(monkeypatch, always("1"))
    file = tmp_path / "match.json"
    command("play", "venezia2099", "--seed", "2", "--level", "random", "--save", str(file))
    return file


def test_replay_shows_log_and_scores(command: Command, saved: Path) -> None:
    told = command("replay", str(saved), "--lang", "fr")
    assert told.status == 0
    assert "chacune mène à la position qu’elle note" in told.out
    assert "Joueur 2" in told.out


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[: len(text) // 2], "is not a match file: it is not JSON"),
        (lambda text: "[]", "is not a match file: it names no game"),
        (lambda text: text.replace('"venezia2099"', '"chess"', 1), "there is no game named 'chess'"),
        (lambda text: text.replace('"format": 1', '"format": 99', 1), "has format 99"),
        (lambda text: text.replace('"players": 2', '"players": 9', 1), "not by 9"),
        (lambda text: text.replace('"digest": "', '"digest": "0', 1), "leads to another position"),
        (lambda text: text.replace('"seat": 0', '"seat": 1', 1), "entry"),
    ],
)
def test_a_broken_match_file_is_named_as_such(command: Command, saved: Path, spoil: object, said: str) -> None:
    assert callable(spoil)
    saved.write_text(spoil(saved.read_text()))
    told = command("replay", str(saved))
    assert told.status == 1
    assert said in told.err
    assert "Traceback" not in told.err


@pytest.fixture
def proven(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    typed(monkeypatch, always("1"))
    file = tmp_path / "proven.json"
    told = command("play", "venezia2099", "--level", "random", "--save", str(file), "--lang", "en")
    assert json.loads(file.read_text())["fair"]["commitment"] in "".join(told.out.split())
    return file


@pytest.mark.parametrize(("language", "said"), [("en", "Luck checked: all"), ("fr", "Hasard vérifié\u202f: les")])
def test_luck_at_the_keyboard_is_proven_by_the_saved_match(
    command: Command, proven: Path, language: str, said: str
) -> None:
    told = command("replay", str(proven), "--lang", language)
    assert told.status == 0
    assert said in told.out
    assert command("replay", str(proven), "--json").json()["luck_checked"]


def test_a_match_left_in_the_middle_goes_on_and_is_proven_too(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, iter(["1", "q"]))
    file = tmp_path / "half.json"
    command("play", "rialto", "--save", str(file))
    told = command("replay", str(file), "--json").json()
    assert (told["over"], told["luck_checked"]) == (False, True)
    data = json.loads(file.read_text())
    del data["fair"]["secret"]
    file.write_text(json.dumps(data))
    assert "Luck not checked: the secret is told" in command("replay", str(file), "--lang", "en").out


def test_luck_of_a_seed_says_that_it_is_repeatable(command: Command, saved: Path) -> None:
    assert "no secret was bound before the deal" in command("replay", str(saved), "--lang", "en").out
    assert not command("replay", str(saved), "--json").json()["luck_checked"]


def other_outcome(data: Told) -> None:
    data["entries"][0]["luck"][2] ^= 1


def other_secret(data: Told) -> None:
    data["fair"]["secret"] = "11" * 32


def other_secret_and_commitment(data: Told) -> None:
    data["fair"].update(secret="11" * 32, commitment=luck.commitment(data["fair"]["table"], bytes.fromhex("11" * 32)))


def fewer_draws(data: Told) -> None:
    data["entries"][0]["luck"].pop()


def more_draws(data: Told) -> None:
    data["entries"][-1].setdefault("luck", []).append(0)


def no_bytes(data: Told) -> None:
    data["fair"]["contributors"][0]["bytes"] = ""


def nobody(data: Told) -> None:
    data["fair"]["contributors"].clear()


def other_rules(data: Told) -> None:
    other_outcome(data)
    data["rules_version"] -= 1


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (other_outcome, "entry 0, draw 2: the outcome"),
        (other_secret, "the secret is not the one that was committed to before the deal"),
        (other_secret_and_commitment, "was chosen; the secret and the contributed bytes give"),
        (fewer_draws, "entry 0: "),
        (more_draws, "outcomes of chance are recorded, and"),
        (no_bytes, "keyboard has pledged, and its bytes are left out"),
        (nobody, "nobody has contributed to the luck"),
        (other_rules, "it does not replay, so nothing of it is proven"),
    ],
)
def test_luck_that_was_chosen_is_told(command: Command, proven: Path, forge: Callable[[Told], None], said: str) -> None:
    data = json.loads(proven.read_text())
    forge(data)
    proven.write_text(json.dumps(data))
    told = command("replay", str(proven))
    assert told.status == 1
    assert said in " ".join(told.err.split())
    assert "Traceback" not in told.err


def test_a_missing_match_file(command: Command, tmp_path: Path) -> None:
    told = command("replay", str(tmp_path / "none.json"))
    assert told.status == 1
    assert "cannot be read: No such file or directory" in told.err
