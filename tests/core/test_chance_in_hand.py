"""What is drawn: forced outcomes, and the arithmetic of draws from sets and bags, for every outcome there can be."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import bag_from, counts_of
from serenissima.core.bits import BIT, members_of
from serenissima.core.chance import LOW_BITS, Chance, Source, Tape, scrambled

SCRAMBLED = [1282399162721010371, 1289396397171473168, 171688660820917169]
DRAWN = [86, 658, 852, 501, 581, 283]


def forced(outcomes: list[int]) -> Chance:
    dice = Chance(3)
    dice.tape = Tape(outcomes)
    return dice


def packed(members: set[int]) -> i64:
    held: i64 = 0
    for member in members:
        held |= BIT[member]
    return held


def test_the_generator_gives_these_numbers() -> None:
    """Stored matches of experiments and the compiled engine rely on them."""
    assert [int(scrambled(seed)) for seed in (0, 1, 2)] == SCRAMBLED
    dice = Chance(7)
    assert [int(dice.below(1000)) for _ in range(6)] == DRAWN
    assert 0 <= int(dice.luck) <= LOW_BITS


def test_a_tape_notes_what_comes_and_of_how_many() -> None:
    dice = forced([2, 0])
    assert [int(dice.below(n)) for n in (3, 1)] == [2, 0]
    third = int(dice.below(10))
    assert 0 <= third < 10
    assert dice.tape is not None
    assert (dice.tape.outcomes, dice.tape.sizes) == ([2, 0, third], [3, 1, 10])


@pytest.mark.parametrize("outcome", [-1, 3, 4])
def test_an_outcome_that_cannot_be_is_refused(outcome: int) -> None:
    dice = forced([0, outcome])
    dice.below(3)
    with pytest.raises(ValueError, match=rf"^entry 0, draw 1: the outcome {outcome} is not below 3$"):
        dice.below(3)


def test_a_tape_asks_its_source_for_entry_place_and_size() -> None:
    class Asked(Source):
        def __init__(self) -> None:
            self.asked: list[tuple[int, int, int]] = []

        def draw(self, entry: int, place: int, n: int) -> int:
            self.asked.append((entry, place, n))
            return n - 1

    source = Asked()
    tape = Tape([1], source, 8)
    assert [tape.outcome(0, n) for n in (2, 5, 7)] == [1, 4, 6]
    assert source.asked == [(8, 1, 5), (8, 2, 7)]


def test_every_order_of_a_row_comes_once() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for outcomes in product(range(4), range(3), range(2)):
        row = vec[i64]([10, 11, 12, 13])
        forced(list(outcomes)).shuffle(row)
        found[tuple(int(entry) for entry in row)] += 1
    assert len(found) == 24
    assert set(found.values()) == {1}


@pytest.mark.parametrize("row", [[], [5]])
def test_a_short_row_needs_no_luck(row: list[int]) -> None:
    dice = forced([])
    shuffled = vec[i64](row)
    dice.shuffle(shuffled)
    assert dice.tape is not None
    assert ([int(entry) for entry in shuffled], dice.tape.outcomes) == (row, [])


def test_every_part_of_a_set_comes_as_often() -> None:
    pool = packed({0, 7, 40, 63})
    found: Counter[tuple[int, ...]] = Counter()
    for outcomes in product(range(4), range(3)):
        found[tuple(members_of(forced(list(outcomes)).draw(pool, 2)))] += 1
    assert len(found) == 6
    assert set(found.values()) == {2}


@pytest.mark.parametrize(("n", "drawn"), [(0, set()), (2, {3, 5}), (3, {3, 5})])
def test_a_set_that_is_drawn_whole_needs_no_luck(n: int, drawn: set[int]) -> None:
    dice = forced([])
    assert members_of(dice.draw(packed({3, 5}), n)) == sorted(drawn)
    assert dice.tape is not None
    assert dice.tape.outcomes == []


def test_every_thing_of_a_bag_comes_as_often() -> None:
    bag = bag_from([2, 0, 3], 4)
    assert [int(forced([n]).draw_kind(bag, 4)) for n in range(5)] == [0, 0, 2, 2, 2]
    found: Counter[tuple[int, ...]] = Counter()
    for outcomes in product(range(5), range(4)):
        found[tuple(counts_of(forced(list(outcomes)).draw_bag(bag, 2, 4), 4, 3))] += 1
    assert found == {(2, 0, 0): 2, (1, 0, 1): 12, (0, 0, 2): 6}


@pytest.mark.parametrize(("n", "drawn"), [(0, [0, 0]), (3, [1, 2]), (4, [1, 2])])
def test_a_bag_that_is_drawn_whole_needs_no_luck(n: int, drawn: list[int]) -> None:
    dice = forced([])
    assert counts_of(dice.draw_bag(bag_from([1, 2], 4), n, 4), 4, 2) == drawn
    assert dice.tape is not None
    assert dice.tape.outcomes == []
