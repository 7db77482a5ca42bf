"""Houses: placing them after the vote of a district, moving them after renouncing or after a tie in the Quarantia.

Tied players act in seat order, and only when all have acted do they build [DOG-PALACE-7, DOG-PALACE-12]. The frames
carry what that needs: who has still to act, whose houses have reached which districts, and what place they have won.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY, Decision, Procedure
from serenissima.core.fields import SEAT, Fact, maybe
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number, Set
from serenissima.games.doge.actions import DISTRICT, MOVE, NUMBER, PLACE, STAY, area_arg
from serenissima.games.doge.board import ALL_DISTRICTS, DISTRICTS, QUARANTIA
from serenissima.games.doge.flow.councillors import keep_to_councillors
from serenissima.games.doge.flow.palaces import (
    ARRIVAL,
    NO_DISTRICT,
    BuildPalaces,
    arrival,
    districts_reached,
    keep_to_arrivals,
    keep_to_reserve,
)
from serenissima.games.doge.flow.places import PLACE_WON, SECOND, TIED_FIRST, TIED_SECOND, WINNER
from serenissima.games.doge.state import Doge

ANY: Final = -1  # houses move between any two districts


class PlaceInTurn(Procedure[Doge]):
    """Each of the seats may place so many houses; whoever has none in reserve does without [DOG-DISTRICT-7,
    DOG-MATERIAL-3].
    """

    EXTRA: ClassVar[list[Fact]] = [
        Set("seats", of=SEAT),
        Number("district", of=DISTRICT),
        Number("number", of=NUMBER),
        Set("arrivals", of=ARRIVAL),
        Number("place", of=PLACE_WON),
    ]

    def __init__(
        self, seat: i64, seats: i64, district: i64, number: i64, arrivals: i64 = 0, place: i64 = WINNER
    ) -> None:
        super().__init__(seat)
        self.seats: Final = seats
        self.district: Final = district
        self.number: Final = number
        self.arrivals: Final = arrivals
        self.place: Final = place  # what they have won

    def happen(self, game: Doge) -> None:
        seats = self.seats
        while seats != 0:
            seat = game.first_of(seats)
            seats ^= BIT[seat]
            if game.players[seat].reserve > 0:
                game.do(PlaceHouses(seat, seats, self.district, self.number, self.arrivals, self.place))
                return
        game.do(BuildPalaces(NOBODY, self.arrivals))


class PlaceHouses(Decision[Doge]):
    """As many as are allowed, or fewer. The winner has decided about the councillor, and tied winners leave it to
    nobody [DOG-DISTRICT-1, DOG-DISTRICT-5, DOG-DISTRICT-8].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-DISTRICT-1"
    EXTRA: ClassVar[list[Fact]] = [
        Set("seats", of=SEAT),
        Number("district", of=DISTRICT),
        Number("number", of=NUMBER),
        Set("arrivals", of=ARRIVAL),
        Number("place", of=PLACE_WON),
    ]

    def __init__(self, seat: i64, seats: i64, district: i64, number: i64, arrivals: i64, place: i64 = WINNER) -> None:
        super().__init__(seat)
        self.seats: Final = seats  # those who place after this one
        self.district: Final = district
        self.number: Final = number
        self.arrivals: Final = arrivals
        self.place: Final = place

    def options(self, game: Doge, out: Options) -> None:
        most = game.can_place(self.seat, self.number)
        while most >= 0:
            out.add(PLACE.at(self.district, most))
            most -= 1
        if out.explaining:
            if self.place == WINNER:
                out.forbid(MOVE, "DOG-RENOUNCE-2")
            settled = "DOG-DISTRICT-5" if self.place == TIED_FIRST else "DOG-DISTRICT-1"
            keep_to_councillors(self.district, 0, settled, out)
            keep_to_reserve(game, self.seat, out)
            keep_to_arrivals(game, self.seat, 0, "", out)

    def take(self, game: Doge, action: i64) -> None:
        district, houses = PLACE.both(action)
        arrivals = self.arrivals
        if houses > 0:
            game.place_houses(self.seat, district, houses)
            arrivals |= arrival(self.seat, district)
        game.do(PlaceInTurn(NOBODY, self.seats, district, self.number, arrivals, self.place))

    def args(self, game: Doge) -> dict[str, Json]:
        return {"district": area_arg(self.district), "houses": int(game.can_place(self.seat, self.number))}

    def clause(self, game: Doge) -> str:
        """What the winner, the second, or those tied with either may place [DOG-DISTRICT-1, DOG-DISTRICT-3,
        DOG-DISTRICT-5, DOG-DISTRICT-6].
        """
        if self.place == SECOND:
            return "DOG-DISTRICT-3"
        if self.place == TIED_FIRST:
            return "DOG-DISTRICT-5"
        if self.place == TIED_SECOND:
            return "DOG-DISTRICT-6"
        return self.CLAUSE


