"""The compiled search and the interpreted one choose alike: same seed, same visits, down to the last one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from serenissima import _engine

SEARCHES = """
from serenissima import games
from serenissima.bots.search.manner import Manner
from serenissima.bots.search.searcher import Searcher
from serenissima.core.bench import midgame

for title in games.titles():
    game = midgame(title, title.setting(max(2, title.min_players)), 5, 14)
    searcher = Searcher(title, game.to_play(), game.seats, Manner(), 11)
    searcher.begin(game)
    searcher.run(60)
    root = searcher.root
    print(title.id, [(int(root.actions[e]), int(root.tries[e]), int(root.worth[e])) for e in range(root.size)])
"""


@pytest.mark.compiled
def test_both_engines_search_alike() -> None:
    said = {}
    for mode in ("compiled", "interpreted"):
        done = subprocess.run(
            [sys.executable, "-c", SEARCHES],
            env=os.environ | {_engine.SWITCH: mode},
            capture_output=True,
            text=True,
            check=True,
        )
        said[mode] = done.stdout
    assert said["compiled"] == said["interpreted"]
    assert said["compiled"].count("\n") >= 5
