"""The board: fifteen docks and the canals between them, read from data/board.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, filled
from serenissima.core.data import printed

_BOARD: Final[dict[str, Any]] = printed("venice", "board")

SLOTS: Final[list[str]] = [str(dock["slot"]) for dock in _BOARD["dock"]]
DOCKS: Final[i64] = len(SLOTS)
COLUMNS: Final[i64] = int(_BOARD["grid"]["columns"])
PRINTED_AT: Final[list[str]] = [str(dock.get("building", "")) for dock in _BOARD["dock"]]  # "" is a slot for a tile
EXAMPLE_LAYOUT: Final[dict[str, str]] = dict(_BOARD["example_layout"])

_CANALS: Final[list[list[Any]]] = list(_BOARD["canals"]["list"])
CANALS: Final[i64] = len(_CANALS)
PRICE: Final = vec[i64]([int(canal[2]) for canal in _CANALS])
FROM: Final = vec[i64]([SLOTS.index(canal[0]) for canal in _CANALS])
TO: Final = vec[i64]([SLOTS.index(canal[1]) for canal in _CANALS])


def _canals_at() -> vec[i64]:
    """The set of canals that touch each dock."""
    found = filled(DOCKS, 0)
    canal: i64
    for canal in range(CANALS):
        found[FROM[canal]] |= BIT[canal]
        found[TO[canal]] |= BIT[canal]
    return found


CANALS_AT: Final = _canals_at()
FAR: Final = 99  # farther than any dock


def _distances(lengths: vec[i64]) -> vec[i64]:
    """How far it is between any two docks, row by row, when canals have these lengths."""
    found = filled(DOCKS * DOCKS, FAR)
    dock: i64
    for dock in range(DOCKS):
        found[dock * DOCKS + dock] = 0
    changed = True
    canal: i64
    while changed:
        changed = False
        for dock in range(DOCKS):
            for canal in range(CANALS):
                a = dock * DOCKS + FROM[canal]
                b = dock * DOCKS + TO[canal]
                if found[a] + lengths[canal] < found[b]:
                    found[b] = found[a] + lengths[canal]
                    changed = True
                if found[b] + lengths[canal] < found[a]:
                    found[a] = found[b] + lengths[canal]
                    changed = True
    return found


DISTANCE: Final = _distances(filled(CANALS, 1))  # in canals
FARE: Final = _distances(PRICE)  # in coins, without bridges


def other_end(canal: i64, dock: i64) -> i64:
    """Where the canal leads from that dock [VEN-BOX-4]."""
    return FROM[canal] + TO[canal] - dock
