"""The printed board as tables: cells and their neighbours, sites for the larger buildings, links, canal spaces.

A set of cells is kept district by district, because no site and no neighbourhood crosses a canal: one int for each of
the five. Outside such sets a cell has one number over the whole board, and so has a Palazzo or Basilica site; each
district's numbers follow each other, beginning at FIRST_CELL, FIRST_PALAZZO and FIRST_BASILICA.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, filled, has, lowest
from serenissima.core.data import printed

DISTRICTS: Final = 5
SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

_BOARD: Final[dict[str, Any]] = printed("venedig", "board")
_TRACK: Final[dict[str, Any]] = _BOARD["track"]

DISTRICT_NAMES: Final[list[str]] = [district["name"] for district in _BOARD["district"]]
CELL_NAMES: Final[list[str]] = [cell[0] for district in _BOARD["district"] for cell in district["cells"]]
CELLS: Final = len(CELL_NAMES)
_PLACE: Final[list[tuple[int, int]]] = [(cell[1], cell[2]) for d in _BOARD["district"] for cell in d["cells"]]
_START: Final[list[str]] = [cell[3] for district in _BOARD["district"] for cell in district["cells"]]
_LETTERS: Final[list[str]] = [district["id"] for district in _BOARD["district"]]


def row_of(numbers: list[int]) -> vec[i64]:
    """A row that holds these numbers."""
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


def _firsts(sizes: list[int]) -> vec[i64]:
    return row_of([sum(sizes[:district]) for district in range(DISTRICTS + 1)])


# --- cells

FIRST_CELL: Final = _firsts([len(district["cells"]) for district in _BOARD["district"]])


def district_of(cell: i64) -> i64:
    """The district a cell is in."""
    district: i64 = 0
    while FIRST_CELL[district + 1] <= cell:
        district += 1
    return district


DISTRICT_OF: Final = row_of([int(district_of(cell)) for cell in range(CELLS)])


def _local(cells: list[int]) -> int:
    """Cells of one district as a set."""
    members: i64 = 0
    for cell in cells:
        members |= BIT[cell - FIRST_CELL[district_of(cell)]]
    return int(members)


def _next_to(cell: int) -> list[int]:
    """The cells that share a side with a cell [VDG-BOARD-1]."""
    q, r = _PLACE[cell]
    around = {(q + dq, r + dr) for dq, dr in SIDES}
    return [other for other in range(CELLS) if _PLACE[other] in around and DISTRICT_OF[other] == DISTRICT_OF[cell]]


_NEXT_TO: Final = [_next_to(cell) for cell in range(CELLS)]
NEIGHBOURS: Final = row_of([_local(cells) for cells in _NEXT_TO])


def _beginning(wanted: str) -> vec[i64]:
    """The cells of each district that begin as the board says: marsh, or dry [VDG-SETUP-4, VDG-SETUP-7]."""
    return row_of(
        [
            _local([cell for cell in range(CELLS) if DISTRICT_OF[cell] == district and _START[cell] == wanted])
            for district in range(DISTRICTS)
        ]
    )


MARSH_AT_START: Final = _beginning("marsh")
DRY_AT_START: Final = _beginning("dry")


# --- sites of Palazzo and Basilica

PALAZZO_SITES: Final = [
    [cell, other] for cell in range(CELLS) for other in _NEXT_TO[cell] if cell < other
]  # two neighbouring cells
BASILICA_SITES: Final = [
    [a, b, c] for a in range(CELLS) for b in _NEXT_TO[a] for c in _NEXT_TO[a] if a < b < c and c in _NEXT_TO[b]
]  # three cells round a corner


def _first_sites(sites: list[list[int]]) -> vec[i64]:
    return _firsts([sum(1 for site in sites if DISTRICT_OF[site[0]] == district) for district in range(DISTRICTS)])


FIRST_PALAZZO: Final = _first_sites(PALAZZO_SITES)
FIRST_BASILICA: Final = _first_sites(BASILICA_SITES)


def _with_cell(sites: list[list[int]], firsts: vec[i64]) -> vec[i64]:
    """For each cell, the sites of its district that it is part of."""
    row = filled(CELLS, 0)
    number: i64
    for number in range(len(sites)):
        for cell in sites[number]:
            row[cell] |= BIT[number - firsts[DISTRICT_OF[cell]]]
    return row


PALAZZI_WITH: Final = _with_cell(PALAZZO_SITES, FIRST_PALAZZO)
BASILICHE_WITH: Final = _with_cell(BASILICA_SITES, FIRST_BASILICA)
PALAZZO_CELLS: Final = row_of([_local(site) for site in PALAZZO_SITES])
BASILICA_CELLS: Final = row_of([_local(site) for site in BASILICA_SITES])
PALAZZO_AROUND: Final = row_of(
    [_local([*(set(_NEXT_TO[site[0]]) | set(_NEXT_TO[site[1]])).difference(site)]) for site in PALAZZO_SITES]
)


def palazzi_on(district: i64, free: i64) -> i64:
    """The Palazzo sites of a district that have both their cells among the free ones [VDG-PALAZZO-1, VDG-SITE-2]."""
    first = FIRST_CELL[district]
    once: i64 = 0
    twice: i64 = 0
    while free != 0:
        cell = lowest(free)
        free ^= BIT[cell]
        here = PALAZZI_WITH[first + cell]
        twice |= once & here
        once |= here
    return twice


def basiliche_on(district: i64, free: i64) -> i64:
    """The Basilica sites of a district that have all three cells among the free ones [VDG-BASILICA-1,
    VDG-BASILICA-3].
    """
    first = FIRST_CELL[district]
    once: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    while free != 0:
        cell = lowest(free)
        free ^= BIT[cell]
        here = BASILICHE_WITH[first + cell]
        thrice |= twice & here
        twice |= once & here
        once |= here
    return thrice


# --- links

LINKS: Final[int] = len(_BOARD["link"])
LINK_CELLS: Final = row_of([CELL_NAMES.index(name) for link in _BOARD["link"] for name in link["cells"]])  # two a link


def link_cell(link: i64, side: i64) -> i64:
    """The cell at one end of a link [VDG-BOARD-7]."""
    return LINK_CELLS[link * 2 + side]


# --- canal spaces

FINISH: Final[int] = _TRACK["finish"]


def _touched() -> vec[i64]:
    """The districts that each number from the start to the finish touches [VDG-BOARD-4, VDG-BOARD-5]."""
    row = filled(FINISH + 1, 0)
    for numbers, _, letters in _TRACK["spaces"]:
        for number in numbers:
            for letter in letters:
                row[number] |= BIT[_LETTERS.index(letter)]
    return row


_TOUCHED: Final = _touched()
_SHARED: Final[list[list[int]]] = [space[0] for space in _TRACK["spaces"] if len(space[0]) > 1]
CROSSED_FIRST: Final[int] = _SHARED[0][0]
CROSSED_AGAIN: Final[int] = _SHARED[0][1]


def districts_touched(space: i64) -> i64:
    """The districts a gondola there touches; none from the posts [VDG-BOARD-4, VDG-BOARD-5]."""
    if space > FINISH:
        return 0
    return _TOUCHED[space]


def touches(space: i64, districts: i64) -> bool:
    """Whether a gondola there touches one of the districts."""
    return districts_touched(space) & districts != 0


def drawing() -> dict[str, Any]:
    """Where everything is, for whoever draws the board: hexes in axial coordinates [VDG-SETUP-8]."""
    return {
        "cells": [
            [name, q, r, int(DISTRICT_OF[cell])]
            for cell, (name, (q, r)) in enumerate(zip(CELL_NAMES, _PLACE, strict=True))
        ],
        "links": [[int(link_cell(link, 0)), int(link_cell(link, 1))] for link in range(LINKS)],
        "start": _TRACK["start"],
        "spaces": [[numbers, hexes] for numbers, hexes, _ in _TRACK["spaces"]],
        "posts": _TRACK["posts"],
    }


# --- what stands at the start


class Preset:
    """A building that the board shows in colour, on these cells."""

    def __init__(self, type_name: str, cells: list[int]) -> None:
        self.type_name: Final = type_name
        self.cells: Final = cells


PRESETS: Final = [
    Preset(preset["type"], sorted(CELL_NAMES.index(name) for name in preset["cells"])) for preset in _BOARD["preset"]
]


def site_number(sites: list[list[int]], cells: list[int]) -> int:
    """The number of the site with these cells."""
    return sites.index(cells)


def link_number(cells: list[int]) -> int:
    """The number of the link between these cells."""
    for link in range(LINKS):
        if sorted([int(link_cell(link, 0)), int(link_cell(link, 1))]) == cells:
            return link
    raise ValueError("no link joins these cells")


def free_cells(marsh: i64, built: i64, district: i64) -> i64:
    """The cells of a district without marsh and without building [VDG-BOARD-2, VDG-BOARD-3]."""
    land = BIT[FIRST_CELL[district + 1] - FIRST_CELL[district]] - 1
    return land & (land ^ (marsh | built))


def is_in(cells: i64, cell: i64) -> bool:
    """Whether a cell, by its number over the whole board, is in a set of its district."""
    return has(cells, cell - FIRST_CELL[DISTRICT_OF[cell]])
