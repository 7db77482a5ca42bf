"""The actions of Doge, each declared once, and the words for what they name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field
from serenissima.core.messages import Json
from serenissima.games.doge.ballots import BALLOT_NAMES, BALLOTS, KINDS, VALUES
from serenissima.games.doge.board import AREA_IDS, AREAS, COUNCILLOR_IDS, COUNCILLORS, DISTRICTS, WINNER_PLACES

DISTRICT_IDS: Final = AREA_IDS[:DISTRICTS]
AREA: Final = Field("area", AREAS, text="area", keys=AREA_IDS)
DISTRICT: Final = Field("district", DISTRICTS, text="area", keys=DISTRICT_IDS, ref="area")
FROM: Final = Field("from", DISTRICTS, text="area", keys=DISTRICT_IDS, ref="house")
TO: Final = Field("to", DISTRICTS, text="area", keys=DISTRICT_IDS, ref="area")
COUNCILLOR: Final = Field("councillor", COUNCILLORS, text="councillor", keys=COUNCILLOR_IDS)
BALLOT: Final = Field("ballot", BALLOTS, names=BALLOT_NAMES)
MARKER: Final = Field("marker", KINDS, names=[str(value) for value in VALUES])
NUMBER: Final = Field("houses", WINNER_PLACES + 1, ref="")


def area_arg(area: i64) -> Json:
    """An area as an argument of a message."""
    return AREA.arg(int(area))


def councillor_arg(councillor: i64) -> Json:
    """A councillor as an argument of a message."""
    return COUNCILLOR.arg(int(councillor))


ACTIONS: Final = Catalogue()
CARD: Final = ACTIONS.kind("card", AREA, when="DOG-YEAR-1")
LAY: Final = ACTIONS.kind("lay", BALLOT, when="DOG-YEAR-1")
PLACE: Final = ACTIONS.kind("place", DISTRICT, NUMBER)
TAKE: Final = ACTIONS.kind("take", COUNCILLOR, AREA)
RENOUNCE: Final = ACTIONS.kind("renounce", COUNCILLOR)
DISMISS: Final = ACTIONS.kind("dismiss", COUNCILLOR)
MOVE: Final = ACTIONS.kind("move", FROM, TO)
STAY: Final = ACTIONS.kind("stay")
BUILD: Final = ACTIONS.kind("build", DISTRICT)
DECLINE: Final = ACTIONS.kind("decline")
WHILE_COUNTING: Final = [PLACE, TAKE, RENOUNCE, DISMISS, MOVE, STAY, BUILD, DECLINE]
