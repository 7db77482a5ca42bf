"""What a player has."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, lane, some
from serenissima.core.bits import filled
from serenissima.core.chance import Chance
from serenissima.core.fields import ANY_NUMBER, OWNER, Declared, Fact, up_to
from serenissima.core.shapes import Bag, Number, Row
from serenissima.games.venedig.buildings import GOLD_KINDS, GOLD_PER_SPACE, LANE, MARSH_KINDS, TYPES
from serenissima.games.venedig.tokens import cheapest, gold_in, worth

EMPTY_ROW: Final = filled(0, 0)
TRIES: Final = 20


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What a player has; hand and tokens are a secret, their number is not [VDG-SETUP-14]."""

    FIELDS: ClassVar[list[Fact]] = [
        Bag("hand", "", up_to(TYPES - 1), seen=OWNER, bits=LANE),
        Bag("marsh", "", up_to(MARSH_KINDS - 1), seen=OWNER, bits=LANE),
        Bag("gold", "", up_to(GOLD_KINDS - 1), seen=OWNER, bits=LANE),
        Bag("offered_marsh", "", up_to(MARSH_KINDS - 1), seen=OWNER, bits=LANE),
        Bag("offered_gold", "", up_to(GOLD_KINDS - 1), seen=OWNER, bits=LANE),
        Row("book", "", ANY_NUMBER, length=512, seen=OWNER, memory=True),
        Number("space", "", ANY_NUMBER),
    ]

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.marsh: i64 = 0  # tokens, by value
        self.gold: i64 = 0  # tokens, by value less the lowest
        self.offered_marsh: i64 = 0  # tokens laid aside for an exchange that is not made yet
        self.offered_gold: i64 = 0
        self.book: vec[i64] = EMPTY_ROW  # what this player knows of hands and deck, see `knowledge`
        self.space: i64 = 0  # of the gondola

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand
        copy.marsh = self.marsh
        copy.gold = self.gold
        copy.offered_marsh = self.offered_marsh
        copy.offered_gold = self.offered_gold
        copy.book = self.book[:]
        copy.space = self.space
        return copy

    def bag(self, which: i64) -> i64:
        """What others do not see, by number: hand, marsh, gold, and what of these tokens is laid aside."""
        if which == 0:
            return self.hand
        if which == 1:
            return self.marsh
        if which == 2:
            return self.gold
        if which == 3:
            return self.offered_marsh
        return self.offered_gold

    def put(self, which: i64, content: i64) -> None:
        """Have this instead, by the same numbers."""
        if which == 0:
            self.hand = content
        elif which == 1:
            self.marsh = content
        elif which == 2:
            self.gold = content
        elif which == 3:
            self.offered_marsh = content
        else:
            self.offered_gold = content

    def exchanging(self) -> bool:
        """Whether tokens are laid aside."""
        return self.offered_marsh != 0 or self.offered_gold != 0

    def tokens_dealt(self, dice: Chance, marsh: i64, gold: i64) -> bool:
        """Deal as many tokens, of these, if those laid aside make or can still make an exchange [VDG-TRADE-7]."""
        of_worth = marsh - some(0, LANE, lane(marsh, 0, LANE))
        kept = bag_size(self.marsh, LANE)
        kept_gold = bag_size(self.gold, LANE)
        aside = bag_size(self.offered_marsh, LANE)
        aside_gold = bag_size(self.offered_gold, LANE)
        for _ in range(TRIES):
            self.offered_marsh = dice.draw_bag(of_worth, aside, LANE)
            self.offered_gold = dice.draw_bag(gold, aside_gold, LANE)
            self.marsh = dice.draw_bag(marsh - self.offered_marsh, kept, LANE)
            self.gold = dice.draw_bag(gold - self.offered_gold, kept_gold, LANE)
            if not self.exchanging() or self.reach() >= GOLD_PER_SPACE:
                return True
        return False

    def reach(self) -> i64:
        """The gold laid aside, with all that may still follow: tokens no dearer than the last [VDG-TRADE-7]."""
        reach = gold_in(self.offered_marsh, self.offered_gold)
        value: i64
        for value in range(1, cheapest(self.offered_marsh, self.offered_gold) + 1):
            reach += value * worth(self.marsh, self.gold, value)
        return reach
