"""What the board draws with: it is written into frontend/src/boards/doge/fields.ts."""

from __future__ import annotations

from typing import Any, Final

from serenissima.games.doge.ballots import MARKERS, VALUES
from serenissima.games.doge.board import (
    AREA_IDS,
    CIRCLE,
    COUNCILLOR_IDS,
    DISTRICTS,
    HOME,
    HOUSES,
    PALACES,
    QUARANTIA,
    RINGS,
)

SHOWN: Final[dict[str, Any]] = {
    "AREAS": AREA_IDS,
    "DISTRICTS": int(DISTRICTS),
    "QUARANTIA": int(QUARANTIA),
    "CIRCLE": int(CIRCLE),
    "COUNCILLORS": COUNCILLOR_IDS,
    "HOME": [int(area) for area in HOME],
    "FIRST": [sorted(MARKERS).index(value) for value in VALUES],
    "HOUSES": int(HOUSES),
    "PALACES": int(PALACES),
    "RINGS": int(RINGS),
}
