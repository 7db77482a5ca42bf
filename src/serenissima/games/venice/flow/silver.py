"""The four tiles of silver: the Church, the Court, the Bank, the Council of Ten. Each effect is done whole."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice.buildings import BANK, CHURCH, COUNCIL_OF_TEN, COURT, Effect, effect_of
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
from serenissima.games.venice.flow.gifts import coins_from_building, first_cube
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.state import Venice


def church(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Church."""
    effect = effect_of(CHURCH, space)
    if space == 0:
        church_1(game, seat, gondola, effect)
    elif space == 1:
        church_2(game, seat, gondola, effect)
    elif space == 2:
        church_3(game, seat, gondola, effect)
    else:
        church_4(game, seat, gondola, effect)


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


def court(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Court."""
    effect = effect_of(COURT, space)
    if space == 0:
        court_1(game, seat, gondola, effect)
    elif space == 1:
        court_2(game, seat, gondola, effect)
    elif space == 2:
        court_3(game, seat, gondola, effect)
    else:
        court_4(game, seat, gondola, effect)


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


def bank(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Bank."""
    effect = effect_of(BANK, space)
    if space == 0:
        bank_1(game, seat, gondola, effect)
    elif space == 1:
        bank_2(game, seat, gondola, effect)
    elif space == 2:
        bank_3(game, seat, gondola, effect)
    else:
        bank_4(game, seat, gondola, effect)


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


def council_of_ten(game: Venice, seat: i64, gondola: i64, space: i64) -> None:
    """The Council of Ten."""
    effect = effect_of(COUNCIL_OF_TEN, space)
    if space == 0:
        council_of_ten_1(game, seat, gondola, effect)
    elif space == 1:
        council_of_ten_2(game, seat, gondola, effect)
    elif space == 2:
        council_of_ten_3(game, seat, gondola, effect)
    else:
        council_of_ten_4(game, seat, gondola, effect)


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
