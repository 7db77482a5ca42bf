"""The city: 8 x 8 squares, the districts that may lie on them, and straight lines between them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, has
from serenissima.core.data import printed

_CITY: Final[dict[str, Any]] = printed("venezia2099", "city")

SQUARES: Final = 64
DIRECTIONS: Final = 8
COLOURS: Final = 6
COLOUR_NAMES: Final[list[str]] = list(_CITY["colours"])

# A district, and the prophecy that sinks it, is rank * 8 + colour: a set of districts lists its lowest values first.
RANKS: Final = 8
RANK_X: Final = 7
DISTRICTS: Final = 64
PLATFORM: Final = 64  # what a square holds besides districts
NO_TILE: Final = 65  # outside the smaller city of two players

OFF: Final = -1

VALUES: Final = vec[i64](list[int](_CITY["values"]))
TREASURE_VALUES: Final = vec[i64](list[int](_CITY["treasure_value"]))
X_MULTIPLIER: Final[int] = _CITY["x_multiplier"]
LOWEST_PROPHECY_RANK: Final[int] = _CITY["lowest_prophecy_rank"]
TREASURES_OF_A_COLOUR: Final[int] = _CITY["treasures_of_a_colour"]
GONDOLAS: Final[int] = _CITY["gondolas"]
FIGURES_OF_A_COLOUR: Final[int] = _CITY["figures_of_a_colour"]
COINS_IN_THE_BOX: Final[int] = _CITY["coins"]
VALUE_NAMES: Final[list[str]] = [str(value) if value else "X" for value in _CITY["values"]]
SQUARE_NAMES: Final[list[str]] = [f"{'ABCDEFGH'[square % 8]}{square // 8 + 1}" for square in range(SQUARES)]


def district(rank: i64, colour: i64) -> i64:
    """The district of that rank and colour [V99-BOX-1]."""
    return rank * 8 + colour


def rank_of(tile: i64) -> i64:
    """The rank of a district: 0 for a 2, up to 6 for an 8, then X [V99-PROPHECY-2]."""
    return tile >> 3


def colour_of(tile: i64) -> i64:
    """The colour of a district."""
    return tile & 7


def _neighbours() -> vec[i64]:
    table = vec[i64]()
    row: i64
    column: i64
    for row in range(8):
        for column in range(8):
            for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
                inside = 0 <= row + down < 8 and 0 <= column + right < 8
                table = append(table, (row + down) * 8 + column + right if inside else OFF)
    return table


def _rank_sets() -> vec[i64]:
    """For each rank, the districts of that rank."""
    table = vec[i64]()
    rank: i64
    colour: i64
    for rank in range(RANKS):
        districts: i64 = 0
        for colour in range(COLOURS):
            districts |= BIT[district(rank, colour)]
        table = append(table, districts)
    return table


def _colour_sets() -> vec[i64]:
    """For each colour, its districts."""
    table = vec[i64]()
    rank: i64
    colour: i64
    for colour in range(COLOURS):
        districts: i64 = 0
        for rank in range(RANKS):
            districts |= BIT[district(rank, colour)]
        table = append(table, districts)
    return table


def _rank_and_above() -> vec[i64]:
    """For each rank, the districts of that rank and of all higher ones."""
    table = OF_RANK[:]
    rank: i64 = RANKS - 2
    while rank >= 0:
        table[rank] |= table[rank + 1]
        rank -= 1
    return table


NEIGHBOUR: Final = _neighbours()
OF_RANK: Final = _rank_sets()
OF_COLOUR: Final = _colour_sets()
FROM_RANK: Final = _rank_and_above()


def straight_lines(start: i64, free: i64) -> i64:
    """The squares reached from `start` in one of the eight directions, over free squares only.

    Water, the edge and any figure, one's own too, end a line; platforms do not; a diagonal may slip between two blocked
    squares; the square it begins on is not part of it [V99-MOVE-2, V99-MOVE-3, V99-MOVE-4, V99-MOVE-5, V99-MOVE-6,
    V99-MOVE-7, V99-MOVE-8, V99-MOVE-9].
    """
    found: i64 = 0
    direction: i64
    for direction in range(DIRECTIONS):
        square = NEIGHBOUR[start * DIRECTIONS + direction]
        while square != OFF and has(free, square):
            found |= BIT[square]
            square = NEIGHBOUR[square * DIRECTIONS + direction]
    return found
