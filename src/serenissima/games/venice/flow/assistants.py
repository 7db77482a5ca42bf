"""Advancing assistants, with the pushing that follows."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.engine import NOBODY
from serenissima.games.venice.buildings import SPACES, TILES
from serenissima.games.venice.cards import QUICK_START, QUICK_START_SPACE
from serenissima.games.venice.events import ALL_ASSISTANTS, ASSISTANT_ADVANCED, SMUGGLER_ADVANCED
from serenissima.games.venice.numbers import ALL_ASSISTANTS_POINTS
from serenissima.games.venice.state import Venice


def can_advance(game: Venice, house: i64, tile: i64) -> bool:
    """An assistant on the fourth space stays; without one there, one must be left to place [VEN-ASSIST-6,
    VEN-ASSIST-9].
    """
    space = game.space_of(house, tile)
    if space == 0:
        return game.staff[house] > 0
    return space < SPACES


def advance(game: Venice, house: i64, tile: i64) -> None:
    """Place an assistant or move it one space on; the first to place all ten is rewarded, the Doge never
    [VEN-ASSIST-1, VEN-ASSIST-2, VEN-ASSIST-5, VEN-ASSIST-7, VEN-SOLO-29, VEN-MEFF-24].
    """
    if not can_advance(game, house, tile):
        return
    space = game.space_of(house, tile)
    if space > 0:
        enter(game, house, tile, space + 1)
        return
    game.staff[house] -= 1
    enter(game, house, tile, 1)
    if house < game.seats:
        if game.effective(house, QUICK_START):
            while game.space_of(house, tile) < QUICK_START_SPACE:
                enter(game, house, tile, game.space_of(house, tile) + 1)
        if game.staff[house] == 0 and game.ten_placed == 0:
            game.ten_placed = 1
            game.tell(ALL_ASSISTANTS, house, ALL_ASSISTANTS_POINTS)
            game.players[house].points += ALL_ASSISTANTS_POINTS


def enter(game: Venice, house: i64, tile: i64, space: i64) -> None:
    """Stand on a space; before the fourth, whoever stands there is pushed on [VEN-ASSIST-3, VEN-ASSIST-4]."""
    pushed = NOBODY
    if space < SPACES:
        other: i64
        for other in range(game.houses()):
            if game.space[other * TILES + tile] == space:
                pushed = other
    set_space(game, house, tile, space)
    if pushed != NOBODY:
        enter(game, pushed, tile, space + 1)


def set_space(game: Venice, house: i64, tile: i64, space: i64) -> None:
    """Put the house's assistant on a space, pushing nobody."""
    game.space[house * TILES + tile] = space
    if house < game.seats:
        game.tell(ASSISTANT_ADVANCED, house, tile, space)
    else:
        game.tell(SMUGGLER_ADVANCED, NOBODY, tile, space)
