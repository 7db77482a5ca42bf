"""What each seat and a spectator can know of hidden cards, followed from outside: only by what they are told and shown.

`Follower` keeps for every hidden pile the fewest and the most cards of each kind that it can hold, by arithmetic of its
own. Whatever is imagined for the viewer has to lie within these bounds, and reach them.
"""

from __future__ import annotations

import pytest

from serenissima.core.fields import SPECTATOR
from tests.games.rialto.followed import SETTINGS, follow


@pytest.mark.clause("RIA-CARDS-17", "RIA-CARDS-18", "RIA-CARDS-14")
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_what_is_imagined_is_what_the_viewer_can_tell(players: int, options: dict[str, str]) -> None:
    """Nothing is imagined below what a heap must hold. More than it can hold happens in one world of five hundred at
    most: what follows only from how few cards of a kind were left at an earlier time is not remembered.
    """
    accounts = [
        follow(viewer + 3, players, options, viewer, every=5 * players, lucks=3) for viewer in range(SPECTATOR, players)
    ]
    assert [account.too_few for account in accounts] == [[]] * len(accounts)
    worlds, outside = (sum(count) for count in zip(*((one.worlds, one.outside) for one in accounts), strict=True))
    assert worlds > 100
    assert outside * 500 <= worlds, [account.too_many[:3] for account in accounts]


@pytest.mark.clause("RIA-CARDS-18")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_what_the_viewer_cannot_tell_is_imagined_either_way(viewer: int) -> None:
    account = follow(21, 2, {}, viewer, every=31, lucks=120)
    assert account.bounds > 10
    assert account.never == []
