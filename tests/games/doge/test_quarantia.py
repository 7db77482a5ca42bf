"""The vote of the Quarantia [5.2.6]."""

from __future__ import annotations

import pytest

from serenissima.core.events import Diary
from serenissima.games.doge.actions import BUILD, DECLINE, DISMISS, MOVE, PLACE, RENOUNCE, STAY, TAKE, area_arg
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
    assert game.over(), "blue has no second house"
    assert houses_of(game, RED) == [0, 0, 1, 1, 0, 0]
    assert houses_of(game, BLUE) == [0, 0, 0, 1, 0, 0]
    assert houses_of(game, GREEN) == [0, 1, 0, 0, 0, 0]


@pytest.mark.clause("DOG-QUARANTIA-11")
def test_a_house_that_has_moved_does_not_move_again() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3]})
    houses(game, RED, CASTELLO, 1)
    houses(game, RED, DORSODURO, 2)
    game.settle()
    act(game, RED, MOVE.at(CASTELLO, SAN_MARCO))
    assert {words.split()[1] for words in options(game) if words != "stay"} == {"from=2"}
    why = game.decision().why_not
    assert why(game, RED, MOVE.at(SAN_MARCO, CASTELLO)) == "DOG-QUARANTIA-11"
    assert why(game, RED, MOVE.at(CASTELLO, SAN_POLO)) == "DOG-QUARANTIA-6"
    asked = game.decision().args(game)
    assert (asked["why"], asked["left"]) == ("another", 1)
    act(game, RED, MOVE.at(DORSODURO, SAN_MARCO))
    assert houses_of(game, RED) == [0, 0, 1, 2, 0, 0]
    assert game.over()


@pytest.mark.clause("DOG-QUARANTIA-11", "DOG-PALACE-12")
def test_another_house_may_leave_the_district_that_the_first_has_reached() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3]})
    houses(game, RED, CASTELLO, 1)
    houses(game, RED, DORSODURO, 3)
    houses(game, RED, SAN_POLO, 3)
    game.settle()
    act(game, RED, MOVE.at(CASTELLO, DORSODURO))
    assert game.decision().why_not(game, RED, BUILD.at(DORSODURO)) == "DOG-PALACE-12"
    assert game.decision().why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-2"
    assert game.decision().why_not(game, RED, BUILD.at(SAN_POLO)) == "DOG-PALACE-14"
    act(game, RED, MOVE.at(DORSODURO, CASTELLO))
    assert houses_of(game, RED) == [0, 1, 3, 0, 3, 0]
    act(game, RED, BUILD.at(DORSODURO))
    assert game.over()


@pytest.mark.clause("DOG-QUARANTIA-11")
def test_the_only_other_house_may_leave_the_district_that_the_first_has_reached() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3]})
    houses(game, RED, CASTELLO, 1)
    houses(game, RED, DORSODURO, 1)
    game.settle()
    act(game, RED, MOVE.at(CASTELLO, DORSODURO))
    assert options(game) == ["stay", *(f"move from=2 to={to}" for to in (0, 1, 3, 4, 5))]
    act(game, RED, STAY.at())
    assert game.over()
    assert houses_of(game, RED) == [0, 0, 2, 0, 0, 0]


@pytest.mark.clause("DOG-QUARANTIA-6", "DOG-QUARANTIA-7")
@pytest.mark.parametrize(
    ("votes", "clause"),
    [({0: [3], 1: [3], 2: [3]}, "DOG-QUARANTIA-6"), ({0: [2], 1: [2], 2: [2], 3: [3]}, "DOG-QUARANTIA-7")],
)
def test_each_of_the_tied_moves_by_the_same_rule(votes: dict[int, list[int]], clause: str) -> None:
    game = about_to_count(QUARANTIA, votes, players=4)
    for seat in range(4):
        houses(game, seat, CASTELLO, 3)
    game.settle()
    if game.to_play() == WHITE:
        act(game, WHITE, TAKE.at(Q1, CASTELLO))
        act(game, WHITE, DISMISS.at(Q2))
    for seat in range(3):
        assert game.to_play() == seat
        assert game.decision().clause(game) == clause
        act(game, seat, MOVE.at(CASTELLO, DORSODURO))
        if clause == "DOG-QUARANTIA-6":
            assert game.decision().clause(game) == clause
            act(game, seat, MOVE.at(CASTELLO, SAN_POLO))
    assert [houses_of(game, seat)[DORSODURO] for seat in range(3)] == [1, 1, 1]


