"""Smugglers: their cards, their way by the cheapest canals, and their assistants. The Doge's fleet moves the same
way.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, filled, has, lowest, nth
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import Fact, up_to
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import BUILDING, CHOOSE_FLEET, DOCK, SMUGGLE, STEER, TILE
from serenissima.games.venice.buildings import TILES
from serenissima.games.venice.cards import CROSSED_FREE, DECK_B, MARKS
from serenissima.games.venice.city import CANALS_AT, DOCKS, FARE, PRICE, other_end
from serenissima.games.venice.events import SMUGGLER_CALLED, SMUGGLER_CROSSED, SMUGGLER_MOORED, SMUGGLER_SAILED
from serenissima.games.venice.flow.assistants import advance
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.crossings import ScrollOrIntrigue
from serenissima.games.venice.flow.gains import doge_gains_points, doge_is_crossed
from serenissima.games.venice.flow.mooring import leave, moor
from serenissima.games.venice.numbers import BRIDGES
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE, VESSEL

CARDS_LOOKED_AT: Final = 2
UNREACHED: Final = 99
DECK_LETTERS: Final = ["A", "B"]


class CallSmuggler(Procedure[Venice]):
    """Look at the two top cards of the deck [VEN-DUO-2, VEN-SOLO-12]."""

    EXTRA: ClassVar[list[Fact]] = [Number("deck", of=up_to(1))]

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def happen(self, game: Venice) -> None:
        deck = game.decks[self.deck]
        while len(deck.seen) < CARDS_LOOKED_AT and deck.pool != 0:
            card = nth(deck.pool, game.below(count(deck.pool)))
            deck.pool ^= BIT[card]
            deck.seen = append(deck.seen, card)
            deck.seen_known = append(deck.seen_known, BIT[self.seat])
        game.do(ChooseSmuggler(self.seat, self.deck))


class ChooseSmuggler(Choice):
    """Play one of the two cards; the other goes back on top. A last card must be played, and the discards make a new
    deck [VEN-DUO-2, VEN-DUO-3, VEN-DUO-12].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("deck", of=up_to(1))]
    CLAUSE: ClassVar[str] = "VEN-DUO-2"
    STEPS: ClassVar[list[str]] = []

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def public(self, game: Venice) -> bool:
        """The last card of a deck whose every card has been played or is in sight is known to everybody."""
        deck = game.decks[self.deck]
        return deck.pool == 0 and deck.box == 0 and len(deck.seen) == 1

    def args(self, game: Venice) -> dict[str, Json]:
        return {"deck": DECK_LETTERS[self.deck]}

    def listing(self, game: Venice, out: Options) -> None:
        cards: i64 = 0
        for card in game.decks[self.deck].seen:
            cards |= BIT[card]
        out.add_each(SMUGGLE.at(), cards)

    def choose(self, game: Venice, action: i64) -> None:
        deck = game.decks[self.deck]
        tile = SMUGGLE.only(action)
        rest = vec[i64]()
        known = vec[i64]()
        for card in deck.seen:
            if card != tile:
                rest = append(rest, card)
                known = append(known, BIT[self.seat])
        deck.seen = rest
        deck.seen_known = known
        deck.discard |= BIT[tile]
        deck.shown |= BIT[tile]
        if deck.pool == 0 and len(rest) == 0:
            deck.pool = deck.discard
            deck.discard = 0
        game.tell(SMUGGLER_CALLED, self.seat, tile)
        if game.solo():
            cancel_doge_card(game, self.deck, tile)
            game.do(ChooseFleet(self.seat, self.deck, tile))
        else:
            send(game, self.seat, 2 * game.seats + self.deck, tile)


def cancel_doge_card(game: Venice, deck: i64, tile: i64) -> None:
    """The mark of the smuggler card strikes out a place of the Doge's row [VEN-SOLO-17, VEN-SOLO-36]."""
    game.doge_cancelled |= BIT[MARKS[deck * TILES + tile]]


class ChooseFleet(Choice):
    """Which of the Doge's two gondolas with the letter goes [VEN-SOLO-13, VEN-SOLO-3]."""

    EXTRA: ClassVar[list[Fact]] = [Number("deck", of=up_to(1)), Number("tile", of=TILE)]
    CLAUSE: ClassVar[str] = "VEN-SOLO-13"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = []

    def __init__(self, seat: i64, deck: i64, tile: i64) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.tile: Final = tile

    def args(self, game: Venice) -> dict[str, Json]:
        return {"building": BUILDING.arg(self.tile)}

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(CHOOSE_FLEET.at(), 3)

    def choose(self, game: Venice, action: i64) -> None:
        send(game, self.seat, 2 * (1 + CHOOSE_FLEET.only(action)) + self.deck, self.tile)


def send(game: Venice, seat: i64, gondola: i64, tile: i64) -> None:
    """The first card places the gondola; one that is already there stays; else it sails [VEN-DUO-3, VEN-DUO-14]."""
    dock = game.dock_of[tile]
    if game.berth[gondola] == dock:
        work(game, gondola, tile)
    elif game.berth[gondola] == NOWHERE:
        game.do(SmugglerArrives(seat, gondola, dock))
    else:
        game.at = game.berth[gondola]
        game.visited = BIT[game.at]
        leave(game, gondola)
        game.do(Steer(seat, gondola, dock))


