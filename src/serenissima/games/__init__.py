"""The games, each a folder of its own that knows nothing of the others."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serenissima.core.title import Title


class UnknownGame(LookupError):
    """A name that no game has."""


_guests: dict[str, Title[Any]] = {}


def receive(guest: Title[Any]) -> None:
    """Lets a game that lives elsewhere be played here by its name too. It is not listed among the games."""
    _guests[guest.id] = guest


def names() -> list[str]:
    """The folders that hold a finished game, in the order of the alphabet."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/meta.py"))


def title(name: str) -> Title[Any]:
    """One game."""
    if name in _guests:
        return _guests[name]
    if name not in names():
        raise UnknownGame(f"there is no game named {name!r}; the games are {', '.join(names())}")
    found: Title[Any] = import_module(f"serenissima.games.{name}.meta").TITLE
    return found


def titles() -> list[Title[Any]]:
    """All the games."""
    return [title(name) for name in names()]
