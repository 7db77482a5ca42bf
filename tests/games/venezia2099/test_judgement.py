"""What the search goes by: the hands of an imagined position tell what will have sunk by the end."""

from __future__ import annotations

from serenissima.games.venezia2099.city import COLOUR_NAMES, SQUARE_NAMES
from serenissima.games.venezia2099.judgement import ADRIFT, GONDOLA, judge
from serenissima.games.venezia2099.state import Venezia
from tests.games.venezia2099.position import give, ordered, stand, tile

GREEN = COLOUR_NAMES.index("green")


def where(game: Venezia, name: str) -> str:
    return SQUARE_NAMES[game.square_of[tile(name)]]


def bare() -> Venezia:
    """Nobody has anything but a hand to come."""
    game = ordered()
    for player in game.players:
        player.coins = 0
        player.gondolas = 0
        player.treasures = type(game.tile)([0] * len(COLOUR_NAMES))
    return game


def test_a_treasure_counts_what_it_will_be_worth_when_all_hands_are_played() -> None:
    game = bare()
    game.players[0].treasures[GREEN] = 2
    give(game, 1, "3 green", "4 green", "5 green", "6 green")
    assert judge(game, 0) == 2 * 100  # four districts will be left
    give(game, 2, "7 green", "8 green", "X green")
    assert judge(game, 0) == 2 * 600  # only the 2


def test_a_figure_counts_where_its_district_stays_and_little_where_it_sinks() -> None:
    game = bare()
    stand(game, 0, where(game, "8 green"))
    give(game, 0, "3 red", "4 red")
    assert judge(game, 0) == 800
    give(game, 1, "8 green")
    assert judge(game, 0) == ADRIFT
    give(game, 0, "3 red")  # its last turn: too late to move on
    assert judge(game, 0) == 0


def test_an_x_counts_the_districts_that_stay() -> None:
    game = bare()
    stand(game, 0, where(game, "X green"))
    assert judge(game, 0) == 2 * 8 * 100
    give(game, 1, "3 green", "4 green", "5 green")
    assert judge(game, 0) == 2 * 5 * 100


def test_what_can_be_bought_next_counts_above_its_price_and_a_gondola_while_there_are_turns() -> None:
    game = bare()
    stand(game, 0, where(game, "2 green"))
    game.players[0].coins = 1
    game.players[0].gondolas = 1
    give(game, 1, "3 green", "4 green", "5 green", "6 green", "7 green", "8 green", "X green")
    assert judge(game, 0) == 100 + 200  # no turn of its own to come
    give(game, 0, "3 red")
    assert judge(game, 0) == 100 + 200 + (6 - 1) * 100 + GONDOLA
    game.coins_on[game.players[0].figures[0]] = 1  # two coins are needed now
    assert judge(game, 0) == 100 + 200 + GONDOLA
