"""The vote of the Quarantia [5.2.6]."""

from __future__ import annotations

import pytest

from serenissima.games.doge.actions import BUILD, DECLINE, DISMISS, MOVE, PLACE, RENOUNCE, STAY, TAKE
from serenissima.games.doge.board import CIRCLE, NEUTRAL
from tests.games.doge.table import (
    BLUE,
    CANNAREGIO,
    CASTELLO,
    DORSODURO,
    GREEN,
    Q1,
    Q2,
    Q3,
    QUARANTIA,
    RED,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
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


@pytest.mark.clause("DOG-QUARANTIA-1", "DOG-QUARANTIA-2")
def test_winner_second_winner_each_pick_one_of_those_left() -> None:
    game = counted(QUARANTIA, {RED: [3], BLUE: [2], GREEN: [1]})
    assert {words.split()[1] for words in options(game)} == {"councillor=6", "councillor=7", "councillor=8"}
    act(game, RED, TAKE.at(Q2, CASTELLO))
    assert {words.split()[1] for words in options(game)} == {"councillor=6", "councillor=8"}
    act(game, BLUE, TAKE.at(Q3, SAN_POLO))
    assert {words.split()[1] for words in options(game)} == {"councillor=6"}
    act(game, RED, TAKE.at(Q1, CASTELLO))
    assert game.over()
    assert [int(seat) for seat in game.controller][6:] == [RED, RED, BLUE]
    assert [int(area) for area in game.place][6:] == [CASTELLO, CASTELLO, SAN_POLO]


@pytest.mark.clause("DOG-RENOUNCE-3", "DOG-QUARANTIA-3", "DOG-BOARD-6", "DOG-BOARD-7")
def test_a_house_moves_between_any_two_districts_for_each_one_renounced() -> None:
    game = about_to_count(QUARANTIA, {RED: [3]})
    houses(game, RED, CANNAREGIO, 2)
    game.settle()
    act(game, RED, RENOUNCE.at(Q1))
    assert options(game) == ["stay", *(f"move from=0 to={to}" for to in (1, 2, 3, 4, 5))]
    act(game, RED, MOVE.at(CANNAREGIO, SANTA_CROCE))
    act(game, RED, DISMISS.at(Q2))
    act(game, RED, RENOUNCE.at(Q3))
    act(game, RED, MOVE.at(CANNAREGIO, CASTELLO))
    assert houses_of(game, RED) == [0, 1, 0, 0, 0, 1]
    assert game.over()


@pytest.mark.clause("DOG-QUARANTIA-4")
def test_the_printed_example() -> None:
    """Red sends one to San Marco; Blue renounces and moves; Red renounces the third and moves; two go back."""
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [2]})
    houses(game, RED, CASTELLO, 1)
    houses(game, BLUE, DORSODURO, 1)
    control(game, GREEN, Q2, SAN_POLO)
    game.settle()
    act(game, RED, TAKE.at(Q1, SAN_MARCO))
    act(game, BLUE, RENOUNCE.at(Q2))
    act(game, BLUE, MOVE.at(DORSODURO, CANNAREGIO))
    act(game, RED, RENOUNCE.at(Q3))
    act(game, RED, MOVE.at(CASTELLO, SAN_MARCO))
    assert [int(area) for area in game.place][6:] == [SAN_MARCO, CIRCLE, CIRCLE]
    assert [int(seat) for seat in game.controller][6:] == [RED, NEUTRAL, NEUTRAL]
    assert houses_of(game, RED)[SAN_MARCO] == 1
    assert houses_of(game, BLUE)[CANNAREGIO] == 1
    assert game.players[GREEN].rings == 6


@pytest.mark.clause("DOG-QUARANTIA-5", "DOG-QUARANTIA-6")
def test_tied_winners_move_up_to_two_houses_and_all_three_councillors_turn_neutral() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3], GREEN: [2]})
    for councillor in (Q1, Q2, Q3):
        control(game, GREEN, councillor, CASTELLO)
    houses(game, RED, CASTELLO, 2)
    houses(game, BLUE, CASTELLO, 1)
    houses(game, GREEN, CASTELLO, 1)
    game.settle()
    assert [int(area) for area in game.place][6:] == [CIRCLE] * 3
    assert game.players[GREEN].rings == 6
    act(game, RED, MOVE.at(CASTELLO, SAN_MARCO))
    act(game, RED, MOVE.at(CASTELLO, DORSODURO))
    act(game, BLUE, MOVE.at(CASTELLO, SAN_MARCO))
    act(game, BLUE, STAY.at())
    assert game.over()
    assert houses_of(game, RED) == [0, 0, 1, 1, 0, 0]
    assert houses_of(game, BLUE) == [0, 0, 0, 1, 0, 0]
    assert houses_of(game, GREEN) == [0, 1, 0, 0, 0, 0]


