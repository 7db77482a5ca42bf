"""Which search a game gets."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from serenissima.bots.search.halving import SequentialHalving
from serenissima.bots.search.parameters import HALVING, TREE, SearchParameters
from serenissima.bots.search.searcher import Searcher
from serenissima.bots.search.tree_search import TreeSearch
from serenissima.core.heuristic import Heuristic


def searcher_for(
    heuristic: Heuristic[Any], seat: i64, seats: i64, parameters: SearchParameters, seed: i64, sees_all: bool = False
) -> Searcher:
    """A search by the method that the parameters name, or else the one of the game."""
    method = parameters.method
    if method < 0:
        method = TREE if heuristic.tree else HALVING
    if method == HALVING:
        return SequentialHalving(heuristic, seat, seats, parameters, seed, sees_all)
    return TreeSearch(heuristic, seat, seats, parameters, seed, sees_all)
