"""The table: city, figures, hands, coins, treasures."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bits import BIT, filled
from serenissima.core.engine import State
from serenissima.core.fields import ALL, INT, NONE, OWNER, PARTS, ROW, SET, Declared, Fact
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.actions import ACTIONS
from serenissima.games.venezia2099.city import FROM_RANK, LOWEST_PROPHECY_RANK

NOWHERE: Final = -1
EMPTY_ROW: Final = filled(0, 0)


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What one player has: prophecies in secret, everything else in the open [V99-SEE-1]."""

    FIELDS: ClassVar[list[Fact]] = [
        Fact("hand", SET, OWNER),
        Fact("floor", INT),
        Fact("figures", ROW),
        Fact("coins", INT),
        Fact("gondolas", INT),
        Fact("treasures", ROW),
    ]

    def __init__(self) -> None:
        self.hand: i64 = 0  # prophecies
        self.floor: i64 = LOWEST_PROPHECY_RANK  # rank of the last prophecy played: the hand holds nothing lower
        self.figures: vec[i64] = EMPTY_ROW  # square of each, or NOWHERE
        self.coins: i64 = 0
        self.gondolas: i64 = 0
        self.treasures: vec[i64] = EMPTY_ROW  # how many of each colour

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand
        copy.floor = self.floor
        copy.figures = self.figures[:]
        copy.coins = self.coins
        copy.gondolas = self.gondolas
        copy.treasures = self.treasures[:]
        return copy


@mypyc_attr(acyclic=True)
class Venezia(State):
    """A position of Venezia 2099."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Fact("tile", ROW, ALL, fixed=True),
        Fact("square_of", ROW, ALL, fixed=True),
        Fact("districts", SET, ALL, fixed=True),
        Fact("dry", SET),
        Fact("taken", SET),
        Fact("coins_on", ROW),
        Fact("sunk_coins", INT),
        Fact("supply", ROW),
        Fact("undealt", SET, NONE),
        Fact("players", PARTS),
    ]

    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.tile: vec[i64] = EMPTY_ROW  # what lies on each square: a district, PLATFORM or NO_TILE
        self.square_of: vec[i64] = EMPTY_ROW  # where each district lies
        self.districts: i64 = 0  # the squares with a district on them, sunk or not
        self.dry: i64 = 0  # the squares that have not sunk
        self.taken: i64 = 0  # the squares with a figure
        self.coins_on: vec[i64] = EMPTY_ROW  # what was paid on each square
        self.sunk_coins: i64 = 0  # what was paid on districts that have sunk: out of the game
        self.supply: vec[i64] = EMPTY_ROW  # treasures left of each colour
        self.undealt: i64 = 0  # prophecies that take no part, seen by nobody
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
        copy.players = [player.clone() for player in self.players]
        return copy

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

    # --- hidden zones: the hands by seat, then the undealt cards

    def zones(self) -> i64:
        return self.seats + 1

    def zone(self, z: i64) -> i64:
        return self.players[z].hand if z < self.seats else self.undealt

    def set_zone(self, z: i64, content: i64) -> None:
        if z < self.seats:
            self.players[z].hand = content
        else:
            self.undealt = content

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        return z == viewer and z < self.seats

    def zone_limit(self, z: i64) -> i64:
        """A player always plays the lowest card, so the hand holds nothing below the last one played."""
        return FROM_RANK[self.players[z].floor] if z < self.seats else FROM_RANK[LOWEST_PROPHECY_RANK]

    # --- scoring

    def scores(self) -> vec[i64]:
        return scoring.points(self)

    def standing(self) -> vec[i64]:
        return scoring.standing(self)
