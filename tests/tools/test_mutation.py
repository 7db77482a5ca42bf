"""Mutation testing on a tiny game: planted gaps in its tests are found, and nothing else is."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

RULES = '''
"""The rules."""


def _prices() -> list[int]:
    """What each thing costs; runs while the module is loaded [TNY-PRICE-1]."""
    return [3 * number for number in range(4)]


PRICES = _prices()


def cost(thing: int) -> int:
    """A lookup [TNY-PRICE-2]."""
    return PRICES[thing] + 1


def allowed(coins: int) -> bool:
    """Whether so many coins are enough [TNY-BUY-1]."""
    return coins > 4


def paid(coins: int) -> int:
    """Tested, but by no test that names a clause [TNY-BUY-2]."""
    return coins - 1


def never(coins: int) -> int:
    """Called by no test."""
    return coins + 1


class Purse:
    """Holds coins."""

    def __init__(self) -> None:
        super().__init__()
        self.coins = 5

    def pay(self, coins: int = 1) -> None:
        """A method, with a default and a docstring of two lines
        [TNY-BUY-3].
        """
        self.coins -= coins
'''

TESTS = """
import pytest

from serenissima.games.tiny import rules


@pytest.mark.clause("TNY-PRICE-1")
def test_prices() -> None:
    assert rules.PRICES == [0, 3, 6, 9]


@pytest.mark.clause("TNY-PRICE-2")
def test_cost() -> None:
    assert rules.cost(2) == 7


@pytest.mark.clause("TNY-BUY-1")
def test_enough_coins() -> None:
    assert rules.allowed(9)  # the planted gap: neither 4 nor 5 is tried


def test_paying() -> None:
    assert rules.paid(3) == 2


@pytest.mark.clause("TNY-BUY-3")
def test_a_purse() -> None:
    purse = rules.Purse()
    purse.pay()
    assert 3 < purse.coins < 6  # the planted gap: nothing paid goes unnoticed
    purse.pay(3)
    assert purse.coins == 1
