"""What a player has."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, lane, some
from serenissima.core.chance import Chance
from serenissima.core.fields import ANY_NUMBER, EMPTY_ROW, OWNER, Declared, Fact, up_to
from serenissima.core.shapes import Bag, Number, Row
from serenissima.games.venedig.actions import GOLD_TOKEN, MARSH_TOKEN, TYPE
from serenissima.games.venedig.board import FINISH
from serenissima.games.venedig.buildings import GOLD_PER_SPACE, LANE, MOST_PLAYERS
from serenissima.games.venedig.knowledge import PARTS
from serenissima.games.venedig.tokens import cheapest, gold_in, worth

BAGS_OF_CARDS: Final = ANY_NUMBER  # with a lane more, for how many
BOOK: Final = PARTS * MOST_PLAYERS + 2  # the length of the longest book
SPACE: Final = up_to(2 * FINISH)  # posts follow the finish
TRIES: Final = 20


@mypyc_attr(acyclic=True)
class Player(Declared):
    """What a player has; hand and tokens are a secret, their number is not [VDG-SETUP-14]."""

    FIELDS: ClassVar[list[Fact]] = [
        Bag("hand", "cards", TYPE, bits=LANE, seen=OWNER),
        Bag("marsh", "tokens", MARSH_TOKEN, bits=LANE, seen=OWNER),
        Bag("gold", "tokens", GOLD_TOKEN, bits=LANE, seen=OWNER),
        Bag("offered_marsh", "laid aside for an exchange that is not made yet", MARSH_TOKEN, bits=LANE, seen=OWNER),
        Bag("offered_gold", "the same of gold", GOLD_TOKEN, bits=LANE, seen=OWNER),
        Row(
            "book",
            "what this player knows of hands and deck, see knowledge.py",
            BAGS_OF_CARDS,
            length=BOOK,
            seen=OWNER,
            memory=True,
        ),
        Number("space", "of the gondola", SPACE),
    ]

    # made from FIELDS by tools/make_fields.py: 7d517b9baeaa
    def __init__(self) -> None:
        self.hand: i64 = 0
        self.marsh: i64 = 0
        self.gold: i64 = 0
        self.offered_marsh: i64 = 0
        self.offered_gold: i64 = 0
        self.book: vec[i64] = EMPTY_ROW
        self.space: i64 = 0

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand
        copy.marsh = self.marsh
        copy.gold = self.gold
        copy.offered_marsh = self.offered_marsh
        copy.offered_gold = self.offered_gold
        copy.book = self.book[:]
        copy.space = self.space
        return copy

    # end of what is made from FIELDS

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
