"""Taxi Service: the Doge as a passenger."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has, nth
from serenissima.core.engine import NOBODY
from serenissima.core.options import Options
from serenissima.games.venice.actions import EMBARK, FARE_FAVOUR, FARE_POINTS, LEAVE_DOGE
from serenissima.games.venice.buildings import TILES
from serenissima.games.venice.events import (
    DOGE_DELIVERED,
    DOGE_EMBARKED,
    DOGE_LANDED,
    DOGE_WAITS,
    FAVOUR_RENEWED,
    FOR_TAXI,
)
from serenissima.games.venice.flow.cargo import DropCubes
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import gain_points
from serenissima.games.venice.numbers import TAXI_POINTS
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE


def draw_destination(game: Venice) -> i64:
    """A card of the taxi deck."""
    deck = game.decks[0]
    card = nth(deck.pool, game.below(count(deck.pool)))
    deck.pool ^= BIT[card]
    return card


def begin_taxi(game: Venice) -> None:
    """All twelve cards shuffled: one for the Doge's place, which is discarded, one for his destination
    [VEN-TAXI-1, VEN-TAXI-9].
    """
    deck = game.decks[0]
    deck.pool = BIT[TILES] - 1
    start = draw_destination(game)
    deck.discard = BIT[start]
    game.taxi_at = game.dock_of[start]
    game.taxi_to = draw_destination(game)
    game.tell(DOGE_WAITS, NOBODY, start, game.taxi_to)


class Embark(Choice):
    """A gondola that passes the Doge may take him aboard; he needs the room of two cubes
    [VEN-TAXI-3, VEN-TAXI-4, VEN-TAXI-12].
    """

    CLAUSE: ClassVar[str] = "VEN-TAXI-3"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 2

    def listing(self, game: Venice, out: Options) -> None:
        out.add(EMBARK.at())
        out.add(LEAVE_DOGE.at())

    def choose(self, game: Venice, action: i64) -> None:
        if EMBARK.covers(action):
            game.taxi_aboard = 1
            game.taxi_at = NOWHERE
            game.tell(DOGE_EMBARKED, self.seat)
            game.do(DropCubes(self.seat, game.players[self.seat].gondolier))


def land_doge(game: Venice, seat: i64, dock: i64) -> None:
    """He gets off where the gondola moors, destination or not [VEN-TAXI-5, VEN-TAXI-6]."""
    game.taxi_aboard = 0
    game.taxi_at = dock
    game.tell(DOGE_LANDED, seat, game.building_at[dock])
    if game.building_at[dock] == game.taxi_to:
        game.tell(DOGE_DELIVERED, seat)
        game.do(TaxiFare(seat))


class TaxiFare(Choice):
    """Points, or the favour card back on its active side; one not yet used may be used first, and who plays without one
    takes the points [VEN-TAXI-7, VEN-FAVOUR-5].
    """

    CLAUSE: ClassVar[str] = "VEN-TAXI-7"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 3

    def listing(self, game: Venice, out: Options) -> None:
        out.add(FARE_POINTS.at())
        if game.players[self.seat].favour == 0 and not has(game.without, self.seat):
            out.add(FARE_FAVOUR.at())

    def choose(self, game: Venice, action: i64) -> None:
        if FARE_POINTS.covers(action):
            gain_points(game, self.seat, TAXI_POINTS, FOR_TAXI)
        else:
            game.players[self.seat].favour = 1
            game.tell(FAVOUR_RENEWED, self.seat)
        next_destination(game)


def next_destination(game: Venice) -> None:
    """The destination reached is discarded and another drawn; an empty deck starts over [VEN-TAXI-8, VEN-TAXI-9]."""
    deck = game.decks[0]
    deck.discard |= BIT[game.taxi_to]
    if deck.pool == 0:
        begin_taxi(game)
    else:
        start = game.taxi_to
        game.taxi_to = draw_destination(game)
        game.tell(DOGE_WAITS, NOBODY, start, game.taxi_to)
