"""What the fields of a state hold, for the board that draws any game.

A game without live figures of its own has these instead: for each zone that people see, its shape, and of its members
the ref and the name, so that a hand can be drawn as cards with their names that are played by touching them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serenissima.core.actions import Field
from serenissima.core.engine import State
from serenissima.core.shapes import Frames, Parts

if TYPE_CHECKING:
    from serenissima.core.fields import Declared
    from serenissima.core.messages import Json

HOUSE = frozenset(fact.name for fact in State.BASE)


def zones(thing: type[Declared]) -> dict[str, Json]:
    """The zones of a state, or of a part of one, by the names of their fields."""
    found: dict[str, Json] = {}
    for fact in thing.FIELDS:
        if fact.name in HOUSE or isinstance(fact, Frames):
            continue
        if isinstance(fact, Parts):
            found[fact.name] = {"shape": "parts", "zones": zones(fact.part), "seats": bool(fact.by and fact.by.seat)}
        else:
            found[fact.name] = {"shape": type(fact).__name__.lower(), **_members(fact.of)}
    return found


def _members(of: Any) -> dict[str, Json]:
    """What the numbers in a zone stand for; nothing where they are only numbers."""
    if not isinstance(of, Field) or of.many or of.bag:
        return {}
    return {"ref": of.ref, "names": [of.arg(value) for value in range(int(of.size))]}
