"""The vote of a district [5.2.7]."""

from __future__ import annotations

import pytest

from serenissima.core.events import Diary
from serenissima.games.doge.actions import BUILD, CARD, DISMISS, LAY, MOVE, PLACE, RENOUNCE, STAY, TAKE, area_arg
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


@pytest.mark.clause("DOG-DISTRICT-1", "DOG-DISTRICT-2", "DOG-DISTRICT-9")
def test_the_questions_name_the_district_and_how_many_houses_there_are() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2]})
    houses(game, BLUE, SAN_MARCO, 15)
    houses(game, RED, SAN_MARCO, 13)
    game.settle()
    castello = area_arg(CASTELLO)
    assert castello == {"id": "area-castello", "args": {}, "n": CASTELLO}
    assert game.decision().args(game) == {"district": castello}
    first, then = game.clone(), game
    act(first, RED, PLACE.at(CASTELLO, 1))
    assert first.decision().args(first) == {"district": castello}
    act(then, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert then.decision().args(then) == {"district": castello, "houses": 2}
    then.players[RED].reserve = 1
    assert then.decision().args(then) == {"district": castello, "houses": 1}


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


@pytest.mark.clause("DOG-DISTRICT-7", "DOG-DISTRICT-9", "DOG-MATERIAL-3")
def test_a_short_reserve_places_what_there_is_and_an_empty_one_nothing() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2]})
    houses(game, RED, SAN_MARCO, 14)
    houses(game, BLUE, SAN_MARCO, 15)
    game.settle()
    assert "place district=1 houses=1" in options(game)
    assert game.decision().why_not(game, RED, PLACE.at(CASTELLO, 2)) == "DOG-DISTRICT-9"
    act(game, RED, TAKE.at(CASTELLO, DORSODURO))
    act(game, RED, PLACE.at(CASTELLO, 1))
    assert game.over()
    assert game.players[RED].reserve == 0


@pytest.mark.clause("DOG-DISTRICT-7")
def test_with_an_empty_reserve_the_winner_is_offered_no_houses() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, SAN_MARCO, 15)
    game.settle()
    assert kinds(game) == {"take", "renounce"}
    assert game.decision().why_not(game, RED, PLACE.at(CASTELLO, 1)) == "DOG-DISTRICT-7"


@pytest.mark.clause("DOG-DISTRICT-8")
def test_houses_left_out_are_not_placed_later() -> None:
    game = counted(CASTELLO, {RED: [3]})
    act(game, RED, PLACE.at(CASTELLO, 1))
    assert game.decision().why_not(game, RED, PLACE.at(CASTELLO, 1)) == "DOG-DISTRICT-8"
    assert game.decision().why_not(game, RED, PLACE.at(DORSODURO, 1)) == "DOG-DISTRICT-1"
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert game.over()


@pytest.mark.clause("DOG-MOVE-2", "DOG-MOVE-4", "DOG-RENOUNCE-2", "DOG-CONTROL-2")
@pytest.mark.parametrize("houses_first", [False, True])
def test_refusals_while_the_winner_decides(houses_first: bool) -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    for councillor in range(6, 9):
        control(game, RED, councillor, DORSODURO)
    houses(game, RED, DORSODURO, 4)
    game.settle()
    if houses_first:
        act(game, RED, PLACE.at(CASTELLO, 1))
    why = game.decision().why_not
    assert game.decision().clause(game) == "DOG-DISTRICT-1"
    assert why(game, RED, TAKE.at(CASTELLO, CASTELLO)) == "DOG-MOVE-2"
    assert why(game, RED, TAKE.at(DORSODURO, CASTELLO)) == "DOG-MOVE-4"
    assert why(game, RED, RENOUNCE.at(DORSODURO)) == "DOG-MOVE-4"
    assert why(game, RED, DISMISS.at(CASTELLO)) == "DOG-DISTRICT-1"
    assert why(game, RED, MOVE.at(DORSODURO, CASTELLO)) == "DOG-RENOUNCE-2"
    assert why(game, RED, PLACE.at(DORSODURO, 1)) == "DOG-DISTRICT-1"
    assert why(game, RED, STAY.at()) == "DOG-DISTRICT-1"
    assert why(game, RED, BUILD.at(DORSODURO)) == "DOG-PALACE-14"
    assert why(game, RED, CARD.at(CASTELLO)) == why(game, RED, LAY.at(0)) == "DOG-YEAR-1"
    game.players[RED].rings = 0
    assert why(game, RED, TAKE.at(CASTELLO, DORSODURO)) == "DOG-CONTROL-2"


