"""The vote of a district [5.2.7]: its councillor and two houses for the winner, a house for the second."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT, count, lowest
from serenissima.core.engine import NOBODY, Decision
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.doge.actions import DISTRICT, MOVE, PLACE, RENOUNCE, TAKE, area_arg
from serenissima.games.doge.board import RENOUNCED_MOVES, SECOND_PLACES, WINNER_PLACES
from serenissima.games.doge.flow.councillors import keep_to_councillors, list_councillor
from serenissima.games.doge.flow.houses import MoveInTurn, PlaceInTurn
from serenissima.games.doge.flow.palaces import BuildPalaces, arrival, keep_to_arrivals, keep_to_reserve
from serenissima.games.doge.flow.places import SECOND, TIED_FIRST, TIED_SECOND
from serenissima.games.doge.state import Doge


def settle_district(game: Doge, district: i64, winners: i64, seconds: i64) -> None:
    """Winner, then seconds, or tied winners alone; the councillor of a district has the district's number
    [DOG-DISTRICT-1, DOG-DISTRICT-3, DOG-DISTRICT-4, DOG-DISTRICT-5, DOG-DISTRICT-6, DOG-PALACE-11].
    """
    if count(winners) > 1:
        game.turn_neutral(district)
        game.do(PlaceInTurn(NOBODY, winners, district, WINNER_PLACES, 0, TIED_FIRST))
    else:
        winner = lowest(winners)
        place = SECOND if count(seconds) == 1 else TIED_SECOND
        game.do(SettleVictory(winner, district), PlaceInTurn(NOBODY, seconds, district, SECOND_PLACES, 0, place))


class SettleVictory(Decision[Doge]):
    """The winner of a district begins with the councillor or with the houses, as they like; a house moves after
    renouncing only [DOG-DISTRICT-2, DOG-RENOUNCE-2].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-DISTRICT-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {MOVE: "DOG-RENOUNCE-2"}
    EXTRA: ClassVar[list[Fact]] = [Number("district", of=DISTRICT)]

    def __init__(self, seat: i64, district: i64) -> None:
        super().__init__(seat)
        self.district: Final = district

    def options(self, game: Doge, out: Options) -> None:
        list_councillor(game, self.seat, self.district, out)
        houses = game.can_place(self.seat, WINNER_PLACES)
        while houses > 0:
            out.add(PLACE.at(self.district, houses))
            houses -= 1
        if out.explaining:
            keep_to_councillors(self.district, BIT[self.district], self.CLAUSE, out)
            keep_to_reserve(game, self.seat, out)
            keep_to_arrivals(game, self.seat, 0, "", out)

    def take(self, game: Doge, action: i64) -> None:
        if PLACE.covers(action):
            district, houses = PLACE.both(action)
            game.place_houses(self.seat, district, houses)
            game.do(BuildPalaces(NOBODY, arrival(self.seat, district)), DecideCouncillor(self.seat, district))
        else:
            game.do(PlaceInTurn(NOBODY, BIT[self.seat], self.district, WINNER_PLACES))
            decide(game, self.seat, action)

    def args(self, game: Doge) -> dict[str, Json]:
        return {"district": area_arg(self.district)}


class DecideCouncillor(Decision[Doge]):
    """The winner has placed houses, which settles houses and palace: now the councillor [DOG-DISTRICT-2,
    DOG-DISTRICT-8, DOG-PALACE-10, DOG-RENOUNCE-2].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-DISTRICT-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {MOVE: "DOG-RENOUNCE-2"}
    EXTRA: ClassVar[list[Fact]] = [Number("district", of=DISTRICT)]

    def __init__(self, seat: i64, district: i64) -> None:
        super().__init__(seat)
        self.district: Final = district

    def options(self, game: Doge, out: Options) -> None:
        list_councillor(game, self.seat, self.district, out)
        if out.explaining:
            keep_to_councillors(self.district, BIT[self.district], self.CLAUSE, out)
            out.keep_out(PLACE.at(self.district), EVERY, "DOG-DISTRICT-8")
            keep_to_reserve(game, self.seat, out)
            keep_to_arrivals(game, self.seat, BIT[self.district], "DOG-PALACE-10", out)

    def take(self, game: Doge, action: i64) -> None:
        decide(game, self.seat, action)

    def args(self, game: Doge) -> dict[str, Json]:
        return {"district": area_arg(self.district)}


def decide(game: Doge, seat: i64, action: i64) -> None:
    """Take the district's councillor, or renounce and perhaps move a house out of the district or into it
    [DOG-RENOUNCE-2].
    """
    if TAKE.covers(action):
        councillor, area = TAKE.both(action)
        game.take_control(seat, councillor, area)
    else:
        councillor = RENOUNCE.only(action)
        game.renounce(seat, councillor)
        game.do(MoveInTurn(NOBODY, BIT[seat], RENOUNCED_MOVES, councillor))