@pytest.mark.clause("DOG-QUARANTIA-11", "DOG-PALACE-14")
def test_a_single_house_moves_once_and_brings_one_palace_only_where_it_stays() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [3]})
    houses(game, RED, CASTELLO, 1)
    game.settle()
    act(game, RED, MOVE.at(CASTELLO, SAN_MARCO))
    assert game.over()
    assert houses_of(game, RED) == [0, 0, 0, 1, 0, 0]


@pytest.mark.clause("DOG-RENOUNCE-2", "DOG-RENOUNCE-3", "DOG-QUARANTIA-6", "DOG-QUARANTIA-7")
def test_who_moves_a_house_is_told_why_and_what_else_they_may_not_do() -> None:
    games = {}
    for name, area, votes in (
        ("district", CASTELLO, {RED: [3]}),
        ("renounced", QUARANTIA, {RED: [3]}),
        ("first", QUARANTIA, {RED: [3], BLUE: [3]}),
        ("second", QUARANTIA, {BLUE: [3], RED: [2], GREEN: [2]}),
    ):
        game = about_to_count(area, votes)
        houses(game, RED, DORSODURO, 5)
        houses(game, RED, CASTELLO, 1)
        game.settle()
        games[name] = game
    act(games["district"], RED, RENOUNCE.at(CASTELLO))
    act(games["renounced"], RED, RENOUNCE.at(Q1))
    act(games["second"], BLUE, TAKE.at(Q1, CASTELLO))
    act(games["second"], BLUE, DISMISS.at(Q2))
    for name, clause, own, left, why_asked in (
        ("district", "DOG-RENOUNCE-2", "DOG-RENOUNCE-4", 1, "home"),
        ("renounced", "DOG-RENOUNCE-3", "DOG-QUARANTIA-3", 1, "any"),
        ("first", "DOG-QUARANTIA-6", "DOG-QUARANTIA-5", 2, "any"),
        ("second", "DOG-QUARANTIA-7", "DOG-QUARANTIA-7", 1, "any"),
    ):
        game = games[name]
        councillor, other = (CASTELLO, Q3) if name == "district" else (Q3, CASTELLO)
        decision = game.decision()
        assert game.to_play() == RED
        assert decision.clause(game) == clause
        asked = decision.args(game)
        assert (asked["left"], asked["why"]) == (left, why_asked)
        assert asked["district"] == area_arg(CASTELLO if name == "district" else QUARANTIA)
        why = decision.why_not
        assert why(game, RED, TAKE.at(councillor, SAN_MARCO)) == own
        assert why(game, RED, TAKE.at(other, SAN_MARCO)) == "DOG-MOVE-4"
        assert why(game, RED, MOVE.at(SAN_MARCO, SAN_POLO)) == clause
        assert why(game, RED, PLACE.at(CASTELLO, 1)) == clause
        assert why(game, RED, BUILD.at(DORSODURO)) == "DOG-PALACE-14"
        assert why(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-2"


@pytest.mark.clause("DOG-QUARANTIA-2", "DOG-MOVE-2", "DOG-MOVE-4", "DOG-CONTROL-2", "DOG-RENOUNCE-3")
def test_refusals_while_a_councillor_of_the_quarantia_is_decided_about() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [2]})
    for councillor in range(6):
        control(game, BLUE, councillor, SANTA_CROCE)
    houses(game, RED, CASTELLO, 1)
    game.settle()
    why = game.decision().why_not
    assert game.decision().args(game) == {"left": 3}
    assert why(game, RED, TAKE.at(Q1, QUARANTIA)) == "DOG-MOVE-2"
    assert why(game, RED, TAKE.at(CASTELLO, SAN_MARCO)) == "DOG-MOVE-4"
    assert why(game, RED, MOVE.at(CASTELLO, SAN_MARCO)) == "DOG-RENOUNCE-3"
    assert why(game, RED, DISMISS.at(Q1)) == "DOG-QUARANTIA-1"
    act(game, RED, TAKE.at(Q1, SAN_MARCO))
    why = game.decision().why_not
    assert {words.split()[0] for words in options(game)} == {"renounce"}
    assert why(game, BLUE, TAKE.at(Q1, SAN_MARCO)) == "DOG-QUARANTIA-2"
    assert why(game, BLUE, RENOUNCE.at(Q1)) == "DOG-QUARANTIA-2"
    assert why(game, BLUE, TAKE.at(Q2, SAN_MARCO)) == "DOG-CONTROL-2"