def cheapest_canals(game: Venice, goal: i64) -> i64:
    """The canals that begin a cheapest way to the goal; canals with a bridge are free, the first one is not
    [VEN-DUO-4].
    """
    if not bridged(game):
        return canals_by_fare(game, goal)
    left = filled(DOCKS, UNREACHED)
    left[goal] = 0
    best: i64 = UNREACHED
    found: i64 = 0
    canal: i64
    fresh = BIT[goal]
    while fresh != 0:
        dock = lowest(fresh)
        fresh ^= BIT[dock]
        canals = CANALS_AT[dock]
        while canals != 0:
            canal = lowest(canals)
            canals ^= BIT[canal]
            there = other_end(canal, dock)
            cost = left[dock] + toll(game, canal)
            if cost < left[there] and not has(game.visited, there):
                left[there] = cost
                fresh |= BIT[there]
    canals = CANALS_AT[game.at]
    while canals != 0:
        canal = lowest(canals)
        canals ^= BIT[canal]
        there = other_end(canal, game.at)
        if has(game.visited, there):
            continue
        cost = toll(game, canal) + left[there]
        if cost < best:
            best = cost
            found = 0
        if cost == best and cost < UNREACHED:
            found |= BIT[canal]
    return found


def bridged(game: Venice) -> bool:
    """Whether any bridge stands."""
    for left in game.spans:
        if left < BRIDGES:
            return True
    return False


def canals_by_fare(game: Venice, goal: i64) -> i64:
    """The same without bridges, read off a table: every canal costs something, so a cheapest way never turns back."""
    found: i64 = 0
    canals = CANALS_AT[game.at]
    while canals != 0:
        canal = lowest(canals)
        canals ^= BIT[canal]
        there = other_end(canal, game.at)
        if PRICE[canal] + FARE[there * DOCKS + goal] == FARE[game.at * DOCKS + goal]:
            found |= BIT[canal]
    return found


def toll(game: Venice, canal: i64) -> i64:
    """What a canal costs a smuggler."""
    if game.bridge[canal] != 0:
        return 0
    return PRICE[canal]


class Steer(Choice):
    """The next canal of a cheapest way; between several the active player chooses [VEN-DUO-4, VEN-DUO-5]."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=VESSEL), Number("dock", of=DOCK)]
    CLAUSE: ClassVar[str] = "VEN-DUO-4"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = []

    def __init__(self, seat: i64, gondola: i64, dock: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.dock: Final = dock

    def run(self, game: Venice) -> bool:
        canals = cheapest_canals(game, self.dock)
        if count(canals) > 1:
            return False
        game.top = self.after
        self.steer(game, lowest(canals))
        return True

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(STEER.at(), cheapest_canals(game, self.dock))

    def choose(self, game: Venice, action: i64) -> None:
        self.steer(game, STEER.only(action))

    def steer(self, game: Venice, canal: i64) -> None:
        """Sail on; every player's gondola on the way is crossed [VEN-DUO-6, VEN-SOLO-14]."""
        game.at = other_end(canal, game.at)
        game.visited |= BIT[game.at]
        game.tell(SMUGGLER_SAILED, NOBODY, canal, game.building_at[game.at])
        if game.at == self.dock:
            game.do(SmugglerArrives(self.seat, self.gondola, self.dock))
            return
        game.do(Steer(self.seat, self.gondola, self.dock))
        gondola: i64
        for gondola in range(2 * game.seats):
            if game.berth[gondola] == game.at:
                smuggler_crosses(game, self.seat, gondola)


def smuggler_crosses(game: Venice, active: i64, gondola: i64) -> None:
    """Only the player crossed pays, with mission 14 nothing on another's turn; the Doge then pays in the solo game
    [VEN-DUO-6, VEN-DUO-16, VEN-SOLO-14, VEN-SOLO-19, VEN-SOLO-26, VEN-MEFF-14].
    """
    owner = game.owner_of(gondola)
    game.tell(SMUGGLER_CROSSED, owner)
    own_turn = owner == active and not game.solo()
    if own_turn or not game.effective(owner, CROSSED_FREE):
        game.do(ScrollOrIntrigue(owner, gondola & 1))
    elif game.solo():
        doge_is_crossed(game)


class SmugglerArrives(Procedure[Venice]):
    """Moor, with points for those below, and let an assistant advance [VEN-DUO-7, VEN-DUO-9, VEN-DUO-10]."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=VESSEL), Number("dock", of=DOCK)]

    def __init__(self, seat: i64, gondola: i64, dock: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.dock: Final = dock

    def happen(self, game: Venice) -> None:
        tile = game.building_at[self.dock]
        game.tell(SMUGGLER_MOORED, NOBODY, tile)
        moor(game, self.gondola, self.dock, self.seat)
        game.at = NOWHERE
        game.visited = 0
        work(game, self.gondola, tile)


def work(game: Venice, gondola: i64, tile: i64) -> None:
    """An assistant of the gondola's colour advances; the Doge scores for where it then stands
    [VEN-DUO-9, VEN-SOLO-16, VEN-DIFF-3, VEN-DIFF-7].
    """
    house = game.owner_of(gondola)
    advance(game, house, tile)
    if game.solo():
        space = game.space_of(house, tile)
        if space > 0:
            doge_gains_points(game, game.doge_values[space - 1])
        if gondola & 1 == DECK_B:
            game.doge_works = house * DOCKS + game.dock_of[tile]
