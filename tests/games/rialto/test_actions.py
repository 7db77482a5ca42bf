"""Phase II: the actions and bonuses of stages A to F."""

from __future__ import annotations

import pytest

from serenissima.core.bags import lane
from serenissima.core.bits import members_of
from serenissima.games.rialto.board import GONDOLA, bridge_tile, district_value
from serenissima.games.rialto.flow.stages import AwardBonus, EndStage
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDING_NAMES, DISTRICT_NAMES, TILE_BITS
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import (
    STAGE,
    ask,
    council,
    district,
    do,
    doge_order,
    empty_stock,
    free_links,
    link,
    listen,
    number_districts,
    offered,
    own,
    owned,
    stands,
    started,
    track,
    why_not,
)


def resolve(game: Rialto, stage: str, *strengths: int) -> None:
    """Everybody has played; the bonus is awarded and the actions begin."""
    game.stage = STAGE[stage]
    game.bonuses = 0
    for player, strength in zip(game.players, strengths, strict=False):
        player.strength = strength
    ask(game, AwardBonus(-1), EndStage(-1))


# --- A, B


@pytest.mark.clause("RIA-A-1", "RIA-A-2", "RIA-A-3", "RIA-DOGE-3")
def test_steps_and_landing_on_top() -> None:
    game = started(3)
    track(game, (0, 4), (1, 2), (2, 1))
    resolve(game, "A", 0, 2, 1)
    assert [int(player.doge) for player in game.players] == [4, 5, 2]
    resolve(game, "A", 0, 0, 2)
    assert [int(player.doge) for player in game.players] == [4, 5, 5]
    assert doge_order(game) == [2, 1, 0], "who lands later lies on top"


@pytest.mark.clause("RIA-DOGE-4")
def test_the_doge_track_has_no_last_space() -> None:
    game = started(2)
    track(game, (0, 60), (1, 59))
    resolve(game, "A", 5, 11)
    assert [int(player.doge) for player in game.players] == [65, 71]


@pytest.mark.clause("RIA-B-1", "RIA-B-2")
def test_coins_for_gold_cards_and_one_more_for_the_most() -> None:
    game = started(3)
    before = [int(player.coins) for player in game.players]
    resolve(game, "B", 2, 1, 0)
    assert [int(player.coins) - had for player, had in zip(game.players, before, strict=True)] == [3, 1, 0]


@pytest.mark.clause("RIA-B-3", "RIA-COMP-9")
def test_an_empty_supply_gives_no_coins() -> None:
    game = started(3)
    track(game, (2, 3), (0, 2), (1, 1))
    game.coins = 4
    before = [int(player.coins) for player in game.players]
    resolve(game, "B", 2, 3, 3)
    gained = [int(player.coins) - had for player, had in zip(game.players, before, strict=True)]
    assert gained == [0, 0, 4], "Doge order, until nothing is left"


# --- C


@pytest.mark.clause("RIA-C-1", "RIA-C-3", "RIA-STAGE-17")
def test_a_building_up_to_the_cards_played_and_one_more_with_the_bonus() -> None:
    game = started(2)
    resolve(game, "C", 2, 1)
    assert {BUILDING_NAMES[int(text.partition("=")[2])][-1] for text in offered(game)[1:]} == {"1", "2", "3"}
    assert why_not(game, "take_building building=blue_4") == "RIA-C-1"
    do(game, "take_building building=blue_3")
    assert owned(game, 0) == ["blue_3"]
    assert offered(game) == [
        "no_building",
        "take_building building=0",
        "take_building building=4",
        "take_building building=8",
    ]
    do(game, "no_building")
    assert owned(game, 1) == []


@pytest.mark.clause("RIA-C-2", "RIA-C-7")
def test_copies_are_allowed_while_they_last_and_doge_order_takes_the_last() -> None:
    game = started(3)
    empty_stock(game, "green_1", "blue_2")
    game.players[0].buildings = 1 << BUILDING_BITS * 0
    resolve(game, "C", 1, 1, 1)
    do(game, "take_building building=green_1")
    assert owned(game, 0) == ["green_1", "green_1"]
    assert why_not(game, "take_building building=green_1") == "RIA-C-7"
    assert offered(game) == ["no_building"]


@pytest.mark.clause("RIA-C-4", "RIA-C-5")
def test_above_four_first_a_four_then_the_difference() -> None:
    game = started(2)
    resolve(game, "C", 5, 0)
    assert why_not(game, "take_building building=blue_3") == "RIA-C-4"
    do(game, "take_building building=yellow_4")
    assert {BUILDING_NAMES[int(text.partition("=")[2])][-1] for text in offered(game)[1:]} == {"1", "2"}
    do(game, "take_building building=green_2")
    assert owned(game, 0) == ["green_2", "yellow_4"]
    assert game.over()


