"""The events of Rialto, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Field
from serenissima.core.events import EventKind
from serenissima.games.rialto.actions import BUILDING, CARD, DISTRICT, LINK, ORIGIN, STAGE
from serenissima.games.rialto.printed import BANK_NAMES, BUILDING_NAMES, CARD_BITS, CARD_NAMES

NUMBER: Final = Field("number", 0, ref="")
_CARDS: Final = Field("cards", 0, text="card", keys=CARD_NAMES, ref="", bag=CARD_BITS)
_POINTS: Final = Field("points", 0, ref="")
_BANK: Final = Field("bank", 2, text="bank", keys=BANK_NAMES, ref="")
_BETTER: Final = Field("better", 12, text="building", keys=BUILDING_NAMES, ref="building")
_FIRST: Final = Field("first", 0, ref="")  # the value at the first end of a bridge
_SECOND: Final = Field("second", 0, ref="")
_SPACE: Final = Field("space", 0, ref="")

FIRST_PLAYER: Final = EventKind("first_player", [])
CHOSE_START: Final = EventKind("chose_start", [BUILDING])
ROUND_BEGAN: Final = EventKind("round_began", [Field("round", 7, ref=""), DISTRICT])
TOOK_ROW: Final = EventKind("took_row", [Field("row", 6), _CARDS])
DREW: Final = EventKind("drew", [NUMBER, _CARDS], ["cards"])
TOOK_OPEN: Final = EventKind("took_open", [BUILDING, CARD])
KEPT_MORE: Final = EventKind("kept_more", [BUILDING, NUMBER])
CUT_DOWN: Final = EventKind("cut_down", [NUMBER, _CARDS], ["cards"])
LEFT_OVER: Final = EventKind("left_over", [_CARDS])
NEUTRAL_DREW: Final = EventKind("neutral_drew", [_CARDS])
RESHUFFLED: Final = EventKind("reshuffled", [NUMBER])
STAGE_BEGAN: Final = EventKind("stage_began", [STAGE])
PLAYED: Final = EventKind("played", [STAGE, Field("natural", 12, ref=""), Field("jokers", 12, ref=""), NUMBER])
PASSED: Final = EventKind("passed", [STAGE])
DELAYED: Final = EventKind("delayed", [BUILDING])
TURNED: Final = EventKind("turned", [BUILDING, CARD, STAGE])
USED_AS_JOKER: Final = EventKind("used_as_joker", [BUILDING])
BONUS_WON: Final = EventKind("bonus_won", [STAGE, NUMBER])
NO_BONUS: Final = EventKind("no_bonus", [STAGE])
STEPPED: Final = EventKind("stepped", [NUMBER, _SPACE])
EARNED: Final = EventKind("earned", [NUMBER])
BUILT: Final = EventKind("built", [BUILDING])
RETURNED: Final = EventKind("returned", [BUILDING, _POINTS])
SCORED: Final = EventKind("scored", [_POINTS])
LOST_POINTS: Final = EventKind("lost_points", [_POINTS])
BRIDGED: Final = EventKind("bridged", [LINK, _FIRST, _SECOND])
TURNED_UP: Final = EventKind("turned_up", [_FIRST, _SECOND])
GONDOLA_LAID: Final = EventKind("gondola_laid", [LINK])
MARKED: Final = EventKind("marked", [LINK])
UNMARKED: Final = EventKind("unmarked", [])
RECRUITED: Final = EventKind("recruited", [NUMBER, _POINTS])
SENT: Final = EventKind("sent", [DISTRICT])
MOVED: Final = EventKind("moved", [ORIGIN, DISTRICT])
SEATED: Final = EventKind("seated", [NUMBER, DISTRICT])
BANK_WON: Final = EventKind("bank_won", [_BANK, _POINTS])
BANK_LOST: Final = EventKind("bank_lost", [_BANK])
BANK_TURNED: Final = EventKind("bank_turned", [_BANK])
SWAPPED: Final = EventKind("swapped", [BUILDING, _BETTER])
USED_BUILDING: Final = EventKind("used_building", [BUILDING])
FINAL_SCORE: Final = EventKind("final_score", [_POINTS])

EVENTS: Final = [
    FIRST_PLAYER,
    CHOSE_START,
    ROUND_BEGAN,
    TOOK_ROW,
    DREW,
    TOOK_OPEN,
    KEPT_MORE,
    CUT_DOWN,
    LEFT_OVER,
    NEUTRAL_DREW,
    RESHUFFLED,
    STAGE_BEGAN,
    PLAYED,
    PASSED,
    DELAYED,
    TURNED,
    USED_AS_JOKER,
    BONUS_WON,
    NO_BONUS,
    STEPPED,
    EARNED,
    BUILT,
    RETURNED,
    SCORED,
    LOST_POINTS,
    BRIDGED,
    TURNED_UP,
    GONDOLA_LAID,
    MARKED,
    UNMARKED,
    RECRUITED,
    SENT,
    MOVED,
    SEATED,
    BANK_WON,
    BANK_LOST,
    BANK_TURNED,
    SWAPPED,
    USED_BUILDING,
    FINAL_SCORE,
]
