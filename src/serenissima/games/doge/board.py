"""The board of Doge: seven areas, nine councillors, the palace spaces, and the pieces of a colour.

Everything printed comes from `data/*.toml`; here it becomes tables for the rules. An area is a number: the districts
come first, in the order of the file, and the Quarantia is the last. Councillors are numbered in the same order, the
Quarantia's three at the end.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.data import printed


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of the engine from a list of the data files."""
    row = vec[i64]()
    for number in numbers:
        row = append(row, number)
    return row


def first_numbers(n: i64) -> i64:
    """The set of the numbers below n."""
    members: i64 = 0
    member: i64
    for member in range(n):
        members |= BIT[member]
    return members


BOARD: Final[dict[str, Any]] = printed("doge", "board")
MATERIAL: Final[dict[str, Any]] = printed("doge", "material")

# --- areas [DOG-BOARD-1, DOG-BOARD-6]

AREA_IDS: Final[list[str]] = [area["id"] for area in BOARD["area"]]
AREAS: Final[i64] = len(AREA_IDS)
DISTRICTS: Final[i64] = sum(1 for area in BOARD["area"] if area["district"])
QUARANTIA: Final[i64] = AREA_IDS.index("quarantia")
ALL_AREAS: Final[i64] = first_numbers(AREAS)
ALL_DISTRICTS: Final[i64] = first_numbers(DISTRICTS)
CIRCLE: Final[i64] = AREAS  # where a neutral councillor waits: no area

# --- councillors [DOG-BOARD-3, DOG-MATERIAL-2]

HOME: Final = row_of([n for n, area in enumerate(BOARD["area"]) for _ in range(area["councillors"])])
COUNCILLORS: Final[i64] = len(HOME)
COUNCILLOR_IDS: Final[list[str]] = [
    area["id"] if area["councillors"] == 1 else f"{area['id']}-{number + 1}"
    for area in BOARD["area"]
    for number in range(area["councillors"])
]
QUARANTIA_COUNCILLORS: Final[i64] = first_numbers(COUNCILLORS) ^ first_numbers(DISTRICTS)
NEUTRAL: Final = -1

# --- palaces [DOG-BOARD-2, DOG-PALACE-2]

PRICES: Final = row_of(BOARD["palaces"]["prices"])
SPACES: Final[i64] = len(PRICES)

# --- the pieces of a colour [DOG-MATERIAL-1] and what votes bring

HOUSES: Final[i64] = MATERIAL["colour"]["houses"]
PALACES: Final[i64] = MATERIAL["colour"]["palaces"]
RINGS: Final[i64] = MATERIAL["colour"]["rings"]
WINNER_PLACES: Final[i64] = MATERIAL["houses_won"]["winner"]
SECOND_PLACES: Final[i64] = MATERIAL["houses_won"]["second"]
TIED_FIRST_MOVES: Final[i64] = MATERIAL["houses_moved"]["tied_first"]
TIED_SECOND_MOVES: Final[i64] = MATERIAL["houses_moved"]["tied_second"]
RENOUNCED_MOVES: Final[i64] = MATERIAL["houses_moved"]["renounced"]
LAST_YEAR: Final[i64] = MATERIAL["deadlock"]["years"]

VICTORY_PALACES: Final = row_of([way["palaces"] for way in MATERIAL["victory"]])
VICTORY_DISTRICTS: Final = row_of([way["districts"] for way in MATERIAL["victory"]])

# rounds of laying votes, by number of players [DOG-LAY-1]
ROUNDS: Final = row_of([MATERIAL["rounds"].get(str(players), 0) for players in range(5)])
