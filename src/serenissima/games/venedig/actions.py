"""The actions of Venedig, each declared once."""

from __future__ import annotations

from typing import Final

from serenissima.core.actions import Catalogue, Field
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    CELL_NAMES,
    CELLS,
    DISTRICT_NAMES,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_CELL,
    LINKS,
    PALAZZO_SITES,
    link_cell,
)
from serenissima.games.venedig.buildings import (
    GOLD_KINDS,
    GOLD_VALUES,
    MARSH_KINDS,
    MARSH_VALUES,
    TYPE_NAMES,
    TYPES,
    VALUES,
)


def cells_named(cells: list[int]) -> str:
    """A site in words that need no translation: `A07 A08`."""
    return " ".join(CELL_NAMES[cell] for cell in cells)


def _bridge_end(link: int, side: int) -> str:
    """The two cells of a link, then the district at this end: `A19–C02 · Luprio`."""
    cells = [CELL_NAMES[link_cell(link, end)] for end in range(2)]
    return f"{cells[0]}–{cells[1]} · {DISTRICT_NAMES[DISTRICT_OF[link_cell(link, side)]]}"


TYPE: Final = Field("type", TYPES, text="type", keys=TYPE_NAMES, ref="card")
PILE: Final = Field("type", TYPES, text="type", keys=TYPE_NAMES, ref="pile")
IN_ROW: Final = Field("type", TYPES, text="type", keys=TYPE_NAMES, ref="row")
CELL: Final = Field("cell", CELLS, names=CELL_NAMES)
PALAZZO_SITE: Final = Field(
    "site", len(PALAZZO_SITES), names=[cells_named(site) for site in PALAZZO_SITES], ref="palazzo"
)
BASILICA_SITE: Final = Field(
    "site", len(BASILICA_SITES), names=[cells_named(site) for site in BASILICA_SITES], ref="basilica"
)
LINK: Final = Field(
    "site", LINKS, names=[cells_named([link_cell(n, 0), link_cell(n, 1)]) for n in range(LINKS)], ref="link"
)
BRIDGE_END: Final = Field("end", 2 * LINKS, names=[_bridge_end(n // 2, n % 2) for n in range(2 * LINKS)])
DISTRICT: Final = Field("district", DISTRICTS, names=DISTRICT_NAMES)
CELL_THERE: Final = Field("cell_there", max(FIRST_CELL[n + 1] - FIRST_CELL[n] for n in range(DISTRICTS)))
MARSH_TOKEN: Final = Field("marsh", MARSH_KINDS, names=[str(value) for value in MARSH_VALUES])
GOLD_TOKEN: Final = Field("gold", GOLD_KINDS, names=[str(value) for value in GOLD_VALUES])
VALUE: Final = Field("value", VALUES, ref="token")

ACTIONS: Final = Catalogue()

# action 1
LAY: Final = ACTIONS.kind("lay", TYPE)
LAY_SET: Final = ACTIONS.kind("lay_set", TYPE)
BUILD: Final = ACTIONS.kind("build", PILE)
BUILD_SET: Final = ACTIONS.kind("build_set", Field("type", TYPES, text="type", keys=TYPE_NAMES, ref="set"))
DRAW_FOR_THIRD: Final = ACTIONS.kind("draw_for_third")
BUILD_NO_MORE: Final = ACTIONS.kind("build_no_more")
ON_CELL: Final = ACTIONS.kind("on_cell", CELL)
ON_PALAZZO_SITE: Final = ACTIONS.kind("on_palazzo_site", PALAZZO_SITE)
ON_BASILICA_SITE: Final = ACTIONS.kind("on_basilica_site", BASILICA_SITE)
ON_LINK: Final = ACTIONS.kind("on_link", BRIDGE_END)  # the end names the district that counts
DROP: Final = ACTIONS.kind("drop", PILE)

# the exchange
HAND_IN: Final = ACTIONS.kind("hand_in", VALUE, when="VDG-TRADE-7")
TRADE: Final = ACTIONS.kind("trade")
GO_ON: Final = ACTIONS.kind("go_on")

# actions 2 and 3
DRAIN: Final = ACTIONS.kind("drain", CELL)
DRAIN_NO_MORE: Final = ACTIONS.kind("drain_no_more")
TAKE_FROM_ROW: Final = ACTIONS.kind("take_from_row", IN_ROW)
TAKE_FROM_DECK: Final = ACTIONS.kind("take_from_deck")
LAY_IN_ROW: Final = ACTIONS.kind("lay_in_row", TYPE)
DISCARD: Final = ACTIONS.kind("discard", TYPE)

SITES: Final = [ON_CELL, ON_PALAZZO_SITE, ON_BASILICA_SITE, ON_LINK]
ACTION_1: Final = [LAY, LAY_SET, BUILD, BUILD_SET, DRAW_FOR_THIRD, BUILD_NO_MORE, *SITES, DROP]
ACTION_2: Final = [DRAIN, DRAIN_NO_MORE]
ACTION_3: Final = [TAKE_FROM_ROW, TAKE_FROM_DECK, LAY_IN_ROW, DISCARD]
EXCHANGES: Final = [TRADE, GO_ON]
