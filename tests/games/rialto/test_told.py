"""What everybody is told of the set-up, phase I and cards laid, number by number, and what the questions say."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.games.rialto.flow.cards import ClearRows, CutHands, GreenBuildings, LayOutRows
from serenissima.games.rialto.flow.playing import NeutralPlays
from serenissima.games.rialto.flow.setup import SeatThePlayers
from serenissima.games.rialto.flow.stages import AwardBonus, Stage
from serenissima.games.rialto.printed import BUILDING_BITS
from tests.games.rialto.position import (
    STAGE,
    ask,
    bag,
    district,
    do,
    hold,
    listen,
    number_districts,
    offered,
    own,
    started,
    story,
)
from tests.games.rialto.told_kit import NUMBERS, asked, building, resolve

# --- set-up and phase I


@pytest.mark.clause("RIA-SETUP-7", "RIA-SETUP-12", "RIA-SETUP-3")
def test_the_first_player_the_starting_buildings_and_the_bridge() -> None:
    game = started(2)
    game.clockwise = 1
    game.order = 0
    heard = listen(game)
    ask(game, SeatThePlayers(-1))
    assert story(heard) == [("first_player", game.first)]
    chooser = int(game.to_play())
    own(game, chooser, "blue_2")
    do(game, "start_with building=yellow_1")
    assert story(heard)[1:] == [("chose_start", chooser, building("yellow_1"))]
    assert game.players[chooser].buildings == 1 << BUILDING_BITS * building("blue_2") | 1 << BUILDING_BITS * 4
    game.bridge, game.unseen_bridges = 1, 0b000001
    heard = listen(game)
    game.turn_up_bridge()
    assert story(heard) == [("turned_up", -1, 3, 6)]
    game.turn_up_bridge()
    assert story(heard) == [("turned_up", -1, 3, 6)], "no bridge is left to tell of"


@pytest.mark.clause("RIA-CARDS-1", "RIA-CARDS-2", "RIA-CARDS-6")
def test_a_round_a_row_and_a_hidden_draw() -> None:
    game = started(2)
    number_districts(game, *NUMBERS)
    game.round = 1
    heard = listen(game)
    ask(game, LayOutRows(-1))
    assert story(heard) == [("round_began", -1, 2, district("castello"))]
    row = int(game.rows[2])
    hold(game, 0, joker=1)
    game.players[0].shown = game.players[0].sure = bag(joker=1)
    do(game, "take_row row=2")
    drawn = int(game.players[0].hand) - row - bag(joker=1)
    assert story(heard)[1:] == [("took_row", 0, 2, row), ("drew", 0, 2, drawn)]
    assert game.players[0].shown == game.players[0].sure == row + bag(joker=1)


@pytest.mark.clause("RIA-CARDS-4", "RIA-CARDS-6")
def test_the_shuffle_is_told_with_the_size_of_the_new_pile() -> None:
    game = started(2)
    ask(game, LayOutRows(-1))
    game.pile, game.spent = 0, bag(gold=5)
    heard = listen(game)
    do(game, "take_row row=0")
    assert story(heard)[1:] == [("reshuffled", -1, 5), ("drew", 0, 2, bag(gold=2))]
    assert (game.spent, game.pile) == (0, bag(gold=3))


@pytest.mark.clause("RIA-GREEN-1", "RIA-GREEN-2", "RIA-GREEN-3", "RIA-GREEN-4", "RIA-CARDS-9")
def test_green_buildings() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_2", "green_3")
    hold(game, 0, joker=2)
    game.players[0].coins, game.players[0].keep = 3, 7
    game.players[0].shown = game.players[0].sure = bag(joker=2)
    game.rows = type(game.rows)([bag(gold=2, doge=1), 0, 0])
    ask(game, GreenBuildings(-1))
    heard = listen(game)
    assert offered(game) == [
        "no_more_green",
        "green_open own=0 open=0",
        "green_open own=0 open=1",
        "green_blind own=0",
        "green_keep own=1",
        "green_open own=2 open=0",
        "green_open own=2 open=1",
        "green_blind own=2",
    ]
    do(game, "green_open own=green_1 open=gold")
    assert game.players[0].hand == game.players[0].shown == bag(gold=1, joker=2)
    do(game, "green_keep own=green_2")
    do(game, "green_blind own=green_3")
    drawn = int(game.players[0].hand) - bag(gold=1, joker=2)
    assert story(heard) == [
        ("took_open", 0, building("green_1"), 1),
        ("kept_more", 0, building("green_2"), 8),
        ("used_building", 0, building("green_3")),
        ("drew", 0, 3, drawn),
        ("kept_more", 0, building("green_3"), 9),
    ]
    assert game.players[0].used == 1 | 1 << BUILDING_BITS | 1 << 2 * BUILDING_BITS


@pytest.mark.clause("RIA-CARDS-10", "RIA-CARDS-13", "RIA-CARDS-14", "RIA-CARDS-17", "RIA-NEUTRAL-10")
def test_cut_hands_the_leftover_row_and_the_neutral_player() -> None:
    game = started(2, neutral="yes")
    for seat in (0, 1):
        hold(game, seat, doge=9)
        game.players[seat].keep = 7
    game.players[0].dropped = bag(bridge=1)
    game.spent = bag(joker=1)
    game.rows = type(game.rows)([bag(gold=2), 0, 0])
    heard = listen(game)
    ask(game, CutHands(-1), ClearRows(-1))
    decision: Any = game.decision()
    assert not decision.begun(game, 0)
    do(game, "cut card=doge", seat=0)
    assert decision.begun(game, 0)
    assert not decision.begun(game, 1)
    for seat in (0, 1, 1):
        do(game, "cut card=doge", seat=seat)
    assert story(heard) == [
        ("cut_down", 0, 2, bag(doge=2)),
        ("cut_down", 1, 2, bag(doge=2)),
        ("left_over", -1, bag(gold=2)),
        ("neutral_drew", 2, int(game.neutral_cards)),
    ]
    assert [int(player.cut) for player in game.players] == [0, 0, 0]
    assert game.players[0].dropped == bag(bridge=1, doge=2)
    assert game.spent == bag(joker=1, gold=2), "what lay there before stays"
    assert list(game.rows) == [0, 0, 0]


# --- phase II


@pytest.mark.clause("RIA-STAGE-5", "RIA-STAGE-13", "RIA-YELLOW-2", "RIA-YELLOW-3", "RIA-YELLOW-4")
def test_a_turn_with_yellow_buildings() -> None:
    game = started(2)
    own(game, 0, "yellow_2", "yellow_3", "yellow_4")
    game.players[0].coins = 3
    hold(game, 0, gold=2, doge=2, joker=2)
    game.players[0].shown = game.players[0].sure = bag(gold=2, doge=2, joker=2)
    game.first = 0
    game.spent = bag(bridge=1)
    heard = listen(game)
    ask(game, Stage(-1, STAGE["A"]))
    stage: Any = {"id": "stage-doge", "args": {}, "n": 0}
    assert asked(game)["stage"] == stage
    assert asked(game)["card"]["id"] == "card-doge"
    do(game, "turn_card own=yellow_2 card=gold")
    assert (game.players[0].hand, game.players[0].played) == (bag(gold=1, doge=2, joker=2), bag(gold=1))
    assert game.players[0].shown == bag(gold=1, doge=2, joker=2)
    do(game, "as_joker own=yellow_3")
    do(game, "turn_card own=yellow_4 card=gold")
    do(game, "play cards=1 jokers=1")
    assert story(heard) == [
        ("stage_began", 0, 0),
        ("turned", 0, building("yellow_2"), 1, 0),
        ("used_as_joker", 0, building("yellow_3")),
        ("turned", 0, building("yellow_4"), 1, 0),
        ("played", 0, 0, 1, 1, 1 + 3 + 2),
    ]
    assert game.players[0].played == bag(gold=2, doge=1, joker=1)
    assert game.players[0].shown == game.players[0].hand == bag(doge=1, joker=1)
    do(game, "pass")
    assert story(heard)[5:] == [("passed", 1, 0), ("bonus_won", 0, 0, 6), ("stepped", 0, 7, 8)]
    assert game.spent == bag(bridge=1, gold=2, doge=1, joker=1), "with what lay there before"


@pytest.mark.clause("RIA-YELLOW-1", "RIA-YELLOW-6", "RIA-YELLOW-7")
def test_delays_are_told_and_kept_in_their_order() -> None:
    game = started(4)
    for seat in range(4):
        own(game, seat, "yellow_1")
        game.players[seat].coins = 1
        hold(game, seat, gold=1)
    game.first = 0
    heard = listen(game)
    ask(game, Stage(-1, STAGE["B"]))
    for _ in range(4):
        do(game, "delay own=yellow_1")
    assert story(heard) == [("stage_began", 0, 1), *[("delayed", seat, building("yellow_1")) for seat in range(4)]]
    order = []
    while game.stage == 1 and not game.over():
        order.append(int(game.to_play()))
        do(game, "pass")
    assert order == [0, 1, 2, 3]
    assert story(heard)[5:9] == [("passed", seat, 1) for seat in range(4)]


@pytest.mark.clause("RIA-NEUTRAL-11", "RIA-NEUTRAL-12")
def test_what_the_neutral_player_lays() -> None:
    game = started(2, neutral="yes")
    game.neutral_cards = bag(doge=1, joker=2, councillor=1)
    heard = listen(game)
    for stage in ("A", "B", "F"):
        game.stage = STAGE[stage]
        ask(game, NeutralPlays(2))
    assert story(heard) == [("played", 2, 0, 1, 0, 1), ("passed", 2, 1), ("played", 2, 5, 1, 2, 3)]
    assert game.players[2].played == bag(joker=2, councillor=1)


@pytest.mark.clause("RIA-STAGE-4", "RIA-STAGE-7", "RIA-STAGE-8", "RIA-STAGE-12")
def test_every_bonus_of_the_round_is_kept() -> None:
    game = started(3)
    heard = listen(game)
    game.bonuses = 2
    game.stage = STAGE["B"]
    game.players[2].strength = 2
    coins = int(game.players[2].coins)
    ask(game, AwardBonus(-1))
    assert game.bonuses == 2 | 3 << 4, "seat 1 in stage A, seat 2 in stage B"
    assert story(heard) == [("bonus_won", 2, 1, 2), ("earned", 2, 3)]
    assert game.players[2].coins == coins + 3
    assert story(resolve(game, "B", 0, 0, 0)) == [("no_bonus", -1, 1)], "nobody earns anything"
    assert story(resolve(game, "A", 0, 0, 0)) == [("no_bonus", -1, 0)], "nobody moves"
