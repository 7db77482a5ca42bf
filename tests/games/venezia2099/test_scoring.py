"""The end and the scoring."""

from __future__ import annotations

import pytest

from serenissima.core.bits import one
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.city import COLOUR_NAMES, PLATFORM, SQUARE_NAMES
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import Venezia
from tests.games.venezia2099.position import drown, ordered, stand, tile

LEFT = [
    f"{value} {colour}" for colour, values in [("black", "278X"), ("mauve", "278"), ("green", "28")] for value in values
]
LEFT += ["2 turquoise", "2 red", "2 bronze"]
TABLE = [
    ({"mauve": 1, "turquoise": 2, "red": 1, "green": 1}, ["8 black", "X black"], 1, 40),
    ({"red": 2, "mauve": 1, "turquoise": 1, "bronze": 1}, ["7 black", "8 mauve"], 1, 42),
    ({"black": 1, "turquoise": 1, "red": 1, "mauve": 1, "bronze": 1}, ["8 green"], 0, 29),
    ({"black": 2, "bronze": 3, "mauve": 2}, ["7 mauve"], 0, 31),
]


def printed_example() -> Venezia:
    game = ordered()
    game.dry = sum(one(place) for place in range(64) if game.tile[place] == PLATFORM)
    for name in LEFT:
        game.dry |= one(int(game.square_of[tile(name)]))
    for seat, (treasures, figures, coins, _) in enumerate(TABLE):
        game.players[seat].coins = coins
        for colour, number in treasures.items():
            game.players[seat].treasures[COLOUR_NAMES.index(colour)] = number
        stand(game, seat, *(SQUARE_NAMES[game.square_of[tile(name)]] for name in figures))
    return game


@pytest.mark.clause("V99-SCORE-EX", "V99-SCORE-1", "V99-SCORE-2", "V99-SCORE-3", "V99-SCORE-4")
def test_the_printed_example() -> None:
    game = printed_example()
    assert list(game.scores()) == [40, 42, 29, 31] == [row[3] for row in TABLE]
    sheet = {row.id: row.values for row in TITLE.score_sheet(game)}
    assert sheet["score-treasures"] == [2 + 12 + 6 + 3, 12 + 2 + 6 + 6, 1 + 6 + 6 + 2 + 6, 2 + 18 + 4]
    assert sheet["score-figures"] == [8 + 2 * 4, 15, 8, 7]
    assert sheet["score-coins"] == [1, 1, 0, 0]


@pytest.mark.clause("V99-SCORE-1")
def test_a_treasure_is_worth_more_the_rarer_its_colour() -> None:
    assert [scoring.treasure_value(left) for left in range(1, 9)] == [6, 3, 2, 1, 1, 1, 1, 1]


@pytest.mark.clause("V99-SCORE-2", "V99-SCORE-3", "V99-SCORE-4")
def test_figures_score_their_district_and_platforms_nothing() -> None:
    game = ordered()
    for player in game.players:
        player.coins = 0
    stand(game, 0, "A8", "B8")  # platforms
    stand(game, 1, "A1", "G1")  # the 2 and the 3 black
    stand(game, 2, "G6")  # the X mauve, all eight districts left
    assert list(game.scores()) == [0, 5, 16, 0]
    drown(game, SQUARE_NAMES[game.square_of[tile("3 mauve")]])
    assert list(game.scores()) == [0, 5, 14, 0]
    game.players[0].gondolas = 2
    game.players[0].coins = 4
    assert game.scores()[0] == 4, "coins count, gondola cards do not"


@pytest.mark.clause("V99-SCORE-5")
def test_a_tie_goes_to_the_better_figures() -> None:
    game = ordered()
    for player in game.players:
        player.coins = 0
    stand(game, 0, "A1")
    game.players[0].coins = 1
    stand(game, 1, "G1")
    assert list(game.scores())[:2] == [3, 3]
    standing = game.standing()
    assert standing[1] > standing[0] > standing[2]
    game.players[2].coins = 4
    standing = game.standing()
    assert standing[2] > standing[1] > standing[0], "points come first, and coins are points"


@pytest.mark.clause("V99-SCORE-5", "V99-SCORE-7")
def test_the_points_of_an_x_count_in_a_tie() -> None:
    game = ordered()
    for player in game.players:
        player.coins = 0
    stand(game, 0, "G6")  # the X mauve, all eight districts left: 16
    stand(game, 1, *(SQUARE_NAMES[game.square_of[tile(name)]] for name in ("6 black", "8 black")))  # 14
    game.players[1].coins = 2
    assert list(game.scores())[:2] == [16, 16]
    standing = game.standing()
    assert standing[0] > standing[1]


@pytest.mark.clause("V99-SCORE-6")
def test_players_still_equal_share_the_victory() -> None:
    game = ordered()
    for player in game.players:
        player.coins = 2
    stand(game, 0, "A1")
    stand(game, 1, "B1")
    standing = game.standing()
    assert standing[0] == standing[1] == max(standing)
