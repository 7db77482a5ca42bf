"""What is printed on the components, read once from `data/*.toml`. Rules take every number from here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, filled
from serenissima.core.data import printed

_BOARD: Final[dict[str, Any]] = printed("rialto", "board")
_TILES: Final[dict[str, Any]] = printed("rialto", "tiles")
_CARDS: Final[dict[str, Any]] = printed("rialto", "cards")
_BUILDINGS: Final[dict[str, Any]] = printed("rialto", "buildings")
_SETUP: Final[dict[str, Any]] = printed("rialto", "setup")


def _row(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, value)
    return row


def _names(entries: list[dict[str, Any]]) -> list[str]:
    return [str(entry["name"]) for entry in entries]


# --- widths of packed numbers, see core/bags.py

CARD_BITS: Final = 4
BUILDING_BITS: Final = 4
TILE_BITS: Final = 4
SEAT_BITS: Final = 4  # see seats.py
COUNCIL_BITS: Final = 8

# --- board

DISTRICTS: Final = 6
LINKS: Final = 15  # every pair of districts that some map joins
BANKS: Final = 2
DISTRICT_NAMES: Final[list[str]] = [str(name) for name in _BOARD["districts"]]
BANK_NAMES: Final[list[str]] = _names(_BOARD["bank"])
MAP_NAMES: Final[list[str]] = _names(_BOARD["map"])
LIKELIEST_MAP: Final[str] = _BOARD["default"]
ALL_BANKS: Final[i64] = 3


def _pairs() -> list[list[str]]:
    """The pairs of districts that some map joins, each once, in the order in which they are first named."""
    found: list[list[str]] = []
    for entry in _BOARD["map"]:
        found.extend(pair for pair in entry["links"] if pair not in found)
    return found


_PAIRS: Final = _pairs()
LINK_NAMES: Final[list[str]] = [" – ".join(_BOARD["names"][end] for end in pair) for pair in _PAIRS]


def _link_ends() -> vec[i64]:
    """The two districts of each connection."""
    table = vec[i64]()
    for first, second in _PAIRS:
        table = append(table, DISTRICT_NAMES.index(first))
        table = append(table, DISTRICT_NAMES.index(second))
    return table


def _links_of_maps() -> vec[i64]:
    """For each map, the set of its connections."""
    table = vec[i64]()
    for entry in _BOARD["map"]:
        found: i64 = 0
        for pair in entry["links"]:
            found |= BIT[_PAIRS.index(pair)]
        table = append(table, found)
    return table


def _bank_of() -> vec[i64]:
    """The bank of each district."""
    table = filled(DISTRICTS, 0)
    for number, entry in enumerate(_BOARD["bank"]):
        for name in entry["districts"]:
            table[DISTRICT_NAMES.index(name)] = number
    return table


LINK_ENDS: Final = _link_ends()
LINKS_OF_MAP: Final = _links_of_maps()
BANK_OF: Final = _bank_of()

# --- bridges and gondolas

BRIDGES: Final = 6
ALL_BRIDGES: Final[i64] = 63
BRIDGE_SET_NAMES: Final[list[str]] = _names(_TILES["bridges"])
GONDOLAS: Final[i64] = _TILES["gondolas"]
GONDOLA_ENDS: Final = _row(_TILES["gondola"])


def _bridge_ends() -> vec[i64]:
    """The two values of each bridge, set by set."""
    table = vec[i64]()
    for entry in _TILES["bridges"]:
        for first, second in entry["ends"]:
            table = append(table, first)
            table = append(table, second)
    return table


BRIDGE_ENDS: Final = _bridge_ends()

# --- cards

CARDS: Final = 7
STAGES: Final = 6  # each for the cards of its own number
DOGE: Final = 0
GOLD: Final = 1
BUILDING: Final = 2
BRIDGE: Final = 3
GONDOLA: Final = 4
COUNCILLOR: Final = 5
JOKER: Final = 6
CARD_NAMES: Final[list[str]] = [str(name) for name in _CARDS["kinds"]]
CARD_COPIES: Final[i64] = _CARDS["copies"]
CARDS_IN_ROW: Final[i64] = _CARDS["row"]
SPARE_ROWS: Final[i64] = _CARDS["spare_rows"]
BLIND: Final[i64] = _CARDS["blind"]
KEEP: Final[i64] = _CARDS["keep"]
NEUTRAL_CARDS: Final[i64] = _CARDS["neutral"]
JOKERS_FOR_ONE: Final[i64] = _CARDS["jokers_for_one"]

# --- buildings, numbered green 1 to 4, yellow 1 to 4, blue 1 to 4

BUILDINGS: Final = 12
GREEN_1: Final = 0
GREEN_4: Final = 3
YELLOW_1: Final = 4
YELLOW_2: Final = 5
YELLOW_3: Final = 6
YELLOW_4: Final = 7
BLUE_1: Final = 8
BLUE_2: Final = 9
BLUE_3: Final = 10
BLUE_4: Final = 11
BUILDING_NAMES: Final[list[str]] = _names(_BUILDINGS["building"])
BUILDING_COPIES: Final[i64] = _BUILDINGS["copies"]
PLACES: Final[i64] = _BUILDINGS["places"]
HIGHEST_VALUE: Final[i64] = _BUILDINGS["most"]


def _power(name: str) -> vec[i64]:
    """One printed figure of every building, 0 where it has none."""
    return _row([int(entry.get(name, 0)) for entry in _BUILDINGS["building"]])


BUILDING_VALUES: Final = _power("value")
GREEN_BLIND_CARDS: Final = _power("blind")
GREEN_KEEPS: Final = _power("keep")
TURNS_INTO: Final = _power("turns_into")
BLUE_POINTS: Final = _power("points")
DELAY_COINS: Final[i64] = _power("coins")[YELLOW_1]
WILD_JOKERS: Final[i64] = _power("jokers")[YELLOW_3]
RAISE: Final[i64] = _power("raise")[BLUE_1]
BLUE_COUNCILLORS: Final[i64] = _power("councillors")[BLUE_2]


def _up_to() -> vec[i64]:
    """For each value, the set of the buildings worth at most that."""
    table = vec[i64]()
    value: i64
    building: i64
    for value in range(HIGHEST_VALUE + 1):
        found: i64 = 0
        for building in range(BUILDINGS):
            if BUILDING_VALUES[building] <= value:
                found |= BIT[building]
        table = append(table, found)
    return table


BUILDINGS_UP_TO: Final = _up_to()
HIGHEST_BUILDINGS: Final[i64] = BUILDINGS_UP_TO[HIGHEST_VALUE] ^ BUILDINGS_UP_TO[HIGHEST_VALUE - 1]

# --- set-up, bonuses, scoring

ROUNDS: Final[i64] = _SETUP["rounds"]
COINS: Final[i64] = _SETUP["coins"]
COUNCILLORS: Final[i64] = _SETUP["councillors"]
START_RESERVE: Final[i64] = _SETUP["reserve"]
START_POINTS: Final[i64] = _SETUP["points"]
FIRST_DOGE_SPACE: Final[i64] = _SETUP["doge_space"]
NEUTRAL_COINS: Final = _row(_SETUP["neutral"]["coins"])
MOST_PLAYERS: Final = 5


def _start_coins() -> vec[i64]:
    """Starting coins: for each number of players, by the place from the first player."""
    table = filled((MOST_PLAYERS + 1) * MOST_PLAYERS, 0)
    for players, coins in _SETUP["coins_of"].items():
        for place, number in enumerate(coins):
            table[int(players) * MOST_PLAYERS + place] = number
    return table


def _same_start() -> vec[i64]:
    """For each number of players, how many may start with the same building."""
    table = filled(MOST_PLAYERS + 1, 0)
    for players, number in _SETUP["same_start"].items():
        table[int(players)] = number
    return table


START_COINS: Final = _start_coins()
SAME_START: Final = _same_start()
BONUS_STEPS: Final[i64] = _SETUP["bonus"]["steps"]
BONUS_COINS: Final[i64] = _SETUP["bonus"]["coins"]
BONUS_CARDS: Final[i64] = _SETUP["bonus"]["cards"]
BONUS_POINTS: Final[i64] = _SETUP["bonus"]["points"]
BONUS_COUNCILLORS: Final[i64] = _SETUP["bonus"]["councillors"]
BANK_BONUS: Final[i64] = _SETUP["bonus"]["bank"]
NO_BRIDGE_LOSS: Final[i64] = _SETUP["stage"]["no_bridge"]
MISSING_COUNCILLOR: Final[i64] = _SETUP["stage"]["missing_councillor"]
LEFTOVERS_HALVED: Final[i64] = _SETUP["final"]["leftovers_halved"]
RANK_HALVED: Final[i64] = _SETUP["final"]["rank_halved"]
