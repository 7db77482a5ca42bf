"""What an option touches on the board, as a path to be walked: own tile, then card; connection, then district.

Cards of one kind in a hand are numbered from 1: `hand:3.2` is the second Bridge card. Playing two of them and a joker
is the path `hand:3.1`, `hand:3.2`, `hand:6.1`. Own buildings are told apart by their condition: `own:5.0` is a yellow 2
without a coin.
"""

from __future__ import annotations

from serenissima.core.bags import lane
from serenissima.games.rialto.actions import (
    AS_JOKER,
    CUT,
    DELAY,
    GREEN_BLIND,
    GREEN_KEEP,
    GREEN_OPEN,
    MOVE_COUNCILLOR,
    PLACE_BRIDGE,
    PLAY,
    POINT_ONLY,
    RETURN_BUILDING,
    SWAP,
    TURN_CARD,
    USE_BLUE,
)
from serenissima.games.rialto.board import bridge_end, first_district, second_district
from serenissima.games.rialto.player import FREE, USED
from serenissima.games.rialto.printed import BLUE_1, BUILDING_BITS, DISTRICTS, JOKER
from serenissima.games.rialto.state import Rialto


def refs(game: Rialto, seat: int, action: int) -> list[str]:
    """The path of an option. What needs nothing but its declared fields follows from them."""
    kind = game.ACTIONS.kind_of(action)
    values = kind.values(action)
    if PLAY.covers(action):
        return [
            *(f"hand:{int(game.stage)}.{place}" for place in range(1, values[0] + 1)),
            *(f"hand:{JOKER}.{place}" for place in range(1, values[1] + 1)),
        ]
    if CUT.covers(action):
        return [f"hand:{values[0]}.1"]
    if TURN_CARD.covers(action):
        return [f"own:{values[0]}.{FREE}", f"hand:{values[1]}.1"]
    if GREEN_OPEN.covers(action):
        return [f"own:{values[0]}.{FREE}", f"open:{values[1]}"]
    if GREEN_BLIND.covers(action):
        return [f"own:{values[0]}.{FREE}", "pile"]
    if kind in (GREEN_KEEP, DELAY, AS_JOKER, USE_BLUE):
        return [f"own:{values[0]}.{FREE}"]
    if POINT_ONLY.covers(action):
        return [f"own:{values[0]}.{FREE}", "point"]
    if RETURN_BUILDING.covers(action):
        return [f"own:{values[0]}.{values[1]}"]
    if SWAP.covers(action):
        return [f"own:{BLUE_1}.{FREE}", _swapped(game, seat, values[0], values[1])]
    if MOVE_COUNCILLOR.covers(action):
        origin = "reserve" if values[0] == DISTRICTS else f"district:{values[0]}"
        return [origin, f"district:{values[1]}"]
    if PLACE_BRIDGE.covers(action):
        return [f"link:{values[0]}", f"district:{_higher_end(game, values[0], values[1])}"]
    return game.ACTIONS.refs(action)


def _swapped(game: Rialto, seat: int, own: int, condition: int) -> str:
    """The tile to give back; the blue 1 that is about to be paid still lies there without its coin."""
    if own == BLUE_1 and condition == USED and lane(game.players[seat].used, BLUE_1, BUILDING_BITS) == 0:
        condition = FREE
    return f"own:{own}.{condition}"


def _higher_end(game: Rialto, link: int, turned: int) -> int:
    """The district that the higher end of the bridge would face."""
    first = bridge_end(game.bridges, game.bridge, turned)
    second = bridge_end(game.bridges, game.bridge, 1 - turned)
    return int(first_district(link) if first > second else second_district(link))
