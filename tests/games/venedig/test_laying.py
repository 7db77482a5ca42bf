"""Action 1: cards, architects, building alone, the limit of two types."""

from __future__ import annotations

import pytest

from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    BUILD_SET,
    DRAIN_NO_MORE,
    DROP,
    LAY,
    LAY_SET,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_PALAZZO_SITE,
    TAKE_FROM_DECK,
)
from serenissima.games.venedig.flow.laying import DropPile
from serenissima.games.venedig.state import HOME
from tests.games.venedig.table import (
    act,
    basilica_on,
    cards,
    cell,
    dry,
    hand,
    held,
    kind,
    lying,
    offered,
    palazzo_on,
    pile,
    refused,
    spaces,
    table,
    to_draining,
)

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


@pytest.mark.clause("VDG-LAY-1")
def test_as_many_cards_as_wanted_or_none() -> None:
    game = table()
    hand(game, 0, "palazzo palazzo campo ponte")
    assert offered(game, LAY) == [PALAZZO, CAMPO, PONTE]
    act(game, LAY, PALAZZO)
    act(game, LAY, CAMPO)
    act(game, LAY, PALAZZO)
    assert held(game, 0) == {"ponte": 1}
    assert refused(game, LAY, BASILICA) == "VDG-LAY-1"
    other = table()
    hand(other, 0, "palazzo")
    act(other, BUILD_NO_MORE)
    assert held(other, 0) == {"palazzo": 1}


@pytest.mark.clause("VDG-LAY-2")
def test_cards_of_a_type_are_one_pile() -> None:
    game = table()
    hand(game, 0, "palazzo palazzo")
    act(game, LAY, PALAZZO)
    act(game, LAY, PALAZZO)
    assert lying(game, 0, "palazzo") == 2
    assert game.open_types(0) == 1


@pytest.mark.clause("VDG-LAY-3")
@pytest.mark.parametrize(("name", "needed"), [("palazzo", 3), ("campo", 3), ("basilica", 4), ("ponte", 3)])
def test_how_many_cards_a_building_takes(name: str, needed: int) -> None:
    game = table()
    hand(game, 0, " ".join([name] * 5))
    pile(game, 0, name, 1)  # from an earlier turn
    for laid in range(1, needed):
        assert kind(name) not in offered(game, BUILD)
        assert lying(game, 0, name) == laid
        act(game, LAY, kind(name))
    assert offered(game, BUILD) == [kind(name)]
    assert refused(game, LAY, kind(name)) == "VDG-LAY-5"


@pytest.mark.clause("VDG-LAY-4", "VDG-SITE-8")
def test_a_finished_building_may_wait_but_not_beyond_the_action() -> None:
    game = table()
    pile(game, 0, "campo", 1)
    hand(game, 0, "campo campo casa casa")
    for _ in range(2):
        act(game, LAY, CAMPO)
    assert refused(game, BUILD_NO_MORE) == "VDG-LAY-4"
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("A14"))
    act(game, BUILD, CAMPO)
    act(game, ON_CELL, cell("A19"))
    act(game, LAY, CASA)
    act(game, ON_CELL, cell("B07"))
    act(game, BUILD_NO_MORE)
    assert spaces(game)[0] == 1 + 1 + 1  # Casa, Campo beside it, Casa


@pytest.mark.clause("VDG-LAY-5", "VDG-LAY-6")
def test_two_basilica_cards_of_an_opponent_leave_room_for_two() -> None:
    game = table()
    pile(game, 1, "basilica", 2)
    hand(game, 0, "basilica basilica basilica")
    act(game, LAY, BASILICA)
    act(game, LAY, BASILICA)
    assert refused(game, LAY, BASILICA) == "VDG-LAY-5"
    assert game.architects[BASILICA] == 1


@pytest.mark.clause("VDG-ARCHITECT-1", "VDG-ARCHITECT-2")
def test_who_starts_takes_the_architect_at_once() -> None:
    game = table()
    hand(game, 0, "ponte")
    assert game.architects[PONTE] == HOME
    act(game, LAY, PONTE)
    assert game.architects[PONTE] == 0


@pytest.mark.clause("VDG-ARCHITECT-3", "VDG-ARCHITECT-5")
def test_joining_with_as_many_cards_changes_nothing() -> None:
    game = table()
    pile(game, 1, "campo", 1)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    assert lying(game, 0, "campo") == lying(game, 1, "campo") == 1
    assert game.architects[CAMPO] == 1


@pytest.mark.clause("VDG-ARCHITECT-4", "VDG-ARCHITECT-6")
def test_jurgen_lays_two_basilica_cards_against_one() -> None:
    game = table()
    pile(game, 1, "basilica", 1)
    hand(game, 0, "basilica basilica")
    act(game, LAY, BASILICA)
    assert game.architects[BASILICA] == 1
    act(game, LAY, BASILICA)
    assert game.architects[BASILICA] == 0


