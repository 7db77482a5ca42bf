"""The twelve tiles and three communal buildings with their effects, read from data/buildings.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.data import printed

_BUILDINGS: Final[dict[str, Any]] = printed("venice", "buildings")

COLOURS: Final = 3
COLOUR_NAMES: Final = ["ceramics", "cloth", "silver"]
NO_COLOUR: Final = -1

BUILDING_NAMES: Final[list[str]] = [str(b["id"]) for b in _BUILDINGS["tile"] + _BUILDINGS["communal"]]
TILES: Final[i64] = len(_BUILDINGS["tile"])  # the tiles come first, the communal buildings after them
BUILDINGS: Final[i64] = len(BUILDING_NAMES)
BUILDING_KEYS: Final[list[str]] = [name.replace("_", "-") for name in BUILDING_NAMES]  # in text ids
SPACES: Final = 4
MARKET: Final[i64] = BUILDING_NAMES.index("market")
MONASTERY: Final[i64] = BUILDING_NAMES.index("monastery")
SMALL_COUNCIL: Final[i64] = BUILDING_NAMES.index("small_council")
SHOP: Final[i64] = BUILDING_NAMES.index("shop")
QUAYS: Final[i64] = BUILDING_NAMES.index("quays")
CONSULATE: Final[i64] = BUILDING_NAMES.index("consulate")
LIBRARY: Final[i64] = BUILDING_NAMES.index("library")
SENATE: Final[i64] = BUILDING_NAMES.index("senate")
CHURCH: Final[i64] = BUILDING_NAMES.index("church")
COURT: Final[i64] = BUILDING_NAMES.index("court")
BANK: Final[i64] = BUILDING_NAMES.index("bank")
COUNCIL_OF_TEN: Final[i64] = BUILDING_NAMES.index("council_of_ten")
ST_MARKS: Final[i64] = BUILDING_NAMES.index("st_marks")
DOGES_PALACE: Final[i64] = BUILDING_NAMES.index("doges_palace")
GRAND_COUNCIL: Final[i64] = BUILDING_NAMES.index("grand_council")


class Effect:
    """One effect, done whole or not at all: what it asks for, what it gives, and what is peculiar to it."""

    def __init__(self, row: dict[str, Any]) -> None:
        # asked for
        self.pay_coins: Final[i64] = int(row.pop("pay_coins", 0))
        self.pay_scrolls: Final[i64] = int(row.pop("pay_scrolls", 0))
        self.pay_intrigue: Final[i64] = int(row.pop("pay_intrigue", 0))
        self.needs_influence: Final[i64] = int(row.pop("needs_influence", 0))
        self.take_intrigue: Final[i64] = int(row.pop("take_intrigue", 0))
        # given
        self.cube: Final[i64] = COLOUR_NAMES.index(row.pop("cube")) if "cube" in row else NO_COLOUR
        self.any_cubes: Final[i64] = int(row.pop("any_cubes", 0))
        self.coins: Final[i64] = int(row.pop("coins", 0))
        self.scrolls: Final[i64] = int(row.pop("scrolls", 0))
        self.points: Final[i64] = int(row.pop("points", 0))
        self.clear: Final[i64] = int(row.pop("clear", 0))
        self.influence: Final[i64] = int(row.pop("influence", 0))
        self.council: Final[i64] = int(row.pop("council", 0))
        self.others_intrigue: Final[i64] = int(row.pop("others_intrigue", 0))
        self.mission: Final[i64] = int(row.pop("mission", 0))
        self.bridge: Final[i64] = int(row.pop("bridge", 0))
        # peculiar
        self.sell_one: Final[i64] = int(row.pop("sell_one", 0))
        self.sell_any: Final[i64] = int(row.pop("sell_any", 0))
        self.convert: Final[i64] = int(row.pop("convert", 0))
        self.points_per_mission: Final[i64] = int(row.pop("points_per_mission", 0))
        self.points_per_richer: Final[i64] = int(row.pop("points_per_richer", 0))
        self.bridge_or_points: Final[i64] = int(row.pop("bridge_or_points", 0))
        self.council_visit: Final[i64] = int(row.pop("council_visit", 0))
        if row:
            raise ValueError(f"an effect of a building has unknown parts: {', '.join(row)}")


def _effects() -> list[Effect]:
    """The effects of all buildings, four places each; a communal building leaves its last two empty."""
    found: list[Effect] = []
    for building in _BUILDINGS["tile"] + _BUILDINGS["communal"]:
        rows = [dict(row) for row in building["effects"]]
        found.extend(Effect(row) for row in rows + [{}] * (SPACES - len(rows)))
    return found


EFFECTS: Final[list[Effect]] = _effects()
EFFECTS_OF: Final = vec[i64]([len(b["effects"]) for b in _BUILDINGS["tile"] + _BUILDINGS["communal"]])
COLOUR_OF: Final = vec[i64]([COLOUR_NAMES.index(b["colour"]) for b in _BUILDINGS["tile"]])


def effect_of(building: i64, space: i64) -> Effect:
    """The effect of a space, the first being 0."""
    return EFFECTS[building * SPACES + space]