class MoveInTurn(Procedure[Doge]):
    """Each of the seats may move so many of its houses, between any two districts, or out of and into `home`; all
    move before anybody builds [DOG-PALACE-12].
    """

    EXTRA: ClassVar[list[Fact]] = [
        Set("seats", of=SEAT),
        Number("number", of=NUMBER),
        Number("home", of=maybe(DISTRICT)),
        Set("arrivals", of=ARRIVAL),
        Number("place", of=PLACE_WON),
    ]

    def __init__(
        self, seat: i64, seats: i64, number: i64, home: i64 = ANY, arrivals: i64 = 0, place: i64 = WINNER
    ) -> None:
        super().__init__(seat)
        self.seats: Final = seats
        self.number: Final = number
        self.home: Final = home
        self.arrivals: Final = arrivals
        self.place: Final = place  # the tie, or WINNER for whoever has renounced a councillor

    def happen(self, game: Doge) -> None:
        seats = self.seats
        while seats != 0:
            seat = game.first_of(seats)
            seats ^= BIT[seat]
            if game.houses_on_board(seat) > 0:
                game.do(MoveHouse(seat, seats, self.number, self.number, self.home, self.arrivals, self.place))
                return
        game.do(BuildPalaces(NOBODY, self.arrivals))


class MoveHouse(Decision[Doge]):
    """Move one house, or none, between districts however far apart; never to the Quarantia. Two houses are two
    different ones, and nobody builds before all have moved [DOG-RENOUNCE-5, DOG-QUARANTIA-6, DOG-QUARANTIA-11,
    DOG-PALACE-12, DOG-BOARD-6, DOG-BOARD-7].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-RENOUNCE-3"
    EXTRA: ClassVar[list[Fact]] = [
        Set("seats", of=SEAT),
        Number("number", of=NUMBER),
        Number("left", of=NUMBER),
        Number("home", of=maybe(DISTRICT)),
        Set("arrivals", of=ARRIVAL),
        Number("place", of=PLACE_WON),
        Number("moved", of=maybe(DISTRICT)),
    ]

    def __init__(
        self,
        seat: i64,
        seats: i64,
        number: i64,
        left: i64,
        home: i64,
        arrivals: i64,
        place: i64 = WINNER,
        moved: i64 = NO_DISTRICT,
    ) -> None:
        super().__init__(seat)
        self.seats: Final = seats  # those who move after this one
        self.number: Final = number
        self.left: Final = left  # how many houses this one may still move
        self.home: Final = home
        self.arrivals: Final = arrivals
        self.place: Final = place
        self.moved: Final = moved  # where the first of two houses has gone: there it stays

    def movable(self, game: Doge, district: i64) -> i64:
        """How many houses of the player may leave the district."""
        houses = game.players[self.seat].houses[district]
        if district == self.moved:
            return houses - 1
        return houses

    def options(self, game: Doge, out: Options) -> None:
        out.add(STAY.at())
        district: i64
        for district in range(DISTRICTS):
            if self.movable(game, district) > 0:
                if self.home in (ANY, district):
                    out.add_each(MOVE.at(district), ALL_DISTRICTS ^ BIT[district])
                else:
                    out.add(MOVE.at(district, self.home))
            elif district == self.moved:
                out.keep_out(MOVE.at(district), EVERY, "DOG-QUARANTIA-11")
        if out.explaining:
            keep_to_councillors(QUARANTIA if self.home == ANY else self.home, 0, self.settled(), out)
            keep_to_reserve(game, self.seat, out)
            keep_to_arrivals(game, self.seat, districts_reached(self.arrivals, self.seat), "DOG-PALACE-12", out)

    def settled(self) -> str:
        """What becomes of the councillors of the area that has voted: the one renounced is neutral, those of the
        Quarantia wait, and in a tie nobody takes them [DOG-RENOUNCE-4, DOG-QUARANTIA-3, DOG-QUARANTIA-5,
        DOG-QUARANTIA-7].
        """
        if self.home != ANY:
            return "DOG-RENOUNCE-4"
        if self.place == TIED_FIRST:
            return "DOG-QUARANTIA-5"
        return "DOG-QUARANTIA-7" if self.place == TIED_SECOND else "DOG-QUARANTIA-3"

    def take(self, game: Doge, action: i64) -> None:
        arrivals = self.arrivals
        if MOVE.covers(action):
            start, end = MOVE.both(action)
            game.move_house(self.seat, start, end)
            arrivals |= arrival(self.seat, end)
            if self.left > 1 and game.houses_on_board(self.seat) > 1:
                game.do(
                    MoveHouse(self.seat, self.seats, self.number, self.left - 1, self.home, arrivals, self.place, end)
                )
                return
        game.do(MoveInTurn(NOBODY, self.seats, self.number, self.home, arrivals, self.place))

    def args(self, game: Doge) -> dict[str, Json]:
        why = "any" if self.home == ANY else "home"
        if self.left < self.number:
            why = "another"
        return {"left": int(self.left), "why": why, "district": area_arg(QUARANTIA if self.home == ANY else self.home)}

    def clause(self, game: Doge) -> str:
        """A councillor of a district or of the Quarantia renounced, or a tie in the Quarantia [DOG-RENOUNCE-2,
        DOG-RENOUNCE-3, DOG-QUARANTIA-6, DOG-QUARANTIA-7].
        """
        if self.home != ANY:
            return "DOG-RENOUNCE-2"
        if self.place == TIED_FIRST:
            return "DOG-QUARANTIA-6"
        if self.place == TIED_SECOND:
            return "DOG-QUARANTIA-7"
        return self.CLAUSE
