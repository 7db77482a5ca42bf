"""The table: city, figures, hands, coins, treasures."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bits import BIT
from serenissima.core.engine import State
from serenissima.core.fields import EMPTY_ROW, NONE, OWNER, SEAT, Declared, Fact, maybe, up_to
from serenissima.core.shapes import Number, Parts, Row, Set
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.actions import ACTIONS, COLOUR, DISTRICT, FIGURE, RANK, SQUARE
from serenissima.games.venezia2099.city import (
    COINS_IN_THE_BOX,
    FROM_RANK,
    GONDOLAS,
    LOWEST_PROPHECY_RANK,
    NO_TILE,
    TREASURES_OF_A_COLOUR,
)

NOWHERE: Final = -1
COINS: Final = up_to(COINS_IN_THE_BOX)
TREASURES: Final = up_to(TREASURES_OF_A_COLOUR)


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What one player has: prophecies in secret, everything else in the open [V99-SEE-1]."""

    FIELDS: ClassVar[list[Fact]] = [
        Set("hand", "prophecies", DISTRICT, seen=OWNER, limit="may_hold"),
        Number("floor", "rank of the last one played: the hand has none lower", RANK, default=LOWEST_PROPHECY_RANK),
        Row("figures", "the square of each, or NOWHERE", maybe(SQUARE), by=FIGURE, fewer=True),
        Number("coins", "in hand", COINS),
        Number("gondolas", "gondola cards", up_to(GONDOLAS)),
        Row("treasures", "how many of each colour", TREASURES, by=COLOUR),
    ]

    # made from FIELDS by tools/make_fields.py: 47e8880cc397
    def __init__(self) -> None:
        self.hand: i64 = 0
        self.floor: i64 = LOWEST_PROPHECY_RANK
        self.figures: vec[i64] = EMPTY_ROW
        self.coins: i64 = 0
        self.gondolas: i64 = 0
        self.treasures: vec[i64] = EMPTY_ROW

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand
        copy.floor = self.floor
        copy.figures = self.figures[:]
        copy.coins = self.coins
        copy.gondolas = self.gondolas
        copy.treasures = self.treasures[:]
        return copy

    # end of what is made from FIELDS

    def may_hold(self) -> i64:
        """A player always plays the lowest card, so the hand holds nothing below the last one played."""
        return FROM_RANK[self.floor]


@mypyc_attr(acyclic=True)
class Venezia(State):
    """A position of Venezia 2099."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Row("tile", "what lies on each square: a district, PLATFORM or NO_TILE", up_to(NO_TILE), by=SQUARE, fixed=True),
        Row("square_of", "where each district lies", maybe(SQUARE), by=DISTRICT, fixed=True, derived=True),
        Set("districts", "the squares with a district on them, sunk or not", SQUARE, fixed=True, derived=True),
        Set("dry", "the squares that have not sunk", SQUARE),
        Set("taken", "the squares with a figure", SQUARE, derived=True),
        Row("coins_on", "what was paid on each square", COINS, by=SQUARE),
        Number("sunk_coins", "what was paid on districts that have sunk: out of the game", COINS),
        Row("supply", "treasures left of each colour", TREASURES, by=COLOUR),
        Set("undealt", "prophecies that take no part, seen by nobody", DISTRICT, seen=NONE, limit="may_be_undealt"),
        Parts("players", "by seat", Player, by=SEAT),
    ]

    # made from FIELDS by tools/make_fields.py: d383ecc43669
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.tile: vec[i64] = EMPTY_ROW
        self.square_of: vec[i64] = EMPTY_ROW
        self.districts: i64 = 0
        self.dry: i64 = 0
        self.taken: i64 = 0
        self.coins_on: vec[i64] = EMPTY_ROW
        self.sunk_coins: i64 = 0
        self.supply: vec[i64] = EMPTY_ROW
        self.undealt: i64 = 0
        self.players: list[Player] = []

    def clone(self) -> Venezia:
        copy = Venezia(self.luck, self.seats)
        self.copy_base(copy)
        copy.tile = self.tile
        copy.square_of = self.square_of
        copy.districts = self.districts
        copy.dry = self.dry
        copy.taken = self.taken
        copy.coins_on = self.coins_on[:]
        copy.sunk_coins = self.sunk_coins
        copy.supply = self.supply[:]
        copy.undealt = self.undealt
        copy.players = [part.clone() for part in self.players]
        return copy

    def zones(self) -> i64:
        return self.seats + 1

    def zone(self, z: i64) -> i64:
        if z < self.seats:
            player = self.players[z]
            return player.hand
        return self.undealt

    def set_zone(self, z: i64, content: i64) -> None:
        if z < self.seats:
            player = self.players[z]
            player.hand = content
            return
        self.undealt = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < self.seats:
            return z == viewer
        return False

    def zone_limit(self, z: i64) -> i64:
        if z < self.seats:
            player = self.players[z]
            return player.may_hold()
        return self.may_be_undealt()

    # end of what is made from FIELDS

    # --- reading the table

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise [V99-TURN-1]."""
        return (seat + 1) % self.seats

    def free(self) -> i64:
        """The squares a figure may stand on: not water, no figure there [V99-GONDOLA-3, V99-PLACE-3]."""
        return self.dry & (self.dry ^ self.taken)

    def free_city(self) -> i64:
        """The free squares of the city: platforms do not count [V99-GONDOLA-5]."""
        return self.free() & self.districts

    def owner_of(self, square: i64) -> tuple[i64, i64]:
        """Seat and number of the figure on a square."""
        seat: i64
        figure: i64
        for seat in range(self.seats):
            figures = self.players[seat].figures
            for figure in range(len(figures)):
                if figures[figure] == square:
                    return seat, figure
        raise ValueError("no figure there")

    # --- changing it

    def stand(self, seat: i64, figure: i64, square: i64) -> None:
        """Put the figure on the square, or aside when it is NOWHERE."""
        figures = self.players[seat].figures
        if figures[figure] != NOWHERE:
            self.taken ^= BIT[figures[figure]]
        figures[figure] = square
        if square != NOWHERE:
            self.taken |= BIT[square]

    def may_be_undealt(self) -> i64:
        """No prophecy is for a 2 [V99-BOX-3]."""
        return FROM_RANK[LOWEST_PROPHECY_RANK]

    # --- scoring

    def scores(self) -> vec[i64]:
        return scoring.points(self)

    def standing(self) -> vec[i64]:
        return scoring.standing(self)
