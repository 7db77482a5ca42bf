"""The games, each a folder of its own that knows nothing of the others."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serenissima.core.title import Title


class UnknownGame(LookupError):
    """A name that no game has."""


def names() -> list[str]:
    """The folders that hold a finished game, in the order of the alphabet."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/meta.py"))


def title(name: str) -> Title[Any]:
    """One game."""
    if name not in names():
        raise UnknownGame(f"there is no game named {name!r}; the games are {', '.join(names())}")
    found: Title[Any] = import_module(f"serenissima.games.{name}.meta").TITLE
    return found


def titles() -> list[Title[Any]]:
    """All the games."""
    return [title(name) for name in names()]
