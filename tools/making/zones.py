"""The hidden zones of a game, as source, from its declared fields.

The zones are, in this order: those of each seat, seat by seat; those of the table; those of other parts; and each entry
of a row that is known entry by entry. Whatever is of the same sort (`of`) is one pool.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from serenissima.core.fields import ALL, KNOWN, OWNER, Fact
from serenissima.core.shapes import Bag, Lanes, Parts, Set, Sets

Body = list[str]


@dataclass(frozen=True)
class Held:
    """One hidden field: where it stands in the source, in which parts if in any, and in how many zones."""

    fact: Fact
    holder: str  # `self`, or the variable of a part
    parts: Parts | None
    bits: str  # the source of its lanes' width
    of_row: str = ""  # for a row known entry by entry: the row itself
    part_place: int = -1  # for a row in a part: which part

    @property
    def width(self) -> int:
        """How many zones it makes in each part."""
        return self.fact.places if isinstance(self.fact, Sets) else 1


def is_zone(fact: Fact) -> bool:
    """Whether it is a set or bag, or a row of them, that not everybody sees."""
    return fact.seen != ALL and not fact.memory and isinstance(fact, (Set, Bag, Sets)) and not isinstance(fact, Lanes)


def is_known_row(fact: Fact) -> bool:
    """Whether each of its entries is a zone."""
    return fact.seen == KNOWN and not fact.memory


@dataclass
class Group:
    """Fields whose zones stand together: of each seat, of the table, of each of some other parts, or one row."""

    held: list[Held]
    parts: Parts | None = None

    @property
    def width(self) -> int:
        """How many zones there are for each part."""
        return sum(one.width for one in self.held)

    @property
    def variable(self) -> str:
        """What one of the parts is called in the source."""
        return self.held[0].holder


Leaf = Callable[[Held, str, str], Body]
"""What to do with a zone: of that field, in that part, at that place of a row."""


class Zones:
    """The zone methods of one state class."""

    def __init__(self, fields: list[Fact], bits_of: Callable[[Any, str], str], owner: type) -> None:
        self.pools: dict[Any, int] = {}
        self.next_pool = 0
        self.seats: Group | None = None
        self.fixed: list[Group] = []
        self.rows: list[Group] = []
        every = [fact for fact in fields if isinstance(fact, Parts)]
        own = [Held(fact, "self", None, bits_of(owner, fact.name)) for fact in fields if is_zone(fact)]
        if own:
            self.fixed.append(Group(own))
        for parts in every:
            held = [
                Held(fact, parts.name.removesuffix("s"), parts, bits_of(parts.part, fact.name))
                for fact in parts.part.FIELDS
                if is_zone(fact)
            ]
            if held and parts.owned:
                self.seats = Group(held, parts)
            elif held:
                self.fixed.append(Group(held, parts))
        self.rows += [
            Group([Held(fact, "self", None, "0", f"self.{fact.name}")]) for fact in fields if is_known_row(fact)
        ]
        for parts in every:
            for place in range(parts.places):
                for fact in parts.part.FIELDS:
                    if is_known_row(fact):
                        row = f"self.{parts.name}[{place}].{fact.name}"
                        self.rows.append(Group([Held(fact, "self", parts, "0", row, place)]))
        for group in self.groups():
            for one in group.held:
                self._number_pool(one)

    def groups(self) -> Iterator[Group]:
        """All of them, in their order."""
        if self.seats is not None:
            yield self.seats
        yield from self.fixed
        yield from self.rows

    def _number_pool(self, one: Held) -> None:
        key = _pool_of(one)
        if key not in self.pools:
            self.pools[key] = self.next_pool
            self.next_pool += one.parts.places if one.fact.apart and one.parts is not None else 1

    # --- the methods

    def source(self) -> Body:
        """All the methods that this game needs; none where nothing is hidden."""
        if not list(self.groups()):
            return []
        lines = ["", "    def zones(self) -> i64:", *_indented(_indented(self._how_many()))]
        lines += self._method("zone(self, z: i64) -> i64", self._content)
        lines += self._method("set_zone(self, z: i64, content: i64) -> None", self._put)
        lines += self._method("zone_open_to(self, z: i64, viewer: i64) -> bool", self._open)
        if self.next_pool > 1:
            lines += self._method("zone_pool(self, z: i64) -> i64", self._pool)
        every = [one for group in self.groups() for one in group.held]
        if any(one.bits != "0" for one in every):
            lines += self._method("zone_bits(self, z: i64) -> i64", lambda one, part, place: [f"return {one.bits}"])
        for name, none in (("limit", "-1"), ("floor", "0"), ("ceiling", "-1")):
            if any(getattr(one.fact, name) for one in every):
                lines += self._method(f"zone_{name}(self, z: i64) -> i64", _hook(name, none))
        return lines

    def _how_many(self) -> Body:
        terms = []
        if self.seats is not None:
            terms.append(_times(self.seats.width, "self.seats"))
        fixed = sum(group.width * (group.parts.places if group.parts else 1) for group in self.fixed)
        if fixed:
            terms.append(str(fixed))
        terms += [f"len({group.held[0].of_row})" for group in self.rows]
        line = f"return {' + '.join(terms)}"
        if len(line) <= 112:
            return [line]
        return ["return (", f"    {terms[0]}", *(f"    + {term}" for term in terms[1:]), ")"]

    def _content(self, one: Held, part: str, place: str) -> Body:
        if one.of_row:
            return [f"return BIT[{one.of_row}{place}]"]
        return [f"return {one.holder}.{one.fact.name}{place}"]

    def _put(self, one: Held, part: str, place: str) -> Body:
        if one.of_row:
            return [f"{one.of_row}{place} = lowest(content)"]
        return [f"{one.holder}.{one.fact.name}{place} = content"]

    def _open(self, one: Held, part: str, place: str) -> Body:
        if one.of_row:
            return [f"return viewer >= 0 and has({one.of_row}_known{place}, viewer)"]
        if one.fact.seen == OWNER:
            return [f"return {part} == viewer"]
        return ["return False"]

    def _pool(self, one: Held, part: str, place: str) -> Body:
        first = self.pools[_pool_of(one)]
        if not one.fact.apart or one.parts is None:
            return [f"return {first}"]
        if one.part_place >= 0:
            return [f"return {first + one.part_place}"]
        return [f"return {part}" if first == 0 else f"return {first} + {part}"]

    # --- finding the field of a zone

    def _method(self, head: str, leaf: Leaf) -> Body:
        """A method that finds out which field a zone is, and does with it what the leaf says."""
        later = [*self.fixed, *self.rows]
        if self.seats is None:
            body = _rest(later, leaf, "z", 0)
        elif not later:
            body = _in_part(self.seats, leaf, "z", 0)
        else:
            bound = _times(self.seats.width, "self.seats")
            after = _let("place", f"place = z - {bound}", _rest(later, leaf, "place", 0))
            body = _split(f"z < {bound}", _in_part(self.seats, leaf, "z", 0), after)
        return ["", f"    def {head}:", *_indented(_indented(body))]


def _rest(groups: list[Group], leaf: Leaf, at: str, offset: int) -> Body:
    """What to do with a zone that is one of these: the first of them is number `offset`."""
    group, later = groups[0], groups[1:]
    if group.held[0].of_row:
        row = group.held[0].of_row
        body = leaf(group.held[0], "", "[place]")
        if later:
            after = _let("place", f"place -= len({row})", _rest(later, leaf, "place", 0))
            body = _split(f"place < len({row})", body, after)
        if at == "z":
            return _let("place", f"place = z - {offset}" if offset else "place = z", body)
        return _let("place", f"place -= {offset}", body) if offset else body
    if group.parts is None:
        runs = _runs(group, leaf, at, offset)
        if later:
            runs.append((0, 0, _rest(later, leaf, at, offset + group.width)))
        return _chain(runs, at)
    body = _in_part(group, leaf, at, offset)
    end = offset + group.width * group.parts.places
    return _split(f"{at} < {end}", body, _rest(later, leaf, at, end)) if later else body


def _in_part(group: Group, leaf: Leaf, at: str, offset: int) -> Body:
    """What to do with a zone that is in one of the parts."""
    assert group.parts is not None
    number = f"({at} - {offset})" if offset else at
    part = number.strip("()") if group.width == 1 else f"{number} // {group.width}"
    body = _chain(_runs(group, lambda one, _, place: leaf(one, part, place), "which", 0), "which")
    body = _let("which", f"which = {number} % {group.width}", body)
    return _let(group.variable, f"{group.variable} = self.{group.parts.name}[{part}]", body)


def _runs(group: Group, leaf: Leaf, at: str, offset: int) -> list[tuple[int, int, Body]]:
    """What to do from each number on, up to which; neighbours that come to the same are one."""
    runs: list[tuple[int, int, Body]] = []
    for one in group.held:
        place = "" if one.width == 1 else f"[{at} - {offset}]" if offset else f"[{at}]"
        body = leaf(one, at, place)
        start = runs.pop()[0] if runs and runs[-1][2] == body else offset
        offset += one.width
        runs.append((start, offset, body))
    return runs


def _chain(runs: list[tuple[int, int, Body]], at: str) -> Body:
    """One run after another; the last is what is left."""
    body = runs[-1][2]
    for start, end, first in reversed(runs[:-1]):
        body = _split(f"{at} == {start}" if end - start == 1 else f"{at} < {end}", first, body)
    return body


def _split(condition: str, first: Body, second: Body) -> Body:
    """Do the one or the other."""
    return first if first == second else [f"if {condition}:", *_indented(_closed(first)), *second]


def _let(variable: str, line: str, body: Body) -> Body:
    """Give the variable its value, if anything asks for it."""
    return [line, *body] if any(re.search(rf"\b{variable}\b", text) for text in body) else body


def _hook(name: str, none: str) -> Leaf:
    def leaf(one: Held, part: str, place: str) -> Body:
        method = getattr(one.fact, name)
        if not method:
            return [f"return {none}"]
        return [f"return {one.holder}.{method}({place.strip('[]')})"]

    return leaf


def _pool_of(one: Held) -> Any:
    field = one.fact.span.field
    sort = id(field) if field is not None else id(one.fact.span)
    return (sort, one.parts.name) if one.fact.apart and one.parts is not None else sort


def _times(number: int, what: str) -> str:
    return what if number == 1 else f"{number} * {what}"


def _indented(lines: Body) -> Body:
    return [f"    {line}" if line else line for line in lines]


def _closed(body: Body) -> Body:
    """A body after which nothing else is done."""
    return body if body[-1].startswith("return") else [*body, "return"]
