"""A finished building comes onto the board: its site, the gold, the gondolas."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import lane, some
from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY, Decision, Procedure
from serenissima.core.fields import SEAT, YES_NO, Fact
from serenissima.core.messages import Json, named
from serenissima.core.options import Options
from serenissima.core.shapes import Number, Set
from serenissima.games.venedig.actions import (
    DISTRICT,
    HAND_IN,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_LINK,
    ON_PALAZZO_SITE,
    SITES,
    TYPE,
)
from serenissima.games.venedig.board import (
    BASILICA_CELLS,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    PALAZZO_CELLS,
    link_cell,
    touches,
)
from serenissima.games.venedig.buildings import (
    BASILICA,
    CARDS,
    CASA,
    LANE,
    MARSH_KINDS,
    PALAZZO,
    TYPE_NAMES,
)
from serenissima.games.venedig.events import (
    GOT_GOLD,
    NO_GOLD_LEFT,
    NO_SITE,
    RAISED,
    RAISED_BASILICA,
    RAISED_PALAZZO,
    RAISED_PONTE,
    TYPE_EXHAUSTED,
)
from serenissima.games.venedig.flow.ending import end_if_due, exchanged
from serenissima.games.venedig.flow.gondolas import row_gondola
from serenissima.games.venedig.flow.sites import has_site, list_sites
from serenissima.games.venedig.flow.trading import (
    STEPS,
    ExchangeInBetween,
    MayExchange,
    may_exchange_between,
    offer_exchange,
)
from serenissima.games.venedig.player import SPACE
from serenissima.games.venedig.scoring import (
    basilica_points,
    cell_points,
    district_of_basilica,
    district_of_palazzo,
    palazzo_points,
    ponte_points,
    share,
)
from serenissima.games.venedig.state import HOME, PONTI, Venedig

# --- from the cards to the board


def architect_of(game: Venedig, type: i64) -> i64:
    """The party for whom a common building is raised: the holder of the architect; of a Casa, who laid its card
    [VDG-CASA-3].
    """
    if type != CASA:
        return game.architects[type]
    party: i64 = 0
    while lane(game.laid[party], CASA, LANE) == 0:
        party += 1
    return party


def raise_common(game: Venedig, type: i64) -> None:
    """Build what lies finished on the table; the holder of the architect chooses the site [VDG-SITE-6], who may be
    the only builder [VDG-ALONE-1].
    """
    raise_building(game, type, architect_of(game, type), 0)


def raise_alone(game: Venedig, seat: i64, type: i64) -> None:
    """Build the complete set of a player, who acts as architect without holding one [VDG-ALONE-2, VDG-SITE-5]."""
    raise_building(game, type, seat, 1)


def raise_building(game: Venedig, type: i64, builder: i64, alone: i64) -> None:
    """Ask for the site; without any, the cards are lost and nobody gains [VDG-SITE-3, VDG-SITE-4].

    For the imaginary third the active player chooses [VDG-TWO-6].
    """
    if not has_site(game, type):
        game.tell(NO_SITE, NOBODY, type)
        clear_cards(game, type, alone)
        return
    chooser = builder
    if builder >= game.seats:
        chooser = game.active
    game.do(ChooseSite(chooser, type, builder, alone))


def clear_cards(game: Venedig, type: i64, alone: i64) -> None:
    """Discard the cards of a building; its architect goes home, unless it was built alone without him [VDG-MOVE-9]."""
    if alone != 0:
        game.whole_sets ^= BIT[type]
        game.discard += some(type, LANE, CARDS[type])
        return
    party: i64
    for party in range(game.parties):
        pile = some(type, LANE, lane(game.laid[party], type, LANE))
        game.laid[party] -= pile
        game.discard += pile
    game.architects[type] = HOME


class ChooseSite(Decision[Venedig]):
    """The architect chooses a site, and for a bridge the district that counts; there is no declining [VDG-SITE-7,
    VDG-GOLD-6].
    """

    CLAUSE: ClassVar[str] = "VDG-SITE-7"
    FORBIDS: ClassVar[dict[Kind, str]] = dict.fromkeys(SITES, "VDG-SITE-2")
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 0
    EXTRA: ClassVar[list[Fact]] = [
        Number("type", of=TYPE),
        Number("builder", of=SEAT),
        Number("alone", of=YES_NO),
    ]

    def __init__(self, seat: i64, type: i64, builder: i64, alone: i64) -> None:
        super().__init__(seat)
        self.type: Final = type
        self.builder: Final = builder
        self.alone: Final = alone

    def public(self, game: Venedig) -> bool:
        """Sites are seen by all; only the active player is offered an exchange besides."""
        return self.seat != game.active or not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        list_sites(game, self.type, out)
        if self.seat == game.active:
            offer_exchange(game, self.seat, out)
        else:
            out.forbid(HAND_IN, "VDG-TRADE-1")

    def take(self, game: Venedig, action: i64) -> None:
        if exchanged(game, self, action):
            return
        if ON_CELL.covers(action):
            self.on_cell(game, ON_CELL.only(action))
        elif ON_PALAZZO_SITE.covers(action):
            self.on_palazzo_site(game, ON_PALAZZO_SITE.only(action))
        elif ON_BASILICA_SITE.covers(action):
            self.on_basilica_site(game, ON_BASILICA_SITE.only(action))
        else:
            end = ON_LINK.only(action)
            self.on_link(game, end // 2, end % 2)

    def on_cell(self, game: Venedig, cell: i64) -> None:
        """A Casa or a Campo [VDG-CASA-1, VDG-CAMPO-1, VDG-EXAMPLE-2]."""
        points = cell_points(game, self.type, cell)
        district = DISTRICT_OF[cell]
        game.occupy(cell)
        game.pieces[self.type * DISTRICTS + district] |= BIT[cell - FIRST_CELL[district]]
        game.tell(RAISED, self.seat, self.type, cell, points)
        self.reward(game, BIT[district], points)

    def on_palazzo_site(self, game: Venedig, site: i64) -> None:
        """A Palazzo on two neighbouring cells."""
        points = palazzo_points(game, site)
        district = district_of_palazzo(site)
        game.built[district] |= PALAZZO_CELLS[site]
        game.pieces[PALAZZO * DISTRICTS + district] |= BIT[site - FIRST_PALAZZO[district]]
        game.tell(RAISED_PALAZZO, self.seat, site, points)
        self.reward(game, BIT[district], points)

    def on_basilica_site(self, game: Venedig, site: i64) -> None:
        """A Basilica on three cells round a corner."""
        points = basilica_points()
        district = district_of_basilica(site)
        game.built[district] |= BASILICA_CELLS[site]
        game.pieces[BASILICA * DISTRICTS + district] |= BIT[site - FIRST_BASILICA[district]]
        game.tell(RAISED_BASILICA, self.seat, site, points)
        self.reward(game, BIT[district], points)

    def on_link(self, game: Venedig, link: i64, side: i64) -> None:
        """A Ponte; touching either of its districts is enough for gold [VDG-GOLD-4, VDG-EXAMPLE-3]."""
        points = ponte_points(game, link, side)
        here = link_cell(link, side)
        across = link_cell(link, 1 - side)
        game.occupy(here)
        game.occupy(across)
        game.pieces[PONTI] |= BIT[link]
        game.tell(RAISED_PONTE, self.seat, link, points)
        self.reward(game, BIT[DISTRICT_OF[here]] | BIT[DISTRICT_OF[across]], points)

    def reward(self, game: Venedig, districts: i64, points: i64) -> None:
        """Take the piece from the stock; then gold, then the gondolas. The last piece of a type ends the game
        [VDG-END-1, VDG-END-7].
        """
        game.stock -= some(self.type, LANE)
        if lane(game.stock, self.type, LANE) == 0:
            game.tell(TYPE_EXHAUSTED, NOBODY, self.type)
            game.ended = 1
        game.do(DrawGold(NOBODY, self.type, self.builder, self.alone, districts, points))
        if self.seat != game.active:
            game.do(MayExchange(game.active))

    def args(self, game: Venedig) -> dict[str, Json]:
        return {"type": named(f"type-{TYPE_NAMES[self.type]}")}


# --- gold, then gondolas


def first_in_order(game: Venedig, builder: i64) -> i64:
    """Who draws and moves first: the architect, then clockwise from there [VDG-MOVE-2, VDG-MOVE-3]; for the imaginary
    third the active player [VDG-TWO-11].
    """
    if builder >= game.seats:
        return game.active
    return builder


class DrawGold(Procedure[Venedig]):
    """Every participant whose gondola touches the district draws one token blind, the architect first [VDG-GOLD-1,
    VDG-GOLD-3, VDG-GOLD-5].

    Then, and only then, the gondolas move [VDG-GOLD-6].
    """

    EXTRA: ClassVar[list[Fact]] = [
        Number("type", of=TYPE),
        Number("builder", of=SEAT),
        Number("alone", of=YES_NO),
        Set("districts", of=DISTRICT),
        Number("points", of=SPACE),
    ]

    def __init__(self, seat: i64, type: i64, builder: i64, alone: i64, districts: i64, points: i64) -> None:
        super().__init__(seat)
        self.type: Final = type
        self.builder: Final = builder
        self.alone: Final = alone
        self.districts: Final = districts
        self.points: Final = points

    def happen(self, game: Venedig) -> None:
        seat = first_in_order(game, self.builder)
        for _ in range(game.seats):
            if game.takes_part(seat, self.type, self.builder, self.alone) and touches(
                game.players[seat].space, self.districts
            ):
                draw_gold(game, seat)
            seat = game.left_of(seat)
        game.do(MoveGondolas(NOBODY, self.type, self.builder, self.alone, self.points, 0, 0))


def draw_gold(game: Venedig, seat: i64) -> None:
    """One token, unless the stock is empty [VDG-GOLD-2, VDG-GOLD-8]; its value is the player's secret [VDG-GOLD-7]."""
    if game.gold_left() == 0:
        game.tell(NO_GOLD_LEFT, seat)
        return
    kind = game.take_gold(seat)
    game.tell(GOT_GOLD, seat, MARSH_KINDS + kind)


