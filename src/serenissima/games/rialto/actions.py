"""The actions of Rialto, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Catalogue, Field
from serenissima.games.rialto.printed import (
    BANK_NAMES,
    BANKS,
    BRIDGE_SET_NAMES,
    BRIDGES,
    BUILDING_NAMES,
    CARD_NAMES,
    DISTRICT_NAMES,
    LINK_NAMES,
    LINKS,
    MAP_NAMES,
    MOST_PLAYERS,
    ROUNDS,
    SPARE_ROWS,
    STAGES,
)

BUILDING: Final = Field("building", 12, text="building", keys=BUILDING_NAMES)
OWN: Final = Field("own", 12, text="building", keys=BUILDING_NAMES)
CONDITION: Final = Field("condition", 3, text="condition", keys=["free", "used", "resting"], ref="")
CARD: Final = Field("card", 7, text="card", keys=CARD_NAMES)
OPEN: Final = Field("open", 7, text="card", keys=CARD_NAMES)
DISTRICT: Final = Field("district", 6, text="district", keys=DISTRICT_NAMES)
ORIGIN: Final = Field("origin", 7, text="origin", keys=[*DISTRICT_NAMES, "reserve"])
LINK: Final = Field("link", LINKS, names=LINK_NAMES)
MAP: Final = Field("map", len(MAP_NAMES), names=MAP_NAMES)
BRIDGE_SET: Final = Field("bridge_set", len(BRIDGE_SET_NAMES), names=BRIDGE_SET_NAMES)
BRIDGE: Final = Field("bridge", BRIDGES)
BANK: Final = Field("bank", BANKS, names=BANK_NAMES)
TILE: Final = Field("tile", 2 + 2 * BRIDGES)  # nothing, a gondola, a bridge either way round
ROUND: Final = Field("round", ROUNDS)
CARD_ROW: Final = Field("row", MOST_PLAYERS + SPARE_ROWS)
STAGE: Final = Field("stage", STAGES, text="stage", keys=CARD_NAMES[:STAGES], ref="")

ACTIONS: Final = Catalogue()
START_WITH: Final = ACTIONS.kind("start_with", BUILDING, when="RIA-SETUP-12")
TAKE_ROW: Final = ACTIONS.kind("take_row", CARD_ROW, when="RIA-CARDS-6")
GREEN_OPEN: Final = ACTIONS.kind("green_open", OWN, OPEN, when="RIA-USE-3")
GREEN_BLIND: Final = ACTIONS.kind("green_blind", OWN, when="RIA-USE-3")
GREEN_KEEP: Final = ACTIONS.kind("green_keep", OWN, when="RIA-USE-3")
NO_MORE_GREEN: Final = ACTIONS.kind("no_more_green")
CUT: Final = ACTIONS.kind("cut", CARD, when="RIA-CARDS-11")
PLAY: Final = ACTIONS.kind(
    "play", Field("cards", 12, ref="cards"), Field("jokers", 12, ref="jokers"), when="RIA-STAGE-5"
)
PASS: Final = ACTIONS.kind("pass")
DELAY: Final = ACTIONS.kind("delay", OWN, when="RIA-USE-3")
TURN_CARD: Final = ACTIONS.kind("turn_card", OWN, CARD, when="RIA-USE-3")
AS_JOKER: Final = ACTIONS.kind("as_joker", OWN, when="RIA-USE-3")
TAKE_BUILDING: Final = ACTIONS.kind("take_building", BUILDING, when="RIA-C-1")
NO_BUILDING: Final = ACTIONS.kind("no_building")
RETURN_BUILDING: Final = ACTIONS.kind("return_building", OWN, CONDITION, when="RIA-C-10")
PLACE_BRIDGE: Final = ACTIONS.kind("place_bridge", LINK, Field("turned", 2, ref="end"), when="RIA-D-3")
PLACE_GONDOLA: Final = ACTIONS.kind("place_gondola", LINK, when="RIA-E-3")
SEND_COUNCILLOR: Final = ACTIONS.kind("send_councillor", DISTRICT, when="RIA-E-4")
MOVE_COUNCILLOR: Final = ACTIONS.kind("move_councillor", ORIGIN, DISTRICT, when="RIA-E-5")
LEAVE_COUNCILLORS: Final = ACTIONS.kind("leave_councillors")
BRING_COUNCILLOR: Final = ACTIONS.kind("bring_councillor", DISTRICT, when="RIA-F-4")
SWAP: Final = ACTIONS.kind("swap", OWN, CONDITION, when="RIA-USE-3")
USE_BLUE: Final = ACTIONS.kind("use_blue", OWN, when="RIA-USE-3")
POINT_ONLY: Final = ACTIONS.kind("point_only", OWN, when="RIA-USE-3")
NO_MORE_BLUE: Final = ACTIONS.kind("no_more_blue")

GREEN_USES: Final = [GREEN_OPEN, GREEN_BLIND, GREEN_KEEP]
YELLOW_USES: Final = [DELAY, TURN_CARD, AS_JOKER]
BLUE_USES: Final = [USE_BLUE, POINT_ONLY]
REFUSALS: Final = [NO_MORE_GREEN, PASS, NO_BUILDING, LEAVE_COUNCILLORS, NO_MORE_BLUE]  # doing without something