@pytest.mark.clause("VDG-ARCHITECT-7", "VDG-LIMIT-2")
def test_an_architect_given_up_passes_to_the_largest_pile() -> None:
    game = table(4)
    pile(game, 0, "basilica", 1)
    pile(game, 2, "basilica", 1)
    pile(game, 3, "basilica", 1)
    pile(game, 0, "campo", 1)
    pile(game, 0, "palazzo", 2)
    to_draining(game)
    assert offered(game, DROP) == [PALAZZO, CAMPO, BASILICA]
    act(game, DROP, BASILICA)
    assert game.architects[BASILICA] == 2  # both have one card: the first clockwise from seat 0
    assert game.discard == cards("basilica")


@pytest.mark.clause("VDG-ARCHITECT-7")
def test_an_architect_nobody_can_take_goes_home() -> None:
    game = table()
    for name in ("basilica", "campo", "palazzo"):
        pile(game, 0, name, 1)
    to_draining(game)
    act(game, DROP, CAMPO)
    assert game.architects[CAMPO] == HOME


@pytest.mark.clause("VDG-LIMIT-1")
def test_two_types_may_stay_and_a_third_may_not() -> None:
    game = table()
    hand(game, 0, "campo palazzo ponte")
    for type in (CAMPO, PALAZZO, PONTE):
        act(game, LAY, type)
    act(game, BUILD_NO_MORE)
    assert isinstance(game.decision(), DropPile)
    assert refused(game, DRAIN_NO_MORE) == "VDG-LIMIT-1"
    act(game, DROP, PONTE)
    assert game.open_types(0) == 2
    act(game, DRAIN_NO_MORE)


@pytest.mark.clause("VDG-LIMIT-3")
def test_finished_buildings_do_not_count_for_the_limit() -> None:
    game = table()
    pile(game, 0, "palazzo", 1)
    pile(game, 0, "ponte", 1)
    pile(game, 0, "campo", 2)
    hand(game, 0, "campo")
    act(game, LAY, CAMPO)
    act(game, BUILD, CAMPO)
    act(game, ON_CELL, cell("A14"))
    act(game, BUILD_NO_MORE)
    act(game, DRAIN_NO_MORE)


@pytest.mark.clause("VDG-ALONE-1", "VDG-POINTS-1")
def test_completing_ones_own_pile_in_a_later_turn() -> None:
    game = table()
    pile(game, 0, "palazzo", 1)
    hand(game, 0, "palazzo palazzo")
    act(game, LAY, PALAZZO)
    act(game, LAY, PALAZZO)
    act(game, BUILD, PALAZZO)
    act(game, ON_PALAZZO_SITE, palazzo_on("B07", "B08"))
    assert spaces(game) == [8, 0, 0]
    assert game.architects[PALAZZO] == HOME


@pytest.mark.clause("VDG-ALONE-2", "VDG-ALONE-3", "VDG-SITE-5")
def test_a_whole_set_beside_a_running_building() -> None:
    game = table()
    pile(game, 1, "palazzo", 2)
    hand(game, 0, "palazzo palazzo palazzo")
    act(game, LAY_SET, PALAZZO)
    assert game.architects[PALAZZO] == 1
    act(game, BUILD_SET, PALAZZO)
    act(game, ON_PALAZZO_SITE, palazzo_on("B07", "B08"))
    assert spaces(game) == [8, 0, 0]
    assert lying(game, 1, "palazzo") == 2
    assert game.architects[PALAZZO] == 1
    assert game.discard == cards("palazzo palazzo palazzo")


@pytest.mark.clause("VDG-ALONE-4")
def test_ones_own_earlier_cards_stay_as_well() -> None:
    game = table()
    pile(game, 0, "campo", 1)
    hand(game, 0, "campo campo campo")
    act(game, LAY_SET, CAMPO)
    assert lying(game, 0, "campo") == 1
    act(game, BUILD_SET, CAMPO)
    act(game, ON_CELL, cell("A14"))
    assert lying(game, 0, "campo") == 1
    assert game.architects[CAMPO] == 0


@pytest.mark.clause("VDG-ALONE-2", "VDG-SITE-5", "VDG-MOVE-9")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_whole_set_takes_no_architect_where_nothing_lies_either(at_once: bool) -> None:
    game = table()
    hand(game, 0, "campo campo campo")
    if at_once:
        act(game, LAY_SET, CAMPO)
    else:
        for _ in range(3):
            act(game, LAY, CAMPO)
    assert game.architects[CAMPO] == HOME
    assert lying(game, 0, "campo") == 0
    assert offered(game, BUILD) == []
    assert refused(game, BUILD_NO_MORE) == "VDG-LAY-4"
    act(game, BUILD_SET, CAMPO)
    assert refused(game, LAY, CASA) == "VDG-SITE-7"
    dry(game, "E09")
    act(game, ON_CELL, cell("E09"))
    assert spaces(game) == [2, 0, 0]
    assert game.discard == cards("campo campo campo")
    assert game.whole_sets == 0
    act(game, BUILD_NO_MORE)


