"""The table: cards, buildings, councillors, the Doge track and what has been built between the districts."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bags import bag_size, common, covers, lane, some
from serenissima.core.bits import BIT, count, filled, has, nth
from serenissima.core.engine import State
from serenissima.core.fields import EMPTY_ROW, LATER_SEAT, NONE, SEAT, SEATS, Fact, between, maybe, up_to
from serenissima.core.options import Options
from serenissima.core.shapes import Bag, Bags, Lanes, Number, Parts, Set
from serenissima.games.rialto.actions import (
    ACTIONS,
    BANK,
    BRIDGE,
    BRIDGE_SET,
    BUILDING,
    CARD,
    CARD_ROW,
    DISTRICT,
    LINK,
    MAP,
    ROUND,
    STAGE,
    TILE,
)
from serenissima.games.rialto.board import bridge_end, marked_link
from serenissima.games.rialto.events import MARKED, RESHUFFLED, STEPPED, TURNED_UP, UNMARKED
from serenissima.games.rialto.knowledge import imagine
from serenissima.games.rialto.player import RESTING, USED, Player
from serenissima.games.rialto.printed import (
    BUILDING_BITS,
    CARD_BITS,
    COINS,
    COUNCIL_BITS,
    GONDOLAS,
    SEAT_BITS,
    TILE_BITS,
)
from serenissima.games.rialto.scoring import all_district_points, building_points, leftover_points
from serenissima.games.rialto.seats import seat_at, with_seat

NONE_YET: Final = -1
MOST_DELAYED: Final = 10
TIE_BREAK: Final = 8  # one point is worth more than any place on the Doge track


@mypyc_attr(acyclic=True)
class Rialto(State):
    """A position of Rialto. `players` holds the neutral player last, in the variant that has one."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Number("board", "which map", MAP, fixed=True),
        Number("bridges", "which set of bridges", BRIDGE_SET, fixed=True),
        Number("clockwise", "from a seat to the next one clockwise", between(1, 2), default=1, fixed=True),
        Lanes("number_of", "the order tile of each district, from 0", ROUND, by=DISTRICT, bits=TILE_BITS, fixed=True),
        Lanes("district_in", "the district of each round", DISTRICT, by=ROUND, bits=TILE_BITS, fixed=True),
        Number("round", "counted from 0", ROUND),
        Number("stage", "A to F while cards are played", maybe(STAGE), default=NONE_YET),
        Number("first", "the first player of the stage", maybe(SEAT), default=NONE_YET),
        Lanes("bonuses", "who won the bonus of each stage this round", LATER_SEAT, by=STAGE, bits=SEAT_BITS),
        Lanes("delayed", "who waits to play late, in order", LATER_SEAT, length=MOST_DELAYED, bits=SEAT_BITS),
        Lanes("order", "the seats in Doge order, foremost first", LATER_SEAT, by=SEAT, bits=SEAT_BITS),
        Bag("pile", "cards to draw", CARD, bits=CARD_BITS, seen=NONE),
        Bag("spent", "the discards that everybody saw before they were turned down", CARD, bits=CARD_BITS),
        Bag("stacked", "known to all to be in the pile since it was shuffled", CARD, bits=CARD_BITS, memory=True),
        Bag("risen", "turned up since then, and nobody knew that it was there", CARD, bits=CARD_BITS, memory=True),
        Bags("rows", "open rows of cards", CARD, by=CARD_ROW, fewer=True, bits=CARD_BITS),
        Bag("neutral_cards", "those of the neutral player", CARD, bits=CARD_BITS),
        Bag("stock", "buildings left of each kind", BUILDING, bits=BUILDING_BITS),
        Number("coins", "in the supply", up_to(COINS)),
        Lanes("tiles", "what lies on each connection", TILE, by=LINK, bits=TILE_BITS),
        Set("free", "the connections on which nothing lies", LINK),
        Number("bridge", "the visible top of the bridge stack", maybe(BRIDGE), default=NONE_YET),
        Set("unseen_bridges", "those below it: known, but in no order before they are turned up", BRIDGE),
        Number("gondolas", "in the supply", up_to(GONDOLAS)),
        Set("banks", "the banks whose bonus can still be won", BANK),
        Lanes("bank_winners", "for each bank, the set of those who won its bonus", SEATS, by=BANK, bits=COUNCIL_BITS),
        Number("marked", "the neutral player's connection", maybe(LINK), default=NONE_YET),
        Parts("players", "by seat; the neutral player last", Player, by=SEAT),
    ]

    # made from FIELDS by tools/make_fields.py: d276a80eb82c
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.board: i64 = 0
        self.bridges: i64 = 0
        self.clockwise: i64 = 1
        self.number_of: i64 = 0
        self.district_in: i64 = 0
        self.round: i64 = 0
        self.stage: i64 = NONE_YET
        self.first: i64 = NONE_YET
        self.bonuses: i64 = 0
        self.delayed: i64 = 0
        self.order: i64 = 0
        self.pile: i64 = 0
        self.spent: i64 = 0
        self.stacked: i64 = 0
        self.risen: i64 = 0
        self.rows: vec[i64] = EMPTY_ROW
        self.neutral_cards: i64 = 0
        self.stock: i64 = 0
        self.coins: i64 = 0
        self.tiles: i64 = 0
        self.free: i64 = 0
        self.bridge: i64 = NONE_YET
        self.unseen_bridges: i64 = 0
        self.gondolas: i64 = 0
        self.banks: i64 = 0
        self.bank_winners: i64 = 0
        self.marked: i64 = NONE_YET
        self.players: list[Player] = []

    def clone(self) -> Rialto:
        copy = Rialto(self.luck, self.seats)
        self.copy_base(copy)
        copy.board = self.board
        copy.bridges = self.bridges
        copy.clockwise = self.clockwise
        copy.number_of = self.number_of
        copy.district_in = self.district_in
        copy.round = self.round
        copy.stage = self.stage
        copy.first = self.first
        copy.bonuses = self.bonuses
        copy.delayed = self.delayed
        copy.order = self.order
        copy.pile = self.pile
        copy.spent = self.spent
        copy.stacked = self.stacked
        copy.risen = self.risen
        copy.rows = self.rows[:]
        copy.neutral_cards = self.neutral_cards
        copy.stock = self.stock
        copy.coins = self.coins
        copy.tiles = self.tiles
        copy.free = self.free
        copy.bridge = self.bridge
        copy.unseen_bridges = self.unseen_bridges
        copy.gondolas = self.gondolas
        copy.banks = self.banks
        copy.bank_winners = self.bank_winners
        copy.marked = self.marked
        copy.players = [part.clone() for part in self.players]
        return copy

    def zones(self) -> i64:
        return 3 * self.seats + 1

    def zone(self, z: i64) -> i64:
        if z < 3 * self.seats:
            player = self.players[z // 3]
            which = z % 3
            if which == 0:
                return player.hand
            if which == 1:
                return player.cut
            return player.dropped
        return self.pile

    def set_zone(self, z: i64, content: i64) -> None:
        if z < 3 * self.seats:
            player = self.players[z // 3]
            which = z % 3
            if which == 0:
                player.hand = content
                return
            if which == 1:
                player.cut = content
                return
            player.dropped = content
            return
        self.pile = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < 3 * self.seats:
            return z // 3 == viewer
        return False

    def zone_bits(self, z: i64) -> i64:
        return CARD_BITS

    # end of what is made from FIELDS

    # --- reading the table

    def neutral(self) -> i64:
        """The seat of the neutral player: one past the seats that decide. Without the variant nobody sits there."""
        return self.seats

    def has_neutral(self) -> bool:
        """Whether the neutral player takes part [RIA-NEUTRAL-1]."""
        return len(self.players) > self.seats

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + self.clockwise) % len(self.players)

    def current_district(self) -> i64:
        """The district of this round [RIA-CARDS-1]."""
        return lane(self.district_in, self.round, TILE_BITS)

    def winner(self) -> i64:
        """Who has the bonus of the stage, or NONE_YET."""
        return seat_at(self.bonuses, self.stage)

    def in_doge_order(self, place: i64) -> i64:
        """The seat at that place of the Doge order, counted from 0 [RIA-DOGE-2, RIA-DOGE-3]."""
        return seat_at(self.order, place)

    # --- changing it

    def advance(self, seat: i64, steps: i64) -> None:
        """Move a marker on the Doge track; where others stand it goes on top of them [RIA-A-2, RIA-DOGE-3,
        RIA-DOGE-4].
        """
        player = self.players[seat]
        player.doge += steps
        order: i64 = 0
        inserted = False
        place: i64
        for place in range(len(self.players)):
            other = self.in_doge_order(place)
            if other != seat:
                if not inserted and self.players[other].doge <= player.doge:
                    order = with_seat(order, seat)
                    inserted = True
                order = with_seat(order, other)
        if not inserted:
            order = with_seat(order, seat)
        self.order = order
        self.tell(STEPPED, seat, steps, player.doge)

    def pay_on(self, player: Player, building: i64) -> None:
        """Lay one own coin on the tile [RIA-USE-1]."""
        player.coins -= 1
        player.used += some(building, BUILDING_BITS)

    def give_coins(self, player: Player, coins: i64) -> i64:
        """Coins from the supply, as far as it goes [RIA-COMP-9, RIA-B-3]; how many came."""
        given = min(self.coins, coins)
        self.coins -= given
        player.coins += given
        return given

    def cards_to_draw(self) -> bool:
        """Whether anything can be drawn: from the pile, or from the discards that would be shuffled [RIA-CARDS-4]."""
        if self.pile != 0 or self.spent != 0:
            return True
        for player in self.players:
            if player.dropped != 0:
                return True
        return False

    def draw_card(self) -> i64:
        """A bag with one card of the pile; none when all cards are in hands [RIA-CARDS-4, RIA-CARDS-5]."""
        if self.pile == 0:
            if not self.cards_to_draw():
                return 0
            self.shuffle_discards()
        card = some(self.draw_kind(self.pile, CARD_BITS), CARD_BITS)
        self.pile -= card
        return card

    def shuffle_discards(self) -> None:
        """All discards together are the new pile [RIA-CARDS-4]. Everybody knows what was seen to go there, and the own
        discards [RIA-CARDS-18].
        """
        self.stacked = self.spent
        self.risen = 0
        for player in self.players:
            self.stacked += player.shed
        for player in self.players:
            self.pile += player.dropped
            player.stacked = self.stacked - player.shed + player.dropped
            player.forget_discards()
        self.pile += self.spent
        self.spent = 0
        self.tell(RESHUFFLED, NONE_YET, bag_size(self.pile, CARD_BITS))

    def draw_openly(self) -> i64:
        """A card of the pile that everybody sees."""
        card = self.draw_card()
        if covers(self.stacked, card, CARD_BITS):
            self.stacked -= card
        else:
            self.risen += card
        for player in self.players:
            player.see_drawn(card)
        return card

    def grow_older(self) -> None:
        """A new round: what everybody can tell of the cards that are still held [RIA-CARDS-18]. What must have been
        shuffled into the pile is there still, or is what has turned up since.
        """
        for player in self.players:
            gone = player.grow_older()
            risen = common(gone, self.risen, CARD_BITS)
            self.risen -= risen
            self.stacked += gone - risen
            for other in self.players:
                if other is not player:  # who knows already what went in from there
                    other.learn_stacked(gone)

    def give_back(self, player: Player, building: i64, condition: i64) -> None:
        """An own building returns to the stock; a coin on it goes to the supply [RIA-C-10, RIA-BLUE-4]."""
        tile = some(building, BUILDING_BITS)
        player.buildings -= tile
        self.stock += tile
        if condition == USED:
            player.used -= tile
            self.coins += 1
        elif condition == RESTING:
            player.resting -= tile

    def seat_councillors(self, seat: i64, district: i64, number: i64) -> None:
        """Put councillors into a district, or take them away with a number below 0."""
        self.players[seat].council += BIT[district * COUNCIL_BITS] * number

    def lay_tile(self, link: i64, tile: i64) -> None:
        """A bridge or gondola on a free connection. Whoever lays it tells so, and then moves the mark."""
        self.tiles += some(link, TILE_BITS, tile)
        self.free ^= BIT[link]

    def move_mark(self) -> None:
        """The neutral player's mark leaves a connection that is taken [RIA-NEUTRAL-8]; there is none once all twelve
        are [RIA-NEUTRAL-9].
        """
        if self.marked != NONE_YET and not has(self.free, self.marked):
            self.marked = marked_link(self.free, self.number_of, self.district_in)
            if self.marked == NONE_YET:
                self.tell(UNMARKED, NONE_YET)
            else:
                self.tell(MARKED, NONE_YET, self.marked)

    def turn_up_bridge(self) -> None:
        """Turn up the next bridge of the stack [RIA-SETUP-3]. Its order does not exist before: each turn is a draw."""
        if self.unseen_bridges == 0:
            self.bridge = NONE_YET
        else:
            self.bridge = nth(self.unseen_bridges, self.below(count(self.unseen_bridges)))
            self.unseen_bridges ^= BIT[self.bridge]
            first, second = bridge_end(self.bridges, self.bridge, 0), bridge_end(self.bridges, self.bridge, 1)
            self.tell(TURNED_UP, NONE_YET, first, second)

    # --- scoring

    def scores(self) -> vec[i64]:
        """Points on the track, leftovers, buildings and districts, as if the game ended now."""
        totals = filled(self.seats, 0)
        seat: i64
        for seat in range(self.seats):
            player = self.players[seat]
            totals[seat] = (
                player.points
                + leftover_points(player)
                + building_points(player)
                + all_district_points(self.players, self.order, seat, self.bridges, self.tiles)
            )
        return totals

    def standing(self) -> vec[i64]:
        """Points, and behind them the place on the Doge track, which settles ties [RIA-END-2, RIA-END-3]."""
        ranks = self.scores()
        seats: i64 = len(self.players)
        place: i64
        for place in range(seats):
            seat = self.in_doge_order(place)
            if seat < self.seats:
                ranks[seat] = ranks[seat] * TIE_BREAK + seats - place
        return ranks

    # --- imagining

    def redeal(self, viewer: i64) -> None:
        """Deal the hidden cards again, with all that the viewer knows of them: see `knowledge.py` [RIA-CARDS-18].

        Somebody who has begun to play with a yellow 3 alone holds what completes it [RIA-JOKER-2].
        """
        top = self.top
        options = Options()
        while True:
            self.pile = imagine(self.players, self.seats, viewer, self.pile, self.stacked, self.risen, self)
            if top is None or top.seat < 0 or top.seat == viewer or self.players[top.seat].wilds == 0:
                return
            self.options(options)
            if options.size > 0:
                return
