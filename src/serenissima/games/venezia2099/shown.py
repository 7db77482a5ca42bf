"""What the board draws with: it is written into frontend/src/boards/venezia2099/fields.ts."""

from __future__ import annotations

from typing import Any, Final

from serenissima.games.venezia2099.city import COLOUR_NAMES, NO_TILE, PLATFORM, SQUARE_NAMES, VALUE_NAMES

SHOWN: Final[dict[str, Any]] = {
    "PLATFORM": PLATFORM,
    "NO_TILE": NO_TILE,
    "COLOURS": COLOUR_NAMES,
    "VALUES": VALUE_NAMES,
    "SQUARES": SQUARE_NAMES,
}