class MoveGondolas(Procedure[Venedig]):
    """The participants move, the architect first, helpers by half the points [VDG-MOVE-2, VDG-EXAMPLE-5, VDG-END-3,
    VDG-POINTS-3, VDG-POINTS-4].

    Before the gondola of anybody else moves the active player may exchange [VDG-TRADE-6], unless the end has come.
    `place` counts the players who are through; `asked` says that the active player was asked before the one whose
    turn it is to move.
    """

    EXTRA: ClassVar[list[Fact]] = [
        Number("type", of=TYPE),
        Number("builder", of=SEAT),
        Number("alone", of=YES_NO),
        Number("points", of=SPACE),
        Number("place", of=SEAT),
        Number("asked", of=YES_NO),
    ]

    def __init__(self, seat: i64, type: i64, builder: i64, alone: i64, points: i64, place: i64, asked: i64) -> None:
        super().__init__(seat)
        self.type: Final = type
        self.builder: Final = builder
        self.alone: Final = alone
        self.points: Final = points
        self.place: Final = place
        self.asked: Final = asked

    def happen(self, game: Venedig) -> None:
        first = first_in_order(game, self.builder)
        place: i64
        for place in range(self.place, game.seats):
            seat = (first + place) % game.seats
            if game.takes_part(seat, self.type, self.builder, self.alone):
                points = share(self.points, seat == self.builder)
                answered = self.asked != 0 and place == self.place
                if points > 0 and seat != game.active and not answered and may_exchange_between(game):
                    game.do(
                        ExchangeInBetween(game.active),
                        MoveGondolas(NOBODY, self.type, self.builder, self.alone, self.points, place, 1),
                    )
                    return
                row_gondola(game, seat, points)
        clear_cards(game, self.type, self.alone)
        end_if_due(game)
