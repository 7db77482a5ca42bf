"""Bags of marsh and gold tokens, and what they are worth."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.games.venedig.buildings import LANE, MARSH_KINDS, VALUES


def worth(marsh: i64, gold: i64, value: i64) -> i64:
    """How many tokens of a value there are, marsh and gold alike [VDG-TRADE-4]."""
    if value < MARSH_KINDS:
        return lane(marsh, value, LANE)
    return lane(gold, value - MARSH_KINDS, LANE)


def gold_in(marsh: i64, gold: i64) -> i64:
    """What tokens are worth together."""
    total: i64 = 0
    value: i64
    for value in range(1, VALUES):
        total += value * worth(marsh, gold, value)
    return total


def cheapest(marsh: i64, gold: i64) -> i64:
    """The smallest value among tokens; of none, the largest there is."""
    value: i64
    for value in range(VALUES - 1):
        if worth(marsh, gold, value) > 0:
            return value
    return VALUES - 1
