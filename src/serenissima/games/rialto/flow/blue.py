"""Phase III: the blue buildings."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import lane, some
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import EVERY, Options
from serenissima.games.rialto.actions import BLUE_USES, NO_MORE_BLUE, POINT_ONLY, REFUSALS, SWAP, USE_BLUE
from serenissima.games.rialto.events import RECRUITED, SCORED, SWAPPED, USED_BUILDING
from serenissima.games.rialto.flow.using import can_use, keep_to_colour, may_use, not_ready
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import (
    BLUE_1,
    BLUE_2,
    BLUE_3,
    BLUE_4,
    BLUE_COUNCILLORS,
    BLUE_POINTS,
    BUILDING_BITS,
    BUILDING_VALUES,
    BUILDINGS,
    HIGHEST_VALUE,
    MISSING_COUNCILLOR,
    RAISE,
)
from serenissima.games.rialto.state import Rialto


class BlueBuildings(Procedure[Rialto]):
    """In the Doge order of the beginning of the phase; the neutral player has none [RIA-BLUE-11, RIA-BLUE-12,
    RIA-NEUTRAL-19].
    """

    def happen(self, game: Rialto) -> None:
        place: i64 = len(game.players) - 1
        while place >= 0:
            seat = game.in_doge_order(place)
            if can_use(game.players[seat], BLUE_1, BLUE_4):
                game.do(UseBlue(seat))
            place -= 1


class UseBlue(Decision[Rialto]):
    """The own blue tiles in any order, one after another, or no more [RIA-BLUE-6, RIA-BLUE-12]."""

    CLAUSE: ClassVar[str] = "RIA-USE-1"
    FORBIDS: ClassVar[dict[Kind, str]] = dict.fromkeys(REFUSALS, "RIA-BLUE-12")
    PUBLIC: ClassVar[bool] = True

    def options(self, game: Rialto, out: Options) -> None:
        player = game.players[self.seat]
        out.add(NO_MORE_BLUE.at())
        if player.ready(BLUE_1) > 0:
            list_swaps(game, player, out)
        elif out.explaining:
            out.forbid(SWAP, not_ready(player, BLUE_1))
        if may_use(player, BLUE_2, BLUE_USES, out):
            out.add(USE_BLUE.at(BLUE_2))
            if out.may(POINT_ONLY.at(BLUE_2), player.general > 0, "RIA-BLUE-6"):
                out.add(POINT_ONLY.at(BLUE_2))
        if may_use(player, BLUE_3, BLUE_USES, out):
            out.add(USE_BLUE.at(BLUE_3))
        if may_use(player, BLUE_4, BLUE_USES, out):
            out.add(USE_BLUE.at(BLUE_4))
        if out.explaining:
            keep_to_colour(BLUE_1, BLUE_4, BLUE_USES, out)
            keep_to_powers(out)

    def take(self, game: Rialto, action: i64) -> None:
        if NO_MORE_BLUE.covers(action):
            return
        player = game.players[self.seat]
        if SWAP.covers(action):
            own, condition = SWAP.both(action)
            swap(game, self.seat, own, condition)
        elif POINT_ONLY.covers(action):
            game.pay_on(player, BLUE_2)
            score_blue(game, self.seat, BLUE_2)
        else:
            use_blue(game, self.seat, USE_BLUE.only(action))
        if can_use(player, BLUE_1, BLUE_4):
            game.do(UseBlue(self.seat))


def list_swaps(game: Rialto, player: Player, out: Options) -> None:
    """Any own tile of value 1 to 3 whose next value is in stock; the coin just laid on blue 1 counts [RIA-BLUE-1,
    RIA-BLUE-4, RIA-BLUE-13].
    """
    own: i64
    for own in range(BUILDINGS):
        conditions = out.only(SWAP.at(own), EVERY, player.conditions(own, BLUE_1), "RIA-BLUE-4")
        if BUILDING_VALUES[own] == HIGHEST_VALUE:
            out.keep_out(SWAP.at(own), conditions, "RIA-BLUE-4")
        elif lane(game.stock, own + RAISE, BUILDING_BITS) == 0:
            out.keep_out(SWAP.at(own), conditions, "RIA-BLUE-13")
        else:
            out.add_each(SWAP.at(own), conditions)


def keep_to_powers(out: Options) -> None:
    """Blue 1 swaps, and only blue 2 has two ways to be used [RIA-BLUE-1, RIA-BLUE-5]."""
    out.keep_out(USE_BLUE.at(BLUE_1), 1, "RIA-BLUE-1")
    for building in (BLUE_1, BLUE_3, BLUE_4):
        out.keep_out(POINT_ONLY.at(building), 1, "RIA-BLUE-5")


def swap(game: Rialto, seat: i64, own: i64, condition: i64) -> None:
    """Give a tile back, without points, for the next value of its colour, which rests this round.

    [RIA-BLUE-1, RIA-BLUE-2, RIA-BLUE-3, RIA-BLUE-4]
    """
    player = game.players[seat]
    game.pay_on(player, BLUE_1)
    game.give_back(player, own, condition)
    better = some(own + RAISE, BUILDING_BITS)
    game.stock -= better
    player.buildings += better
    player.resting += better
    game.tell(SWAPPED, seat, own, own + RAISE)


def use_blue(game: Rialto, seat: i64, building: i64) -> None:
    """A point and a councillor, steps on the Doge track, or three points [RIA-BLUE-5, RIA-BLUE-7, RIA-BLUE-10].

    The steps equal the position on the track, so a second such tile counts from the new one [RIA-BLUE-8, RIA-BLUE-9].
    """
    player = game.players[seat]
    game.pay_on(player, building)
    if building == BLUE_3:
        game.tell(USED_BUILDING, seat, building)
        game.advance(seat, player.doge)
        return
    score_blue(game, seat, building)
    if building == BLUE_2:
        if player.general >= BLUE_COUNCILLORS:
            player.general -= BLUE_COUNCILLORS
            player.reserve += BLUE_COUNCILLORS
            game.tell(RECRUITED, seat, BLUE_COUNCILLORS, 0)
        else:
            player.points += MISSING_COUNCILLOR
            game.tell(RECRUITED, seat, 0, MISSING_COUNCILLOR)


def score_blue(game: Rialto, seat: i64, building: i64) -> None:
    """The points of a blue building; taking the councillor of blue 2 is optional [RIA-BLUE-5, RIA-BLUE-6]."""
    game.tell(USED_BUILDING, seat, building)
    game.players[seat].points += BLUE_POINTS[building]
    game.tell(SCORED, seat, BLUE_POINTS[building])
