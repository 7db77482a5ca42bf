"""What buildings give by rules of their own: cubes, coins, bridges, and trades of cubes."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, has
from serenissima.core.fields import YES_NO, Fact
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import CONVERT, DONE, GONDOLA, SELL
from serenissima.games.venice.buildings import COLOURS, Effect
from serenissima.games.venice.cards import (
    ANY_FIRST_CUBE,
    CHEAP_BRIDGE,
    CHEAP_BRIDGE_COINS,
    MORE_COINS,
    MORE_COINS_BY,
    MORE_COINS_FROM,
)
from serenissima.games.venice.events import CUBE_CONVERTED, CUBE_SOLD, FOR_EFFECT
from serenissima.games.venice.flow.cargo import TakeCubes, gain_cube, put_cube, take_cube
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import gain_coins, gain_points
from serenissima.games.venice.parts import COUNT
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import COIN_BONUS

EffectFunction = Callable[[Venice, i64, i64, Effect], None]
"""One effect of a building, done for a seat with one of its gondolas."""


def bridge_price(game: Venice, seat: i64, effect: Effect) -> i64:
    """What a bridge at the Grand Council costs, with mission 23 less [VEN-MEFF-23]."""
    if game.effective(seat, CHEAP_BRIDGE):
        return CHEAP_BRIDGE_COINS
    return effect.pay_coins


def first_cube(game: Venice, seat: i64, gondola: i64, colour: i64) -> None:
    """The cube of a tile's first space; with mission 8 of any colour [VEN-MEFF-8]."""
    if game.effective(seat, ANY_FIRST_CUBE):
        game.do(TakeCubes(seat, gondola, 1))
    else:
        gain_cube(game, seat, gondola, colour)


def coins_from_building(game: Venice, seat: i64, coins: i64) -> None:
    """Mission 22 adds one, once a turn, to two or more [VEN-MEFF-22]."""
    if coins >= MORE_COINS_FROM and not has(game.spent, COIN_BONUS) and game.effective(seat, MORE_COINS):
        game.spent |= BIT[COIN_BONUS]
        coins += MORE_COINS_BY
    gain_coins(game, seat, coins)


class SellCube(Choice):
    """One cube of the gondola for coins [VEN-BUILD-1-3, VEN-ACT-4]."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=GONDOLA), Number("coins", of=COUNT)]
    CLAUSE: ClassVar[str] = "VEN-ACT-4"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64, coins: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.coins: Final = coins

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(SELL.at(), game.players[self.seat].colours(self.gondola))

    def choose(self, game: Venice, action: i64) -> None:
        take_cube(game, self.seat, self.gondola, SELL.only(action))
        game.tell(CUBE_SOLD, self.seat, SELL.only(action))
        coins_from_building(game, self.seat, self.coins)


class GiveCubes(Choice):
    """Any number of cubes of the gondola for points each [VEN-BUILD-5-4, VEN-ACT-4]."""

    EXTRA: ClassVar[list[Fact]] = [
        Number("gondola", of=GONDOLA),
        Number("points", of=COUNT),
        Number("first", of=YES_NO),
    ]
    CLAUSE: ClassVar[str] = "VEN-ACT-4"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64, points: i64, first: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.points: Final = points
        self.first: Final = first

    def run(self, game: Venice) -> bool:
        if game.players[self.seat].load(self.gondola) > 0:
            return False
        game.top = self.after
        return True

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(SELL.at(), game.players[self.seat].colours(self.gondola))
        if self.first == 0:
            out.add(DONE.at())

    def choose(self, game: Venice, action: i64) -> None:
        if DONE.covers(action):
            return
        take_cube(game, self.seat, self.gondola, SELL.only(action))
        game.tell(CUBE_SOLD, self.seat, SELL.only(action))
        gain_points(game, self.seat, self.points, FOR_EFFECT)
        game.do(GiveCubes(self.seat, self.gondola, self.points, 0))


class ConvertCube(Choice):
    """A cube of the gondola becomes one of another colour [VEN-BUILD-4-2, VEN-ACT-4]."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=GONDOLA)]
    CLAUSE: ClassVar[str] = "VEN-ACT-4"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola

    def listing(self, game: Venice, out: Options) -> None:
        carried = game.players[self.seat].colours(self.gondola)
        colour: i64
        for colour in range(COLOURS):
            if has(carried, colour):
                out.add_each(CONVERT.at(colour), (BIT[COLOURS] - 1) ^ BIT[colour])

    def choose(self, game: Venice, action: i64) -> None:
        colour, into = CONVERT.both(action)
        take_cube(game, self.seat, self.gondola, colour)
        put_cube(game, self.seat, self.gondola, into)
        game.tell(CUBE_CONVERTED, self.seat, colour, into)