@pytest.mark.clause("VDG-ALONE-6", "VDG-ARCHITECT-2")
def test_card_by_card_the_architect_comes_and_goes() -> None:
    game = table()
    hand(game, 0, "palazzo palazzo palazzo")
    events = act(game, LAY, PALAZZO)
    assert [event["name"] for event in events] == ["laid", "became_architect"]
    assert game.architects[PALAZZO] == 0
    act(game, LAY, PALAZZO)
    assert game.architects[PALAZZO] == 0
    events = act(game, LAY, PALAZZO)
    assert [event["name"] for event in events] == ["laid", "completed_set"]
    assert game.architects[PALAZZO] == HOME
    assert offered(game, BUILD_SET) == [PALAZZO]


@pytest.mark.clause("VDG-ALONE-6", "VDG-ARCHITECT-1")
def test_cards_of_an_earlier_turn_keep_the_architect() -> None:
    game = table()
    hand(game, 0, "palazzo")
    act(game, LAY, PALAZZO)
    act(game, BUILD_NO_MORE)
    act(game, DRAIN_NO_MORE)
    act(game, TAKE_FROM_DECK)
    for _ in range(2):
        act(game, BUILD_NO_MORE)
        act(game, DRAIN_NO_MORE)
        act(game, TAKE_FROM_DECK)
    hand(game, 0, "palazzo palazzo")
    act(game, LAY, PALAZZO)
    act(game, LAY, PALAZZO)
    assert game.architects[PALAZZO] == 0
    assert offered(game, BUILD) == [PALAZZO]
    assert offered(game, BUILD_SET) == []


@pytest.mark.clause("VDG-ALONE-6")
def test_a_pile_begun_beside_a_set_counts_for_itself() -> None:
    game = table()
    pile(game, 1, "campo", 1)
    hand(game, 0, "campo campo")
    act(game, LAY, CAMPO)
    act(game, LAY, CAMPO)
    assert offered(game, BUILD) == [CAMPO]  # two of three are of this turn: common all the same
    assert offered(game, BUILD_SET) == []
    assert game.architects[CAMPO] == 0


@pytest.mark.clause("VDG-ALONE-2")
def test_a_casa_is_no_set() -> None:
    game = table()
    hand(game, 0, "casa")
    assert refused(game, LAY_SET, CASA) == "VDG-CASA-3"


@pytest.mark.clause("VDG-ALONE-2")
def test_no_set_without_all_its_cards() -> None:
    game = table()
    pile(game, 1, "basilica", 1)
    hand(game, 0, "basilica basilica basilica")
    assert refused(game, LAY_SET, BASILICA) == "VDG-ALONE-2"


@pytest.mark.clause("VDG-ALONE-5")
def test_the_same_type_twice_in_a_turn() -> None:
    game = table()
    pile(game, 1, "palazzo", 1)
    hand(game, 0, "palazzo palazzo palazzo palazzo palazzo")
    act(game, LAY_SET, PALAZZO)
    act(game, LAY, PALAZZO)
    act(game, LAY, PALAZZO)
    assert offered(game, BUILD) == [PALAZZO]
    assert offered(game, BUILD_SET) == [PALAZZO]
    act(game, BUILD_SET, PALAZZO)
    act(game, ON_PALAZZO_SITE, palazzo_on("B07", "B08"))
    act(game, BUILD, PALAZZO)
    act(game, ON_PALAZZO_SITE, palazzo_on("E19", "E20"))
    assert game.discard == cards("palazzo " * 6)


@pytest.mark.clause("VDG-CASA-3", "VDG-CASA-4", "VDG-CASA-1", "VDG-CASA-2")
def test_casas_one_after_another_without_architect() -> None:
    game = table()
    hand(game, 0, "casa casa casa")
    for number, name in enumerate(("A14", "A19", "B07"), 1):
        act(game, LAY, CASA)
        act(game, ON_CELL, cell(name))
        assert spaces(game)[0] == number
        assert game.discard == cards("casa " * number)
        assert game.architects[CASA] == HOME


@pytest.mark.clause("VDG-TURN-2")
def test_other_actions_wait_for_their_turn() -> None:
    game = table()
    assert refused(game, TAKE_FROM_DECK) == "VDG-TURN-2"
    assert refused(game, DRAIN_NO_MORE) == "VDG-TURN-2"
    act(game, BUILD_NO_MORE)
    assert refused(game, TAKE_FROM_DECK) == "VDG-TURN-2"


@pytest.mark.clause("VDG-BASILICA-1", "VDG-BASILICA-2", "VDG-BASILICA-3")
def test_a_basilica_takes_three_cells_round_a_corner() -> None:
    game = table()
    pile(game, 0, "basilica", 3)
    hand(game, 0, "basilica")
    dry(game, "A15", "A13")
    act(game, LAY, BASILICA)
    act(game, BUILD, BASILICA)
    assert offered(game, ON_BASILICA_SITE) == [basilica_on("A14", "A15", "A19")]
    act(game, ON_BASILICA_SITE, basilica_on("A14", "A15", "A19"))
    assert spaces(game)[0] == 7
