"""When somebody is Doge [6]: the three conditions, and whether one can still be met. Looks at rows of palaces only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.doge.board import DISTRICTS, PALACES, SPACES, VICTORY_DISTRICTS, VICTORY_PALACES


def districts_held(palaces: vec[i64]) -> i64:
    """In how many districts the owner of these palaces has at least one."""
    held: i64 = 0
    for here in palaces:
        if here > 0:
            held += 1
    return held


def meets_condition(palaces: vec[i64], palaces_left: i64) -> bool:
    """So many palaces in so many districts, or more of either [DOG-END-1, DOG-END-2, DOG-END-3, DOG-END-9]."""
    held = districts_held(palaces)
    way: i64
    for way in range(len(VICTORY_PALACES)):
        if PALACES - palaces_left >= VICTORY_PALACES[way] and held >= VICTORY_DISTRICTS[way]:
            return True
    return False


def palaces_missing(palaces: vec[i64], palaces_left: i64, way: i64) -> tuple[i64, i64]:
    """For one of the conditions: how many palaces are missing, and how many of them in districts without one."""
    missing = VICTORY_PALACES[way] - (PALACES - palaces_left)
    new = VICTORY_DISTRICTS[way] - districts_held(palaces)
    new = max(new, 0)
    missing = max(missing, new)
    return missing, new


def can_meet_way(palaces: vec[i64], palaces_left: i64, built: vec[i64], way: i64) -> bool:
    """Whether the palaces in reserve and the free spaces leave a way to this condition."""
    spaces: i64 = 0
    new_districts: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        free = SPACES - built[district]
        spaces += free
        if free > 0 and palaces[district] == 0:
            new_districts += 1
    missing, new = palaces_missing(palaces, palaces_left, way)
    return missing <= palaces_left and missing <= spaces and new <= new_districts


def can_meet_condition(palaces: vec[i64], palaces_left: i64, built: vec[i64]) -> bool:
    """Whether any condition can still be met: no palace ever leaves the board [DOG-END-8]."""
    way: i64
    for way in range(len(VICTORY_PALACES)):
        if can_meet_way(palaces, palaces_left, built, way):
            return True
    return False
