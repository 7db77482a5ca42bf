"""Serenissima: five board games about Venice on one rules engine.

What it offers to programs stands in `serenissima.api`, and every name of it here too: `serenissima.new_match(…)`.
Importing the package decides, once, whether the engine runs compiled or interpreted: see `serenissima._engine`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from serenissima import _engine

if TYPE_CHECKING:
    from serenissima.api import *  # noqa: F403

__version__ = "0.1.0"

_OFFERED = frozenset(
    [
        "Advice",
        "BadSetting",
        "Bot",
        "BrokenMatch",
        "Knowledge",
        "Match",
        "Options",
        "Outcome",
        "Refused",
        "State",
        "Title",
        "UnknownGame",
        "bot",
        "levels",
        "new_game",
        "new_match",
        "play",
        "replay",
        "search",
        "title",
        "titles",
    ]
)
"""The names of the public door, said here too: a command that needs none of them starts without loading it."""

_engine.install()


def __getattr__(name: str) -> object:
    """The names of the public door, fetched when they are first asked for."""
    if name not in _OFFERED:
        raise AttributeError(f"module 'serenissima' has no attribute {name!r}")
    return getattr(import_module("serenissima.api"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_OFFERED])
