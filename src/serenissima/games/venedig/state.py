"""The table: land and buildings, cards in hands, on the table and beside it, tokens, gondolas."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bags import bag_size, kinds_in, lane, some
from serenissima.core.bits import BIT, count, filled
from serenissima.core.engine import State
from serenissima.core.fields import EMPTY_ROW, NONE, SEAT, YES_NO, Fact, maybe, up_to
from serenissima.core.shapes import Bag, Bags, Number, Parts, Row, Set, Sets
from serenissima.games.venedig.actions import ACTIONS, CELL_THERE, DISTRICT, GOLD_TOKEN, MARSH_TOKEN, TYPE
from serenissima.games.venedig.board import (
    CROSSED_AGAIN,
    CROSSED_FIRST,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_CELL,
    free_cells,
)
from serenissima.games.venedig.buildings import (
    CARDS,
    CASA,
    GOLD_PER_SPACE,
    GOLD_TOKENS,
    LANE,
    MOST_IN_GOLD,
    MOST_IN_MARSH,
    MOST_PLAYERS,
)
from serenissima.games.venedig.knowledge import (
    is_closed,
    note_deck_made,
    note_drawn,
    note_gone,
    note_left,
    note_taken,
    sure,
)
from serenissima.games.venedig.player import BAGS_OF_CARDS, BOOK, Player
from serenissima.games.venedig.redealing import redeal

HOME: Final = -1  # where an architect is whom nobody holds
PONTI: Final = 20  # where the row of pieces keeps the bridges


@mypyc_attr(acyclic=True)
class Venedig(State):
    """A position. Parties are the players and, with two of them, the imaginary third."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Parts("players", "by seat", Player, by=SEAT),
        Number("parties", "the players, and the imaginary third of two", up_to(MOST_PLAYERS), fixed=True),
        Number("one_crossing", "whether 10 and 45 are one space", YES_NO, default=1, fixed=True),
        Number("active", "whose turn it is", SEAT),
        Number("third_served", "whether a card was drawn for the imaginary third in this turn", YES_NO),
        Number("ended", "whether the end has come; what is still to happen then happens", YES_NO),
        Sets("marsh", "cells of each district under marsh", CELL_THERE, by=DISTRICT),
        Sets("built", "cells of each district under a building", CELL_THERE, by=DISTRICT),
        Sets("pieces", "sites of each type and district, bridges last", up_to(63), length=PONTI + 1),
        Bag("stock", "buildings beside the board", TYPE, bits=LANE),
        Bags("laid", "cards on the table before each party", TYPE, by=SEAT, fewer=True, bits=LANE),
        Set("whole_sets", "types of which the active player has a complete set of its own on the table", TYPE),
        Set("begun_now", "types whose common pile the active player began in this turn", TYPE),
        Row("architects", "the party that holds each, or HOME", maybe(SEAT), by=TYPE),
        Bag("deck", "cards", TYPE, bits=LANE, seen=NONE),
        Row(
            "book", "what everybody knows of hands and deck, see knowledge.py", BAGS_OF_CARDS, length=BOOK, memory=True
        ),
        Bag("discard", "cards", TYPE, bits=LANE),
        Set("row", "types that lie open beside the deck", TYPE),
        Bag("undrained", "under the marsh of the board", MARSH_TOKEN, bits=LANE, seen=NONE),
        Bag("traded_marsh", "tokens that have left the game", MARSH_TOKEN, bits=LANE),
        Bag("gold_stock", "tokens", GOLD_TOKEN, bits=LANE, seen=NONE),
        Bag("gold_open", "those that everybody saw go back, until the next is drawn", GOLD_TOKEN, bits=LANE),
        Bag("gold_back", "the same, mixed with the others", GOLD_TOKEN, bits=LANE, memory=True),
        Number("gold_drawn", "how many of those may have been drawn since", up_to(3 * GOLD_TOKENS), memory=True),
    ]

    # made from FIELDS by tools/make_fields.py: 7990324e2376
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.players: list[Player] = []
        self.parties: i64 = 0
        self.one_crossing: i64 = 1
        self.active: i64 = 0
        self.third_served: i64 = 0
        self.ended: i64 = 0
        self.marsh: vec[i64] = EMPTY_ROW
        self.built: vec[i64] = EMPTY_ROW
        self.pieces: vec[i64] = EMPTY_ROW
        self.stock: i64 = 0
        self.laid: vec[i64] = EMPTY_ROW
        self.whole_sets: i64 = 0
        self.begun_now: i64 = 0
        self.architects: vec[i64] = EMPTY_ROW
        self.deck: i64 = 0
        self.book: vec[i64] = EMPTY_ROW
        self.discard: i64 = 0
        self.row: i64 = 0
        self.undrained: i64 = 0
        self.traded_marsh: i64 = 0
        self.gold_stock: i64 = 0
        self.gold_open: i64 = 0
        self.gold_back: i64 = 0
        self.gold_drawn: i64 = 0

    def clone(self) -> Venedig:
        copy = Venedig(self.luck, self.seats)
        self.copy_base(copy)
        copy.players = [part.clone() for part in self.players]
        copy.parties = self.parties
        copy.one_crossing = self.one_crossing
        copy.active = self.active
        copy.third_served = self.third_served
        copy.ended = self.ended
        copy.marsh = self.marsh[:]
        copy.built = self.built[:]
        copy.pieces = self.pieces[:]
        copy.stock = self.stock
        copy.laid = self.laid[:]
        copy.whole_sets = self.whole_sets
        copy.begun_now = self.begun_now
        copy.architects = self.architects[:]
        copy.deck = self.deck
        copy.book = self.book[:]
        copy.discard = self.discard
        copy.row = self.row
        copy.undrained = self.undrained
        copy.traded_marsh = self.traded_marsh
        copy.gold_stock = self.gold_stock
        copy.gold_open = self.gold_open
        copy.gold_back = self.gold_back
        copy.gold_drawn = self.gold_drawn
        return copy

    def zones(self) -> i64:
        return 5 * self.seats + 3

    def zone(self, z: i64) -> i64:
        if z < 5 * self.seats:
            player = self.players[z // 5]
            which = z % 5
            if which == 0:
                return player.hand
            if which == 1:
                return player.marsh
            if which == 2:
                return player.gold
            if which == 3:
                return player.offered_marsh
            return player.offered_gold
        place = z - 5 * self.seats
        if place == 0:
            return self.deck
        if place == 1:
            return self.undrained
        return self.gold_stock

    def set_zone(self, z: i64, content: i64) -> None:
        if z < 5 * self.seats:
            player = self.players[z // 5]
            which = z % 5
            if which == 0:
                player.hand = content
                return
            if which == 1:
                player.marsh = content
                return
            if which == 2:
                player.gold = content
                return
            if which == 3:
                player.offered_marsh = content
                return
            player.offered_gold = content
            return
        place = z - 5 * self.seats
        if place == 0:
            self.deck = content
            return
        if place == 1:
            self.undrained = content
            return
        self.gold_stock = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < 5 * self.seats:
            return z // 5 == viewer
        return False

    def zone_pool(self, z: i64) -> i64:
        if z < 5 * self.seats:
            which = z % 5
            if which == 0:
                return 0
            if which == 1:
                return 1
            if which == 2:
                return 2
            if which == 3:
                return 1
            return 2
        place = z - 5 * self.seats
        if place == 0:
            return 0
        if place == 1:
            return 1
        return 2

    def zone_bits(self, z: i64) -> i64:
        return LANE

    # end of what is made from FIELDS

    # --- reading the table

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise."""
        return (seat + 1) % self.seats

    def free(self, district: i64) -> i64:
        """The cells of a district that can be built on."""
        return free_cells(self.marsh[district], self.built[district], district)

    def on_table(self) -> i64:
        """All the cards of unfinished or waiting common buildings, whoever they lie before."""
        cards: i64 = 0
        for pile in self.laid:
            cards += pile
        return cards

    def casas_in(self, district: i64) -> i64:
        """How many Casas stand in a district."""
        return count(self.pieces[CASA * DISTRICTS + district])

    def takes_part(self, party: i64, type: i64, builder: i64, alone: i64) -> bool:
        """Whether a party has a card in a building; one built alone is nobody else's [VDG-POINTS-2]."""
        if alone != 0:
            return party == builder
        return lane(self.laid[party], type, LANE) > 0

    def could_trade(self, seat: i64) -> bool:
        """Whether a player may hold enough gold for an exchange, as far as everybody can tell from the tokens'
        number.
        """
        player = self.players[seat]
        marsh = bag_size(player.marsh, LANE) * MOST_IN_MARSH
        return marsh + bag_size(player.gold, LANE) * MOST_IN_GOLD >= GOLD_PER_SPACE

    def knows_hand(self, seat: i64) -> bool:
        """Whether everybody knows all the cards in a hand, an empty one for example."""
        return self.players[seat].hand == sure(self.book, seat)

    def open_types(self, party: i64) -> i64:
        """Of how many types a party has cards on the table."""
        return count(kinds_in(self.laid[party], LANE))

    def is_finished(self, type: i64) -> bool:
        """Whether all cards of the common building of a type are on the table [VDG-SITE-1]."""
        return lane(self.on_table(), type, LANE) == CARDS[type]

    def occupied(self, space: i64, by_other_than: i64) -> bool:
        """Whether another gondola is on a space: 10 and 45 are one, unless the table plays them as two [VDG-MOVE-7]."""
        seat: i64
        for seat in range(self.seats):
            if seat != by_other_than:
                there = self.players[seat].space
                if there == space:
                    return True
                if self.one_crossing != 0 and (
                    (there == CROSSED_FIRST and space == CROSSED_AGAIN)
                    or (there == CROSSED_AGAIN and space == CROSSED_FIRST)
                ):
                    return True
        return False

    def space_after(self, seat: i64, points: i64) -> i64:
        """Where a gondola comes with so many points: occupied spaces are jumped and not counted [VDG-MOVE-1,
        VDG-MOVE-4, VDG-MOVE-5]. Any number may be on the start: nobody comes back to it [VDG-MOVE-6].
        """
        space = self.players[seat].space
        while points > 0:
            space += 1
            while self.occupied(space, seat):
                space += 1
            points -= 1
        return space

    # --- changing it

    def occupy(self, cell: i64) -> None:
        """A building, or part of one, now stands on a cell."""
        district = DISTRICT_OF[cell]
        self.built[district] |= BIT[cell - FIRST_CELL[district]]

    def book_of(self, reader: i64) -> vec[i64]:
        """What a player knows of hands and deck; of -1, what everybody knows."""
        return self.book if reader < 0 else self.players[reader].book

    def readers(self) -> vec[i64]:
        """Who keeps a book: everybody together, which is -1, and each player whose own is not closed."""
        found = vec[i64]([-1])
        seat: i64
        for seat in range(self.seats):
            if not is_closed(self.players[seat].book):
                found = append(found, seat)
        return found

    def leave_hand(self, seat: i64, type: i64) -> None:
        """A card leaves a hand in the open."""
        self.players[seat].hand -= some(type, LANE)
        for reader in self.readers():
            if reader != seat:
                note_left(self.book_of(reader), reader, seat, type)

    def take_openly(self, seat: i64, type: i64) -> None:
        """A card goes into a hand, and everybody sees which."""
        self.players[seat].hand += some(type, LANE)
        for reader in self.readers():
            if reader != seat:
                note_taken(self.book_of(reader), seat, type)

    def take_blindly(self, seat: i64, type: i64) -> None:
        """A card goes from the deck into a hand, and only its owner sees which."""
        self.players[seat].hand += some(type, LANE)
        for reader in self.readers():
            if reader == seat:
                note_gone(self.book_of(reader), type)
            else:
                note_drawn(self.book_of(reader), seat)

    def gold_left(self) -> i64:
        """How many gold tokens the stock has."""
        return bag_size(self.gold_stock + self.gold_open, LANE)

    def take_gold(self, seat: i64) -> i64:
        """A token goes blindly from the stock to a player, who alone knows of which kind.

        Those that went back are mixed with the others now; after as many draws nothing of them is certain.
        """
        self.gold_stock += self.gold_open
        self.gold_back += self.gold_open
        self.gold_open = 0
        kind = self.draw_kind(self.gold_stock, LANE)
        self.gold_stock -= some(kind, LANE)
        self.players[seat].gold += some(kind, LANE)
        self.gold_drawn += 1
        if self.gold_drawn >= bag_size(self.gold_back, LANE):
            self.gold_back = 0
            self.gold_drawn = 0
        return kind

    def leave_deck(self, type: i64) -> None:
        """Everybody sees a card leave the deck."""
        for reader in self.readers():
            note_gone(self.book_of(reader), type)

    def make_deck(self) -> None:
        """The discard pile is the deck now; all other cards that nobody sees are in hands."""
        self.deck = self.discard
        self.discard = 0
        for reader in self.readers():
            note_deck_made(self.book_of(reader), reader, self.hands(), self.deck)

    def hands(self) -> vec[i64]:
        """What each player holds."""
        held = filled(self.seats, 0)
        seat: i64
        for seat in range(self.seats):
            held[seat] = self.players[seat].hand
        return held

    # --- imagining

    def redeal(self, viewer: i64) -> None:
        redeal(self, viewer)

    # --- the result

    def scores(self) -> vec[i64]:
        """The space each gondola has reached: the farthest wins [VDG-END-6]. Only on the start can two be level
        [VDG-END-9].
        """
        reached = filled(self.seats, 0)
        seat: i64
        for seat in range(self.seats):
            reached[seat] = self.players[seat].space
        return reached
