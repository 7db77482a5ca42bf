"""A position: the table, the decks, and the Doge as an opponent or a passenger."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue, Field
from serenissima.core.bits import BIT, has, lowest
from serenissima.core.fields import (
    ANY_NUMBER,
    EMPTY_ROW,
    KNOWN,
    NONE,
    SEAT,
    YES_NO,
    Fact,
    between,
    maybe,
    up_to,
)
from serenissima.core.shapes import Number, Parts, Row, Set, Sets
from serenissima.games.venice.actions import ACTIONS, DOCK, FLEET, INFLUENCE, MISSION, TILE
from serenissima.games.venice.cards import DOGE_CARDS, DOGE_ROW, INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.city import DOCKS
from serenissima.games.venice.numbers import COUNCIL_LAST
from serenissima.games.venice.parts import COUNT, Deck
from serenissima.games.venice.table import HOUSES, NOWHERE, Table

DOGE_CARD: Final = Field("doge_card", DOGE_CARDS)
STORY: Final = 5000  # entries: a story begins anew whenever the deck does


@mypyc_attr(acyclic=True)
class Venice(Table):
    """A position of Venice. Decks are unordered until a card is drawn; cards put back under a deck keep their order,
    and who knows them.
    """

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *Table.FIELDS,
        # decks
        Set("mission_pool", "deck and box: nobody can tell them apart", MISSION, seen=NONE),
        Number("mission_left", "how many of the pool are in the deck", up_to(MISSIONS)),
        Row("mission_under", "put back under the deck", MISSION, length=MISSIONS, seen=KNOWN),
        Sets("mission_under_known", "who knows each", SEAT, length=MISSIONS),
        Row(
            "mission_story",
            "what has happened to the cards, see story.py",
            ANY_NUMBER,
            length=STORY,
            seen=NONE,
            memory=True,
        ),
        Set("influence_pool", "the deck", INFLUENCE, seen=NONE),
        Row("influence_under", "put back under the deck", INFLUENCE, length=INFLUENCE_CARDS, seen=KNOWN),
        Sets("influence_under_known", "who knows each", SEAT, length=INFLUENCE_CARDS),
        Set("influence_discard", "cards played", INFLUENCE),
        Row(
            "influence_story",
            "what has happened to the cards, see story.py",
            ANY_NUMBER,
            length=STORY,
            seen=NONE,
            memory=True,
        ),
        Parts("decks", "of the smugglers", Deck, length=2, owned=False),
        # the Doge as an opponent
        Set("doge_pool", "deck and box: all that has not been revealed, as everybody knows", DOGE_CARD),
        Number("doge_left", "how many of the pool are in the deck", up_to(DOGE_CARDS)),
        Row("doge_row", "open cards; -1: none", maybe(DOGE_CARD), length=DOGE_ROW),
        Set("doge_discard", "cards carried out", DOGE_CARD),
        Set("doge_cancelled", "places of the row whose card is not carried out", up_to(DOGE_ROW - 1)),
        Number("doge_points", "scored", COUNT),
        Number("doge_scrolls", "his", COUNT),
        Number("doge_intrigue", "taken", COUNT),
        Row("doge_council", "spaces of his markers", up_to(COUNCIL_LAST), by=FLEET),
        Number(
            "doge_works", "house * docks + dock of his last B gondola", between(-1, HOUSES * DOCKS - 1), default=NOWHERE
        ),
        # the Doge as a passenger
        Number("taxi_at", "his dock", maybe(DOCK), default=NOWHERE),
        Number("taxi_to", "the tile he wants to reach", maybe(TILE), default=NOWHERE),
        Number("taxi_aboard", "whether he is", YES_NO),
        # the end
        Number("settled", "final scoring: 1 council and assistants, 2 all", up_to(2)),
        Number("arrested", "a seat, or who is one past the seats", maybe(SEAT), default=NOWHERE),
    ]

    # made from FIELDS by tools/make_fields.py: 0486087e12f4
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.mission_pool: i64 = 0
        self.mission_left: i64 = 0
        self.mission_under: vec[i64] = EMPTY_ROW
        self.mission_under_known: vec[i64] = EMPTY_ROW
        self.mission_story: vec[i64] = EMPTY_ROW
        self.influence_pool: i64 = 0
        self.influence_under: vec[i64] = EMPTY_ROW
        self.influence_under_known: vec[i64] = EMPTY_ROW
        self.influence_discard: i64 = 0
        self.influence_story: vec[i64] = EMPTY_ROW
        self.decks: list[Deck] = []
        self.doge_pool: i64 = 0
        self.doge_left: i64 = 0
        self.doge_row: vec[i64] = EMPTY_ROW
        self.doge_discard: i64 = 0
        self.doge_cancelled: i64 = 0
        self.doge_points: i64 = 0
        self.doge_scrolls: i64 = 0
        self.doge_intrigue: i64 = 0
        self.doge_council: vec[i64] = EMPTY_ROW
        self.doge_works: i64 = NOWHERE
        self.taxi_at: i64 = NOWHERE
        self.taxi_to: i64 = NOWHERE
        self.taxi_aboard: i64 = 0
        self.settled: i64 = 0
        self.arrested: i64 = NOWHERE

    def clone(self) -> Venice:
        copy = Venice(self.luck, self.seats)
        self.copy_base(copy)
        self.copy_table(copy)
        copy.mission_pool = self.mission_pool
        copy.mission_left = self.mission_left
        copy.mission_under = self.mission_under[:]
        copy.mission_under_known = self.mission_under_known[:]
        copy.mission_story = self.mission_story[:]
        copy.influence_pool = self.influence_pool
        copy.influence_under = self.influence_under[:]
        copy.influence_under_known = self.influence_under_known[:]
        copy.influence_discard = self.influence_discard
        copy.influence_story = self.influence_story[:]
        copy.decks = [part.clone() for part in self.decks]
        copy.doge_pool = self.doge_pool
        copy.doge_left = self.doge_left
        copy.doge_row = self.doge_row[:]
        copy.doge_discard = self.doge_discard
        copy.doge_cancelled = self.doge_cancelled
        copy.doge_points = self.doge_points
        copy.doge_scrolls = self.doge_scrolls
        copy.doge_intrigue = self.doge_intrigue
        copy.doge_council = self.doge_council[:]
        copy.doge_works = self.doge_works
        copy.taxi_at = self.taxi_at
        copy.taxi_to = self.taxi_to
        copy.taxi_aboard = self.taxi_aboard
        copy.settled = self.settled
        copy.arrested = self.arrested
        return copy

    def zones(self) -> i64:
        return (
            4 * self.seats
            + 6
            + len(self.mission_under)
            + len(self.influence_under)
            + len(self.decks[0].seen)
            + len(self.decks[1].seen)
        )

    def zone(self, z: i64) -> i64:
        if z < 4 * self.seats:
            player = self.players[z // 4]
            which = z % 4
            if which == 0:
                return player.hand
            if which == 1:
                return player.drawn
            if which == 2:
                return player.cards
            return player.offered
        place = z - 4 * self.seats
        if place == 0:
            return self.mission_pool
        if place == 1:
            return self.influence_pool
        if place < 6:
            deck = self.decks[(place - 2) // 2]
            which = (place - 2) % 2
            if which == 0:
                return deck.pool
            return deck.box
        place -= 6
        if place < len(self.mission_under):
            return BIT[self.mission_under[place]]
        place -= len(self.mission_under)
        if place < len(self.influence_under):
            return BIT[self.influence_under[place]]
        place -= len(self.influence_under)
        if place < len(self.decks[0].seen):
            return BIT[self.decks[0].seen[place]]
        place -= len(self.decks[0].seen)
        return BIT[self.decks[1].seen[place]]

    def set_zone(self, z: i64, content: i64) -> None:
        if z < 4 * self.seats:
            player = self.players[z // 4]
            which = z % 4
            if which == 0:
                player.hand = content
                return
            if which == 1:
                player.drawn = content
                return
            if which == 2:
                player.cards = content
                return
            player.offered = content
            return
        place = z - 4 * self.seats
        if place == 0:
            self.mission_pool = content
            return
        if place == 1:
            self.influence_pool = content
            return
        if place < 6:
            deck = self.decks[(place - 2) // 2]
            which = (place - 2) % 2
            if which == 0:
                deck.pool = content
                return
            deck.box = content
            return
        place -= 6
        if place < len(self.mission_under):
            self.mission_under[place] = lowest(content)
            return
        place -= len(self.mission_under)
        if place < len(self.influence_under):
            self.influence_under[place] = lowest(content)
            return
        place -= len(self.influence_under)
        if place < len(self.decks[0].seen):
            self.decks[0].seen[place] = lowest(content)
            return
        place -= len(self.decks[0].seen)
        self.decks[1].seen[place] = lowest(content)

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < 4 * self.seats:
            return z // 4 == viewer
        place = z - 4 * self.seats
        if place < 2:
            return False
        if place < 6:
            return False
        place -= 6
        if place < len(self.mission_under):
            return viewer >= 0 and has(self.mission_under_known[place], viewer)
        place -= len(self.mission_under)
        if place < len(self.influence_under):
            return viewer >= 0 and has(self.influence_under_known[place], viewer)
        place -= len(self.influence_under)
        if place < len(self.decks[0].seen):
            return viewer >= 0 and has(self.decks[0].seen_known[place], viewer)
        place -= len(self.decks[0].seen)
        return viewer >= 0 and has(self.decks[1].seen_known[place], viewer)

    def zone_pool(self, z: i64) -> i64:
        if z < 4 * self.seats:
            which = z % 4
            if which < 2:
                return 0
            return 1
        place = z - 4 * self.seats
        if place == 0:
            return 0
        if place == 1:
            return 1
        if place < 6:
            return 2 + (place - 2) // 2
        place -= 6
        if place < len(self.mission_under):
            return 0
        place -= len(self.mission_under)
        if place < len(self.influence_under):
            return 1
        place -= len(self.influence_under)
        if place < len(self.decks[0].seen):
            return 2
        return 3

    def zone_limit(self, z: i64) -> i64:
        if z < 4 * self.seats:
            return -1
        place = z - 4 * self.seats
        if place < 2:
            return -1
        if place < 6:
            deck = self.decks[(place - 2) // 2]
            which = (place - 2) % 2
            if which == 0:
                return -1
            return deck.may_be_boxed()
        return -1

    # end of what is made from FIELDS

    # --- reading it

    def mission_cards(self) -> i64:
        """How many cards the mission deck has."""
        return self.mission_left + len(self.mission_under)

    # --- imagining

    def redeal(self, viewer: i64) -> None:
        from serenissima.games.venice.imagining import redeal

        redeal(self, viewer)

    # --- the result

    def scores(self) -> vec[i64]:
        from serenissima.games.venice.scoring import would_score

        return would_score(self)

    def standing(self) -> vec[i64]:
        from serenissima.games.venice.scoring import ranked

        return ranked(self)