"""

SETTINGS = """
[tool.pytest.ini_options]
pythonpath = [".", "src"]
addopts = ["--strict-markers", "-ra", "--import-mode=importlib"]
markers = ["clause(*ids): what it proves"]
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with one tiny game."""
    root = tmp_path / "tree"
    game = root / "src/serenissima/games/tiny"
    game.mkdir(parents=True)
    (root / "src/serenissima/__init__.py").write_text("")
    shutil.copy(ROOT / "src/serenissima/trace.py", root / "src/serenissima")
    for folder in (game.parent, game):
        (folder / "__init__.py").write_text("")
    (game / "rules.py").write_text(RULES)
    (root / "tests/games/tiny").mkdir(parents=True)
    (root / "tests/games/tiny/test_rules.py").write_text(TESTS)
    (root / "tests/contract").mkdir()
    for name in ("golden", "matches", "promises", "ledger", "texts"):
        (root / f"tests/contract/test_{name}.py").write_text("def test_nothing_tiny() -> None:\n    pass\n")
    (root / "pyproject.toml").write_text(SETTINGS)
    return root


def mutate(tree: Path, *words: str) -> dict[str, Any]:
    command = [sys.executable, str(ROOT / "serenissima"), "mutate", "tiny", "--root", str(tree), "--json", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def diffs(report: dict[str, Any], column: str) -> list[str]:
    return [f"{row['function']}: {row['diff']}" for row in report[column]]


def test_gaps_are_found_and_kills_are_counted(tree: Path) -> None:
    equivalent = tree / "tests/games/tiny/equivalent_mutants.toml"
    row = '[[mutant]]\nfile = "rules.py"\nfunction = "{}"\ndiff = "{}"\nreason = "planted"\n'
    lives, dies, gone = "return coins > 4 -> return coins > 5", "return coins > 4 -> return coins <= 4", "a -> b"
    told = mutate(tree)
    assert diffs(told, "survived") == [
        "allowed: return coins > 4 -> return coins >= 4",
        f"allowed: {lives}",
    ]
    assert diffs(told, "otherwise") == [
        "paid: return coins - 1 -> return coins + 1",
        "paid: return coins - 1 -> return coins - 2",
    ]
    assert diffs(told, "uncovered") == [
        "never: return coins + 1 -> return coins - 1",
        "never: return coins + 1 -> return coins + 2",
    ]
    counts = told["counts"]
    assert counts["generated"] == sum(counts.values()) - counts["generated"]
    assert counts["rules"] == 9, "a table filled at import, a lookup, a method, its default"
    assert counts["stillborn"] == 2, "a table that cannot be made"
    assert (counts["untried"], counts["equivalent"]) == (0, 0)
    assert told["percent"] == round(100 * counts["rules"] / (counts["generated"] - counts["stillborn"]), 1)

    equivalent.write_text(row.format("allowed", lives) + row.format("cost", gone) + row.format("_prices", dies))
    page = tree / "docs/mutation.md"
    page.parent.mkdir()
    page.write_text("# Page\n\n| subject | date |\n|---|---|\n| tiny | long ago |\n| other | 1 |\n")
    told = mutate(tree, "--report", "--write")
    *kept, row = page.read_text().splitlines()
    assert kept == ["# Page", "", "| subject | date |", "|---|---|", "| other | 1 |"]
    subject, day, *figures, percent = row.strip("| ").split(" | ")
    assert (subject, len(day), float(percent)) == ("tiny", 10, told["percent"])
    assert [int(figure) for figure in figures] == [n for name, n in told["counts"].items() if name != "untried"]
    assert diffs(told, "survived") == ["allowed: return coins > 4 -> return coins >= 4"]
    assert told["counts"]["equivalent"] == 1
    assert told["stale"] == [f"rules.py cost {gone}: no such mutant", f"rules.py _prices {dies}: no such mutant"]


def test_two_runs_do_not_disturb_each_other(tree: Path) -> None:
    folder = tree / ".mutation/tiny"
    folder.mkdir(parents=True)
    with (folder / "lock").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        command = [sys.executable, str(ROOT / "serenissima"), "mutate", "tiny", "--root", str(tree), "--report"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr.strip()) == (1, f"Another run is at work in {folder}.")


def test_it_goes_on_where_it_stopped_and_tries_only_what_changed(tree: Path) -> None:
    first = mutate(tree, "--most", "5")["counts"]
    assert 0 < first["untried"] < first["generated"]
    assert mutate(tree)["counts"]["untried"] == 0

    rules = tree / "src/serenissima/games/tiny/rules.py"
    rules.write_text(RULES.replace("PRICES[thing] + 1", "1 + PRICES[thing]"))
    changed = mutate(tree, "--report")["counts"]
    assert changed["untried"] == 2, "the mutants of the one function that was edited"
    assert mutate(tree)["counts"]["untried"] == 0

    tests = tree / "tests/games/tiny/test_rules.py"
    tests.write_text(TESTS.replace("assert rules.allowed(9)", "assert rules.allowed(5) and not rules.allowed(4)"))
    assert mutate(tree, "--report")["counts"]["untried"] >= 2, "the survivors, since a test that calls them changed"
    assert diffs(mutate(tree), "survived") == []


def test_only_edited_tests_are_run_to_see_what_they_call(tree: Path) -> None:
    folder = tree / "tests/games/tiny"
    broken = "def test_broken() -> None:\n    assert False\n"
    (folder / "test_more.py").write_text(broken)
    assert mutate(tree, "--report")["broken"] == ["tests/games/tiny/test_more.py::test_broken"]
    calls = tree / ".mutation/tiny/calls.json"
    found = json.loads(calls.read_text())
    found["tests"]["tests/games/tiny/test_rules.py::test_cost"]["seconds"] = 77.0  # seen only if it is not run again
    calls.write_text(json.dumps(found))

    def seconds() -> float:
        return float(json.loads(calls.read_text())["tests"]["tests/games/tiny/test_rules.py::test_cost"]["seconds"])

    assert mutate(tree, "--report")["broken"] == ["tests/games/tiny/test_more.py::test_broken"], "run again: it failed"
    (folder / "test_more.py").write_text(broken.replace("False", "True"))
    assert mutate(tree, "--report")["broken"] == []
    assert seconds() == 77.0
    (folder / "test_rules.py").write_text(TESTS + "\n")
    mutate(tree, "--report")
    assert seconds() < 1.0
