"""Actions: one int inside the engine, a typed value outside, both from one declaration.

A kind is declared with its fields and their ranges. The ints of all kinds of a game follow each other without a gap,
so the int of an action is at once what the engine applies, what a replay stores and the index a learner uses. The
last field varies fastest: the options "this figure to any of these squares" are `MOVE.at(figure) + square`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serenissima.core.bags import kinds_in, lane
from serenissima.core.bits import members_of
from serenissima.core.messages import Json


class Field:
    """A named number of an action or event, with the words people use for its values.

    `names` are labels that need no translation ("D5"); `text` is the beginning of text ids (`text="colour"`: value 3
    is the text `colour-3`, or `colour-red` with `keys`); `seat` marks a player. `ref` names what the value points at
    on the board; it is the field's own name unless told, and "" for a number that is no place or piece. `many` marks
    a set of values in one number, `bag` a bag with lanes that wide: each kind in it becomes the text `some-<text>`
    with the number `n` and the name `thing`.
    """

    def __init__(
        self,
        name: str,
        size: i64,
        names: list[str] | None = None,
        text: str = "",
        keys: list[str] | None = None,
        ref: str | None = None,
        seat: bool = False,
        many: bool = False,
        bag: int = 0,
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.names: Final = names
        self.text: Final = text
        self.keys: Final = keys
        self.ref: Final[str] = name if ref is None else ref
        self.seat: Final = seat
        self.many: Final = many
        self.bag: Final = bag

    def arg(self, value: int) -> Json:
        """The value as an argument of a message."""
        if self.many:
            return [self.arg_of_one(member) for member in members_of(value)]
        if self.bag:
            return [
                {
                    "id": f"some-{self.text}",
                    "args": {"n": int(lane(value, kind, self.bag)), "thing": self.arg_of_one(kind)},
                }
                for kind in members_of(kinds_in(value, self.bag))
            ]
        return self.arg_of_one(value)

    def arg_of_one(self, value: int) -> Json:
        """One value as an argument of a message."""
        if self.seat:
            return {"seat": value}
        if self.names is not None:
            return self.names[value] if 0 <= value < len(self.names) else ""
        if self.text:
            key = str(value) if self.keys is None else self.keys[value]
            return {"id": f"{self.text}-{key}", "args": {}, "n": value}
        return value

    def refs(self, value: int) -> list[str]:
        """What the value points at on the board."""
        if not self.ref:
            return []
        return [f"{self.ref}:{member}" for member in (members_of(value) if self.many else [value]) if member >= 0]


class Kind:
    """One kind of action, with at most three fields; `base` is the int of its first action.

    `when` and `turn` are clauses that answer whoever tries it at the wrong moment: while something else is decided,
    and while somebody else is asked.
    """

    def __init__(self, name: str, base: i64, fields: list[Field], when: str = "", turn: str = "") -> None:
        if len(fields) > 3:
            raise ValueError(f"{name}: an action has at most three fields")
        self.name: Final = name
        self.base: Final = base
        self.fields: Final = fields
        self.when: Final = when
        self.turn: Final = turn
        strides = [1, 1, 1]
        size: int = 1
        for place in range(len(fields) - 1, -1, -1):
            strides[place] = size
            size *= int(fields[place].size)
        self.first_stride: Final[i64] = strides[0]
        self.second_stride: Final[i64] = strides[1]
        self.end: Final[i64] = base + size
        self.last_size: Final[i64] = fields[-1].size if fields else 1

    def at(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The action with these values."""
        return self.base + first * self.first_stride + second * self.second_stride + third

    def covers(self, action: i64) -> bool:
        """Whether the action is of this kind."""
        return self.base <= action and action < self.end

    def room_from(self, action: i64) -> i64:
        """How many values the last field has from this one on."""
        return self.last_size - (action - self.base) % self.last_size

    def only(self, action: i64) -> i64:
        """The value of the single field."""
        return action - self.base

    def both(self, action: i64) -> tuple[i64, i64]:
        """The values of two fields."""
        place = action - self.base
        return place // self.first_stride, place % self.first_stride

    def three(self, action: i64) -> tuple[i64, i64, i64]:
        """The values of three fields."""
        place = action - self.base
        rest = place % self.first_stride
        return place // self.first_stride, rest // self.second_stride, rest % self.second_stride

    def values(self, action: int) -> list[int]:
        """The values of all fields, for the slow side of the house."""
        rest = action - int(self.base)
        found: list[int] = []
        for field in reversed(self.fields):
            rest, value = divmod(rest, int(field.size))
            found.append(value)
        return found[::-1]


class Catalogue:
    """All the kinds of a game, in the order of their declaration."""

    def __init__(self) -> None:
        self.kinds: Final[list[Kind]] = []
        self.size: i64 = 0

    def kind(self, name: str, *fields: Field, when: str = "", turn: str = "") -> Kind:
        """Declare a kind of action."""
        made = Kind(name, self.size, list(fields), when, turn)
        self.kinds.append(made)
        self.size = made.end
        return made

    def kind_of(self, action: i64) -> Kind:
        """The kind an action belongs to."""
        for kind in self.kinds:
            if kind.covers(action):
                return kind
        raise ValueError(f"no action has the number {action}")

    def to_json(self, action: int) -> dict[str, Json]:
        """The typed form: `{"kind": "move", "figure": 2, "square": 17}`."""
        kind = self.kind_of(action)
        typed: dict[str, Json] = {"kind": kind.name}
        for field, value in zip(kind.fields, kind.values(action), strict=True):
            typed[field.name] = value
        return typed

    def from_json(self, typed: dict[str, Any]) -> int:
        """The int of a typed action."""
        for kind in self.kinds:
            if kind.name == typed.get("kind"):
                rest = 0
                for field in kind.fields:
                    value = typed.get(field.name)
                    if not isinstance(value, int) or not 0 <= value < field.size:
                        raise ValueError(f"{kind.name}: {field.name} is missing or out of range")
                    rest = rest * int(field.size) + value
                return int(kind.base) + rest
        raise ValueError(f"no kind of action is named {typed.get('kind')}")

    def to_text(self, action: int) -> str:
        """For programmers: `move figure=2 square=17`."""
        kind = self.kind_of(action)
        return " ".join([kind.name, *(f"{f.name}={v}" for f, v in zip(kind.fields, kind.values(action), strict=True))])

    def args(self, action: int) -> dict[str, Json]:
        """The arguments of the action's own text, `do-<kind>`."""
        kind = self.kind_of(action)
        return {field.name: field.arg(value) for field, value in zip(kind.fields, kind.values(action), strict=True)}

    def refs(self, action: int) -> list[str]:
        """What the action touches on the board: `square:17`, `card:3`."""
        kind = self.kind_of(action)
        found: list[str] = []
        for field, value in zip(kind.fields, kind.values(action), strict=True):
            found.extend(field.refs(value))
        return found
