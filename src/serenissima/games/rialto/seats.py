"""Lists of seats in one int: in each place a seat + 1, first things first; 0 stands behind the last."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import some
from serenissima.games.rialto.printed import SEAT_BITS


def seat_at(seats: i64, place: i64) -> i64:
    """The seat in that place, counted from 0; -1 where nobody is."""
    return (seats >> (place * SEAT_BITS) & 15) - 1


def with_seat(seats: i64, seat: i64) -> i64:
    """The list with one more seat behind the last."""
    place: i64 = 0
    while seat_at(seats, place) >= 0:
        place += 1
    return seats + some(place, SEAT_BITS, seat + 1)


def without_first(seats: i64) -> i64:
    """The list without its first seat."""
    return seats >> SEAT_BITS
