"""Control of councillors, their moves, and renouncing them [5.2.3, 5.2.4, 5.2.5]."""

from __future__ import annotations

import pytest

from serenissima.core.events import Diary
from serenissima.games.doge.actions import BUILD, CARD, MOVE, PLACE, RENOUNCE, STAY, TAKE
from serenissima.games.doge.board import CIRCLE, NEUTRAL
from serenissima.games.doge.help import describe
from tests.games.doge.table import (
    BLUE,
    CASTELLO,
    DORSODURO,
    QUARANTIA,
    RED,
    SAN_MARCO,
    SAN_POLO,
    about_to_count,
    act,
    control,
    counted,
    houses,
    houses_of,
    options,
)


@pytest.mark.clause("DOG-CONTROL-1")
def test_a_new_controller_puts_a_ring_on_and_the_former_one_takes_theirs_back() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    control(game, BLUE, CASTELLO, SAN_MARCO)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, DORSODURO))
    assert game.controller[CASTELLO] == RED
    assert game.place[CASTELLO] == DORSODURO
    assert (game.players[RED].rings, game.players[BLUE].rings) == (5, 6)


@pytest.mark.clause("DOG-CONTROL-2", "DOG-CONTROL-3")
def test_without_a_ring_the_winner_has_to_renounce_and_may_move_a_house() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    for councillor in (0, 2, 3, 4, 5, 6):
        control(game, RED, councillor, CASTELLO)
    houses(game, RED, SAN_POLO, 1)
    game.settle()
    assert game.players[RED].rings == 0
    assert [words for words in options(game) if words.startswith(("take", "renounce"))] == ["renounce councillor=1"]
    assert game.decision().why_not(game, RED, TAKE.at(CASTELLO, SAN_MARCO)) == "DOG-CONTROL-2"
    act(game, RED, RENOUNCE.at(CASTELLO))
    act(game, RED, MOVE.at(SAN_POLO, CASTELLO))
    assert houses_of(game, RED)[CASTELLO] == 1


@pytest.mark.clause("DOG-CONTROL-2")
def test_the_last_ring_may_be_used() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    for councillor in (0, 2, 3, 4, 5):
        control(game, RED, councillor, QUARANTIA)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert game.players[RED].rings == 0


@pytest.mark.clause("DOG-CONTROL-1", "DOG-MOVE-1")
def test_the_position_in_words_says_who_controls_a_councillor_where() -> None:
    game = counted(CASTELLO, {RED: [2]})
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    said = [message.args for message in describe(game, RED) if message.id == "describe-councillor"]
    assert said == [{"councillor": {"id": "councillor-castello", "args": {}, "n": CASTELLO}, "player": {"seat": RED}}]


@pytest.mark.clause("DOG-CONTROL-3")
def test_a_ring_already_on_the_councillor_is_enough() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    for councillor in (0, 1, 2, 3, 4, 5):
        control(game, RED, councillor, QUARANTIA)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert game.players[RED].rings == 0
    assert game.controller[CASTELLO] == RED


@pytest.mark.clause("DOG-MOVE-1", "DOG-MOVE-2")
def test_a_councillor_goes_to_any_area_but_its_own() -> None:
    game = counted(CASTELLO, {RED: [2]})
    taken = [words for words in options(game) if words.startswith("take")]
    assert taken == [f"take councillor=1 area={area}" for area in (0, 2, 3, 4, 5, QUARANTIA)]
    assert game.decision().why_not(game, RED, TAKE.at(CASTELLO, CASTELLO)) == "DOG-MOVE-2"


@pytest.mark.clause("DOG-MOVE-3", "DOG-MOVE-5")
def test_leaving_the_councillor_where_it_is_counts_as_taking_it() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    control(game, RED, CASTELLO, SAN_MARCO)
    houses(game, RED, SAN_POLO, 1)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert game.place[CASTELLO] == SAN_MARCO
    assert game.players[RED].rings == 5
    assert "place district=1 houses=2" in options(game)
    assert "stay" not in options(game)


@pytest.mark.clause("DOG-MOVE-4")
def test_only_the_councillor_of_the_area_voting_moves() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    control(game, RED, SAN_MARCO, DORSODURO)
    game.settle()
    assert {words.split()[1] for words in options(game) if words.startswith("take")} == {"councillor=1"}
    assert game.decision().why_not(game, RED, TAKE.at(SAN_MARCO, CASTELLO)) == "DOG-MOVE-4"
    assert game.decision().why_not(game, RED, RENOUNCE.at(SAN_MARCO)) == "DOG-MOVE-4"


