"""RolloutPolicy: play-outs lean towards what did well, and no further."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima import games
from serenissima.bots.search.rollout import RolloutPolicy
from serenissima.bots.search.tree import CERTAIN_WIN
from serenissima.core.options import Options

MANY = 400


def taken_first(policy: RolloutPolicy, draws: int, rollout_noise: int = 1) -> list[int]:
    """How often each of the options at the beginning of a game was taken, in many play-outs."""
    title = games.title("rialto")
    options = Options()
    game = title.new_game(2, 7)
    game.options(options)
    offered = options.as_list()
    policy.size = 0
    counts = [0] * len(offered)
    for luck in range(MANY):
        copy = game.clone()
        copy.luck = luck * 7919 + 1
        copy.below(2)
        policy.roll_out(copy, options, 1, draws, rollout_noise)
        seat, action = divmod(int(policy.moves[0]), int(policy.actions))
        assert seat == game.to_play()
        counts[offered.index(action)] += 1
        policy.size = 0
    return counts


def schooled(good: int, reward: int, others: int) -> RolloutPolicy:
    """RolloutPolicy in which one of the first options has brought so much, and the others so much."""
    title = games.title("rialto")
    game = title.new_game(2, 7)
    options = Options()
    game.options(options)
    policy = RolloutPolicy(2, game.ACTIONS.size)
    for place, action in enumerate(options.as_list()):
        for _ in range(20):
            policy.record(game.to_play(), action)
            policy.learn(vec[i64]([reward if place == good else others] * 2))
    return policy


@pytest.mark.parametrize("good", [0, 2])
def test_play_outs_take_more_often_what_did_well(good: int) -> None:
    counts = taken_first(schooled(good, CERTAIN_WIN * 8 // 10, CERTAIN_WIN * 2 // 10), 3)
    size = len(counts)
    expected = MANY * (1 - ((size - 1) / size) ** 3)  # whenever it is among the three drawn
    assert counts[good] == max(counts)
    assert abs(counts[good] - expected) < 0.15 * MANY
    assert all(count > 0 for count in counts)


def test_small_differences_decide_little_and_large_ones_much() -> None:
    """Or a long search would always play on in the same way."""
    half = CERTAIN_WIN // 2
    sharp = taken_first(schooled(1, half + CERTAIN_WIN // 100, half), 3)
    swayed = taken_first(schooled(1, half + CERTAIN_WIN // 100, half), 3, CERTAIN_WIN // 5)
    far = taken_first(schooled(1, CERTAIN_WIN, half), 3, CERTAIN_WIN // 5)
    even = MANY / len(sharp)
    assert sharp[1] > 1.7 * even
    assert swayed[1] < 1.4 * even
    assert far[1] > 1.7 * even


def test_with_one_draw_play_outs_are_at_random() -> None:
    counts = taken_first(schooled(0, CERTAIN_WIN, 0), 1)
    assert counts[0] < 1.6 * MANY / len(counts)


def test_what_does_badly_is_taken_less_often_than_what_nobody_tried() -> None:
    title = games.title("rialto")
    game = title.new_game(2, 7)
    options = Options()
    game.options(options)
    policy = RolloutPolicy(2, game.ACTIONS.size)
    bad = options.pick(0)
    for number in range(40):
        seat = game.to_play()
        if number % 2:
            policy.record(seat, bad)
        policy.learn(vec[i64]([0 if number % 2 else CERTAIN_WIN] * 2))
    counts = taken_first(policy, 3)
    assert counts[0] == min(counts) < MANY / len(counts) / 2


def test_one_seats_record_is_not_anothers() -> None:
    policy = RolloutPolicy(2, 10)
    policy.record(0, 3)
    policy.record(1, 4)
    policy.learn(vec[i64]([CERTAIN_WIN, 0]))
    assert [int(n) for n in policy.times].count(1) == 2
    assert (int(policy.rewards[3]), int(policy.rewards[14])) == (CERTAIN_WIN, 0)
    assert int(policy.size) == 0


def test_a_long_play_out_is_remembered_whole() -> None:
    title = games.title("venedig")
    game = title.new_game(4, 3)
    policy = RolloutPolicy(4, game.ACTIONS.size)
    options = Options()
    done = policy.roll_out(game, options, 1_000_000, 3, 1)
    assert game.over()
    assert 256 < policy.size <= done
