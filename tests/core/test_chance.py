"""The fast generator: every number as likely as the others, and seeds that have nothing to do with each other."""

from __future__ import annotations

import pytest

from serenissima.core.chance import LOW_BITS, Chance, scrambled

SEEDS = 4_000
SIDES = 36


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 / expected for n in counts)


def draws(seed: int, number: int) -> list[int]:
    dice = Chance(seed)
    return [int(dice.below(SIDES)) for _ in range(number)]


@pytest.mark.parametrize("place", [0, 1, 5])
@pytest.mark.parametrize("apart", [1, 2, 64, 1 << 31])
def test_neighbouring_seeds_give_unrelated_draws(place: int, apart: int) -> None:
    """The difference between the draws of two neighbours takes every value as often as any other. (35 degrees of
    freedom: a true die passes 80 once in a hundred thousand times.)
    """
    differences = [0] * SIDES
    for seed in range(SEEDS):
        here, there = draws(seed, place + 1)[place], draws(seed + apart, place + 1)[place]
        differences[(there - here) % SIDES] += 1
    assert chi_square(differences) < 80


def test_the_first_draws_of_seeds_in_a_row_are_even() -> None:
    counts = [0] * SIDES
    for seed in range(SEEDS):
        counts[draws(seed, 1)[0]] += 1
    assert chi_square(counts) < 80


def test_no_two_seeds_start_the_same_generator() -> None:
    started = {int(scrambled(seed)) for seed in [*range(20_000), *(1 << place for place in range(16, 62))]}
    assert len(started) == 20_046
    assert all(0 <= luck <= LOW_BITS for luck in started)
