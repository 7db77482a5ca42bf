"""What is told of each step: to whom it happened, and with which numbers."""

from __future__ import annotations

import pytest

from serenissima.core.bags import some
from serenissima.core.events import Diary
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    BUILD_SET,
    DISCARD,
    DRAIN,
    DRAIN_NO_MORE,
    DRAW_FOR_THIRD,
    DROP,
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
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import HOME, Venedig
from tests.games.venedig.table import (
    act,
    basilica_on,
    bridge,
    cards,
    cell,
    dry,
    flood,
    hand,
    palazzo_on,
    pile,
    row,
    stock,
    table,
    to_draining,
    to_drawing,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)
THIRD = 2
Told = tuple[str, int, list[int]]


def told(game: Venedig, *what: object) -> list[Told]:
    """What is told of an act."""
    events = act(game, *what)  # type: ignore[arg-type]
    return [(str(e["name"]), int(str(e["seat"])), list(e["values"])) for e in events]  # type: ignore[call-overload]


@pytest.mark.clause("VDG-SETUP-3", "VDG-SETUP-12", "VDG-SETUP-14")
def test_the_deal_and_the_first_player() -> None:
    game = TITLE.begin(TITLE.setting(3), 8)
    assert isinstance(game, Venedig)
    diary = Diary()
    game.listener = diary
    game.settle()
    heard = [(event.kind.name, event.seat, event.values) for event in diary.events]
    assert heard == [
        *[("dealt", seat, [3, int(game.players[seat].hand)]) for seat in range(3)],
        ("first_player", int(game.active), []),
    ]
    assert all(set(event.seen_by(-1)["args"]) == {"player", "number"} for event in diary.events[:3])  # type: ignore[arg-type]
    assert game.top is not None
    assert game.top.seat == game.active


@pytest.mark.clause("VDG-LAY-2", "VDG-ARCHITECT-2", "VDG-ARCHITECT-4", "VDG-ALONE-2", "VDG-ALONE-6")
def test_cards_and_architects() -> None:
    game = table()
    to_next(game)
    pile(game, 0, "palazzo", 1)
    hand(game, 1, "ponte palazzo palazzo")
    assert told(game, LAY, PONTE) == [("laid", 1, [PONTE]), ("became_architect", 1, [PONTE])]
    assert told(game, LAY, PALAZZO) == [("laid", 1, [PALAZZO])]
    assert told(game, LAY, PALAZZO) == [("laid", 1, [PALAZZO]), ("became_architect", 1, [PALAZZO])]
    other = table()
    to_next(other)
    hand(other, 1, "basilica basilica basilica basilica")
    assert told(other, LAY_SET, BASILICA) == [("laid_set", 1, [BASILICA])]
    third = table()
    to_next(third)
    hand(third, 1, "campo campo campo")
    act(third, LAY, CAMPO)
    assert told(third, LAY, CAMPO) == [("laid", 1, [CAMPO])]
    assert told(third, LAY, CAMPO) == [("laid", 1, [CAMPO]), ("completed_set", 1, [CAMPO])]


def to_next(game: Venedig) -> None:
    """To seat 1's turn, with nothing taken."""
    to_drawing(game)
    act(game, TAKE_FROM_DECK)


@pytest.mark.clause("VDG-TWO-2", "VDG-TWO-5", "VDG-TWO-7", "VDG-TWO-10")
def test_cards_of_the_third() -> None:
    for name, lies in (("campo", True), ("ponte", False)):
        game = table(2)
        to_next(game)
        game.discard = cards("casa")
        game.deck = cards(" ".join([name] * 4))
        pile(game, THIRD, "palazzo", 1)
        pile(game, THIRD, "basilica", 1)
        type = CAMPO if lies else PONTE
        if lies:
            game.laid[THIRD] -= some(BASILICA, LANE)
            game.architects[BASILICA] = HOME
            expected = [("laid_for_third", 1, [type]), ("third_became_architect", 1, [type])]
        else:
            expected = [("discarded_for_third", 1, [type])]
        assert told(game, DRAW_FOR_THIRD) == expected
        assert game.discard == (cards("casa") if lies else cards("casa ponte"))
        assert game.third_served == 1


