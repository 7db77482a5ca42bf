"""Hands and deck as they may be for all that a reader's book says.

All the cards that the reader does not see come from two piles: the cards that were in hands when the deck was last made
(those of before), and that deck. The book says how many cards of each pile a hand has got, which of before it surely
has and which it cannot have, and which cards it has laid that may be of either. Before a deck was used up all the cards
are one pile, the second.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, common, covers, lane, some
from serenissima.core.bits import BIT, filled, has
from serenissima.core.chance import Chance
from serenissima.games.venedig.buildings import LANE, TYPES
from serenissima.games.venedig.knowledge import DOUBTFUL, LEAST, MOST, NUMBER, PARTS, TAKEN, cards_in, less

TRIES: Final = 8


@mypyc_attr(acyclic=True)
class Share:
    """What one hand has got of both piles, the cards laid in doubt among it."""

    def __init__(self, book: vec[i64], seat: i64, hand: i64, seen: bool) -> None:
        here = PARTS * seat
        self.seat: Final = seat
        self.taken: Final = common(hand, book[here + TAKEN], LANE)  # from the open row, of neither pile
        self.laid: Final = cards_in(book[here + DOUBTFUL])
        self.all: Final = hand - self.taken + self.laid
        self.seen: Final = seen  # whether the hand is known, as the viewer's own is
        self.least: Final = book[here + LEAST]  # of before
        most = cards_in(book[here + MOST]) + self.laid
        self.room: Final = less(common(most, self.all, LANE) if seen else most, self.least)  # of before, beside those
        self.number: Final = bag_size(self.all, LANE)
        self.free: Final = lane(book[here + DOUBTFUL], NUMBER, LANE) - bag_size(self.least, LANE)  # so many of them

    def owed(self, before: i64) -> i64:
        """With these of before, what it must have drawn: all that it is seen to hold, has laid, or surely holds."""
        return less(self.all if self.seen else self.laid + self.least, before)

    def hand(self, before: i64, drawn: i64) -> i64:
        """What it holds now."""
        return self.taken + before + drawn - self.laid


@mypyc_attr(acyclic=True)
class Piles:
    """The two piles, and the hands that have got their cards. `reader` is whose book it is, -1 everybody's; of the
    seats in `seen` the hand is known besides.
    """

    def __init__(self, book: vec[i64], reader: i64, seen: i64, hands: vec[i64], deck: i64) -> None:
        self.shares: Final[list[Share]] = []
        unseen = deck
        certain: i64 = 0
        seat: i64
        for known in (True, False):  # what is seen leaves no choice: it comes first
            for seat in range(len(hands)):
                if seat != reader and has(seen, seat) == known:
                    share = Share(book, seat, hands[seat], known)
                    self.shares.append(share)
                    unseen += share.all
                    certain += share.least
        of_before = common(unseen, cards_in(book[len(book) - 1]), LANE)
        self.rest: Final = less(of_before, certain)  # of before, beside what hands surely have
        self.since: Final = unseen - of_before


def deal_again(dice: Chance, book: vec[i64], reader: i64, viewer: i64, hands: vec[i64], deck: i64) -> vec[i64]:
    """Hands and, last, the deck, as they may be by a reader's book; the viewer's own hand stays."""
    piles = Piles(book, reader, BIT[viewer] if viewer >= 0 else 0, hands, deck)
    seats: i64 = len(hands)
    dealt = filled(seats + 1, 0)
    if reader >= 0:
        dealt[reader] = hands[reader]
    for _ in range(TRIES):
        if _deal_at_random(dice, piles, dealt):
            return dealt
    _deal_with_care(dice, piles, dealt)
    return dealt


def possible(book: vec[i64], reader: i64, hands: vec[i64], deck: i64) -> bool:
    """Whether these hands may be, by a reader's book."""
    seats: i64 = len(hands)
    piles = Piles(book, reader, BIT[seats] - 1, hands, deck)
    free: i64 = 0
    for share in piles.shares:
        if not covers(share.all, share.least, LANE) or share.free < 0:
            return False
        free += share.free
    return free == bag_size(piles.rest, LANE) and _all_fit(piles.shares, 0, piles.rest)


