"""The exchange of gold for spaces."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size, some
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    DRAIN,
    DRAIN_NO_MORE,
    GO_ON,
    HAND_IN,
    LAY,
    ON_BASILICA_SITE,
    ON_CELL,
    TAKE_FROM_DECK,
    TRADE,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.drawing import DrawCards
from serenissima.games.venedig.flow.ending import LastExchange
from serenissima.games.venedig.flow.trading import Exchange, ExchangeInBetween
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import Venedig
from serenissima.match.match import Match
from serenissima.match.witness import learned
from tests.games.venedig.table import (
    act,
    basilica_on,
    cell,
    dry,
    hand,
    kind,
    offered,
    options,
    pile,
    refused,
    spaces,
    table,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


@pytest.mark.clause("VDG-TRADE-1", "VDG-TRADE-2")
def test_at_any_moment_of_ones_turn() -> None:
    game = table()
    tokens(game, 0, 5, 5, 5, 5, 5, 5)
    hand(game, 0, "casa")

    def exchange() -> None:
        before = spaces(game)[0]
        act(game, HAND_IN, 5)
        act(game, TRADE)
        assert spaces(game)[0] == before + 1

    exchange()
    act(game, LAY, CASA)
    exchange()  # before the site is chosen
    act(game, ON_CELL, cell("E19"))
    act(game, BUILD_NO_MORE)
    exchange()
    act(game, DRAIN, cell("A01"))
    exchange()
    act(game, DRAIN_NO_MORE)
    exchange()
    assert isinstance(game.decision(), DrawCards)
    act(game, TAKE_FROM_DECK)
    assert game.to_play() == 1
    assert spaces(game)[0] == 6


@pytest.mark.clause("VDG-TRADE-1")
def test_only_the_active_player_exchanges() -> None:
    game = table()
    tokens(game, 1, 5, 5)
    pile(game, 1, "campo", 2)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    assert game.to_play() == 1
    assert refused(game, HAND_IN, 5) == "VDG-TRADE-1"


@pytest.mark.clause("VDG-TRADE-3", "VDG-TRADE-7")
def test_tokens_are_added_up_once_and_the_rest_is_lost() -> None:
    game = table()
    tokens(game, 0, 6, 6, 2)
    act(game, HAND_IN, 6)
    act(game, HAND_IN, 6)
    act(game, HAND_IN, 2)
    events = act(game, TRADE)
    assert events[0]["values"] == [14, 2]
    assert spaces(game)[0] == 2
    assert game.players[0].gold == game.players[0].marsh == 0


@pytest.mark.clause("VDG-TRADE-4", "VDG-TRADE-5")
def test_marsh_leaves_the_game_and_gold_goes_back() -> None:
    game = table()
    tokens(game, 0, 3, 2, 1)
    stock = game.gold_stock
    act(game, HAND_IN, 3)
    act(game, HAND_IN, 2)
    act(game, TRADE)
    assert game.traded_marsh == some(2, LANE)
    assert game.gold_stock == stock
    assert game.gold_open == some(0, LANE)
    assert game.gold_left() == bag_size(stock, LANE) + 1
    assert game.players[0].marsh == some(1, LANE)
    assert spaces(game)[0] == 1


@pytest.mark.clause("VDG-TRADE-7")
def test_less_than_five_gold_buys_nothing() -> None:
    game = table()
    tokens(game, 0, 4)
    assert refused(game, HAND_IN, 4) == "VDG-TRADE-7"
    tokens(game, 0, 0, 0)
    assert refused(game, HAND_IN, 4) == "VDG-TRADE-7"
    tokens(game, 0, 1)
    assert offered(game, HAND_IN) == [4]  # the dearest first: the one alone could not reach five
    act(game, HAND_IN, 4)
    assert offered(game, HAND_IN) == [1]
    assert refused(game, HAND_IN, 0) == "VDG-TRADE-7"
    assert TRADE.at() not in options(game)
    act(game, HAND_IN, 1)
    act(game, TRADE)


@pytest.mark.clause("VDG-TRADE-8")
def test_an_exchange_cannot_be_undone_because_the_tokens_were_shown() -> None:
    match = Match.start(TITLE, 3, luck=4)
    game = match.state
    assert isinstance(game, Venedig)
    seat = int(game.active)
    token = some(2, LANE)
    game.gold_stock -= token
    game.players[seat].gold += token
    match.act(seat, int(HAND_IN.at(5)))
    assert match.undo_status(seat).possible  # laid aside, not shown yet
    match.act(seat, int(TRADE.at()))
    assert not match.undo_status(seat).possible
    assert match.undo_status(seat).reason.id == "undo-revealed"


def test_tokens_laid_aside_are_not_shown() -> None:
    game = table()
    tokens(game, 0, 5, 4)
    before = game.clone()
    act(game, HAND_IN, 5)
    assert not learned(before, game)


@pytest.mark.clause("VDG-TRADE-6")
def test_between_the_site_and_the_gold_when_another_chose_it() -> None:
    game = table()
    tokens(game, 0, 6)
    game.players[0].space = 17  # does not touch E; 18 does
    pile(game, 1, "campo", 2)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    act(game, ON_CELL, cell("E19"))
    assert isinstance(game.decision(), ExchangeInBetween)
    assert game.to_play() == 0
    act(game, HAND_IN, 6)
    assert isinstance(game.decision(), Exchange)
    act(game, TRADE)
    assert bag_size(game.players[0].gold, LANE) == 1  # now his gondola touches the district
    assert game.to_play() == 0  # without tokens worth an exchange nobody is asked again


@pytest.mark.clause("VDG-TRADE-6")
def test_after_an_exchange_in_between_the_question_comes_again() -> None:
    game = table()
    tokens(game, 0, 6, 3, 3)
    pile(game, 1, "campo", 2)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    act(game, ON_CELL, cell("E19"))
    act(game, HAND_IN, 6)
    act(game, TRADE)
    assert isinstance(game.decision(), ExchangeInBetween)
    act(game, GO_ON)  # the site is known
    assert isinstance(game.decision(), ExchangeInBetween)
    act(game, GO_ON)  # before the other gondola moves
    assert game.players[1].space > 0
    assert not isinstance(game.decision(), ExchangeInBetween)


@pytest.mark.clause("VDG-TRADE-6", "VDG-END-4", "VDG-END-8")
def test_who_reaches_sixty_in_between_is_not_asked_once_more() -> None:
    game = table()
    tokens(game, 0, 5, 5, 5)
    game.players[0].space = 59
    game.players[1].space = 20
    pile(game, 1, "basilica", 3)
    hand(game, 0, "basilica")
    dry(game, "A15")
    act(game, LAY, BASILICA)
    act(game, BUILD, BASILICA)
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert isinstance(game.decision(), ExchangeInBetween)
    act(game, HAND_IN, 5)
    act(game, TRADE)
    assert isinstance(game.decision(), LastExchange)  # the building is through, the last exchanges follow
    assert spaces(game) == [63, 27, 0]
    assert game.to_play() == 1


@pytest.mark.clause("VDG-TRADE-9")
def test_gold_of_earlier_turns_may_be_exchanged() -> None:
    game = table()
    game.players[0].space = 2
    hand(game, 0, "casa")
    game.gold_stock = some(2, LANE)
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A14"))
    for _ in range(3):
        act(game, BUILD_NO_MORE)
        act(game, DRAIN_NO_MORE)
        act(game, TAKE_FROM_DECK)
    assert game.to_play() == 0
    act(game, HAND_IN, 5)
    act(game, TRADE)
    assert spaces(game)[0] == 4


@pytest.mark.clause("VDG-TRADE-6")
def test_nobody_is_asked_by_what_is_secret() -> None:
    """Whether the question comes depends on how many tokens lie there, not on what they are worth."""
    asked = []
    for values in ((0, 0, 0), (2, 2, 2), (0, 0)):
        game = table()
        tokens(game, 0, *values)
        pile(game, 1, "basilica", 3)
        hand(game, 0, "basilica")
        dry(game, "A15")
        act(game, LAY, BASILICA)
        act(game, BUILD, BASILICA)
        act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
        asked.append(isinstance(game.decision(), ExchangeInBetween))
    assert asked == [True, True, False]


@pytest.mark.clause("VDG-END-2", "VDG-END-8")
def test_an_exchange_can_end_the_game_before_the_site_is_chosen() -> None:
    game = table()
    tokens(game, 0, 5)
    game.players[0].space = 59
    hand(game, 0, "casa casa")
    act(game, LAY, CASA)
    act(game, HAND_IN, 5)
    act(game, TRADE)
    assert isinstance(game.decision(), LastExchange)
    assert game.casas_in(0) == 1
    assert kind("casa") == CASA
