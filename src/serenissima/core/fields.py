"""The declared fields of a position, and what follows from them: JSON, digest, the view of each seat.

A class lists its fields once. Each has a shape (`shapes.py`) and says what it is for, what it may hold and who sees it.
`tools/make_fields.py` writes `__init__`, `clone` and the hidden zones from the same list, and the client's types.
Nothing here is called by search.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from serenissima.core.actions import Field
from serenissima.core.bits import filled
from serenissima.core.messages import Json

# who sees a field
ALL: Final = 0
OWNER: Final = 1  # the seat whose part it is in
NONE: Final = 2
KNOWN: Final = 3  # a row, entry by entry: the seats in the companion row of sets `<name>_known`

# viewers besides the seats
SPECTATOR: Final = -1
REFEREE: Final = -2  # sees everything

EMPTY_ROW: Final = filled(0, 0)


class Contradiction(ValueError):
    """A declaration that cannot be meant."""


class Span:
    """The numbers from `low` to `high`; `field` names them, where they have names."""

    def __init__(self, low: int, high: int, field: Field | None = None) -> None:
        self.low: Final = low
        self.high: Final = high
        self.field: Final = field


def up_to(high: int) -> Span:
    """A number of things, at most that many."""
    return Span(0, high)


def between(low: int, high: int) -> Span:
    """A number from the one to the other."""
    return Span(low, high)


def maybe(field: Field) -> Span:
    """One of the field's values, or -1 for none."""
    return Span(-1, int(field.size) - 1, field)


ANY_NUMBER: Final = Span(-(2**63), 2**63 - 1)
YES_NO: Final = up_to(1)


def _span(of: Field | Span | None) -> Span:
    if isinstance(of, Field):
        return Span(0, int(of.size) - 1, of)
    return ANY_NUMBER if of is None else of


# Numbers that are seats: whoever learns from positions counts them from the viewer.
SEAT: Final = Field("seat", 6, seat=True)
LATER_SEAT: Final = Field("later_seat", 7, seat=True)  # seat + 1; 0 is nobody
SEATS: Final = Field("seats", 64, seat=True, many=True)  # a set of seats in one number


