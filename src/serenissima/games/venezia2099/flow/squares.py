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


def keep_to_figures(game: Venezia, kind: Kind, figures: vec[i64], lost: str, out: Options) -> None:
    """Nothing is done with figures that have left the game, for which that clause stands, nor with more than a player
    has: two players have three each, three players four, more players three [V99-SETUP-6, V99-TWO-3].
    """
    anywhere = EVERY if len(kind.fields) > 1 else 1
    figure: i64
    for figure in range(FIGURE.size):
        if figure >= len(figures):
            out.keep_out(kind.at(figure), anywhere, "V99-TWO-3" if game.seats == 2 else "V99-SETUP-6")
        elif figures[figure] == NOWHERE:
            out.keep_out(kind.at(figure), anywhere, lost)


def told_walks(game: Venezia, figures: vec[i64], figure: i64, free: i64, out: Options) -> i64:
    """Straight lines over free squares, told stage by stage: another square, nobody there, not water, in a straight
    line, over no water, past no figure of others and none of one's own
    [V99-MOVE-2, V99-MOVE-3, V99-MOVE-4, V99-MOVE-5, V99-MOVE-8, V99-MOVE-9].
    """
    start = figures[figure]
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


def told_voyages(game: Venezia, figures: vec[i64], figure: i64, free: i64, out: Options) -> i64:
    """The free squares, told stage by stage: another one, and nobody there, not water [V99-GONDOLA-3, V99-MOVE-8]."""
    base = GONDOLA.at(figure)
    keep_in_city(game, base, out)
    squares = out.only(base, EVERY, ~BIT[figures[figure]], "V99-MOVE-8")
    return out.only(base, squares, free, "V99-GONDOLA-3")
