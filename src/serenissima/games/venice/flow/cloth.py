"""The four tiles of cloth: the Quays, the Consulate, the Library, the Senate. Each effect is done whole."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice.buildings import CONSULATE, LIBRARY, QUAYS, SENATE, Effect, effect_of
from serenissima.games.venice.events import FOR_EFFECT
from serenissima.games.venice.flow.gains import (
    clear_intrigue,
    gain_points,
    gain_scrolls,
    give_others_intrigue,
    pay_coins,
    take_intrigue,
)
from serenissima.games.venice.flow.gifts import GiveCubes, coins_from_building, first_cube
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.state import Venice


def quays(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Quays."""
    effect = effect_of(QUAYS, space)
    if space == 0:
        quays_1(game, seat, gondola, effect)
    elif space == 1:
        quays_2(game, seat, gondola, effect)
    elif space == 2:
        quays_3(game, seat, gondola, effect)
    else:
        quays_4(game, seat, gondola, effect)


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


def consulate(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Consulate."""
    effect = effect_of(CONSULATE, space)
    if space == 0:
        consulate_1(game, seat, gondola, effect)
    elif space == 1:
        consulate_2(game, seat, gondola, effect)
    elif space == 2:
        consulate_3(game, seat, gondola, effect)
    else:
        consulate_4(game, seat, gondola, effect)


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


def library(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Library."""
    effect = effect_of(LIBRARY, space)
    if space == 0:
        library_1(game, seat, gondola, effect)
    elif space == 1:
        library_2(game, seat, gondola, effect)
    elif space == 2:
        library_3(game, seat, gondola, effect)
    else:
        library_4(game, seat, gondola, effect)


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


def senate(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Senate."""
    effect = effect_of(SENATE, space)
    if space == 0:
        senate_1(game, seat, gondola, effect)
    elif space == 1:
        senate_2(game, seat, gondola, effect)
    elif space == 2:
        senate_3(game, seat, gondola, effect)
    else:
        senate_4(game, seat, gondola, effect)


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