@pytest.mark.clause("DOG-RENOUNCE-1", "DOG-RENOUNCE-4", "DOG-RENOUNCE-6")
@pytest.mark.parametrize("owner", [NEUTRAL, RED, BLUE])
def test_a_renounced_councillor_is_neutral_on_its_circle(owner: int) -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    if owner != NEUTRAL:
        control(game, owner, CASTELLO, SAN_MARCO)
    game.settle()
    act(game, RED, RENOUNCE.at(CASTELLO))
    assert game.place[CASTELLO] == CIRCLE
    assert game.controller[CASTELLO] == NEUTRAL
    assert [player.rings for player in game.players] == [6, 6, 6]


@pytest.mark.clause("DOG-RENOUNCE-6", "DOG-RENOUNCE-2")
def test_renouncing_a_neutral_councillor_moves_a_house_all_the_same() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    houses(game, RED, SAN_POLO, 1)
    game.settle()
    diary = Diary()
    game.listener = diary
    act(game, RED, RENOUNCE.at(CASTELLO))
    assert [event.kind.name for event in diary.events] == ["renounced"]
    act(game, RED, MOVE.at(SAN_POLO, CASTELLO))
    assert houses_of(game, RED)[CASTELLO] == 1


@pytest.mark.clause("DOG-RENOUNCE-2", "DOG-MOVE-5", "DOG-DISTRICT-1")
def test_who_has_taken_the_councillor_moves_no_house_and_decides_no_more() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    houses(game, RED, SAN_POLO, 1)
    game.settle()
    why = game.decision().why_not
    assert why(game, RED, MOVE.at(SAN_POLO, CASTELLO)) == "DOG-RENOUNCE-2"
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    why = game.decision().why_not
    assert why(game, RED, MOVE.at(SAN_POLO, CASTELLO)) == "DOG-RENOUNCE-2"
    assert why(game, RED, TAKE.at(CASTELLO, DORSODURO)) == "DOG-DISTRICT-1"
    assert why(game, RED, RENOUNCE.at(CASTELLO)) == "DOG-DISTRICT-1"
    assert why(game, RED, RENOUNCE.at(SAN_MARCO)) == "DOG-MOVE-4"
    act(game, RED, PLACE.at(CASTELLO, 0))
    assert game.over()
    assert houses_of(game, RED)[SAN_POLO] == 1


@pytest.mark.clause("DOG-RENOUNCE-2")
def test_renouncing_moves_a_house_out_of_the_district_or_into_it() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    houses(game, RED, CASTELLO, 1)
    houses(game, RED, SAN_MARCO, 1)
    game.settle()
    act(game, RED, RENOUNCE.at(CASTELLO))
    out_of = [f"move from=1 to={to}" for to in (0, 2, 3, 4, 5)]
    assert options(game) == ["stay", *out_of, "move from=3 to=1"]
    assert game.decision().why_not(game, RED, MOVE.at(SAN_MARCO, SAN_POLO)) == "DOG-RENOUNCE-2"
    act(game, RED, MOVE.at(CASTELLO, DORSODURO))
    assert houses_of(game, RED) == [0, 0, 1, 1, 0, 0]


@pytest.mark.clause("DOG-RENOUNCE-5")
def test_the_house_move_may_be_left_out_and_is_skipped_without_houses() -> None:
    game = about_to_count(CASTELLO, {RED: [2]})
    houses(game, RED, SAN_MARCO, 1)
    game.settle()
    act(game, RED, RENOUNCE.at(CASTELLO))
    act(game, RED, STAY.at())
    assert houses_of(game, RED)[SAN_MARCO] == 1
    bare = counted(CASTELLO, {RED: [2]})
    act(bare, RED, RENOUNCE.at(CASTELLO))
    assert options(bare)[0].startswith("place")


@pytest.mark.clause("DOG-YEAR-1", "DOG-PALACE-14", "DOG-PALACE-2")
def test_refusals_while_votes_are_counted() -> None:
    game = counted(CASTELLO, {RED: [2]})
    decision = game.decision()
    assert decision.why_not(game, RED, CARD.at(CASTELLO)) == "DOG-YEAR-1"
    assert decision.why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-2"
    houses(game, RED, CASTELLO, 3)
    assert decision.why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-14"
    assert decision.why_not(game, RED, PLACE.at(SAN_MARCO, 1)) == "DOG-DISTRICT-1"
