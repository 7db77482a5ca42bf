"""The numbers of the rules that are printed in tables, read from data/tables.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.data import printed

_TABLES: Final[dict[str, Any]] = printed("venice", "tables")
_SETUP: Final[dict[str, Any]] = dict(_TABLES["setup"])
MOST_PLAYERS: Final = 5

COINS: Final[i64] = int(_SETUP["coins"])
COINS_PER_SEAT: Final[i64] = int(_SETUP["coins_per_seat"])
SCROLLS: Final[i64] = int(_SETUP["scrolls"])
ASSISTANTS: Final[i64] = int(_SETUP["assistants"])
BRIDGES: Final[i64] = int(_SETUP["bridges"])
MISSIONS_DEALT: Final[i64] = int(_SETUP["missions_dealt"])
MISSIONS_KEPT: Final[i64] = int(_SETUP["missions_kept"])
ALL_ASSISTANTS_POINTS: Final[i64] = int(_SETUP["all_assistants_points"])
CARGO: Final[i64] = int(_SETUP["cargo"])
SCROLL_LIMIT: Final[i64] = int(_SETUP["scroll_limit"])
MISSION_HAND: Final[i64] = int(_SETUP["mission_hand"])
MISSION_SLOTS: Final[i64] = int(_SETUP["mission_slots"])
COUNCIL_LAST: Final[i64] = int(_SETUP["council_last"])
STAY_COINS: Final[i64] = int(_SETUP["stay_coins"])
POINTS_OVER_INTRIGUE: Final[i64] = int(_SETUP["points_over_intrigue"])

_PLAYERS: Final[list[dict[str, Any]]] = [dict(_TABLES["players"][str(n)]) for n in range(1, MOST_PLAYERS + 1)]
# By number of players: place 0 is unused.
INTRIGUE_LIMIT: Final = vec[i64]([0] + [int(row["intrigue_limit"]) for row in _PLAYERS])
MISSION_DECK: Final = vec[i64]([0] + [int(row["mission_deck"]) for row in _PLAYERS])
COUNCIL_END: Final = vec[i64]([0] + [int(row["council_end"]) for row in _PLAYERS])
COUNCIL_REWARDS: Final[list[list[int]]] = [[], *([int(n) for n in row["council_rewards"]] for row in _PLAYERS)]

MISSIONS_DRAWN: Final[i64] = int(_TABLES["missions"]["drawn"])
TAX: Final[i64] = int(_TABLES["missions"]["tax"])
INFLUENCE_DRAWN: Final[i64] = int(_TABLES["influence"]["drawn"])
INFLUENCE_PLAYS: Final[i64] = int(_TABLES["influence"]["played"])
FAVOUR_COINS: Final[i64] = int(_TABLES["favour"]["coins"])
FAVOUR_SCROLLS: Final[i64] = int(_TABLES["favour"]["scrolls"])
FAVOUR_POINTS: Final[i64] = int(_TABLES["favour"]["points"])
LAST_ROUNDS: Final[i64] = int(_TABLES["end"]["rounds"])

_SCORING: Final[dict[str, Any]] = dict(_TABLES["scoring"])
HALF_FROM: Final[i64] = int(_SCORING["half_from"])
FULL_FROM: Final[i64] = int(_SCORING["full_from"])
SCROLLS_PER_INTRIGUE: Final[i64] = int(_SCORING["scrolls_per_intrigue"])
COINS_PER_INTRIGUE: Final[i64] = int(_SCORING["coins_per_intrigue"])
COINS_PER_POINT: Final[i64] = int(_SCORING["coins_per_point"])

_SOLO: Final[dict[str, Any]] = dict(_TABLES["solo"])
SOLO_SCROLLS: Final[i64] = int(_SOLO["scrolls"])
SOLO_SCROLL_LIMIT: Final[i64] = int(_SOLO["scroll_limit"])
SOLO_INTRIGUE_LIMIT: Final[i64] = int(_SOLO["intrigue_limit"])
SOLO_INTRIGUE_POINTS: Final[i64] = int(_SOLO["intrigue_points"])
SOLO_INTRIGUE_REMOVED: Final[i64] = int(_SOLO["intrigue_removed"])
SOLO_ASSISTANT_POINTS: Final[list[int]] = [int(n) for n in _SOLO["assistant_points"]]
SOLO_REMOVED: Final[i64] = int(_SOLO["smugglers_removed"])
SOLO_LAST_TURNS: Final[i64] = int(_SOLO["last_turns"])

_DIFFICULTY: Final[dict[str, Any]] = dict(_TABLES["difficulty"])
EXTRA_ASSISTANTS: Final[list[int]] = [int(n) for n in _DIFFICULTY["extra_assistants"]]
COUNCIL_LEADS: Final[list[int]] = [int(n) for n in _DIFFICULTY["council_start"]]
FIRST_SPACE_POINTS: Final[i64] = int(_DIFFICULTY["first_space_points"])
MANY_SCROLLS: Final[i64] = int(_DIFFICULTY["many_scrolls"])
FEW_SCROLLS: Final[i64] = int(_DIFFICULTY["few_scrolls"])
FOURTH_SPACE_POINTS: Final[i64] = int(_DIFFICULTY["fourth_space_points"])
MORE_LAST_TURNS: Final[i64] = int(_DIFFICULTY["more_last_turns"])

TAXI_POINTS: Final[i64] = int(_TABLES["taxi"]["points"])
TAXI_ROOM: Final[i64] = int(_TABLES["taxi"]["room"])
