"""Gondolas and gold."""

from __future__ import annotations

import pytest

from serenissima.core.bags import some
from serenissima.core.fields import view
from serenissima.games.venedig.actions import (
    LAY,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_LINK,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.state import HOME
from tests.games.venedig.site_kit import CAMPO, CASA, finish, gold
from tests.games.venedig.table import (
    act,
    basilica_on,
    bridge,
    cards,
    cell,
    dry,
    hand,
    pile,
    spaces,
    table,
)

# --- gondolas


@pytest.mark.clause("VDG-MOVE-1", "VDG-MOVE-2", "VDG-MOVE-4", "VDG-MOVE-5")
def test_jurgen_rows_seven_then_klaus_three() -> None:
    game = table()
    game.players[0].space = 50  # Jürgen
    game.players[1].space = 52  # Klaus
    pile(game, 0, "basilica", 2)
    pile(game, 1, "basilica", 1)
    dry(game, "A15")
    finish(game, "basilica")
    events = act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert spaces(game) == [58, 55, 0]
    assert [event["values"] for event in events if event["name"] == "rowed"] == [[7, 58], [3, 55]]


@pytest.mark.clause("VDG-MOVE-4", "VDG-MOVE-5")
def test_the_second_may_pass_the_first() -> None:
    game = table()
    game.players[0].space = 30
    game.players[1].space = 35
    pile(game, 0, "basilica", 2)
    pile(game, 1, "basilica", 1)
    dry(game, "A15")
    finish(game, "basilica")
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert spaces(game) == [38, 39, 0]  # 35 jumped; then 36, 37, over 38


@pytest.mark.clause("VDG-MOVE-2", "VDG-MOVE-3")
def test_clockwise_from_the_architect() -> None:
    game = table(4)
    pile(game, 2, "basilica", 2)
    pile(game, 1, "basilica", 1)
    dry(game, "A15")
    finish(game, "basilica")
    events = act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert [event["seat"] for event in events if event["name"] == "rowed"] == [2, 0, 1]
    assert spaces(game) == [3, 4, 7, 0]


@pytest.mark.clause("VDG-MOVE-6")
def test_gondolas_share_the_start() -> None:
    game = table(3)
    game.players[0].space = 1
    assert spaces(game) == [1, 0, 0]
    assert game.space_after(1, 1) == 2
    assert game.space_after(2, 2) == 3


@pytest.mark.clause("VDG-MOVE-7")
def test_ten_and_forty_five_are_one_space() -> None:
    game = table()
    game.players[1].space = 45
    game.players[0].space = 9
    assert game.space_after(0, 1) == 11
    game.players[1].space = 10
    game.players[0].space = 44
    assert game.space_after(0, 1) == 46
    two = table(crossing="two")
    two.players[1].space = 45
    two.players[0].space = 9
    assert two.space_after(0, 1) == 10


@pytest.mark.clause("VDG-MOVE-8")
def test_posts_go_on_after_sixty() -> None:
    game = table()
    game.players[0].space = 58
    game.players[1].space = 61
    pile(game, 0, "basilica", 3)
    dry(game, "A15")
    finish(game, "basilica")
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert spaces(game)[0] == 66  # 61 is jumped


@pytest.mark.clause("VDG-MOVE-9")
def test_afterwards_the_architect_goes_home_and_the_cards_away() -> None:
    game = table()
    pile(game, 1, "campo", 2)
    finish(game, "campo")
    assert game.architects[CAMPO] == 1
    act(game, ON_CELL, cell("A14"))
    assert game.architects[CAMPO] == HOME
    assert game.discard == cards("campo campo campo")
    assert game.on_table() == 0


# --- gold


@pytest.mark.clause("VDG-GOLD-1", "VDG-GOLD-2", "VDG-POINTS-4")
def test_participants_that_touch_the_district_draw_one_token() -> None:
    game = table(4)
    for seat, space in enumerate((2, 3, 30, 4)):  # seats 0, 1 and 3 touch A, seat 2 does not
        game.players[seat].space = space
    pile(game, 1, "campo", 1)
    pile(game, 2, "campo", 1)
    finish(game, "campo")
    dry(game, "A01")
    act(game, ON_CELL, cell("A01"))  # worth nothing: the gold is drawn all the same
    assert gold(game) == [1, 1, 0, 0]
    assert spaces(game) == [2, 3, 30, 4]


@pytest.mark.clause("VDG-GOLD-3")
def test_the_architect_draws_first() -> None:
    game = table()
    for seat in range(3):
        game.players[seat].space = 2 + seat
    pile(game, 2, "campo", 1)
    pile(game, 1, "campo", 1)
    finish(game, "campo")
    events = act(game, ON_CELL, cell("A14"))
    assert [event["seat"] for event in events if event["name"] == "got_gold"] == [2, 0, 1]


@pytest.mark.clause("VDG-GOLD-4", "VDG-GOLD-5")
@pytest.mark.parametrize(("space", "drawn"), [(2, 1), (52, 1), (7, 1), (30, 0)])
def test_for_a_bridge_either_district_is_enough_and_both_are_not_twice(space: int, drawn: int) -> None:
    game = table()
    game.players[0].space = space
    pile(game, 0, "ponte", 2)
    finish(game, "ponte")
    act(game, ON_LINK, bridge("C02", "A19"))
    assert gold(game)[0] == drawn


@pytest.mark.clause("VDG-GOLD-6")
def test_gold_before_the_move() -> None:
    game = table()
    game.players[0].space = 34  # touches E; the next space does not
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    events = act(game, ON_CELL, cell("E19"))
    assert [event["name"] for event in events] == ["raised", "got_gold", "rowed"]
    other = table()
    other.players[0].space = 17  # does not touch E; the next space does
    hand(other, 0, "casa")
    act(other, LAY, CASA)
    assert [event["name"] for event in act(other, ON_CELL, cell("E19"))] == ["raised", "rowed"]


@pytest.mark.clause("VDG-GOLD-7")
def test_the_value_of_a_token_is_a_secret() -> None:
    game = table()
    game.players[0].space = 2
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A14"))
    mine = view(game, 0)["players"]
    theirs = view(game, 1)["players"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert isinstance(mine[0], dict)
    assert isinstance(theirs[0], dict)
    assert isinstance(mine[0]["gold"], list)
    assert theirs[0]["gold"] == {"hidden": 1}


@pytest.mark.clause("VDG-GOLD-8")
def test_an_empty_stock_gives_nothing() -> None:
    game = table()
    game.players[0].space = 2
    game.players[1].space = 3
    game.gold_stock = some(2, LANE)
    pile(game, 1, "campo", 2)
    finish(game, "campo")
    events = act(game, ON_CELL, cell("A14"))
    assert gold(game) == [0, 1, 0]
    assert [event["seat"] for event in events if event["name"] == "no_gold_left"] == [0]
