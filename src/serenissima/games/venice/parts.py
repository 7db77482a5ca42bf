"""What one player has, and a smuggler deck: the parts of the table."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, lane
from serenissima.core.bits import BIT, count, filled
from serenissima.core.fields import ANY_NUMBER, KNOWN, NONE, OWNER, Declared, Fact, up_to
from serenissima.core.shapes import Bag, Number, Row, Set, Sets
from serenissima.games.venice.buildings import COLOURS

NONE_YET: Final = -1
EMPTY_ROW: Final = filled(0, 0)
CUBE_BITS: Final = 4  # the width of a lane of cargo

# the cards of a player that nobody else sees
HAND: Final = 0
DRAWN: Final = 1
CARDS: Final = 2
OFFERED: Final = 3
SEAT_ZONES: Final = 4


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What one player has."""

    FIELDS: ClassVar[list[Fact]] = [
        Number("coins", "", ANY_NUMBER),
        Number("points", "", ANY_NUMBER),
        Number("scrolls", "", ANY_NUMBER),
        Number("intrigue", "", ANY_NUMBER),
        Number("council", "", ANY_NUMBER),
        Number("gondolier", "", ANY_NUMBER),
        Bag("cargo", "", up_to(2 * COLOURS - 1), bits=CUBE_BITS),
        Number("favour", "", ANY_NUMBER),
        Set("hand", "", up_to(63), seen=OWNER),
        Set("drawn", "", up_to(63), seen=OWNER),
        Set("done", "", up_to(63)),
        Set("slotted", "", up_to(63)),
        Set("cards", "", up_to(63), seen=OWNER),
        Set("offered", "", up_to(63), seen=OWNER),
        Number("reply", "", ANY_NUMBER, seen=OWNER),
    ]

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.points: i64 = 0
        self.scrolls: i64 = 0
        self.intrigue: i64 = 0
        self.council: i64 = 0
        self.gondolier: i64 = NONE_YET  # the gondola it stands on
        self.cargo: i64 = 0  # cubes: three lanes for each gondola
        self.favour: i64 = 0  # 1: a favour card not turned over
        self.hand: i64 = 0  # missions not completed
        self.drawn: i64 = 0  # missions drawn, one of them to be kept
        self.done: i64 = 0  # missions completed, archived or not
        self.slotted: i64 = 0  # those whose effects work
        self.cards: i64 = 0  # influence cards
        self.offered: i64 = 0  # influence cards drawn, one of them to be kept
        self.reply: i64 = 0  # to a crossing, before both have replied

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.coins = self.coins
        copy.points = self.points
        copy.scrolls = self.scrolls
        copy.intrigue = self.intrigue
        copy.council = self.council
        copy.gondolier = self.gondolier
        copy.cargo = self.cargo
        copy.favour = self.favour
        copy.hand = self.hand
        copy.drawn = self.drawn
        copy.done = self.done
        copy.slotted = self.slotted
        copy.cards = self.cards
        copy.offered = self.offered
        copy.reply = self.reply
        return copy

    def cubes(self, gondola: i64, colour: i64) -> i64:
        """How many cubes of a colour the gondola carries."""
        return lane(self.cargo, gondola * COLOURS + colour, CUBE_BITS)

    def load(self, gondola: i64) -> i64:
        """How many cubes the gondola carries."""
        if gondola == 0:
            return bag_size(self.cargo & (BIT[COLOURS * CUBE_BITS] - 1), CUBE_BITS)
        return bag_size(self.cargo >> (COLOURS * CUBE_BITS), CUBE_BITS)

    def colours(self, gondola: i64) -> i64:
        """The set of the colours the gondola carries."""
        found: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if self.cubes(gondola, colour) > 0:
                found |= BIT[colour]
        return found

    def owned(self) -> i64:
        """How many missions the player owns, completed or not [VEN-SLOT-3]."""
        return count(self.hand) + count(self.done)

    def zone(self, which: i64) -> i64:
        """Cards that nobody else sees."""
        if which == HAND:
            return self.hand
        if which == DRAWN:
            return self.drawn
        if which == CARDS:
            return self.cards
        return self.offered

    def set_zone(self, which: i64, cards: i64) -> None:
        """Let other cards be there, for somebody who imagines them."""
        if which == HAND:
            self.hand = cards
        elif which == DRAWN:
            self.drawn = cards
        elif which == CARDS:
            self.cards = cards
        else:
            self.offered = cards


@mypyc_attr(acyclic=True)
class Deck(Declared):
    """A smuggler deck. `seen` are cards on its top that somebody has looked at, the topmost last."""

    FIELDS: ClassVar[list[Fact]] = [
        Set("pool", "", up_to(63), seen=NONE),
        Set("box", "", up_to(63), seen=NONE),
        Row("seen", "", ANY_NUMBER, length=512, seen=KNOWN),
        Sets("seen_known", "", up_to(63), length=512),
        Set("discard", "", up_to(63)),
        Set("shown", "", up_to(63)),
    ]

    def __init__(self) -> None:
        self.pool: i64 = 0
        self.box: i64 = 0
        self.seen: vec[i64] = EMPTY_ROW
        self.seen_known: vec[i64] = EMPTY_ROW
        self.discard: i64 = 0
        self.shown: i64 = 0  # cards everybody has seen since the game began

    def clone(self) -> Deck:
        """An independent copy."""
        copy = Deck()
        copy.pool = self.pool
        copy.box = self.box
        copy.seen = self.seen[:]
        copy.seen_known = self.seen_known[:]
        copy.discard = self.discard
        copy.shown = self.shown
        return copy
