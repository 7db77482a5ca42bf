"""Sites and points."""

from __future__ import annotations

import pytest

from serenissima.core.bits import count
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
from serenissima.games.venedig.flow.building import ChooseSite
from serenissima.games.venedig.state import HOME, Venedig
from tests.games.venedig.site_kit import BASILICA, CAMPO, CASA, PONTE, finish, gold
from tests.games.venedig.table import (
    act,
    bridge,
    cards,
    casa,
    cell,
    dry,
    flood,
    hand,
    offered,
    palazzo_on,
    pile,
    refused,
    spaces,
    table,
)

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
