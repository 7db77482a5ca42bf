"""The table: land and buildings, cards in hands, on the table and beside it, tokens, gondolas."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bags import bag_size, common, kinds_in, lane, some
from serenissima.core.bits import BIT, count, filled
from serenissima.core.engine import State
from serenissima.core.fields import ANY_NUMBER, NONE, Fact, up_to
from serenissima.core.shapes import Bag, Bags, Number, Parts, Row, Set, Sets
from serenissima.games.venedig.actions import ACTIONS
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
    GOLD_KINDS,
    GOLD_PER_SPACE,
    LANE,
    MARSH_KINDS,
    MOST_IN_GOLD,
    MOST_IN_MARSH,
    TYPES,
)
from serenissima.games.venedig.knowledge import (
    deal_again,
    note_deck_made,
    note_drawn,
    note_gone,
    note_left,
    note_taken,
    sure,
)
from serenissima.games.venedig.player import EMPTY_ROW, Player

HOME: Final = -1  # where an architect is whom nobody holds
PONTI: Final = 20  # where the row of pieces keeps the bridges
ZONES_OF_A_SEAT: Final = 5


@mypyc_attr(acyclic=True)
class Venedig(State):
    """A position. Parties are the players and, with two of them, the imaginary third."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Parts("players", "", Player, length=6),
        Number("parties", "", ANY_NUMBER, fixed=True),
        Number("one_crossing", "", ANY_NUMBER, fixed=True),
        Number("active", "", ANY_NUMBER),
        Number("third_served", "", ANY_NUMBER),
        Number("ended", "", ANY_NUMBER),
        Sets("marsh", "", up_to(63), length=512),
        Sets("built", "", up_to(63), length=512),
        Sets("pieces", "", up_to(63), length=512),
        Bag("stock", "", up_to(TYPES - 1), bits=LANE),
        Bags("laid", "", up_to(TYPES - 1), length=512, bits=LANE),
        Set("whole_sets", "", up_to(63)),
        Set("begun_now", "", up_to(63)),
        Row("architects", "", ANY_NUMBER, length=512),
        Bag("deck", "", up_to(TYPES - 1), seen=NONE, bits=LANE),
        Row("book", "", ANY_NUMBER, length=512),
        Bag("discard", "", up_to(TYPES - 1), bits=LANE),
        Set("row", "", up_to(63)),
        Bag("undrained", "", up_to(MARSH_KINDS - 1), seen=NONE, bits=LANE),
        Bag("traded_marsh", "", up_to(MARSH_KINDS - 1), bits=LANE),
        Bag("gold_stock", "", up_to(GOLD_KINDS - 1), seen=NONE, bits=LANE),
        Bag("gold_open", "", up_to(GOLD_KINDS - 1), bits=LANE),
        Bag("gold_back", "", up_to(GOLD_KINDS - 1), bits=LANE),
        Number("gold_drawn", "", ANY_NUMBER),
    ]

    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.players: list[Player] = []
        self.parties: i64 = seats
        self.one_crossing: i64 = 1  # whether 10 and 45 are one space
        self.active: i64 = 0  # whose turn it is
        self.third_served: i64 = 0  # whether a card was drawn for the imaginary third in this turn
        self.ended: i64 = 0  # whether the end has come; what is still to happen then happens
        self.marsh: vec[i64] = EMPTY_ROW  # cells of each district under marsh
        self.built: vec[i64] = EMPTY_ROW  # cells of each district under a building
        self.pieces: vec[i64] = EMPTY_ROW  # sites of each type and district, bridges last
        self.stock: i64 = 0  # buildings beside the board
        self.laid: vec[i64] = EMPTY_ROW  # cards on the table before each party
        self.whole_sets: i64 = 0  # types of which the active player has a complete set of its own on the table
        self.begun_now: i64 = 0  # types whose common pile the active player began in this turn
        self.architects: vec[i64] = EMPTY_ROW  # the party that holds each, or HOME
        self.deck: i64 = 0
        self.book: vec[i64] = EMPTY_ROW  # what everybody knows of hands and deck, see `knowledge`
        self.discard: i64 = 0
        self.row: i64 = 0  # types that lie open beside the deck
        self.undrained: i64 = 0  # values under the marsh tokens of the board
        self.traded_marsh: i64 = 0  # marsh tokens that have left the game
        self.gold_stock: i64 = 0
        self.gold_open: i64 = 0  # tokens that everybody saw go back to the stock, until the next is drawn
        self.gold_back: i64 = 0  # the same, mixed with the others
        self.gold_drawn: i64 = 0  # how many of those may have been drawn since

    def clone(self) -> Venedig:
        """An independent copy."""
        copy = Venedig(self.luck, self.seats)
        self.copy_base(copy)
        copy.players = [player.clone() for player in self.players]
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

    def leave_hand(self, seat: i64, type: i64) -> None:
        """A card leaves a hand in the open."""
        self.players[seat].hand -= some(type, LANE)
        reader: i64
        for reader in range(-1, self.seats):
            if reader != seat:
                note_left(self.book_of(reader), reader, seat, type)

    def take_openly(self, seat: i64, type: i64) -> None:
        """A card goes into a hand, and everybody sees which."""
        self.players[seat].hand += some(type, LANE)
        reader: i64
        for reader in range(-1, self.seats):
            if reader != seat:
                note_taken(self.book_of(reader), seat, type)

    def take_blindly(self, seat: i64, type: i64) -> None:
        """A card goes from the deck into a hand, and only its owner sees which."""
        self.players[seat].hand += some(type, LANE)
        reader: i64
        for reader in range(-1, self.seats):
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
        reader: i64
        for reader in range(-1, self.seats):
            note_gone(self.book_of(reader), type)

    def make_deck(self) -> None:
        """The discard pile is the deck now; all other cards that nobody sees are in hands."""
        self.deck = self.discard
        self.discard = 0
        reader: i64
        for reader in range(-1, self.seats):
            note_deck_made(self.book_of(reader), reader, self.hands(), self.deck)

    def hands(self) -> vec[i64]:
        """What each player holds."""
        held = filled(self.seats, 0)
        seat: i64
        for seat in range(self.seats):
            held[seat] = self.players[seat].hand
        return held

    # --- hidden zones: for each seat hand, marsh, gold and what of them is laid aside; then deck, undrained, gold stock

    def zones(self) -> i64:
        return self.seats * ZONES_OF_A_SEAT + 3

    def zone(self, z: i64) -> i64:
        seat = z // ZONES_OF_A_SEAT
        which = z % ZONES_OF_A_SEAT
        if seat == self.seats:
            if which == 0:
                return self.deck
            if which == 1:
                return self.undrained
            return self.gold_stock
        return self.players[seat].bag(which)

    def set_zone(self, z: i64, content: i64) -> None:
        seat = z // ZONES_OF_A_SEAT
        which = z % ZONES_OF_A_SEAT
        if seat != self.seats:
            self.players[seat].put(which, content)
        elif which == 0:
            self.deck = content
        elif which == 1:
            self.undrained = content
        else:
            self.gold_stock = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        return viewer >= 0 and z // ZONES_OF_A_SEAT == viewer

    def zone_pool(self, z: i64) -> i64:
        """Cards, marsh tokens, gold tokens."""
        which = z % ZONES_OF_A_SEAT
        if which > 2:
            return which - 2
        return which

    def zone_bits(self, z: i64) -> i64:
        return LANE

    def redeal(self, viewer: i64) -> None:
        """Cards as the viewer's book has them; then the others remember what everybody does."""
        dealt = deal_again(self, self.book_of(viewer), viewer, self.hands(), self.deck)
        seat: i64
        for seat in range(self.seats):
            self.players[seat].hand = dealt[seat]
            if seat != viewer:
                self.players[seat].book = self.book[:]
        self.deck = dealt[self.seats]
        self.redeal_tokens(viewer)

    def redeal_tokens(self, viewer: i64) -> None:
        """Marsh and gold, wherever the viewer does not see them."""
        marsh = self.undrained
        gold = self.gold_stock
        seat: i64
        for seat in range(self.seats):
            if seat != viewer:
                player = self.players[seat]
                marsh += player.marsh + player.offered_marsh
                gold += player.gold + player.offered_gold
        while not self.tokens_dealt(viewer, marsh, gold):
            pass

    def tokens_dealt(self, viewer: i64, marsh: i64, gold: i64) -> bool:
        """Deal these among the others and the stocks, if the tokens come to lie as they can. Of those that went back to
        the stock no more are missing there than were drawn since.
        """
        stays = self.draw_bag(self.gold_back, bag_size(self.gold_back, LANE) - self.gold_drawn, LANE)
        stays = common(stays, gold, LANE)
        gold -= stays
        for exchanging in (True, False):  # who lays tokens aside has enough of them
            seat: i64
            for seat in range(self.seats):
                player = self.players[seat]
                if seat != viewer and player.exchanging() == exchanging:
                    if not player.tokens_dealt(self, marsh, gold):
                        return False
                    marsh -= player.marsh + player.offered_marsh
                    gold -= player.gold + player.offered_gold
        self.undrained = marsh
        self.gold_stock = gold + stays
        return True

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
