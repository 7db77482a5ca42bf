"""The turn printed at the end of the rulebook, with its numbers. Klaus is seat 0, Jürgen seat 1."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size, some
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    DRAIN,
    GO_ON,
    HAND_IN,
    LAY,
    LAY_IN_ROW,
    ON_CELL,
    ON_LINK,
    TAKE_FROM_DECK,
    TAKE_FROM_ROW,
    TRADE,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.trading import ExchangeInBetween
from serenissima.games.venedig.state import HOME
from tests.games.venedig.table import act, bridge, cards, casa, cell, dry, hand, held, pile, row, spaces, table, tokens

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)
OLIVOLO = 4
KLAUS, JURGEN = 0, 1


@pytest.mark.clause(
    "VDG-EXAMPLE-1", "VDG-EXAMPLE-2", "VDG-EXAMPLE-3", "VDG-EXAMPLE-4", "VDG-EXAMPLE-5", "VDG-EXAMPLE-6"
)
def test_the_turn_of_klaus() -> None:
    game = table()
    game.players[KLAUS].space = 33
    game.players[JURGEN].space = 41
    tokens(game, KLAUS, 5)
    casa(game, "E01", "E02", "E03", "D20", "D21")
    dry(game, "D01", "E17")
    pile(game, JURGEN, "ponte", 1)
    hand(game, KLAUS, "ponte ponte casa casa palazzo")
    row(game, "campo")

    # two Ponte cards: the architect passes to Klaus, the bridge waits
    act(game, LAY, PONTE)
    assert game.architects[PONTE] == JURGEN
    act(game, LAY, PONTE)
    assert game.architects[PONTE] == KLAUS

    # two houses in the district of his gondola: one token, one space, one card each
    for number, name in enumerate(("E19", "E20"), 1):
        act(game, LAY, CASA)
        events = act(game, ON_CELL, cell(name))
        assert [event["name"] for event in events] == ["raised", "got_gold", "rowed"]
        assert spaces(game)[KLAUS] == 33 + number
        assert game.discard == cards("casa " * number)
    assert game.casas_in(OLIVOLO) == 5
    assert bag_size(game.players[KLAUS].gold, LANE) == 3

    # the bridge between two and five houses: five spaces, and no gold from space 35
    act(game, BUILD, PONTE)
    events = act(game, ON_LINK, bridge("E17", "D01"))
    assert [event["name"] for event in events] == ["raised_ponte", "rowed"]
    assert spaces(game)[:2] == [40, 41]

    # behind Jürgen, he exchanges five gold and stands before him
    assert isinstance(game.decision(), ExchangeInBetween)
    act(game, HAND_IN, 5)
    act(game, TRADE)
    assert spaces(game)[:2] == [42, 41]

    # Jürgen gets half of five, rounded down, and jumps over Klaus
    act(game, GO_ON)
    assert spaces(game)[:2] == [42, 44]
    assert game.discard == cards("casa casa ponte ponte ponte")
    assert game.architects[PONTE] == HOME

    # two cells drained; a Palazzo card into the row, one card from it and two from the deck
    act(game, BUILD_NO_MORE)
    act(game, DRAIN, cell("A01"))
    act(game, DRAIN, cell("B01"))
    assert bag_size(game.players[KLAUS].marsh, LANE) == 2
    game.deck = some(BASILICA, LANE, 4)
    act(game, LAY_IN_ROW, PALAZZO)
    act(game, TAKE_FROM_ROW, CAMPO)
    act(game, TAKE_FROM_DECK)
    act(game, TAKE_FROM_DECK)
    assert held(game, KLAUS) == {"campo": 1, "basilica": 2}
    assert game.to_play() == JURGEN
