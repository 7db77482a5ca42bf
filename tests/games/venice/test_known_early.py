"""What a seat can know, followed through the beginning of short games: quick enough to be tried on every fault."""

from __future__ import annotations

import pytest

from tests.games.venice.followed import follow


@pytest.mark.clause("VEN-SETUP-6", "VEN-MISSION-4", "VEN-INFL-1")
@pytest.mark.parametrize(("seats", "seed", "turns"), [(1, 2, 90), (2, 5, 90), (2, 9, 90), (3, 1, 50)])
def test_from_the_beginning_every_viewer_imagines_just_what_it_can_know(seats: int, seed: int, turns: int) -> None:
    doubts, _ = follow(seats, seed, turns, closely=40)
    assert doubts >= 1
