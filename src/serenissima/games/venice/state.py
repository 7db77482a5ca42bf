"""The table: docks, gondolas, assistants, bridges, what each player has, and the decks."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bits import BIT, has, lowest
from serenissima.core.engine import State
from serenissima.core.fields import ANY_NUMBER, KNOWN, NONE, Fact, up_to
from serenissima.core.shapes import Number, Parts, Row, Set, Sets
from serenissima.games.venice.actions import ACTIONS
from serenissima.games.venice.buildings import TILES
from serenissima.games.venice.parts import CARDS, EMPTY_ROW, NONE_YET, SEAT_ZONES, Deck, Player

NOWHERE: Final = -1

# once a turn: members of Venice.spent
PAID_CANAL: Final = 0
COIN_BONUS: Final = 1
COMMUNAL_BONUS: Final = 2

# pools of hidden cards
MISSION_POOL: Final = 0
INFLUENCE_POOL: Final = 1
SMUGGLER_POOL: Final = 2  # deck A; deck B is the next one
POOLS: Final = 4

DECK_ZONES: Final = 6  # missions, influence, pool and box of both smuggler decks


@mypyc_attr(acyclic=True)
class Venice(State):
    """A position of Venice.

    A *house* is a colour: the players' by seat, then that of the smugglers, or the two of the Doge. Gondola g of
    house h is number 2h + g; assistant spaces are kept by house and tile. Decks are unordered until a card is drawn;
    cards put back under a deck keep their order, and who knows them.
    """

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Number("favour_cards", "", ANY_NUMBER, fixed=True),
        Set("without", "", up_to(63), fixed=True),
        Number("taxi", "", ANY_NUMBER, fixed=True),
        Number("own_dock", "", ANY_NUMBER, fixed=True),
        Number("doge_extra", "", ANY_NUMBER, fixed=True),
        Number("doge_lead", "", ANY_NUMBER, fixed=True),
        Number("doge_staff", "", ANY_NUMBER, fixed=True),
        Number("doge_start", "", ANY_NUMBER, fixed=True),
        Row("doge_values", "", ANY_NUMBER, length=512, fixed=True),
        Number("last_turns", "", ANY_NUMBER, fixed=True),
        Row("building_at", "", ANY_NUMBER, length=512, fixed=True),
        Row("dock_of", "", ANY_NUMBER, length=512, fixed=True),
        Number("first", "", ANY_NUMBER),
        Parts("players", "", Player, length=6),
        Row("berth", "", ANY_NUMBER, length=512),
        Row("height", "", ANY_NUMBER, length=512),
        Row("space", "", ANY_NUMBER, length=512),
        Row("staff", "", ANY_NUMBER, length=512),
        Row("bridge", "", ANY_NUMBER, length=512),
        Row("spans", "", ANY_NUMBER, length=512),
        Number("ten_placed", "", ANY_NUMBER),
        Number("rounds_left", "", ANY_NUMBER),
        Number("rounds", "", ANY_NUMBER),
        Number("at", "", ANY_NUMBER),
        Set("visited", "", up_to(63)),
        Set("sailed", "", up_to(63)),
        Number("spy", "", ANY_NUMBER),
        Number("cards_played", "", ANY_NUMBER),
        Set("spent", "", up_to(63)),
        Set("mission_pool", "", up_to(63), seen=NONE),
        Number("mission_left", "", ANY_NUMBER),
        Row("mission_under", "", ANY_NUMBER, length=512, seen=KNOWN),
        Sets("mission_under_known", "", up_to(63), length=512),
        Row("mission_story", "", ANY_NUMBER, length=512, seen=NONE),
        Set("influence_pool", "", up_to(63), seen=NONE),
        Row("influence_under", "", ANY_NUMBER, length=512, seen=KNOWN),
        Sets("influence_under_known", "", up_to(63), length=512),
        Set("influence_discard", "", up_to(63)),
        Row("influence_story", "", ANY_NUMBER, length=512, seen=NONE),
        Parts("decks", "", Deck, length=6, owned=False),
        Set("doge_pool", "", up_to(63)),
        Number("doge_left", "", ANY_NUMBER),
        Row("doge_row", "", ANY_NUMBER, length=512),
        Set("doge_discard", "", up_to(63)),
        Set("doge_cancelled", "", up_to(63)),
        Number("doge_points", "", ANY_NUMBER),
        Number("doge_scrolls", "", ANY_NUMBER),
        Number("doge_intrigue", "", ANY_NUMBER),
        Row("doge_council", "", ANY_NUMBER, length=512),
        Number("doge_works", "", ANY_NUMBER),
        Number("taxi_at", "", ANY_NUMBER),
        Number("taxi_to", "", ANY_NUMBER),
        Number("taxi_aboard", "", ANY_NUMBER),
        Number("settled", "", ANY_NUMBER),
        Number("arrested", "", ANY_NUMBER),
    ]

    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        # table options
        self.favour_cards: i64 = 0
        self.without: i64 = 0  # the seats that play without a favour card
        self.taxi: i64 = 0
        self.own_dock: i64 = 0  # 1: a passing gondola may activate where its sister lies
        self.doge_extra: i64 = 0  # more Doge assistants in the preliminary round
        self.doge_lead: i64 = 0  # where the Doge's council markers start
        self.doge_staff: i64 = 1  # 0: no Doge assistants in the preliminary round
        self.doge_start: i64 = 0  # his scrolls
        self.doge_values: vec[i64] = EMPTY_ROW  # his points for each assistant space
        self.last_turns: i64 = 0  # solo: turns left once the row cannot be filled
        # the board
        self.building_at: vec[i64] = EMPTY_ROW  # by dock
        self.dock_of: vec[i64] = EMPTY_ROW  # by building
        self.first: i64 = 0
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.berth: vec[i64] = EMPTY_ROW  # dock of each gondola, NOWHERE on its way or not yet placed
        self.height: vec[i64] = EMPTY_ROW  # how many gondolas lie below it
        self.space: vec[i64] = EMPTY_ROW  # of each house's assistant on each tile; 0: none
        self.staff: vec[i64] = EMPTY_ROW  # assistants not placed, by house
        self.bridge: vec[i64] = EMPTY_ROW  # house + 1 on each canal; 0: none
        self.spans: vec[i64] = EMPTY_ROW  # bridges not built, by house
        self.ten_placed: i64 = 0  # 1: the reward for ten assistants is gone
        self.rounds_left: i64 = NONE_YET  # full rounds after this one, once the end is triggered
        self.rounds: i64 = 0  # rounds begun
        # the turn
        self.at: i64 = NOWHERE  # where the gondola on its way is
        self.visited: i64 = 0
        self.sailed: i64 = 0
        self.spy: i64 = NOWHERE  # the tile
        self.cards_played: i64 = 0
        self.spent: i64 = 0  # which once-a-turn bonuses are used up
        # decks
        self.mission_pool: i64 = 0  # deck and box: nobody can tell them apart
        self.mission_left: i64 = 0  # how many of the pool are in the deck
        self.mission_under: vec[i64] = EMPTY_ROW
        self.mission_under_known: vec[i64] = EMPTY_ROW
        self.mission_story: vec[i64] = EMPTY_ROW  # what has happened to the cards, see story.py
        self.influence_pool: i64 = 0
        self.influence_under: vec[i64] = EMPTY_ROW
        self.influence_under_known: vec[i64] = EMPTY_ROW
        self.influence_discard: i64 = 0
        self.influence_story: vec[i64] = EMPTY_ROW
        self.decks: list[Deck] = [Deck(), Deck()]
        # the Doge as an opponent
        self.doge_pool: i64 = 0  # deck and box: all that has not been revealed, as everybody knows
        self.doge_left: i64 = 0  # how many of the pool are in the deck
        self.doge_row: vec[i64] = EMPTY_ROW
        self.doge_discard: i64 = 0
        self.doge_cancelled: i64 = 0
        self.doge_points: i64 = 0
        self.doge_scrolls: i64 = 0
        self.doge_intrigue: i64 = 0
        self.doge_council: vec[i64] = EMPTY_ROW
        self.doge_works: i64 = NOWHERE  # house * docks + dock of his last B gondola
        # the Doge as a passenger
        self.taxi_at: i64 = NOWHERE  # his dock
        self.taxi_to: i64 = NOWHERE  # the tile he wants to reach
        self.taxi_aboard: i64 = 0
        # the end
        self.settled: i64 = 0  # final scoring: 1 council and assistants, 2 all
        self.arrested: i64 = NOWHERE

    def clone(self) -> Venice:
        copy = Venice(self.luck, 0)
        copy.seats = self.seats
        self.copy_base(copy)
        copy.favour_cards = self.favour_cards
        copy.without = self.without
        copy.taxi = self.taxi
        copy.own_dock = self.own_dock
        copy.doge_extra = self.doge_extra
        copy.doge_lead = self.doge_lead
        copy.doge_staff = self.doge_staff
        copy.doge_start = self.doge_start
        copy.doge_values = self.doge_values
        copy.last_turns = self.last_turns
        copy.building_at = self.building_at
        copy.dock_of = self.dock_of
        copy.first = self.first
        copy.players = [player.clone() for player in self.players]
        copy.berth = self.berth[:]
        copy.height = self.height[:]
        copy.space = self.space[:]
        copy.staff = self.staff[:]
        copy.bridge = self.bridge[:]
        copy.spans = self.spans[:]
        copy.ten_placed = self.ten_placed
        copy.rounds_left = self.rounds_left
        copy.rounds = self.rounds
        copy.at = self.at
        copy.visited = self.visited
        copy.sailed = self.sailed
        copy.spy = self.spy
        copy.cards_played = self.cards_played
        copy.spent = self.spent
        copy.mission_pool = self.mission_pool
        copy.mission_left = self.mission_left
        copy.mission_under = self.mission_under[:]
        copy.mission_under_known = self.mission_under_known[:]
        copy.mission_story = self.mission_story[:]
        copy.influence_pool = self.influence_pool
        copy.influence_under = self.influence_under[:]
        copy.influence_under_known = self.influence_under_known[:]
        copy.influence_discard = self.influence_discard
        copy.influence_story = self.influence_story[:]
        copy.decks = [deck.clone() for deck in self.decks]
        copy.doge_pool = self.doge_pool
        copy.doge_left = self.doge_left
        copy.doge_row = self.doge_row[:]
        copy.doge_discard = self.doge_discard
        copy.doge_cancelled = self.doge_cancelled
        copy.doge_points = self.doge_points
        copy.doge_scrolls = self.doge_scrolls
        copy.doge_intrigue = self.doge_intrigue
        copy.doge_council = self.doge_council[:]
        copy.doge_works = self.doge_works
        copy.taxi_at = self.taxi_at
        copy.taxi_to = self.taxi_to
        copy.taxi_aboard = self.taxi_aboard
        copy.settled = self.settled
        copy.arrested = self.arrested
        return copy

    # --- reading the table

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def solo(self) -> bool:
        """Whether the opponent is the Doge."""
        return self.seats == 1

    def houses(self) -> i64:
        """How many colours are on the board."""
        return len(self.staff)

    def owner_of(self, gondola: i64) -> i64:
        """The house of a gondola."""
        return gondola >> 1

    def sister_dock(self, seat: i64) -> i64:
        """Where the gondola without the gondolier lies."""
        return self.berth[2 * seat + 1 - self.players[seat].gondolier]

    def space_of(self, house: i64, tile: i64) -> i64:
        """Where the house's assistant on a tile stands, from 1; 0 without one."""
        return self.space[house * TILES + tile]

    def gondolas_at(self, dock: i64) -> i64:
        """The set of the gondolas moored at a dock."""
        found: i64 = 0
        gondola: i64
        for gondola in range(len(self.berth)):
            if self.berth[gondola] == dock:
                found |= BIT[gondola]
        return found

    def effective(self, seat: i64, mission: i64) -> bool:
        """Whether the lasting effect of a mission works for the seat [VEN-SLOT-1]."""
        return has(self.players[seat].slotted, mission)

    def mission_cards(self) -> i64:
        """How many cards the mission deck has."""
        return self.mission_left + len(self.mission_under)

    # --- hidden zones: four for each seat, then the decks, then each card somebody has seen and put back

    def row(self, which: i64) -> vec[i64]:
        """The cards put back under the missions and the influence cards, and those looked at on the smuggler decks."""
        if which == MISSION_POOL:
            return self.mission_under
        if which == INFLUENCE_POOL:
            return self.influence_under
        return self.decks[which - SMUGGLER_POOL].seen

    def row_known(self, which: i64) -> vec[i64]:
        """Who knows each card of such a row."""
        if which == MISSION_POOL:
            return self.mission_under_known
        if which == INFLUENCE_POOL:
            return self.influence_under_known
        return self.decks[which - SMUGGLER_POOL].seen_known

    def zones(self) -> i64:
        found = SEAT_ZONES * self.seats + DECK_ZONES
        which: i64
        for which in range(POOLS):
            found += len(self.row(which))
        return found

    def locate(self, z: i64) -> tuple[i64, i64]:
        """For a zone after those of the seats: which row it is in (-1: the decks), and its place there."""
        place = z - SEAT_ZONES * self.seats
        if place < DECK_ZONES:
            return -1, place
        place -= DECK_ZONES
        which: i64 = 0
        while place >= len(self.row(which)):
            place -= len(self.row(which))
            which += 1
        return which, place

    def zone(self, z: i64) -> i64:
        if z < SEAT_ZONES * self.seats:
            return self.players[z // SEAT_ZONES].zone(z % SEAT_ZONES)
        which, place = self.locate(z)
        if which >= 0:
            return BIT[self.row(which)[place]]
        if place == 0:
            return self.mission_pool
        if place == 1:
            return self.influence_pool
        deck = self.decks[(place - 2) >> 1]
        if place & 1 == 0:
            return deck.pool
        return deck.box

    def set_zone(self, z: i64, content: i64) -> None:
        if z < SEAT_ZONES * self.seats:
            self.players[z // SEAT_ZONES].set_zone(z % SEAT_ZONES, content)
            return
        which, place = self.locate(z)
        if which >= 0:
            row = self.row(which)
            row[place] = lowest(content)
        elif place == 0:
            self.mission_pool = content
        elif place == 1:
            self.influence_pool = content
        elif place & 1 == 0:
            self.decks[(place - 2) >> 1].pool = content
        else:
            self.decks[(place - 2) >> 1].box = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < SEAT_ZONES * self.seats:
            return z // SEAT_ZONES == viewer
        which, place = self.locate(z)
        if which < 0 or viewer < 0:
            return False
        return has(self.row_known(which)[place], viewer)

    def zone_pool(self, z: i64) -> i64:
        if z < SEAT_ZONES * self.seats:
            if z % SEAT_ZONES < CARDS:
                return MISSION_POOL
            return INFLUENCE_POOL
        which, place = self.locate(z)
        if which >= 0:
            return which
        if place < 2:
            return place
        return SMUGGLER_POOL + ((place - 2) >> 1)

    def zone_limit(self, z: i64) -> i64:
        """A card that was shown is known not to be in the box."""
        if z >= SEAT_ZONES * self.seats:
            which, place = self.locate(z)
            if which < 0 and place > 1 and place & 1 == 1:
                return BIT[TILES] - 1 ^ self.decks[(place - 2) >> 1].shown
        return -1

    def redeal(self, viewer: i64) -> None:
        from serenissima.games.venice.imagining import redeal

        redeal(self, viewer)

    # --- the result

    def scores(self) -> vec[i64]:
        from serenissima.games.venice.scoring import would_score

        return would_score(self)

    def standing(self) -> vec[i64]:
        from serenissima.games.venice.scoring import ranked

        return ranked(self)
