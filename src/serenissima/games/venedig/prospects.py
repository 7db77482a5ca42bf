"""Where a building would be worth most."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import BIT, lowest
from serenissima.games.venedig.board import DISTRICTS, FIRST_CELL, FIRST_PALAZZO
from serenissima.games.venedig.buildings import BASILICA, PALAZZO, PONTE
from serenissima.games.venedig.flow.sites import open_links, sites_in
from serenissima.games.venedig.scoring import basilica_points, cell_points, palazzo_points, ponte_points
from serenissima.games.venedig.state import Venedig


def best_site(game: Venedig, type: i64) -> i64:
    """The most that a building of the type can be worth now; -1 without any site."""
    best: i64 = -1
    if type == PONTE:
        ends = open_links(game)
        while ends != 0:
            end = lowest(ends)
            ends ^= BIT[end]
            best = max(best, ponte_points(game, end // 2, end % 2))
        return best
    district: i64
    for district in range(DISTRICTS):
        sites = sites_in(game, type, district)
        while sites != 0:
            site = lowest(sites)
            sites ^= BIT[site]
            if type == PALAZZO:
                best = max(best, palazzo_points(game, FIRST_PALAZZO[district] + site))
            elif type == BASILICA:
                return basilica_points()
            else:
                best = max(best, cell_points(game, type, FIRST_CELL[district] + site))
    return best
