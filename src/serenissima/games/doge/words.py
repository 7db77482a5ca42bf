"""The actions and events of Doge, each declared once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field
from serenissima.core.events import EventKind
from serenissima.core.messages import Json
from serenissima.games.doge.ballots import BALLOT_NAMES, BALLOTS
from serenissima.games.doge.board import AREA_IDS, AREAS, COUNCILLOR_IDS, COUNCILLORS, DISTRICTS, WINNER_PLACES

_AREA: Final = Field("area", AREAS, text="area", keys=AREA_IDS)
_DISTRICT: Final = Field("district", DISTRICTS, text="area", keys=AREA_IDS, ref="area")
_FROM: Final = Field("from", DISTRICTS, text="area", keys=AREA_IDS, ref="house")
_TO: Final = Field("to", DISTRICTS, text="area", keys=AREA_IDS, ref="area")
_COUNCILLOR: Final = Field("councillor", COUNCILLORS, text="councillor", keys=COUNCILLOR_IDS)
_BALLOT: Final = Field("ballot", BALLOTS, names=BALLOT_NAMES)
_HOUSES: Final = Field("houses", WINNER_PLACES + 1, ref="")


def _number(name: str) -> Field:
    """A number of an event that points at nothing on the board."""
    return Field(name, 64, ref="")


def area_arg(area: i64) -> Json:
    """An area as an argument of a message."""
    return _AREA.arg(int(area))


def councillor_arg(councillor: i64) -> Json:
    """A councillor as an argument of a message."""
    return _COUNCILLOR.arg(int(councillor))


ACTIONS: Final = Catalogue()
CARD: Final = ACTIONS.kind("card", _AREA)
LAY: Final = ACTIONS.kind("lay", _BALLOT)
PLACE: Final = ACTIONS.kind("place", _DISTRICT, _HOUSES)
TAKE: Final = ACTIONS.kind("take", _COUNCILLOR, _AREA)
RENOUNCE: Final = ACTIONS.kind("renounce", _COUNCILLOR)
DISMISS: Final = ACTIONS.kind("dismiss", _COUNCILLOR)
MOVE: Final = ACTIONS.kind("move", _FROM, _TO)
STAY: Final = ACTIONS.kind("stay")
BUILD: Final = ACTIONS.kind("build", _DISTRICT)
DECLINE: Final = ACTIONS.kind("decline")

LAID: Final = EventKind("laid", [_AREA, _number("markers"), _BALLOT], ["ballot"])
SHOWN: Final = EventKind("shown", [_AREA, _BALLOT])
VOTED: Final = EventKind("voted", [_AREA, _number("votes")])
NO_VOTES: Final = EventKind("no_votes", [_AREA])
WON: Final = EventKind("won", [_AREA])
TIED_FIRST: Final = EventKind("tied_first", [_AREA])
SECOND: Final = EventKind("second", [_AREA])
TIED_SECOND: Final = EventKind("tied_second", [_AREA])
TOOK: Final = EventKind("took", [_COUNCILLOR, _AREA])
RENOUNCED: Final = EventKind("renounced", [_COUNCILLOR])
TURNED_NEUTRAL: Final = EventKind("turned_neutral", [_COUNCILLOR])
PLACED: Final = EventKind("placed", [_DISTRICT, _HOUSES])
MOVED: Final = EventKind("moved", [_FROM, _TO])
BUILT: Final = EventKind("built", [_DISTRICT, _number("price"), _number("space")])
TURNED: Final = EventKind("turned", [_AREA])
YEAR_BEGAN: Final = EventKind("year_began", [_number("year")])
DOGE: Final = EventKind("doge", [_number("palaces"), _number("districts")])
DEADLOCK: Final = EventKind("deadlock", [_number("year")])

EVENTS: Final = [
    LAID,
    SHOWN,
    VOTED,
    NO_VOTES,
    WON,
    TIED_FIRST,
    SECOND,
    TIED_SECOND,
    TOOK,
    RENOUNCED,
    TURNED_NEUTRAL,
    PLACED,
    MOVED,
    BUILT,
    TURNED,
    YEAR_BEGAN,
    DOGE,
    DEADLOCK,
]
