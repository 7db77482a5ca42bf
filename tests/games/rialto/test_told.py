"""What everybody is told of each act, number by number, and what the questions say."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.events import Diary
from serenissima.games.rialto.board import GONDOLA
from serenissima.games.rialto.flow.banks import check_banks_at_once
from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.cards import ClearRows, CutHands, GreenBuildings, LayOutRows
from serenissima.games.rialto.flow.playing import NeutralPlays, PlayCards
from serenissima.games.rialto.flow.setup import SeatThePlayers
from serenissima.games.rialto.flow.stages import AwardBonus, EndStage, Stage
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDING_NAMES, LINK_NAMES, TILE_BITS
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import (
    STAGE,
    ask,
    bag,
    council,
    district,
    do,
    hold,
    link,
    listen,
    new,
    number_districts,
    offered,
    own,
    started,
    story,
    track,
)

NUMBERS = ("san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")


def building(name: str) -> int:
    return BUILDING_NAMES.index(name)


def resolve(game: Rialto, stage: str, *strengths: int) -> Diary:
    """Everybody has played; what is told from the bonus on."""
    heard = listen(game)
    game.stage = STAGE[stage]
    game.bonuses = 0
    for player, strength in zip(game.players, strengths, strict=False):
        player.strength = strength
    ask(game, AwardBonus(-1), EndStage(-1))
    return heard


def asked(game: Rialto) -> dict[str, Any]:
    """The arguments of the question."""
    found: dict[str, Any] = game.decision().args(game)
    return found


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


@pytest.mark.clause("RIA-A-1", "RIA-A-3")
def test_steps_are_told_with_the_space() -> None:
    game = started(3)
    track(game, (0, 4), (1, 2), (2, 1))
    told = story(resolve(game, "A", 0, 2, 1))
    assert told == [("bonus_won", 1, 0, 2), ("stepped", 1, 3, 5), ("stepped", 2, 1, 2)]


@pytest.mark.clause("RIA-B-1", "RIA-B-2", "RIA-B-3")
def test_coins_are_told_as_far_as_they_come() -> None:
    game = started(3)
    game.coins = 4
    assert story(resolve(game, "B", 2, 2, 1)) == [
        ("bonus_won", 0, 1, 2),
        ("earned", 0, 3),
        ("earned", 1, 1),
        ("earned", 2, 0),
    ]


@pytest.mark.clause("RIA-C-1", "RIA-C-9", "RIA-C-10")
def test_buildings_taken_and_returned() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_1", "green_2", "yellow_3", "yellow_3", "blue_2", "blue_4")
    game.players[0].resting = 1 << BUILDING_BITS * building("green_2")
    heard = resolve(game, "C", 2, 0)
    do(game, "take_building building=green_3")
    assert asked(game)["building"]["id"] == "building-green_3"
    assert "return_building own=1 condition=2" in offered(game)
    assert "return_building own=1 condition=0" not in offered(game)
    do(game, "return_building own=green_2 condition=2")
    assert game.players[0].resting == 0
    assert story(heard) == [
        ("bonus_won", 0, 2, 2),
        ("returned", 0, building("green_2"), 2),
        ("built", 0, building("green_3")),
    ]
    assert game.players[0].points == 3 + 2


@pytest.mark.clause("RIA-C-1", "RIA-C-4")
def test_with_exactly_four_nothing_follows() -> None:
    game = started(2)
    resolve(game, "C", 3, 0)
    assert len(offered(game)) == 13, "any value up to 4"
    do(game, "take_building building=blue_4")
    assert game.over()
    game = started(2)
    resolve(game, "C", 3, 0)
    game.stock -= game.stock & 15
    assert "take_building building=0" not in offered(game)


@pytest.mark.clause("RIA-D-1", "RIA-D-2", "RIA-D-3", "RIA-D-4", "RIA-SETUP-3")
def test_points_and_the_bridge() -> None:
    game = started(3)
    game.bridge, game.unseen_bridges = 0, 0b000010  # 3/6, then 4/6
    heard = resolve(game, "D", 2, 1, 0)
    assert asked(game) == {"first": 3, "second": 6}
    here = link("cannaregio", "castello")
    do(game, f"place_bridge link={here} turned=1")
    assert story(heard) == [
        ("bonus_won", 0, 3, 2),
        ("scored", 0, 3),
        ("bridged", 0, here, 6, 3),
        ("turned_up", -1, 4, 6),
        ("scored", 1, 1),
        ("lost_points", 2, 1),
    ]


@pytest.mark.clause("RIA-E-1", "RIA-E-2", "RIA-E-3", "RIA-E-4", "RIA-E-5")
def test_councillors_and_the_gondola() -> None:
    game = started(3)
    game.players[0].general = 3
    game.players[1].general = 1
    heard = resolve(game, "E", 2, 2, 0)
    here = link("castello", "dorsoduro")
    do(game, f"place_gondola link={here}")
    assert asked(game)["link"] == LINK_NAMES[here]
    do(game, f"send_councillor district={district('dorsoduro')}")
    assert story(heard) == [
        ("bonus_won", 0, 4, 2),
        ("recruited", 0, 2, 0),
        ("gondola_laid", 0, here),
        ("sent", 0, district("dorsoduro")),
        ("recruited", 1, 1, 1),
    ]
    assert (game.players[0].general, game.gondolas) == (0, 5)

    game.players[0].reserve = 1
    heard = resolve(game, "E", 1, 0, 0)
    other = link("castello", "san_marco")
    do(game, f"place_gondola link={other}")
    assert asked(game)["link"] == LINK_NAMES[other]
    do(game, f"move_councillor origin={district('dorsoduro')} district={district('castello')}")
    assert game.players[0].council == 1 << 8 * district("castello")
    assert story(heard)[1:] == [
        ("recruited", 0, 0, 1),
        ("gondola_laid", 0, other),
        ("scored", 0, 1),
        ("moved", 0, district("dorsoduro"), district("castello")),
    ]
    game.players[0].reserve = 1
    heard = resolve(game, "E", 1, 0, 0)
    do(game, f"place_gondola link={link('castello', 'cannaregio')}")
    do(game, f"move_councillor origin=reserve district={district('cannaregio')}")
    assert story(heard)[-1] == ("moved", 0, 6, district("cannaregio"))
    assert game.players[0].reserve == 0


@pytest.mark.clause("RIA-E-3")
@pytest.mark.parametrize(
    ("reserve", "councillors", "asks"), [(0, 0, False), (0, 1, True), (1, 0, True), (2, 0, True), (0, 2, True)]
)
def test_who_has_nobody_to_move_is_not_asked(reserve: int, councillors: int, asks: bool) -> None:
    game = started(2)
    game.players[0].general, game.players[0].reserve = 0, reserve
    game.players[0].council = councillors
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    assert game.over() != asks
    if asks:
        moves = [text for text in offered(game) if "origin=6" in text]
        assert len(moves) == (2 if reserve else 0)


@pytest.mark.clause("RIA-E-3", "RIA-E-4")
def test_the_last_councillor_of_the_general_supply_is_still_sent() -> None:
    game = started(2)
    game.players[0].general = 2
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    do(game, f"send_councillor district={district('castello')}")
    assert (game.players[0].general, game.players[0].points) == (0, 3)


@pytest.mark.clause("RIA-F-1", "RIA-F-2", "RIA-F-3", "RIA-F-4", "RIA-BANK-2", "RIA-BANK-3")
def test_councillors_of_stage_f_and_a_bank() -> None:
    game = started(3)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    council(game, 0, cannaregio=2, castello=1)
    game.players[0].reserve = 1
    heard = resolve(game, "F", 2, 1, 0)
    assert asked(game)["steps"] == 2
    assert asked(game)["district"]["id"] == "district-san_marco"
    do(game, f"bring_councillor district={district('cannaregio')}")
    assert asked(game)["steps"] == 1
    do(game, "leave_councillors")
    assert story(heard) == [
        ("bonus_won", 0, 5, 2),
        ("seated", 0, 1, district("san_marco")),
        ("bank_won", 0, 0, 5),
        ("moved", 0, district("cannaregio"), district("san_marco")),
        ("seated", 1, 1, district("san_marco")),
        ("bank_turned", -1, 0),
    ]
    assert game.stage == -1


@pytest.mark.clause("RIA-F-1", "RIA-F-4")
def test_who_has_nobody_places_nobody() -> None:
    game = started(2)
    number_districts(game, *NUMBERS)
    game.players[0].reserve = 0
    assert story(resolve(game, "F", 1, 0)) == [("bonus_won", 0, 5, 1)], "nobody was placed"
    game = started(2)
    number_districts(game, *NUMBERS)
    council(game, 0, cannaregio=1)
    game.players[0].reserve = 0
    resolve(game, "F", 1, 0)
    assert offered(game) == ["leave_councillors", f"bring_councillor district={district('cannaregio')}"]


@pytest.mark.clause("RIA-BANK-1", "RIA-BANK-4", "RIA-NEUTRAL-18")
def test_both_banks_are_told_and_kept_apart() -> None:
    game = started(2, neutral="yes")
    council(game, 1, cannaregio=1, castello=1, san_marco=1)
    heard = listen(game)
    check_banks_at_once(game, 1)
    council(game, 2, santa_croce=1, san_polo=1, dorsoduro=1)
    check_banks_at_once(game, 2)
    assert story(heard) == [
        ("bank_won", 1, 0, 5),
        ("bank_turned", -1, 0),
        ("bank_lost", 2, 1),
        ("bank_turned", -1, 1),
    ]
    assert game.bank_winners == 1 << 1 | 1 << 8 + 2
    council(game, 0, cannaregio=1, castello=1, san_marco=1, santa_croce=1, san_polo=1, dorsoduro=1)
    check_banks_at_once(game, 0)
    assert len(story(heard)) == 4, "both tiles are turned"


@pytest.mark.clause("RIA-BANK-2", "RIA-BANK-4")
def test_in_one_stage_two_players_may_win_two_banks_each() -> None:
    game = started(2)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    for seat in (0, 1):
        council(game, seat, cannaregio=1, castello=1, santa_croce=1, san_polo=1, dorsoduro=1)
    heard = resolve(game, "F", 1, 1)
    won = [event for event in story(heard) if event[0] == "bank_won"]
    assert won == [("bank_won", 0, 0, 5), ("bank_won", 0, 1, 5), ("bank_won", 1, 0, 5), ("bank_won", 1, 1, 5)]
    assert game.bank_winners == 0b11 | 0b11 << 8
    assert game.banks == 0


@pytest.mark.clause("RIA-NEUTRAL-15", "RIA-NEUTRAL-16", "RIA-NEUTRAL-17", "RIA-NEUTRAL-8")
def test_what_the_neutral_player_builds() -> None:
    game = started(2, neutral="yes")
    number_districts(game, "cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro")
    game.marked = link("cannaregio", "castello")
    game.bridge, game.unseen_bridges = 0, 0b000010
    told = story(resolve(game, "D", 0, 0, 1))
    assert [event for event in told if event[0] in ("bridged", "marked", "turned_up")] == [
        ("bridged", 2, link("cannaregio", "castello"), 3, 6),
        ("marked", -1, link("cannaregio", "san_marco")),
        ("turned_up", -1, 4, 6),
    ]
    here = int(game.marked)
    told = story(resolve(game, "E", 0, 0, 1))
    assert told == [
        ("bonus_won", 2, 4, 1),
        ("gondola_laid", 2, here),
        ("sent", 2, district("cannaregio")),
        ("sent", 2, district("san_marco")),
        ("marked", -1, link("cannaregio", "santa_croce")),
    ]
    assert story(resolve(game, "F", 0, 0, 2)) == [("bonus_won", 2, 5, 2), ("seated", 2, 3, district("cannaregio"))]
    game.marked = link("castello", "san_marco")
    told = story(resolve(game, "E", 0, 0, 1))
    assert told[2:4] == [("sent", 2, district("castello")), ("sent", 2, district("san_marco"))]


@pytest.mark.clause("RIA-NEUTRAL-9")
def test_the_mark_leaves_the_board() -> None:
    game = started(2, neutral="yes")
    here = link("cannaregio", "castello")
    game.free, game.marked = 1 << here, here
    heard = listen(game)
    game.lay_tile(here, GONDOLA)
    assert story(heard) == [], "first the tile is told"
    game.move_mark()
    assert story(heard) == [("unmarked", -1)]
    assert (game.marked, game.tiles) == (-1, GONDOLA << here * TILE_BITS)
    game.move_mark()
    assert len(heard.events) == 1


# --- phase III


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-5", "RIA-BLUE-6", "RIA-BLUE-7", "RIA-BLUE-10")
def test_blue_buildings() -> None:
    game = started(2)
    own(game, 0, "blue_1", "blue_2", "blue_2", "blue_2", "blue_3", "blue_4", "green_1")
    game.players[0].coins = 6
    game.players[0].general = 1
    track(game, (0, 3), (1, 1))
    stock = int(game.stock)
    heard = listen(game)
    ask(game, BlueBuildings(-1))
    assert "point_only own=9" in offered(game)
    do(game, "swap own=green_1 condition=0")
    assert game.stock == stock + 1 - (1 << BUILDING_BITS)
    assert game.players[0].resting == 1 << BUILDING_BITS
    do(game, "point_only own=blue_2")
    do(game, "use_blue own=blue_2")
    assert "point_only own=9" not in offered(game)
    do(game, "use_blue own=blue_2")
    do(game, "use_blue own=blue_3")
    do(game, "use_blue own=blue_4")
    assert story(heard) == [
        ("swapped", 0, building("green_1"), building("green_2")),
        ("used_building", 0, building("blue_2")),
        ("scored", 0, 1),
        ("used_building", 0, building("blue_2")),
        ("scored", 0, 1),
        ("recruited", 0, 1, 0),
        ("used_building", 0, building("blue_2")),
        ("scored", 0, 1),
        ("recruited", 0, 0, 1),
        ("used_building", 0, building("blue_3")),
        ("stepped", 0, 3, 6),
        ("used_building", 0, building("blue_4")),
        ("scored", 0, 3),
    ]
    player = game.players[0]
    assert (player.points, player.reserve, player.general, player.coins) == (3 + 1 + 1 + 2 + 3, 6, 0, 0)
    assert game.over()


@pytest.mark.clause("RIA-STAGE-5", "RIA-CARDS-16")
def test_only_an_empty_hand_is_seen_to_hold_nothing() -> None:
    game = started(2)
    ask(game, PlayCards(0))
    assert game.decision().public(game)
    for cards in ({"doge": 1}, {"gold": 1}):
        hold(game, 0, **cards)
        assert not game.decision().public(game)


@pytest.mark.clause("RIA-SETUP-7")
def test_a_new_game_tells_what_it_begins_with() -> None:
    assert new(3, luck=2).first in range(3)
