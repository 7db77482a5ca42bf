"""Houses: placing them after the vote of a district, moving them after renouncing or after a tie in the Quarantia.

Tied players act in seat order, and only when all have acted do they build [DOG-PALACE-7, DOG-PALACE-12]. The frames
carry what that needs: who has still to act, and whose houses have reached which districts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY, Decision, Procedure
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.doge.actions import MOVE, PLACE, STAY, area_arg
from serenissima.games.doge.board import ALL_DISTRICTS, DISTRICTS
from serenissima.games.doge.flow.palaces import BuildPalaces, arrival
from serenissima.games.doge.flow.refusals import refusal
from serenissima.games.doge.state import Doge

ANY: Final = -1  # houses move between any two districts


class PlaceInTurn(Procedure[Doge]):
    """Each of the seats may place so many houses; whoever has none in reserve does without [DOG-DISTRICT-7,
    DOG-MATERIAL-3].
    """

    EXTRA: ClassVar[list[str]] = ["seats", "district", "number", "arrivals"]

    def __init__(self, seat: i64, seats: i64, district: i64, number: i64, arrivals: i64 = 0) -> None:
        super().__init__(seat)
        self.seats: Final = seats
        self.district: Final = district
        self.number: Final = number
        self.arrivals: Final = arrivals

    def happen(self, game: Doge) -> None:
        seats = self.seats
        while seats != 0:
            seat = game.first_of(seats)
            seats ^= BIT[seat]
            if game.players[seat].reserve > 0:
                game.do(PlaceHouses(seat, seats, self.district, self.number, self.arrivals))
                return
        game.do(BuildPalaces(NOBODY, self.arrivals))


class PlaceHouses(Decision[Doge]):
    """As many as are allowed, or fewer [DOG-DISTRICT-8]."""

    CLAUSE = "DOG-DISTRICT-8"
    EXTRA: ClassVar[list[str]] = ["seats", "district", "number", "arrivals"]

    def __init__(self, seat: i64, seats: i64, district: i64, number: i64, arrivals: i64) -> None:
        super().__init__(seat)
        self.seats: Final = seats  # those who place after this one
        self.district: Final = district
        self.number: Final = number
        self.arrivals: Final = arrivals

    def options(self, game: Doge, out: Options) -> None:
        most = game.can_place(self.seat, self.number)
        while most >= 0:
            out.add(PLACE.at(self.district, most))
            most -= 1

    def take(self, game: Doge, action: i64) -> None:
        district, houses = PLACE.both(action)
        arrivals = self.arrivals
        if houses > 0:
            game.place_houses(self.seat, district, houses)
            arrivals |= arrival(self.seat, district)
        game.do(PlaceInTurn(NOBODY, self.seats, district, self.number, arrivals))

    def args(self, game: Doge) -> dict[str, Json]:
        return {"district": area_arg(self.district), "houses": int(game.can_place(self.seat, self.number))}

    def why_not(self, game: Doge, seat: i64, action: i64) -> str:
        return refusal(game, seat, action, self.CLAUSE)


class MoveInTurn(Procedure[Doge]):
    """Each of the seats may move so many of its houses, between any two districts, or out of and into `home`; all
    move before anybody builds [DOG-PALACE-12].
    """

    EXTRA: ClassVar[list[str]] = ["seats", "number", "home", "arrivals"]

    def __init__(self, seat: i64, seats: i64, number: i64, home: i64 = ANY, arrivals: i64 = 0) -> None:
        super().__init__(seat)
        self.seats: Final = seats
        self.number: Final = number
        self.home: Final = home
        self.arrivals: Final = arrivals

    def happen(self, game: Doge) -> None:
        seats = self.seats
        while seats != 0:
            seat = game.first_of(seats)
            seats ^= BIT[seat]
            if game.houses_on_board(seat) > 0:
                game.do(MoveHouse(seat, seats, self.number, self.number, self.home, self.arrivals))
                return
        game.do(BuildPalaces(NOBODY, self.arrivals))


class MoveHouse(Decision[Doge]):
    """Move one house, or none, between districts however far apart; never to the Quarantia [DOG-RENOUNCE-5,
    DOG-QUARANTIA-6, DOG-BOARD-6, DOG-BOARD-7].
    """

    CLAUSE = "DOG-RENOUNCE-3"
    EXTRA: ClassVar[list[str]] = ["seats", "number", "left", "home", "arrivals"]

    def __init__(self, seat: i64, seats: i64, number: i64, left: i64, home: i64, arrivals: i64) -> None:
        super().__init__(seat)
        self.seats: Final = seats  # those who move after this one
        self.number: Final = number
        self.left: Final = left  # how many houses this one may still move
        self.home: Final = home
        self.arrivals: Final = arrivals

    def options(self, game: Doge, out: Options) -> None:
        houses = game.players[self.seat].houses
        out.add(STAY.at())
        district: i64
        for district in range(DISTRICTS):
            if houses[district] > 0:
                if self.home in (ANY, district):
                    out.add_each(MOVE.at(district), ALL_DISTRICTS ^ BIT[district])
                else:
                    out.add(MOVE.at(district, self.home))

    def take(self, game: Doge, action: i64) -> None:
        if STAY.covers(action):
            game.do(MoveInTurn(NOBODY, self.seats, self.number, self.home, self.arrivals))
            return
        start, end = MOVE.both(action)
        game.move_house(self.seat, start, end)
        arrivals = self.arrivals | arrival(self.seat, end)
        if self.left > 1:
            game.do(MoveHouse(self.seat, self.seats, self.number, self.left - 1, self.home, arrivals))
        else:
            game.do(MoveInTurn(NOBODY, self.seats, self.number, self.home, arrivals))

    def args(self, game: Doge) -> dict[str, Json]:
        return {"left": int(self.left)}

    def why_not(self, game: Doge, seat: i64, action: i64) -> str:
        if self.home != ANY and MOVE.covers(action):
            return "DOG-RENOUNCE-2"
        return refusal(game, seat, action, self.CLAUSE)
