"""Stage C: taking buildings, and making room for them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import bag_size, kinds_in, some
from serenissima.core.engine import Decision
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.rialto.actions import BUILDING, NO_BUILDING, RETURN_BUILDING, TAKE_BUILDING
from serenissima.games.rialto.events import BUILT, RETURNED
from serenissima.games.rialto.player import COUNT
from serenissima.games.rialto.printed import (
    BONUS_CARDS,
    BUILDING_BITS,
    BUILDING_VALUES,
    BUILDINGS_UP_TO,
    HIGHEST_BUILDINGS,
    HIGHEST_VALUE,
    PLACES,
)
from serenissima.games.rialto.state import Rialto


def take_buildings(game: Rialto, seat: i64) -> None:
    """A building worth at most the number of cards played; the bonus makes it one more [RIA-C-1, RIA-C-3]."""
    allowed = game.players[seat].strength
    if game.winner() == seat:
        allowed += BONUS_CARDS
    if allowed > 0:
        game.do(TakeBuilding(seat, allowed))


class TakeBuilding(Decision[Rialto]):
    """The only action that may be declined [RIA-STAGE-17]. Above 4, first a 4, then one more for the difference
    [RIA-C-4].

    Only what is in stock can be taken, the same kind as often as one likes [RIA-C-2, RIA-C-7].
    """

    CLAUSE: ClassVar[str] = "RIA-C-1"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("allowed", of=COUNT)]

    def __init__(self, seat: i64, allowed: i64) -> None:
        super().__init__(seat)
        self.allowed: Final = allowed

    def args(self, game: Rialto) -> dict[str, Json]:
        """Above 4, how much is left for a second building; nothing where no 4 is in stock [RIA-C-4, RIA-C-6]."""
        left = max(0, self.allowed - HIGHEST_VALUE)
        if kinds_in(game.stock, BUILDING_BITS) & HIGHEST_BUILDINGS == 0:
            left = 0
        return {"allowed": int(min(HIGHEST_VALUE, self.allowed)), "left": int(min(HIGHEST_VALUE, left))}

    def options(self, game: Rialto, out: Options) -> None:
        out.add(NO_BUILDING.at())
        out.add_each(TAKE_BUILDING.at(), buildings_to_take(game, self.allowed, out))

    def take(self, game: Rialto, action: i64) -> None:
        if NO_BUILDING.covers(action):
            return
        building = TAKE_BUILDING.only(action)
        if self.allowed > HIGHEST_VALUE and BUILDING_VALUES[building] == HIGHEST_VALUE:
            game.do(TakeSecondBuilding(self.seat, self.allowed - HIGHEST_VALUE))
        build(game, self.seat, building)


def buildings_to_take(game: Rialto, allowed: i64, out: Options) -> i64:
    """The kinds that may be taken: above 4 the 4s alone, unless none is left [RIA-C-1, RIA-C-4, RIA-C-6, RIA-C-7]."""
    base = TAKE_BUILDING.at()
    in_stock = out.only(base, EVERY, kinds_in(game.stock, BUILDING_BITS), "RIA-C-7")
    if allowed <= HIGHEST_VALUE:
        return out.only(base, in_stock, BUILDINGS_UP_TO[allowed], "RIA-C-1")
    if in_stock & HIGHEST_BUILDINGS != 0:
        return out.only(base, in_stock, HIGHEST_BUILDINGS, "RIA-C-4")
    return in_stock


class TakeSecondBuilding(Decision[Rialto]):
    """One more building for the difference, never worth more than 4, and no third [RIA-C-4, RIA-C-5]."""

    CLAUSE: ClassVar[str] = "RIA-C-5"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("allowed", of=COUNT)]

    def __init__(self, seat: i64, allowed: i64) -> None:
        super().__init__(seat)
        self.allowed: Final = allowed

    def args(self, game: Rialto) -> dict[str, Json]:
        return {"allowed": int(min(HIGHEST_VALUE, self.allowed))}

    def options(self, game: Rialto, out: Options) -> None:
        allowed = min(HIGHEST_VALUE, self.allowed)
        out.add(NO_BUILDING.at())
        in_stock = out.only(TAKE_BUILDING.at(), EVERY, kinds_in(game.stock, BUILDING_BITS), "RIA-C-7")
        out.add_each(TAKE_BUILDING.at(), out.only(TAKE_BUILDING.at(), in_stock, BUILDINGS_UP_TO[allowed], "RIA-C-4"))

    def take(self, game: Rialto, action: i64) -> None:
        if TAKE_BUILDING.covers(action):
            build(game, self.seat, TAKE_BUILDING.only(action))


def build(game: Rialto, seat: i64, building: i64) -> None:
    """Onto an empty place of the seven; with none free, one of the old tiles has to go [RIA-C-8, RIA-C-10]."""
    game.stock -= some(building, BUILDING_BITS)
    if bag_size(game.players[seat].buildings, BUILDING_BITS) < PLACES:
        place_building(game, seat, building)
    else:
        game.do(ReturnBuilding(seat, building))


def place_building(game: Rialto, seat: i64, building: i64) -> None:
    """The tile joins the player's own; it can be used as soon as its phase allows [RIA-USE-4]."""
    game.players[seat].buildings += some(building, BUILDING_BITS)
    game.tell(BUILT, seat, building)


class ReturnBuilding(Decision[Rialto]):
    """One of the seven goes back to the supply and scores its value; a coin on it goes to the supply [RIA-C-9,
    RIA-C-10].
    """

    CLAUSE: ClassVar[str] = "RIA-C-10"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("building", of=BUILDING)]

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final = building

    def args(self, game: Rialto) -> dict[str, Json]:
        return {"building": BUILDING.arg(int(self.building))}

    def options(self, game: Rialto, out: Options) -> None:
        player = game.players[self.seat]
        own: i64
        for own in range(len(BUILDING_VALUES)):
            out.add_each(RETURN_BUILDING.at(own), player.conditions(own))

    def take(self, game: Rialto, action: i64) -> None:
        own, condition = RETURN_BUILDING.both(action)
        game.give_back(game.players[self.seat], own, condition)
        game.players[self.seat].points += BUILDING_VALUES[own]
        game.tell(RETURNED, self.seat, own, BUILDING_VALUES[own])
        place_building(game, self.seat, self.building)
