"""The board: six districts, two banks, connections, and what may lie on them.

A connection is a pair of districts, whatever the map; the map says which twelve pairs are joined.

A connection is free, or carries a gondola, or a bridge in one of its two orientations; one number of four bits says
which. Districts and connections are numbered as in `data/board.toml`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.core.bits import BIT, has
from serenissima.games.rialto.printed import (
    BRIDGE_ENDS,
    BRIDGES,
    DISTRICTS,
    GONDOLA_ENDS,
    LINK_ENDS,
    LINKS,
    TILE_BITS,
)

# what lies on a connection
FREE: Final = 0
GONDOLA: Final = 1
FIRST_BRIDGE: Final = 2


def bridge_tile(bridge: i64, turned: i64) -> i64:
    """What lies on a connection under this bridge. Not turned, its first end is at the connection's first district
    [RIA-D-4].
    """
    return FIRST_BRIDGE + bridge * 2 + turned


def first_district(link: i64) -> i64:
    """The district at the first end of a connection."""
    return LINK_ENDS[link * 2]


def second_district(link: i64) -> i64:
    """The district at the second end of a connection."""
    return LINK_ENDS[link * 2 + 1]


def bridge_end(bridges: i64, bridge: i64, end: i64) -> i64:
    """The value printed at one end of a bridge."""
    return BRIDGE_ENDS[(bridges * BRIDGES + bridge) * 2 + end]


def end_value(bridges: i64, tile: i64, end: i64) -> i64:
    """What a tile on a connection is worth at the first (0) or second (1) end of that connection."""
    if tile == FREE:
        return 0
    if tile == GONDOLA:
        return GONDOLA_ENDS[end]
    bridge = tile - FIRST_BRIDGE
    return bridge_end(bridges, bridge >> 1, end ^ (bridge & 1))


def district_value(bridges: i64, tiles: i64, district: i64) -> i64:
    """The sum of all ends of bridges and gondolas that touch the district [RIA-SCORE-5]."""
    value: i64 = 0
    link: i64
    for link in range(LINKS):
        if first_district(link) == district:
            value += end_value(bridges, lane(tiles, link, TILE_BITS), 0)
        elif second_district(link) == district:
            value += end_value(bridges, lane(tiles, link, TILE_BITS), 1)
    return value


def _links_of() -> vec[i64]:
    """For each district, the set of its connections."""
    table = vec[i64]()
    district: i64
    link: i64
    for district in range(DISTRICTS):
        found: i64 = 0
        for link in range(LINKS):
            if district in (first_district(link), second_district(link)):
                found |= BIT[link]
        table = append(table, found)
    return table


LINKS_OF: Final = _links_of()


def links_of(district: i64) -> i64:
    """The set of the connections of a district, over all maps."""
    return LINKS_OF[district]


def other_district(link: i64, district: i64) -> i64:
    """Where a connection leads from a district."""
    first = first_district(link)
    return second_district(link) if first == district else first


def marked_link(free: i64, number_of: i64, district_in: i64) -> i64:
    """The connection to mark: of the lowest-numbered district with a free one, that to the lowest number
    [RIA-NEUTRAL-8].

    At the start it lies between district 1 and its neighbour of lowest number [RIA-NEUTRAL-6, RIA-NEUTRAL-20,
    RIA-NEUTRAL-21]. With no free connection there is no mark [RIA-NEUTRAL-9].
    """
    number: i64
    link: i64
    for number in range(DISTRICTS):
        district = lane(district_in, number, TILE_BITS)
        choices = links_of(district) & free
        best: i64 = -1
        lowest_number: i64 = DISTRICTS
        for link in range(LINKS):
            if has(choices, link):
                there = lane(number_of, other_district(link, district), TILE_BITS)
                if there < lowest_number:
                    lowest_number = there
                    best = link
        if best >= 0:
            return best
    return -1
