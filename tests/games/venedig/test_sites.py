"""Sites, points, gold, gondolas."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size, some
from serenissima.core.bits import count
from serenissima.core.fields import view
from serenissima.games.venedig import scoring
from serenissima.games.venedig.actions import (
    BUILD,
    LAY,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_LINK,
    ON_PALAZZO_SITE,
)
from serenissima.games.venedig.board import CELL_NAMES, PALAZZO_AROUND, PALAZZO_SITES
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.building import ChooseSite
from serenissima.games.venedig.state import HOME, Venedig
from tests.games.venedig.table import (
    act,
    basilica_on,
    bridge,
    cards,
    casa,
    cell,
    dry,
    flood,
    hand,
    kind,
    offered,
    palazzo_on,
    pile,
    refused,
    spaces,
    table,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


def finish(game: Venedig, name: str) -> list[dict[str, object]]:
    """Seat 0 lays the last card of a building and asks for it to be built."""
    hand(game, 0, name)
    act(game, LAY, kind(name))
    return act(game, BUILD, kind(name))


def gold(game: Venedig) -> list[int]:
    """How many gold tokens each player has."""
    return [int(bag_size(player.gold, LANE)) for player in game.players]


# --- sites


@pytest.mark.clause("VDG-SITE-1", "VDG-SITE-6", "VDG-POINTS-2")
def test_cards_of_several_players_finish_a_building_and_its_architect_chooses() -> None:
    game = table()
    pile(game, 1, "campo", 1)
    pile(game, 2, "campo", 1)
    finish(game, "campo")
    decision = game.decision()
    assert isinstance(decision, ChooseSite)
    assert decision.seat == 1
    dry(game, "A09")
    act(game, ON_CELL, cell("A09"))
    assert spaces(game) == [0, 1, 0]  # one neighbour is built; half of one is nothing


@pytest.mark.clause("VDG-SITE-2", "VDG-PALAZZO-1")
def test_every_cell_of_the_site_is_free() -> None:
    game = table()
    pile(game, 0, "palazzo", 2)
    finish(game, "palazzo")
    sites = [" ".join(CELL_NAMES[c] for c in PALAZZO_SITES[n]) for n in offered(game, ON_PALAZZO_SITE)]
    assert sites == ["A14 A19", "B07 B08", "C02 C08", "D03 D04", "E19 E20"]
    assert refused(game, ON_PALAZZO_SITE, palazzo_on("A14", "A15")) == "VDG-SITE-2"
    assert refused(game, ON_CELL, cell("A14")) == "VDG-PALAZZO-1"


@pytest.mark.clause("VDG-SITE-3", "VDG-SITE-4")
def test_without_a_site_the_cards_are_lost_and_nobody_gains() -> None:
    game = table()
    pile(game, 1, "basilica", 3)
    game.players[1].space = 1
    game.players[0].space = 2
    events = finish(game, "basilica")
    assert [event["name"] for event in events] == ["no_site"]
    assert game.discard == cards("basilica " * 4)
    assert game.architects[BASILICA] == HOME
    assert spaces(game) == [2, 1, 0]
    assert gold(game) == [0, 0, 0]


@pytest.mark.clause("VDG-SITE-3")
def test_a_casa_without_a_free_cell_is_lost_too() -> None:
    game = table()
    flood(game)
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    assert game.discard == cards("casa")
    assert spaces(game) == [0, 0, 0]


@pytest.mark.clause("VDG-SITE-7")
def test_the_architect_may_not_decline() -> None:
    game = table()
    pile(game, 0, "campo", 2)
    finish(game, "campo")
    assert all(ON_CELL.covers(ON_CELL.at(value)) for value in offered(game, ON_CELL))
    assert refused(game, LAY, CASA) == "VDG-SITE-7"


@pytest.mark.clause("VDG-CASA-1", "VDG-CAMPO-1")
def test_casa_and_campo_take_one_cell() -> None:
    game = table()
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    assert len(offered(game, ON_CELL)) == 10
    assert refused(game, ON_PALAZZO_SITE, palazzo_on("A14", "A19")) == "VDG-CASA-1"
    act(game, ON_CELL, cell("B07"))
    pile(game, 0, "campo", 2)
    finish(game, "campo")
    assert len(offered(game, ON_CELL)) == 9
    assert refused(game, ON_BASILICA_SITE, 0) == "VDG-CAMPO-1"


# --- points


@pytest.mark.clause("VDG-PALAZZO-2", "VDG-PALAZZO-3")
def test_a_palazzo_counts_unbuilt_cells_marsh_or_dry() -> None:
    game = table()
    site = palazzo_on("B07", "B08")
    around = int(count(PALAZZO_AROUND[site]))
    assert scoring.palazzo_points(game, site) == around == 8
    dry(game, "B02")
    assert scoring.palazzo_points(game, site) == 8
    casa(game, "B02", "B03")
    assert scoring.palazzo_points(game, site) == 6


@pytest.mark.clause("VDG-PALAZZO-4", "VDG-POINTS-3")
def test_klaus_and_jurgen_build_a_palazzo() -> None:
    game = table()
    six = next(n for n in range(len(PALAZZO_SITES)) if count(PALAZZO_AROUND[n]) == 6)
    names = [CELL_NAMES[c] for c in PALAZZO_SITES[six]]
    dry(game, *names)
    beside = next(
        CELL_NAMES[c]
        for c in range(len(CELL_NAMES))
        if CELL_NAMES[c][0] == names[0][0] and scoring.palazzo_points(_with_casa(game, CELL_NAMES[c]), six) == 5
    )
    casa(game, beside)
    pile(game, 0, "palazzo", 1)  # Jürgen, with the architect
    pile(game, 1, "palazzo", 1)  # Klaus
    finish(game, "palazzo")
    act(game, ON_PALAZZO_SITE, six)
    assert spaces(game) == [5, 2, 0]


def _with_casa(game: Venedig, name: str) -> Venedig:
    copy = game.clone()
    casa(copy, name)
    return copy


@pytest.mark.clause("VDG-CAMPO-2", "VDG-CAMPO-3")
def test_a_campo_counts_built_cells_parts_of_buildings_too() -> None:
    game = table()
    # D09 lies beside the preset Palazzo (D13, D14), which counts once for each of its cells
    dry(game, "D09")
    before = int(scoring.cell_points(game, CAMPO, cell("D09")))
    pile(game, 0, "campo", 2)
    finish(game, "campo")
    act(game, ON_CELL, cell("D09"))
    assert spaces(game)[0] == before
    fresh = table()
    dry(fresh, "E09")
    assert scoring.cell_points(fresh, CAMPO, cell("E09")) == 2  # E08 and E14, two parts of one Basilica


@pytest.mark.clause("VDG-PONTE-1", "VDG-PONTE-4")
def test_a_bridge_stands_on_a_link_whose_ends_are_free() -> None:
    game = table()
    pile(game, 0, "ponte", 2)
    hand(game, 0, "ponte")
    act(game, LAY, PONTE)
    act(game, BUILD, PONTE)
    assert offered(game, ON_LINK) == sorted([bridge("A19", "C02"), bridge("C02", "A19")])
    assert refused(game, ON_LINK, bridge("A07", "B01")) == "VDG-SITE-2"
    act(game, ON_LINK, bridge("A19", "C02"))
    campo_a14 = scoring.cell_points(game, CAMPO, cell("A14"))
    assert campo_a14 == 1  # the bridge's end on A19 is built


@pytest.mark.clause("VDG-PONTE-4")
def test_another_building_blocks_a_link() -> None:
    game = table()
    hand(game, 0, "casa")
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("C02"))
    pile(game, 0, "ponte", 2)
    events = finish(game, "ponte")
    assert [event["name"] for event in events] == ["no_site"]


@pytest.mark.clause("VDG-PONTE-2", "VDG-PONTE-3", "VDG-PONTE-5")
def test_a_bridge_counts_the_casas_of_the_chosen_district() -> None:
    for counted, other, points in (("A19", "C02", 3), ("C02", "A19", 1)):
        game = table()
        casa(game, "A01", "A02", "C20")  # and the preset Casa on A10
        pile(game, 1, "ponte", 2)
        finish(game, "ponte")
        assert game.to_play() == 1
        act(game, ON_LINK, bridge(counted, other))
        assert spaces(game) == [points // 2, points, 0]


@pytest.mark.clause("VDG-BASILICA-2")
def test_a_basilica_is_worth_seven() -> None:
    assert scoring.basilica_points() == 7


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
