"""What the board draws with: it is written into frontend/src/boards/rialto/fields.ts."""

from __future__ import annotations

from typing import Any, Final

from serenissima.games.rialto.printed import BUILDING_NAMES, CARD_NAMES, JOKER, PLACES

SHOWN: Final[dict[str, Any]] = {
    "CARDS": CARD_NAMES,
    "JOKER": JOKER,
    "BUILDINGS": BUILDING_NAMES,
    "COLOURS": list(dict.fromkeys(name.split("_")[0] for name in BUILDING_NAMES)),
    "PLACES": int(PLACES),
}
