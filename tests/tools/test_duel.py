"""Two ways to search against each other."""

from __future__ import annotations

import pytest

from duel import made, play_one, read, summary
from serenissima import bots, games
from serenissima.arena.contest import Played
from serenissima.bots.searching import SearchBot


def test_a_way_is_iterations_with_numbers_or_a_level() -> None:
    assert read("300") == ("300", {})
    assert read("300 rollout_depth=20 exploration=0.5") == ("300", {"rollout_depth": 20, "exploration": 0.5})
    title = games.title("venezia2099")
    searching = made("12 rollout_depth=3", title, 1)
    assert isinstance(searching, SearchBot)
    assert (searching.iterations, searching.parameters.rollout_depth) == (12, 3)
    assert isinstance(made("greedy", title, 1), bots.GreedyBot)


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("", "neither with a number"),
        ("clever", "neither with a number"),
        ("300 dept=2", "'dept' is not a number of the search"),
        ("300 rollout_depth=far", "'far' is not a number"),
        ("300 rollout_depth", "is not a number"),
        ("greedy rollout_depth=2", "a level has its own numbers"),
    ],
)
def test_a_way_that_cannot_be_is_refused_with_the_reason(way: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        read(way)


@pytest.mark.parametrize("lost", ["forest", "recast"])
def test_ways_of_searching_that_lost_can_still_be_played_against(lost: str) -> None:
    played = play_one("rialto", 2, (f"24 {lost} rollout_depth=4", "greedy"), 0)
    assert played.decisions[0] > 10


def test_both_seats_get_the_same_luck() -> None:
    first, second = (play_one("venezia2099", 2, ("greedy", "greedy"), number) for number in (0, 1))
    assert first.share + second.share == 1.0  # the same game, seen from either seat
    assert (first.points, first.best_other) == (second.best_other, second.points)


def test_the_summary_tells_victories_points_and_time() -> None:
    played = [
        Played(0, 1.0, 30, 10, [0.2, 0.1], [10, 20]),
        Played(1, 0.5, 12, 12, [0.1, 0.2], [10, 20]),
        Played(2, 0.0, 20, 22, [0.0, 0.0], [10, 20]),
    ]
    assert summary(["300 method=1", "300"], played) == (
        "300 method=1 against 300: 50.0% of 3 games (13% to 87%), "
        "+6.0 points (± 13.8) ahead of the best other, 10.0 against 5.0 ms for a decision"
    )
    assert "of 1 games" in summary(["300", "greedy"], played[:1])
