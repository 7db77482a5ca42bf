"""Activation, assistants, and lasting effects of missions on buildings."""

from __future__ import annotations

import pytest

from serenissima.core.bits import count
from serenissima.core.fields import out_of_bounds
from serenissima.games.venice.actions import (
    BUILD,
    DONE,
    DROP,
    EFFECT,
    FAVOUR_FOR_COINS,
    FAVOUR_FOR_SCROLLS,
    SPEND_CUBE,
    SPEND_SCROLL,
    TAKE_CUBE,
)
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.assistants import advance
from serenissima.games.venice.flow.mooring import AdvanceAndActivate
from tests.games.venice.building_kit import change, rich
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    activate,
    asked,
    assistant,
    begin,
    building,
    colour,
    cubes,
    hold,
    load,
    options,
    scene,
    why,
    work,
)

# --- activation


@pytest.mark.clause("VEN-ACT-2", "VEN-ACT-3", "VEN-ACT-6", "VEN-ACT-8")
def test_the_church_of_the_printed_example() -> None:
    for space in range(1, 5):
        game = rich(intrigue=9)
        activate(game, BLUE, "church", spaces=space)
        assert options(game) == [*(f"effect space={n}" for n in range(space)), "done"]
        if space < 4:
            assert why(game, EFFECT.at(3)) == "VEN-ACT-2"
        act(game, *(EFFECT.at(n) for n in reversed(range(space))))
        assert (game.players[BLUE].intrigue, game.players[BLUE].points) == (9 - (space - 1), [0, 0, 1, 3][space - 1])
        assert game.over(), "each effect is used once"


@pytest.mark.clause("VEN-ACT-3", "VEN-ACT-7")
def test_effects_that_cannot_be_paid_or_change_nothing_are_not_offered() -> None:
    game = rich(intrigue=0, scrolls=10)
    activate(game, BLUE, "church")
    assert options(game) == ["effect space=0", "done"]
    assert why(game, EFFECT.at(1)) == "VEN-ACT-7"
    assert why(game, EFFECT.at(2)) == "VEN-ACT-3"


@pytest.mark.clause("VEN-ACT-5")
def test_a_sixth_cube_makes_the_player_drop_one_of_choice() -> None:
    game = rich()
    load(game, BLUE, 0, ceramics=3, cloth=2)
    change(game, "bank", EFFECT.at(0))
    assert options(game) == [f"drop colour={c}" for c in range(3)]
    act(game, DROP.at(colour("ceramics")))
    assert cubes(game, BLUE, 0) == (2, 2, 1)


@pytest.mark.clause("VEN-ACT-3", "VEN-ACT-7", "VEN-BUILD-8-2")
def test_the_senate_gives_intrigue_even_when_its_scrolls_are_lost() -> None:
    game = rich(scrolls=10, intrigue=1)
    assert change(game, "senate", EFFECT.at(1)) == (0, 0, 0, 1, 0)
    assert why(activate(rich(scrolls=10), BLUE, "library"), EFFECT.at(1)) == "VEN-ACT-7"


@pytest.mark.clause("VEN-FAVOUR-3", "VEN-ACT-3")
def test_a_favour_card_may_pay_for_an_effect_when_nothing_else_can() -> None:
    for name, space, favour, fields in (
        ("market", 4, FAVOUR_FOR_COINS, {"coins": 0}),
        ("court", 4, FAVOUR_FOR_SCROLLS, {"scrolls": 1}),
    ):
        game = rich(**fields)
        begin(game, Activate(BLUE, building(name), 0, 1 << space - 1, 0))
        assert game.over(), "without a favour card there is nothing to ask"
        game = rich(**fields)
        game.players[BLUE].favour = 1
        begin(game, Activate(BLUE, building(name), 0, 1 << space - 1, 0))
        assert options(game) == ["done", "favour_for_coins", "favour_for_scrolls"]
        act(game, favour.at(), EFFECT.at(space - 1))
        assert game.players[BLUE].points == 5
    game = rich(coins=0, intrigue=0)
    game.players[BLUE].favour = 1
    begin(game, Activate(BLUE, building("church"), 0, 1 << 3, 0))
    assert game.over(), "neither coins nor scrolls help here"


@pytest.mark.clause("VEN-BOX-2", "VEN-BOX-3")
def test_there_is_always_another_cube() -> None:
    game = rich()
    for seat in range(3):
        for gondola in range(2):
            load(game, seat, gondola, cloth=4)
    load(game, ORANGE, 1, silver=1)
    change(game, "quays", EFFECT.at(0))
    assert sum(cubes(game, seat, gondola)[1] for seat in range(3) for gondola in range(2)) == 25


# --- assistants


@pytest.mark.clause("VEN-ASSIST-1", "VEN-ASSIST-2", "VEN-ASSIST-3", "VEN-ASSIST-4", "VEN-ASSIST-5", "VEN-ASSIST-9")
def test_assistants_push_each_other_up_to_the_fourth_space() -> None:
    game = scene(4)
    bank = building("bank")
    for seat in (0, 1, 2, 3):
        advance(game, seat, bank)
    assert [game.space_of(seat, bank) for seat in range(4)] == [4, 3, 2, 1]
    advance(game, 2, bank)
    assert [game.space_of(seat, bank) for seat in range(4)] == [4, 4, 3, 1]
    advance(game, 0, bank)
    assert game.space_of(0, bank) == 4
    assert list(game.staff) == [9, 9, 9, 9]