@pytest.mark.clause("DOG-DISTRICT-5", "DOG-DISTRICT-6")
@pytest.mark.parametrize(
    ("votes", "clause"),
    [({0: [3], 1: [3], 2: [3]}, "DOG-DISTRICT-5"), ({0: [2], 1: [2], 2: [2], 3: [3]}, "DOG-DISTRICT-6")],
)
def test_each_of_the_tied_is_told_the_same(votes: dict[int, list[int]], clause: str) -> None:
    game = counted(CASTELLO, votes, players=4)
    if game.to_play() == WHITE:
        act(game, WHITE, RENOUNCE.at(CASTELLO))
        act(game, WHITE, PLACE.at(CASTELLO, 0))
    for seat in range(3):
        assert game.decision().clause(game) == clause
        act(game, seat, PLACE.at(CASTELLO, 1))
    assert game.over()


@pytest.mark.clause("DOG-DISTRICT-1", "DOG-DISTRICT-3", "DOG-DISTRICT-5", "DOG-DISTRICT-6", "DOG-MOVE-4")
def test_who_places_houses_is_told_why_and_what_else_they_may_not_do() -> None:
    single = counted(CASTELLO, {RED: [3], BLUE: [2], GREEN: [1]})
    act(single, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert single.decision().clause(single) == "DOG-DISTRICT-1"
    act(single, RED, PLACE.at(CASTELLO, 0))
    tied_first = counted(CASTELLO, {RED: [2], BLUE: [2], GREEN: [1]})
    tied_second = counted(CASTELLO, {RED: [3], BLUE: [2], GREEN: [2]})
    act(tied_second, RED, PLACE.at(CASTELLO, 1))
    act(tied_second, RED, TAKE.at(CASTELLO, SAN_MARCO))
    for game, seat, place, councillor in (
        (single, BLUE, "DOG-DISTRICT-3", "DOG-DISTRICT-1"),
        (tied_first, RED, "DOG-DISTRICT-5", "DOG-DISTRICT-5"),
        (tied_second, BLUE, "DOG-DISTRICT-6", "DOG-DISTRICT-1"),
    ):
        assert game.to_play() == seat
        assert game.decision().clause(game) == place
        why = game.decision().why_not
        assert why(game, seat, TAKE.at(CASTELLO, DORSODURO)) == councillor
        assert why(game, seat, TAKE.at(DORSODURO, SAN_MARCO)) == "DOG-MOVE-4"
        assert why(game, seat, RENOUNCE.at(CASTELLO)) == councillor
        assert why(game, seat, MOVE.at(CASTELLO, DORSODURO)) == place
        assert why(game, seat, PLACE.at(DORSODURO, 1)) == place


@pytest.mark.clause("DOG-DISTRICT-3", "DOG-DISTRICT-8")
def test_the_second_places_one_house_however_many_there_are() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2]})
    houses(game, BLUE, SAN_MARCO, 13)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, DORSODURO))
    act(game, RED, PLACE.at(CASTELLO, 0))
    assert options(game) == ["place district=1 houses=1", "place district=1 houses=0"]
    assert game.decision().why_not(game, BLUE, PLACE.at(CASTELLO, 2)) == "DOG-DISTRICT-3"


@pytest.mark.clause("DOG-DISTRICT-8")
def test_fewer_houses_may_be_placed() -> None:
    game = counted(CASTELLO, {RED: [3], BLUE: [2]})
    assert options(game)[-2:] == ["place district=1 houses=2", "place district=1 houses=1"]
    assert len([words for words in options(game) if words.startswith("place")]) == 2
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
