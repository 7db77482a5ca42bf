"""What the search goes by in Doge: above all how far it is to victory."""

from __future__ import annotations

from itertools import pairwise

from serenissima.games.doge.board import DISTRICTS, HOUSES, PRICES, SPACES
from serenissima.games.doge.judgement import (
    DISTRICT_HELD,
    HOUSE,
    MISSING,
    NEW_DISTRICT,
    PALACE,
    judge,
    nearest_victory,
    under_way,
)
from serenissima.games.doge.state import Doge
from tests.games.doge.table import BLUE, CASTELLO, DORSODURO, RED, houses, new_table, palaces


def quiet() -> Doge:
    """Nobody has votes to lay or to be counted."""
    game = new_table(4)
    for player in game.players:
        player.hand = 0
    return game


def in_districts(number: int, *, of_which_two: int = 0) -> Doge:
    game = quiet()
    for district in range(number):
        palaces(game, RED, district, 2 if district < of_which_two else 1)
    return game


def test_the_nearest_condition_of_victory_counts() -> None:
    assert nearest_victory(in_districts(0).players[RED]) == 6
    assert nearest_victory(in_districts(5).players[RED]) == 1
    assert nearest_victory(in_districts(4, of_which_two=3).players[RED]) == 1  # an eighth palace anywhere
    assert nearest_victory(in_districts(6).players[RED]) == 0


def test_each_palace_that_brings_victory_nearer_counts_more_than_the_one_before() -> None:
    worth = [int(judge(in_districts(number), RED)) for number in range(7)]
    steps = [later - earlier for earlier, later in pairwise(worth)]
    assert steps[:2] == [PALACE + DISTRICT_HELD] * 2
    assert steps[2:] == [
        PALACE + DISTRICT_HELD + MISSING[3],
        *(PALACE + DISTRICT_HELD + MISSING[left] - MISSING[left + 1] for left in (2, 1, 0)),
    ]
    assert steps[-1] > 2 * steps[0]


def test_houses_count_everywhere_and_more_where_they_will_be_a_first_palace() -> None:
    game = quiet()
    before = judge(game, BLUE)
    houses(game, BLUE, CASTELLO, PRICES[0])
    assert judge(game, BLUE) - before == PRICES[0] * HOUSE + NEW_DISTRICT
    palaces(game, RED, DORSODURO, SPACES)  # no room for another palace there
    houses(game, BLUE, DORSODURO, 1)
    assert judge(game, BLUE) - before == (PRICES[0] + 1) * HOUSE + NEW_DISTRICT
    assert under_way(game, game.players[BLUE], 100) == 100
    assert game.players[BLUE].reserve == HOUSES - PRICES[0] - 1
    assert len(game.players[BLUE].houses) == DISTRICTS
