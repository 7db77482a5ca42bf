"""Where the bots find what they go by in a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serenissima.core.heuristic import Heuristic
from serenissima.core.title import Title


def heuristic_of(title: Title[Any]) -> Heuristic[Any]:
    """The HEURISTIC of the module `search` beside the rules of the game; a plain one where there is none."""
    return _beside(title.package)


@cache
def _beside(package: str) -> Heuristic[Any]:
    if not package or find_spec(f"{package}.search") is None:
        return Heuristic()
    found: Heuristic[Any] = import_module(f"{package}.search").HEURISTIC
    return found
