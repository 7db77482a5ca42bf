"""Two ways to search against each other."""

from __future__ import annotations

import pytest

from duel import made, play_one, read
from serenissima import bots, games
from serenissima.bots.searching import SearchBot


def test_a_way_is_iterations_with_numbers_or_a_level() -> None:
    assert read("300") == ("300", {})
    assert read("300 depth=20 explore=0.5") == ("300", {"depth": 20, "explore": 0.5})
    title = games.title("venezia2099")
    searching = made("12 depth=3", title, 1)
    assert isinstance(searching, SearchBot)
    assert (searching.iterations, searching.manner.depth) == (12, 3)
    assert isinstance(made("greedy", title, 1), bots.GreedyBot)


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("", "neither with a number"),
        ("clever", "neither with a number"),
        ("300 dept=2", "'dept' is not a number of the search"),
        ("300 depth=far", "'far' is not a number"),
        ("300 depth", "is not a number"),
        ("greedy depth=2", "a level has its own numbers"),
    ],
)
def test_a_way_that_cannot_be_is_refused_with_the_reason(way: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        read(way)


def test_both_seats_get_the_same_luck() -> None:
    first, second = (play_one("venezia2099", 2, ("greedy", "greedy"), number) for number in (0, 1))
    assert first.share + second.share == 1.0  # the same game, seen from either seat
    assert (first.points, first.best_other) == (second.best_other, second.points)