@pytest.mark.clause("DOG-QUARANTIA-7", "DOG-QUARANTIA-8", "DOG-QUARANTIA-9")
def test_tied_seconds_move_a_house_each_between_the_winner_s_two_decisions() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [2], GREEN: [2], WHITE: [1]}, players=4)
    control(game, WHITE, Q2, CASTELLO)
    houses(game, BLUE, CASTELLO, 1)
    houses(game, GREEN, CASTELLO, 1)
    houses(game, WHITE, CASTELLO, 1)
    game.settle()
    act(game, RED, TAKE.at(Q1, SAN_MARCO))
    assert options(game) == ["dismiss councillor=7", "dismiss councillor=8"]
    assert game.decision().why_not(game, RED, DISMISS.at(Q1)) == "DOG-QUARANTIA-9"
    act(game, RED, DISMISS.at(Q2))
    assert game.place[Q2] == CIRCLE
    assert game.players[WHITE].rings == 6
    act(game, BLUE, MOVE.at(CASTELLO, SAN_POLO))
    act(game, GREEN, MOVE.at(CASTELLO, DORSODURO))
    act(game, RED, TAKE.at(Q3, SAN_POLO))
    assert game.over()
    assert houses_of(game, WHITE)[CASTELLO] == 1


@pytest.mark.clause("DOG-QUARANTIA-10")
def test_without_a_second_one_councillor_turns_neutral_and_nobody_moves() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [0]})
    houses(game, BLUE, CASTELLO, 1)
    game.settle()
    act(game, RED, TAKE.at(Q1, SAN_MARCO))
    act(game, RED, DISMISS.at(Q3))
    act(game, RED, TAKE.at(Q2, SAN_MARCO))
    assert game.over()
    assert [int(seat) for seat in game.controller][6:] == [RED, RED, NEUTRAL]


@pytest.mark.clause("DOG-QUARANTIA-3", "DOG-PALACE-1")
def test_a_palace_is_offered_after_a_house_moved_for_a_councillor_renounced() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [2]})
    houses(game, RED, CASTELLO, 2)
    houses(game, RED, DORSODURO, 1)
    game.settle()
    act(game, RED, RENOUNCE.at(Q1))
    act(game, RED, MOVE.at(DORSODURO, CASTELLO))
    assert kinds(game) == {"build", "decline"}
    act(game, RED, BUILD.at(CASTELLO))
    assert game.players[RED].palaces[CASTELLO] == 1
    assert game.to_play() == BLUE


@pytest.mark.clause("DOG-PALACE-12")
def test_tied_players_all_move_before_any_of_them_builds_at_the_old_prices() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3]})
    for seat in (RED, BLUE):
        houses(game, seat, CASTELLO, 2)
        houses(game, seat, DORSODURO, 1)
        houses(game, seat, SAN_MARCO, 1)
    game.settle()
    act(game, RED, MOVE.at(DORSODURO, CASTELLO))
    act(game, RED, MOVE.at(SAN_MARCO, CASTELLO))
    act(game, BLUE, MOVE.at(DORSODURO, CASTELLO))
    act(game, BLUE, STAY.at())
    act(game, RED, BUILD.at(CASTELLO))
    act(game, BLUE, BUILD.at(CASTELLO))
    assert game.over()
    assert game.built[CASTELLO] == 2
    assert houses_of(game, RED)[CASTELLO] == 1
    assert houses_of(game, BLUE)[CASTELLO] == 0


@pytest.mark.clause("DOG-PALACE-12")
def test_one_palace_in_each_district_that_tied_moves_reached() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3]})
    houses(game, RED, CASTELLO, 2)
    houses(game, RED, DORSODURO, 2)
    houses(game, RED, SAN_MARCO, 2)
    game.settle()
    act(game, RED, MOVE.at(SAN_MARCO, CASTELLO))
    act(game, RED, MOVE.at(SAN_MARCO, DORSODURO))
    act(game, RED, DECLINE.at())
    act(game, RED, BUILD.at(DORSODURO))
    assert [int(n) for n in game.players[RED].palaces] == [0, 0, 1, 0, 0, 0]
    assert game.over()


@pytest.mark.clause("DOG-QUARANTIA-1")
def test_nothing_is_placed_in_the_quarantia() -> None:
    game = counted(QUARANTIA, {RED: [3], BLUE: [2]})
    assert kinds(game) == {"take", "renounce"}
    assert game.decision().why_not(game, RED, PLACE.at(CASTELLO, 1)) == "DOG-QUARANTIA-1"
