"""The actions of Rialto, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Catalogue, Field
from serenissima.games.rialto.printed import BUILDING_NAMES, CARD_NAMES, DISTRICT_NAMES, LINK_NAMES, LINKS

BUILDING: Final = Field("building", 12, text="building", keys=BUILDING_NAMES)
OWN: Final = Field("own", 12, text="building", keys=BUILDING_NAMES)
CONDITION: Final = Field("condition", 3, text="condition", keys=["free", "used", "resting"], ref="")
CARD: Final = Field("card", 7, text="card", keys=CARD_NAMES)
OPEN: Final = Field("open", 7, text="card", keys=CARD_NAMES)
DISTRICT: Final = Field("district", 6, text="district", keys=DISTRICT_NAMES)
ORIGIN: Final = Field("origin", 7, text="origin", keys=[*DISTRICT_NAMES, "reserve"])
LINK: Final = Field("link", LINKS, names=LINK_NAMES)
STAGE: Final = Field("stage", 6, text="stage", keys=CARD_NAMES[:6], ref="")

ACTIONS: Final = Catalogue()
START_WITH: Final = ACTIONS.kind("start_with", BUILDING)
TAKE_ROW: Final = ACTIONS.kind("take_row", Field("row", 6))
GREEN_OPEN: Final = ACTIONS.kind("green_open", OWN, OPEN)
GREEN_BLIND: Final = ACTIONS.kind("green_blind", OWN)
GREEN_KEEP: Final = ACTIONS.kind("green_keep", OWN)
NO_MORE_GREEN: Final = ACTIONS.kind("no_more_green")
CUT: Final = ACTIONS.kind("cut", CARD)
PLAY: Final = ACTIONS.kind("play", Field("cards", 12, ref="cards"), Field("jokers", 12, ref="jokers"))
PASS: Final = ACTIONS.kind("pass")
DELAY: Final = ACTIONS.kind("delay", OWN)
TURN_CARD: Final = ACTIONS.kind("turn_card", OWN, CARD)
AS_JOKER: Final = ACTIONS.kind("as_joker", OWN)
TAKE_BUILDING: Final = ACTIONS.kind("take_building", BUILDING)
NO_BUILDING: Final = ACTIONS.kind("no_building")
RETURN_BUILDING: Final = ACTIONS.kind("return_building", OWN, CONDITION)
PLACE_BRIDGE: Final = ACTIONS.kind("place_bridge", LINK, Field("turned", 2, ref="end"))
PLACE_GONDOLA: Final = ACTIONS.kind("place_gondola", LINK)
SEND_COUNCILLOR: Final = ACTIONS.kind("send_councillor", DISTRICT)
MOVE_COUNCILLOR: Final = ACTIONS.kind("move_councillor", ORIGIN, DISTRICT)
LEAVE_COUNCILLORS: Final = ACTIONS.kind("leave_councillors")
BRING_COUNCILLOR: Final = ACTIONS.kind("bring_councillor", DISTRICT)
SWAP: Final = ACTIONS.kind("swap", OWN, CONDITION)
USE_BLUE: Final = ACTIONS.kind("use_blue", OWN)
POINT_ONLY: Final = ACTIONS.kind("point_only", OWN)
NO_MORE_BLUE: Final = ACTIONS.kind("no_more_blue")
