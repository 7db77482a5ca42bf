"""Rounds, the end of the game and the final scoring."""

from __future__ import annotations

import pytest

from serenissima.core.options import Options
from serenissima.games.rialto.board import GONDOLA, bridge_tile, district_value, first_district
from serenissima.games.rialto.flow.course import EndRound, FinalScoring, Round
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import BUILDING_BITS
from serenissima.games.rialto.scoring import (
    all_district_points,
    building_points,
    district_points,
    leftover_points,
    rank_value,
)
from serenissima.games.rialto.sheet import point_parts
from serenissima.games.rialto.state import Rialto
from serenissima.trials.bench import playout
from tests.games.rialto.position import ask, council, district, hold, link, listen, new, own, started, told, track


def bridge(game: Rialto, first: str, second: str, number: int, value_at_first: int) -> None:
    """Lay a bridge so that this value faces the district named first."""
    here = link(first, second)
    low_at_first_end = first_district(here) == district(first)
    low = {0: 3, 1: 4, 2: 5, 3: 3, 4: 4, 5: 4}[number]
    turned = 0 if (value_at_first == low) == low_at_first_end else 1
    game.lay_tile(here, int(bridge_tile(number, turned)))


@pytest.mark.clause("RIA-ROUND-1", "RIA-END-1")
def test_six_rounds_and_then_the_game_is_over() -> None:
    game = new(3, luck=8)
    heard = listen(game)
    playout(game, Options())
    names = told(heard)
    assert names.count("round_began") == 6
    assert names.count("stage_began") == 36
    assert names[-3:] == ["final_score"] * 3
    assert game.round == 5


@pytest.mark.clause("RIA-ROUND-1")
def test_a_round_begins_with_the_rows() -> None:
    game = started(2)
    ask(game, Round(-1, 2))
    assert (game.round, len(game.rows)) == (2, 3)


@pytest.mark.clause("RIA-ROUND-2", "RIA-END-1")
def test_coins_leave_the_buildings_at_the_end_of_a_round() -> None:
    game = started(2)
    own(game, 0, "green_1", "blue_1")
    game.players[0].used = 1 + (1 << 8 * BUILDING_BITS)
    game.coins = 20
    game.round = 5
    ask(game, EndRound(-1))
    assert game.players[0].used == 0
    assert game.coins == 22
    assert game.over(), "round 6 was the last"


@pytest.mark.clause("RIA-SCORE-1", "RIA-SCORE-9")
@pytest.mark.parametrize(("councillors", "coins", "points"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (2, 3, 3), (4, 4, 4)])
def test_leftovers_are_added_first_and_then_halved_upwards(councillors: int, coins: int, points: int) -> None:
    game = started(2)
    hold(game, 0, joker=7)
    player = game.players[0]
    player.reserve, player.coins = councillors, coins
    assert leftover_points(player) == points, "neither general supply nor cards count"


@pytest.mark.clause("RIA-SCORE-2")
def test_buildings_score_their_values() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_1", "yellow_3", "blue_4")
    assert building_points(game.players[0]) == 1 + 1 + 3 + 4


@pytest.mark.clause("RIA-SCORE-5", "RIA-SCORE-8", "RIA-SCORE-6", "RIA-SCORE-3")
def test_example_a_district_of_eleven_pays_11_5_2_and_1() -> None:
    game = started(4)
    bridge(game, "san_marco", "cannaregio", 3, 5)
    bridge(game, "san_marco", "castello", 4, 4)
    for other in ("san_polo", "dorsoduro"):
        game.lay_tile(link("san_marco", other), GONDOLA)
    here = district("san_marco")
    value = district_value(game.bridges, game.tiles, here)
    assert value == 5 + 4 + 1 + 1
    for seat, councillors in enumerate((2, 5, 1, 3)):
        council(game, seat, san_marco=councillors)
    points = [int(district_points(game.players, game.order, seat, here, value)) for seat in range(4)]
    assert points == [2, 11, 1, 5]
    assert [int(rank_value(value, rank)) for rank in range(5)] == [11, 5, 2, 1, 0]


@pytest.mark.clause("RIA-SCORE-4", "RIA-SCORE-7", "RIA-DOGE-1")
def test_ties_by_the_doge_track_and_nothing_for_the_absent() -> None:
    game = started(4)
    track(game, (3, 9), (2, 4), (0, 4), (1, 1))
    for seat in (0, 2, 1):
        council(game, seat, castello=2)
    here = district("castello")
    assert [int(district_points(game.players, game.order, seat, here, 9)) for seat in range(4)] == [4, 2, 9, 0]


@pytest.mark.clause("RIA-SCORE-3", "RIA-SCORE-5")
def test_all_districts_count_and_empty_connections_are_worth_nothing() -> None:
    game = started(2)
    game.lay_tile(link("castello", "dorsoduro"), GONDOLA)
    bridge(game, "castello", "cannaregio", 2, 6)
    council(game, 0, castello=1, dorsoduro=1, san_polo=3)
    council(game, 1, cannaregio=1)
    scores = [int(all_district_points(game.players, game.order, seat, game.bridges, game.tiles)) for seat in (0, 1)]
    assert scores == [7 + 1 + 0, 5]


@pytest.mark.clause("RIA-END-2", "RIA-END-3")
def test_the_most_points_win_and_the_doge_track_breaks_ties() -> None:
    game = started(3)
    track(game, (1, 4), (2, 4), (0, 1))
    for player, points in zip(game.players, (30, 30, 29), strict=True):
        player.points, player.reserve, player.coins = points, 0, 0
    heard = listen(game)
    ask(game, FinalScoring(-1))
    assert [int(points) for points in game.scores()] == [30, 30, 29]
    standing = [int(rank) for rank in game.standing()]
    assert sorted(range(3), key=lambda seat: -standing[seat]) == [1, 0, 2]
    assert [event.values for event in heard.events] == [[30], [30], [29]]


def test_the_score_sheet_adds_up() -> None:
    game = new(4, luck=11)
    playout(game, Options())
    sheet = TITLE.score_sheet(game)
    for seat in range(4):
        assert sum(row.values[seat] for row in sheet[:-1]) == sheet[-1].values[seat] == game.scores()[seat]
        assert sum(point_parts(game, seat)) == game.scores()[seat]
