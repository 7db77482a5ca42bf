"""Phase II: gondolas, councillors and banks, stages E and F."""

from __future__ import annotations

import pytest

from serenissima.core.bags import lane
from serenissima.core.bits import members_of
from serenissima.games.rialto.board import GONDOLA, bridge_tile, district_value
from serenissima.games.rialto.printed import DISTRICT_NAMES, TILE_BITS
from tests.games.rialto.action_kit import resolve
from tests.games.rialto.position import (
    council,
    district,
    do,
    link,
    number_districts,
    offered,
    stands,
    started,
    why_not,
)

# --- E


@pytest.mark.clause("RIA-E-1", "RIA-E-2")
def test_councillors_from_the_general_supply_and_points_for_missing_ones() -> None:
    game = started(3)
    game.players[1].general = 1
    resolve(game, "E", 1, 3, 0)
    first = game.players[0]
    assert (first.reserve, first.general, first.points) == (6, 12, 3)
    second = game.players[1]
    assert (second.reserve, second.general) == (6, 0)
    assert second.points == 3 + 2


@pytest.mark.clause("RIA-E-3", "RIA-E-4", "RIA-E-6", "RIA-COMP-8")
def test_the_bonus_is_a_gondola_and_a_councillor_beside_it() -> None:
    game = started(2)
    resolve(game, "E", 2, 1)
    here = link("castello", "dorsoduro")
    assert game.players[0].reserve == 7, "the cards come first"
    do(game, f"place_gondola link={here}")
    assert offered(game) == [
        f"send_councillor district={district('castello')}",
        f"send_councillor district={district('dorsoduro')}",
    ]
    assert why_not(game, "send_councillor district=san_polo") == "RIA-E-4"
    do(game, "send_councillor district=dorsoduro")
    assert stands(game, 0) == {"dorsoduro": 1}
    assert (game.players[0].reserve, game.players[0].general, game.gondolas) == (7, 10, 5)
    assert lane(game.tiles, here, TILE_BITS) == GONDOLA


@pytest.mark.clause("RIA-E-5", "RIA-E-6")
def test_the_bonus_without_general_supply_is_a_point_and_a_move() -> None:
    game = started(2)
    council(game, 0, san_marco=2, castello=1)
    game.players[0].general = 2
    resolve(game, "E", 2, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    assert game.players[0].points == 3 + 1
    castello, san_marco = district("castello"), district("san_marco")
    assert offered(game) == [
        "leave_councillors",
        f"move_councillor origin={castello} district={san_marco}",
        f"move_councillor origin={san_marco} district={castello}",
        f"move_councillor origin=6 district={castello}",
        f"move_councillor origin=6 district={san_marco}",
    ]
    do(game, "move_councillor origin=reserve district=castello")
    assert stands(game, 0) == {"castello": 2, "san_marco": 2}
    assert game.players[0].reserve == 6


@pytest.mark.clause("RIA-E-5")
def test_the_move_may_be_declined() -> None:
    game = started(2)
    council(game, 0, san_marco=1)
    game.players[0].general = 0
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    do(game, "leave_councillors")
    assert stands(game, 0) == {"san_marco": 1}
    assert game.players[0].points == 3 + 1 + 1


@pytest.mark.clause("RIA-BANK-1", "RIA-BANK-4")
def test_the_first_along_a_bank_scores_at_once_and_turns_the_tile() -> None:
    game = started(2)
    council(game, 0, cannaregio=1, castello=1, santa_croce=1, san_polo=1)
    council(game, 1, cannaregio=1, castello=1)
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('san_marco', 'dorsoduro')}")
    do(game, "send_councillor district=san_marco")
    assert game.players[0].points == 3 + 5
    assert members_of(game.banks) == [1]
    resolve(game, "E", 0, 1)
    do(game, f"place_gondola link={link('san_marco', 'san_polo')}")
    do(game, "send_councillor district=san_marco")
    assert game.players[1].points == 3, "the tile is turned"
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('san_polo', 'dorsoduro')}")
    do(game, "send_councillor district=dorsoduro")
    assert game.players[0].points == 3 + 5 + 5, "one player may win both"


@pytest.mark.clause("RIA-E-5", "RIA-BANK-1")
def test_a_councillor_moved_for_the_gondola_wins_a_bank_too() -> None:
    game = started(2)
    council(game, 0, cannaregio=1, castello=2)
    game.players[0].general = 0
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    points = int(game.players[0].points)
    do(game, "move_councillor origin=castello district=san_marco")
    assert game.players[0].points == points + 5
    assert members_of(game.banks) == [1]


# --- F


@pytest.mark.clause("RIA-F-4", "RIA-BANK-1", "RIA-BANK-2", "RIA-BANK-3")
def test_a_councillor_brought_from_elsewhere_wins_a_bank_too() -> None:
    game = started(2)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    council(game, 0, cannaregio=1, castello=1, dorsoduro=1)
    game.players[0].reserve = 0
    resolve(game, "F", 1, 0)
    assert game.players[0].points == 3
    do(game, "bring_councillor district=dorsoduro")
    assert game.players[0].points == 3 + 5
    do(game, "leave_councillors")
    assert members_of(game.banks) == [1]


