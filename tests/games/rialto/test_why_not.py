"""Each thing that cannot be done names the clause that keeps it out: what a building is not for, what is not there."""

from __future__ import annotations

import pytest

from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.cards import GreenBuildings
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.printed import CARD_NAMES
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.action_kit import resolve
from tests.games.rialto.position import STAGE, ask, bag, do, empty_stock, hold, offered, own, started, why_not


def owner(colour: str) -> Rialto:
    """Two players, the first with coins and every building of a colour."""
    game = started(2)
    own(game, 0, *(f"{colour}_{value}" for value in range(1, 5)))
    game.players[0].coins = 5
    game.rows = type(game.rows)([0, bag(gold=1), 0])
    return game


@pytest.mark.clause("RIA-GREEN-1", "RIA-GREEN-2", "RIA-GREEN-3", "RIA-GREEN-4")
def test_green_2_brings_no_card_and_only_it_is_used_without_one() -> None:
    game = owner("green")
    ask(game, GreenBuildings(-1))
    for card in CARD_NAMES:
        assert why_not(game, f"green_open own=green_2 open={card}") == "RIA-GREEN-2"
    assert why_not(game, "green_blind own=green_2") == "RIA-GREEN-2"
    for value in (1, 3, 4):
        assert why_not(game, f"green_keep own=green_{value}") == f"RIA-GREEN-{value}"


@pytest.mark.clause("RIA-GREEN-5")
def test_without_a_card_to_draw_no_green_building_draws() -> None:
    game = owner("green")
    game.pile = game.spent = 0
    ask(game, GreenBuildings(-1))
    for value in (1, 3, 4):
        assert why_not(game, f"green_blind own=green_{value}") == "RIA-GREEN-5"


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-5")
def test_blue_1_only_swaps_and_only_blue_2_is_used_in_two_ways() -> None:
    game = owner("blue")
    ask(game, BlueBuildings(-1))
    assert why_not(game, "use_blue own=blue_1") == "RIA-BLUE-1"
    for value in (1, 3, 4):
        assert why_not(game, f"point_only own=blue_{value}") == "RIA-BLUE-5"
    assert "point_only own=9" in offered(game)


@pytest.mark.clause("RIA-BLUE-6")
def test_who_has_no_councillor_to_take_has_none_to_decline() -> None:
    game = owner("blue")
    game.players[0].general = 0
    ask(game, BlueBuildings(-1))
    assert why_not(game, "point_only own=blue_2") == "RIA-BLUE-6"
    assert "use_blue own=9" in offered(game)


def turn_in_stage_a(game: Rialto) -> None:
    """The first player lays cards in stage A."""
    game.stage = STAGE["A"]
    ask(game, PlayCards(0))


@pytest.mark.clause("RIA-YELLOW-1", "RIA-YELLOW-2", "RIA-YELLOW-3")
def test_each_yellow_building_has_its_own_use() -> None:
    game = owner("yellow")
    hold(game, 0, doge=1, gold=1)
    turn_in_stage_a(game)
    for value in (2, 3, 4):
        assert why_not(game, f"delay own=yellow_{value}") == "RIA-YELLOW-1"
    for value in (1, 2, 4):
        assert why_not(game, f"as_joker own=yellow_{value}") == "RIA-YELLOW-3"
    for value in (1, 3):
        for card in CARD_NAMES:
            assert why_not(game, f"turn_card own=yellow_{value} card={card}") == "RIA-YELLOW-2"


@pytest.mark.clause("RIA-YELLOW-2", "RIA-YELLOW-4", "RIA-YELLOW-9")
def test_a_card_that_is_turned_must_be_held_and_be_of_another_type() -> None:
    game = owner("yellow")
    hold(game, 0, doge=1, gold=1)
    turn_in_stage_a(game)
    for value in (2, 4):
        assert why_not(game, f"turn_card own=yellow_{value} card=bridge") == f"RIA-YELLOW-{value}"
        assert why_not(game, f"turn_card own=yellow_{value} card=doge") == "RIA-YELLOW-9"
        assert f"turn_card own={3 + value} card=1" in offered(game)


@pytest.mark.clause("RIA-YELLOW-7")
def test_whoever_has_turned_a_card_does_not_delay_any_more() -> None:
    game = owner("yellow")
    hold(game, 0, doge=1, gold=1)
    turn_in_stage_a(game)
    assert "delay own=4" in offered(game)
    do(game, "turn_card own=yellow_2 card=gold")
    assert why_not(game, "delay own=yellow_1") == "RIA-YELLOW-7"


@pytest.mark.clause("RIA-JOKER-1", "RIA-JOKER-2", "RIA-JOKER-4")
@pytest.mark.parametrize(
    ("cards", "play", "clause"),
    [
        ({"joker": 2}, "cards=0 jokers=3", "RIA-JOKER-1"),  # more jokers than are held
        ({"joker": 2}, "cards=0 jokers=1", "RIA-JOKER-2"),  # one alone
        ({"joker": 2}, "cards=0 jokers=0", "RIA-JOKER-2"),
        ({"doge": 1, "joker": 2}, "cards=0 jokers=2", "RIA-JOKER-4"),  # a card of the type is held
        ({"doge": 1, "joker": 2}, "cards=0 jokers=1", "RIA-JOKER-2"),
        ({"doge": 1, "joker": 2}, "cards=1 jokers=3", "RIA-JOKER-1"),
        ({"doge": 1}, "cards=0 jokers=1", "RIA-JOKER-1"),
    ],
)
def test_jokers_that_do_not_go_together(cards: dict[str, int], play: str, clause: str) -> None:
    game = started(2)
    hold(game, 0, **cards)
    turn_in_stage_a(game)
    assert why_not(game, f"play {play}") == clause


@pytest.mark.clause("RIA-C-1", "RIA-C-4", "RIA-C-7")
def test_a_second_building_is_in_stock_and_worth_no_more_than_the_difference() -> None:
    game = started(2)
    empty_stock(game, "yellow_4", "green_4", "green_1", "blue_3")
    resolve(game, "C", 5, 0)
    assert why_not(game, "take_building building=blue_4") == "RIA-C-7"
    assert why_not(game, "take_building building=green_1") == "RIA-C-4", "first a 4"
    do(game, "take_building building=yellow_4")
    assert offered(game) == ["no_building", "take_building building=0"]
    assert why_not(game, "take_building building=yellow_4") == "RIA-C-7"
    assert why_not(game, "take_building building=yellow_1") == "RIA-C-7"
    assert why_not(game, "take_building building=green_4") == "RIA-C-4"
    assert why_not(game, "take_building building=blue_3") == "RIA-C-4"
