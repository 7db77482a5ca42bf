"""Vote markers. Two markers of the same value are the same thing, so a heap of markers is a bag: how many of each
value.

Keeping bags instead of single markers is what keeps the secret: if markers had identities, turning over "the other 1"
would tell where the first one lies. A *ballot* is a heap that may be laid with one card, one to four markers; ballots
are numbered, the smallest first, so that an action can name one.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bags import bag_from, counts_of, covers
from serenissima.core.bits import BIT
from serenissima.games.doge.board import MATERIAL, row_of

MARKERS: Final[list[int]] = MATERIAL["colour"]["markers"]
VALUES: Final[list[int]] = sorted(set(MARKERS))
KINDS: Final[i64] = len(VALUES)
BITS: Final = 2  # a lane holds up to three markers of a value

EMPTY: Final = 0
FULL: Final[i64] = bag_from([MARKERS.count(value) for value in VALUES], BITS)  # a colour's markers [DOG-MATERIAL-1]
HEAPS: Final[i64] = FULL + 1  # heaps are numbers below this one


def values_in(heap: int) -> list[int]:
    """The markers of a heap, for people: `[1, 1, 3]`."""
    return [value for value, amount in zip(VALUES, counts_of(heap, BITS, KINDS), strict=True) for _ in range(amount)]


def _heaps() -> list[int]:
    amounts = product(*[range(MARKERS.count(value) + 1) for value in VALUES])
    return [int(bag_from(list(some), BITS)) for some in amounts]


def _ballots() -> list[int]:
    """The heaps that may be laid [DOG-LAY-3]."""
    least, most = MATERIAL["ballot"]["least"], MATERIAL["ballot"]["most"]
    heaps = [heap for heap in _heaps() if least <= len(values_in(heap)) <= most]
    return sorted(heaps, key=lambda heap: (len(values_in(heap)), values_in(heap)))


def _ballots_in() -> vec[i64]:
    table = vec[i64]()
    heap: i64
    ballot: i64
    for heap in range(HEAPS):
        found: i64 = 0
        for ballot in range(BALLOTS):
            if covers(heap, HEAP_OF[ballot], BITS):
                found |= BIT[ballot]
        table = append(table, found)
    return table


HEAP_OF: Final = row_of(_ballots())  # the heap of each ballot
BALLOTS: Final[i64] = len(HEAP_OF)
BALLOTS_IN: Final = _ballots_in()  # the ballots that can be taken from each heap
BALLOT_OF: Final = row_of([_ballots().index(heap) if heap in _ballots() else -1 for heap in range(HEAPS)])  # and back
SIZE: Final = row_of([len(values_in(heap)) for heap in range(HEAPS)])  # how many markers a heap has
VOTES: Final = row_of([sum(values_in(heap)) for heap in range(HEAPS)])  # what they are worth together [DOG-VOTES-1]
BALLOT_NAMES: Final[list[str]] = [" + ".join(map(str, values_in(heap))) for heap in _ballots()]
