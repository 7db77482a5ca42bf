"""What the board draws with: it is written into frontend/src/boards/venice/fields.ts."""

from __future__ import annotations

from typing import Any, Final

from serenissima.games.venice.buildings import COLOUR_NAMES, SPACES, TILES
from serenissima.games.venice.cards import DOGE_COPIES, DOGE_KEYS, INFLUENCE_COPIES, INFLUENCE_KEYS

SHOWN: Final[dict[str, Any]] = {
    "COLOURS": list(COLOUR_NAMES),
    "TILES": int(TILES),
    "SPACES": SPACES,
    "COPIES": int(INFLUENCE_COPIES),
    "DOGE_COPIES": int(DOGE_COPIES),
    "INFLUENCE": INFLUENCE_KEYS,
    "DOGE": DOGE_KEYS,
}
