"""What has come of a game: places, winners, points, and the clause that ended it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.engine import State
from serenissima.core.outcome import Outcome, outcome_of
from serenissima.match.match import Match
from tests.core.tictactoe.game import TITLE


class Ranked(State):
    """Nothing but a result."""

    def __init__(self, ranks: list[int], points: list[int]) -> None:
        super().__init__(0, len(ranks))
        self.ranks = ranks
        self.points = points

    def scores(self) -> vec[i64]:
        return vec[i64](self.points)

    def standing(self) -> vec[i64]:
        return vec[i64](self.ranks)


def test_equal_standings_share_a_place_and_the_next_is_left_out() -> None:
    found = outcome_of(Ranked([7, 9, 9, 3], [1, 2, 2, 0]), "REG-END-1")
    assert found == Outcome((3, 1, 1, 4), (1, 2), (1, 2, 2, 0), "REG-END-1")


@pytest.mark.parametrize(("rank", "winners"), [(1, (0,)), (0, ()), (-5, ())])
def test_alone_only_more_than_nothing_wins(rank: int, winners: tuple[int, ...]) -> None:
    assert outcome_of(Ranked([rank], [30]), "") == Outcome((1,), winners, (30,), "")


def test_a_game_for_two_that_nobody_leads_is_won_by_both() -> None:
    assert outcome_of(Ranked([-4, -4], [0, 0]), "").winners == (0, 1)


def test_a_match_has_an_outcome_once_it_is_over() -> None:
    match = Match.start(TITLE, 2)
    for square in (0, 3, 1, 4):
        match.act(match.waiting()[0], square)
    assert match.outcome is None
    with pytest.raises(ValueError, match="not over"):
        TITLE.outcome(match.state)  # type: ignore[arg-type]
    match.act(0, 2)
    assert match.outcome == Outcome((1, 2), (0,), (1, 0), "TTT-END-1")
