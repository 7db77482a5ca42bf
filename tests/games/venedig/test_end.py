"""The end of the game."""

from __future__ import annotations

import pytest

from serenissima.games.venedig.actions import (
    BUILD,
    DRAIN_NO_MORE,
    GO_ON,
    HAND_IN,
    LAY,
    ON_BASILICA_SITE,
    ON_CELL,
    TRADE,
)
from serenissima.games.venedig.flow.ending import LastExchange
from serenissima.games.venedig.meta import TITLE
from tests.games.venedig.table import (
    act,
    basilica_on,
    cell,
    dry,
    hand,
    numbers,
    offered,
    pile,
    refused,
    spaces,
    stock,
    table,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


@pytest.mark.clause("VDG-END-1", "VDG-END-7", "VDG-END-4")
def test_the_last_piece_of_a_type_ends_the_game() -> None:
    game = table()
    stock(game, "casa", 2)
    hand(game, 0, "casa casa casa")
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A14"))
    assert game.ended == 0
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A19"))
    assert game.ended == 1
    assert isinstance(game.decision(), LastExchange)
    assert refused(game, LAY, CASA) == "VDG-END-4"
    assert refused(game, DRAIN_NO_MORE) == "VDG-END-4"


@pytest.mark.clause("VDG-END-3", "VDG-END-8", "VDG-END-2")
def test_the_last_building_still_gives_gold_and_moves_everybody() -> None:
    game = table()
    stock(game, "basilica", 1)
    for seat, space in enumerate((2, 3, 4)):
        game.players[seat].space = space
    pile(game, 1, "basilica", 2)
    pile(game, 2, "basilica", 1)
    hand(game, 0, "basilica")
    dry(game, "A15")
    act(game, LAY, BASILICA)
    act(game, BUILD, BASILICA)
    events = act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert [event["seat"] for event in events if event["name"] == "got_gold"] == [1, 2, 0]
    assert spaces(game) == [5, 11, 7]
    assert isinstance(game.decision(), LastExchange)


@pytest.mark.clause("VDG-END-2", "VDG-END-3")
def test_reaching_sixty_ends_the_game_helpers_still_move() -> None:
    game = table()
    game.players[0].space = 55
    game.players[1].space = 40
    pile(game, 0, "basilica", 2)
    pile(game, 1, "basilica", 1)
    tokens(game, 0, 5)
    hand(game, 0, "basilica")
    dry(game, "A15")
    act(game, LAY, BASILICA)
    act(game, BUILD, BASILICA)
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert spaces(game) == [62, 43, 0]  # no exchange in between: the end has come
    assert isinstance(game.decision(), LastExchange)


@pytest.mark.clause("VDG-END-8")
def test_a_helper_can_end_the_game() -> None:
    game = table()
    game.players[1].space = 58
    pile(game, 0, "basilica", 2)
    pile(game, 1, "basilica", 1)
    hand(game, 0, "basilica")
    dry(game, "A15")
    act(game, LAY, BASILICA)
    act(game, BUILD, BASILICA)
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert spaces(game) == [7, 61, 0]
    assert game.ended == 1


@pytest.mark.clause("VDG-END-5", "VDG-END-10")
def test_everybody_exchanges_once_more_beginning_on_the_left() -> None:
    game = table()
    stock(game, "casa", 1)
    tokens(game, 0, 5, 5)
    tokens(game, 2, 6)
    game.players[1].space = 20  # not the hindmost
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A14"))
    asked = [int(game.to_play())]
    assert offered(game, HAND_IN) == []
    act(game, GO_ON)
    asked.append(int(game.to_play()))
    act(game, HAND_IN, 6)
    act(game, TRADE)
    asked.append(int(game.to_play()))
    act(game, HAND_IN, 5)
    act(game, TRADE)
    assert asked == [1, 2, 0]
    assert game.over()  # once only: the second token of seat 0 stays
    assert spaces(game) == [3, 20, 2]


@pytest.mark.clause("VDG-END-6")
def test_the_farthest_gondola_wins_on_the_posts_too() -> None:
    game = table()
    for seat, space in enumerate((63, 61, 40)):
        game.players[seat].space = space
    standing = numbers(game.standing())
    assert standing == numbers(game.scores()) == [63, 61, 40]
    assert standing.index(max(standing)) == 0


@pytest.mark.clause("VDG-END-1", "VDG-END-2")
def test_the_end_has_a_reason() -> None:
    game = table()
    game.players[1].space = 60
    game.ended = 1
    assert TITLE.ending(game) == "VDG-END-2"
    game.stock = 0
    assert TITLE.ending(game) == "VDG-END-1"


@pytest.mark.clause("VDG-END-9")
def test_only_on_the_start_two_are_level() -> None:
    game = table(4)
    game.players[2].space = 9
    assert numbers(game.standing()) == [0, 0, 9, 0]
