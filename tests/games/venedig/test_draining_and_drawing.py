"""Actions 2 and 3."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size, some
from serenissima.core.bits import BIT, count
from serenissima.core.fields import view
from serenissima.core.secrets import determinize
from serenissima.games.venedig import invariants
from serenissima.games.venedig.actions import (
    BUILD_NO_MORE,
    DISCARD,
    DRAIN,
    DRAIN_NO_MORE,
    HAND_IN,
    LAY,
    LAY_IN_ROW,
    ON_CELL,
    TAKE_FROM_DECK,
    TAKE_FROM_ROW,
    TRADE,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.drawing import DiscardCard, DrawCards, TakeCard
from tests.games.venedig.table import (
    act,
    cards,
    cell,
    complete,
    hand,
    held,
    nothing_known,
    offered,
    options,
    refused,
    row,
    table,
    to_draining,
    to_drawing,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


@pytest.mark.clause("VDG-DRAIN-1", "VDG-DRAIN-4")
def test_two_tokens_from_anywhere_one_or_none() -> None:
    game = table()
    to_draining(game)
    assert len(offered(game, DRAIN)) == 86
    assert refused(game, DRAIN, cell("A14")) == "VDG-DRAIN-1"
    act(game, DRAIN, cell("A01"))
    assert len(offered(game, DRAIN)) == 85
    act(game, DRAIN, cell("E01"))
    assert isinstance(game.decision(), DrawCards)
    assert bag_size(game.players[0].marsh, LANE) == 2
    other = table()
    to_draining(other)
    act(other, DRAIN, cell("A01"))
    act(other, DRAIN_NO_MORE)
    assert bag_size(other.players[0].marsh, LANE) == 1
    third = table()
    to_draining(third)
    act(third, DRAIN_NO_MORE)
    assert third.players[0].marsh == 0


@pytest.mark.clause("VDG-DRAIN-2", "VDG-TURN-3")
def test_the_next_player_can_build_there_and_not_oneself() -> None:
    game = table()
    hand(game, 0, "casa")
    hand(game, 1, "casa")
    to_draining(game)
    act(game, DRAIN, cell("A01"))
    assert refused(game, LAY, CASA) == "VDG-TURN-2"
    act(game, DRAIN_NO_MORE)
    act(game, TAKE_FROM_DECK)
    act(game, LAY, CASA)
    assert cell("A01") in offered(game, ON_CELL)


@pytest.mark.clause("VDG-DRAIN-3")
def test_the_value_of_a_drained_token_is_a_secret() -> None:
    game = table()
    to_draining(game)
    events = act(game, DRAIN, cell("A01"))
    assert events[0]["name"] == "drained"
    theirs = view(game, 1)["players"]
    assert isinstance(theirs, list)
    assert isinstance(theirs[0], dict)
    assert theirs[0]["marsh"] == {"hidden": 1}
    assert bag_size(game.players[0].marsh, LANE) == 1


@pytest.mark.clause("VDG-DRAW-1")
def test_one_must_draw() -> None:
    game = table()
    hand(game, 0, "casa casa casa")
    to_drawing(game)
    assert [LAY.covers(action) or DISCARD.covers(action) for action in options(game)] == [False] * len(options(game))
    assert options(game) == [TAKE_FROM_DECK.at(), LAY_IN_ROW.at(CASA)]  # nothing else: no way to draw nothing
    assert refused(game, DISCARD, CASA) == "VDG-DRAW-8"
    assert refused(game, TAKE_FROM_ROW, PONTE) == "VDG-DRAW-2"
    assert refused(game, DRAIN_NO_MORE) == "VDG-TURN-2"


@pytest.mark.clause("VDG-DRAW-2", "VDG-DRAW-9", "VDG-TURN-1")
def test_one_card_from_the_row_or_the_deck() -> None:
    game = table()
    row(game, "campo ponte")
    to_drawing(game)
    assert offered(game, TAKE_FROM_ROW) == [CAMPO, PONTE]
    assert TAKE_FROM_DECK.at() in options(game)
    act(game, TAKE_FROM_ROW, CAMPO)
    assert held(game, 0) == {"campo": 1}
    assert game.book[0] == cards("campo")
    assert game.to_play() == 1
    to_drawing(game)
    act(game, TAKE_FROM_DECK)
    assert bag_size(game.players[1].hand, LANE) == 1
    assert game.to_play() == 2


@pytest.mark.clause("VDG-DRAW-3", "VDG-DRAW-4", "VDG-DRAW-5", "VDG-DRAW-6")
def test_lay_one_and_take_three() -> None:
    game = table()
    row(game, "campo ponte")
    hand(game, 0, "palazzo campo casa")
    to_drawing(game)
    assert offered(game, LAY_IN_ROW) == [CASA, PALAZZO]
    assert refused(game, LAY_IN_ROW, CAMPO) == "VDG-DRAW-4"
    act(game, LAY_IN_ROW, PALAZZO)
    assert offered(game, TAKE_FROM_ROW) == [CAMPO, PONTE]
    assert refused(game, TAKE_FROM_ROW, PALAZZO) == "VDG-DRAW-6"
    act(game, TAKE_FROM_ROW, PONTE)
    act(game, TAKE_FROM_DECK)
    assert isinstance(game.decision(), TakeCard)
    assert refused(game, TAKE_FROM_ROW, CAMPO) == "VDG-DRAW-5"
    act(game, TAKE_FROM_DECK)
    assert game.to_play() == 1
    assert bag_size(game.players[0].hand, LANE) == 5


@pytest.mark.clause("VDG-DRAW-7")
@pytest.mark.parametrize(("size", "second_way"), [(0, False), (1, True), (3, True), (4, False)])
def test_no_hand_grows_beyond_five(size: int, second_way: bool) -> None:
    game = table()
    hand(game, 0, "casa " * size)
    to_drawing(game)
    assert (offered(game, LAY_IN_ROW) == [CASA]) == second_way
    assert TAKE_FROM_DECK.at() in options(game)
    if size == 4:
        assert refused(game, LAY_IN_ROW, CASA) == "VDG-DRAW-7"


@pytest.mark.clause("VDG-DRAW-8")
def test_with_five_cards_one_is_drawn_and_one_discarded() -> None:
    game = table()
    hand(game, 0, "casa casa casa casa palazzo")
    row(game, "campo ponte")
    to_drawing(game)
    assert refused(game, LAY_IN_ROW, CASA) == "VDG-DRAW-7"
    act(game, TAKE_FROM_ROW, CAMPO)
    assert isinstance(game.decision(), DiscardCard)
    assert game.to_play() == 0
    assert offered(game, DISCARD) == [CASA, PALAZZO, CAMPO]
    assert refused(game, DISCARD, BASILICA) == "VDG-DRAW-8"
    assert refused(game, TAKE_FROM_DECK) == "VDG-DRAW-8"
    other = game.clone()
    events = act(game, DISCARD, PALAZZO)
    assert [event["name"] for event in events] == ["discarded"]
    assert held(game, 0) == {"casa": 4, "campo": 1}
    assert game.discard == cards("palazzo")
    assert game.book[0] == cards("campo")
    assert game.to_play() == 1
    act(other, DISCARD, CAMPO)  # the card just drawn may go as well
    assert held(other, 0) == {"casa": 4, "palazzo": 1}
    assert other.book[0] == 0
    assert count(other.row) == 1


@pytest.mark.clause("VDG-DRAW-8")
@pytest.mark.parametrize(("size", "discards"), [(3, False), (4, False), (5, True)])
def test_only_a_sixth_card_is_given_up(size: int, discards: bool) -> None:
    game = table()
    hand(game, 0, "casa " * size)
    to_drawing(game)
    act(game, TAKE_FROM_DECK)
    assert isinstance(game.decision(), DiscardCard) == discards
    assert bag_size(game.players[0].hand, LANE) == size + 1
    assert game.to_play() == (0 if discards else 1)


@pytest.mark.clause("VDG-DRAW-8", "VDG-TRADE-1")
def test_before_the_discard_too_gold_may_be_exchanged() -> None:
    game = table()
    hand(game, 0, "casa " * 5)
    tokens(game, 0, 5)
    to_drawing(game)
    act(game, TAKE_FROM_DECK)
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    act(game, HAND_IN, 5)
    invariants.check(complete(game))
    act(game, TRADE)
    assert isinstance(game.decision(), DiscardCard)
    assert game.players[0].space == 1


@pytest.mark.clause("VDG-DRAW-10")
def test_a_used_up_deck_is_made_anew_at_once() -> None:
    game = table()
    game.deck = cards("casa")
    game.discard = cards("ponte ponte campo")
    to_drawing(game)
    events = act(game, TAKE_FROM_DECK)
    assert held(game, 0) == {"casa": 1}
    assert game.deck == cards("ponte ponte campo")
    assert game.discard == 0
    assert "reshuffled" in [event["name"] for event in events]


@pytest.mark.clause("VDG-DRAW-11")
def test_four_cards_in_the_row_are_cleared() -> None:
    game = table()
    row(game, "campo ponte basilica")
    hand(game, 0, "casa")
    to_drawing(game)
    act(game, LAY_IN_ROW, CASA)
    for _ in range(3):
        act(game, TAKE_FROM_DECK)
    assert game.row == 0
    assert game.discard == cards("casa campo ponte basilica")
    other = table()
    row(other, "campo ponte basilica")
    to_drawing(other)
    act(other, TAKE_FROM_DECK)
    assert count(other.row) == 3


@pytest.mark.clause("VDG-DRAW-13", "VDG-DRAW-3")
def test_all_three_cards_may_come_from_the_row() -> None:
    game = table()
    row(game, "campo ponte basilica")
    hand(game, 0, "palazzo casa")
    to_drawing(game)
    act(game, LAY_IN_ROW, PALAZZO)
    for type in (CAMPO, PONTE, BASILICA):
        act(game, TAKE_FROM_ROW, type)
    assert held(game, 0) == {"casa": 1, "campo": 1, "basilica": 1, "ponte": 1}
    assert game.row == BIT[PALAZZO]
    assert game.to_play() == 1


def test_cards_seen_going_into_a_hand_are_remembered() -> None:
    game = table()
    player = game.players[0]
    player.hand = cards("campo campo")
    nothing_known(game)
    game.book[0] = cards("campo")
    act(game, LAY, CAMPO)
    assert game.book[0] == 0
    act(game, LAY, CAMPO)
    assert player.hand == 0
    assert game.book[0] == 0
    assert some(CAMPO, LANE, 2) == game.laid[0]
    act(game, BUILD_NO_MORE)


def test_everybody_knows_what_a_deck_was_made_of() -> None:
    game = table()
    game.deck = cards("casa")
    game.discard = cards("ponte ponte campo campo")
    hand(game, 1, "basilica basilica casa")
    hand(game, 2, "palazzo palazzo")
    to_drawing(game)
    act(game, TAKE_FROM_DECK)
    for luck in range(20):
        imagined = determinize(game, 0, luck)
        assert imagined.deck == cards("ponte ponte campo campo")  # nothing else can lie in a deck just made
        assert imagined.players[1].hand + imagined.players[2].hand == cards("basilica basilica casa palazzo palazzo")