@pytest.mark.clause("VDG-SITE-3", "VDG-CASA-2", "VDG-CAMPO-2", "VDG-GOLD-2", "VDG-GOLD-8", "VDG-MOVE-1")
def test_a_site_its_gold_and_the_gondolas() -> None:
    game = table()
    to_next(game)
    game.players[1].space = 2
    game.players[2].space = 3
    pile(game, 2, "campo", 2)
    hand(game, 1, "casa campo")
    act(game, LAY, CASA)
    game.gold_stock = some(2, LANE)
    assert told(game, ON_CELL, cell("A14")) == [
        ("raised", 1, [CASA, cell("A14"), 1]),
        ("got_gold", 1, [5]),
        ("rowed", 1, [1, 4]),
    ]
    game.players[1].gold = 0  # else an exchange could come in between
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    dry(game, "A09")
    events = told(game, ON_CELL, cell("A09"))
    assert events[:3] == [("raised", 2, [CAMPO, cell("A09"), 2]), ("no_gold_left", 2, []), ("no_gold_left", 1, [])]


@pytest.mark.clause("VDG-SITE-3", "VDG-SITE-4")
def test_no_room_is_told_to_all_and_cards_are_added_to_the_discard_pile() -> None:
    game = table()
    game.discard = cards("casa casa")
    flood(game)
    pile(game, 0, "palazzo", 2)
    hand(game, 0, "palazzo basilica basilica basilica basilica")
    act(game, LAY, PALAZZO)
    assert told(game, BUILD, PALAZZO) == [("no_site", -1, [PALAZZO])]
    assert game.discard == cards("casa casa palazzo palazzo palazzo")


@pytest.mark.clause("VDG-SITE-3", "VDG-ALONE-2")
def test_a_set_without_room_is_discarded_beside_the_others() -> None:
    game = table()
    game.discard = cards("casa casa")
    pile(game, 1, "basilica", 1)
    hand(game, 0, "basilica basilica basilica basilica")
    act(game, LAY_SET, BASILICA)
    assert told(game, BUILD_SET, BASILICA) == [("no_site", -1, [BASILICA])]
    assert game.discard == cards("casa casa basilica basilica basilica basilica")
    assert (game.whole_sets, game.architects[BASILICA]) == (0, 1)


