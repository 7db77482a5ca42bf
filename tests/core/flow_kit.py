"""States and frames made for the tests of fields, frames and zones."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field
from serenissima.core.bags import bag_from
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, State
from serenissima.core.fields import (
    ANY_NUMBER,
    KNOWN,
    NONE,
    OWNER,
    Declared,
    Fact,
    up_to,
)
from serenissima.core.options import Options
from serenissima.core.shapes import Bag, Bags, Lanes, Number, Parts, Row, Set, Sets

CARD = Field("card", 64)


class Part(Declared):
    FIELDS: ClassVar[list[Fact]] = [
        Number("own", "", up_to(9), seen=OWNER),
        Set("hand", "", CARD, seen=OWNER),
        Number("open", "", up_to(9)),
    ]

    def __init__(self, own: int, hand: int, seen: int) -> None:
        self.own = own
        self.hand = hand
        self.open = seen


ACTIONS: Final = Catalogue()
ACTIONS.kind("do", Field("number", 100))


class Whole(State):
    """A field of every shape, hidden and open."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Number("number", "", ANY_NUMBER, seen=NONE),
        Set("cards", "", CARD),
        Set("deck", "", CARD, seen=NONE),
        Row("row", "", CARD, length=3, seen=NONE),
        Row("known", "", CARD, length=4, seen=KNOWN),
        Sets("known_known", "", up_to(5), length=4),
        Row("named", "", CARD, by=Field("place", 2)),
        Bag("goods", "", up_to(2), bits=4),
        Lanes("ranks", "", up_to(9), length=3, bits=4),
        Lanes("secret_ranks", "", up_to(9), length=3, bits=4, seen=NONE),
        Bag("stock", "", up_to(2), bits=4, seen=NONE),
        Sets("piles", "", CARD, length=2, seen=NONE),
        Bags("sacks", "", up_to(1), length=2, bits=4, seen=NONE),
        Bags("open_sacks", "", up_to(1), length=2, bits=4),
        Parts("parts", "", Part, length=2),
    ]

    def __init__(self) -> None:
        super().__init__(1, 2)
        self.number = 7
        self.cards = int(BIT[1] | BIT[63])
        self.deck = int(BIT[2] | BIT[3])
        self.row = vec[i64]([4, 5, 6])
        self.known = vec[i64]([8, 9])
        self.known_known = vec[i64]([BIT[1], BIT[0]])
        self.named = vec[i64]()
        self.goods = int(bag_from([1, 0, 2], 4))
        self.ranks = int(bag_from([9, 0, 7], 4))
        self.secret_ranks = int(bag_from([1, 2, 3], 4))
        self.stock = int(bag_from([0, 3, 1], 4))
        self.piles = vec[i64]([BIT[1], BIT[2] | BIT[5] | BIT[63]])
        self.sacks = vec[i64]([bag_from([1, 2], 4), bag_from([0, 1], 4)])
        self.open_sacks = vec[i64]([bag_from([2, 1], 4)])
        self.parts = [Part(1, int(BIT[4]), 5), Part(2, int(BIT[5] | BIT[6]), 6)]


# --- frames


class Waits(Decision["Whole"]):
    CLAUSE: ClassVar[str] = "REG-A-1"

    def options(self, game: Whole, out: Options) -> None:
        out.add(5)

    def take(self, game: Whole, action: i64) -> None:
        game.number = int(action)


def members(*held: int) -> int:
    return sum(1 << member for member in held)
