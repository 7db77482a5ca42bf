"""The four tiles of ceramics: the Market, the Monastery, the Small Council, the Shop. Each effect is done whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import count
from serenissima.games.venice.buildings import Effect
from serenissima.games.venice.events import FOR_EFFECT
from serenissima.games.venice.flow.cargo import TakeCubes
from serenissima.games.venice.flow.gains import advance_council, clear_intrigue, gain_points, gain_scrolls, pay_coins
from serenissima.games.venice.flow.gifts import ConvertCube, EffectFunction, SellCube, coins_from_building, first_cube
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.state import Venice


def market_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A ceramics [VEN-BUILD-1-1]."""
    first_cube(game, seat, gondola, effect.cube)


def market_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins for cubes of any colours [VEN-BUILD-1-2]."""
    pay_coins(game, seat, effect.pay_coins)
    game.do(TakeCubes(seat, gondola, effect.any_cubes))


def market_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A cube sold [VEN-BUILD-1-3]."""
    game.do(SellCube(seat, gondola, effect.sell_one))


def market_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins for points [VEN-BUILD-1-4]."""
    pay_coins(game, seat, effect.pay_coins)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def monastery_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A ceramics [VEN-BUILD-2-1]."""
    first_cube(game, seat, gondola, effect.cube)


def monastery_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Scrolls [VEN-BUILD-2-2]."""
    gain_scrolls(game, seat, effect.scrolls)


def monastery_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An influence card [VEN-BUILD-2-3]."""
    game.do(GainInfluence(seat))


def monastery_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Points [VEN-BUILD-2-4]."""
    gain_points(game, seat, effect.points, FOR_EFFECT)


def small_council_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A ceramics [VEN-BUILD-3-1]."""
    first_cube(game, seat, gondola, effect.cube)


def small_council_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A space on the council [VEN-BUILD-3-2]."""
    advance_council(game, seat, effect.council)


def small_council_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Less intrigue [VEN-BUILD-3-3]."""
    clear_intrigue(game, seat, effect.clear)


def small_council_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A point for each mission completed, archived ones too [VEN-BUILD-3-4]."""
    gain_points(game, seat, effect.points_per_mission * count(game.players[seat].done), FOR_EFFECT)


def shop_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A ceramics [VEN-BUILD-4-1]."""
    first_cube(game, seat, gondola, effect.cube)


def shop_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A cube turned into another colour [VEN-BUILD-4-2]."""
    game.do(ConvertCube(seat, gondola))


def shop_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins [VEN-BUILD-4-3]."""
    coins_from_building(game, seat, effect.coins)


def shop_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Points [VEN-BUILD-4-4]."""
    gain_points(game, seat, effect.points, FOR_EFFECT)


CERAMICS: Final[list[list[EffectFunction]]] = [
    [market_1, market_2, market_3, market_4],
    [monastery_1, monastery_2, monastery_3, monastery_4],
    [small_council_1, small_council_2, small_council_3, small_council_4],
    [shop_1, shop_2, shop_3, shop_4],
]
