"""The ways to search, and which one a game is searched in."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from serenissima.bots.search.forest import Forest
from serenissima.bots.search.manner import FLAT, FOREST, RECAST, TREE, Manner
from serenissima.bots.search.race import Race
from serenissima.bots.search.recast import Recast
from serenissima.bots.search.searcher import Searcher
from serenissima.bots.search.tree_search import TreeSearch
from serenissima.core.heuristic import Heuristic


def searcher_for(
    heuristic: Heuristic[Any], seat: i64, seats: i64, manner: Manner, seed: i64, sees_all: bool = False
) -> Searcher:
    """A search in the way of the manner, or else of the game."""
    way = manner.way
    if way < 0:
        way = TREE if heuristic.tree else FLAT
    if way == FLAT:
        return Race(heuristic, seat, seats, manner, seed, sees_all)
    if way == FOREST:
        return Forest(heuristic, seat, seats, manner, seed, sees_all)
    if way == RECAST:
        return Recast(heuristic, seat, seats, manner, seed, sees_all)
    return TreeSearch(heuristic, seat, seats, manner, seed, sees_all)
