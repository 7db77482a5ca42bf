"""`new-game` lays out a game that passes every test at once, and refuses what cannot be one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from new_game import __main__ as new_game
from tests.new_game_kit import checkout_with_corsairs

ROOT = Path(__file__).parents[2]
SUITE = ("tests/games/corsairs", "tests/contract", "tests/secrecy")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which a game was laid out."""
    return checkout_with_corsairs(tmp_path_factory.mktemp("checkout"))


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(str(root / part) for part in ("src", "tools", ""))
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths, "SERENISSIMA_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_passes_the_whole_suite_at_once(checkout: Path) -> None:
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *SUITE, "-k", "corsairs")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert " passed" in done.stdout


def test_its_code_is_as_tidy_as_the_rest(checkout: Path) -> None:
    ruff = Path(sys.executable).with_name("ruff")
    made = ["src/serenissima/games/corsairs", "tests/games/corsairs"]
    for words in (["check", "--no-cache", *made], ["format", "--no-cache", "--check", *made]):
        done = subprocess.run([ruff, *words], cwd=checkout, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    typed = run(checkout, "-m", "mypy", "--cache-dir", os.devnull, *made)
    assert typed.returncode == 0, typed.stdout


def test_bots_of_every_sort_play_it(checkout: Path) -> None:
    done = run(
        checkout,
        "-c",
        "import serenissima as s\n"
        "seats = [s.bot(level, 'corsairs', seed=1) for level in ('random', 'greedy', 'apprentice')]\n"
        "print(s.play(s.new_game('corsairs', 3, seed=2), seats).over())\n",
    )
    assert done.stdout.strip() == "True", done.stderr[-1000:]


def test_its_report_and_its_matches_are_there(checkout: Path) -> None:
    assert "COR-TURN-3" in (checkout / "docs/rules/corsairs.md").read_text(encoding="utf-8")
    assert len(list((checkout / "tests/matches/corsairs").glob("*.json"))) == 3


@pytest.mark.parametrize("name", ["Corsairs", "2corsairs", "x", "corsairs!", "class", "c" * 40, ""])
def test_a_name_that_cannot_be_one_is_refused(name: str) -> None:
    assert "cannot be a game's id" in new_game.why_not(name, "", ROOT)


@pytest.mark.parametrize("title", ['The "Corsairs"', "A {trap}", "x" * 41, "two\nlines", "@ID@"])
def test_a_title_that_would_break_a_file_is_refused(title: str) -> None:
    assert "cannot be a title" in new_game.why_not("corsairs", title, ROOT)


def test_a_game_that_is_there_stays_as_it_is(checkout: Path) -> None:
    before = (checkout / "src/serenissima/games/corsairs/state.py").read_text(encoding="utf-8")
    with pytest.raises(SystemExit, match="already; nothing was changed"):
        new_game.main(["corsairs", "--root", str(checkout)])
    assert (checkout / "src/serenissima/games/corsairs/state.py").read_text(encoding="utf-8") == before


def test_outside_a_checkout_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no checkout of Serenissima"):
        new_game.main(["corsairs", "--root", str(tmp_path)])


def test_two_games_never_share_a_prefix(checkout: Path) -> None:
    assert new_game._prefix("corsairs", checkout) != "COR"
    assert new_game._prefix("doge2", checkout) not in {"DOG", "RIA", "VDG", "V99", "VEN"}
