"""What can be known of the cards in hands and deck: by everybody, and by each player. What to make of it: `imagining`.

A book is what one reader remembers, a row of bags. When the deck is used up, all cards that lie nowhere else are in
hands: then a reader knows what the hands of the others hold together, and begins anew from there. Of each hand the book
says what it took from the open row since (TAKEN); what it surely holds of before (LEAST); the most of each type that it
can hold of before, and how many cards it has drawn blindly since (MOST); which cards it has laid that may have been of
before or drawn, and how many it has of before at most (DOUBTFUL). Last come the most that the deck can hold, and what
the hands hold of before together. Until the first deck is used up nothing is known of before.

Between two decks this is exact. When a deck is made once more, of each hand only the bounds of each type are kept: that
it has drawn one of two cards, but not both, is forgotten then.

In a position that somebody imagines, the books of the others are closed: they would have to fit hands that nobody has.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import bag_size, common, lane, some
from serenissima.core.bits import filled
from serenissima.games.venedig.buildings import LANE, TYPES

TAKEN: Final = 0
LEAST: Final = 1
MOST: Final = 2
DOUBTFUL: Final = 3
PARTS: Final = 4
NUMBER: Final = TYPES  # the lane of a number beside the cards
ANY_NUMBER: Final = 31


def of_each(number: i64) -> i64:
    """A bag with that many of each type."""
    bag: i64 = 0
    type: i64
    for type in range(TYPES):
        bag += some(type, LANE, number)
    return bag


def new_book(seats: i64) -> vec[i64]:
    """A book that says nothing."""
    book = filled(PARTS * seats + 2, 0)
    seat: i64
    for seat in range(seats):
        book[PARTS * seat + MOST] = of_each(ANY_NUMBER)
    book[PARTS * seats] = of_each(ANY_NUMBER)
    return book


def closed_book(seats: i64) -> vec[i64]:
    """A book in which nothing is noted any more: its reader goes by what everybody knows."""
    return filled(PARTS * seats + 2, some(NUMBER, LANE))


def is_closed(book: vec[i64]) -> bool:
    """Whether nothing is noted in the book any more."""
    return lane(book[TAKEN], NUMBER, LANE) > 0


def less(bag: i64, part: i64) -> i64:
    """A bag without as much of the part as it holds."""
    return bag - common(bag, part, LANE)


def sure(book: vec[i64], seat: i64) -> i64:
    """What a hand holds for certain."""
    return book[PARTS * seat + TAKEN] + book[PARTS * seat + LEAST]


def begun(book: vec[i64]) -> bool:
    """Whether a deck has been used up."""
    return lane(book[len(book) - 1], NUMBER, LANE) > 0


# --- writing it


def note_taken(book: vec[i64], seat: i64, type: i64) -> None:
    """A card of the open row went into a hand."""
    book[PARTS * seat + TAKEN] += some(type, LANE)


def note_drawn(book: vec[i64], seat: i64) -> None:
    """A hand drew a card that the reader did not see."""
    if begun(book):
        book[PARTS * seat + MOST] += some(NUMBER, LANE)


def note_gone(book: vec[i64], type: i64) -> None:
    """The reader saw a card leave the deck."""
    book[len(book) - 2] = less(book[len(book) - 2], some(type, LANE))


def note_left(book: vec[i64], reader: i64, seat: i64, type: i64) -> None:
    """A card left a hand in the open: one from the row first, then one of before, if it can have been one."""
    here = PARTS * seat
    card = some(type, LANE)
    if lane(book[here + TAKEN], type, LANE) > 0:
        book[here + TAKEN] -= card
    elif begun(book):
        if lane(book[here + LEAST], type, LANE) > 0:
            book[here + LEAST] -= card
        drawn = lane(book[here + MOST], NUMBER, LANE) > 0 and lane(book[len(book) - 2], type, LANE) > 0
        if lane(book[here + MOST], type, LANE) == 0:
            book[here + MOST] = less(book[here + MOST], some(NUMBER, LANE))
            note_gone(book, type)
        else:
            book[here + MOST] -= card
            book[here + DOUBTFUL] += card
            if not drawn:
                _were_of_before(book, seat, card)
        _settle(book, reader, seat)


def _were_of_before(book: vec[i64], seat: i64, cards: i64) -> None:
    """Doubtful cards were of before."""
    here = PARTS * seat + DOUBTFUL
    book[here] = less(book[here], cards + some(NUMBER, LANE, bag_size(cards, LANE)))
    book[len(book) - 1] = less(book[len(book) - 1], cards)


def _settle(book: vec[i64], reader: i64, seat: i64) -> None:
    """When all cards drawn are laid again, doubtful ones were of before; without any doubt left, each hand tells of the
    others.
    """
    here = PARTS * seat
    if lane(book[here + MOST], NUMBER, LANE) == 0:
        _were_of_before(book, seat, cards_in(book[here + DOUBTFUL]))
    seats: i64 = len(book) // PARTS
    other: i64
    doubt: i64 = 0
    for other in range(seats):
        if other != reader:
            doubt += cards_in(book[PARTS * other + DOUBTFUL])
    if doubt == 0:
        narrow_all(book, reader)
    else:
        for other in range(seats):
            _cap(book, other)


def cards_in(bag: i64) -> i64:
    """A bag without the number beside its cards."""
    return bag - some(NUMBER, LANE, lane(bag, NUMBER, LANE))


def _cap(book: vec[i64], seat: i64) -> None:
    """No hand holds more of before than all together."""
    most = book[PARTS * seat + MOST]
    book[PARTS * seat + MOST] = common(cards_in(most), book[len(book) - 1], LANE) + most - cards_in(most)


def note_deck_made(book: vec[i64], reader: i64, hands: vec[i64], deck: i64) -> None:
    """All other cards are in hands, and the reader knows what the hands of the others hold together."""
    together: i64 = 0
    seats: i64 = len(hands)
    seat: i64
    for seat in range(seats):
        here = PARTS * seat
        if seat != reader:
            together += hands[seat]
            drawn = lane(book[here + MOST], NUMBER, LANE)
            book[here + MOST] = cards_in(book[here + MOST]) + book[here + TAKEN] + of_each(drawn)
            book[here + LEAST] += book[here + TAKEN]
            book[here + DOUBTFUL] = some(NUMBER, LANE, bag_size(hands[seat], LANE))
        book[here + TAKEN] = 0
    book[len(book) - 2] = deck
    book[len(book) - 1] = together + some(NUMBER, LANE)
    narrow_all(book, reader)


def narrow_all(book: vec[i64], reader: i64) -> None:
    """What is known of one hand tells more of the others."""
    seats: i64 = len(book) // PARTS
    for _ in range(3):
        seat: i64
        for seat in range(seats):
            if seat != reader:
                _narrow(book, reader, seat)


def _narrow(book: vec[i64], reader: i64, seat: i64) -> None:
    """What a hand can hold, and surely holds, of before when the others take as much or as little as they can."""
    here = PARTS * seat
    together = book[len(book) - 1]
    least: i64 = 0
    most: i64 = 0
    type: i64
    for type in range(TYPES):
        others_least: i64 = 0
        others_most: i64 = 0
        other: i64
        for other in range(len(book) // PARTS):
            if other != seat and other != reader:
                others_least += lane(book[PARTS * other + LEAST], type, LANE)
                others_most += lane(book[PARTS * other + MOST], type, LANE)
        number = lane(together, type, LANE)
        least += some(type, LANE, max(lane(book[here + LEAST], type, LANE), number - others_most))
        most += some(type, LANE, min(lane(book[here + MOST], type, LANE), max(0, number - others_least)))
    size = lane(book[here + DOUBTFUL], NUMBER, LANE)
    certain = bag_size(least, LANE)
    possible = bag_size(most, LANE)
    for type in range(TYPES):
        fewest = lane(least, type, LANE)
        top = lane(most, type, LANE)
        least += some(type, LANE, max(fewest, size - (possible - top)) - fewest)
        most -= some(type, LANE, top - min(top, max(0, size - (certain - fewest))))
    book[here + LEAST] = least
    book[here + MOST] += most - cards_in(book[here + MOST])