class Fact:
    """One declared field: its name, what it is for, what it may hold, who sees it. Subclasses are the shapes.

    `of` is what its numbers, members or kinds are; `by` names the places of a row, `length` says how long it grows.
    A *fixed* field never changes after set-up: clones share it. A *derived* one follows from others. A *memory* is
    what somebody remembers of things that lie elsewhere: no thing of its own. Things that lie *apart* never leave
    their part. `limit`, `floor` and `ceiling` name methods that tell what everybody knows of a hidden zone.
    """

    KNOWABLE: ClassVar[bool] = False  # entry by entry
    CLIENT: ClassVar[str] = "readonly number[]"  # the type of what the client gets
    CLIENT_HIDDEN: ClassVar[str] = "Hidden"  # the same where it is hidden; nothing where it is left out

    def __init__(
        self,
        name: str,
        about: str = "",
        of: Field | Span | None = None,
        *,
        default: int = 0,
        by: Field | None = None,
        length: int = 0,
        fewer: bool = False,
        bits: int = 0,
        seen: int = ALL,
        fixed: bool = False,
        derived: bool = False,
        memory: bool = False,
        apart: bool = False,
        limit: str = "",
        floor: str = "",
        ceiling: str = "",
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.of: Final = of
        self.span: Final[Span] = (
            ANY_NUMBER if of is None else of if isinstance(of, Span) else Span(0, int(of.size) - 1, of)
        )
        self.default: Final = default
        self.by: Final = by
        self.places: Final[int] = length if by is None else int(by.size)
        self.fewer: Final[bool] = fewer or by is None  # it may be shorter: with fewer players, or as it grows
        self.bits: Final = bits
        self.seen = seen  # not Final: planted leaks change it
        self.fixed: Final = fixed
        self.derived: Final = derived
        self.memory: Final = memory
        self.apart: Final = apart
        self.limit: Final = limit
        self.floor: Final = floor
        self.ceiling: Final = ceiling
        reason = self.contradiction()
        if reason:
            raise Contradiction(f"{name}: {reason}")

    def contradiction(self) -> str:
        """Why this cannot be meant; nothing when it can."""
        field = self.span.field
        if self.of is None:
            return "it does not say what it may hold"
        if field is not None and len(field.keys or field.names or []) > field.size:
            return f"{field.name} has more names than its {field.size} values"
        if self.seen == KNOWN and not self.KNOWABLE:
            return "only a row of numbers is known entry by entry"
        if (self.limit or self.floor or self.ceiling) and (self.seen == ALL or self.memory):
            return "it is no hidden zone, of which something could be known"
        return ""

    def open_to(self, viewer: int, owner: int) -> bool:
        """Whether the viewer sees the whole field in a part of that owner."""
        return self.seen == ALL or viewer == REFEREE or (self.seen == OWNER and viewer >= 0 and viewer == owner)

    def show(self, thing: Declared, viewer: int, owner: int, seen: dict[str, Json]) -> None:
        """Put into `seen` what the viewer sees of it: of hidden things how many, of a hidden number nothing."""
        value: Any = getattr(thing, self.name)
        if self.seen == ALL or self.open_to(viewer, owner):
            seen[self.name] = self.encode(value)
        elif self.CLIENT_HIDDEN:
            seen[self.name] = self.hidden(thing, value, viewer)

    def fill(self, thing: Declared, saved: Any, frames: dict[str, Any]) -> None:
        """Give it the saved value; `frames` finds the class of a frame by its name."""
        setattr(thing, self.name, self.decode(saved, frames))

    def encode(self, value: Any) -> Json:
        """The form in files and on the wire."""
        return int(value)

    def decode(self, saved: Any, frames: dict[str, Any]) -> Any:
        """Back from that form."""
        return saved

    def hidden(self, thing: Declared, value: Any, viewer: int) -> Json:
        """What somebody sees who does not see it."""
        return {"hidden": self.size(value)}

    def size(self, value: Any) -> int:
        """How many things lie there; -1 when it is numbers."""
        return -1

    def wrong(self, value: Any) -> str:
        """How a value breaks what is declared; nothing when it does not."""
        return self.outside([int(value)])

    def outside(self, values: list[int]) -> str:
        """The first of these numbers that is none of `of`."""
        for value in values:
            if not self.span.low <= value <= self.span.high:
                return f"holds {value}, declared {self.span.low} to {self.span.high}"
        return ""

    def attribute(self) -> str:
        """In the source of `__init__`: its type."""
        return "i64"

    def fresh(self) -> str:
        """In the source of `__init__`: its value in a fresh position."""
        return str(self.default)

    def copied(self, value: str) -> str:
        """In the source of `clone`: the value of the copy."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Declared:
    """Anything with declared fields."""

    FIELDS: ClassVar[list[Fact]] = []


def view(thing: Declared, viewer: int, owner: int = -1) -> dict[str, Json]:
    """The thing as that viewer sees it."""
    seen: dict[str, Json] = {}
    for fact in thing.FIELDS:
        fact.show(thing, viewer, owner, seen)
    return seen


def to_json(thing: Declared) -> dict[str, Json]:
    """Every declared field: what a snapshot stores."""
    return view(thing, REFEREE)


def digest(thing: Declared) -> str:
    """A fingerprint of the position. The generator is left out: replays force their chance and must outlive it."""
    position = to_json(thing)
    position.pop("luck", None)
    return blake2b(json.dumps(position, sort_keys=True).encode(), digest_size=8).hexdigest()


def fill_from_json(thing: Declared, data: dict[str, Any], frames: dict[str, Any]) -> None:
    """Give every declared field its saved value. A field that was not known when the position was saved keeps what it
    has.
    """
    for fact in thing.FIELDS:
        if fact.name in data:
            fact.fill(thing, data[fact.name], frames)


def out_of_bounds(thing: Declared) -> str:
    """The first field that holds what it is declared never to hold, and what; nothing when all is well."""
    for fact in thing.FIELDS:
        said = fact.wrong(getattr(thing, fact.name))
        if said:
            return f"{type(thing).__name__}.{fact.name} {said}"
    return ""
