"""What one player has, and a smuggler deck: the parts of the table."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Field
from serenissima.core.bags import bag_size, lane
from serenissima.core.bits import BIT, count
from serenissima.core.fields import EMPTY_ROW, KNOWN, NONE, OWNER, SEAT, YES_NO, Declared, Fact, maybe, up_to
from serenissima.core.shapes import Lanes, Number, Row, Set, Sets
from serenissima.games.venice.actions import GONDOLA, INFLUENCE, MISSION, TILE
from serenissima.games.venice.buildings import COLOURS, TILES
from serenissima.games.venice.cards import MORE_SCROLLS_BY
from serenissima.games.venice.numbers import COUNCIL_LAST, SCROLL_LIMIT

NONE_YET: Final = -1
CUBE_BITS: Final = 4  # the width of a lane of cargo

COUNT: Final = up_to(250)  # nothing limits what a purse holds or a track counts: wider than any game has been
POINTS: Final = up_to(2000)  # nor points; bots who were in no hurry have scored 477
CUBES: Final = up_to((1 << CUBE_BITS) - 1)  # of one colour on a gondola, too many of which are left at once
SCROLLS: Final = up_to(SCROLL_LIMIT + MORE_SCROLLS_BY)
HOLD: Final = Field("hold", 2 * COLOURS)


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What one player has."""

    FIELDS: ClassVar[list[Fact]] = [
        Number("coins", "in hand", COUNT),
        Number("points", "scored", POINTS),
        Number("scrolls", "in hand", SCROLLS),
        Number("intrigue", "taken", COUNT),
        Number("council", "space of the marker", up_to(COUNCIL_LAST)),
        Number("gondolier", "the gondola it stands on", maybe(GONDOLA), default=NONE_YET),
        Lanes(
            "cargo",
            "cubes of each colour on the first gondola, then on the second",
            CUBES,
            by=HOLD,
            bits=CUBE_BITS,
        ),
        Number("favour", "whether there is a favour card not turned over", YES_NO),
        Set("hand", "missions not completed", MISSION, seen=OWNER),
        Set("drawn", "missions drawn, one of them to be kept", MISSION, seen=OWNER),
        Set("done", "missions completed, archived or not", MISSION),
        Set("slotted", "those whose effects work", MISSION),
        Set("cards", "influence cards", INFLUENCE, seen=OWNER),
        Set("offered", "influence cards drawn, one of them to be kept", INFLUENCE, seen=OWNER),
        Number("reply", "to a crossing, before both have replied", up_to(31), seen=OWNER),
    ]

    # made from FIELDS by tools/make_fields.py: 6a60811f86e6
    def __init__(self) -> None:
        self.coins: i64 = 0
        self.points: i64 = 0
        self.scrolls: i64 = 0
        self.intrigue: i64 = 0
        self.council: i64 = 0
        self.gondolier: i64 = NONE_YET
        self.cargo: i64 = 0
        self.favour: i64 = 0
        self.hand: i64 = 0
        self.drawn: i64 = 0
        self.done: i64 = 0
        self.slotted: i64 = 0
        self.cards: i64 = 0
        self.offered: i64 = 0
        self.reply: i64 = 0

    def clone(self) -> Player:
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

    # end of what is made from FIELDS

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


@mypyc_attr(acyclic=True)
class Deck(Declared):
    """A smuggler deck. `seen` are cards on its top that somebody has looked at, the topmost last."""

    FIELDS: ClassVar[list[Fact]] = [
        Set("pool", "cards of the deck that nobody has looked at", TILE, seen=NONE, apart=True),
        Set("box", "cards that take no part", TILE, seen=NONE, apart=True, limit="may_be_boxed"),
        Row(
            "seen",
            "cards on its top that somebody has looked at, the topmost last",
            TILE,
            length=TILES,
            seen=KNOWN,
            apart=True,
        ),
        Sets("seen_known", "who has looked at each", SEAT, length=TILES),
        Set("discard", "cards played", TILE),
        Set("shown", "cards everybody has seen since the game began", TILE),
    ]

    # made from FIELDS by tools/make_fields.py: 15406324f5b1
    def __init__(self) -> None:
        self.pool: i64 = 0
        self.box: i64 = 0
        self.seen: vec[i64] = EMPTY_ROW
        self.seen_known: vec[i64] = EMPTY_ROW
        self.discard: i64 = 0
        self.shown: i64 = 0

    def clone(self) -> Deck:
        copy = Deck()
        copy.pool = self.pool
        copy.box = self.box
        copy.seen = self.seen[:]
        copy.seen_known = self.seen_known[:]
        copy.discard = self.discard
        copy.shown = self.shown
        return copy

    # end of what is made from FIELDS

    def may_be_boxed(self) -> i64:
        """A card that was shown is known not to be in the box."""
        return BIT[TILES] - 1 ^ self.shown
