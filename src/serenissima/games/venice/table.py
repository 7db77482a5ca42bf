"""The table: its options, docks, gondolas, assistants, bridges, and what happens in a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Field
from serenissima.core.bits import BIT, has
from serenissima.core.engine import State
from serenissima.core.fields import EMPTY_ROW, LATER_SEAT, SEAT, YES_NO, Fact, between, maybe, up_to
from serenissima.core.shapes import Number, Parts, Row, Set
from serenissima.games.venice.actions import BUILDING, CANAL, DOCK, SPACE, TILE
from serenissima.games.venice.buildings import SPACES, TILES
from serenissima.games.venice.numbers import ASSISTANTS, BRIDGES, COUNCIL_LAST, LAST_ROUNDS
from serenissima.games.venice.parts import COUNT, NONE_YET, Player

NOWHERE: Final = -1

# once a turn: members of Table.spent
PAID_CANAL: Final = 0
COIN_BONUS: Final = 1
COMMUNAL_BONUS: Final = 2

HOUSES: Final = 6  # at most
VESSEL: Final = Field("vessel", 2 * HOUSES)
ROUNDS_LEFT: Final = between(-1, LAST_ROUNDS + 1)


@mypyc_attr(acyclic=True)
class Table(State):
    """What lies in the open before everybody.

    A *house* is a colour: the players' by seat, then that of the smugglers, or the two of the Doge. Gondola g of
    house h is number 2h + g; assistant spaces are kept by house and tile.
    """

    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        # table options
        Number("favour_cards", "whether there are any", YES_NO, fixed=True),
        Set("without", "the seats that play without a favour card", SEAT, fixed=True),
        Number("taxi", "whether the Doge is a passenger", YES_NO, fixed=True),
        Number("own_dock", "whether a passing gondola may activate where its sister lies", YES_NO, fixed=True),
        Number("doge_extra", "more Doge assistants in the preliminary round", up_to(ASSISTANTS), fixed=True),
        Number("doge_lead", "where the Doge's council markers start", up_to(COUNCIL_LAST), fixed=True),
        Number("doge_staff", "whether he has assistants in the preliminary round", YES_NO, default=1, fixed=True),
        Number("doge_start", "his scrolls", COUNT, fixed=True),
        Row("doge_values", "his points for each assistant space", COUNT, by=SPACE, fixed=True),
        Number("last_turns", "alone: turns left once the row cannot be filled", COUNT, fixed=True),
        # the board
        Row("building_at", "by dock", BUILDING, by=DOCK, fixed=True),
        Row("dock_of", "by building", DOCK, by=BUILDING, fixed=True, derived=True),
        Number("first", "the first player", SEAT),
        Parts("players", "by seat", Player, by=SEAT),
        Row("berth", "dock of each gondola, NOWHERE on its way or not yet placed", maybe(DOCK), by=VESSEL, fewer=True),
        Row("height", "how many gondolas lie below it", VESSEL, by=VESSEL, fewer=True),
        Row("space", "of each house's assistant on each tile; 0: none", up_to(SPACES), length=HOUSES * TILES),
        Row("staff", "assistants not placed, by house", up_to(ASSISTANTS), by=SEAT, fewer=True),
        Row("bridge", "house + 1 on each canal; 0: none", LATER_SEAT, by=CANAL),
        Row("spans", "bridges not built, by house", up_to(BRIDGES), by=SEAT, fewer=True),
        Number("ten_placed", "whether the reward for ten assistants is gone", YES_NO),
        Number("rounds_left", "full rounds after this one, once the end is triggered", ROUNDS_LEFT, default=NONE_YET),
        Number("rounds", "rounds begun", up_to(999)),
        # the turn
        Number("at", "where the gondola on its way is", maybe(DOCK), default=NOWHERE),
        Set("visited", "docks it has come by", DOCK),
        Set("sailed", "canals it has used", CANAL),
        Number("spy", "the tile", maybe(TILE), default=NOWHERE),
        Number("cards_played", "influence cards this turn", COUNT),
        Set("spent", "which once-a-turn bonuses are used up", up_to(COMMUNAL_BONUS)),
    ]

    # made from FIELDS by tools/make_fields.py: 3db0d17c245e
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.favour_cards: i64 = 0
        self.without: i64 = 0
        self.taxi: i64 = 0
        self.own_dock: i64 = 0
        self.doge_extra: i64 = 0
        self.doge_lead: i64 = 0
        self.doge_staff: i64 = 1
        self.doge_start: i64 = 0
        self.doge_values: vec[i64] = EMPTY_ROW
        self.last_turns: i64 = 0
        self.building_at: vec[i64] = EMPTY_ROW
        self.dock_of: vec[i64] = EMPTY_ROW
        self.first: i64 = 0
        self.players: list[Player] = []
        self.berth: vec[i64] = EMPTY_ROW
        self.height: vec[i64] = EMPTY_ROW
        self.space: vec[i64] = EMPTY_ROW
        self.staff: vec[i64] = EMPTY_ROW
        self.bridge: vec[i64] = EMPTY_ROW
        self.spans: vec[i64] = EMPTY_ROW
        self.ten_placed: i64 = 0
        self.rounds_left: i64 = NONE_YET
        self.rounds: i64 = 0
        self.at: i64 = NOWHERE
        self.visited: i64 = 0
        self.sailed: i64 = 0
        self.spy: i64 = NOWHERE
        self.cards_played: i64 = 0
        self.spent: i64 = 0

    def copy_table(self, copy: Table) -> None:
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
        copy.players = [part.clone() for part in self.players]
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

    # end of what is made from FIELDS

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
