"""Building bridges, and passing under them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.fields import Fact
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import BUILD, POINTS
from serenissima.games.venice.cards import (
    CHEAP_BRIDGE,
    CHEAP_BRIDGE_POINTS,
    FOREIGN_BRIDGE_COIN,
    FOREIGN_BRIDGE_COINS,
)
from serenissima.games.venice.city import CANALS, FROM, TO
from serenissima.games.venice.events import BRIDGE_BUILT, BRIDGE_COIN, FOR_LASTING, FOR_NO_BRIDGE
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import gain_coins, gain_points, take_intrigue
from serenissima.games.venice.parts import COUNT
from serenissima.games.venice.state import Venice

OWN_BRIDGE_COINS: Final = 1
FOREIGN_BRIDGE_INTRIGUE: Final = 1


def free_canals(game: Venice) -> i64:
    """The canals without a bridge: the only ones where one may be built [VEN-BRIDGE-1, VEN-BRIDGE-3]."""
    found: i64 = 0
    canal: i64
    for canal in range(CANALS):
        if game.bridge[canal] == 0:
            found |= BIT[canal]
    return found


def build_bridge(game: Venice, seat: i64, canal: i64) -> None:
    """At most two each [VEN-BRIDGE-2]; mission 23 gives a point [VEN-MEFF-23]."""
    game.bridge[canal] = seat + 1
    game.spans[seat] -= 1
    game.tell(BRIDGE_BUILT, seat, canal, game.building_at[FROM[canal]], game.building_at[TO[canal]])
    if game.effective(seat, CHEAP_BRIDGE):
        gain_points(game, seat, CHEAP_BRIDGE_POINTS, FOR_LASTING)


def pass_under(game: Venice, seat: i64, canal: i64) -> None:
    """One's own bridge gives a coin, another's an intrigue, or a coin with mission 3
    [VEN-BRIDGE-5, VEN-BRIDGE-6, VEN-MEFF-3, VEN-SOLO-25].
    """
    owner = game.bridge[canal] - 1
    if owner < 0:
        return
    if owner == seat:
        game.players[seat].coins += OWN_BRIDGE_COINS
        game.tell(BRIDGE_COIN, seat, OWN_BRIDGE_COINS)
    elif game.effective(seat, FOREIGN_BRIDGE_COIN):
        gain_coins(game, seat, FOREIGN_BRIDGE_COINS)
    else:
        take_intrigue(game, seat, FOREIGN_BRIDGE_INTRIGUE)


def bridge_income(game: Venice, seat: i64, canal: i64) -> i64:
    """The coins the seat gains under the bridge of a canal, if any."""
    owner = game.bridge[canal] - 1
    if owner < 0:
        return 0
    if owner == seat:
        return OWN_BRIDGE_COINS
    if game.effective(seat, FOREIGN_BRIDGE_COIN):
        return FOREIGN_BRIDGE_COINS
    return 0


class BuildBridge(Choice):
    """On any canal without one [VEN-BRIDGE-1, VEN-BRIDGE-3]."""

    CLAUSE: ClassVar[str] = "VEN-BRIDGE-1"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(BUILD.at(), free_canals(game))

    def choose(self, game: Venice, action: i64) -> None:
        build_bridge(game, self.seat, BUILD.only(action))


class BridgeOrPoints(Choice):
    """A bridge, if one is left, or points [VEN-BUILD-12-3, VEN-BUILD-18, VEN-CARD-8, VEN-CARD-9]."""

    EXTRA: ClassVar[list[Fact]] = [Number("points", of=COUNT)]
    CLAUSE: ClassVar[str] = "VEN-BRIDGE-2"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, points: i64) -> None:
        super().__init__(seat)
        self.points: Final = points

    def listing(self, game: Venice, out: Options) -> None:
        if self.points > 0:
            out.add(POINTS.at())
        if game.spans[self.seat] > 0:
            out.add_each(BUILD.at(), out.only(BUILD.at(), EVERY, free_canals(game), "VEN-BRIDGE-1"))

    def choose(self, game: Venice, action: i64) -> None:
        if POINTS.covers(action):
            gain_points(game, self.seat, self.points, FOR_NO_BRIDGE)
        else:
            build_bridge(game, self.seat, BUILD.only(action))
