"""The five types of building, the cards and tokens, and the plain numbers of the rules, as printed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serenissima.core.bags import bag_from
from serenissima.core.data import printed
from serenissima.games.venedig.board import row_of

_TYPES: Final[list[dict[str, Any]]] = printed("venedig", "buildings")["type"]
_MIXES: Final = printed("venedig", "mixes")
_LIMITS: Final = printed("venedig", "limits")

TYPE_NAMES: Final[list[str]] = [row["id"] for row in _TYPES]
TYPES: Final = 5
CASA: Final = 0
PALAZZO: Final = 1
CAMPO: Final = 2
BASILICA: Final = 3
PONTE: Final = 4
if TYPE_NAMES != ["casa", "palazzo", "campo", "basilica", "ponte"]:
    raise ValueError("data/buildings.toml must list the five types in the engine's order")

CARDS: Final = row_of([row["cards"] for row in _TYPES])  # needed for one building
PIECES: Final = row_of([row["pieces"] for row in _TYPES])
CASA_POINTS: Final[int] = _TYPES[CASA]["points"]
BASILICA_POINTS: Final[int] = _TYPES[BASILICA]["points"]
PER_UNBUILT_NEIGHBOUR: Final[int] = _TYPES[PALAZZO]["points_per_unbuilt_neighbour"]
PER_BUILT_NEIGHBOUR: Final[int] = _TYPES[CAMPO]["points_per_built_neighbour"]
PER_CASA: Final[int] = _TYPES[PONTE]["points_per_casa"]

# --- cards and tokens, kept in bags

LANE: Final = 8  # bits for each kind in a bag
CARD_MIXES: Final[list[str]] = list(_MIXES["cards"])
MARSH_VALUES: Final[list[int]] = [value for value, _ in _MIXES["tokens"]["marsh"]]
GOLD_VALUES: Final[list[int]] = [value for value, _ in _MIXES["tokens"]["gold"]]
MARSH_KINDS: Final = 3
GOLD_KINDS: Final = 4
VALUES: Final = 7  # a token's value is the number of its kind: 0 to 2 marsh, 3 to 6 gold
if list(range(VALUES)) != MARSH_VALUES + GOLD_VALUES:
    raise ValueError("data/mixes.toml must list the values 0 to 2 for marsh and 3 to 6 for gold")
GOLD_TOKENS: Final[int] = sum(number for _, number in _MIXES["tokens"]["gold"])
MOST_IN_MARSH: Final[int] = MARSH_VALUES[-1]
MOST_IN_GOLD: Final[int] = GOLD_VALUES[-1]
MARSH_MIX: Final[int] = int(bag_from([number for _, number in _MIXES["tokens"]["marsh"]], LANE))
GOLD_MIX: Final[int] = int(bag_from([number for _, number in _MIXES["tokens"]["gold"]], LANE))


def card_mix(name: str) -> i64:
    """All the cards of a mix [VDG-SETUP-9, VDG-SETUP-11]."""
    return bag_from([_MIXES["cards"][name][type_name] for type_name in TYPE_NAMES], LANE)


# --- plain numbers

FEWEST_PLAYERS: Final[int] = _LIMITS["fewest_players"]
MOST_PLAYERS: Final[int] = _LIMITS["most_players"]
CARDS_DEALT: Final[int] = _LIMITS["cards_dealt"]
HAND_LIMIT: Final[int] = _LIMITS["hand_limit"]
OPEN_TYPES: Final[int] = _LIMITS["open_types"]
DRAINED_AT_MOST: Final[int] = _LIMITS["drained_at_most"]
GOLD_PER_SPACE: Final[int] = _LIMITS["gold_per_space"]
CARDS_DRAWN_AFTER_LAYING: Final[int] = _LIMITS["cards_drawn_after_laying"]
ROW_CLEARED_AT: Final[int] = _LIMITS["row_cleared_at"]
HELPER_DIVISOR: Final[int] = _LIMITS["helper_divisor"]
