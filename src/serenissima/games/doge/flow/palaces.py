"""Building palaces [5.2.8]: offered to those whose houses have just reached a district, at one price for those who
are tied.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has, lowest
from serenissima.core.engine import NOBODY, Decision, Procedure
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.doge.actions import BUILD, DECLINE, area_arg
from serenissima.games.doge.board import SPACES
from serenissima.games.doge.flow.refusals import refusal
from serenissima.games.doge.state import Doge

SEATS: Final = 4  # seats kept apart in a set of arrivals
NO_DISTRICT: Final = -1


def arrival(seat: i64, district: i64) -> i64:
    """As a set with one member: houses of this seat have reached this district. The districts follow each other."""
    return BIT[district * SEATS + seat]


class BuildPalaces(Procedure[Doge]):
    """District by district, whichever they are, everybody whose houses have just reached it is asked once
    [DOG-PALACE-1, DOG-PALACE-8, DOG-PALACE-10, DOG-PALACE-14, DOG-PALACE-16].

    `price` is what was asked in `district` before anybody built there: it holds for all who are tied [DOG-PALACE-7].
    """

    EXTRA: ClassVar[list[str]] = ["arrivals", "district", "price"]

    def __init__(self, seat: i64, arrivals: i64, district: i64 = NO_DISTRICT, price: i64 = 0) -> None:
        super().__init__(seat)
        self.arrivals: Final = arrivals
        self.district: Final = district
        self.price: Final = price

    def happen(self, game: Doge) -> None:
        arrivals = self.arrivals
        while arrivals != 0:
            district = lowest(arrivals) // SEATS
            price = self.price
            if district != self.district:
                price = game.price(district)
            builders: i64 = 0
            seat: i64
            for seat in range(len(game.players)):
                here = arrivals & arrival(seat, district)
                if here != 0:
                    if game.can_build(seat, district, price):
                        builders |= BIT[seat]
                    else:
                        arrivals ^= here
            if builders != 0:
                builder = next_builder(game, builders, district)
                game.do(BuildPalace(builder, arrivals ^ arrival(builder, district), district, price))
                return


def next_builder(game: Doge, builders: i64, district: i64) -> i64:
    """In seat order; with too few spaces, most houses first, and chance between equals [DOG-ORDER-1, DOG-PALACE-13]."""
    if count(builders) <= SPACES - game.built[district]:
        return game.first_of(builders)
    most: i64 = 0
    best: i64 = 0
    seat: i64
    for seat in range(len(game.players)):
        if has(builders, seat):
            houses = game.players[seat].houses[district]
            if houses > most:
                most = houses
                best = 0
            if houses == most:
                best |= BIT[seat]
    return lowest(game.draw(best, 1))


class BuildPalace(Decision[Doge]):
    """Turn houses into a palace, or keep them [DOG-PALACE-5]."""

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-PALACE-1"
    EXTRA: ClassVar[list[str]] = ["arrivals", "district", "price"]

    def __init__(self, seat: i64, arrivals: i64, district: i64, price: i64) -> None:
        super().__init__(seat)
        self.arrivals: Final = arrivals  # those still to be asked
        self.district: Final = district
        self.price: Final = price

    def options(self, game: Doge, out: Options) -> None:
        out.add(BUILD.at(self.district))
        out.add(DECLINE.at())

    def take(self, game: Doge, action: i64) -> None:
        if BUILD.covers(action):
            game.build(self.seat, self.district, self.price)
        if self.arrivals != 0:
            game.do(BuildPalaces(NOBODY, self.arrivals, self.district, self.price))

    def args(self, game: Doge) -> dict[str, Json]:
        return {"district": area_arg(self.district), "price": int(self.price)}

    def why_not(self, game: Doge, seat: i64, action: i64) -> str:
        """Where houses of a tied player have arrived too, the palace comes in its turn [DOG-PALACE-12]."""
        found = refusal(game, seat, action, self.CLAUSE)
        if found == "DOG-PALACE-14" and self.arrivals & arrival(seat, BUILD.only(action)) != 0:
            return "DOG-PALACE-12"
        return found
