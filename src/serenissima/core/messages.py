"""Messages: what the engine says to people, as an id and arguments, never as a sentence.

The sentence is in a Fluent file (`texts/en.ftl`, `texts/fr.ftl`). An argument is a number, a literal label ("D5"), a
seat (`{"seat": 2}`, shown as the player's name), another message (resolved first, so that a card is named in the
reader's language), or a list of these.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None


@dataclass(frozen=True)
class Message:
    """One thing said: the id of a text and its arguments."""

    id: str
    args: dict[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The form on the wire, and as an argument of another message."""
        return {"id": self.id, "args": self.args}


def seat_arg(seat: int) -> dict[str, Json]:
    """An argument that stands for a player."""
    return {"seat": seat}


def named(id: str, **args: Json) -> dict[str, Json]:
    """An argument that is itself a message."""
    return {"id": id, "args": dict(args)}


def kebab(name: str) -> str:
    """`MoveFigure` and `move_figure` as they stand in text ids: `move-figure`."""
    spaced = "".join("-" + letter.lower() if letter.isupper() else letter for letter in name)
    return spaced.replace("_", "-").lstrip("-")
