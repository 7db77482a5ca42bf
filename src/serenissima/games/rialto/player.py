"""A player's things: cards, coins, buildings, councillors and the place on the Doge track."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, lane, some
from serenissima.core.bits import BIT
from serenissima.core.fields import BAG, INT, OWNER, Declared, Fact
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDINGS, CARD_BITS, CARDS, COUNCIL_BITS, DISTRICTS

# the condition of an own building, in the order in which they are listed
FREE: Final = 0
USED: Final = 1  # a coin lies on it
RESTING: Final = 2  # taken with blue 1 this round


@mypyc_attr(acyclic=True)
class Player(Declared):
    """One player, or the neutral player of the variant for two."""

    FIELDS: ClassVar[list[Fact]] = [
        Fact("hand", BAG, OWNER, bits=CARD_BITS, kinds=CARDS),
        Fact("cut", BAG, OWNER, bits=CARD_BITS, kinds=CARDS),
        Fact("shown", BAG, bits=CARD_BITS, kinds=CARDS),
        Fact("played", BAG, bits=CARD_BITS, kinds=CARDS),
        Fact("turned", INT),
        Fact("wilds", INT),
        Fact("strength", INT),
        Fact("keep", INT),
        Fact("points", INT),
        Fact("coins", INT),
        Fact("doge", INT),
        Fact("reserve", INT),
        Fact("general", INT),
        Fact("council", BAG, bits=COUNCIL_BITS, kinds=DISTRICTS),
        Fact("buildings", BAG, bits=BUILDING_BITS, kinds=BUILDINGS),
        Fact("used", BAG, bits=BUILDING_BITS, kinds=BUILDINGS),
        Fact("resting", BAG, bits=BUILDING_BITS, kinds=BUILDINGS),
    ]

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.cut: i64 = 0  # put aside to be discarded, until all have cut their hands
        self.shown: i64 = 0  # what everybody knows the hand and the cut cards to hold: taken openly, not played since
        self.played: i64 = 0  # cards lying before the player in this stage
        self.turned: i64 = 0  # what the cards turned by yellow buildings count in this stage
        self.wilds: i64 = 0  # yellow buildings used as jokers in this stage
        self.strength: i64 = 0  # what all of it counts in this stage
        self.keep: i64 = 0  # how many cards may be kept this round
        self.points: i64 = 0
        self.coins: i64 = 0
        self.doge: i64 = 0  # space on the Doge track
        self.reserve: i64 = 0  # councillors on the own board
        self.general: i64 = 0  # councillors in the general supply
        self.council: i64 = 0  # councillors in each district
        self.buildings: i64 = 0
        self.used: i64 = 0  # those with a coin on them
        self.resting: i64 = 0  # those taken with blue 1 this round

    def surely_held(self) -> i64:
        """What everybody knows the hand to hold: cards taken openly, less those that may have been cut away."""
        cut = bag_size(self.cut, CARD_BITS)
        if cut == 0 or self.shown == 0:
            return self.shown
        held: i64 = 0
        kind: i64
        for kind in range(CARDS):
            held += some(kind, CARD_BITS, max(0, lane(self.shown, kind, CARD_BITS) - cut))
        return held

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand
        copy.cut = self.cut
        copy.shown = self.shown
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
