"""Stage E: councillors from the general supply, and a gondola for the winner of the bonus."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import Decision
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.rialto.actions import LEAVE_COUNCILLORS, LINK, MOVE_COUNCILLOR, PLACE_GONDOLA, SEND_COUNCILLOR
from serenissima.games.rialto.board import GONDOLA, first_district, second_district
from serenissima.games.rialto.events import GONDOLA_LAID, MOVED, RECRUITED, SCORED, SENT
from serenissima.games.rialto.flow.banks import check_banks_at_once
from serenissima.games.rialto.printed import BONUS_COUNCILLORS, DISTRICTS, MISSING_COUNCILLOR
from serenissima.games.rialto.state import Rialto

RESERVE: Final = DISTRICTS  # where a councillor may come from besides the districts


def recruit(game: Rialto, seat: i64) -> None:
    """A councillor from the general supply for each card, a point for each one missing there [RIA-E-1, RIA-E-2].

    The bonus comes after that [RIA-E-3, RIA-E-6]. For the neutral player the bonus alone counts [RIA-NEUTRAL-16].
    """
    if seat == game.neutral():
        if game.winner() == seat:
            neutral_gondola(game)
        return
    player = game.players[seat]
    cards = player.strength
    if cards == 0:
        return
    found = min(player.general, cards)
    player.general -= found
    player.reserve += found
    missing = (cards - found) * MISSING_COUNCILLOR
    player.points += missing
    game.tell(RECRUITED, seat, found, missing)
    if game.winner() == seat:
        game.do(PlaceGondola(seat))


class PlaceGondola(Decision[Rialto]):
    """On any free connection; then a councillor goes to one of its two districts [RIA-E-3, RIA-E-4, RIA-NEUTRAL-7]."""

    CLAUSE: ClassVar[str] = "RIA-E-3"
    PUBLIC: ClassVar[bool] = True

    def options(self, game: Rialto, out: Options) -> None:
        out.add_each(PLACE_GONDOLA.at(), game.free)

    def take(self, game: Rialto, action: i64) -> None:
        link = PLACE_GONDOLA.only(action)
        player = game.players[self.seat]
        lay_gondola(game, self.seat, link)
        game.move_mark()
        if player.general > 0:
            game.do(SendCouncillor(self.seat, link))
        else:
            player.points += MISSING_COUNCILLOR
            game.tell(SCORED, self.seat, MISSING_COUNCILLOR)
            if player.reserve > 0 or player.council != 0:
                game.do(MoveCouncillor(self.seat, link))


def lay_gondola(game: Rialto, seat: i64, link: i64) -> None:
    """Lay a gondola on a connection [RIA-COMP-8]."""
    game.gondolas -= 1
    game.lay_tile(link, GONDOLA)
    game.tell(GONDOLA_LAID, seat, link)


class SendCouncillor(Decision[Rialto]):
    """One from the general supply, straight into one of the two districts [RIA-E-4]."""

    CLAUSE: ClassVar[str] = "RIA-E-4"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("link", of=LINK)]

    def __init__(self, seat: i64, link: i64) -> None:
        super().__init__(seat)
        self.link: Final = link

    def args(self, game: Rialto) -> dict[str, Json]:
        return {"link": LINK.arg(int(self.link))}

    def options(self, game: Rialto, out: Options) -> None:
        out.add_each(SEND_COUNCILLOR.at(), ends_of(self.link))

    def take(self, game: Rialto, action: i64) -> None:
        district = SEND_COUNCILLOR.only(action)
        game.players[self.seat].general -= BONUS_COUNCILLORS
        game.seat_councillors(self.seat, district, BONUS_COUNCILLORS)
        game.tell(SENT, self.seat, district)
        check_banks_at_once(game, self.seat)


def ends_of(link: i64) -> i64:
    """The set of the two districts a connection joins."""
    return BIT[first_district(link)] | BIT[second_district(link)]


class MoveCouncillor(Decision[Rialto]):
    """With none in the general supply, one may come from the own reserve or from another district [RIA-E-5]."""

    CLAUSE: ClassVar[str] = "RIA-E-5"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("link", of=LINK)]

    def __init__(self, seat: i64, link: i64) -> None:
        super().__init__(seat)
        self.link: Final = link

    def args(self, game: Rialto) -> dict[str, Json]:
        return {"link": LINK.arg(int(self.link))}

    def options(self, game: Rialto, out: Options) -> None:
        player = game.players[self.seat]
        ends = ends_of(self.link)
        district: i64
        out.add(LEAVE_COUNCILLORS.at())
        for district in range(DISTRICTS):
            if player.stands_in(district) > 0:
                out.add_each(MOVE_COUNCILLOR.at(district), ends & (ends ^ BIT[district]))
        if player.reserve > 0:
            out.add_each(MOVE_COUNCILLOR.at(RESERVE), ends)

    def take(self, game: Rialto, action: i64) -> None:
        if LEAVE_COUNCILLORS.covers(action):
            return
        origin, district = MOVE_COUNCILLOR.both(action)
        if origin == RESERVE:
            game.players[self.seat].reserve -= 1
        else:
            game.seat_councillors(self.seat, origin, -1)
        game.seat_councillors(self.seat, district, 1)
        game.tell(MOVED, self.seat, origin, district)
        check_banks_at_once(game, self.seat)


def neutral_gondola(game: Rialto) -> None:
    """On the marked connection, one neutral councillor in each of its districts [RIA-NEUTRAL-16, RIA-NEUTRAL-18]."""
    link = game.marked
    seat = game.neutral()
    lay_gondola(game, seat, link)
    game.seat_councillors(seat, first_district(link), BONUS_COUNCILLORS)
    game.seat_councillors(seat, second_district(link), BONUS_COUNCILLORS)
    game.tell(SENT, seat, first_district(link))
    game.tell(SENT, seat, second_district(link))
    game.move_mark()
    check_banks_at_once(game, seat)
