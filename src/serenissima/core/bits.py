"""Sets of up to 64 places or cards, each kept in one signed 64-bit int.

Member 63 is the sign bit, here and in the table, so that the interpreted engine holds the very number the compiled
one holds. Three habits keep both equal: make members with `one`, take them out with `^`, and never shift a set to the
left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def _powers() -> vec[i64]:
    """1, 2, 4 ... and the sign bit. A table, because mypyc 2.4 compiles `1 << n` to a 32-bit shift."""
    table = vec[i64]()
    power: i64 = 1
    for _ in range(63):
        table = append(table, power)
        power = power * 2 if power < 0x4000000000000000 else power
    return append(table, -0x7FFFFFFFFFFFFFFF - 1)


def _positions() -> vec[i64]:
    """Where the lowest member is, found from the top six bits of its product with a de Bruijn number."""
    table = filled(64, 0)
    n: i64
    for n in range(64):
        table[(BIT[n] * DE_BRUIJN) >> 58 & 63] = n
    return table


def filled(length: i64, value: i64) -> vec[i64]:
    """A fresh row of equal values."""
    return vec[i64]([value] * length)


DE_BRUIJN: Final = 0x03F79D71B4CB0A89
BIT: Final = _powers()
POSITION: Final = _positions()
PAIRS: Final = filled(1, 0x5555555555555555)  # in a row: mypyc boxes a literal from 2 ** 62 on, at every use


def one(member: i64) -> i64:
    """The set of a single member."""
    return BIT[member]


def has(members: i64, member: i64) -> bool:
    """Whether the set has that member."""
    return members >> member & 1 != 0


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return POSITION[((members & -members) * DE_BRUIJN) >> 58 & 63]


def count(members: i64) -> i64:
    """How many members the set has."""
    x = members - (members >> 1 & PAIRS[0])
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 127


def nth(members: i64, n: i64) -> i64:
    """The n-th member in rising order, counting from 0."""
    while n > 0:
        members ^= BIT[lowest(members)]
        n -= 1
    return lowest(members)


def members_of(members: i64) -> list[int]:
    """The members in rising order, for people and files."""
    return [n for n in range(64) if has(members, n)]
