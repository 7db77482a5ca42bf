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
_checked: set[str] = set()


def receive(guest: Title[Any]) -> None:
    """Lets a game that lives elsewhere be played here by its name too. It is not listed among the games."""
    _guests[guest.id] = guest


def names() -> list[str]:
    """The folders that hold a finished game, in the order of the alphabet."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/meta.py"))


def title(name: str) -> Title[Any]:
    """One game. It is refused when the fields that it declares contradict one another."""
    if name in _guests:
        return _guests[name]
    if name not in names():
        raise UnknownGame(f"there is no game named {name!r}; the games are {', '.join(names())}")
    found: Title[Any] = import_module(f"serenissima.games.{name}.meta").TITLE
    if name not in _checked:
        declarations: Any = import_module("serenissima.games.declarations")  # not before the choice of an engine
        declarations.refuse_contradictions(found)
        _checked.add(name)
    return found


def titles() -> list[Title[Any]]:
    """All the games."""
    return [title(name) for name in names()]
