"""Everything a player can do in Venice, each kind declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Catalogue, Field
from serenissima.games.venice.buildings import BUILDING_KEYS, BUILDINGS, COLOUR_NAMES, COLOURS, SPACES, TILES
from serenissima.games.venice.cards import INFLUENCE_CARDS, INFLUENCE_COPIES, INFLUENCE_KEYS, INFLUENCE_KINDS, MISSIONS
from serenissima.games.venice.city import CANALS, DOCKS
from serenissima.games.venice.numbers import CARGO

_CARD_NAMES: Final[list[str]] = [name for name in INFLUENCE_KEYS for _ in range(INFLUENCE_COPIES)]

DOCK: Final = Field("dock", DOCKS)
CANAL: Final = Field("canal", CANALS)
MISSION: Final = Field("mission", MISSIONS, text="mission")
INFLUENCE: Final = Field("influence", INFLUENCE_CARDS, text="influence", keys=_CARD_NAMES)
KIND: Final = Field("card", INFLUENCE_KINDS, text="influence", keys=INFLUENCE_KEYS)
GONDOLA: Final = Field("gondola", 2, text="gondola")
COLOUR: Final = Field("colour", COLOURS, text="colour", keys=COLOUR_NAMES)
INTO: Final = Field("into", COLOURS, text="colour", keys=COLOUR_NAMES, ref="colour")
NUMBER: Final = Field("number", CARGO + 1, ref="")
SPACE: Final = Field("space", SPACES, ref="")
TILE: Final = Field("tile", TILES, text="building", keys=BUILDING_KEYS[:TILES], ref="building")
BUILDING: Final = Field("building", BUILDINGS, text="building", keys=BUILDING_KEYS)
FLEET: Final = Field("fleet", 2, text="fleet")

ACTIONS: Final = Catalogue()

# set-up and preliminary round
RETURN_MISSION: Final = ACTIONS.kind("return_mission", MISSION)
PLACE: Final = ACTIONS.kind("place", DOCK)

# 1. influence card
PLAY: Final = ACTIONS.kind("play", KIND)
NO_CARD: Final = ACTIONS.kind("no_card")
ASSISTANT: Final = ACTIONS.kind("assistant", TILE)  # the one a card works on
WORK: Final = ACTIONS.kind("work", GONDOLA)  # overtime where this gondola lies
SEND_SPY: Final = ACTIONS.kind("send_spy", TILE)
MORE_COUNCIL: Final = ACTIONS.kind("more_council")
TAKE_MISSION: Final = ACTIONS.kind("take_mission")
STORE: Final = ACTIONS.kind("store", GONDOLA, COLOUR)

# 2. gondolier, 3. movement
GONDOLIER: Final = ACTIONS.kind("gondolier", GONDOLA)
SAIL: Final = ACTIONS.kind("sail", CANAL)
PASS: Final = ACTIONS.kind("pass")
MOOR: Final = ACTIONS.kind("moor")
STOW: Final = ACTIONS.kind("stow", COLOUR, NUMBER)  # how many of a colour the active gondola has in the end
LEAVE_CARGO: Final = ACTIONS.kind("leave_cargo")

# scrolls, intrigue, cubes
SPEND_SCROLL: Final = ACTIONS.kind("spend_scroll")
SPEND_CUBE: Final = ACTIONS.kind("spend_cube", COLOUR)
TAKE_INTRIGUE: Final = ACTIONS.kind("take_intrigue")
DROP: Final = ACTIONS.kind("drop", COLOUR)

# 4. missions
COMPLETE: Final = ACTIONS.kind("complete", MISSION)
NO_COMPLETION: Final = ACTIONS.kind("no_completion")
SLOT: Final = ACTIONS.kind("slot")
REPLACE: Final = ACTIONS.kind("replace", MISSION)
ARCHIVE: Final = ACTIONS.kind("archive")

# 5. activation
EFFECT: Final = ACTIONS.kind("effect", SPACE)
DONE: Final = ACTIONS.kind("done")
TAKE_CUBE: Final = ACTIONS.kind("take_cube", COLOUR)
SELL: Final = ACTIONS.kind("sell", COLOUR)
CONVERT: Final = ACTIONS.kind("convert", COLOUR, INTO)
BUILD: Final = ACTIONS.kind("build", CANAL)
POINTS: Final = ACTIONS.kind("points")
KEEP_MISSION: Final = ACTIONS.kind("keep_mission", MISSION)
KEEP_INFLUENCE: Final = ACTIONS.kind("keep_influence", INFLUENCE)

# favour cards
FAVOUR_FOR_COINS: Final = ACTIONS.kind("favour_for_coins", when="VEN-FAVOUR-1")
FAVOUR_FOR_SCROLLS: Final = ACTIONS.kind("favour_for_scrolls", when="VEN-FAVOUR-1")

# end of the game
PAY_SCROLLS: Final = ACTIONS.kind("pay_scrolls")
PAY_COINS: Final = ACTIONS.kind("pay_coins")
STAND: Final = ACTIONS.kind("stand")

# smugglers and Doge
SMUGGLE: Final = ACTIONS.kind("smuggle", TILE)
CHOOSE_FLEET: Final = ACTIONS.kind("choose_fleet", FLEET)
STEER: Final = ACTIONS.kind("steer", CANAL)
GRANT_BRIDGE: Final = ACTIONS.kind("grant_bridge", CANAL)

# taxi service
EMBARK: Final = ACTIONS.kind("embark")
LEAVE_DOGE: Final = ACTIONS.kind("leave_doge")
FARE_POINTS: Final = ACTIONS.kind("fare_points")
FARE_FAVOUR: Final = ACTIONS.kind("fare_favour")
