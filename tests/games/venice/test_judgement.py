"""What the search goes by in Venice: what will go on bringing points, the more the longer the game still lasts."""

from __future__ import annotations

import pytest

from serenissima.core.options import Options
from serenissima.games.venice.cards import DOGE_CARDS
from serenissima.games.venice.judgement import LAST, TURNING, at, judge, stage
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.numbers import COUNCIL_END, LAST_ROUNDS
from serenissima.games.venice.state import Venice
from tests.games.venice.table import BLUE, VIOLET, assistant, fleet, hold, lie, load, scene, turn

STAGES = [0, TURNING, LAST]


def in_stage(now: int) -> Venice:
    """A game of three that has come so far."""
    game = turn(fleet(scene()), VIOLET)
    if now >= TURNING:
        game.players[VIOLET].council = COUNCIL_END[3]
        game.rounds_left = LAST_ROUNDS * (LAST - now) // TURNING
    return game


@pytest.mark.parametrize("players", range(1, 6))
def test_a_game_begins_at_the_first_stage(players: int) -> None:
    game = TITLE.new_game(players, 5)
    assert isinstance(game, Venice)
    options = Options()
    for _ in range(2 + 4 * players):  # the missions that are not kept go back, gondolas are placed
        game.options(options)
        game.apply(options.pick(0))
    assert 0 <= stage(game) <= 50


def test_the_stage_follows_the_council_the_missions_and_the_last_rounds() -> None:
    game = in_stage(0)
    first = stage(game)
    game.players[VIOLET].council = COUNCIL_END[3] // 2
    halfway = stage(game)
    game.mission_left = 0
    turning = stage(game)
    game.rounds_left = LAST_ROUNDS
    assert first < halfway < turning == stage(game) == TURNING
    game.rounds_left = 0
    assert stage(game) == LAST


def test_alone_the_stage_follows_the_doges_deck() -> None:
    game = fleet(scene(1))
    found = []
    for left in (DOGE_CARDS, DOGE_CARDS // 3, 0):
        game.doge_left = left
        found.append(int(stage(game)))
    assert found == [0, 134, LAST]


def test_prices_lie_between_those_of_the_stages_around() -> None:
    assert [int(at(now, 300, 100, 0)) for now in (0, 50, 100, 150, 200)] == [300, 200, 100, 50, 0]


def test_an_assistant_is_worth_more_the_further_on_it_is_and_the_longer_the_game_lasts() -> None:
    gains = []
    for now in STAGES:
        game = in_stage(now)
        before = judge(game, BLUE)
        worth = []
        for space in (1, 2, 3, 4):
            placed = game.clone()
            assistant(placed, BLUE, "monastery", space)
            worth.append(int(judge(placed, BLUE) - before))
        assert worth == sorted(set(worth))
        assert worth[0] > 0
        gains.append(worth[-1])
    assert gains[0] > 1_000, "at first far more than what it has brought so far"
    assert gains == sorted(gains, reverse=True)


def test_a_whole_mission_aboard_counts_and_the_nearer_the_better() -> None:
    found = []
    for name, silver in (("consulate", 0), ("consulate", 1), ("small_council", 1), ("senate", 1)):
        game = scene()
        lie(game, BLUE, 0, name)
        lie(game, BLUE, 1, "church")
        hold(game, BLUE, 3)  # two cloth and a silver, to the Monastery
        load(game, BLUE, 0, cloth=2, silver=silver)
        found.append(int(judge(turn(game, VIOLET), BLUE)))
    assert found == sorted(set(found))


def test_intrigue_that_can_be_bought_off_costs_less_and_suspicion_most_of_all_at_last() -> None:
    def cost(now: int, coins: int = 0, violets: int = 0) -> int:
        game = in_stage(now)
        game.players[BLUE].coins = coins
        game.players[BLUE].scrolls = 0
        game.players[VIOLET].intrigue = violets
        before = judge(game, BLUE)
        game.players[BLUE].intrigue = 3
        return int(before - judge(game, BLUE))

    for now in STAGES:
        assert cost(now) > cost(now, coins=8)
    assert cost(LAST) > 1_000
    assert cost(LAST) > cost(LAST, violets=4)
    assert cost(LAST) > cost(TURNING) > cost(0)


def test_points_count_as_themselves_at_every_stage() -> None:
    for now in STAGES:
        game = in_stage(now)
        before = judge(game, BLUE)
        game.players[BLUE].points += 7
        assert judge(game, BLUE) - before == 700
