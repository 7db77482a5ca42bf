"""The four tiles of cloth: the Quays, the Consulate, the Library, the Senate. Each effect is done whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venice.buildings import Effect
from serenissima.games.venice.events import FOR_EFFECT
from serenissima.games.venice.flow.gains import (
    clear_intrigue,
    gain_points,
    gain_scrolls,
    give_others_intrigue,
    pay_coins,
    take_intrigue,
)
from serenissima.games.venice.flow.gifts import EffectFunction, GiveCubes, coins_from_building, first_cube
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.state import Venice


def quays_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A cloth [VEN-BUILD-5-1]."""
    first_cube(game, seat, gondola, effect.cube)


def quays_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins [VEN-BUILD-5-2]."""
    coins_from_building(game, seat, effect.coins)


def quays_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A coin and a point [VEN-BUILD-5-3]."""
    coins_from_building(game, seat, effect.coins)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def quays_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Cubes for points [VEN-BUILD-5-4]."""
    game.do(GiveCubes(seat, gondola, effect.sell_any, 1))


def consulate_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A cloth [VEN-BUILD-6-1]."""
    first_cube(game, seat, gondola, effect.cube)


def consulate_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A coin and an intrigue for an influence card [VEN-BUILD-6-2]."""
    pay_coins(game, seat, effect.pay_coins)
    take_intrigue(game, seat, effect.take_intrigue)
    game.do(GainInfluence(seat))


def consulate_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A point [VEN-BUILD-6-3]."""
    gain_points(game, seat, effect.points, FOR_EFFECT)


def consulate_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Points for whoever holds many influence cards [VEN-BUILD-6-4]."""
    gain_points(game, seat, effect.points, FOR_EFFECT)


def library_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A cloth [VEN-BUILD-7-1]."""
    first_cube(game, seat, gondola, effect.cube)


def library_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Scrolls [VEN-BUILD-7-2]."""
    gain_scrolls(game, seat, effect.scrolls)


def library_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Less intrigue [VEN-BUILD-7-3]."""
    clear_intrigue(game, seat, effect.clear)


def library_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Scrolls and a point [VEN-BUILD-7-4]."""
    gain_scrolls(game, seat, effect.scrolls)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def senate_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A cloth [VEN-BUILD-8-1]."""
    first_cube(game, seat, gondola, effect.cube)


def senate_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An intrigue for scrolls [VEN-BUILD-8-2]."""
    gain_scrolls(game, seat, effect.scrolls)
    take_intrigue(game, seat, effect.take_intrigue)


def senate_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A scroll, and intrigue for the others [VEN-BUILD-8-3]."""
    gain_scrolls(game, seat, effect.scrolls)
    give_others_intrigue(game, seat, effect.others_intrigue)


def senate_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Points [VEN-BUILD-8-4]."""
    gain_points(game, seat, effect.points, FOR_EFFECT)


CLOTH: Final[list[list[EffectFunction]]] = [
    [quays_1, quays_2, quays_3, quays_4],
    [consulate_1, consulate_2, consulate_3, consulate_4],
    [library_1, library_2, library_3, library_4],
    [senate_1, senate_2, senate_3, senate_4],
]
