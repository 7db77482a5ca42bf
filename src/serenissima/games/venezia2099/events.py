"""The events of Venezia 2099, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Field
from serenissima.core.events import EventKind
from serenissima.games.venezia2099.actions import DISTRICT_KEYS, FIGURE, SQUARE
from serenissima.games.venezia2099.city import COLOUR_NAMES, COLOURS

_COLOUR: Final = Field("colour", COLOURS, text="treasure", keys=COLOUR_NAMES, ref="")
_COUNT: Final = Field("count", 64, ref="")
_DISTRICT: Final = Field("district", 64, text="district", keys=DISTRICT_KEYS, ref="")
_CARDS: Final = Field("cards", 64, text="district", keys=DISTRICT_KEYS, ref="", many=True)

LEFT_OUT: Final = EventKind("left_out", [Field("colour", COLOURS, text="districts", keys=COLOUR_NAMES, ref="")])
DEALT: Final = EventKind("dealt", [_COUNT, _CARDS], secret=["cards"])
FIRST: Final = EventKind("first", [])
PLACED: Final = EventKind("placed", [FIGURE, SQUARE])
MOVED: Final = EventKind("moved", [FIGURE, Field("origin", 64, names=SQUARE.names, ref="square"), SQUARE])
SAILED: Final = EventKind("sailed", [FIGURE, Field("origin", 64, names=SQUARE.names, ref="square"), SQUARE])
BOUGHT: Final = EventKind("bought", [_COLOUR, Field("price", 64, ref=""), SQUARE])
SUNK: Final = EventKind("sunk", [_DISTRICT, SQUARE, Field("coins", 64, ref="")])
FELL: Final = EventKind("fell", [FIGURE])
RESCUED: Final = EventKind("rescued", [FIGURE, SQUARE])
ENDED: Final = EventKind("ended", [])

EVENTS: Final = [LEFT_OUT, DEALT, FIRST, PLACED, MOVED, SAILED, BOUGHT, SUNK, FELL, RESCUED, ENDED]
