"""The vote of a district [5.2.7]."""

from __future__ import annotations

import pytest

from serenissima.core.events import Diary
from serenissima.games.doge.actions import BUILD, MOVE, PLACE, RENOUNCE, TAKE
from serenissima.games.doge.board import CIRCLE, NEUTRAL
from tests.games.doge.table import (
    BLUE,
    CASTELLO,
    DORSODURO,
    GREEN,
    RED,
    SAN_MARCO,
    WHITE,
    about_to_count,
    act,
    control,
    counted,
    houses,
    houses_of,
    kinds,
    options,
)


@pytest.mark.clause("DOG-DISTRICT-1", "DOG-DISTRICT-3", "DOG-DISTRICT-4")
def test_the_winner_gets_councillor_and_two_houses_the_second_one_house_the_others_nothing() -> None:
    game = counted(CASTELLO, {RED: [3], BLUE: [2], GREEN: [1], WHITE: [1]}, players=4)
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert options(game) == ["place district=1 houses=1", "place district=1 houses=0"]
    act(game, BLUE, PLACE.at(CASTELLO, 1))
    assert game.over()
    assert [houses_of(game, seat)[CASTELLO] for seat in range(4)] == [2, 1, 0, 0]


@pytest.mark.clause("DOG-DISTRICT-2")
def test_houses_first_lets_a_house_just_placed_move_out() -> None:
    game = counted(CASTELLO, {RED: [3]})
    assert kinds(game) == {"take", "renounce", "place"}
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert kinds(game) == {"take", "renounce"}
    act(game, RED, RENOUNCE.at(CASTELLO))
    act(game, RED, MOVE.at(CASTELLO, DORSODURO))
    assert game.over()
    assert houses_of(game, RED) == [0, 1, 1, 0, 0, 0]


@pytest.mark.clause("DOG-DISTRICT-2")
def test_councillor_first_then_houses() -> None:
    game = counted(CASTELLO, {RED: [3]})
    act(game, RED, RENOUNCE.at(CASTELLO))
    assert options(game) == [f"place district=1 houses={n}" for n in (2, 1, 0)]
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert game.over()


@pytest.mark.clause("DOG-DISTRICT-5")
def test_tied_winners_place_two_each_the_councillor_turns_neutral_and_nobody_is_second() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [3], GREEN: [2]})
    control(game, GREEN, CASTELLO, SAN_MARCO)
    houses(game, RED, DORSODURO, 1)
    diary = Diary()
    game.listener = diary
    game.settle()
    assert {event.kind.name for event in diary.events} == {"shown", "voted", "tied_first", "turned_neutral"}
    assert game.place[CASTELLO] == CIRCLE
    assert game.controller[CASTELLO] == NEUTRAL
    assert game.players[GREEN].rings == 6
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, BLUE, PLACE.at(CASTELLO, 2))
    assert game.over()
    assert [houses_of(game, seat)[CASTELLO] for seat in range(3)] == [2, 2, 0]


@pytest.mark.clause("DOG-DISTRICT-6")
def test_tied_seconds_place_one_house_each() -> None:
    game = counted(CASTELLO, {RED: [3], BLUE: [2], GREEN: [2], WHITE: [2]}, players=4)
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    for seat in (BLUE, GREEN, WHITE):
        act(game, seat, PLACE.at(CASTELLO, 1))
    assert game.over()
    assert [houses_of(game, seat)[CASTELLO] for seat in range(4)] == [2, 1, 1, 1]


@pytest.mark.clause("DOG-DISTRICT-7", "DOG-MATERIAL-3")
def test_a_short_reserve_places_what_there_is_and_an_empty_one_nothing() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2]})
    houses(game, RED, SAN_MARCO, 14)
    houses(game, BLUE, SAN_MARCO, 15)
    game.settle()
    assert "place district=1 houses=1" in options(game)
    assert game.decision().why_not(game, RED, PLACE.at(CASTELLO, 2)) == "DOG-DISTRICT-7"
    act(game, RED, TAKE.at(CASTELLO, DORSODURO))
    act(game, RED, PLACE.at(CASTELLO, 1))
    assert game.over()
    assert game.players[RED].reserve == 0


@pytest.mark.clause("DOG-DISTRICT-8")
def test_fewer_houses_may_be_placed() -> None:
    game = counted(CASTELLO, {RED: [3], BLUE: [2]})
    act(game, RED, TAKE.at(CASTELLO, DORSODURO))
    act(game, RED, PLACE.at(CASTELLO, 1))
    act(game, BLUE, PLACE.at(CASTELLO, 0))
    assert [houses_of(game, seat)[CASTELLO] for seat in range(2)] == [1, 0]


@pytest.mark.clause("DOG-DISTRICT-8")
def test_houses_back_from_a_palace_do_not_complete_a_placement() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, SAN_MARCO, 11)
    houses(game, RED, CASTELLO, 3)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, DORSODURO))
    act(game, RED, PLACE.at(CASTELLO, 1))
    act(game, RED, BUILD.at(CASTELLO))
    assert game.over()
    assert game.players[RED].reserve == 3
    assert houses_of(game, RED)[CASTELLO] == 1


@pytest.mark.clause("DOG-ORDER-1")
@pytest.mark.parametrize(
    ("year", "order"), [(1, [0, 1, 2, 3]), (2, [1, 2, 3, 0]), (4, [3, 0, 1, 2]), (5, [0, 1, 2, 3])]
)
def test_tied_players_act_in_seat_order_from_a_first_player_who_changes(year: int, order: list[int]) -> None:
    game = about_to_count(CASTELLO, {seat: [3] for seat in range(4)}, players=4)
    game.year = year
    game.settle()
    for seat in order:
        act(game, seat, PLACE.at(CASTELLO, 1))
    assert game.over()
