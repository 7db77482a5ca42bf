"""The edges of the rules: each site, the order of heirs, several things at once."""

from __future__ import annotations

import pytest

from serenissima.core.bags import lane
from serenissima.core.bits import BIT, members_of
from serenissima.core.chance import Chance
from serenissima.core.fields import to_json
from serenissima.games.venedig import scoring
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_SET,
    DRAW_FOR_THIRD,
    DROP,
    GO_ON,
    HAND_IN,
    LAY,
    LAY_IN_ROW,
    LAY_SET,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_LINK,
    TAKE_FROM_DECK,
    TRADE,
)
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    CELL_NAMES,
    CELLS,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    LINKS,
    PALAZZO_SITES,
    basiliche_on,
    drawing,
    link_cell,
    link_number,
    palazzi_on,
)
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.building import ChooseSite
from serenissima.games.venedig.flow.drawing import TakeCard
from serenissima.games.venedig.flow.sites import has_site
from serenissima.games.venedig.flow.trading import ExchangeInBetween
from serenissima.games.venedig.state import HOME
from tests.games.venedig.table import (
    act,
    basilica_on,
    bridge,
    cards,
    cell,
    dry,
    flood,
    hand,
    offered,
    options,
    pile,
    spaces,
    table,
    to_draining,
    to_drawing,
    tokens,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


# --- sites


@pytest.mark.clause("VDG-PALAZZO-1", "VDG-BASILICA-1", "VDG-BASILICA-3", "VDG-SITE-2")
def test_a_site_is_open_when_all_its_cells_are_free_and_only_then() -> None:
    dice = Chance(3)
    for district in range(DISTRICTS):
        first = int(FIRST_CELL[district])
        size = int(FIRST_CELL[district + 1]) - first
        subsets = [0, *(1 << n for n in range(size)), (1 << size) - 1, *(int(dice.below(1 << size)) for _ in range(30))]
        for free in subsets:
            names = {first + member for member in members_of(free)}
            for sites, firsts, found in (
                (PALAZZO_SITES, FIRST_PALAZZO, palazzi_on(district, free)),
                (BASILICA_SITES, FIRST_BASILICA, basiliche_on(district, free)),
            ):
                open_sites = [n for n, site in enumerate(sites) if names.issuperset(site)]
                assert [int(firsts[district]) + member for member in members_of(found)] == open_sites


@pytest.mark.clause("VDG-BASILICA-1", "VDG-BASILICA-3")
def test_two_of_three_cells_are_no_site() -> None:
    for number, site in enumerate(BASILICA_SITES):
        district = int(DISTRICT_OF[site[0]])
        for left_out in range(3):
            free = sum(1 << (c - int(FIRST_CELL[district])) for c in site if c != site[left_out])
            assert basiliche_on(district, free) == 0, number


@pytest.mark.clause("VDG-PALAZZO-2", "VDG-BASILICA-2")
def test_every_site_lies_in_the_district_of_its_cells() -> None:
    game = table()
    for number, site in enumerate(PALAZZO_SITES):
        assert scoring.district_of_palazzo(number) == DISTRICT_OF[site[0]]
        assert 0 <= scoring.palazzo_points(game, number) <= 8
    for number, site in enumerate(BASILICA_SITES):
        assert scoring.district_of_basilica(number) == DISTRICT_OF[site[0]]
    assert scoring.basilica_points() == 7


@pytest.mark.clause("VDG-PONTE-1", "VDG-PONTE-4")
def test_both_ends_of_each_link_must_be_free() -> None:
    for link in range(LINKS):
        ends = [CELL_NAMES[int(link_cell(link, side))] for side in range(2)]
        for free in (ends[:1], ends[1:], ends):
            game = table()
            flood(game)
            for name in free:
                place = DISTRICT_OF[cell(name)]
                member = BIT[cell(name) - FIRST_CELL[place]]
                game.built[place] &= ~member
                game.marsh[place] &= ~member
            assert has_site(game, PONTE) == (len(free) == 2)


@pytest.mark.clause("VDG-PONTE-1", "VDG-PONTE-3")
def test_every_open_link_is_offered_from_both_ends() -> None:
    game = table()
    for name in ("A07", "B01"):
        dry(game, name)
    pile(game, 0, "ponte", 2)
    hand(game, 0, "ponte")
    act(game, LAY, PONTE)
    act(game, BUILD, PONTE)
    ends = [bridge("A07", "B01"), bridge("B01", "A07"), bridge("A19", "C02"), bridge("C02", "A19")]
    assert offered(game, ON_LINK) == sorted(ends)
    act(game, ON_LINK, bridge("C02", "A19"))
    for name in ("A19", "C02"):
        place = DISTRICT_OF[cell(name)]
        assert game.built[place] & BIT[cell(name) - FIRST_CELL[place]]
    assert sum(len(members_of(cells)) for cells in game.built) == 9 + 2


@pytest.mark.clause("VDG-SITE-2", "VDG-CASA-1", "VDG-SITE-3")
def test_the_only_free_cell_of_the_board_is_offered() -> None:
    game = table()
    flood(game)
    game.marsh[0] ^= BIT[0]  # A01
    hand(game, 0, "casa palazzo palazzo palazzo")
    act(game, LAY, CASA)
    assert offered(game, ON_CELL) == [cell("A01")]
    act(game, ON_CELL, cell("A01"))
    act(game, LAY_SET, PALAZZO)
    assert [event["name"] for event in act(game, BUILD_SET, PALAZZO)] == ["no_site"]


@pytest.mark.clause("VDG-SETUP-8")
def test_where_everything_is_drawn() -> None:
    board = drawing()
    assert set(board) == {"cells", "links", "start", "spaces", "posts"}
    assert [entry[0] for entry in board["cells"]] == CELL_NAMES
    assert [entry[3] for entry in board["cells"]] == [int(DISTRICT_OF[c]) for c in range(CELLS)]
    assert len({(q, r) for _, q, r, _ in board["cells"]}) == CELLS
    assert board["links"] == [[int(link_cell(n, 0)), int(link_cell(n, 1))] for n in range(LINKS)]
    assert all(here != across for here, across in board["links"])
    assert sorted(number for numbers, _ in board["spaces"] for number in numbers) == list(range(1, 61))
    assert board["start"] == [[-1, 3]]
    assert len(board["posts"]) == 10
    with pytest.raises(ValueError, match=r"^no link joins these cells$"):
        link_number([0, 1])


# --- several things at once


@pytest.mark.clause("VDG-ALONE-6", "VDG-LAY-1")
def test_two_piles_begun_in_one_turn() -> None:
    game = table()
    assert game.begun_now == 0
    hand(game, 0, "campo palazzo campo campo")
    for type in (CAMPO, PALAZZO, CAMPO):
        act(game, LAY, type)
    assert game.begun_now == BIT[CAMPO] | BIT[PALAZZO]
    act(game, LAY, CAMPO)
    assert offered(game, BUILD_SET) == [CAMPO]
    act(game, BUILD_SET, CAMPO)
    decision = game.decision()
    assert isinstance(decision, ChooseSite)
    assert (decision.seat, decision.builder, decision.alone) == (0, 0, 1)


@pytest.mark.clause("VDG-SITE-8", "VDG-SITE-1")
def test_two_buildings_finished_at_once() -> None:
    game = table()
    pile(game, 0, "campo", 2)
    pile(game, 0, "ponte", 2)
    hand(game, 0, "campo ponte")
    act(game, LAY, CAMPO)
    act(game, LAY, PONTE)
    assert offered(game, BUILD) == [CAMPO, PONTE]


@pytest.mark.clause("VDG-GOLD-1", "VDG-ALONE-2", "VDG-POINTS-1")
def test_who_builds_a_set_alone_draws_gold_and_moves_alone() -> None:
    game = table()
    for seat in range(3):
        game.players[seat].space = 2 + seat
    pile(game, 1, "campo", 1)
    hand(game, 0, "campo campo campo")
    act(game, LAY_SET, CAMPO)
    act(game, BUILD_SET, CAMPO)
    dry(game, "A09")
    events = act(game, ON_CELL, cell("A09"))
    assert [(e["name"], e["seat"]) for e in events] == [("raised", 0), ("got_gold", 0), ("rowed", 0)]


@pytest.mark.clause("VDG-ARCHITECT-7")
@pytest.mark.parametrize(("dropper", "heir"), [(0, 1), (0, 2), (0, 3)])
def test_any_participant_can_inherit_the_architect(dropper: int, heir: int) -> None:
    game = table(4)
    for name in ("campo", "palazzo", "ponte"):
        pile(game, dropper, name, 1)
    pile(game, heir, "campo", 1)
    to_draining(game)
    act(game, DROP, CAMPO)
    assert game.architects[CAMPO] == heir
    assert game.architects[PALAZZO] == dropper


# --- the exchange


@pytest.mark.clause("VDG-TRADE-1", "VDG-TRADE-7")
def test_marsh_tokens_alone_buy_a_space_and_none_dearer_follows() -> None:
    game = table()
    tokens(game, 0, 2, 2, 1, 0)
    assert offered(game, HAND_IN) == [2]
    act(game, HAND_IN, 2)
    act(game, HAND_IN, 2)
    assert offered(game, HAND_IN) == [1]
    assert TRADE.at() not in options(game)
    act(game, HAND_IN, 1)
    assert options(game) == [TRADE.at()]  # the token without gold is not offered
    act(game, TRADE)
    other = table()
    tokens(other, 0, 6, 5, 4)
    assert offered(other, HAND_IN) == [5, 6]
    act(other, HAND_IN, 5)
    assert offered(other, HAND_IN) == [4]
    assert TRADE.at() in options(other)


@pytest.mark.clause("VDG-TRADE-6", "VDG-POINTS-4")
def test_nobody_is_asked_before_a_gondola_that_does_not_move() -> None:
    game = table()
    tokens(game, 0, 6)
    pile(game, 1, "campo", 1)
    pile(game, 2, "campo", 1)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    dry(game, "A01")
    act(game, ON_CELL, cell("A01"))  # worth nothing
    assert isinstance(game.decision(), ExchangeInBetween)
    saved = to_json(game)["top"]
    assert isinstance(saved, list)
    assert [frame[:2] for frame in saved if isinstance(frame, list)][:2] == [["ExchangeInBetween", 0], ["DrawGold", -1]]
    act(game, GO_ON)
    assert not isinstance(game.decision(), ExchangeInBetween)
    assert spaces(game) == [0, 0, 0]


@pytest.mark.clause("VDG-TRADE-6")
def test_a_position_in_the_middle_of_a_building_can_be_saved() -> None:
    game = table()
    tokens(game, 0, 6)
    pile(game, 1, "basilica", 3)
    hand(game, 0, "basilica")
    dry(game, "A15")
    act(game, LAY, BASILICA)
    act(game, BUILD, BASILICA)
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    act(game, GO_ON)
    saved = to_json(game)["top"]
    assert isinstance(saved, list)
    assert saved[1] == ["MoveGondolas", -1, BASILICA, 1, 0, 7, 0, 1]
    act(game, GO_ON)
    assert spaces(game)[1] == 7


@pytest.mark.clause("VDG-MOVE-7", "VDG-MOVE-4")
def test_only_gondolas_on_the_crossing_block_it() -> None:
    game = table()
    game.players[1].space = 20
    game.players[0].space = 44
    assert game.space_after(0, 1) == 45
    game.players[0].space = 9
    assert game.space_after(0, 1) == 10
    game.players[1].space = 10
    game.players[2].space = 11
    assert game.space_after(0, 1) == 12
    assert game.space_after(0, 2) == 13


@pytest.mark.clause("VDG-MOVE-7", "VDG-MOVE-4")
def test_a_gondola_is_not_in_its_own_way() -> None:
    game = table()
    game.players[0].space = 10
    assert game.space_after(0, 35) == 45, "the crossing it comes from"


@pytest.mark.clause("VDG-DRAW-5")
def test_after_a_card_of_the_deck_the_row_is_closed() -> None:
    game = table()
    hand(game, 0, "casa")
    to_drawing(game)
    act(game, LAY_IN_ROW, CASA)
    act(game, TAKE_FROM_DECK)
    decision = game.decision()
    assert isinstance(decision, TakeCard)
    assert (decision.laid, decision.cards_left, decision.from_deck) == (CASA, 2, 1)


@pytest.mark.clause("VDG-TWO-3", "VDG-SETUP-14")
def test_everybody_sees_the_card_drawn_for_the_third() -> None:
    game = table(2)
    game.deck = cards("campo campo campo")
    before = [int(lane(book[len(book) - 2], CAMPO, LANE)) for book in (game.book, *(p.book for p in game.players))]
    act(game, DRAW_FOR_THIRD)
    after = [int(lane(book[len(book) - 2], CAMPO, LANE)) for book in (game.book, *(p.book for p in game.players))]
    assert after == [number - 1 for number in before]
    to_drawing(game)
    game.deck = cards("ponte ponte ponte")
    act(game, TAKE_FROM_DECK)
    lanes = [int(lane(book[len(book) - 2], PONTE, LANE)) for book in (game.book, *(p.book for p in game.players))]
    assert lanes == [lanes[0], lanes[0] - 1, lanes[0]]
    assert game.architects[PONTE] == HOME
