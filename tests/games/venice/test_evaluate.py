"""What the evaluation likes: what a good player of Venice would rather have. And games of those who go by it."""

from __future__ import annotations

import pytest

from serenissima import bots
from serenissima.bots.base import play
from serenissima.games.venice import scoring
from serenissima.games.venice.actions import GONDOLIER, MOOR, PASS
from serenissima.games.venice.evaluate import evaluate
from serenissima.games.venice.judgement import judge
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.numbers import COUNCIL_END
from serenissima.games.venice.state import Venice
from tests.games.venice.table import BLUE, ORANGE, VIOLET, act, assistant, fleet, hold, lie, load, sail, scene, turn

WON, BEATEN, ARRESTED = 0, 2, 1  # the luck of solo games that greedy players end so


def worth(game: Venice, seat: int = BLUE) -> int:
    return int(evaluate(game, seat))


def test_each_cube_of_a_mission_counts_and_more_than_another_cube() -> None:
    found = []
    for cubes in ({"cloth": 1}, {"cloth": 1, "ceramics": 1}, {"cloth": 2}, {"cloth": 2, "silver": 1}):
        game = turn(fleet(scene()), VIOLET)
        hold(game, BLUE, 3)  # two cloth and a silver, to the Monastery
        load(game, BLUE, 0, **cubes)
        found.append(worth(game))
    assert found == sorted(set(found))


def test_a_gondola_with_a_whole_mission_had_better_be_near_its_destination() -> None:
    found = []
    for name in ("consulate", "small_council", "senate"):
        game = scene()
        lie(game, BLUE, 0, name)
        lie(game, BLUE, 1, "church")
        hold(game, BLUE, 3)
        load(game, BLUE, 0, cloth=2, silver=1)
        found.append(worth(turn(game, VIOLET)))
    assert found == sorted(set(found))


def test_a_gondola_on_its_way_looks_better_when_it_can_complete_a_mission() -> None:
    found = []
    for number in (9, 1):  # one cube more is missing for the Quays; the Market asks for what is aboard
        game = fleet(scene())
        lie(game, BLUE, 0, "library")
        hold(game, BLUE, number)
        load(game, BLUE, 0, cloth=1, silver=1)
        found.append(worth(act(turn(game, BLUE), GONDOLIER.at(0))))
    assert found[1] > found[0] + 300


def passing_rather_than_mooring(space: int) -> int:
    """By how much passing the Market looks better than mooring there, with an assistant on that space."""
    game = fleet(scene())
    lie(game, BLUE, 0, "library")
    game.players[BLUE].coins = 6
    assistant(game, BLUE, "market", space)
    assistant(game, BLUE, "small_council", 4)
    sail(act(turn(game, BLUE), GONDOLIER.at(0)), "market")
    return worth(act(game.clone(), PASS.at())) - worth(act(game.clone(), MOOR.at()))


def test_passing_counts_what_it_brings_and_the_docks_ahead() -> None:
    assert passing_rather_than_mooring(4) > 0, "the assistant can go no further: pass, and moor at the next tile"
    assert passing_rather_than_mooring(1) < passing_rather_than_mooring(4)


@pytest.mark.parametrize("seat", [BLUE, VIOLET, ORANGE])
def test_most_intrigue_costs_more_the_nearer_the_end(seat: int) -> None:
    costs = []
    for rounds_left in (-1, 2, 1, 0):
        game = turn(fleet(scene()), BLUE)
        game.rounds_left = rounds_left
        before = worth(game, seat)
        game.players[seat].intrigue = 3
        costs.append(before - worth(game, seat))
    assert costs == sorted(set(costs))
    assert costs[-1] > 1500


def test_intrigue_is_harmless_below_another_players() -> None:
    game = turn(fleet(scene()), BLUE)
    game.rounds_left = 0
    before = worth(game)
    game.players[BLUE].intrigue = 3
    suspect = before - worth(game)
    game.players[ORANGE].intrigue = 4
    assert before - worth(game) < suspect // 4


def test_solo_intrigue_is_measured_against_the_doges() -> None:
    def cost(left: int, doges: int, scrolls: int = 0) -> int:
        game = turn(fleet(scene(1)), BLUE)
        game.doge_left = left
        game.doge_intrigue = doges
        game.players[BLUE].scrolls = scrolls
        before = worth(game)
        game.players[BLUE].intrigue = 3
        return before - worth(game)

    assert cost(20, 3) > cost(20, 4)
    assert cost(1, 3) > cost(20, 3) > 0
    assert cost(1, 3) > cost(1, 3, scrolls=2), "one can be bought off, and one is enough"


def test_who_leads_wants_the_end_and_who_trails_does_not() -> None:
    gains = []
    for points in (40, 0):
        game = turn(fleet(scene()), BLUE)
        game.players[BLUE].points = points
        game.players[VIOLET].points = 20
        game.players[ORANGE].council = COUNCIL_END[3] - 2
        before = worth(game)
        game.rounds_left = 2
        gains.append(worth(game) - before)
    assert gains[0] > 0 > gains[1]


def greedy_alone(luck: int) -> Venice:
    game = TITLE.new_game(1, luck)
    play(game, [bots.make("greedy", TITLE, luck)])
    assert isinstance(game, Venice)
    return game


@pytest.mark.clause("VEN-SOLO-32", "VEN-SOLO-34")
def test_a_greedy_player_wins_and_loses_against_the_doge() -> None:
    """With the standard rules: won, lost on points, lost by arrest."""
    won = greedy_alone(WON)
    assert scoring.solo_won(won)
    beaten = greedy_alone(BEATEN)
    assert not scoring.solo_won(beaten)
    assert beaten.arrested < 0
    assert greedy_alone(ARRESTED).arrested == 0


def test_the_search_does_not_count_what_a_turn_half_done_may_bring() -> None:
    under_way = act(turn(fleet(scene()), BLUE), GONDOLIER.at(0))
    waiting = turn(fleet(scene()), VIOLET)
    waiting.players[BLUE].gondolier = 0
    assert judge(under_way, BLUE) == judge(waiting, BLUE)
    assert evaluate(under_way, BLUE) > evaluate(waiting, BLUE)


def test_to_the_search_an_arrest_is_bad_but_no_abyss() -> None:
    """Against what a mission is worth: else the search, in whose play-outs it is common, sees nothing else."""
    arrested, beaten = greedy_alone(ARRESTED), greedy_alone(BEATEN)
    lead = 100 * (int(scoring.would_score(arrested)[0]) - int(scoring.doge_would_score(arrested)))
    assert lead - 6_000 < judge(arrested, 0) < lead - 2_000
    assert judge(beaten, 0) == 100 * int(beaten.standing()[0])
