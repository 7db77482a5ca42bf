"""What has happened to the cards of a deck, card by card, and what a seat can make of it.

Cards go back under a deck and are drawn again, and a deck is shuffled anew from cards that lay open: so a seat knows
more of a hand or of the deck than it sees. The story keeps every card drawn, returned, shown or shuffled, in order.
What happened is public, which card it was is not. `retell` tells the story again as it may have been for a viewer: the
same happenings, and the cards this viewer saw, every other card at random.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, filled, has, nth
from serenissima.core.chance import Chance

# what happens to a card; an entry packs it with the seat, how many cards it was chosen from, and the card
BEGUN: Final = 0  # the first entry of every story: the deck, as many cards as the number says
DRAWN: Final = 1
RETURNED: Final = 2  # under the deck, one of the last so many drawn
SHOWN: Final = 3  # out of the hand, for everybody to see
SHUFFLED: Final = 4  # all the cards shown are the deck now

UNSEEN: Final = -1
TRIES: Final = 200  # a story that may be told in other ways is told in one of them long before that


def entry(what: i64, seat: i64, choice: i64, card: i64) -> i64:
    """A happening as one number."""
    return what + (seat << 3) + (choice << 6) + (card << 12)


def what_of(happened: i64) -> i64:
    """What happened."""
    return happened & 7


def seat_of(happened: i64) -> i64:
    """To whose card."""
    return happened >> 3 & 7


def choice_of(happened: i64) -> i64:
    """From how many cards the player chose, or how many the deck has."""
    return happened >> 6 & 63


def card_of(happened: i64) -> i64:
    """To which card."""
    return happened >> 12


class Telling:
    """One way in which a story may have been, followed entry by entry. A *thing* is a card whose face may be unseen."""

    def __init__(self, story: vec[i64], seats: i64, cards: i64, viewer: i64) -> None:
        self.story: Final = story
        self.viewer: Final = viewer
        self.faces: vec[i64] = filled(0, 0)  # of each thing
        self.ages: vec[i64] = filled(0, 0)  # the shuffle each thing came from
        self.held: list[vec[i64]] = [filled(0, 0) for _ in range(seats)]  # the things of each seat, last drawn last
        self.under: vec[i64] = filled(0, 0)
        self.top: i64 = 0  # the first thing under the deck that nobody has drawn again
        self.thing_at: vec[i64] = filled(len(story), UNSEEN)  # which thing each entry is about
        self.deck: i64 = choice_of(story[0])
        self.age: i64 = 0
        self.age_of: vec[i64] = filled(cards, 0)  # the last shuffle each card was in
        self.placed: i64 = 0  # the cards that are the face of some thing
        self.shown: i64 = 0

    def follow(self, luck: Chance) -> bool:
        """Tell it to the end; false when what the viewer saw contradicts it."""
        place: i64
        for place in range(1, len(self.story)):
            happened = self.story[place]
            what = what_of(happened)
            if what == DRAWN:
                told = self.draw(place, seat_of(happened), card_of(happened))
            elif what == RETURNED:
                told = self.put_back(place, seat_of(happened), choice_of(happened), card_of(happened), luck)
            elif what == SHOWN:
                told = self.show(seat_of(happened), card_of(happened))
            else:
                told = self.shuffle()
            if not told:
                return False
        return True

    def draw(self, place: i64, seat: i64, card: i64) -> bool:
        """The top of the deck: first what was shuffled, then what was put back."""
        if self.deck > 0:
            self.deck -= 1
            thing: i64 = len(self.faces)
            self.faces = append(self.faces, UNSEEN)
            self.ages = append(self.ages, self.age)
        else:
            thing = self.under[self.top]
            self.top += 1
        self.thing_at[place] = thing
        self.held[seat] = append(self.held[seat], thing)
        return seat != self.viewer or self.turns_out(thing, card)

    def turns_out(self, thing: i64, card: i64) -> bool:
        """Somebody sees that the thing is this card."""
        if self.faces[thing] != UNSEEN:
            return self.faces[thing] == card
        if has(self.placed, card) or self.age_of[card] != self.ages[thing]:
            return False
        self.faces[thing] = card
        self.placed |= BIT[card]
        return True

    def put_back(self, place: i64, seat: i64, choice: i64, card: i64, luck: Chance) -> bool:
        """One of the things just drawn: the viewer's own is known; of others, one that has to come out again, else
        any.
        """
        held = self.held[seat]
        first = len(held) - choice
        chosen: i64 = UNSEEN
        n: i64
        for n in range(first, len(held)):
            face = self.faces[held[n]]
            if seat == self.viewer:
                if face == card:
                    chosen = n
            elif face != UNSEEN and self.comes_out(place, seat, face):
                if chosen != UNSEEN:
                    return False
                chosen = n
        if chosen == UNSEEN:
            chosen = first + luck.below(choice)
        self.thing_at[place] = held[chosen]
        self.under = append(self.under, held[chosen])
        self.held[seat] = without(held, chosen)
        return True

    def comes_out(self, place: i64, seat: i64, card: i64) -> bool:
        """Whether a card cannot have stayed with the seat: the next that is seen of it is elsewhere."""
        later: i64
        for later in range(place + 1, len(self.story)):
            happened = self.story[later]
            if card_of(happened) == card:
                what = what_of(happened)
                if what == SHOWN:
                    return seat_of(happened) != seat
                if what == DRAWN and seat_of(happened) == self.viewer:
                    return True
        return False

    def show(self, seat: i64, card: i64) -> bool:
        """A card from the hand: the thing known to be it, or any that may be."""
        held = self.held[seat]
        chosen: i64 = UNSEEN
        n: i64
        for n in range(len(held)):
            face = self.faces[held[n]]
            if face == card:
                chosen = n
                break
            if face == UNSEEN and chosen == UNSEEN and self.ages[held[n]] == self.age_of[card]:
                chosen = n
        if chosen == UNSEEN or not self.turns_out(held[chosen], card):
            return False
        self.held[seat] = without(held, chosen)
        self.shown |= BIT[card]
        return True

    def shuffle(self) -> bool:
        """The cards shown are the deck."""
        self.age += 1
        card: i64
        for card in range(len(self.age_of)):
            if has(self.shown, card):
                self.age_of[card] = self.age
        self.deck = count(self.shown)
        self.placed &= self.placed ^ self.shown
        self.shown = 0
        return True

    def unveil(self, luck: Chance) -> None:
        """Give every thing still unseen the face of a card that it may be."""
        thing: i64
        for thing in range(len(self.faces)):
            if self.faces[thing] == UNSEEN:
                free: i64 = 0
                card: i64
                for card in range(len(self.age_of)):
                    if self.age_of[card] == self.ages[thing] and not has(self.placed, card):
                        free |= BIT[card]
                card = nth(free, luck.below(count(free)))
                self.faces[thing] = card
                self.placed |= BIT[card]

    def all_held(self, seat: i64) -> i64:
        """The cards of a seat."""
        return self.last_held(seat, len(self.held[seat]))

    def last_held(self, seat: i64, number: i64) -> i64:
        """The last so many cards that a seat has drawn."""
        held = self.held[seat]
        found: i64 = 0
        n: i64
        for n in range(len(held) - number, len(held)):
            found |= BIT[self.faces[held[n]]]
        return found

    def returned(self) -> vec[i64]:
        """The cards under the deck, the next to be drawn first."""
        found = filled(0, 0)
        n: i64
        for n in range(self.top, len(self.under)):
            found = append(found, self.faces[self.under[n]])
        return found

    def retold(self) -> vec[i64]:
        """The story with the cards of this telling."""
        found = self.story[:]
        place: i64
        for place in range(len(found)):
            if self.thing_at[place] != UNSEEN:
                old = found[place]
                found[place] = entry(what_of(old), seat_of(old), choice_of(old), self.faces[self.thing_at[place]])
        return found


def without(row: vec[i64], place: i64) -> vec[i64]:
    """The row with one entry left out."""
    found = filled(0, 0)
    n: i64
    for n in range(len(row)):
        if n != place:
            found = append(found, row[n])
    return found


def retell(story: vec[i64], seats: i64, cards: i64, viewer: i64, luck: Chance) -> Telling | None:
    """A telling in which the viewer has seen what it has seen; none when no try hit upon one."""
    for _ in range(TRIES):
        telling = Telling(story, seats, cards, viewer)
        if telling.follow(luck):
            telling.unveil(luck)
            return telling
    return None


def begun(deck: i64) -> vec[i64]:
    """A story that begins with a deck of so many cards nobody has looked into."""
    return filled(1, entry(BEGUN, 0, deck, 0))


def told(story: vec[i64], what: i64, seat: i64, choice: i64, card: i64) -> vec[i64]:
    """The story with one happening more; one that has not begun stays untold."""
    if len(story) == 0:
        return story
    return append(story, entry(what, seat, choice, card))