@pytest.mark.clause("VEN-ASSIST-6", "VEN-ASSIST-7")
def test_ten_assistants_are_all_and_the_first_to_place_them_is_rewarded() -> None:
    game = scene(3)
    for tile in range(10):
        advance(game, VIOLET, tile)
    assert (game.players[VIOLET].points, game.staff[VIOLET]) == (8, 0)
    advance(game, VIOLET, 10)
    assert game.space_of(VIOLET, 10) == 0
    for tile in range(10):
        advance(game, BLUE, tile)
    assert game.players[BLUE].points == 0


@pytest.mark.clause("VEN-ACT-1", "VEN-ASSIST-8")
def test_communal_buildings_have_no_assistants() -> None:
    game = rich()
    begin(game, AdvanceAndActivate(BLUE, building("st_marks"), 0))
    assert sum(game.space) == 0
    assert asked(game) == "Activate 0"
    act(game, DONE.at())
    begin(game, AdvanceAndActivate(BLUE, building("bank"), 0))
    assert game.space_of(BLUE, building("bank")) == 1
    assert options(game) == ["effect space=0", "done"]


# --- lasting effects of missions on buildings


@pytest.mark.clause("VEN-MEFF-4")
def test_mission_4_adds_a_scroll_once_an_activation() -> None:
    game = rich(scrolls=0)
    work(game, BLUE, 4)
    assert change(game, "library", EFFECT.at(1), EFFECT.at(3))[2] == 2 + 1 + 2


@pytest.mark.clause("VEN-MEFF-4")
def test_that_mission_4_has_helped_is_noted_in_the_activation_as_declared() -> None:
    game = rich(scrolls=0)
    work(game, BLUE, 4)
    change(game, "library", EFFECT.at(1))
    assert out_of_bounds(game) == ""


@pytest.mark.clause("VEN-MEFF-5")
def test_mission_5_counts_intrigue_two_higher_at_the_grand_council() -> None:
    game = rich(intrigue=1)
    work(game, BLUE, 5)
    game.players[VIOLET].intrigue, game.players[ORANGE].intrigue = 2, 3
    assert change(game, "grand_council", EFFECT.at(0), spaces=2)[4] == 2


@pytest.mark.clause("VEN-MEFF-8")
def test_mission_8_chooses_the_colour_of_a_first_space() -> None:
    game = rich()
    work(game, BLUE, 8)
    change(game, "bank", EFFECT.at(0), TAKE_CUBE.at(colour("cloth")))
    assert cubes(game, BLUE, 0) == (0, 1, 0)


@pytest.mark.clause("VEN-MEFF-11")
def test_mission_11_keeps_both_influence_cards() -> None:
    game = rich()
    work(game, BLUE, 11)
    change(game, "monastery", EFFECT.at(2))
    assert count(game.players[BLUE].cards) == 2


@pytest.mark.clause("VEN-MEFF-16", "VEN-BUILD-14-1")
def test_mission_16_pays_no_taxes() -> None:
    game = rich(coins=0)
    work(game, BLUE, 16)
    hold(game, BLUE, 1)
    change(game, "doges_palace", EFFECT.at(0), spaces=2)
    assert asked(game) == "KeepMission 0"


@pytest.mark.clause("VEN-MEFF-17")
def test_mission_17_clears_an_intrigue_at_the_mission_houses() -> None:
    game = rich(intrigue=4)
    work(game, BLUE, 17)
    begin(game, AdvanceAndActivate(BLUE, building("st_marks"), 0))
    assert game.players[BLUE].intrigue == 3


@pytest.mark.clause("VEN-MEFF-19", "VEN-MEFF-20")
def test_missions_19_and_20_reward_and_shield() -> None:
    game = rich()
    work(game, BLUE, 19)
    work(game, VIOLET, 20)
    gained = change(game, "court", EFFECT.at(1))
    assert (gained[0], gained[2]) == (1, 1)
    assert [player.intrigue for player in game.players] == [4, 0, 1]


@pytest.mark.clause("VEN-MEFF-22")
def test_mission_22_adds_a_coin_once_a_turn() -> None:
    game = rich(coins=0)
    work(game, BLUE, 22)
    assert change(game, "bank", EFFECT.at(1), EFFECT.at(2))[0] == 4 + 1 + 4


@pytest.mark.clause("VEN-MEFF-23")
def test_mission_23_builds_for_less_and_scores() -> None:
    game = rich(coins=2)
    work(game, BLUE, 23)
    assert change(game, "grand_council", EFFECT.at(1), BUILD.at(0), spaces=2)[:2] == (-2, 1)


@pytest.mark.clause("VEN-MEFF-24")
def test_mission_24_starts_assistants_on_the_second_space() -> None:
    game = rich()
    work(game, BLUE, 24)
    assistant(game, VIOLET, "bank", 1)
    assistant(game, ORANGE, "bank", 2)
    advance(game, BLUE, building("bank"))
    assert [game.space_of(seat, building("bank")) for seat in range(3)] == [2, 3, 4]


@pytest.mark.clause("VEN-MEFF-25")
def test_mission_25_scores_where_the_assistant_is_a_master() -> None:
    game = rich()
    work(game, BLUE, 25)
    assistant(game, BLUE, "shop", 4)
    begin(game, AdvanceAndActivate(BLUE, building("shop"), 0))
    assert game.players[BLUE].points == 1


@pytest.mark.clause("VEN-MEFF-21")
def test_mission_21_pays_the_court_with_cubes() -> None:
    game = rich(scrolls=2)
    work(game, BLUE, 21)
    load(game, BLUE, 0, cloth=2)
    change(game, "court", EFFECT.at(3), SPEND_CUBE.at(colour("cloth")), SPEND_SCROLL.at(), SPEND_SCROLL.at())
    assert (game.players[BLUE].scrolls, cubes(game, BLUE, 0), game.players[BLUE].points) == (0, (0, 1, 0), 5)
