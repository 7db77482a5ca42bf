"""Habits: play-outs lean towards what did well, and no further."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima import games
from serenissima.bots.search.habits import Habits
from serenissima.bots.search.tree import WHOLE
from serenissima.core.options import Options

MANY = 400


def taken_first(habits: Habits, draws: int, sway: int = 1) -> list[int]:
    """How often each of the options at the beginning of a game was taken, in many play-outs."""
    title = games.title("rialto")
    options = Options()
    game = title.new_game(2, 7)
    game.options(options)
    offered = options.as_list()
    habits.size = 0
    counts = [0] * len(offered)
    for luck in range(MANY):
        copy = game.clone()
        copy.luck = luck * 7919 + 1
        copy.below(2)
        habits.play_on(copy, options, 1, draws, sway)
        seat, action = divmod(int(habits.moves[0]), int(habits.actions))
        assert seat == game.to_play()
        counts[offered.index(action)] += 1
        habits.size = 0
    return counts


def schooled(good: int, reward: int, others: int) -> Habits:
    """Habits in which one of the first options has brought so much, and the others so much."""
    title = games.title("rialto")
    game = title.new_game(2, 7)
    options = Options()
    game.options(options)
    habits = Habits(2, game.ACTIONS.size)
    for place, action in enumerate(options.as_list()):
        for _ in range(20):
            habits.note(game.to_play(), action)
            habits.learn(vec[i64]([reward if place == good else others] * 2))
    return habits


@pytest.mark.parametrize("good", [0, 2])
def test_play_outs_take_more_often_what_did_well(good: int) -> None:
    counts = taken_first(schooled(good, WHOLE * 8 // 10, WHOLE * 2 // 10), 3)
    size = len(counts)
    expected = MANY * (1 - ((size - 1) / size) ** 3)  # whenever it is among the three drawn
    assert counts[good] == max(counts)
    assert abs(counts[good] - expected) < 0.15 * MANY
    assert all(count > 0 for count in counts)


def test_small_differences_decide_little_and_large_ones_much() -> None:
    """Or a long search would always play on in the same way."""
    half = WHOLE // 2
    sharp = taken_first(schooled(1, half + WHOLE // 100, half), 3)
    swayed = taken_first(schooled(1, half + WHOLE // 100, half), 3, WHOLE // 5)
    far = taken_first(schooled(1, WHOLE, half), 3, WHOLE // 5)
    even = MANY / len(sharp)
    assert sharp[1] > 1.7 * even
    assert swayed[1] < 1.4 * even
    assert far[1] > 1.7 * even


def test_with_one_draw_play_outs_are_at_random() -> None:
    counts = taken_first(schooled(0, WHOLE, 0), 1)
    assert counts[0] < 1.6 * MANY / len(counts)


def test_what_does_badly_is_taken_less_often_than_what_nobody_tried() -> None:
    title = games.title("rialto")
    game = title.new_game(2, 7)
    options = Options()
    game.options(options)
    habits = Habits(2, game.ACTIONS.size)
    bad = options.pick(0)
    for number in range(40):
        seat = game.to_play()
        if number % 2:
            habits.note(seat, bad)
        habits.learn(vec[i64]([0 if number % 2 else WHOLE] * 2))
    counts = taken_first(habits, 3)
    assert counts[0] == min(counts) < MANY / len(counts) / 2


def test_one_seats_record_is_not_anothers() -> None:
    habits = Habits(2, 10)
    habits.note(0, 3)
    habits.note(1, 4)
    habits.learn(vec[i64]([WHOLE, 0]))
    assert [int(n) for n in habits.taken].count(1) == 2
    assert (int(habits.brought[3]), int(habits.brought[14])) == (WHOLE, 0)
    assert int(habits.size) == 0


def test_a_long_play_out_is_remembered_whole() -> None:
    title = games.title("venedig")
    game = title.new_game(4, 3)
    habits = Habits(4, game.ACTIONS.size)
    options = Options()
    done = habits.play_on(game, options, 1_000_000, 3, 1)
    assert game.over()
    assert 256 < habits.size <= done
