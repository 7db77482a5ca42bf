"""The actions of Venezia 2099, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Catalogue, Field
from serenissima.games.venezia2099.city import COLOUR_NAMES, COLOURS, RANKS, SQUARE_NAMES, VALUE_NAMES

DISTRICT_KEYS: Final[list[str]] = [
    f"{COLOUR_NAMES[n % 8]}-{VALUE_NAMES[n // 8].lower()}" if n % 8 < len(COLOUR_NAMES) else "" for n in range(64)
]

FIGURE: Final = Field("figure", 4)
SQUARE: Final = Field("square", 64, names=SQUARE_NAMES)
COLOUR: Final = Field("colour", COLOURS, names=COLOUR_NAMES)
RANK: Final = Field("rank", RANKS, names=VALUE_NAMES)
DISTRICT: Final = Field("district", 64, text="district", keys=DISTRICT_KEYS, ref="card")

ACTIONS: Final = Catalogue()
PLACE: Final = ACTIONS.kind("place", SQUARE, when="V99-PLACE-1")
STAY: Final = ACTIONS.kind("stay")
MOVE: Final = ACTIONS.kind("move", FIGURE, SQUARE)
GONDOLA: Final = ACTIONS.kind("gondola", FIGURE, SQUARE, turn="V99-GONDOLA-1")
BUY_NOTHING: Final = ACTIONS.kind("buy_nothing")
BUY: Final = ACTIONS.kind("buy", FIGURE)
PROPHECY: Final = ACTIONS.kind("prophecy", DISTRICT)
LET_FALL: Final = ACTIONS.kind("let_fall", when="V99-GONDOLA-4")
RESCUE: Final = ACTIONS.kind("rescue", SQUARE, when="V99-GONDOLA-4")
