"""The events of Doge, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Field
from serenissima.core.events import EventKind
from serenissima.games.doge.actions import AREA, BALLOT, COUNCILLOR, DISTRICT, FROM, NUMBER, TO


def _number(name: str) -> Field:
    """A number that points at nothing on the board."""
    return Field(name, 64, ref="")


LAID: Final = EventKind("laid", [AREA, _number("markers"), BALLOT], ["ballot"])
SHOWN: Final = EventKind("shown", [AREA, _number("markers"), BALLOT])
VOTED: Final = EventKind("voted", [AREA, _number("votes")])
NO_VOTES: Final = EventKind("no_votes", [AREA])
WON: Final = EventKind("won", [AREA])
TIED_FIRST: Final = EventKind("tied_first", [AREA])
SECOND: Final = EventKind("second", [AREA])
TIED_SECOND: Final = EventKind("tied_second", [AREA])
TOOK: Final = EventKind("took", [COUNCILLOR, AREA])
RENOUNCED: Final = EventKind("renounced", [COUNCILLOR])
DISMISSED: Final = EventKind("dismissed", [COUNCILLOR])
TURNED_NEUTRAL: Final = EventKind("turned_neutral", [COUNCILLOR])
PLACED: Final = EventKind("placed", [DISTRICT, NUMBER])
MOVED: Final = EventKind("moved", [FROM, TO])
BUILT: Final = EventKind("built", [DISTRICT, _number("price"), _number("space")])
TURNED: Final = EventKind("turned", [AREA])
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
    DISMISSED,
    TURNED_NEUTRAL,
    PLACED,
    MOVED,
    BUILT,
    TURNED,
    YEAR_BEGAN,
    DOGE,
    DEADLOCK,
]
