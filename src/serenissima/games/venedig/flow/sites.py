"""Where a building can stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.options import Options
from serenissima.games.venedig.actions import ON_BASILICA_SITE, ON_CELL, ON_LINK, ON_PALAZZO_SITE, SITES
from serenissima.games.venedig.board import (
    DISTRICT_OF,
    DISTRICTS,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    LINKS,
    basiliche_on,
    is_in,
    link_cell,
    palazzi_on,
)
from serenissima.games.venedig.buildings import BASILICA, PALAZZO, PONTE
from serenissima.games.venedig.state import Venedig


def open_links(game: Venedig) -> i64:
    """The ends of the links whose two cells are free [VDG-PONTE-1, VDG-PONTE-4]: for each link both ends, as either
    district may count.
    """
    ends: i64 = 0
    link: i64
    for link in range(LINKS):
        here = link_cell(link, 0)
        across = link_cell(link, 1)
        if is_in(game.free(DISTRICT_OF[here]), here) and is_in(game.free(DISTRICT_OF[across]), across):
            ends |= BIT[link * 2] | BIT[link * 2 + 1]
    return ends


SHAPE: Final = [ON_CELL, ON_PALAZZO_SITE, ON_CELL, ON_BASILICA_SITE, ON_LINK]  # what each type of building stands on
OF_SHAPE: Final = ["VDG-CASA-1", "VDG-PALAZZO-1", "VDG-CAMPO-1", "VDG-BASILICA-3", "VDG-PONTE-1"]


def list_sites(game: Venedig, type: i64, out: Options) -> None:
    """Every site for a building of the type: all its cells must be free [VDG-SITE-2]. It has its own shape
    [VDG-CASA-1, VDG-PALAZZO-1, VDG-CAMPO-1, VDG-BASILICA-3, VDG-PONTE-1].
    """
    if out.explaining:
        for shape in SITES:
            if shape is not SHAPE[type]:
                out.forbid(shape, OF_SHAPE[type])
    if type == PONTE:
        out.add_each(ON_LINK.at(), open_links(game))
        return
    district: i64
    for district in range(DISTRICTS):
        out.add_each(SHAPE[type].at(first_site(type, district)), sites_in(game, type, district))


def first_site(type: i64, district: i64) -> i64:
    """The number of the first place for a building of the type in a district; no bridge."""
    if type == PALAZZO:
        return FIRST_PALAZZO[district]
    return FIRST_BASILICA[district] if type == BASILICA else FIRST_CELL[district]


def sites_in(game: Venedig, type: i64, district: i64) -> i64:
    """The places for a building of the type in a district, counted from its first; no bridge."""
    free = game.free(district)
    if type == PALAZZO:
        return palazzi_on(district, free)
    return basiliche_on(district, free) if type == BASILICA else free


def has_site(game: Venedig, type: i64) -> bool:
    """Whether there is room for a building of the type."""
    if type == PONTE:
        return open_links(game) != 0
    district: i64
    for district in range(DISTRICTS):
        if sites_in(game, type, district) != 0:
            return True
    return False
