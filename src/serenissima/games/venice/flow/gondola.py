"""Steps 2 and 3 of a turn: the gondolier, and the way of the gondola from dock to dock."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.core.engine import Procedure
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.venice.actions import BUILDING, GONDOLIER, MOOR, PASS, SAIL
from serenissima.games.venice.buildings import TILES
from serenissima.games.venice.cards import (
    CHEAP_GONDOLIER,
    CHEAP_GONDOLIER_COINS,
    CROSSING_COIN,
    CROSSING_COINS,
)
from serenissima.games.venice.city import other_end
from serenissima.games.venice.events import BOARDED, PASSED, SAILED
from serenissima.games.venice.flow.activation import ALL_SPACES, Activate, coins_within
from serenissima.games.venice.flow.bridges import pass_under
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.crossings import CrossGondolas, pass_communal
from serenissima.games.venice.flow.gains import spend_coins
from serenissima.games.venice.flow.mooring import Dock, leave
from serenissima.games.venice.flow.passage import open_canals, price_here, way_on
from serenissima.games.venice.flow.taxi import Embark
from serenissima.games.venice.numbers import STAY_COINS
from serenissima.games.venice.parts import NONE_YET
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import PAID_CANAL


def stay_price(game: Venice, seat: i64) -> i64:
    """What leaving the gondolier in place costs [VEN-GOND-2, VEN-MEFF-9]."""
    if game.effective(seat, CHEAP_GONDOLIER):
        return CHEAP_GONDOLIER_COINS
    return STAY_COINS


class ChooseGondola(Choice):
    """The gondolier moves to the other gondola for free or stays for coins; on the first turn any will do
    [VEN-GOND-1, VEN-GOND-2, VEN-PRE-5].
    """

    CLAUSE: ClassVar[str] = "VEN-GOND-2"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 1

    def listing(self, game: Venice, out: Options) -> None:
        player = game.players[self.seat]
        if player.gondolier == NONE_YET or player.coins >= stay_price(game, self.seat):
            out.add_each(GONDOLIER.at(), 3)
        else:
            out.add(GONDOLIER.at(1 - player.gondolier))

    def choose(self, game: Venice, action: i64) -> None:
        player = game.players[self.seat]
        gondola = GONDOLIER.only(action)
        price: i64 = 0
        if gondola == player.gondolier:
            price = stay_price(game, self.seat)
        spend_coins(game, self.seat, price)
        player.gondolier = gondola
        game.tell(BOARDED, self.seat, gondola, price)
        game.at = game.berth[2 * self.seat + gondola]
        game.visited = BIT[game.at]
        game.sailed = 0
        leave(game, 2 * self.seat + gondola)
        game.do(Sail(self.seat))


class Sail(Choice):
    """Along a canal to the next dock [VEN-MOVE-1, VEN-MOVE-2, VEN-MOVE-5, VEN-MOVE-6, VEN-MOVE-7]."""

    CLAUSE: ClassVar[str] = "VEN-MOVE-5"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 2

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(SAIL.at(), open_canals(game, self.seat, out))

    def choose(self, game: Venice, action: i64) -> None:
        canal = SAIL.only(action)
        price = price_here(game, self.seat, canal)
        if game.sailed != 0 and game.bridge[canal] == 0:
            game.spent |= BIT[PAID_CANAL]
        spend_coins(game, self.seat, price)
        game.at = other_end(canal, game.at)
        game.sailed |= BIT[canal]
        game.visited |= BIT[game.at]
        game.tell(SAILED, self.seat, canal, game.building_at[game.at], price)
        pass_under(game, self.seat, canal)
        game.do(PassOrMoor(self.seat))


def effects_in_passing(game: Venice, seat: i64) -> i64:
    """What a passing gondola may use at the dock it is at: the spaces of its assistant, or all with a spy there
    [VEN-MOVE-9, VEN-MOVE-10, VEN-MOVE-11, VEN-MOVE-14, VEN-CARD-15].
    """
    building = game.building_at[game.at]
    if building >= TILES or (game.sister_dock(seat) == game.at and game.own_dock == 0):
        return 0
    if game.spy == building:
        return ALL_SPACES
    return BIT[game.space_of(seat, building)] - 1


def purse(game: Venice, seat: i64) -> i64:
    """The coins a gondola that passes here can count on to go on; mission 7 earns some [VEN-MOVE-12, VEN-MEFF-7]."""
    player = game.players[seat]
    effects = effects_in_passing(game, seat)
    coins = player.coins + coins_within(game, seat, game.building_at[game.at], player.gondolier, effects)
    if game.effective(seat, CROSSING_COIN):
        crossed = count(game.gondolas_at(game.at))
        if game.sister_dock(seat) == game.at:
            crossed -= 1
        coins += CROSSING_COINS * crossed
    return coins


class PassOrMoor(Choice):
    """At each dock reached: pass or moor [VEN-MOVE-4, VEN-MOVE-8, VEN-MOVE-12]."""

    CLAUSE: ClassVar[str] = "VEN-MOVE-4"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 2

    def args(self, game: Venice) -> dict[str, Json]:
        return {"building": BUILDING.arg(game.building_at[game.at])}

    def listing(self, game: Venice, out: Options) -> None:
        if out.may(MOOR.at(), game.sister_dock(self.seat) != game.at, "VEN-MOVE-8"):
            out.add(MOOR.at())
        if out.may(PASS.at(), purse(game, self.seat) >= way_on(game, self.seat), "VEN-MOVE-12"):
            out.add(PASS.at())

    def choose(self, game: Venice, action: i64) -> None:
        if MOOR.covers(action):
            game.do(Dock(self.seat, game.players[self.seat].gondolier, game.at, 1))
        else:
            game.do(PassDock(self.seat))


class PassDock(Procedure[Venice]):
    """Cross the gondolas that lie here, take the Doge aboard, activate the tile, and sail on [VEN-CROSS-1,
    VEN-MOVE-11].
    """

    def happen(self, game: Venice) -> None:
        seat = self.seat
        building = game.building_at[game.at]
        game.tell(PASSED, seat, building)
        pass_communal(game, seat, building)
        game.do(Sail(seat))
        effects = effects_in_passing(game, seat)
        if effects != 0:
            game.do(Activate(seat, building, game.players[seat].gondolier, effects, 1))
        if game.taxi_at == game.at:
            game.do(Embark(seat))
        game.do(CrossGondolas(seat))
