"""The shapes a field may have: each knows how such a value is saved, hidden, copied and held against its range."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Field
from serenissima.core.bags import bag_from, bag_size, counts_of
from serenissima.core.bits import count, has, members_of
from serenissima.core.fields import ANY_NUMBER, KNOWN, REFEREE, Declared, Fact, fill_from_json, out_of_bounds, view
from serenissima.core.messages import Json


class Number(Fact):
    """A number."""

    CLIENT: ClassVar[str] = "number"
    CLIENT_HIDDEN: ClassVar[str] = ""

    def contradiction(self) -> str:
        said = self.outside([self.default])
        return f"fresh, it {said}" if said else super().contradiction()


class Set(Fact):
    """Up to 64 distinct things as a mask, see bits.py."""

    def contradiction(self) -> str:
        if self.span.low != 0 or self.span.high > 63:
            return f"a set has members from 0 to 63, not from {self.span.low} to {self.span.high}"
        return super().contradiction()

    def encode(self, value: Any) -> Json:
        return list[Json](members_of(value))

    def decode(self, saved: Any, frames: dict[str, Any]) -> Any:
        found = sum([1 << int(member) for member in saved])
        return found - (1 << 64) if found >> 63 else found

    def size(self, value: Any) -> int:
        return int(count(value))

    def wrong(self, value: Any) -> str:
        return self.outside(members_of(value))


class Bag(Fact):
    """How many of each kind, see bags.py: a lane of `bits` bits for each kind of `of`."""

    def contradiction(self) -> str:
        return _no_lanes(self.bits, self.kinds()) or super().contradiction()

    def kinds(self) -> int:
        """How many lanes there are."""
        return self.span.high + 1

    def encode(self, value: Any) -> Json:
        return list[Json](counts_of(value, self.bits, self.kinds()))

    def decode(self, saved: Any, frames: dict[str, Any]) -> Any:
        return int(bag_from(saved, self.bits))

    def size(self, value: Any) -> int:
        return int(bag_size(value, self.bits))

    def wrong(self, value: Any) -> str:
        return "" if 0 <= int(value) < 1 << self.kinds() * self.bits else f"holds more than its {self.kinds()} kinds"


class Lanes(Bag):
    """A short row of numbers in one int: a lane of `bits` bits for each place."""

    CLIENT_HIDDEN: ClassVar[str] = ""

    def contradiction(self) -> str:
        if self.span.low < 0 or self.span.high >= 1 << self.bits:
            return f"{self.bits} bits do not hold {self.span.low} to {self.span.high}"
        return super().contradiction()

    def kinds(self) -> int:
        return self.places

    def size(self, value: Any) -> int:
        return -1

    def wrong(self, value: Any) -> str:
        return super().wrong(value) or self.outside(counts_of(value, self.bits, self.places))


class Row(Fact):
    """Numbers in places: `vec[i64]`."""

    KNOWABLE: ClassVar[bool] = True

    def contradiction(self) -> str:
        if self.places <= 0:
            return "a row says by what its places are numbered, or how long it grows"
        return super().contradiction()

    def hidden(self, thing: Declared, value: Any, viewer: int) -> Json:
        if self.seen != KNOWN:
            return {"hidden": len(value)}
        known: Any = getattr(thing, self.name + "_known")
        return [int(entry) if viewer >= 0 and has(known[place], viewer) else None for place, entry in enumerate(value)]

    def encode(self, value: Any) -> Json:
        return list[Json](map(int, value))

    def decode(self, saved: Any, frames: dict[str, Any]) -> Any:
        return vec[i64](saved)

    def wrong(self, value: Any) -> str:
        length = len(value)  # before set-up, a row is empty
        if length > self.places or (length and length != self.places and not self.fewer):
            return f"has {length} places, declared {self.places}"
        return self.wrong_inside(value)

    def wrong_inside(self, value: Any) -> str:
        """The same of what lies in the places."""
        return self.outside(list(map(int, value)))

    def attribute(self) -> str:
        return "vec[i64]"

    def fresh(self) -> str:
        return "EMPTY_ROW"

    def copied(self, value: str) -> str:
        return value if self.fixed else f"{value}[:]"


class Sets(Row):
    """A row of sets."""

    KNOWABLE: ClassVar[bool] = False
    CLIENT: ClassVar[str] = "readonly (readonly number[])[]"
    CLIENT_HIDDEN: ClassVar[str] = "readonly Hidden[]"

    def contradiction(self) -> str:
        self.one: Fact = self.made_one() if self.of is not None else self
        return super().contradiction()

    def made_one(self) -> Fact:
        """What lies in each place."""
        return Set(self.name, "", self.span)

    def hidden(self, thing: Declared, value: Any, viewer: int) -> Json:
        return [{"hidden": self.one.size(entry)} for entry in value]

    def encode(self, value: Any) -> Json:
        return [self.one.encode(entry) for entry in value]

    def decode(self, saved: Any, frames: dict[str, Any]) -> Any:
        return vec[i64]([self.one.decode(entry, frames) for entry in saved])

    def size(self, value: Any) -> int:
        return sum([self.one.size(entry) for entry in value])

    def wrong_inside(self, value: Any) -> str:
        return next((said for said in map(self.one.wrong, value) if said), "")


class Bags(Sets):
    """A row of bags."""

    def made_one(self) -> Fact:
        return Bag(self.name, "", self.span, bits=self.bits)


class Parts(Fact):
    """A list of declared things. Where they are *owned*, the place is the seat that sees what only the owner sees."""

    def __init__(
        self,
        name: str,
        about: str,
        part: type[Declared],
        *,
        by: Field | None = None,
        length: int = 0,
        owned: bool = True,
    ) -> None:
        self.part: Final = part
        self.owned: Final = owned
        super().__init__(name, about, ANY_NUMBER, by=by, length=length, fewer=True)

    def contradiction(self) -> str:
        return "" if self.places > 0 else "it does not say how many parts there are"

    def show(self, thing: Declared, viewer: int, owner: int, seen: dict[str, Json]) -> None:
        parts: list[Any] = getattr(thing, self.name)
        seen[self.name] = [view(part, viewer, place if self.owned else -1) for place, part in enumerate(parts)]

    def fill(self, thing: Declared, saved: Any, frames: dict[str, Any]) -> None:
        for part, part_saved in zip(getattr(thing, self.name), saved, strict=True):
            fill_from_json(part, part_saved, frames)

    def wrong(self, value: Any) -> str:
        if len(value) > self.places:
            return f"has {len(value)} parts, declared {self.places}"
        for part in value:
            said = out_of_bounds(part)
            if said:
                return said
        return ""

    def attribute(self) -> str:
        return f"list[{self.part.__name__}]"

    def fresh(self) -> str:
        return "[]"

    def copied(self, value: str) -> str:
        return f"[part.clone() for part in {value}]"


class Frames(Fact):
    """The stack of frames. What is to be decided reaches people as a prompt: they do not see the stack."""

    CLIENT_HIDDEN: ClassVar[str] = ""

    def show(self, thing: Declared, viewer: int, owner: int, seen: dict[str, Json]) -> None:
        if viewer == REFEREE:
            super().show(thing, viewer, owner, seen)

    def encode(self, value: Any) -> Json:
        stack: list[Json] = []
        while value is not None:
            carried = [int(getattr(value, fact.name)) for fact in value.EXTRA]
            stack.append([type(value).__name__, int(value.seat), *carried])
            value = value.after
        return stack

    def decode(self, saved: Any, frames: dict[str, Any]) -> Any:
        top = None
        for name, *values in reversed(saved):
            frame = frames[name](*values)
            frame.after = top
            top = frame
        return top

    def wrong(self, value: Any) -> str:
        while value is not None:
            for fact in value.EXTRA:
                said = fact.wrong(getattr(value, fact.name))
                if said:
                    return f"{type(value).__name__}.{fact.name} {said}"
            value = value.after
        return ""


def _no_lanes(bits: int, lanes: int) -> str:
    return "" if bits > 0 < lanes and bits * lanes < 64 else f"{lanes} lanes of {bits} bits are no number of 63 bits"
