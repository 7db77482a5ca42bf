"""The places that a vote gives. Who places or moves houses does so for one of them, and the rule differs."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Field
from serenissima.core.fields import up_to
from serenissima.games.doge.board import ROUNDS

WINNER: Final = 0
SECOND: Final = 1
TIED_FIRST: Final = 2
TIED_SECOND: Final = 3

PLACE_WON: Final = Field("place", 4)
LAST_ROUND: Final = up_to(max(ROUNDS))
