"""The table: land and buildings, cards in hands, on the table and beside it, tokens, gondolas."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bags import bag_size, kinds_in, lane, some
from serenissima.core.bits import BIT, count, filled
from serenissima.core.engine import State
from serenissima.core.fields import ALL, BAG, BAGS, INT, NONE, OWNER, PARTS, ROW, SET, SETS, Declared, Fact
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

HOME: Final = -1  # where an architect is whom nobody holds
EMPTY_ROW: Final = filled(0, 0)
PONTI: Final = 20  # where the row of pieces keeps the bridges
ZONES_OF_A_SEAT: Final = 5


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What a player has."""

    FIELDS: ClassVar[list[Fact]] = [
        Fact("hand", BAG, OWNER, bits=LANE, kinds=TYPES),
        Fact("marsh", BAG, OWNER, bits=LANE, kinds=MARSH_KINDS),
        Fact("gold", BAG, OWNER, bits=LANE, kinds=GOLD_KINDS),
        Fact("offered_marsh", BAG, OWNER, bits=LANE, kinds=MARSH_KINDS),
        Fact("offered_gold", BAG, OWNER, bits=LANE, kinds=GOLD_KINDS),
        Fact("shown", BAG, ALL, bits=LANE, kinds=TYPES),
        Fact("space", INT),
    ]

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.marsh: i64 = 0  # tokens, by value
        self.gold: i64 = 0  # tokens, by value less the lowest
        self.offered_marsh: i64 = 0  # tokens laid aside for an exchange that is not made yet
        self.offered_gold: i64 = 0
        self.shown: i64 = 0  # cards of the hand that everybody saw it take
        self.space: i64 = 0  # of the gondola

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand
        copy.marsh = self.marsh
        copy.gold = self.gold
        copy.offered_marsh = self.offered_marsh
        copy.offered_gold = self.offered_gold
        copy.shown = self.shown
        copy.space = self.space
        return copy


@mypyc_attr(acyclic=True)
class Venedig(State):
    """A position. Parties are the players and, with two of them, the imaginary third."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Fact("players", PARTS),
        Fact("parties", INT, fixed=True),
        Fact("one_crossing", INT, fixed=True),
        Fact("active", INT),
        Fact("third_served", INT),
        Fact("ended", INT),
        Fact("marsh", SETS),
        Fact("built", SETS),
        Fact("pieces", SETS),
        Fact("stock", BAG, bits=LANE, kinds=TYPES),
        Fact("laid", BAGS, bits=LANE, kinds=TYPES),
        Fact("whole_sets", SET),
        Fact("architects", ROW),
        Fact("deck", BAG, NONE, bits=LANE, kinds=TYPES),
        Fact("deck_from", BAG, bits=LANE, kinds=TYPES),
        Fact("discard", BAG, bits=LANE, kinds=TYPES),
        Fact("row", SET),
        Fact("undrained", BAG, NONE, bits=LANE, kinds=MARSH_KINDS),
        Fact("traded_marsh", BAG, bits=LANE, kinds=MARSH_KINDS),
        Fact("gold_stock", BAG, NONE, bits=LANE, kinds=GOLD_KINDS),
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
        self.architects: vec[i64] = EMPTY_ROW  # the party that holds each, or HOME
        self.deck: i64 = 0
        self.deck_from: i64 = 0  # what the deck was made of, less what everybody saw leave it
        self.discard: i64 = 0
        self.row: i64 = 0  # types that lie open beside the deck
        self.undrained: i64 = 0  # values under the marsh tokens of the board
        self.traded_marsh: i64 = 0  # marsh tokens that have left the game
        self.gold_stock: i64 = 0

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
        copy.architects = self.architects[:]
        copy.deck = self.deck
        copy.deck_from = self.deck_from
        copy.discard = self.discard
        copy.row = self.row
        copy.undrained = self.undrained
        copy.traded_marsh = self.traded_marsh
        copy.gold_stock = self.gold_stock
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

    def leave_hand(self, seat: i64, type: i64, number: i64 = 1) -> None:
        """Cards leave a hand in the open; those that everybody knew of are counted as the first to go."""
        player = self.players[seat]
        player.hand -= some(type, LANE, number)
        known = lane(player.shown, type, LANE)
        known = min(known, number)
        player.shown -= some(type, LANE, known)

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
        player = self.players[seat]
        if which == 0:
            return player.hand
        if which == 1:
            return player.marsh
        if which == 2:
            return player.gold
        if which == 3:
            return player.offered_marsh
        return player.offered_gold

    def set_zone(self, z: i64, content: i64) -> None:
        seat = z // ZONES_OF_A_SEAT
        which = z % ZONES_OF_A_SEAT
        if seat == self.seats:
            if which == 0:
                self.deck = content
            elif which == 1:
                self.undrained = content
            else:
                self.gold_stock = content
            return
        player = self.players[seat]
        if which == 0:
            player.hand = content
        elif which == 1:
            player.marsh = content
        elif which == 2:
            player.gold = content
        elif which == 3:
            player.offered_marsh = content
        else:
            player.offered_gold = content

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

    def zone_floor(self, z: i64) -> i64:
        """Everybody remembers the cards that a hand took from the open row."""
        if z % ZONES_OF_A_SEAT == 0 and z // ZONES_OF_A_SEAT < self.seats:
            return self.players[z // ZONES_OF_A_SEAT].shown
        return 0

    def zone_ceiling(self, z: i64) -> i64:
        """Everybody has seen the cards of the discard pile that the deck was made of."""
        if z == self.seats * ZONES_OF_A_SEAT:
            return self.deck_from
        return -1

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
