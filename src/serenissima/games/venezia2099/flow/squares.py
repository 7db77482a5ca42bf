"""The squares a figure may go to, and the clauses that keep it from the others."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT
from serenissima.core.options import EVERY, Options
from serenissima.games.venezia2099.actions import FIGURE, GONDOLA, MOVE
from serenissima.games.venezia2099.city import NO_TILE, SQUARES, straight_lines
from serenissima.games.venezia2099.state import NOWHERE, Venezia


def keep_in_city(game: Venezia, base: i64, out: Options) -> None:
    """Nothing goes to squares that the city of two players does not have [V99-TWO-2]."""
    if out.explaining:
        outside: i64 = 0
        square: i64
        for square in range(SQUARES):
            if game.tile[square] == NO_TILE:
                outside |= BIT[square]
        out.keep_out(base, outside, "V99-TWO-2")


def keep_to_figures(game: Venezia, kind: Kind, figures: i64, out: Options) -> None:
    """Nothing is done with figures that a player does not have: two players have three each, three players four, more
    players three [V99-SETUP-6, V99-TWO-3].
    """
    figure: i64
    for figure in range(figures, FIGURE.size):
        out.keep_out(kind.at(figure), EVERY, "V99-TWO-3" if game.seats == 2 else "V99-SETUP-6")


def walks(game: Venezia, figures: vec[i64], figure: i64, free: i64, out: Options) -> i64:
    """Where the figure may go on foot. Told stage by stage to whoever asks: another square, nobody there, not water, in
    a straight line, over no water, past no figure of others and none of one's own
    [V99-MOVE-2, V99-MOVE-3, V99-MOVE-4, V99-MOVE-5, V99-MOVE-8, V99-MOVE-9].
    """
    start = figures[figure]
    if not out.explaining:
        return straight_lines(start, free)
    base = MOVE.at(figure)
    keep_in_city(game, base, out)
    squares = out.only(base, EVERY, ~BIT[start], "V99-MOVE-8")
    squares = out.only(base, squares, ~game.taken, "V99-MOVE-3")
    squares = out.only(base, squares, game.dry, "V99-MOVE-4")
    squares = out.only(base, squares, straight_lines(start, EVERY), "V99-MOVE-2")
    squares = out.only(base, squares, straight_lines(start, game.dry), "V99-MOVE-4")
    others = game.taken
    for mine in figures:
        if mine != NOWHERE:
            others ^= BIT[mine]
    squares = out.only(base, squares, straight_lines(start, game.dry & ~others), "V99-MOVE-5")
    return out.only(base, squares, straight_lines(start, free), "V99-MOVE-9")


def voyages(game: Venezia, figures: vec[i64], figure: i64, free: i64, out: Options) -> i64:
    """Where a gondola may take the figure: to any other square that is free [V99-GONDOLA-3, V99-MOVE-8]."""
    if not out.explaining:
        return free
    base = GONDOLA.at(figure)
    keep_in_city(game, base, out)
    squares = out.only(base, EVERY, ~BIT[figures[figure]], "V99-MOVE-8")
    return out.only(base, squares, free, "V99-GONDOLA-3")