def _deal_at_random(dice: Chance, piles: Piles, dealt: vec[i64]) -> bool:
    """Deal both piles blindly, what is left being the deck; whether that can be."""
    rest = piles.rest
    deck = piles.since
    for share in piles.shares:
        more = dice.draw_bag(common(rest, share.room, LANE), share.free, LANE)
        rest -= more
        before = share.least + more
        drawn = share.owed(before)
        if not share.seen:
            drawn = dice.draw_bag(deck, share.number - bag_size(before, LANE), LANE)
        if not covers(deck, drawn, LANE) or not covers(drawn, share.owed(before), LANE):
            return False
        deck -= drawn
        dealt[share.seat] = share.hand(before, drawn)
    dealt[len(dealt) - 1] = deck
    return rest == 0


def _deal_with_care(dice: Chance, piles: Piles, dealt: vec[i64]) -> None:
    """First what each hand has of before, so that it can be; then what it must have drawn, and last what it may."""
    chosen = filled(len(dealt), 0)
    if not _choose(dice, piles.shares, 0, piles.rest, piles.since, chosen):
        raise AssertionError("there are no hands that fit the book")
    deck = piles.since
    for share in piles.shares:
        deck -= share.owed(chosen[share.seat])
    for share in piles.shares:
        before = chosen[share.seat]
        drawn = share.owed(before)
        more = dice.draw_bag(deck, share.number - bag_size(before, LANE) - bag_size(drawn, LANE), LANE)
        deck -= more
        dealt[share.seat] = share.hand(before, drawn + more)
    dealt[len(dealt) - 1] = deck


def _choose(dice: Chance, shares: list[Share], place: i64, rest: i64, deck: i64, chosen: vec[i64]) -> bool:
    """What each hand from that place on has of before, with the rest used up and what they owe covered by the deck."""
    if place == len(shares):
        return rest == 0
    share = shares[place]
    ways = bags_of(share.free, common(rest, share.room, LANE))
    dice.shuffle(ways)
    for more in ways:
        before = share.least + more
        owed = share.owed(before)
        if (
            bag_size(before, LANE) + bag_size(owed, LANE) <= share.number
            and covers(deck, owed, LANE)
            and _all_fit(shares, place + 1, rest - more)
            and _choose(dice, shares, place + 1, rest - more, deck - owed, chosen)
        ):
            chosen[share.seat] = before
            return True
    return False


def bags_of(size: i64, room: i64) -> vec[i64]:
    """All the bags of a size with no more of each type than there is room for."""
    found = vec[i64]([0])
    type: i64
    for type in range(TYPES):
        begun = found
        found = vec[i64]()
        for bag in begun:
            left = size - bag_size(bag, LANE)
            number: i64
            for number in range(min(left, lane(room, type, LANE)) + 1):
                if type < TYPES - 1 or number == left:
                    found = append(found, bag + some(type, LANE, number))
    return found


def _all_fit(shares: list[Share], first: i64, rest: i64) -> bool:
    """Whether the hands from that place on have room for the rest: as much as needed for the cards of any types
    together (which is what it takes).
    """
    types: i64
    for types in range(1, BIT[TYPES]):
        missing = _of_types(rest, types)
        place: i64
        for place in range(first, len(shares)):
            missing -= min(shares[place].free, _of_types(shares[place].room, types))
        if missing > 0:
            return False
    return True


def _of_types(bag: i64, types: i64) -> i64:
    """How many cards of these types the bag holds."""
    number: i64 = 0
    type: i64
    for type in range(TYPES):
        if has(types, type):
            number += lane(bag, type, LANE)
    return number