@pytest.mark.clause("RIA-F-1", "RIA-F-3", "RIA-F-5")
def test_councillors_go_from_the_reserve_to_the_current_district() -> None:
    game = started(3)
    number_districts(game, "san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")
    resolve(game, "F", 2, 1, 0)
    assert [stands(game, seat) for seat in range(3)] == [{"san_polo": 3}, {"san_polo": 1}, {}]
    assert [int(player.reserve) for player in game.players] == [2, 4, 5]
    assert [int(player.general) for player in game.players] == [13] * 3


@pytest.mark.clause("RIA-F-2", "RIA-F-4", "RIA-F-5")
def test_a_short_reserve_is_used_up_and_others_may_follow_from_elsewhere() -> None:
    game = started(2)
    number_districts(game, "san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")
    council(game, 0, castello=1, dorsoduro=2, san_polo=1)
    game.players[0].reserve = 1
    general = int(game.players[0].general)
    resolve(game, "F", 3, 0)
    assert stands(game, 0)["san_polo"] == 2
    assert offered(game) == [
        "leave_councillors",
        f"bring_councillor district={district('castello')}",
        f"bring_councillor district={district('dorsoduro')}",
    ]
    do(game, "bring_councillor district=dorsoduro")
    do(game, "bring_councillor district=castello")
    do(game, "bring_councillor district=dorsoduro")
    assert stands(game, 0) == {"san_polo": 5}
    assert game.over(), "nobody is left elsewhere"
    assert game.players[0].general == general


@pytest.mark.clause("RIA-F-4")
def test_moving_councillors_may_be_declined() -> None:
    game = started(2)
    number_districts(game, "san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")
    council(game, 0, castello=2)
    game.players[0].reserve = 0
    resolve(game, "F", 2, 0)
    do(game, "bring_councillor district=castello")
    do(game, "leave_councillors")
    assert stands(game, 0) == {"castello": 1, "san_polo": 1}


@pytest.mark.clause("RIA-F-2", "RIA-F-3")
def test_no_more_councillors_are_moved_than_steps_remain() -> None:
    game = started(2)
    number_districts(game, "san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")
    council(game, 0, castello=4)
    game.players[0].reserve = 0
    resolve(game, "F", 1, 0)
    do(game, "bring_councillor district=castello")
    do(game, "bring_councillor district=castello")
    assert game.over(), "one card and the bonus"
    assert stands(game, 0) == {"castello": 2, "san_polo": 2}


@pytest.mark.clause("RIA-BANK-2", "RIA-BANK-3")
def test_all_who_complete_a_bank_in_one_stage_f_score() -> None:
    game = started(3)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    for seat in (0, 2):
        council(game, seat, cannaregio=1, castello=1)
    resolve(game, "F", 1, 2, 1)
    assert [int(player.points) for player in game.players] == [8, 3, 8]
    assert members_of(game.banks) == [1]


@pytest.mark.clause("RIA-BANK-3")
def test_in_stage_f_the_bonus_comes_at_the_moment_all_three_are_reached() -> None:
    game = started(2)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    council(game, 0, cannaregio=1, castello=1)
    game.players[0].reserve = 1
    resolve(game, "F", 2, 0)
    assert game.players[0].points == 8
    assert 0 in members_of(game.banks), "the tile lies open until the stage ends"
    do(game, "bring_councillor district=castello")
    do(game, "bring_councillor district=cannaregio")
    assert game.players[0].points == 8, "once, and not taken back"
    assert members_of(game.banks) == [1]


@pytest.mark.clause("RIA-BANK-3", "RIA-BANK-4")
@pytest.mark.parametrize("bank", [("san_marco", "castello", "cannaregio"), ("dorsoduro", "santa_croce", "san_polo")])
def test_a_bank_is_scored_once_however_many_councillors_follow(bank: tuple[str, str, str]) -> None:
    game = started(2)
    here, one, other = bank
    number_districts(game, here, *(name for name in DISTRICT_NAMES if name != here))
    council(game, 0, **{one: 2, other: 2})
    game.players[0].reserve = 1
    resolve(game, "F", 2, 0)
    do(game, f"bring_councillor district={one}")
    do(game, f"bring_councillor district={other}")
    assert stands(game, 0) == {one: 1, other: 1, here: 3}
    assert game.players[0].points == 3 + 5


def test_bridges_add_up_on_both_ends() -> None:
    game = started(2)
    game.lay_tile(link("cannaregio", "castello"), int(bridge_tile(2, 0)))
    assert district_value(0, game.tiles, district("cannaregio")) == 5
    assert district_value(0, game.tiles, district("castello")) == 6
