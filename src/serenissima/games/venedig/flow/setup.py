"""Setting the game up."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import some
from serenissima.core.bits import BIT, filled
from serenissima.core.engine import Procedure
from serenissima.core.fields import Fact, up_to
from serenissima.core.shapes import Number
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    MARSH_AT_START,
    PALAZZO_SITES,
    PRESETS,
    link_number,
    site_number,
)
from serenissima.games.venedig.buildings import (
    BASILICA,
    CARD_MIXES,
    CARDS_DEALT,
    GOLD_MIX,
    LANE,
    MARSH_MIX,
    PALAZZO,
    PIECES,
    PONTE,
    TYPE_NAMES,
    TYPES,
    card_mix,
)
from serenissima.games.venedig.events import DEALT, FIRST_PLAYER
from serenissima.games.venedig.flow.turn import Turn
from serenissima.games.venedig.knowledge import new_book
from serenissima.games.venedig.player import Player
from serenissima.games.venedig.state import HOME, PONTI, Venedig


class SetUp(Procedure[Venedig]):
    """Board, buildings, architects at home [VDG-SETUP-2], cards, tokens; then a first player by lot [VDG-SETUP-12]."""

    EXTRA: ClassVar[list[Fact]] = [Number("mix", of=up_to(len(CARD_MIXES) - 1))]

    def __init__(self, seat: i64, mix: i64) -> None:
        super().__init__(seat)
        self.mix: Final = mix

    def happen(self, game: Venedig) -> None:
        lay_out_the_board(game)
        lay_out_the_tokens(game)
        game.laid = filled(game.parties, 0)
        game.architects = filled(TYPES, HOME)
        deal(game, card_mix(CARD_MIXES[self.mix]))
        first = game.below(game.seats)
        game.tell(FIRST_PLAYER, first)
        game.do(Turn(first))


def lay_out_the_board(game: Venedig) -> None:
    """The buildings shown in colour stand, the others wait in the stock [VDG-SETUP-1, VDG-SETUP-8,
    VDG-SETUP-13].
    """
    game.built = filled(DISTRICTS, 0)
    game.pieces = filled(PONTI + 1, 0)
    type: i64
    for type in range(TYPES):
        game.stock += some(type, LANE, PIECES[type])
    for preset in PRESETS:
        type = TYPE_NAMES.index(preset.type_name)
        game.stock -= some(type, LANE)
        for cell in preset.cells:
            game.occupy(cell)
        district = DISTRICT_OF[preset.cells[0]]
        if type == PONTE:
            game.pieces[PONTI] |= BIT[link_number(preset.cells)]
        elif type == PALAZZO:
            game.pieces[type * DISTRICTS + district] |= BIT[
                site_number(PALAZZO_SITES, preset.cells) - FIRST_PALAZZO[district]
            ]
        elif type == BASILICA:
            game.pieces[type * DISTRICTS + district] |= BIT[
                site_number(BASILICA_SITES, preset.cells) - FIRST_BASILICA[district]
            ]
        else:
            game.pieces[type * DISTRICTS + district] |= BIT[preset.cells[0] - FIRST_CELL[district]]


def lay_out_the_tokens(game: Venedig) -> None:
    """Marsh on every cell without a drawn building [VDG-SETUP-4, VDG-SETUP-7]; gold in its stock [VDG-SETUP-5,
    VDG-SETUP-10].
    """
    game.marsh = MARSH_AT_START[:]
    game.undrained = MARSH_MIX
    game.gold_stock = GOLD_MIX


def deal(game: Venedig, cards: i64) -> None:
    """Three cards each, the rest is the deck [VDG-SETUP-3]. All gondolas are on the start [VDG-SETUP-6]."""
    game.deck = cards
    seat: i64
    for seat in range(game.seats):
        player = game.players[seat]
        player.hand = game.draw_bag(game.deck, CARDS_DEALT, LANE)
        player.space = 0
        game.deck -= player.hand
        game.tell(DEALT, seat, CARDS_DEALT, player.hand)


def begin(seats: i64, mix: str, one_crossing: bool, luck: i64) -> Venedig:
    """A table with its set-up still to happen; two players are joined by an imaginary third [VDG-TWO-1]."""
    game = Venedig(luck, seats)
    game.players = [Player() for _ in range(seats)]
    game.parties = seats
    game.book = new_book(seats)
    for player in game.players:
        player.book = new_book(seats)
    if seats == 2:
        game.parties = 3
    if not one_crossing:
        game.one_crossing = 0
    game.do(SetUp(0, CARD_MIXES.index(mix)))
    return game
