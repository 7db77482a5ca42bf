"""What the rest of a turn may bring: effects not used yet, the docks that a gondola on its way can still reach.

A turn of Venice is a dozen small decisions. Somebody who looks only at what they hold would moor at the first dock;
what is still to come stands on the stack of the game and is counted here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has, lowest
from serenissima.games.venice.buildings import GRAND_COUNCIL, SPACES, TILES
from serenissima.games.venice.cards import MISSIONS_TO
from serenissima.games.venice.city import CANALS_AT, other_end
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.gains import players_with_less
from serenissima.games.venice.flow.gondola import PassOrMoor, Sail
from serenissima.games.venice.flow.mooring import AdvanceAndActivate
from serenissima.games.venice.flow.passage import canal_price
from serenissima.games.venice.judgement import carries
from serenissima.games.venice.numbers import MISSION_HAND
from serenissima.games.venice.state import Venice
from serenissima.games.venice.worth import COUNCIL, EFFECT_WORTH, MISSION_WORTH, assistant_worth, income

CERTAINTY: Final = 80  # percent of a prospect that is counted
DOCKS_AHEAD: Final = 3  # passed at most before mooring
CROSSING: Final = 45  # what passing a gondola costs
SPENT_COIN: Final = 30


def still_to_come(game: Venice, seat: i64, turns: i64) -> i64:
    """What waits on the stack for the seat whose turn it is."""
    worth: i64 = 0
    frame = game.top
    while frame is not None and frame.seat == seat:
        if isinstance(frame, Activate):
            worth += effects_worth(frame.building, frame.effects)
        elif isinstance(frame, AdvanceAndActivate):
            worth += Outlook(game, seat, turns).mooring(frame.building)
        elif isinstance(frame, PassOrMoor):
            worth += Outlook(game, seat, turns).dock(game.at, game.visited, game.players[seat].coins, DOCKS_AHEAD)
        elif isinstance(frame, Sail):
            worth += Outlook(game, seat, turns).way(game.at, game.visited, game.players[seat].coins, DOCKS_AHEAD)
        frame = frame.after
    return worth * CERTAINTY // 100


def effects_worth(building: i64, effects: i64) -> i64:
    """The effects of these spaces, each used once."""
    worth: i64 = 0
    space: i64
    for space in range(SPACES):
        if has(effects, space):
            worth += EFFECT_WORTH[building * SPACES + space]
    return worth


class Outlook:
    """What lies ahead of the gondola of a seat that is on its way."""

    def __init__(self, game: Venice, seat: i64, turns: i64) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.turns: Final = turns
        self.sister: Final = game.sister_dock(seat)

    def way(self, dock: i64, visited: i64, coins: i64, passing: i64) -> i64:
        """The best of the ways on from a dock, with so many coins, passing at most so many docks."""
        best: i64 = 0
        canals = CANALS_AT[dock]
        while canals != 0:
            canal = lowest(canals)
            canals ^= BIT[canal]
            there = other_end(canal, dock)
            if not has(visited, there):
                price = canal_price(self.game, canal, visited == BIT[dock], False)
                if price <= coins:
                    found = self.dock(there, visited | BIT[there], coins - price, passing)
                    best = max(best, found - price * SPENT_COIN)
        return best

    def dock(self, dock: i64, visited: i64, coins: i64, passing: i64) -> i64:
        """To moor at the dock, or to pass it and sail on, whichever is better."""
        building = self.game.building_at[dock]
        best: i64 = 0
        if dock != self.sister:
            best = self.mooring(building) + self.mission(building)
        if passing > 0:
            found = self.way(dock, visited, coins, passing - 1) + self.passing(dock, building)
            best = max(best, found)
        return best

    def passing(self, dock: i64, building: i64) -> i64:
        """The assistant's effects, less the crossings."""
        game = self.game
        worth: i64 = 0
        if building < TILES and dock != self.sister:
            worth = income(building, game.space_of(self.seat, building))
        gondola: i64
        for gondola in range(len(game.berth)):
            if game.berth[gondola] == dock and game.owner_of(gondola) != self.seat:
                worth -= CROSSING
        return worth

    def mooring(self, building: i64) -> i64:
        """The assistant one space on, and the building activated."""
        game = self.game
        seat = self.seat
        if building == GRAND_COUNCIL:
            return (1 + players_with_less(game, seat)) * COUNCIL
        if building >= TILES:
            worth = EFFECT_WORTH[building * SPACES + 1]
            if count(game.players[seat].hand) < MISSION_HAND:
                worth += EFFECT_WORTH[building * SPACES]
            return worth
        level = game.space_of(seat, building)
        if level == 0 and game.staff[seat] == 0:
            return 0
        reached = min(level + 1, SPACES)
        gain = assistant_worth(building, reached, self.turns) - assistant_worth(building, level, self.turns)
        if building == game.spy:
            return gain
        return income(building, reached) + gain

    def mission(self, building: i64) -> i64:
        """A mission that can be completed there."""
        player = self.game.players[self.seat]
        missions = player.hand & MISSIONS_TO[building]
        best: i64 = 0
        while missions != 0:
            mission = lowest(missions)
            missions ^= BIT[mission]
            if carries(self.game, self.seat, player.gondolier, mission):
                best = max(best, MISSION_WORTH[mission])
        return best
