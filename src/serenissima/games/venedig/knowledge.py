"""What can be known of the cards in hands and deck: by everybody, and by each player.

A book is what one reader remembers, a row of bags. When the deck is used up, all cards that lie nowhere else are in
hands: then a reader knows what the hands of the others hold together, and begins anew from there. Of each hand the book
says what it took from the open row since (TAKEN); what it surely holds of before (LEAST); the most of each type that it
can hold of before, and how many cards it has drawn blindly since (MOST); which cards it has laid that may have been of
before or drawn, and how many it has of before at most (DOUBTFUL). Last come the most that the deck can hold, and what
the hands hold of before together. Until the first deck is used up nothing is known of before.

In a position that somebody else imagines a reader's book may not fit the hands any more. It is written on all the same:
nothing in it ever falls below zero.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import bag_size, common, kinds_in, lane, some
from serenissima.core.bits import BIT, filled, has
from serenissima.core.chance import Chance
from serenissima.games.venedig.buildings import LANE, TYPES

TAKEN: Final = 0
LEAST: Final = 1
MOST: Final = 2
DOUBTFUL: Final = 3
PARTS: Final = 4
NUMBER: Final = TYPES  # the lane of a number beside the cards
ANY_NUMBER: Final = 31
TRIES: Final = 8


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


# --- reading it


def can_hold(book: vec[i64], seat: i64, hand: i64) -> bool:
    """Whether a hand is possible that holds what it surely does: of before no more than can be, the rest was drawn."""
    most = book[PARTS * seat + MOST]
    hand -= book[PARTS * seat + TAKEN]
    if not begun(book):
        return True
    return bag_size(hand, LANE) - bag_size(common(hand, cards_in(most), LANE), LANE) <= lane(most, NUMBER, LANE)


def deal_again(dice: Chance, book: vec[i64], reader: i64, hands: vec[i64], deck: i64) -> vec[i64]:
    """Hands and, last, the deck, as they may be for all that the reader knows; the reader's own hand stays."""
    seats: i64 = len(hands)
    loose = deck
    seat: i64
    for seat in range(seats):
        if seat != reader:
            loose += less(hands[seat], sure(book, seat))
    for _ in range(TRIES):
        dealt = _deal_at_random(dice, book, reader, hands, deck, loose)
        if _possible(book, reader, dealt):
            return dealt
    return _deal_with_care(dice, book, reader, hands, deck, loose)


def _possible(book: vec[i64], reader: i64, dealt: vec[i64]) -> bool:
    seats: i64 = len(dealt) - 1
    seat: i64
    for seat in range(seats):
        if seat != reader and not can_hold(book, seat, dealt[seat]):
            return False
    return True


def _deal_at_random(dice: Chance, book: vec[i64], reader: i64, hands: vec[i64], deck: i64, loose: i64) -> vec[i64]:
    """The deck from what it can hold, then the hands from what is left."""
    seats: i64 = len(hands)
    dealt = filled(seats + 1, 0)
    dealt[seats] = dice.draw_bag(common(loose, book[PARTS * seats], LANE), bag_size(deck, LANE), LANE)
    loose -= dealt[seats]
    seat: i64
    for seat in range(seats):
        if seat == reader:
            dealt[seat] = hands[seat]
        else:
            certain = common(hands[seat], sure(book, seat), LANE)
            drawn = dice.draw_bag(loose, bag_size(hands[seat], LANE) - bag_size(certain, LANE), LANE)
            loose -= drawn
            dealt[seat] = certain + drawn
    return dealt


def _deal_with_care(dice: Chance, book: vec[i64], reader: i64, hands: vec[i64], deck: i64, loose: i64) -> vec[i64]:
    """Card by card, each where all the others can still find a place."""
    seats: i64 = len(hands)
    dealt = filled(seats + 1, 0)
    room = filled(seats + 1, 0)  # how many cards each still takes
    most = filled(seats + 1, 0)  # and of which types
    room[seats] = bag_size(deck, LANE)
    most[seats] = book[PARTS * seats]
    place: i64
    for place in range(seats):
        if place == reader:
            dealt[place] = hands[place]
        else:
            dealt[place] = common(hands[place], sure(book, place), LANE)
            room[place] = bag_size(hands[place], LANE) - bag_size(dealt[place], LANE)
            most[place] = less(book[PARTS * place + MOST], book[PARTS * place + LEAST])
    for place in range(seats + 1):
        while room[place] > 0:
            type = _type_for(dice, room, most, place, loose)
            _put(room, most, place, type)
            loose -= some(type, LANE)
            dealt[place] += some(type, LANE)
    return dealt


def _put(room: vec[i64], most: vec[i64], place: i64, type: i64) -> None:
    room[place] -= 1
    kept = NUMBER if lane(most[place], type, LANE) == 0 else type
    most[place] = less(most[place], some(kept, LANE))


def _type_for(dice: Chance, room: vec[i64], most: vec[i64], place: i64, loose: i64) -> i64:
    """A type at random of those that leave a place for every other card; of all, where the book does not fit."""
    choice = loose
    while choice != 0:
        type = dice.draw_kind(choice, LANE)
        if lane(most[place], type, LANE) > 0 or lane(most[place], NUMBER, LANE) > 0:
            room_after = room[:]
            most_after = most[:]
            _put(room_after, most_after, place, type)
            if _all_fit(room_after, most_after, loose - some(type, LANE)):
                return type
        choice -= some(type, LANE, lane(choice, type, LANE))
    return dice.draw_kind(loose, LANE)


def _all_fit(room: vec[i64], most: vec[i64], loose: i64) -> bool:
    """Whether, for any choice of types, there are places enough for all their cards (which is what it takes)."""
    types: i64
    for types in range(1, BIT[TYPES]):
        if types & kinds_in(loose, LANE) != types:
            continue
        cards: i64 = 0
        type: i64
        for type in range(TYPES):
            if has(types, type):
                cards += lane(loose, type, LANE)
        place: i64
        for place in range(len(room)):
            fitting = lane(most[place], NUMBER, LANE)
            for type in range(TYPES):
                if has(types, type):
                    fitting += lane(most[place], type, LANE)
            cards -= min(fitting, room[place])
        if cards > 0:
            return False
    return True
