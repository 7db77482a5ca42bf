"""The solo game: the Doge's turn and his cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has, lowest, nth
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import Fact, up_to
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import GRANT_BRIDGE
from serenissima.games.venice.buildings import SPACES, TILES
from serenissima.games.venice.cards import (
    ABSOLUTION,
    ABSOLUTION_CLEARS,
    ABSOLUTION_POINTS,
    ARCHIVES,
    ARCHIVES_POINTS,
    ARCHIVES_SCROLLS,
    DECK_A,
    DECK_B,
    DENUNCIATION,
    DENUNCIATION_INTRIGUE,
    DOGE_ROW,
    FAMILY_SEATS,
    FAMILY_SEATS_COUNCIL,
    LOYAL_STAFF,
    LOYAL_STAFF_LIMIT,
    LOYAL_STAFF_POINTS,
    PRESIDES,
    PRESIDES_COUNCIL,
    PRESIDES_MORE,
    PUBLIC_WORKS,
    PUBLIC_WORKS_POINTS,
    REVENUE_POINTS,
    SEARCH,
    SEARCH_TIMES,
    UNSHAKEN,
    doge_kind,
)
from serenissima.games.venice.city import CANALS_AT, DOCKS, FROM, PRICE, TO
from serenissima.games.venice.events import (
    DOGE_BRIDGE,
    DOGE_COUNCIL,
    DOGE_INTRIGUE,
    DOGE_RESOLVED,
    DOGE_REVEALED,
)
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.crossings import ScrollOrIntrigue
from serenissima.games.venice.flow.gains import doge_gains_points, doge_gains_scrolls, take_intrigue
from serenissima.games.venice.flow.smugglers import CallSmuggler
from serenissima.games.venice.numbers import COUNCIL_LAST
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE


class DogeTurn(Procedure[Venice]):
    """A card of deck A, one of deck B, then the Doge cards they do not cancel [VEN-SOLO-12, VEN-SOLO-17]."""

    def happen(self, game: Venice) -> None:
        game.doge_cancelled = 0
        game.do(
            CallSmuggler(self.seat, DECK_A),
            CallSmuggler(self.seat, DECK_B),
            ResolveDogeCards(self.seat, 0),
            FillDogeRow(self.seat),
        )


class ResolveDogeCards(Procedure[Venice]):
    """From left to right, those not cancelled; each is then discarded [VEN-SOLO-17, VEN-SOLO-18]."""

    EXTRA: ClassVar[list[Fact]] = [Number("place", of=up_to(DOGE_ROW))]

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def happen(self, game: Venice) -> None:
        if self.place == DOGE_ROW:
            return
        game.do(ResolveDogeCards(self.seat, self.place + 1))
        card = game.doge_row[self.place]
        if card != NOWHERE and not has(game.doge_cancelled, self.place):
            game.doge_row[self.place] = NOWHERE
            game.doge_discard |= BIT[card]
            game.tell(DOGE_RESOLVED, NOBODY, doge_kind(card))
            resolve(game, self.seat, doge_kind(card))


class FillDogeRow(Procedure[Venice]):
    """New cards in the gaps; when there are too few, the last turns begin [VEN-SOLO-17, VEN-SOLO-18, VEN-SOLO-30]."""

    def happen(self, game: Venice) -> None:
        place: i64
        for place in range(DOGE_ROW):
            if game.doge_row[place] == NOWHERE:
                if game.doge_left == 0:
                    game.rounds_left = game.last_turns
                    return
                reveal_doge_card(game, place)


def reveal_doge_card(game: Venice, place: i64) -> None:
    """The top card of the Doge deck goes to a place of the row [VEN-SOLO-9]."""
    card = nth(game.doge_pool, game.below(count(game.doge_pool)))
    game.doge_pool ^= BIT[card]
    game.doge_left -= 1
    game.doge_row[place] = card
    game.tell(DOGE_REVEALED, NOBODY, doge_kind(card))


def resolve(game: Venice, seat: i64, kind: i64) -> None:
    """What each kind of Doge card does."""
    if kind == DENUNCIATION:
        denounce(game, seat)
    elif kind == SEARCH:
        search(game, seat)
    elif kind == PUBLIC_WORKS:
        public_works(game, seat)
    elif kind == FAMILY_SEATS:
        family_seats(game)
    elif kind == PRESIDES:
        preside(game)
    elif kind == ARCHIVES:
        archives(game)
    elif kind == ABSOLUTION:
        absolve(game)
    elif kind == LOYAL_STAFF:
        loyal_staff(game)
    else:
        revenue(game)


def denounce(game: Venice, seat: i64) -> None:
    """An intrigue for you, unless mission 20 works for you [VEN-DOGE-1, VEN-SOLO-27]."""
    if not game.effective(seat, UNSHAKEN):
        take_intrigue(game, seat, DENUNCIATION_INTRIGUE)


def search(game: Venice, seat: i64) -> None:
    """Twice a scroll or an intrigue; mission 21 pays with cubes [VEN-DOGE-2, VEN-SOLO-28]."""
    for _ in range(SEARCH_TIMES):
        game.do(ScrollOrIntrigue(seat, game.players[seat].gondolier))


def family_seats(game: Venice) -> None:
    """The rear council marker advances [VEN-DOGE-4]."""
    rear: i64 = 0
    if game.doge_council[1] < game.doge_council[0]:
        rear = 1
    advance_doge(game, rear, FAMILY_SEATS_COUNCIL)


def preside(game: Venice) -> None:
    """The front council marker advances, further if the Doge has more intrigue than you [VEN-DOGE-5]."""
    front: i64 = 0
    if game.doge_council[1] > game.doge_council[0]:
        front = 1
    spaces = PRESIDES_COUNCIL
    if game.doge_intrigue > game.players[0].intrigue:
        spaces += PRESIDES_MORE
    advance_doge(game, front, spaces)


def advance_doge(game: Venice, marker: i64, spaces: i64) -> None:
    """Up to the end of the track."""
    game.doge_council[marker] += spaces
    game.doge_council[marker] = min(game.doge_council[marker], COUNCIL_LAST)
    game.tell(DOGE_COUNCIL, NOBODY, game.doge_council[marker])


def archives(game: Venice) -> None:
    """Scrolls and a point for the Doge [VEN-DOGE-6]."""
    doge_gains_scrolls(game, ARCHIVES_SCROLLS)
    doge_gains_points(game, ARCHIVES_POINTS)


def absolve(game: Venice) -> None:
    """Less intrigue for the Doge, and a point if none is left [VEN-DOGE-7]."""
    game.doge_intrigue -= ABSOLUTION_CLEARS
    if game.doge_intrigue <= 0:
        game.doge_intrigue = 0
        doge_gains_points(game, ABSOLUTION_POINTS)
    game.tell(DOGE_INTRIGUE, NOBODY, game.doge_intrigue)


def loyal_staff(game: Venice) -> None:
    """A point for each Doge assistant on a fourth space, up to a limit [VEN-DOGE-8]."""
    masters: i64 = 0
    house: i64
    tile: i64
    for house in range(game.seats, game.houses()):
        for tile in range(TILES):
            if game.space_of(house, tile) == SPACES:
                masters += 1
    masters = min(masters, LOYAL_STAFF_LIMIT)
    doge_gains_points(game, LOYAL_STAFF_POINTS * masters)


def revenue(game: Venice) -> None:
    """Points for the Doge [VEN-DOGE-9]."""
    doge_gains_points(game, REVENUE_POINTS)


def public_works(game: Venice, seat: i64) -> None:
    """A bridge near the dock of the last B gondola, in its colour if one is left, or points [VEN-DOGE-3]."""
    if works_house(game) != NOWHERE and works_canals(game) != 0:
        game.do(GrantBridge(seat))
    else:
        doge_gains_points(game, PUBLIC_WORKS_POINTS)


def works_house(game: Venice) -> i64:
    """The Doge's colour that builds: that of the gondola, else the other, NOWHERE when all bridges stand."""
    house = game.doge_works // DOCKS
    if game.spans[house] > 0:
        return house
    other = 2 * game.seats + 1 - house
    if game.spans[other] > 0:
        return other
    return NOWHERE


def works_canals(game: Venice) -> i64:
    """The dearest canals without a bridge at the dock."""
    dearest: i64 = 0
    found: i64 = 0
    canals = CANALS_AT[game.doge_works % DOCKS]
    while canals != 0:
        canal = lowest(canals)
        canals ^= BIT[canal]
        if game.bridge[canal] == 0:
            if PRICE[canal] > dearest:
                dearest = PRICE[canal]
                found = 0
            if PRICE[canal] == dearest:
                found |= BIT[canal]
    return found


class GrantBridge(Choice):
    """Which of the dearest canals gets the Doge's bridge [VEN-DOGE-3]."""

    CLAUSE: ClassVar[str] = "VEN-DOGE-3"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = []

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(GRANT_BRIDGE.at(), works_canals(game))

    def choose(self, game: Venice, action: i64) -> None:
        house = works_house(game)
        canal = GRANT_BRIDGE.only(action)
        game.bridge[canal] = house + 1
        game.spans[house] -= 1
        game.tell(DOGE_BRIDGE, NOBODY, canal, game.building_at[FROM[canal]], game.building_at[TO[canal]])
