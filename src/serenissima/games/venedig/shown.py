"""What the board draws with: it is written into frontend/src/boards/venedig/fields.ts."""

from __future__ import annotations

from typing import Any, Final

from serenissima.games.venedig.buildings import TYPE_NAMES

SHOWN: Final[dict[str, Any]] = {"TYPES": TYPE_NAMES}
