"""Previews, live figures, the position in words, and how good a position looks."""

from __future__ import annotations

import pytest

from serenissima.core.bags import some
from serenissima.core.messages import Message
from serenissima.games.venedig import evaluate, help
from serenissima.games.venedig.actions import (
    BUILD,
    DRAIN,
    HAND_IN,
    LAY,
    LAY_SET,
    ON_CELL,
    ON_LINK,
    ON_PALAZZO_SITE,
    TAKE_FROM_DECK,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.meta import TITLE
from tests.games.venedig.table import (
    act,
    bridge,
    casa,
    cell,
    dry,
    flood,
    hand,
    kind,
    palazzo_on,
    pile,
    table,
    to_draining,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


def said(messages: list[Message]) -> list[tuple[str, dict[str, object]]]:
    return [(message.id, dict(message.args)) for message in messages]


def test_a_site_says_its_points_who_moves_where_and_who_draws_gold() -> None:
    game = table()
    game.players[0].space = 2  # touches A
    game.players[1].space = 30
    pile(game, 1, "palazzo", 2)
    hand(game, 0, "palazzo")
    act(game, LAY, PALAZZO)
    act(game, BUILD, PALAZZO)
    action = int(ON_PALAZZO_SITE.at(palazzo_on("A14", "A19")))
    points = said(help.note(game, 1, action))[0][1]["points"]
    assert isinstance(points, int)
    assert said(help.note(game, 1, action))[1:] == [
        ("note-gain", {"player": {"seat": 1}, "points": points, "space": 30 + points}),
        ("note-gain-gold", {"player": {"seat": 0}, "points": points // 2, "space": 2 + points // 2}),
    ]


def test_one_token_left_is_promised_to_the_first_only() -> None:
    game = table()
    game.players[0].space = 2
    game.players[1].space = 3
    game.gold_stock = some(2, LANE)
    pile(game, 1, "campo", 2)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    notes = said(help.note(game, 1, int(ON_CELL.at(cell("A14")))))
    assert [(id, args["player"]) for id, args in notes[1:]] == [
        ("note-gain-gold", {"seat": 1}),
        ("note-gain", {"seat": 0}),
    ]
    game.gold_stock = some(2, LANE, 2)
    notes = said(help.note(game, 1, int(ON_CELL.at(cell("A14")))))
    assert [id for id, _ in notes[1:]] == ["note-gain-gold", "note-gain-gold"]


@pytest.mark.clause("VDG-ALONE-6")
def test_the_last_card_of_a_set_says_that_it_needs_no_architect() -> None:
    game = table()
    hand(game, 0, "campo campo campo")
    act(game, LAY, CAMPO)
    assert said(help.note(game, 0, int(LAY.at(CAMPO))))[0][0] == "note-lay-keep"
    act(game, LAY, CAMPO)
    assert said(help.note(game, 0, int(LAY.at(CAMPO)))) == [("note-set", {"count": 3})]


def test_a_bridge_previews_the_district_it_counts() -> None:
    game = table()
    casa(game, "A01", "A02")
    pile(game, 0, "ponte", 2)
    hand(game, 0, "ponte")
    act(game, LAY, PONTE)
    act(game, BUILD, PONTE)
    for end, points in ((bridge("A19", "C02"), 3), (bridge("C02", "A19"), 0)):
        action = int(ON_LINK.at(end))
        assert said(help.note(game, 0, action))[0] == ("note-worth", {"points": points})
        assert TITLE.args(game, 0, action)["type"] == {"id": "type-ponte", "args": {}}


def test_a_card_says_how_far_the_building_gets_and_who_leads() -> None:
    game = table()
    pile(game, 1, "campo", 1)
    pile(game, 0, "ponte", 1)
    hand(game, 0, "campo ponte basilica casa")
    notes = {
        name: said(help.note(game, 0, int(LAY.at(kind(name)))))[0] for name in ("campo", "ponte", "basilica", "casa")
    }
    assert notes["campo"] == ("note-lay-help", {"lying": 2, "needed": 3, "architect": {"seat": 1}})
    assert notes["ponte"][0] == "note-lay-keep"
    assert notes["basilica"] == ("note-lay-architect", {"lying": 1, "needed": 4})
    assert notes["casa"][0] == "note-lay-casa"
    flood(game)
    assert said(help.note(game, 0, int(LAY.at(CASA))))[0][0] == "note-no-room"


def test_a_building_without_room_warns() -> None:
    game = table()
    pile(game, 0, "basilica", 4)
    assert said(help.note(game, 0, int(BUILD.at(BASILICA))))[0][0] == "note-no-room"
    dry(game, "A15")
    assert said(help.note(game, 0, int(BUILD.at(BASILICA)))) == [("note-chooser", {"architect": {"seat": 0}})]


def test_draining_says_what_it_opens() -> None:
    game = table()
    to_draining(game)
    assert said(help.note(game, 0, int(DRAIN.at(cell("A01"))))) == [("note-drain", {"cell": "A01"})]
    (note,) = said(help.note(game, 0, int(DRAIN.at(cell("A15")))))
    assert note[0] == "note-drain-opens"
    assert isinstance(note[1]["sites"], list)
    assert [site["args"]["count"] for site in note[1]["sites"]] == [2, 1]  # two Palazzo sites, one Basilica site


def test_tokens_say_what_they_would_buy() -> None:
    game = table()
    tokens(game, 0, 4, 4)
    assert said(help.note(game, 0, int(HAND_IN.at(4)))) == [("note-exchange-more", {"gold": 4, "missing": 1})]
    act(game, HAND_IN, 4)
    assert said(help.note(game, 0, int(HAND_IN.at(4)))) == [
        ("note-exchange", {"gold": 8, "spaces": 1, "lost": 3, "space": 1})
    ]


def test_refs_name_what_an_act_touches() -> None:
    game = table()
    assert TITLE.refs(game, 0, int(LAY_SET.at(CAMPO))) == ["card:2", "set:2"]
    assert TITLE.refs(game, 0, int(TAKE_FROM_DECK.at())) == ["deck"]
    assert TITLE.refs(game, 0, int(ON_CELL.at(cell("A14")))) == [f"cell:{cell('A14')}"]


def test_figures_count_pieces_cards_and_the_best_site() -> None:
    game = table()
    pile(game, 1, "palazzo", 2)
    figures = TITLE.figures(game, 0)
    types = figures["types"]
    assert isinstance(types, list)
    palazzo = types[PALAZZO]
    assert isinstance(palazzo, dict)
    assert (palazzo["left"], palazzo["of"], palazzo["lying"], palazzo["cards"]) == (5, 6, 2, 3)
    assert (palazzo["architect"], palazzo["piles"], palazzo["best"]) == (1, [0, 2, 0], 8)
    basilica = types[BASILICA]
    assert isinstance(basilica, dict)
    assert basilica["best"] == -1


def test_the_position_in_words_names_everybody_and_every_district() -> None:
    game = table(2)
    pile(game, 2, "campo", 1)
    ids = [message.id for message in TITLE.describe(game, 0)]
    assert (
        ids
        == ["describe-player"] * 2 + ["describe-third", "describe-cards", "describe-stock"] + ["describe-district"] * 5
    )


def test_a_position_looks_better_ahead_with_gold_and_with_cards_that_belong_together() -> None:
    game = table()
    before = evaluate.evaluate(game, 0)
    game.players[0].space = 3
    ahead = evaluate.evaluate(game, 0)
    assert ahead > before
    tokens(game, 0, 6)
    assert evaluate.evaluate(game, 0) > ahead
    hand(game, 0, "palazzo campo ponte")
    scattered = evaluate.evaluate(game, 0)
    hand(game, 0, "palazzo palazzo palazzo")
    assert evaluate.evaluate(game, 0) > scattered
