"""The places that a vote gives. Who places or moves houses does so for one of them, and the rule differs."""

from __future__ import annotations

from typing import Final

WINNER: Final = 0
SECOND: Final = 1
TIED_FIRST: Final = 2
TIED_SECOND: Final = 3
