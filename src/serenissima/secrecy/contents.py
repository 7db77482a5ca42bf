"""What a position holds, as plain numbers: quick to make and to compare, for what is done with thousands of pairs."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Any

from serenissima.core.fields import Declared
from serenissima.core.shapes import Frames, Parts, Row

Contents = tuple[Hashable, ...]


class _Plan:
    """How the fields of a class are read."""

    def __init__(self, kind: type[Declared]) -> None:
        facts = [fact for fact in kind.FIELDS if fact.name != "luck"]
        numbers = [fact.name for fact in facts if not isinstance(fact, (Frames, Parts, Row))]
        self.numbers: Callable[[Any], Any] = attrgetter(*numbers) if numbers else lambda thing: ()
        self.rows = [fact.name for fact in facts if isinstance(fact, Row)]
        self.parts = [fact.name for fact in facts if isinstance(fact, Parts)]
        self.stacks = [fact.name for fact in facts if isinstance(fact, Frames)]


_plans: dict[type[Declared], _Plan] = {}


def contents(thing: Declared) -> Contents:
    """All that is declared of a position, or of a part of it, but for the generator."""
    kind = type(thing)
    plan = _plans.get(kind)
    if plan is None:
        plan = _plans[kind] = _Plan(kind)
    return (
        plan.numbers(thing),
        *[tuple(getattr(thing, name)) for name in plan.rows],
        *[tuple([contents(part) for part in getattr(thing, name)]) for name in plan.parts],
        *[_stack(getattr(thing, name)) for name in plan.stacks],
    )


def _stack(frame: Any) -> Contents:
    found: list[Hashable] = []
    while frame is not None:
        found.append((type(frame).__name__, frame.seat, *[getattr(frame, fact.name) for fact in frame.EXTRA]))
        frame = frame.after
    return tuple(found)
