"""Bags: how many of each kind, in one int.

A bag is a multiset of a few kinds of things that nobody tells apart (cards of a type, tokens of a value). Each kind
has a lane of `bits` bits; 4-bit lanes hold up to 15 of each of 15 kinds, 8-bit lanes up to 255 of each of 7. Two bags
of the same lanes are joined with `+` and taken apart with `-`, as long as no lane overflows: the games' own component
counts see to that.
"""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import BIT


def lane(bag: i64, kind: i64, bits: i64) -> i64:
    """How many of a kind the bag holds."""
    return bag >> (kind * bits) & (BIT[bits] - 1)


def some(kind: i64, bits: i64, number: i64 = 1) -> i64:
    """A bag with that many of one kind."""
    return BIT[kind * bits] * number


def bag_size(bag: i64, bits: i64) -> i64:
    """How many things the bag holds in all."""
    size: i64 = 0
    mask = BIT[bits] - 1
    while bag != 0:
        size += bag & mask
        bag >>= bits
    return size


def kinds_in(bag: i64, bits: i64) -> i64:
    """The set of the kinds of which the bag holds at least one."""
    kinds: i64 = 0
    kind: i64 = 0
    mask = BIT[bits] - 1
    while bag != 0:
        if bag & mask != 0:
            kinds |= BIT[kind]
        bag >>= bits
        kind += 1
    return kinds


def covers(bag: i64, part: i64, bits: i64) -> bool:
    """Whether the bag holds at least what the part holds, of every kind."""
    mask = BIT[bits] - 1
    while part != 0:
        if bag & mask < part & mask:
            return False
        bag >>= bits
        part >>= bits
    return True


def common(bag: i64, other: i64, bits: i64) -> i64:
    """What both bags hold: of each kind the smaller number."""
    shared: i64 = 0
    kind: i64 = 0
    mask = BIT[bits] - 1
    while bag != 0 and other != 0:
        shared += some(kind, bits, min(bag & mask, other & mask))
        bag >>= bits
        other >>= bits
        kind += 1
    return shared


def nth_kind(bag: i64, n: i64, bits: i64) -> i64:
    """The kind of the n-th thing, counting from 0 and lane by lane."""
    kind: i64 = 0
    mask = BIT[bits] - 1
    while bag != 0:
        here = bag & mask
        if n < here:
            return kind
        n -= here
        bag >>= bits
        kind += 1
    raise IndexError("the bag holds fewer things")


def counts_of(bag: i64, bits: i64, kinds: i64) -> list[int]:
    """The numbers lane by lane, for people and files."""
    return [int(lane(bag, kind, bits)) for kind in range(kinds)]


def bag_from(counts: list[int], bits: i64) -> i64:
    """The bag that holds these numbers."""
    bag: i64 = 0
    for kind, number in enumerate(counts):
        bag += some(kind, bits, number)
    return bag
