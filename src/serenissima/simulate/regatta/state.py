"""What Regatta is played with, and its position."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field
from serenissima.core.bits import BIT, has, lowest, members_of
from serenissima.core.engine import State
from serenissima.core.events import EventKind
from serenissima.core.fields import EMPTY_ROW, KNOWN, NONE, OWNER, SEAT, Declared, Fact, Span, maybe, up_to
from serenissima.core.shapes import Bag, Number, Parts, Row, Set, Sets

BOATS: Final = 12
BITS: Final = 4
TOKENS: Final = 3  # worth 1, 2, and the storm
STORM: Final = 2
BOTH_SIDES: Final = 2

_BOAT: Final = Field("boat", BOATS)
_SIDE: Final = Field("side", BOTH_SIDES, ref="")
_TOKEN: Final = Field("token", TOKENS)
POINTS: Final = Span(-9, 30)
ACTIONS: Final = Catalogue()
PICK: Final = ACTIONS.kind("pick", _BOAT)
SIDE: Final = ACTIONS.kind("side", _SIDE)
LOOK: Final = ACTIONS.kind("look", when="REG-LOOK-1")
LEAVE: Final = ACTIONS.kind("leave", when="REG-LOOK-1")
PROTEST: Final = ACTIONS.kind("protest", _TOKEN, Field("against", 4, seat=True, ref=""), Field("loud", 2, ref=""))
ACCEPT: Final = ACTIONS.kind("accept")
CHEER: Final = ACTIONS.kind("cheer")
GIVE: Final = ACTIONS.kind("give", _TOKEN, when="REG-GIVE-1", turn="REG-GIVE-1")
STAND: Final = ACTIONS.kind("stand")

DREW: Final = EventKind("drew", [Field("token", TOKENS)], secret=["token"])
RACED: Final = EventKind("raced", [_BOAT, Field("side", 2)])
LOOKED: Final = EventKind("looked", [_BOAT], secret=["boat"])
PROTESTED: Final = EventKind("protested", [Field("token", TOKENS), Field("against", 4, seat=True)])
GAVE: Final = EventKind("gave", [Field("token", TOKENS)])
EVENTS: Final = [DREW, RACED, LOOKED, PROTESTED, GAVE]


class Sailor(Declared):
    """One player: boats and tokens in secret, the answer in progress too."""

    FIELDS: ClassVar[list[Fact]] = [
        Set("hand", "boats", _BOAT, seen=OWNER),
        Bag("tokens", "won", _TOKEN, bits=BITS, seen=OWNER),
        Number("points", "may fall below nothing", POINTS),
        Number("cheers", "left", up_to(1), default=1),
        Number("picked", "the secret answer of the round in progress", maybe(_BOAT), default=-1, seen=OWNER),
        Number("side", "its second half", maybe(_SIDE), default=-1, seen=OWNER),
        Number("sailed", "the side of the last race, which everybody has seen", maybe(_SIDE), default=-1),
    ]

    # made from FIELDS by tools/make_fields.py: 103680298b8b
    def __init__(self) -> None:
        self.hand: i64 = 0
        self.tokens: i64 = 0
        self.points: i64 = 0
        self.cheers: i64 = 1
        self.picked: i64 = -1
        self.side: i64 = -1
        self.sailed: i64 = -1

    def clone(self) -> Sailor:
        copy = Sailor()
        copy.hand = self.hand
        copy.tokens = self.tokens
        copy.points = self.points
        copy.cheers = self.cheers
        copy.picked = self.picked
        copy.side = self.side
        copy.sailed = self.sailed
        return copy

    # end of what is made from FIELDS


class Regatta(State):
    """A position: the harbour, what lies under it, the stock of tokens, the players."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Set("harbour", "boats that nobody holds", _BOAT, seen=NONE),
        Row("under", "boats that were looked at", _BOAT, length=BOATS, seen=KNOWN),
        Sets("under_known", "who looked", SEAT, length=BOATS),
        Set("raced", "out of the game", _BOAT),
        Bag("stock", "tokens", _TOKEN, bits=BITS, seen=NONE),
        Bag("given", "tokens given away", _TOKEN, bits=BITS),
        Number("storms", "how many there were", up_to(2), fixed=True),
        Parts("sailors", "by seat", Sailor, by=SEAT),
    ]

    # made from FIELDS by tools/make_fields.py: 0c5722e1bb84
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.harbour: i64 = 0
        self.under: vec[i64] = EMPTY_ROW
        self.under_known: vec[i64] = EMPTY_ROW
        self.raced: i64 = 0
        self.stock: i64 = 0
        self.given: i64 = 0
        self.storms: i64 = 0
        self.sailors: list[Sailor] = []

    def clone(self) -> Regatta:
        copy = Regatta(self.luck, self.seats)
        self.copy_base(copy)
        copy.harbour = self.harbour
        copy.under = self.under[:]
        copy.under_known = self.under_known[:]
        copy.raced = self.raced
        copy.stock = self.stock
        copy.given = self.given
        copy.storms = self.storms
        copy.sailors = [part.clone() for part in self.sailors]
        return copy

    def zones(self) -> i64:
        return 2 * self.seats + 2 + len(self.under)

    def zone(self, z: i64) -> i64:
        if z < 2 * self.seats:
            sailor = self.sailors[z // 2]
            which = z % 2
            if which == 0:
                return sailor.hand
            return sailor.tokens
        place = z - 2 * self.seats
        if place == 0:
            return self.harbour
        if place == 1:
            return self.stock
        place -= 2
        return BIT[self.under[place]]

    def set_zone(self, z: i64, content: i64) -> None:
        if z < 2 * self.seats:
            sailor = self.sailors[z // 2]
            which = z % 2
            if which == 0:
                sailor.hand = content
                return
            sailor.tokens = content
            return
        place = z - 2 * self.seats
        if place == 0:
            self.harbour = content
            return
        if place == 1:
            self.stock = content
            return
        place -= 2
        self.under[place] = lowest(content)

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < 2 * self.seats:
            return z // 2 == viewer
        place = z - 2 * self.seats
        if place < 2:
            return False
        place -= 2
        return viewer >= 0 and has(self.under_known[place], viewer)

    def zone_pool(self, z: i64) -> i64:
        if z < 2 * self.seats:
            which = z % 2
            if which == 0:
                return 0
            return 1
        place = z - 2 * self.seats
        if place == 0:
            return 0
        if place == 1:
            return 1
        return 0

    def zone_bits(self, z: i64) -> i64:
        if z < 2 * self.seats:
            which = z % 2
            if which == 0:
                return 0
            return BITS
        place = z - 2 * self.seats
        if place == 0:
            return 0
        if place == 1:
            return BITS
        return 0

    # end of what is made from FIELDS

    def scores(self) -> vec[i64]:
        return vec[i64]([int(sailor.points) for sailor in self.sailors])

    def standing(self) -> vec[i64]:
        """Points, then cheers left."""
        return vec[i64]([int(sailor.points * 4 + sailor.cheers) for sailor in self.sailors])

    def redeal(self, viewer: i64) -> None:
        """The zones, and the others' picks in progress: any boat of the hand they were given."""
        super().redeal(viewer)
        for seat, sailor in enumerate(self.sailors):
            if seat != viewer and sailor.picked >= 0:
                hand = members_of(sailor.hand)
                sailor.picked = hand[self.below(len(hand))]
                if sailor.side >= 0:
                    sailor.side = self.below(BOTH_SIDES)
