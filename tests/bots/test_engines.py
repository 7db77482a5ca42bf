"""The compiled search and the interpreted one choose alike: same seed, same visits, down to the last one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from serenissima import _engine

SEARCHES = """
from serenissima import games
from serenissima.bots.search.parameters import SearchParameters
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.search.methods import searcher_for
from serenissima.trials.bench import midgame

for title in games.titles():
    game = midgame(title, title.setting(max(2, title.min_players)), 5, 14)
    searcher = searcher_for(heuristic_of(title), game.to_play(), game.seats, SearchParameters(), 11)
    searcher.begin(game)
    searcher.run(60)
    root = searcher.root
    print(title.id, [(int(root.actions[e]), int(root.tries[e]), int(root.rewards[e])) for e in range(root.size)])
"""


KNOWN = """
import gc
from serenissima.bots.search.tree import Node
print(gc.is_tracked(Node(0)))
"""


def said_by(mode: str, script: str) -> str:
    """What a script prints on that engine."""
    env = os.environ | {_engine.SWITCH: mode}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.compiled
def test_both_engines_search_alike() -> None:
    compiled = said_by("compiled", SEARCHES)
    assert compiled == said_by("interpreted", SEARCHES)
    assert compiled.count("\n") >= 5


@pytest.mark.compiled
def test_compiled_nodes_are_known_to_the_garbage_collector() -> None:
    """Those that are not may not hang together deeply: freeing a long chain of them spoils memory."""
    assert said_by("compiled", KNOWN) == "True\n"
