"""The four tiles of silver: the Church, the Court, the Bank, the Council of Ten. Each effect is done whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venice.buildings import Effect
from serenissima.games.venice.events import FOR_EFFECT
from serenissima.games.venice.flow.bridges import BridgeOrPoints
from serenissima.games.venice.flow.cargo import SpendScrolls
from serenissima.games.venice.flow.gains import (
    clear_intrigue,
    gain_points,
    give_others_intrigue,
    players_with_more,
    take_intrigue,
)
from serenissima.games.venice.flow.gifts import EffectFunction, coins_from_building, first_cube
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.state import Venice


def church_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A silver [VEN-BUILD-9-1]."""
    first_cube(game, seat, gondola, effect.cube)


def church_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Less intrigue [VEN-BUILD-9-2]."""
    clear_intrigue(game, seat, effect.clear)


def church_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An intrigue for a point [VEN-BUILD-9-3]."""
    clear_intrigue(game, seat, effect.pay_intrigue)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def church_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An intrigue for points [VEN-BUILD-9-4]."""
    clear_intrigue(game, seat, effect.pay_intrigue)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def court_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A silver [VEN-BUILD-10-1]."""
    first_cube(game, seat, gondola, effect.cube)


def court_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Intrigue for all the others [VEN-BUILD-10-2]."""
    give_others_intrigue(game, seat, effect.others_intrigue)


def court_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An influence card [VEN-BUILD-10-3]."""
    game.do(GainInfluence(seat))


def court_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Scrolls for points [VEN-BUILD-10-4]."""
    gain_points(game, seat, effect.points, FOR_EFFECT)
    game.do(SpendScrolls(seat, gondola, effect.pay_scrolls))


def bank_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A silver [VEN-BUILD-11-1]."""
    first_cube(game, seat, gondola, effect.cube)


def bank_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An intrigue for coins [VEN-BUILD-11-2]."""
    take_intrigue(game, seat, effect.take_intrigue)
    coins_from_building(game, seat, effect.coins)


def bank_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """An intrigue for coins [VEN-BUILD-11-3]."""
    take_intrigue(game, seat, effect.take_intrigue)
    coins_from_building(game, seat, effect.coins)


def bank_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins and a point [VEN-BUILD-11-4]."""
    coins_from_building(game, seat, effect.coins)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def council_of_ten_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A silver [VEN-BUILD-12-1]."""
    first_cube(game, seat, gondola, effect.cube)


def council_of_ten_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A point for each player with more intrigue [VEN-BUILD-12-2]."""
    gain_points(game, seat, effect.points_per_richer * players_with_more(game, seat), FOR_EFFECT)


def council_of_ten_3(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A bridge or points [VEN-BUILD-12-3]."""
    game.do(BridgeOrPoints(seat, effect.bridge_or_points))


def council_of_ten_4(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Less intrigue [VEN-BUILD-12-4]."""
    clear_intrigue(game, seat, effect.clear)


SILVER: Final[list[list[EffectFunction]]] = [
    [church_1, church_2, church_3, church_4],
    [court_1, court_2, court_3, court_4],
    [bank_1, bank_2, bank_3, bank_4],
    [council_of_ten_1, council_of_ten_2, council_of_ten_3, council_of_ten_4],
]
