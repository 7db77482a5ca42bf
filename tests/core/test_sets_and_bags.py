"""Sets and bags in one int, compared with Python's own sets and counters, up to the sign bit and the last lane."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from mypy_extensions import i64

from serenissima.core import bags, bits
from serenissima.core.bits import BIT, POSITION

DICE = random.Random(5)
SETS = [
    set(),
    {0},
    {63},
    {0, 63},
    {31, 32, 33},
    set(range(64)),
    *(set(DICE.sample(range(64), size)) for size in range(2, 62, 3)),
]


def packed(members: set[int]) -> i64:
    made: i64 = 0
    for member in members:
        made |= BIT[member]
    return made


def test_members_are_powers_of_two_and_the_last_is_the_sign() -> None:
    assert [int(BIT[n]) for n in range(63)] == [1 << n for n in range(63)]
    assert int(BIT[63]) == -(1 << 63)
    assert len(BIT) == len(POSITION) == 64
    assert [int(bits.one(n)) for n in range(64)] == [int(BIT[n]) for n in range(64)]
    assert sorted(int(place) for place in POSITION) == list(range(64))


@pytest.mark.parametrize("members", SETS, ids=len)
def test_sets(members: set[int]) -> None:
    held = packed(members)
    assert bits.members_of(held) == sorted(members)
    assert int(bits.count(held)) == len(members)
    assert [bits.has(held, n) for n in range(64)] == [n in members for n in range(64)]
    assert [int(bits.nth(held, place)) for place in range(len(members))] == sorted(members)
    if members:
        assert int(bits.lowest(held)) == min(members)


def test_a_row_of_equal_values() -> None:
    assert [int(value) for value in bits.filled(3, 7)] == [7, 7, 7]
    assert len(bits.filled(0, 1)) == 0


# --- bags


WIDTHS = [(4, 15, 15), (8, 7, 255), (1, 20, 1)]


def random_counts(kinds: int, most: int) -> list[int]:
    return [DICE.choice([0, 0, 1, most, DICE.randint(0, most)]) for _ in range(kinds)]


@pytest.mark.parametrize(("width", "kinds", "most"), WIDTHS)
def test_bags(width: int, kinds: int, most: int) -> None:
    for _ in range(60):
        counts = random_counts(kinds, most)
        bag = bags.bag_from(counts, width)
        assert bags.counts_of(bag, width, kinds) == counts
        assert [int(bags.lane(bag, kind, width)) for kind in range(kinds)] == counts
        assert int(bags.bag_size(bag, width)) == sum(counts)
        assert bits.members_of(bags.kinds_in(bag, width)) == [kind for kind, number in enumerate(counts) if number]
        things = [kind for kind, number in enumerate(counts) for _ in range(number)]
        assert [int(bags.nth_kind(bag, place, width)) for place in range(len(things))] == things
        with pytest.raises(IndexError, match=r"^the bag holds fewer things$"):
            bags.nth_kind(bag, len(things), width)


@pytest.mark.parametrize(("width", "kinds", "most"), WIDTHS)
def test_two_bags(width: int, kinds: int, most: int) -> None:
    for _ in range(120):
        one, other = random_counts(kinds, most), random_counts(kinds, most)
        part = [DICE.randint(0, number) for number in one]
        here, there = bags.bag_from(one, width), bags.bag_from(other, width)
        both = Counter(dict(enumerate(one))) & Counter(dict(enumerate(other)))
        assert bags.counts_of(bags.common(here, there, width), width, kinds) == [both[kind] for kind in range(kinds)]
        assert bags.covers(here, there, width) == all(a >= b for a, b in zip(one, other, strict=True))
        assert bags.covers(here, bags.bag_from(part, width), width)
        assert not bags.covers(here, here + bags.some(0, width), width) or one[0] == most
        assert not bags.covers(0, bags.some(kinds - 1, width), width)


def test_some_of_a_kind() -> None:
    assert int(bags.some(0, 4)) == 1
    assert int(bags.some(2, 4)) == 0x100
    assert int(bags.some(2, 4, 3)) == 0x300
    assert int(bags.some(1, 8, 0)) == 0