@pytest.mark.clause("RIA-C-4", "RIA-C-6")
def test_the_question_says_a_four_and_then_the_difference() -> None:
    """No tile is "worth up to 6"."""
    game = started(2)
    resolve(game, "C", 5, 0)
    assert game.decision().args(game) == {"allowed": 4, "left": 2}
    do(game, "take_building building=yellow_4")
    assert game.decision().args(game) == {"allowed": 2}
    game = started(2)
    resolve(game, "C", 3, 0)
    assert game.decision().args(game) == {"allowed": 4, "left": 0}
    game = started(2)
    resolve(game, "C", 9, 0)
    assert game.decision().args(game) == {"allowed": 4, "left": 4}, "even from 9 on"
    game = started(2)
    empty_stock(game, "green_1", "green_3")
    resolve(game, "C", 6, 0)
    assert game.decision().args(game) == {"allowed": 4, "left": 0}, "no 4 is left, and so no second"


@pytest.mark.clause("RIA-C-5")
def test_two_buildings_at_most_and_the_second_may_be_left() -> None:
    game = started(2)
    resolve(game, "C", 9, 0)
    do(game, "take_building building=blue_4")
    assert len(offered(game)) == 13, "any value up to 4"
    do(game, "take_building building=blue_4")
    assert game.over(), "no third"
    game = started(2)
    resolve(game, "C", 4, 0)
    do(game, "take_building building=blue_4")
    do(game, "no_building")
    assert owned(game, 0) == ["blue_4"]


@pytest.mark.clause("RIA-C-6")
def test_without_a_four_one_building_of_any_value() -> None:
    game = started(2)
    empty_stock(game, "green_1", "green_3")
    resolve(game, "C", 6, 0)
    do(game, "take_building building=green_3")
    assert game.over(), "and no second"


@pytest.mark.clause("RIA-C-8", "RIA-C-9", "RIA-C-10")
def test_an_eighth_building_replaces_one_that_scores() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_1", "green_2", "yellow_3", "yellow_3", "blue_2", "blue_4")
    game.players[0].used = 1 << BUILDING_BITS * 6
    coins = int(game.coins)
    resolve(game, "C", 2, 0)
    do(game, "take_building building=green_3")
    assert "return_building own=2 condition=0" not in offered(game), "the new tile is not one of the seven"
    assert {"return_building own=6 condition=0", "return_building own=6 condition=1"} <= set(offered(game))
    do(game, "return_building own=yellow_3 condition=1")
    assert game.players[0].points == 3 + 3
    assert game.coins == coins + 1, "the coin on it goes to the supply"
    assert game.players[0].used == 0
    assert sorted(owned(game, 0)) == sorted(
        ["green_1", "green_1", "green_2", "yellow_3", "blue_2", "blue_4", "green_3"]
    )
    assert lane(game.stock, BUILDING_NAMES.index("yellow_3"), BUILDING_BITS) == 4


@pytest.mark.clause("RIA-C-10")
def test_nothing_is_returned_while_a_place_is_free() -> None:
    game = started(2)
    own(game, 0, *["green_1"] * 5, "blue_1")
    resolve(game, "C", 1, 0)
    do(game, "take_building building=yellow_2")
    assert game.over()
    assert len(owned(game, 0)) == 7


@pytest.mark.clause("RIA-USE-4")
def test_a_building_just_taken_can_be_used_in_its_phase() -> None:
    game = started(2)
    resolve(game, "C", 3, 0)
    do(game, "take_building building=yellow_4")
    assert game.players[0].ready(BUILDING_NAMES.index("yellow_4")) == 1


# --- D


@pytest.mark.clause("RIA-D-1", "RIA-D-2", "RIA-D-3")
def test_points_for_bridge_cards_and_the_loss_without() -> None:
    game = started(4)
    resolve(game, "D", 2, 1, 0, 2)
    do(game, offered(game)[0])
    assert [int(player.points) for player in game.players] == [3 + 2 + 1, 3 + 1, 3 - 1, 3 + 2]


@pytest.mark.clause("RIA-SCORE-0", "RIA-D-2")
def test_a_score_never_falls_below_nothing() -> None:
    game = started(2)
    game.players[1].points = 0
    heard = listen(game)
    resolve(game, "D", 0, 0)
    assert [int(player.points) for player in game.players] == [2, 0]
    lost = {event.seat: event.values for event in heard.events if event.kind.name == "lost_points"}
    assert lost == {0: [1], 1: [0]}, "told as having none to lose"


@pytest.mark.clause("RIA-D-5")
def test_without_any_bridge_card_no_bridge_is_placed() -> None:
    game = started(3)
    top = int(game.bridge)
    resolve(game, "D", 0, 0, 0)
    assert game.over()
    assert (int(game.bridge), game.tiles) == (top, 0)
    assert [int(player.points) for player in game.players] == [2, 2, 2]


@pytest.mark.clause("RIA-D-3", "RIA-D-4")
def test_the_winner_places_the_top_bridge_either_way_round() -> None:
    game = started(2)
    game.bridge = 0  # 3/6
    game.unseen_bridges = 0b111110
    taken = link("cannaregio", "castello")
    game.lay_tile(taken, GONDOLA)
    resolve(game, "D", 0, 1)
    here = link("san_marco", "san_polo")
    assert len(offered(game)) == 11 * 2
    assert why_not(game, f"place_bridge link={taken} turned=0") == "RIA-D-3"
    do(game, f"place_bridge link={here} turned=1")
    assert district_value(0, game.tiles, district("san_marco")) == 6
    assert district_value(0, game.tiles, district("san_polo")) == 3
    assert here not in free_links(game)
    assert game.bridge in range(1, 6)


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
