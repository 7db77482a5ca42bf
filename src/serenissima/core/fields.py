"""The declared fields of a position, and what follows from them: JSON, digest, the view of each seat.

A class lists its fields once, each with its shape and who sees it. Nothing here is fast, and nothing here is called
by search.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_from, bag_size, counts_of
from serenissima.core.bits import count, has, members_of
from serenissima.core.messages import Json

# shapes
INT: Final = 0
SET: Final = 1  # places or cards, see bits.py
ROW: Final = 2  # vec[i64]
PARTS: Final = 3  # list of declared things, one for each seat (or other owner)
STACK: Final = 4  # frames
BAG: Final = 5  # how many of each kind, see bags.py
SETS: Final = 6  # vec[i64] of sets
BAGS: Final = 7  # vec[i64] of bags

# who sees a field
ALL: Final = 0
OWNER: Final = 1  # the seat whose part it is in
NONE: Final = 2
KNOWN: Final = 3  # a row, entry by entry: the seats in the companion row of sets `<name>_known`

# viewers besides the seats
SPECTATOR: Final = -1
REFEREE: Final = -2  # sees everything


class Fact:
    """One declared field. A fixed one never changes after set-up: clones share it. Bags say their lanes: `bits` wide,
    `kinds` many. A memory is what its owner remembers of things that lie elsewhere: no thing of its own.
    """

    def __init__(
        self,
        name: str,
        shape: int,
        seen: int = ALL,
        fixed: bool = False,
        bits: int = 0,
        kinds: int = 0,
        memory: bool = False,
    ) -> None:
        if shape in (BAG, BAGS) and not (bits and kinds):
            raise ValueError(f"{name}: a bag declares bits and kinds")
        if seen == KNOWN and shape != ROW:
            raise ValueError(f"{name}: only a row is known entry by entry")
        self.name: Final = name
        self.shape: Final = shape
        self.seen: Final = seen
        self.fixed: Final = fixed
        self.bits: Final = bits
        self.kinds: Final = kinds
        self.memory: Final = memory

    def open_to(self, viewer: int, owner: int) -> bool:
        """Whether the viewer sees the whole field in a part of that owner."""
        return self.seen == ALL or viewer == REFEREE or (self.seen == OWNER and viewer >= 0 and viewer == owner)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Declared:
    """Anything with declared fields."""

    FIELDS: ClassVar[list[Fact]] = []


def view(thing: Declared, viewer: int, owner: int = -1) -> dict[str, Json]:
    """The thing as that viewer sees it: of hidden cards only how many, of a hidden number nothing.

    The stack of frames is left out: what is to be decided reaches people as a prompt.
    """
    seen: dict[str, Json] = {}
    for fact in thing.FIELDS:
        if fact.shape == STACK and viewer != REFEREE:
            continue
        value: Any = getattr(thing, fact.name)
        if fact.shape == PARTS:
            seen[fact.name] = [view(part, viewer, place) for place, part in enumerate(value)]
        elif fact.open_to(viewer, owner):
            seen[fact.name] = _encode(fact, value)
        elif fact.seen == KNOWN:
            known: Any = getattr(thing, fact.name + "_known")
            seen[fact.name] = [
                int(entry) if viewer >= 0 and has(known[place], viewer) else None for place, entry in enumerate(value)
            ]
        elif fact.shape in (SET, BAG, ROW, SETS, BAGS):
            seen[fact.name] = _sizes(fact, value)
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
    """Give every declared field its saved value; `frames` finds the class of a frame by its name. A field that was not
    known when the position was saved keeps what it has.
    """
    for fact in thing.FIELDS:
        if fact.name not in data:
            continue
        saved = data[fact.name]
        if fact.shape == PARTS:
            for part, part_saved in zip(getattr(thing, fact.name), saved, strict=True):
                fill_from_json(part, part_saved, frames)
        else:
            setattr(thing, fact.name, _decode(fact, saved, frames))


def _sizes(fact: Fact, value: Any) -> Json:
    if fact.shape == SET:
        return {"hidden": int(count(value))}
    if fact.shape == BAG:
        return {"hidden": int(bag_size(value, fact.bits))}
    if fact.shape == SETS:
        return [{"hidden": int(count(entry))} for entry in value]
    if fact.shape == BAGS:
        return [{"hidden": int(bag_size(entry, fact.bits))} for entry in value]
    return {"hidden": len(value)}


def _encode(fact: Fact, value: Any) -> Json:
    if fact.shape == SET:
        return list[Json](members_of(value))
    if fact.shape == ROW:
        return [int(n) for n in value]
    if fact.shape == BAG:
        return list[Json](counts_of(value, fact.bits, fact.kinds))
    if fact.shape == SETS:
        return [list[Json](members_of(entry)) for entry in value]
    if fact.shape == BAGS:
        return [list[Json](counts_of(entry, fact.bits, fact.kinds)) for entry in value]
    if fact.shape == STACK:
        stack: list[Json] = []
        while value is not None:
            stack.append([type(value).__name__, int(value.seat), *[int(getattr(value, name)) for name in value.EXTRA]])
            value = value.after
        return stack
    return int(value)


def _decode(fact: Fact, saved: Any, frames: dict[str, Any]) -> Any:
    if fact.shape == SET:
        return _set_from(saved)
    if fact.shape == ROW:
        return vec[i64](saved)
    if fact.shape == BAG:
        return int(bag_from(saved, fact.bits))
    if fact.shape == SETS:
        return vec[i64]([_set_from(entry) for entry in saved])
    if fact.shape == BAGS:
        return vec[i64]([int(bag_from(entry, fact.bits)) for entry in saved])
    if fact.shape == STACK:
        top = None
        for name, *values in reversed(saved):
            frame = frames[name](*values)
            frame.after = top
            top = frame
        return top
    return saved


def _set_from(members: list[int]) -> int:
    found = sum(1 << member for member in members)
    return found - (1 << 64) if found >> 63 else found
