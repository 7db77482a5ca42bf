"""What a building is worth where it stands, and who gets how much of it."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.core.bits import count
from serenissima.games.venedig.board import (
    DISTRICT_OF,
    FIRST_BASILICA,
    FIRST_PALAZZO,
    NEIGHBOURS,
    PALAZZO_AROUND,
    link_cell,
)
from serenissima.games.venedig.buildings import (
    BASILICA_POINTS,
    CASA,
    CASA_POINTS,
    HELPER_DIVISOR,
    LANE,
    PER_BUILT_NEIGHBOUR,
    PER_CASA,
    PER_UNBUILT_NEIGHBOUR,
    TYPES,
)
from serenissima.games.venedig.state import Venedig


def district_of_palazzo(site: i64) -> i64:
    """The district a Palazzo site is in."""
    district: i64 = 0
    while FIRST_PALAZZO[district + 1] <= site:
        district += 1
    return district


def district_of_basilica(site: i64) -> i64:
    """The district a Basilica site is in."""
    district: i64 = 0
    while FIRST_BASILICA[district + 1] <= site:
        district += 1
    return district


def cell_points(game: Venedig, type: i64, cell: i64) -> i64:
    """A Casa is worth one point [VDG-CASA-2], a Campo one for each built cell around it [VDG-CAMPO-2, VDG-CAMPO-3].

    Canals separate: what lies across one is no neighbour [VDG-BOARD-1].
    """
    if type == CASA:
        return CASA_POINTS
    return PER_BUILT_NEIGHBOUR * count(NEIGHBOURS[cell] & game.built[DISTRICT_OF[cell]])


def palazzo_points(game: Venedig, site: i64) -> i64:
    """One point for each unbuilt cell around it, marsh or dry [VDG-PALAZZO-2, VDG-PALAZZO-3, VDG-PALAZZO-4]."""
    around = PALAZZO_AROUND[site]
    return PER_UNBUILT_NEIGHBOUR * count(around & (around ^ game.built[district_of_palazzo(site)]))


def basilica_points() -> i64:
    """Seven points, wherever it stands [VDG-BASILICA-2]."""
    return BASILICA_POINTS


def ponte_points(game: Venedig, link: i64, side: i64) -> i64:
    """One point for each Casa of the district the architect counts [VDG-PONTE-2, VDG-PONTE-3, VDG-PONTE-5]."""
    return PER_CASA * game.casas_in(DISTRICT_OF[link_cell(link, side)])


def share(points: i64, is_architect: bool) -> i64:
    """All for the architect and for who builds alone, half, rounded down, for a helper [VDG-POINTS-1, VDG-POINTS-3]."""
    if is_architect:
        return points
    return points // HELPER_DIVISOR


def ending(game: Venedig) -> str:
    """What has ended the game: a type built whole, or a gondola at its goal [VDG-END-1, VDG-END-2]. Where a last piece
    brings a gondola there, it is the piece.
    """
    type: i64
    for type in range(TYPES):
        if lane(game.stock, type, LANE) == 0:
            return "VDG-END-1"
    return "VDG-END-2"
