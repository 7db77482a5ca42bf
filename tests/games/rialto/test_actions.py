"""Phase II: the actions and bonuses of stages A to D."""

from __future__ import annotations

import pytest

from serenissima.core.bags import lane
from serenissima.games.rialto.board import GONDOLA, district_value
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDING_NAMES
from tests.games.rialto.action_kit import resolve
from tests.games.rialto.position import (
    district,
    do,
    doge_order,
    empty_stock,
    free_links,
    link,
    listen,
    offered,
    own,
    owned,
    started,
    track,
    why_not,
)

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
