"""Events: what happened, for logs, animation, statistics and the coach. They are outputs, never state; search runs
without them.

A kind declares its fields once. Fields named in `secret` are told to the event's seat only: everybody else receives
the public shadow, the text `event-<name>-hidden` without those arguments.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Field
from serenissima.core.fields import REFEREE
from serenissima.core.messages import Json, kebab


class EventKind:
    """A kind of event with at most four fields besides its seat."""

    def __init__(self, name: str, fields: list[Field], secret: list[str] | None = None) -> None:
        if len(fields) > 4:
            raise ValueError(f"{name}: an event has at most four fields")
        self.name: Final = name
        self.fields: Final = fields
        self.secret: Final[list[str]] = secret if secret is not None else []


class Event:
    """One thing that happened to, or was done by, a seat (or nobody)."""

    def __init__(self, kind: EventKind, seat: int, values: list[int]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values

    def seen_by(self, viewer: int) -> dict[str, Json]:
        """The event as that viewer hears of it."""
        whole = not self.kind.secret or viewer == REFEREE or (viewer >= 0 and viewer == self.seat)
        args: dict[str, Json] = {"player": {"seat": self.seat}} if self.seat >= 0 else {}
        refs: list[Json] = []
        for field, value in zip(self.kind.fields, self.values, strict=True):
            if whole or field.name not in self.kind.secret:
                args[field.name] = field.arg(value)
                refs.extend(field.refs(value))
        text = "event-" + kebab(self.kind.name)
        return {"id": text if whole else text + "-hidden", "args": args, "refs": refs, "seat": self.seat}


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who wants to hear of events. Ordinary Python may subclass it."""

    def hear(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        """Called at each event, in order."""
        raise NotImplementedError


class Diary(Listener):
    """Keeps every event."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        self.events.append(Event(kind, seat, values))