@pytest.mark.clause("VDG-PALAZZO-2", "VDG-BASILICA-2", "VDG-PONTE-3", "VDG-SITE-6")
def test_larger_buildings_tell_their_site_and_worth() -> None:
    game = table()
    game.gold_stock = 0
    for name, number in (("palazzo", 2), ("ponte", 2), ("basilica", 3)):
        pile(game, 1, name, number)
    hand(game, 0, "palazzo ponte basilica")
    for type in (PALAZZO, PONTE, BASILICA):
        act(game, LAY, type)
    act(game, BUILD, PALAZZO)
    site = palazzo_on("B07", "B08")
    assert told(game, ON_PALAZZO_SITE, site)[:1] == [("raised_palazzo", 1, [site, 8])]
    act(game, BUILD, PONTE)
    end = bridge("A19", "C02")
    assert told(game, ON_LINK, end)[:1] == [("raised_ponte", 1, [end // 2, 1])]
    dry(game, "E15")
    site = basilica_on("E15", "E19", "E20")
    act(game, BUILD, BASILICA)
    assert told(game, ON_BASILICA_SITE, site)[:1] == [("raised_basilica", 1, [site, 7])]


@pytest.mark.clause("VDG-END-1", "VDG-END-2")
def test_the_end_is_told_once() -> None:
    game = table()
    stock(game, "casa", 1)
    game.players[0].space = 59
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    events = told(game, ON_CELL, cell("A14"))
    assert [event for event in events if event[0] != "got_gold"] == [
        ("raised", 0, [CASA, cell("A14"), 1]),
        ("type_exhausted", -1, [CASA]),
        ("rowed", 0, [1, 60]),
    ]
    other = table()
    other.players[0].space = 59
    hand(other, 0, "casa")
    act(other, LAY, CASA)
    assert told(other, ON_CELL, cell("A14"))[-2:] == [("rowed", 0, [1, 60]), ("reached_the_end", 0, [60])]


@pytest.mark.clause("VDG-END-1", "VDG-END-7")
def test_the_type_that_is_exhausted_is_told() -> None:
    game = table()
    stock(game, "palazzo", 1)
    pile(game, 0, "palazzo", 2)
    hand(game, 0, "palazzo")
    act(game, LAY, PALAZZO)
    act(game, BUILD, PALAZZO)
    events = told(game, ON_PALAZZO_SITE, palazzo_on("B07", "B08"))
    assert ("type_exhausted", -1, [PALAZZO]) in events


@pytest.mark.clause("VDG-LIMIT-2", "VDG-ARCHITECT-7")
def test_a_pile_given_up() -> None:
    game = table(2)
    game.discard = cards("casa")
    for name, number in (("basilica", 2), ("palazzo", 1), ("ponte", 1), ("campo", 1)):
        pile(game, 0, name, number)
    for name in ("basilica", "ponte"):
        pile(game, THIRD, name, 1)
    to_draining(game)
    assert told(game, DROP, BASILICA) == [("dropped", 0, [BASILICA, 2]), ("third_became_architect", 0, [BASILICA])]
    assert game.discard == cards("casa basilica basilica")
    assert told(game, DROP, CAMPO) == [("dropped", 0, [CAMPO, 1])]
    assert game.architects[CAMPO] == HOME
    assert game.discard == cards("casa basilica basilica campo")
    assert game.open_types(0) == 2
    act(game, DRAIN_NO_MORE)


@pytest.mark.clause("VDG-DRAIN-3", "VDG-DRAIN-1", "VDG-TURN-3")
def test_drained_cells_and_their_tokens() -> None:
    game = table()
    to_next(game)
    act(game, BUILD_NO_MORE)
    game.undrained = some(2, LANE, 3)
    assert told(game, DRAIN, cell("B01")) == [("drained", 1, [cell("B01"), 2])]
    assert game.undrained == some(2, LANE, 2)
    assert told(game, DRAIN, cell("C01")) == [("drained", 1, [cell("C01"), 2])]
    assert game.undrained == some(2, LANE)
    assert game.players[1].marsh == some(2, LANE, 2)


@pytest.mark.clause("VDG-TRADE-3", "VDG-TRADE-5")
def test_an_exchange_and_what_it_leaves() -> None:
    game = table()
    to_next(game)
    game.traded_marsh = some(1, LANE)
    tokens(game, 1, 2, 2, 2, 1, 3, 6)
    for value in (2, 2, 1):
        act(game, HAND_IN, value)
    assert told(game, TRADE) == [("traded", 1, [5, 1]), ("rowed", 1, [1, 1])]
    assert game.traded_marsh == some(1, LANE, 2) + some(2, LANE, 2)
    assert game.players[1].offered_marsh == game.players[1].offered_gold == 0
    act(game, HAND_IN, 6)
    act(game, HAND_IN, 3)
    game.gold_open = some(1, LANE)
    assert told(game, TRADE) == [("traded", 1, [9, 1]), ("rowed", 1, [1, 2])]
    assert game.gold_open == some(0, LANE) + some(1, LANE) + some(3, LANE)
    assert game.players[1].offered_gold == 0
    assert game.players[1].marsh == some(2, LANE)


@pytest.mark.clause("VDG-DRAW-2", "VDG-DRAW-3", "VDG-DRAW-8", "VDG-DRAW-10", "VDG-DRAW-11")
def test_cards_drawn() -> None:
    game = table()
    to_next(game)
    row(game, "campo ponte basilica")
    hand(game, 1, "palazzo")
    game.deck = cards("casa casa")
    game.discard = cards("ponte ponte ponte campo")
    to_drawing(game)
    assert told(game, LAY_IN_ROW, PALAZZO) == [("laid_in_row", 1, [PALAZZO])]
    assert told(game, TAKE_FROM_DECK) == [("drew", 1, [CASA])]
    assert told(game, TAKE_FROM_DECK) == [("drew", 1, [CASA]), ("reshuffled", -1, [4])]
    assert game.deck == cards("ponte ponte ponte campo")
    last = told(game, TAKE_FROM_DECK)
    assert last[1:] == [("row_cleared", -1, [])]
    assert game.discard == cards("palazzo campo basilica ponte")
    row(game, "ponte")
    hand(game, 2, "casa casa casa casa casa")
    to_drawing(game)
    assert told(game, TAKE_FROM_ROW, PONTE) == [("took_from_row", 2, [PONTE])]
    assert told(game, DISCARD, CASA) == [("discarded", 2, [CASA])]
    assert game.discard == cards("palazzo campo basilica ponte casa")
