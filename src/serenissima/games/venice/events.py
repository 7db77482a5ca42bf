"""What happens in Venice, for the log and for animation. Fields named secret are told to the event's own seat only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.actions import Field
from serenissima.core.events import EventKind
from serenissima.games.venice.actions import (
    BUILDING,
    CANAL,
    COLOUR,
    DOCK,
    GONDOLA,
    INFLUENCE,
    INTO,
    KIND,
    MISSION,
    TILE,
)
from serenissima.games.venice.buildings import BUILDING_KEYS, COLOUR_NAMES, SPACES, TILES
from serenissima.games.venice.cards import DOGE_KEYS, DOGE_KINDS, MISSIONS

_COUNT: Final = Field("count", 64, ref="")
_TOTAL: Final = Field("total", 256, ref="")
_OTHER: Final = Field("other", 8, ref="", seat=True)
_SPACE: Final = Field("space", SPACES + 1, ref="")
_MISSIONS: Final = Field("missions", MISSIONS, text="mission", ref="mission", many=True)
_FIRST: Final = Field("first", COLOUR.size, text="colour", keys=COLOUR_NAMES, ref="")
_DOGE_CARD: Final = Field("card", DOGE_KINDS, text="doge", keys=DOGE_KEYS, ref="")
_FROM: Final = Field("from", BUILDING.size, text="building", keys=BUILDING_KEYS, ref="building")
_TO: Final = Field("to", BUILDING.size, text="building", keys=BUILDING_KEYS, ref="building")

# what points are gained for
REASONS: Final = ["effect", "mooring", "mission", "card", "no-bridge", "lasting", "taxi"]
FOR_EFFECT: Final[i64] = 0
FOR_MOORING: Final[i64] = 1
FOR_MISSION: Final[i64] = 2
FOR_CARD: Final[i64] = 3
FOR_NO_BRIDGE: Final[i64] = 4
FOR_LASTING: Final[i64] = 5
FOR_TAXI: Final[i64] = 6
_REASON: Final = Field("reason", len(REASONS), text="reason", keys=REASONS, ref="")
_PLACE: Final = Field("place", TILE.size, text="building", keys=BUILDING_KEYS[:TILES], ref="building")

FIRST_PLAYER: Final = EventKind("first_player", [])
DEALT_MISSIONS: Final = EventKind("dealt_missions", [_MISSIONS], ["missions"])
RETURNED_MISSION: Final = EventKind("returned_mission", [MISSION], ["mission"])
PLACED: Final = EventKind("placed", [GONDOLA, BUILDING, DOCK])
TURN_BEGAN: Final = EventKind("turn_began", [])
PLAYED_CARD: Final = EventKind("played_card", [KIND])
BOARDED: Final = EventKind("boarded", [GONDOLA, _COUNT])
SAILED: Final = EventKind("sailed", [CANAL, BUILDING, _COUNT])
PASSED: Final = EventKind("passed", [BUILDING])
MOORED: Final = EventKind("moored", [BUILDING, DOCK])
BRIDGE_COIN: Final = EventKind("bridge_coin", [_COUNT])
CROSSED: Final = EventKind("crossed", [_OTHER])
CROSSED_SMUGGLER: Final = EventKind("crossed_smuggler", [])
SCROLL_SPENT: Final = EventKind("scroll_spent", [_COUNT])
CUBE_SPENT: Final = EventKind("cube_spent", [COLOUR])
INTRIGUE_TAKEN: Final = EventKind("intrigue_taken", [_COUNT, _TOTAL])
INTRIGUE_CLEARED: Final = EventKind("intrigue_cleared", [_COUNT, _TOTAL])
POINTS_LOST: Final = EventKind("points_lost", [_COUNT])
POINTS_GAINED: Final = EventKind("points_gained", [_COUNT, _REASON])
COINS_GAINED: Final = EventKind("coins_gained", [_COUNT])
COINS_PAID: Final = EventKind("coins_paid", [_COUNT])
SCROLLS_GAINED: Final = EventKind("scrolls_gained", [_COUNT])
CUBE_GAINED: Final = EventKind("cube_gained", [COLOUR])
CUBE_DROPPED: Final = EventKind("cube_dropped", [COLOUR])
CUBE_SOLD: Final = EventKind("cube_sold", [COLOUR])
CUBE_CONVERTED: Final = EventKind("cube_converted", [_FIRST, INTO])
RESTOWED: Final = EventKind("restowed", [])
ASSISTANT_ADVANCED: Final = EventKind("assistant_advanced", [TILE, _SPACE])
ALL_ASSISTANTS: Final = EventKind("all_assistants", [_COUNT])
COUNCIL_ADVANCED: Final = EventKind("council_advanced", [_COUNT, _TOTAL])
BRIDGE_BUILT: Final = EventKind("bridge_built", [CANAL, _FROM, _TO])
MISSION_DRAWN: Final = EventKind("mission_drawn", [_COUNT])
MISSION_KEPT: Final = EventKind("mission_kept", [MISSION], ["mission"])
MISSION_COMPLETED: Final = EventKind("mission_completed", [MISSION])
MISSION_SLOTTED: Final = EventKind("mission_slotted", [MISSION])
MISSION_ARCHIVED: Final = EventKind("mission_archived", [MISSION])
INFLUENCE_KEPT: Final = EventKind("influence_kept", [INFLUENCE], ["influence"])
INFLUENCE_SHUFFLED: Final = EventKind("influence_shuffled", [])
SPY_SENT: Final = EventKind("spy_sent", [TILE])
FAVOUR_USED: Final = EventKind("favour_used", [])
FAVOUR_RENEWED: Final = EventKind("favour_renewed", [])
END_TRIGGERED: Final = EventKind("end_triggered", [])
COUNCIL_SCORED: Final = EventKind("council_scored", [_COUNT])
ASSISTANTS_SCORED: Final = EventKind("assistants_scored", [_COUNT])
STOOD: Final = EventKind("stood", [])
WEALTH_SCORED: Final = EventKind("wealth_scored", [_COUNT])
FAVOUR_SCORED: Final = EventKind("favour_scored", [_COUNT])
ARRESTED: Final = EventKind("arrested", [])
SMUGGLER_CALLED: Final = EventKind("smuggler_called", [TILE])
SMUGGLER_CROSSED: Final = EventKind("smuggler_crossed", [])
SMUGGLER_SAILED: Final = EventKind("smuggler_sailed", [CANAL, BUILDING])
SMUGGLER_MOORED: Final = EventKind("smuggler_moored", [BUILDING])
SMUGGLER_ADVANCED: Final = EventKind("smuggler_advanced", [TILE, _SPACE])
DOGE_PLACED: Final = EventKind("doge_placed", [TILE])
DOGE_REVEALED: Final = EventKind("doge_revealed", [_DOGE_CARD])
DOGE_RESOLVED: Final = EventKind("doge_resolved", [_DOGE_CARD])
DOGE_POINTS: Final = EventKind("doge_points", [_COUNT, _TOTAL])
DOGE_LOST: Final = EventKind("doge_lost", [_COUNT, _TOTAL])
DOGE_SCROLLS: Final = EventKind("doge_scrolls", [_TOTAL])
DOGE_INTRIGUE: Final = EventKind("doge_intrigue", [_TOTAL])
DOGE_COUNCIL: Final = EventKind("doge_council", [_TOTAL])
DOGE_BRIDGE: Final = EventKind("doge_bridge", [CANAL, _FROM, _TO])
DOGE_BURNT: Final = EventKind("doge_burnt", [_COUNT])
SOLO_WON: Final = EventKind("solo_won", [])
SOLO_LOST: Final = EventKind("solo_lost", [])
DOGE_WAITS: Final = EventKind("doge_waits", [_PLACE, TILE])
DOGE_EMBARKED: Final = EventKind("doge_embarked", [])
DOGE_LANDED: Final = EventKind("doge_landed", [BUILDING])
DOGE_DELIVERED: Final = EventKind("doge_delivered", [])

EVENTS: Final[list[EventKind]] = [value for value in list(globals().values()) if isinstance(value, EventKind)]
