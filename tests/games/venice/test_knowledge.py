"""What a seat imagines is exactly what it can know: followed from outside, through what one viewer is told and sees.

The oracle keeps every world that fits what its viewer was told, with cards it has not seen as blanks. From the worlds
follow the tightest bounds on every hidden place; imagined positions must be one of the worlds, and many of them must
reach every bound.
"""

from __future__ import annotations

import pytest

from tests.games.venice.followed import TURNS, follow


@pytest.mark.clause("VEN-SETUP-6", "VEN-SETUP-7", "VEN-MISSION-4", "VEN-INFL-1", "VEN-INFL-3")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 4), (4, 9), (5, 6)])
def test_every_viewer_imagines_just_what_it_can_know(seats: int, seed: int) -> None:
    doubts, followers = follow(seats, seed, TURNS, closely=150)
    assert seats < 3 or doubts > 3, "nothing was in doubt"
    assert seats < 3 or followers[0].influence.age > 0, "no deck was shuffled again"
