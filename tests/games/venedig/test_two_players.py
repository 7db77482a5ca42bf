"""Two players and the imaginary third."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    BUILD_SET,
    DRAIN_NO_MORE,
    DRAW_FOR_THIRD,
    LAY,
    ON_BASILICA_SITE,
    ON_CELL,
    TAKE_FROM_DECK,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.building import ChooseSite
from serenissima.games.venedig.state import HOME, Venedig
from tests.games.venedig.table import (
    act,
    basilica_on,
    cards,
    cell,
    dry,
    flood,
    hand,
    lying,
    nothing_known,
    offered,
    options,
    pile,
    refused,
    spaces,
    table,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)
THIRD = 2


def pair(next_card: str) -> Venedig:
    """Two players, and a deck whose cards are all of one type."""
    game = table(2)
    game.deck = cards(" ".join([next_card] * 5))
    nothing_known(game)
    return game


@pytest.mark.clause("VDG-TWO-1")
def test_the_third_has_neither_gondola_nor_hand() -> None:
    game = pair("campo")
    assert (game.seats, game.parties, len(game.players)) == (2, 3, 2)
    assert table(3).parties == 3
    assert DRAW_FOR_THIRD.at() not in options(table(3))
    assert refused(table(3), DRAW_FOR_THIRD) == "VDG-TWO-1"


@pytest.mark.clause("VDG-TWO-2", "VDG-TWO-3", "VDG-TWO-4", "VDG-TWO-7")
def test_a_card_for_the_third_once_a_turn() -> None:
    game = pair("campo")
    act(game, DRAW_FOR_THIRD)
    assert lying(game, THIRD, "campo") == 1
    assert game.architects[CAMPO] == THIRD
    assert refused(game, DRAW_FOR_THIRD) == "VDG-TWO-4"
    act(game, BUILD_NO_MORE)
    assert refused(game, DRAW_FOR_THIRD) == "VDG-TURN-2"
    act(game, DRAIN_NO_MORE)
    act(game, TAKE_FROM_DECK)
    assert game.to_play() == 1
    act(game, DRAW_FOR_THIRD)
    assert lying(game, THIRD, "campo") == 2


@pytest.mark.clause("VDG-TWO-5")
def test_a_third_type_is_discarded() -> None:
    game = pair("ponte")
    pile(game, THIRD, "campo", 1)
    pile(game, THIRD, "palazzo", 1)
    act(game, DRAW_FOR_THIRD)
    assert lying(game, THIRD, "ponte") == 0
    assert game.discard == cards("ponte")
    assert game.architects[PONTE] == HOME


@pytest.mark.clause("VDG-TWO-6", "VDG-TWO-9")
def test_the_active_player_chooses_for_the_third() -> None:
    game = pair("campo")
    pile(game, THIRD, "campo", 1)
    pile(game, 1, "campo", 1)
    hand(game, 0, "casa")
    act(game, DRAW_FOR_THIRD)
    act(game, LAY, CASA)  # the finished Campo waits
    act(game, ON_CELL, cell("B07"))
    assert refused(game, BUILD_NO_MORE) == "VDG-LAY-4"
    game.players[0].space = 0
    act(game, BUILD, CAMPO)
    decision = game.decision()
    assert isinstance(decision, ChooseSite)
    assert (decision.seat, decision.builder) == (0, THIRD)
    dry(game, "E09")
    act(game, ON_CELL, cell("E09"))
    assert spaces(game) == [0, 1]  # two points: half for the helper, nothing for anybody else
    assert game.architects[CAMPO] == HOME


@pytest.mark.clause("VDG-TWO-7")
def test_the_third_loses_its_architect_like_anybody() -> None:
    game = pair("campo")
    pile(game, THIRD, "campo", 1)
    hand(game, 0, "campo campo")
    act(game, LAY, CAMPO)
    assert game.architects[CAMPO] == THIRD
    act(game, LAY, CAMPO)
    assert game.architects[CAMPO] == 0


@pytest.mark.clause("VDG-TWO-8")
def test_a_casa_for_the_third_is_built_without_points() -> None:
    game = pair("casa")
    pile(game, THIRD, "campo", 1)
    pile(game, THIRD, "palazzo", 1)
    act(game, DRAW_FOR_THIRD)
    assert game.to_play() == 0
    act(game, ON_CELL, cell("A14"))
    assert spaces(game) == [0, 0]
    assert game.casas_in(0) == 2
    assert game.discard == cards("casa")
    full = pair("casa")
    flood(full)
    act(full, DRAW_FOR_THIRD)
    assert full.discard == cards("casa")


@pytest.mark.clause("VDG-TWO-10")
def test_no_card_beyond_what_the_building_needs() -> None:
    game = pair("campo")
    pile(game, 0, "campo", 2)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, DRAW_FOR_THIRD)
    assert game.discard == cards("campo")
    assert lying(game, THIRD, "campo") == 0
    act(game, BUILD, CAMPO)


@pytest.mark.clause("VDG-ALONE-2", "VDG-TWO-7", "VDG-TWO-10")
def test_a_whole_set_leaves_the_third_its_own_building() -> None:
    game = pair("campo")
    hand(game, 0, "campo campo campo")
    for _ in range(3):
        act(game, LAY, CAMPO)
    act(game, DRAW_FOR_THIRD)
    assert lying(game, THIRD, "campo") == 1
    assert game.architects[CAMPO] == THIRD
    act(game, BUILD_SET, CAMPO)
    act(game, ON_CELL, cell("A14"))
    assert lying(game, THIRD, "campo") == 1
    assert game.architects[CAMPO] == THIRD


@pytest.mark.clause("VDG-ALONE-6", "VDG-TWO-7")
def test_a_card_of_the_third_in_between_makes_the_building_common() -> None:
    game = pair("campo")
    hand(game, 0, "campo campo campo")
    act(game, LAY, CAMPO)
    act(game, LAY, CAMPO)
    act(game, DRAW_FOR_THIRD)
    assert game.architects[CAMPO] == 0
    assert offered(game, BUILD) == [CAMPO]
    assert refused(game, LAY, CAMPO) == "VDG-LAY-5"


@pytest.mark.clause("VDG-TWO-11")
def test_for_the_third_the_active_player_comes_first() -> None:
    game = pair("basilica")
    pile(game, THIRD, "basilica", 1)
    pile(game, 0, "basilica", 1)
    pile(game, 1, "basilica", 1)
    for seat, space in ((0, 2), (1, 3)):
        game.players[seat].space = space
    dry(game, "A15")
    act(game, DRAW_FOR_THIRD)
    assert game.architects[BASILICA] == THIRD
    act(game, BUILD, BASILICA)
    events = act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert [event["seat"] for event in events if event["name"] == "got_gold"] == [0, 1]
    assert bag_size(game.players[0].gold, LANE) == 1
