"""Using buildings: what every colour has in common."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import BUILDING_BITS


def can_use(player: Player, first: i64, last: i64) -> bool:
    """Whether the player has a coin and one of these buildings without one [RIA-USE-1, RIA-USE-2]."""
    if player.coins == 0:
        return False
    building: i64
    for building in range(first, last + 1):
        if player.ready(building) > 0:
            return True
    return False


def why_not_use(player: Player, building: i64, first: i64, last: i64) -> str:
    """Why a building cannot be used now: colour, no coin, used already, or resting.

    [RIA-USE-1, RIA-USE-2, RIA-USE-3, RIA-BLUE-2]
    """
    if not first <= building <= last:
        return "RIA-USE-3"
    if player.ready(building) == 0 and lane(player.used, building, BUILDING_BITS) > 0:
        return "RIA-USE-2"
    if player.ready(building) == 0 and lane(player.resting, building, BUILDING_BITS) > 0:
        return "RIA-BLUE-2"
    return "RIA-USE-1"
