"""Missions, influence cards, Doge cards and smuggler cards, read from the data files of the same names."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, filled
from serenissima.core.data import printed
from serenissima.games.venice.buildings import BUILDING_NAMES, BUILDINGS, COLOUR_NAMES, TILES

# --- missions: card 0 is mission 1

_MISSIONS: Final[list[dict[str, Any]]] = list(printed("venice", "missions")["mission"])
MISSIONS: Final[i64] = len(_MISSIONS)
DESTINATION: Final = vec[i64]([BUILDING_NAMES.index(card["destination"]) for card in _MISSIONS])
MISSION_CUBES: Final = vec[i64]([int(card[colour]) for card in _MISSIONS for colour in COLOUR_NAMES])
MISSION_SCROLLS: Final = vec[i64]([int(card["scrolls"]) for card in _MISSIONS])
MISSION_POINTS: Final = vec[i64]([int(card["points"]) for card in _MISSIONS])
MISSION_COINS: Final = vec[i64]([int(card["coins"]) for card in _MISSIONS])


def _missions_to() -> vec[i64]:
    """The set of missions whose destination is each building."""
    found = filled(BUILDINGS, 0)
    mission: i64
    for mission in range(MISSIONS):
        found[DESTINATION[mission]] |= BIT[mission]
    return found


MISSIONS_TO: Final = _missions_to()


def _with_effect(name: str) -> dict[str, Any]:
    return next(card for card in _MISSIONS if card["effect"] == name)


def _card(name: str) -> i64:
    """The mission that carries a lasting effect."""
    return int(_with_effect(name)["number"]) - 1


def _amount(name: str, key: str = "amount") -> i64:
    return int(_with_effect(name)[key])


CHEAPER_CANAL: Final[i64] = _card("cheaper_canal")
CHEAPER_CANAL_BY: Final[i64] = _amount("cheaper_canal")
WEALTH_RATE: Final[i64] = _card("wealth_rate")
WEALTH_RATE_COINS: Final[i64] = _amount("wealth_rate")
FOREIGN_BRIDGE_COIN: Final[i64] = _card("foreign_bridge_coin")
FOREIGN_BRIDGE_COINS: Final[i64] = _amount("foreign_bridge_coin")
MORE_SCROLLS: Final[i64] = _card("more_scrolls")
MORE_SCROLLS_BY: Final[i64] = _amount("more_scrolls")
COUNCIL_WEIGHT: Final[i64] = _card("council_weight")
COUNCIL_WEIGHT_BY: Final[i64] = _amount("council_weight")
MISSION_COUNCIL: Final[i64] = _card("mission_council")
MISSION_COUNCIL_BY: Final[i64] = _amount("mission_council")
CROSSING_COIN: Final[i64] = _card("crossing_coin")
CROSSING_COINS: Final[i64] = _amount("crossing_coin")
ANY_FIRST_CUBE: Final[i64] = _card("any_first_cube")
CHEAP_GONDOLIER: Final[i64] = _card("cheap_gondolier")
CHEAP_GONDOLIER_COINS: Final[i64] = _amount("cheap_gondolier")
REARRANGE_CARGO: Final[i64] = _card("rearrange_cargo")
KEEP_BOTH: Final[i64] = _card("keep_both")
SECOND_CARD: Final[i64] = _card("second_card")
SECOND_CARD_PLAYS: Final[i64] = _amount("second_card")
COMMUNAL_SCROLL: Final[i64] = _card("communal_scroll")
COMMUNAL_SCROLLS: Final[i64] = _amount("communal_scroll")
CROSSED_FREE: Final[i64] = _card("crossed_free")
CARD_COINS: Final[i64] = _card("card_coins")
CARD_COINS_EACH: Final[i64] = _amount("card_coins")
NO_TAXES: Final[i64] = _card("no_taxes")
MISSION_HOUSE_CLEAR: Final[i64] = _card("mission_house_clear")
MISSION_HOUSE_CLEARS: Final[i64] = _amount("mission_house_clear")
CHEAP_CLEARING: Final[i64] = _card("cheap_clearing")
CHEAP_CLEARING_SCROLLS: Final[i64] = _amount("cheap_clearing", "scrolls_each")
CHEAP_CLEARING_COINS: Final[i64] = _amount("cheap_clearing", "coins_each")
DENOUNCER: Final[i64] = _card("denouncer")
DENOUNCER_COINS: Final[i64] = _amount("denouncer")
DENOUNCER_SCROLLS: Final[i64] = _amount("denouncer", "more_scrolls")
UNSHAKEN: Final[i64] = _card("unshaken")
CUBE_FOR_SCROLL: Final[i64] = _card("cube_for_scroll")
MORE_COINS: Final[i64] = _card("more_coins")
MORE_COINS_BY: Final[i64] = _amount("more_coins")
MORE_COINS_FROM: Final[i64] = _amount("more_coins", "threshold")
CHEAP_BRIDGE: Final[i64] = _card("cheap_bridge")
CHEAP_BRIDGE_COINS: Final[i64] = _amount("cheap_bridge")
CHEAP_BRIDGE_POINTS: Final[i64] = _amount("cheap_bridge", "bridge_points")
QUICK_START: Final[i64] = _card("quick_start")
QUICK_START_SPACE: Final[i64] = _amount("quick_start")
MASTER: Final[i64] = _card("master")
MASTER_POINTS: Final[i64] = _amount("master")
LANDLORD: Final[i64] = _card("landlord")
LANDLORD_POINTS: Final[i64] = _amount("landlord")


def _number(deck: dict[str, Any], name: str, key: str) -> i64:
    """A number on the cards of a kind."""
    return int(next(card for card in deck["card"] if card["id"] == name)[key])


# --- influence cards: copies of a kind follow each other

_INFLUENCE: Final[dict[str, Any]] = printed("venice", "influence")
INFLUENCE_NAMES: Final[list[str]] = [str(card["id"]) for card in _INFLUENCE["card"]]
INFLUENCE_KINDS: Final[i64] = len(INFLUENCE_NAMES)
INFLUENCE_KEYS: Final[list[str]] = [name.replace("_", "-") for name in INFLUENCE_NAMES]  # in text ids
INFLUENCE_COPIES: Final[i64] = int(_INFLUENCE["copies"])
INFLUENCE_CARDS: Final[i64] = INFLUENCE_KINDS * INFLUENCE_COPIES
FOREMAN: Final[i64] = INFLUENCE_NAMES.index("foreman")
OVERTIME: Final[i64] = INFLUENCE_NAMES.index("overtime")
COUNCILLORS: Final[i64] = INFLUENCE_NAMES.index("councillors")
INFORMATION: Final[i64] = INFLUENCE_NAMES.index("information")
BUILD_BRIDGE: Final[i64] = INFLUENCE_NAMES.index("build_bridge")
PROMOTE: Final[i64] = INFLUENCE_NAMES.index("promote")
STOCK: Final[i64] = INFLUENCE_NAMES.index("stock")
OFFER: Final[i64] = INFLUENCE_NAMES.index("offer")
INVESTIGATE: Final[i64] = INFLUENCE_NAMES.index("investigate")
TESTIFY: Final[i64] = INFLUENCE_NAMES.index("testify")
SPY: Final[i64] = INFLUENCE_NAMES.index("spy")
FOREMAN_INTRIGUE: Final[i64] = _number(_INFLUENCE, "foreman", "intrigue")
COUNCILLORS_COUNCIL: Final[i64] = _number(_INFLUENCE, "councillors", "council")
COUNCILLORS_INTRIGUE: Final[i64] = _number(_INFLUENCE, "councillors", "intrigue")
COUNCILLORS_AGAIN: Final[i64] = _number(_INFLUENCE, "councillors", "again")
INFORMATION_COINS: Final[i64] = _number(_INFLUENCE, "information", "coins")
BRIDGE_CARD_POINTS: Final[i64] = _number(_INFLUENCE, "build_bridge", "points_per_bridge")
OFFER_POINTS: Final[i64] = _number(_INFLUENCE, "offer", "points")
INVESTIGATE_SCROLLS: Final[i64] = _number(_INFLUENCE, "investigate", "scrolls")
TESTIFY_CLEARS: Final[i64] = _number(_INFLUENCE, "testify", "clear")


def influence_kind(card: i64) -> i64:
    """What an influence card does: copies share a kind."""
    return card // INFLUENCE_COPIES


def _copies() -> vec[i64]:
    found = filled(INFLUENCE_KINDS, 0)
    card: i64
    for card in range(INFLUENCE_CARDS):
        found[influence_kind(card)] |= BIT[card]
    return found


COPIES_OF: Final = _copies()

# --- Doge cards: copies of a kind follow each other

_DOGE: Final[dict[str, Any]] = printed("venice", "doge")
DOGE_NAMES: Final[list[str]] = [str(card["id"]) for card in _DOGE["card"]]
DOGE_KINDS: Final[i64] = len(DOGE_NAMES)
DOGE_KEYS: Final[list[str]] = [name.replace("_", "-") for name in DOGE_NAMES]  # in text ids
DOGE_COPIES: Final[i64] = int(_DOGE["copies"])
DOGE_CARDS: Final[i64] = DOGE_KINDS * DOGE_COPIES
DOGE_REMOVED: Final[i64] = int(_DOGE["removed"])
DOGE_ROW: Final[i64] = int(_DOGE["row"])
DENUNCIATION: Final[i64] = DOGE_NAMES.index("denunciation")
SEARCH: Final[i64] = DOGE_NAMES.index("search")
PUBLIC_WORKS: Final[i64] = DOGE_NAMES.index("public_works")
FAMILY_SEATS: Final[i64] = DOGE_NAMES.index("family_seats")
PRESIDES: Final[i64] = DOGE_NAMES.index("presides")
ARCHIVES: Final[i64] = DOGE_NAMES.index("archives")
ABSOLUTION: Final[i64] = DOGE_NAMES.index("absolution")
LOYAL_STAFF: Final[i64] = DOGE_NAMES.index("loyal_staff")
REVENUE: Final[i64] = DOGE_NAMES.index("revenue")


DENUNCIATION_INTRIGUE: Final[i64] = _number(_DOGE, "denunciation", "intrigue")
SEARCH_TIMES: Final[i64] = _number(_DOGE, "search", "times")
PUBLIC_WORKS_POINTS: Final[i64] = _number(_DOGE, "public_works", "points")
FAMILY_SEATS_COUNCIL: Final[i64] = _number(_DOGE, "family_seats", "council")
PRESIDES_COUNCIL: Final[i64] = _number(_DOGE, "presides", "council")
PRESIDES_MORE: Final[i64] = _number(_DOGE, "presides", "more")
ARCHIVES_SCROLLS: Final[i64] = _number(_DOGE, "archives", "scrolls")
ARCHIVES_POINTS: Final[i64] = _number(_DOGE, "archives", "points")
ABSOLUTION_CLEARS: Final[i64] = _number(_DOGE, "absolution", "clear")
ABSOLUTION_POINTS: Final[i64] = _number(_DOGE, "absolution", "points")
LOYAL_STAFF_POINTS: Final[i64] = _number(_DOGE, "loyal_staff", "points")
LOYAL_STAFF_LIMIT: Final[i64] = _number(_DOGE, "loyal_staff", "limit")
REVENUE_POINTS: Final[i64] = _number(_DOGE, "revenue", "points")


def doge_kind(card: i64) -> i64:
    """What a Doge card does: copies share a kind."""
    return card // DOGE_COPIES


# --- smuggler cards: card n of a deck names tile n

_SMUGGLERS: Final[list[dict[str, Any]]] = list(printed("venice", "smugglers")["building"])
DECK_A: Final = 0
DECK_B: Final = 1
_PLACES: Final = ["left", "middle", "right"]


def _marks() -> vec[i64]:
    """The place of the row that each card cancels, deck A first."""
    rows = {str(row["id"]): row for row in _SMUGGLERS}
    return vec[i64]([_PLACES.index(rows[BUILDING_NAMES[tile]][deck]) for deck in ("a", "b") for tile in range(TILES)])


MARKS: Final = _marks()
