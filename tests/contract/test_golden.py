"""The same seeds always lead to the same games: this catches a change of rules that nobody meant, and a miscompile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serenissima import _engine
from serenissima.core.title import Title
from serenissima.games import titles
from tests.golden.figures import GOLDEN, figures

TITLES = titles()
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_seeds_lead_where_they_led(title: Title[Any]) -> None:
    stored = json.loads((GOLDEN / f"{title.id}.json").read_text())
    assert figures(title) == stored, (
        "if the rules were meant to change: python -m tests.golden, and raise rules_version"
    )


@pytest.mark.compiled
@pytest.mark.skipif(_engine.mode() == "compiled", reason="this process runs the compiled engine itself")
def test_the_compiled_engine_passes_the_same_suite() -> None:
    """The other lane: the contract suite again in a process of its own, on the compiled engine."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "tests/contract",
            "tests/core",
        ],
        cwd=ROOT,
        env={**os.environ, _engine.SWITCH: "compiled"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "engine: compiled" in done.stdout
