"""Using buildings: what every colour has in common."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import lane
from serenissima.core.options import EVERY, Options
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDINGS


def can_use(player: Player, first: i64, last: i64) -> bool:
    """Whether the player has a coin and one of these buildings without one [RIA-USE-1, RIA-USE-2]."""
    if player.coins == 0:
        return False
    building: i64
    for building in range(first, last + 1):
        if player.ready(building) > 0:
            return True
    return False


def may_use(player: Player, building: i64, uses: list[Kind], out: Options) -> bool:
    """Whether there are a coin and a copy of the building that carries none and does not rest. `uses`: what such
    buildings are used for [RIA-USE-1, RIA-USE-2, RIA-BLUE-2].
    """
    if player.coins > 0 and player.ready(building) > 0:
        return True
    if out.explaining:
        keep_out(building, uses, not_ready(player, building), out)
    return False


def not_ready(player: Player, building: i64) -> str:
    """The clause that keeps a player from using a building: it carries a coin, it rests, or it is not there, or there
    is no coin to pay [RIA-USE-1, RIA-USE-2, RIA-BLUE-2].
    """
    if player.ready(building) == 0 and lane(player.used, building, BUILDING_BITS) > 0:
        return "RIA-USE-2"
    if player.ready(building) == 0 and lane(player.resting, building, BUILDING_BITS) > 0:
        return "RIA-BLUE-2"
    return "RIA-USE-1"


def keep_to_colour(first: i64, last: i64, uses: list[Kind], out: Options) -> None:
    """Buildings of another colour work in another phase [RIA-USE-3]."""
    building: i64
    for building in range(BUILDINGS):
        if not first <= building <= last:
            keep_out(building, uses, "RIA-USE-3", out)


def keep_out(building: i64, uses: list[Kind], clause: str, out: Options) -> None:
    """That clause keeps the building from all these uses."""
    for kind in uses:
        out.keep_out(kind.at(building), EVERY if len(kind.fields) > 1 else 1, clause)
