"""Completing missions, their places, drawing them, and the influence deck."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.games.venice.actions import ARCHIVE, COMPLETE, GONDOLIER, KEEP_INFLUENCE, NO_COMPLETION, REPLACE, SLOT
from serenissima.games.venice.buildings import BUILDING_NAMES, COLOUR_NAMES, COLOUR_OF
from serenissima.games.venice.cards import DESTINATION, MISSION_COINS, MISSION_CUBES, MISSION_POINTS, MISSION_SCROLLS
from serenissima.games.venice.flow.cargo import take_cube
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.flow.missions import DrawMission, can_complete
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    act,
    asked,
    begin,
    building,
    cubes,
    fleet,
    hold,
    lie,
    load,
    mission,
    moor,
    options,
    scene,
    turn,
    why,
    work,
)


def at_the_shop(number: int = 7, **load_of: int) -> Venice:
    """Blue moored at the Shop with that load."""
    game = fleet(scene(3))
    lie(game, BLUE, 0, "doges_palace")
    hold(game, BLUE, number)
    load(game, BLUE, 0, **load_of)
    game.players[BLUE].scrolls = 1
    act(turn(game, BLUE), GONDOLIER.at(0))
    moor(game, "shop")
    return game


@pytest.mark.clause("VEN-MISSION-8", "VEN-MISSION-9", "VEN-MISSION-10", "VEN-SLOT-1", "VEN-SLOT-4")
def test_a_mission_is_paid_and_rewarded_before_the_assistant_advances() -> None:
    game = at_the_shop(cloth=2, silver=2)
    assert options(game) == ["complete mission=6", "no_completion"]
    act(game, COMPLETE.at(6))
    blue = game.players[BLUE]
    assert (blue.points, blue.coins, blue.scrolls, cubes(game, BLUE, 0)) == (5, 5, 0, (0, 0, 1))
    assert sum(game.space) == 0
    act(game, SLOT.at())
    assert game.effective(BLUE, 6)
    assert asked(game) == "Activate 0"


@pytest.mark.clause("VEN-MISSION-8", "VEN-MISSION-9")
def test_what_is_missing_or_elsewhere_is_refused_with_its_clause() -> None:
    game = at_the_shop(cloth=3, silver=1)
    hold(game, BLUE, 8)
    game.players[BLUE].scrolls = 0
    assert why(game, COMPLETE.at(6)) == "VEN-MISSION-9"
    hold(game, BLUE, 1)
    assert why(game, COMPLETE.at(0)) == "VEN-MISSION-8"
    act(game, NO_COMPLETION.at())
    assert asked(game) == "Activate 0"


@pytest.mark.clause("VEN-MISSION-8")
def test_the_question_does_not_tell_what_is_in_the_hand() -> None:
    game = at_the_shop(number=1, cloth=2, silver=1)
    assert asked(game) == "CompleteMission 0", "a mission to the Shop could be paid, whoever holds it"
    assert options(game) == ["no_completion"]
    assert not game.decision().public(game)
    assert asked(at_the_shop(number=7, cloth=1)) == "Activate 0", "nobody could pay one here"


@pytest.mark.clause("VEN-SLOT-2", "VEN-SLOT-1")
def test_a_fourth_mission_replaces_one_or_is_archived() -> None:
    game = at_the_shop(cloth=2, silver=1)
    for number in (1, 2, 3):
        work(game, BLUE, number)
    act(game, COMPLETE.at(6))
    assert why(game, SLOT.at()) == "VEN-SLOT-2"
    act(game, REPLACE.at(1))
    assert game.players[BLUE].slotted == mission(1) | mission(3) | mission(7)
    assert count(game.players[BLUE].done) == 4
    game = at_the_shop(cloth=2, silver=1)
    act(game, COMPLETE.at(6), ARCHIVE.at())
    assert (game.players[BLUE].slotted, game.players[BLUE].done) == (0, mission(7))


@pytest.mark.clause("VEN-MEFF-6", "VEN-SLOT-4")
def test_mission_6_advances_the_council_for_later_missions_only() -> None:
    game = at_the_shop(cloth=2, silver=1)
    work(game, BLUE, 6)
    act(game, COMPLETE.at(6))
    assert game.players[BLUE].council == 1


@pytest.mark.clause("VEN-MISSION-7", "VEN-END-1", "VEN-END-4")
def test_the_end_comes_when_the_deck_is_empty_after_the_card_put_back() -> None:
    game = scene(3)
    game.mission_left = 2
    begin(game, DrawMission(BLUE, 2))
    act(game, int(game.ACTIONS.from_json({"kind": "keep_mission", "mission": int(options(game)[0].split("=")[1])})))
    assert (game.mission_cards(), game.rounds_left) == (1, -1)
    begin(game, DrawMission(BLUE, 2))
    assert game.over(), "a single card is kept without a question"
    assert (count(game.players[BLUE].hand), game.mission_cards(), game.rounds_left) == (2, 0, 2)


@pytest.mark.clause("VEN-MISSION-4")
def test_cards_put_back_come_up_after_the_others_and_in_order() -> None:
    game = scene(3)
    game.mission_left = 0
    game.mission_under = vec[i64]([4, 9, 2])
    game.mission_under_known = vec[i64]([1, 2, 4])
    game.mission_pool ^= BIT[4] | BIT[9] | BIT[2]
    begin(game, DrawMission(BLUE, 2))
    assert options(game) == ["keep_mission mission=4", "keep_mission mission=9"]


@pytest.mark.clause("VEN-INFL-3", "VEN-INFL-4")
def test_discarded_influence_is_shuffled_and_the_last_card_is_kept() -> None:
    game = scene(3)
    game.influence_pool = int(BIT[3])
    game.influence_discard = int(BIT[8])
    begin(game, GainInfluence(BLUE))
    assert options(game) == ["keep_influence influence=3", "keep_influence influence=8"]
    act(game, KEEP_INFLUENCE.at(8))
    assert list(game.influence_under) == [3]
    begin(game, GainInfluence(BLUE))
    assert game.players[BLUE].cards == BIT[3] | BIT[8]
    assert game.over()


@pytest.mark.clause("VEN-MISSION-11", "VEN-MISSION-12")
def test_what_missions_ask_and_give() -> None:
    """Two are printed in the examples; all are paid to the last cube, and pay by the same measure."""
    printed = {7: ("shop", (0, 2, 1), 1, 5, 5), 21: ("bank", (2, 1, 0), 1, 5, 5)}
    for number in range(1, 27):
        card = number - 1
        cubes_asked = tuple(int(MISSION_CUBES[3 * card + n]) for n in range(3))
        scrolls, points, coins = int(MISSION_SCROLLS[card]), int(MISSION_POINTS[card]), int(MISSION_COINS[card])
        place = BUILDING_NAMES[int(DESTINATION[card])]
        if number in printed:
            assert (place, cubes_asked, scrolls, points, coins) == printed[number]
        assert coins == 2 + sum(cubes_asked)
        assert place == "grand_council" or cubes_asked[int(COLOUR_OF[building(place)])] == 0
        game = fleet(scene(3))
        game.players[BLUE].gondolier = 0
        load(game, BLUE, 0, **dict(zip(COLOUR_NAMES, cubes_asked, strict=True)))
        game.players[BLUE].scrolls = scrolls
        assert can_complete(game, BLUE, card)
        for colour in range(3):
            if cubes_asked[colour] > 0:
                fewer = game.clone()
                take_cube(fewer, BLUE, 0, colour)
                assert not can_complete(fewer, BLUE, card)
    places = [int(place) for place in DESTINATION]
    assert sorted(places) == sorted([*range(12), building("grand_council")] * 2)
