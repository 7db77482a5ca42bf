"""A player's things: cards, coins, buildings, councillors and the place on the Doge track."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, common, covers, lane, some
from serenissima.core.bits import BIT, has
from serenissima.core.fields import ANY_NUMBER, OWNER, Declared, Fact, up_to
from serenissima.core.shapes import Bag, Lanes, Number, Set
from serenissima.games.rialto.actions import BUILDING, CARD, DISTRICT
from serenissima.games.rialto.printed import (
    BONUS_STEPS,
    BUILDING_BITS,
    BUILDING_COPIES,
    CARD_BITS,
    CARD_COPIES,
    CARDS,
    COINS,
    COUNCIL_BITS,
    COUNCILLORS,
    FIRST_DOGE_SPACE,
    PLACES,
    ROUNDS,
)

COUNT: Final = up_to(CARDS * CARD_COPIES)  # a number of cards
POINTS: Final = up_to(250)  # no track ends: wider than any game has been


def _farthest_space() -> int:
    """Where no marker gets beyond: every round all cards, each worth two, and then each copy of blue 3 doubles the
    space.
    """
    space = int(FIRST_DOGE_SPACE)
    for _ in range(int(ROUNDS)):
        space = (space + 2 * int(CARDS * CARD_COPIES) + int(BONUS_STEPS)) << int(BUILDING_COPIES)
    return space


DOGE_SPACE: Final = up_to(_farthest_space())

# the condition of an own building, in the order in which they are listed
FREE: Final = 0
USED: Final = 1  # a coin lies on it
RESTING: Final = 2  # taken with blue 1 this round


@mypyc_attr(acyclic=True)
class Player(Declared):
    """One player, or the neutral player of the variant for two."""

    FIELDS: ClassVar[list[Fact]] = [
        Bag("hand", "cards", CARD, bits=CARD_BITS, seen=OWNER),
        Bag("cut", "put aside to be discarded, until all have cut their hands", CARD, bits=CARD_BITS, seen=OWNER),
        Bag("dropped", "the own discards, as far as others have not seen them", CARD, bits=CARD_BITS, seen=OWNER),
        # what somebody remembers, see knowledge.py
        Number("stacked", "cards known to have been shuffled into the pile", ANY_NUMBER, seen=OWNER, memory=True),
        Bag(
            "shown",
            "taken openly since and not played: in the hand, or dropped from it",
            CARD,
            bits=CARD_BITS,
            memory=True,
        ),
        Bag("sure", "those of them that no cut can have taken from the hand", CARD, bits=CARD_BITS, memory=True),
        Bag("shed", "those that must have been dropped", CARD, bits=CARD_BITS, memory=True),
        Bag("sprung", "played since that shuffle without having been shown before", CARD, bits=CARD_BITS, memory=True),
        Bag(
            "loose",
            "shown before and not played: in the hand, or dropped and shuffled in",
            CARD,
            bits=CARD_BITS,
            memory=True,
        ),
        Number("gone", "how many cards were dropped before that shuffle without being known", COUNT, memory=True),
        Number("found", "cards seen drawn since without being known there", ANY_NUMBER, seen=OWNER, memory=True),
        Number("fresh", "how many cards were drawn unseen since that shuffle", COUNT, memory=True),
        Number("drawn", "how many of the cards nobody else has seen may come from this round", COUNT, memory=True),
        Number("uncut", "how many of them were drawn after the last cut: none of these is dropped", COUNT, memory=True),
        Set("lacks", "the kinds of which the hand holds none since this round", CARD, memory=True),
        Set("lacked", "the kinds of which there is none among the cards held longer", CARD, memory=True),
        # what the player has in the open
        Bag("played", "cards lying before the player in this stage", CARD, bits=CARD_BITS),
        Number("turned", "what the cards turned by yellow buildings count in this stage", COUNT),
        Number("wilds", "yellow buildings used as jokers in this stage", up_to(PLACES)),
        Number("strength", "what all of it counts in this stage", COUNT),
        Number("keep", "how many cards may be kept this round", COUNT),
        Number("points", "on the track", POINTS),
        Number("coins", "in hand", up_to(COINS)),
        Number("doge", "space on the Doge track", DOGE_SPACE),
        Number("reserve", "councillors on the own board", up_to(COUNCILLORS)),
        Number("general", "councillors in the general supply", up_to(COUNCILLORS)),
        Lanes("council", "councillors in each district", up_to(COUNCILLORS), by=DISTRICT, bits=COUNCIL_BITS),
        Bag("buildings", "own buildings", BUILDING, bits=BUILDING_BITS),
        Bag("used", "those with a coin on them", BUILDING, bits=BUILDING_BITS),
        Bag("resting", "those taken with blue 1 this round", BUILDING, bits=BUILDING_BITS),
    ]

    # made from FIELDS by tools/make_fields.py: 253a62a7eba3
    def __init__(self) -> None:
        self.hand: i64 = 0
        self.cut: i64 = 0
        self.dropped: i64 = 0
        self.stacked: i64 = 0
        self.shown: i64 = 0
        self.sure: i64 = 0
        self.shed: i64 = 0
        self.sprung: i64 = 0
        self.loose: i64 = 0
        self.gone: i64 = 0
        self.found: i64 = 0
        self.fresh: i64 = 0
        self.drawn: i64 = 0
        self.uncut: i64 = 0
        self.lacks: i64 = 0
        self.lacked: i64 = 0
        self.played: i64 = 0
        self.turned: i64 = 0
        self.wilds: i64 = 0
        self.strength: i64 = 0
        self.keep: i64 = 0
        self.points: i64 = 0
        self.coins: i64 = 0
        self.doge: i64 = 0
        self.reserve: i64 = 0
        self.general: i64 = 0
        self.council: i64 = 0
        self.buildings: i64 = 0
        self.used: i64 = 0
        self.resting: i64 = 0

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand
        copy.cut = self.cut
        copy.dropped = self.dropped
        copy.stacked = self.stacked
        copy.shown = self.shown
        copy.sure = self.sure
        copy.shed = self.shed
        copy.sprung = self.sprung
        copy.loose = self.loose
        copy.gone = self.gone
        copy.found = self.found
        copy.fresh = self.fresh
        copy.drawn = self.drawn
        copy.uncut = self.uncut
        copy.lacks = self.lacks
        copy.lacked = self.lacked
        copy.played = self.played
        copy.turned = self.turned
        copy.wilds = self.wilds
        copy.strength = self.strength
        copy.keep = self.keep
        copy.points = self.points
        copy.coins = self.coins
        copy.doge = self.doge
        copy.reserve = self.reserve
        copy.general = self.general
        copy.council = self.council
        copy.buildings = self.buildings
        copy.used = self.used
        copy.resting = self.resting
        return copy

    # end of what is made from FIELDS

    # --- what everybody learns of the hand

    def take_openly(self, cards: i64) -> None:
        """Cards that everybody sees join the hand [RIA-CARDS-18]."""
        self.hand += cards
        self.shown += cards
        self.sure += cards

    def see_drawn(self, card: i64) -> None:
        """The player sees a card drawn from the pile: it is not there any more [RIA-CARDS-18]."""
        if covers(self.stacked, card, CARD_BITS):
            self.stacked -= card
        else:
            self.found += card

    def learn_stacked(self, cards: i64) -> None:
        """Cards must have been shuffled in: they are still there, or the player has seen them since [RIA-CARDS-18]."""
        known = common(self.found, cards, CARD_BITS)
        self.found -= known
        self.stacked += cards - known

    def draw_unseen(self, card: i64) -> None:
        """One card of the pile that nobody else sees; the player knows now that it is not there [RIA-CARDS-18]."""
        self.hand += card
        self.see_drawn(card)
        self.fresh += 1
        self.drawn += 1
        self.uncut += 1

    def lay_openly(self, cards: i64) -> None:
        """Cards of the hand lie before the player [RIA-CARDS-18]. One of a kind that the cards held longer do not hold
        was drawn this round.
        """
        known = common(self.shown, cards, CARD_BITS)
        self.hand -= cards
        self.played += cards
        self.shown -= known
        self.sure -= common(self.sure, cards, CARD_BITS)
        loose = common(self.loose, cards - known, CARD_BITS)
        self.loose -= loose
        self.sprung += cards - known - loose
        self.uncut = max(0, self.uncut - bag_size(cards - known, CARD_BITS))
        kind: i64
        for kind in range(CARDS):
            if has(self.lacked, kind):
                self.drawn -= lane(cards - known, kind, CARD_BITS)

    def show_none_of(self, kind: i64) -> None:
        """Two jokers for one card say that the hand holds none of the kind [RIA-JOKER-3, RIA-CARDS-18]. What was shown
        of it must have been dropped.
        """
        gone = some(kind, CARD_BITS, lane(self.shown, kind, CARD_BITS))
        self.shown -= gone
        self.shed += gone
        self.loose -= some(kind, CARD_BITS, lane(self.loose, kind, CARD_BITS))
        self.lacks |= BIT[kind]
        self.lacked |= BIT[kind]
        self.be_sure()

    def drop_cut(self) -> None:
        """The cut cards join the own discards; any card shown may be among them [RIA-CARDS-14, RIA-CARDS-17]."""
        number = bag_size(self.cut, CARD_BITS)
        self.dropped += self.cut
        self.cut = 0
        self.uncut = 0
        sure: i64 = 0
        kind: i64
        for kind in range(CARDS):
            sure += some(kind, CARD_BITS, max(0, lane(self.sure, kind, CARD_BITS) - number))
        self.sure = sure
        self.be_sure()

    def be_sure(self) -> None:
        """Of what was shown no more can have been dropped than there are unknown discards [RIA-CARDS-18]."""
        unknown = bag_size(self.dropped, CARD_BITS) - bag_size(self.shed, CARD_BITS)
        sure: i64 = 0
        kind: i64
        for kind in range(CARDS):
            least = lane(self.shown, kind, CARD_BITS) - unknown
            sure += some(kind, CARD_BITS, max(lane(self.sure, kind, CARD_BITS), least))
        self.sure = sure

    def grow_older(self) -> i64:
        """A new round: the hidden cards still held all count as held longer, of which less is known once this round's
        are among them. More of a kind than the hand holds must have been dropped; what was shuffled into the pile.
        """
        held = bag_size(self.hand, CARD_BITS)
        if min(self.drawn, held - bag_size(self.sure, CARD_BITS)) > 0:
            self.lacked = self.lacks
        self.lacks = 0
        self.drawn = 0
        unknown = bag_size(self.dropped, CARD_BITS) - bag_size(self.shed, CARD_BITS)
        gone: i64 = 0
        kind: i64
        for kind in range(CARDS):
            dropped = some(kind, CARD_BITS, max(0, lane(self.shown, kind, CARD_BITS) - held))
            self.shown -= dropped
            self.shed += dropped
            gone += some(kind, CARD_BITS, max(0, lane(self.loose, kind, CARD_BITS) - held - unknown))
        self.loose -= gone
        self.be_sure()
        return gone

    def forget_discards(self) -> None:
        """The own discards were shuffled into the pile."""
        self.loose = self.shown - self.sure
        self.gone = bag_size(self.dropped, CARD_BITS) - bag_size(self.shed, CARD_BITS)
        self.found = 0
        self.dropped = 0
        self.shed = 0
        self.shown = self.sure
        self.sprung = 0
        self.fresh = 0

    def ready(self, building: i64) -> i64:
        """How many copies of a building can still be used this round [RIA-USE-2, RIA-BLUE-2]."""
        shift = building * BUILDING_BITS
        return (self.buildings >> shift & 15) - (self.used >> shift & 15) - (self.resting >> shift & 15)

    def conditions(self, building: i64, paying_on: i64 = -1) -> i64:
        """The set of the conditions in which the player has that building, once a coin lies on the one to be paid."""
        shift = building * BUILDING_BITS
        used = self.used >> shift & 15
        if paying_on == building:
            used += 1
        resting = self.resting >> shift & 15
        found: i64 = 0
        if self.buildings >> shift & 15 > used + resting:
            found |= BIT[FREE]
        if used > 0:
            found |= BIT[USED]
        if resting > 0:
            found |= BIT[RESTING]
        return found

    def stands_in(self, district: i64) -> i64:
        """How many councillors the player has in a district."""
        return self.council >> (district * COUNCIL_BITS) & 255
