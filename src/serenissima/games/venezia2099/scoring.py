"""Final scoring, and the same sums at any moment before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, filled, has, lowest
from serenissima.games.venezia2099.city import (
    COLOURS,
    RANK_X,
    TREASURE_VALUES,
    VALUES,
    X_MULTIPLIER,
    colour_of,
    rank_of,
)

if TYPE_CHECKING:
    from serenissima.games.venezia2099.state import Venezia

TIE_BREAK: Final = 256  # one point is worth more than all that breaks ties


def districts_left(game: Venezia) -> vec[i64]:
    """How many districts of each colour have not sunk."""
    left = filled(COLOURS, 0)
    above_water = game.dry & game.districts
    while above_water != 0:
        square = lowest(above_water)
        above_water ^= BIT[square]
        left[colour_of(game.tile[square])] += 1
    return left


def treasure_value(left: i64) -> i64:
    """What a treasure is worth when that many districts of its colour are left [V99-SCORE-1]."""
    return TREASURE_VALUES[left if left < len(TREASURE_VALUES) else len(TREASURE_VALUES) - 1]


def treasure_points(game: Venezia, seat: i64, left: vec[i64]) -> i64:
    """All the treasures of a player."""
    points: i64 = 0
    colour: i64
    treasures = game.players[seat].treasures
    for colour in range(COLOURS):
        points += treasures[colour] * treasure_value(left[colour])
    return points


def figure_value(game: Venezia, square: i64, left: vec[i64]) -> i64:
    """What a figure on that square scores: on X twice the districts left of its colour, on a platform nothing
    [V99-SCORE-2, V99-SCORE-3].
    """
    if square < 0 or not has(game.districts, square):
        return 0
    tile = game.tile[square]
    if rank_of(tile) == RANK_X:
        return X_MULTIPLIER * left[colour_of(tile)]
    return VALUES[rank_of(tile)]


def figure_points(game: Venezia, seat: i64, left: vec[i64]) -> i64:
    """All the surviving figures of a player."""
    points: i64 = 0
    for square in game.players[seat].figures:
        points += figure_value(game, square, left)
    return points


def points(game: Venezia) -> vec[i64]:
    """Treasures, figures and coins; gondola cards count for nothing [V99-SCORE-4]."""
    left = districts_left(game)
    result = filled(game.seats, 0)
    seat: i64
    for seat in range(game.seats):
        result[seat] = treasure_points(game, seat, left) + figure_points(game, seat, left) + game.players[seat].coins
    return result


def standing(game: Venezia) -> vec[i64]:
    """Most points win, then most points from figures, those on an X too; players still equal share
    [V99-SCORE-5, V99-SCORE-6, V99-SCORE-7].
    """
    left = districts_left(game)
    result = filled(game.seats, 0)
    seat: i64
    for seat in range(game.seats):
        figures = figure_points(game, seat, left)
        total = treasure_points(game, seat, left) + figures + game.players[seat].coins
        result[seat] = total * TIE_BREAK + figures
    return result
