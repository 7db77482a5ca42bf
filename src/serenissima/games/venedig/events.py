"""What can happen in Venedig, for the log, animation and statistics."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Field
from serenissima.core.events import EventKind
from serenissima.games.venedig.actions import BASILICA_SITE, CELL, IN_ROW, LINK, PALAZZO_SITE
from serenissima.games.venedig.buildings import LANE, TYPE_NAMES, TYPES, VALUES

TYPE: Final = Field("type", TYPES, text="type", keys=TYPE_NAMES, ref="")
CARDS: Final = Field("cards", 1, text="type", keys=TYPE_NAMES, ref="", bag=LANE)
NUMBER: Final = Field("number", 64, ref="")
POINTS: Final = Field("points", 64, ref="")
SPACES: Final = Field("spaces", 64, ref="")
SPACE: Final = Field("space", 256)
GOLD: Final = Field("gold", 256, ref="")
VALUE: Final = Field("value", VALUES, ref="")

FIRST_PLAYER: Final = EventKind("first_player", [])
DEALT: Final = EventKind("dealt", [NUMBER, CARDS], secret=["cards"])
LAID: Final = EventKind("laid", [TYPE])
LAID_FOR_THIRD: Final = EventKind("laid_for_third", [TYPE])
DISCARDED_FOR_THIRD: Final = EventKind("discarded_for_third", [TYPE])
LAID_SET: Final = EventKind("laid_set", [TYPE])
COMPLETED_SET: Final = EventKind("completed_set", [TYPE])
BECAME_ARCHITECT: Final = EventKind("became_architect", [TYPE])
THIRD_BECAME_ARCHITECT: Final = EventKind("third_became_architect", [TYPE])
NO_SITE: Final = EventKind("no_site", [TYPE])
RAISED: Final = EventKind("raised", [TYPE, CELL, POINTS])
RAISED_PALAZZO: Final = EventKind("raised_palazzo", [PALAZZO_SITE, POINTS])
RAISED_BASILICA: Final = EventKind("raised_basilica", [BASILICA_SITE, POINTS])
RAISED_PONTE: Final = EventKind("raised_ponte", [LINK, POINTS])  # both ends look alike afterwards
GOT_GOLD: Final = EventKind("got_gold", [VALUE], secret=["value"])
NO_GOLD_LEFT: Final = EventKind("no_gold_left", [])
ROWED: Final = EventKind("rowed", [SPACES, SPACE])
DROPPED: Final = EventKind("dropped", [TYPE, NUMBER])
TRADED: Final = EventKind("traded", [GOLD, SPACES])
DRAINED: Final = EventKind("drained", [CELL, VALUE], secret=["value"])
TOOK_FROM_ROW: Final = EventKind("took_from_row", [IN_ROW])
DREW: Final = EventKind("drew", [TYPE], secret=["type"])
DISCARDED: Final = EventKind("discarded", [TYPE])
LAID_IN_ROW: Final = EventKind("laid_in_row", [IN_ROW])
ROW_CLEARED: Final = EventKind("row_cleared", [])
RESHUFFLED: Final = EventKind("reshuffled", [NUMBER])
TYPE_EXHAUSTED: Final = EventKind("type_exhausted", [TYPE])
REACHED_THE_END: Final = EventKind("reached_the_end", [SPACE])

EVENTS: Final = [
    FIRST_PLAYER,
    DEALT,
    LAID,
    LAID_FOR_THIRD,
    DISCARDED_FOR_THIRD,
    LAID_SET,
    COMPLETED_SET,
    BECAME_ARCHITECT,
    THIRD_BECAME_ARCHITECT,
    NO_SITE,
    RAISED,
    RAISED_PALAZZO,
    RAISED_BASILICA,
    RAISED_PONTE,
    GOT_GOLD,
    NO_GOLD_LEFT,
    ROWED,
    DROPPED,
    TRADED,
    DRAINED,
    TOOK_FROM_ROW,
    DREW,
    DISCARDED,
    LAID_IN_ROW,
    ROW_CLEARED,
    RESHUFFLED,
    TYPE_EXHAUSTED,
    REACHED_THE_END,
]