@pytest.mark.clause("DOG-QUARANTIA-8", "DOG-QUARANTIA-10")
def test_setting_a_councillor_aside_is_told_whether_it_was_neutral_or_not() -> None:
    told = []
    for controlled in (False, True):
        game = about_to_count(QUARANTIA, {RED: [3]})
        if controlled:
            control(game, BLUE, Q2, CASTELLO)
        game.settle()
        act(game, RED, TAKE.at(Q1, SAN_MARCO))
        assert game.decision().clause(game) == "DOG-QUARANTIA-10"
        assert game.decision().args(game) == {"tied": 0}
        assert game.decision().why_not(game, RED, RENOUNCE.at(Q2)) == "DOG-QUARANTIA-10"
        diary = Diary()
        game.listener = diary
        act(game, RED, DISMISS.at(Q2))
        told.append([(event.kind.name, event.seat, *event.values) for event in diary.events])
        assert game.place[Q2] == CIRCLE
    assert told == [[("dismissed", RED, Q2)], [("dismissed", RED, Q2), ("turned_neutral", -1, Q2)]]


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
    decision = game.decision()
    assert decision.clause(game) == "DOG-QUARANTIA-9"
    assert decision.args(game) == {"tied": 2}
    assert decision.why_not(game, RED, DISMISS.at(Q1)) == "DOG-QUARANTIA-2"
    assert decision.why_not(game, RED, RENOUNCE.at(Q2)) == "DOG-QUARANTIA-9"
    assert decision.why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-2"
    assert decision.why_not(game, RED, MOVE.at(CASTELLO, DORSODURO)) == "DOG-RENOUNCE-3"
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
    houses(game, RED, SAN_POLO, 3)
    act(game, RED, MOVE.at(SAN_MARCO, CASTELLO))
    act(game, RED, MOVE.at(SAN_MARCO, DORSODURO))
    why = game.decision().why_not
    assert why(game, RED, BUILD.at(DORSODURO)) == "DOG-PALACE-12"
    assert why(game, RED, BUILD.at(SAN_POLO)) == "DOG-PALACE-14"
    assert why(game, RED, BUILD.at(SANTA_CROCE)) == "DOG-PALACE-2"
    act(game, RED, DECLINE.at())
    assert game.decision().why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-14"
    act(game, RED, BUILD.at(DORSODURO))
    assert [int(n) for n in game.players[RED].palaces] == [0, 0, 1, 0, 0, 0]
    assert game.over()


@pytest.mark.clause("DOG-QUARANTIA-1")
def test_nothing_is_placed_in_the_quarantia() -> None:
    game = counted(QUARANTIA, {RED: [3], BLUE: [2]})
    assert kinds(game) == {"take", "renounce"}
    assert game.decision().why_not(game, RED, PLACE.at(CASTELLO, 1)) == "DOG-QUARANTIA-1"
