"""Who is asked, and what is played for a player, follows from what everybody sees: sizes, never contents."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.engine import Decision
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    BUILD_SET,
    DISCARD,
    DRAIN,
    DRAIN_NO_MORE,
    DROP,
    GO_ON,
    HAND_IN,
    LAY,
    LAY_IN_ROW,
    LAY_SET,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_LINK,
    ON_PALAZZO_SITE,
    TAKE_FROM_DECK,
    TAKE_FROM_ROW,
    TRADE,
)
from serenissima.games.venedig.flow.building import ChooseSite
from serenissima.games.venedig.flow.drawing import DiscardCard, DrawCards, TakeCard
from serenissima.games.venedig.flow.ending import LastExchange
from serenissima.games.venedig.flow.laying import DropPile, LayAndBuild
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import Venedig
from serenissima.match.match import Match
from tests.games.venedig.table import (
    act,
    cell,
    hand,
    offered,
    options,
    pile,
    refused,
    row,
    spaces,
    stock,
    table,
    to_draining,
    to_drawing,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


def is_public(game: Venedig) -> bool:
    decision: Decision[Any] = game.decision()
    return decision.public(game)


def both(game: Venedig, asked: bool) -> None:
    """Whether the decision is secret with the tokens that are there; with a token of gold it always is."""
    assert is_public(game) == (not asked)
    rich = game.clone()
    tokens(rich, int(rich.to_play()), 3)
    if rich.to_play() == rich.active or isinstance(rich.top, LastExchange):
        assert not is_public(rich)
    others = game.clone()
    tokens(others, (int(others.to_play()) + 1) % 3, 6, 6)
    assert is_public(others) == (not asked)


@pytest.mark.clause("VDG-SETUP-14", "VDG-TURN-2", "VDG-LAY-1")
def test_a_hand_is_a_secret_unless_it_is_empty_or_all_of_it_was_seen() -> None:
    game = table()
    both(game, False)
    hand(game, 0, "campo")
    both(game, True)
    hand(game, 0, "")
    row(game, "campo")
    game.row = 0
    game.take_openly(0, CAMPO)
    both(game, False)


@pytest.mark.clause("VDG-LIMIT-1", "VDG-TRADE-1")
def test_giving_up_a_pile() -> None:
    game = table()
    for name in ("basilica", "campo", "palazzo"):
        pile(game, 0, name, 1)
    to_draining(game)
    assert isinstance(game.decision(), DropPile)
    both(game, False)
    tokens(game, 0, 6)
    assert refused(game, HAND_IN, 5) == "VDG-TRADE-7"
    act(game, HAND_IN, 6)
    act(game, TRADE)
    assert isinstance(game.decision(), DropPile)
    assert spaces(game)[0] == 1
    assert refused(game, DRAIN_NO_MORE) == "VDG-LIMIT-1"
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"


@pytest.mark.clause("VDG-SITE-7", "VDG-TRADE-1", "VDG-SITE-2")
def test_choosing_a_site() -> None:
    game = table()
    hand(game, 0, "casa campo")
    act(game, LAY, CASA)
    assert isinstance(game.decision(), ChooseSite)
    both(game, False)
    assert game.decision().args(game) == {"type": {"id": "type-casa", "args": {}}}
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    assert refused(game, ON_CELL, cell("A01")) == "VDG-SITE-2"
    act(game, ON_CELL, cell("A14"))
    pile(game, 1, "campo", 2)
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    assert game.to_play() == 1
    tokens(game, 0, 6)
    tokens(game, 1, 6)
    assert is_public(game)  # the active player's tokens, and the chooser's, play no part
    assert offered(game, HAND_IN) == []
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-1"


@pytest.mark.clause("VDG-SITE-2", "VDG-BASILICA-3", "VDG-PONTE-1")
def test_why_a_site_is_refused() -> None:
    game = table()
    for name, needed in (("basilica", 4), ("ponte", 3)):
        pile(game, 0, name, needed - 1)
    hand(game, 0, "basilica ponte")
    act(game, LAY, PONTE)
    act(game, BUILD, PONTE)
    assert refused(game, ON_BASILICA_SITE) == "VDG-PONTE-1"
    assert refused(game, ON_PALAZZO_SITE) == "VDG-PONTE-1"
    assert refused(game, ON_LINK, 0) == "VDG-SITE-2"
    act(game, ON_LINK, offered(game, ON_LINK)[0])
    act(game, LAY, BASILICA)
    game.marsh[1] = 0
    act(game, BUILD, BASILICA)
    assert refused(game, ON_BASILICA_SITE) == "VDG-SITE-2"
    assert refused(game, ON_LINK, 0) == "VDG-BASILICA-3"
    assert refused(game, BUILD_NO_MORE) == "VDG-SITE-7"


@pytest.mark.clause("VDG-DRAIN-1", "VDG-TRADE-1")
def test_draining() -> None:
    game = table()
    to_draining(game)
    both(game, False)
    assert game.decision().args(game) == {"left": 2}
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    assert refused(game, BUILD_NO_MORE) == "VDG-TURN-2"
    act(game, DRAIN, cell("A01"))
    assert game.decision().args(game) == {"left": 1}


@pytest.mark.clause("VDG-DRAW-3", "VDG-DRAW-7", "VDG-TRADE-1")
@pytest.mark.parametrize(("size", "secret"), [(0, False), (1, True), (3, True), (4, False), (5, False)])
def test_drawing(size: int, secret: bool) -> None:
    game = table()
    hand(game, 0, "casa " * size)
    to_drawing(game)
    assert isinstance(game.decision(), DrawCards)
    both(game, secret)
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    assert refused(game, LAY_IN_ROW, PONTE) == ("VDG-DRAW-7" if size > 3 else "VDG-DRAW-3")
    if size == 5:
        act(game, TAKE_FROM_DECK)
        assert isinstance(game.decision(), DiscardCard)
        both(game, True)
        known = game.clone()
        known.book[0] = known.players[0].hand
        assert is_public(known)
        tokens(known, 0, 3)
        assert not is_public(known)


@pytest.mark.clause("VDG-DRAW-5", "VDG-DRAW-6", "VDG-TRADE-1")
def test_taking_three_cards() -> None:
    game = table()
    row(game, "campo ponte")
    hand(game, 0, "casa")
    to_drawing(game)
    act(game, LAY_IN_ROW, CASA)
    assert isinstance(game.decision(), TakeCard)
    both(game, False)
    assert game.decision().args(game) == {"left": 3}
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    assert refused(game, TAKE_FROM_ROW, CASA) == "VDG-DRAW-6"
    assert refused(game, TAKE_FROM_ROW, BASILICA) == "VDG-DRAW-3"
    tokens(game, 0, 5)
    act(game, HAND_IN, 5)
    act(game, TRADE)
    assert isinstance(game.decision(), TakeCard)
    assert spaces(game)[0] == 1
    act(game, TAKE_FROM_DECK)
    assert game.decision().args(game) == {"left": 2}
    assert refused(game, TAKE_FROM_ROW, CAMPO) == "VDG-DRAW-5"
    assert refused(game, LAY_IN_ROW, CAMPO) == "VDG-DRAW-3"


@pytest.mark.clause("VDG-END-4", "VDG-END-5", "VDG-TRADE-1")
def test_the_last_exchange() -> None:
    game = table()
    stock(game, "casa", 1)
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A14"))
    assert isinstance(game.decision(), LastExchange)
    both(game, False)
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    assert refused(game, LAY, CASA) == "VDG-END-4"
    assert options(game) == [GO_ON.at()]


@pytest.mark.clause("VDG-SITE-1", "VDG-LAY-1")
def test_why_an_act_of_action_1_is_refused() -> None:
    game = table()
    hand(game, 0, "campo")
    assert refused(game, BUILD, CAMPO) == "VDG-SITE-1"
    assert refused(game, BUILD_SET, CAMPO) == "VDG-SITE-1"
    assert refused(game, HAND_IN, 6) == "VDG-TRADE-7"
    assert refused(game, LAY, PONTE) == "VDG-LAY-1"
    assert refused(game, LAY_SET, CAMPO) == "VDG-ALONE-2"
    assert refused(game, DISCARD, CAMPO) == "VDG-TURN-2"
    assert refused(game, DROP, CAMPO) == "VDG-TURN-2"


@pytest.mark.clause("VDG-SETUP-14", "VDG-TRADE-7")
@pytest.mark.parametrize("value", [3, 4, 5, 6])
def test_a_pause_does_not_tell_what_a_token_is_worth(value: int) -> None:
    """With one token of gold the player is asked after every step, whether it is enough for an exchange or not."""
    match = Match.start(TITLE, 3, luck=1)
    game = match.state
    assert isinstance(game, Venedig)
    seat = int(game.active)
    for player in game.players:
        game.deck += player.hand
        player.hand = 0
    tokens(game, seat, value)
    asked = []
    for action in (BUILD_NO_MORE.at(), DRAIN_NO_MORE.at(), TAKE_FROM_DECK.at()):
        asked.append((type(game.decision()).__name__, match.waiting()))
        match.act(seat, int(action))
    assert asked == [(name, [seat]) for name in ("LayAndBuild", "Drain", "DrawCards")]
    assert match.waiting() == [(seat + 1) % 3]
    assert not isinstance(
        match.state.decision(), LayAndBuild
    )  # an empty hand and no tokens: played for the next player
