"""The three communal buildings. Each effect is done whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venice.buildings import Effect
from serenissima.games.venice.events import FOR_EFFECT
from serenissima.games.venice.flow.bridges import BuildBridge
from serenissima.games.venice.flow.gains import advance_council, gain_points, gain_scrolls, pay_coins, players_with_less
from serenissima.games.venice.flow.gifts import EffectFunction, bridge_price, coins_from_building
from serenissima.games.venice.flow.missions import DrawMission, taxes
from serenissima.games.venice.numbers import MISSIONS_DRAWN
from serenissima.games.venice.state import Venice


def st_marks_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A mission, for taxes [VEN-BUILD-13-1, VEN-MISSION-1, VEN-MISSION-3]."""
    pay_coins(game, seat, taxes(game, seat))
    game.do(DrawMission(seat, MISSIONS_DRAWN))


def st_marks_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins [VEN-BUILD-13-2]."""
    coins_from_building(game, seat, effect.coins)


def doges_palace_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A mission, for taxes [VEN-BUILD-14-1, VEN-MISSION-1]."""
    pay_coins(game, seat, taxes(game, seat))
    game.do(DrawMission(seat, MISSIONS_DRAWN))


def doges_palace_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A scroll and a point [VEN-BUILD-14-2]."""
    gain_scrolls(game, seat, effect.scrolls)
    gain_points(game, seat, effect.points, FOR_EFFECT)


def grand_council_1(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """A space on the council, and one for each player with less intrigue [VEN-BUILD-15-1]."""
    advance_council(game, seat, effect.council_visit * (1 + players_with_less(game, seat)))


def grand_council_2(game: Venice, seat: i64, gondola: i64, effect: Effect) -> None:
    """Coins for a bridge [VEN-BUILD-15-2]."""
    pay_coins(game, seat, bridge_price(game, seat, effect))
    game.do(BuildBridge(seat))


COMMUNAL: Final[list[list[EffectFunction]]] = [
    [st_marks_1, st_marks_2],
    [doges_palace_1, doges_palace_2],
    [grand_council_1, grand_council_2],
]
