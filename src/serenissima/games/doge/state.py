"""The table: who has what where. The rules in `flow/` read it and change it through the few methods here."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bits import BIT, count, filled, has, nth
from serenissima.core.engine import NOBODY, State
from serenissima.core.fields import EMPTY_ROW, OWNER, SEAT, Declared, Fact, maybe, up_to
from serenissima.core.shapes import Bag, Bags, Number, Parts, Row, Set
from serenissima.games.doge.actions import ACTIONS, AREA, BALLOT, COUNCILLOR, DISTRICT, MARKER
from serenissima.games.doge.ballots import BALLOTS_IN, BITS, EMPTY, FULL, SIZE, VOTES
from serenissima.games.doge.board import (
    ALL_AREAS,
    AREAS,
    CIRCLE,
    COUNCILLORS,
    DISTRICTS,
    HOME,
    HOUSES,
    LAST_YEAR,
    NEUTRAL,
    PALACES,
    PRICES,
    RINGS,
    SPACES,
)
from serenissima.games.doge.events import BUILT, DISMISSED, MOVED, PLACED, RENOUNCED, TOOK, TURNED_NEUTRAL
from serenissima.games.doge.scoring import meets_condition

UNDECIDED: Final = -1  # no card, or no ballot, chosen in this round


@mypyc_attr(acyclic=True)
class Player(Declared):
    """One colour: its votes, into which only the owner looks until they are counted, and its pieces [DOG-LAY-10]."""

    FIELDS: ClassVar[list[Fact]] = [
        Number("card", "the area card chosen in the round in progress", maybe(AREA), default=UNDECIDED, seen=OWNER),
        Number("ballot", "and the markers chosen with it", maybe(BALLOT), default=UNDECIDED, seen=OWNER),
        Bag("hand", "not laid this year, as of the last reveal", MARKER, bits=BITS, seen=OWNER, apart=True),
        Bags("stacks", "face down in each area", MARKER, by=AREA, bits=BITS, seen=OWNER, apart=True),
        Bags("shown", "turned up in each area", MARKER, by=AREA, bits=BITS),
        Set("used", "area cards played this year", AREA),
        Number("reserve", "houses not on the board", up_to(HOUSES)),
        Row("houses", "in each district", up_to(HOUSES), by=DISTRICT),
        Number("palaces_left", "palaces not on the board", up_to(PALACES)),
        Row("palaces", "in each district", up_to(SPACES), by=DISTRICT),
        Number("rings", "not on a councillor", up_to(RINGS)),
    ]

    # made from FIELDS by tools/make_fields.py: ec92af718cf4
    def __init__(self) -> None:
        self.card: i64 = UNDECIDED
        self.ballot: i64 = UNDECIDED
        self.hand: i64 = 0
        self.stacks: vec[i64] = EMPTY_ROW
        self.shown: vec[i64] = EMPTY_ROW
        self.used: i64 = 0
        self.reserve: i64 = 0
        self.houses: vec[i64] = EMPTY_ROW
        self.palaces_left: i64 = 0
        self.palaces: vec[i64] = EMPTY_ROW
        self.rings: i64 = 0

    def clone(self) -> Player:
        copy = Player()
        copy.card = self.card
        copy.ballot = self.ballot
        copy.hand = self.hand
        copy.stacks = self.stacks[:]
        copy.shown = self.shown[:]
        copy.used = self.used
        copy.reserve = self.reserve
        copy.houses = self.houses[:]
        copy.palaces_left = self.palaces_left
        copy.palaces = self.palaces[:]
        copy.rings = self.rings
        return copy

    # end of what is made from FIELDS

    def take_pieces(self) -> None:
        """All the pieces of a colour [DOG-SETUP-2, DOG-MATERIAL-1]."""
        self.hand = FULL
        self.stacks = filled(AREAS, EMPTY)
        self.shown = filled(AREAS, EMPTY)
        self.reserve = HOUSES
        self.houses = filled(DISTRICTS, 0)
        self.palaces_left = PALACES
        self.palaces = filled(DISTRICTS, 0)
        self.rings = RINGS


@mypyc_attr(acyclic=True)
class Doge(State):
    """A position of the game."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Number("year", "from 1", up_to(LAST_YEAR)),
        Number("counted", "how many areas this year", up_to(AREAS)),
        Row("brown", "this year's order of the areas", AREA, length=AREAS),
        Row("blue", "next year's order, as far as it is turned up; else CIRCLE", up_to(CIRCLE), length=AREAS),
        Row("place", "the area of each councillor, or CIRCLE", up_to(CIRCLE), by=COUNCILLOR),
        Row("controller", "the seat whose ring is on each councillor, or NEUTRAL", maybe(SEAT), by=COUNCILLOR),
        Row("built", "palaces of all colours in each district", up_to(SPACES), by=DISTRICT, derived=True),
        Parts("players", "by seat", Player, by=SEAT),
    ]

    # made from FIELDS by tools/make_fields.py: 7d4ebdb48276
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.year: i64 = 0
        self.counted: i64 = 0
        self.brown: vec[i64] = EMPTY_ROW
        self.blue: vec[i64] = EMPTY_ROW
        self.place: vec[i64] = EMPTY_ROW
        self.controller: vec[i64] = EMPTY_ROW
        self.built: vec[i64] = EMPTY_ROW
        self.players: list[Player] = []

    def clone(self) -> Doge:
        copy = Doge(self.luck, self.seats)
        self.copy_base(copy)
        copy.year = self.year
        copy.counted = self.counted
        copy.brown = self.brown[:]
        copy.blue = self.blue[:]
        copy.place = self.place[:]
        copy.controller = self.controller[:]
        copy.built = self.built[:]
        copy.players = [part.clone() for part in self.players]
        return copy

    def zones(self) -> i64:
        return 8 * self.seats

    def zone(self, z: i64) -> i64:
        player = self.players[z // 8]
        which = z % 8
        if which == 0:
            return player.hand
        return player.stacks[which - 1]

    def set_zone(self, z: i64, content: i64) -> None:
        player = self.players[z // 8]
        which = z % 8
        if which == 0:
            player.hand = content
            return
        player.stacks[which - 1] = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        return z // 8 == viewer

    def zone_pool(self, z: i64) -> i64:
        return z // 8

    def zone_bits(self, z: i64) -> i64:
        return BITS

    # end of what is made from FIELDS

    # --- reading the table

    def first_of(self, seats: i64) -> i64:
        """The first of these seats, counting from a first player who changes each year [DOG-ORDER-1]."""
        seat = (self.year - 1) % self.seats
        while not has(seats, seat):
            seat = (seat + 1) % self.seats
        return seat

    def votes(self, seat: i64, area: i64) -> i64:
        """The markers turned up there, and one vote for each councillor controlled there [DOG-VOTES-1, DOG-VOTES-2,
        DOG-VOTES-8].
        """
        votes = VOTES[self.players[seat].shown[area]]
        councillor: i64
        for councillor in range(COUNCILLORS):
            if self.place[councillor] == area and self.controller[councillor] == seat:
                votes += 1
        return votes

    def can_control(self, seat: i64, councillor: i64) -> bool:
        """With a ring in reserve, or already on that councillor [DOG-CONTROL-2, DOG-CONTROL-3]."""
        return self.players[seat].rings > 0 or self.controller[councillor] == seat

    def areas_for(self, councillor: i64) -> i64:
        """Every area but its own; where it stands is one of them, and staying there is taking it [DOG-BOARD-3,
        DOG-BOARD-4, DOG-MOVE-1, DOG-MOVE-2, DOG-MOVE-3, DOG-MOVE-5].
        """
        return ALL_AREAS ^ BIT[HOME[councillor]]

    def can_place(self, seat: i64, number: i64) -> i64:
        """How many houses of that number there are [DOG-DISTRICT-7, DOG-DISTRICT-9]."""
        reserve = self.players[seat].reserve
        if reserve < number:
            return reserve
        return number

    def houses_on_board(self, seat: i64) -> i64:
        """In all districts together."""
        return HOUSES - self.players[seat].reserve

    def price(self, district: i64) -> i64:
        """What the next palace costs: the number on the first free space, the last one when none is free
        [DOG-PALACE-2].
        """
        built = self.built[district]
        if built == SPACES:
            return PRICES[SPACES - 1]
        return PRICES[built]

    # --- changing it

    def turn_neutral(self, councillor: i64) -> None:
        """The ring goes back to its owner, the councillor to its circle [DOG-RENOUNCE-4]."""
        if self.place[councillor] != CIRCLE:
            self.take_ring_off(councillor)
            self.place[councillor] = CIRCLE
            self.tell(TURNED_NEUTRAL, NOBODY, councillor)

    def take_ring_off(self, councillor: i64) -> None:
        """Whoever controlled the councillor has the ring back [DOG-CONTROL-1]."""
        former = self.controller[councillor]
        if former != NEUTRAL:
            self.players[former].rings += 1
            self.controller[councillor] = NEUTRAL

    def take_control(self, seat: i64, councillor: i64, area: i64) -> None:
        """Put a ring on the councillor and send it to the area at once [DOG-CONTROL-1, DOG-MOVE-1]."""
        self.take_ring_off(councillor)
        self.players[seat].rings -= 1
        self.controller[councillor] = seat
        self.place[councillor] = area
        self.tell(TOOK, seat, councillor, area)

    def renounce(self, seat: i64, councillor: i64) -> None:
        """Leave the councillor to nobody, which a neutral one is already [DOG-RENOUNCE-1, DOG-RENOUNCE-6]."""
        self.tell(RENOUNCED, seat, councillor)
        self.turn_neutral(councillor)

    def dismiss(self, seat: i64, councillor: i64) -> None:
        """Set the councillor aside for the second whom there is not [DOG-QUARANTIA-8]."""
        self.tell(DISMISSED, seat, councillor)
        self.turn_neutral(councillor)

    def place_houses(self, seat: i64, district: i64, number: i64) -> None:
        """From the reserve to the district."""
        player = self.players[seat]
        player.reserve -= number
        player.houses[district] += number
        self.tell(PLACED, seat, district, number)

    def move_house(self, seat: i64, start: i64, end: i64) -> None:
        """From one district to another."""
        houses = self.players[seat].houses
        houses[start] -= 1
        houses[end] += 1
        self.tell(MOVED, seat, start, end)

    def build(self, seat: i64, district: i64, price: i64) -> None:
        """Houses back to the reserve, surplus stays, the palace on any space of its own [DOG-PALACE-4, DOG-PALACE-7,
        DOG-PALACE-9].
        """
        player = self.players[seat]
        player.houses[district] -= price
        player.reserve += price
        player.palaces_left -= 1
        player.palaces[district] += 1
        self.tell(BUILT, seat, district, price, PRICES[self.built[district]])
        self.built[district] += 1

    # --- what the others may have laid

    def redeal(self, viewer: i64) -> None:
        """Deal the unseen markers of the others again, and let those who have answered this round answer at random."""
        seat: i64
        for seat in range(self.seats):
            if seat != viewer:
                self.shuffle_markers(self.players[seat])
                self.imagine_answer(seat)

    def shuffle_markers(self, player: Player) -> None:
        """Any marker that is not turned up may be in hand or in any stack; how many there are is known."""
        unseen = player.hand
        for heap in player.stacks:
            unseen += heap
        if unseen == player.hand:
            return
        area: i64
        for area in range(AREAS):
            heap = player.stacks[area]
            if heap != EMPTY:
                dealt = self.draw_bag(unseen, SIZE[heap], BITS)
                player.stacks[area] = dealt
                unseen -= dealt
        player.hand = unseen

    def imagine_answer(self, seat: i64) -> None:
        """Who has answered is known, but not what; who has not may have chosen a card, or none."""
        player = self.players[seat]
        player.card = UNDECIDED
        player.ballot = UNDECIDED
        if has(self.asked, seat) and not has(self.pending, seat):
            unused = ALL_AREAS ^ player.used
            player.card = nth(unused, self.below(count(unused)))
            possible = BALLOTS_IN[player.hand]
            player.ballot = nth(possible, self.below(count(possible)))

    # --- the end

    def scores(self) -> vec[i64]:
        """The palaces of each seat."""
        result = filled(self.seats, 0)
        seat: i64
        for seat in range(self.seats):
            result[seat] = PALACES - self.players[seat].palaces_left
        return result

    def standing(self) -> vec[i64]:
        """A condition met, then palaces, then houses on the board; equal ones share the victory [DOG-END-4,
        DOG-END-5, DOG-END-6, DOG-END-7].
        """
        result = self.scores()
        seat: i64
        for seat in range(self.seats):
            player = self.players[seat]
            result[seat] = result[seat] * (HOUSES + 1) + self.houses_on_board(seat)
            if meets_condition(player.palaces, player.palaces_left):
                result[seat] += (PALACES + 1) * (HOUSES + 1)
        return result
