"""Building palaces [5.2.8]: offered to those whose houses have just reached a district, at one price for those who
are tied.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Field
from serenissima.core.bits import BIT, count, has, lowest
from serenissima.core.engine import NOBODY, Decision, Procedure
from serenissima.core.fields import Fact, maybe, up_to
from serenissima.core.messages import Json
from serenissima.core.options import NOBODY_ASKS, Options
from serenissima.core.shapes import Number, Set
from serenissima.games.doge.actions import BUILD, DECLINE, DISTRICT, PLACE, area_arg
from serenissima.games.doge.board import DISTRICTS, PRICES, SPACES, WINNER_PLACES
from serenissima.games.doge.state import Doge

SEATS: Final = 4  # seats kept apart in a set of arrivals
NO_DISTRICT: Final = -1
ARRIVAL: Final = Field("arrival", SEATS * DISTRICTS)


def arrival(seat: i64, district: i64) -> i64:
    """As a set with one member: houses of this seat have reached this district. The districts follow each other."""
    return BIT[district * SEATS + seat]


def districts_reached(arrivals: i64, seat: i64) -> i64:
    """The districts that houses of this seat have reached, of a set of arrivals."""
    reached: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        if arrivals & arrival(seat, district) != 0:
            reached |= BIT[district]
    return reached


def can_build(game: Doge, seat: i64, district: i64, price: i64, out: Options) -> bool:
    """A free space, a palace in reserve, enough houses there: a full district does without
    [DOG-BOARD-2, DOG-PALACE-2, DOG-PALACE-3, DOG-PALACE-6, DOG-PALACE-15].
    """
    player = game.players[seat]
    build = BUILD.at(district)
    return (
        out.may(build, game.built[district] < SPACES, "DOG-PALACE-3")
        and out.may(build, player.palaces_left > 0, "DOG-PALACE-6")
        and out.may(build, player.houses[district] >= price, "DOG-PALACE-2")
    )


def keep_to_arrivals(
    game: Doge, seat: i64, settled: i64, clause: str, out: Options, offered: i64 = NO_DISTRICT
) -> None:
    """Nobody builds where they cannot, nor where no house has just arrived; the clause says why not in the districts
    that are settled, or will be [DOG-PALACE-14].
    """
    district: i64
    for district in range(DISTRICTS):
        if district != offered and can_build(game, seat, district, game.price(district), out):
            out.keep_out(BUILD.at(district), 1, clause if has(settled, district) else "DOG-PALACE-14")


def keep_to_reserve(game: Doge, seat: i64, out: Options) -> None:
    """Nobody places more houses than are in reserve [DOG-DISTRICT-7, DOG-DISTRICT-9]."""
    reserve = game.players[seat].reserve
    clause = "DOG-DISTRICT-7" if reserve == 0 else "DOG-DISTRICT-9"
    district: i64
    houses: i64
    for district in range(DISTRICTS):
        for houses in range(reserve + 1, WINNER_PLACES + 1):
            out.keep_out(PLACE.at(district, houses), 1, clause)


class BuildPalaces(Procedure[Doge]):
    """District by district, whichever they are, everybody whose houses have just reached it is asked once
    [DOG-PALACE-1, DOG-PALACE-8, DOG-PALACE-10, DOG-PALACE-14, DOG-PALACE-16].

    `price` is what was asked in `district` before anybody built there: it holds for all who are tied [DOG-PALACE-7].
    """

    EXTRA: ClassVar[list[Fact]] = [
        Set("arrivals", of=ARRIVAL),
        Number("district", of=maybe(DISTRICT)),
        Number("price", of=up_to(PRICES[SPACES - 1])),
    ]

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
                    if can_build(game, seat, district, price, NOBODY_ASKS):
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
    """Turn houses into a palace, or keep them. Where houses of a tied player have arrived too, the palace comes in its
    turn [DOG-PALACE-5, DOG-PALACE-12].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-PALACE-1"
    EXTRA: ClassVar[list[Fact]] = [
        Set("arrivals", of=ARRIVAL),
        Number("district", of=maybe(DISTRICT)),
        Number("price", of=up_to(PRICES[SPACES - 1])),
    ]

    def __init__(self, seat: i64, arrivals: i64, district: i64, price: i64) -> None:
        super().__init__(seat)
        self.arrivals: Final = arrivals  # those still to be asked
        self.district: Final = district
        self.price: Final = price

    def options(self, game: Doge, out: Options) -> None:
        out.add(BUILD.at(self.district))
        out.add(DECLINE.at())
        if out.explaining:
            keep_to_reserve(game, self.seat, out)
            tied = districts_reached(self.arrivals, self.seat)
            keep_to_arrivals(game, self.seat, tied, "DOG-PALACE-12", out, self.district)

    def take(self, game: Doge, action: i64) -> None:
        if BUILD.covers(action):
            game.build(self.seat, self.district, self.price)
        if self.arrivals != 0:
            game.do(BuildPalaces(NOBODY, self.arrivals, self.district, self.price))

    def args(self, game: Doge) -> dict[str, Json]:
        return {"district": area_arg(self.district), "price": int(self.price)}
