"""Missions and decks to the last card: what may be completed, and what the decks remember."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, members_of
from serenissima.core.engine import NOBODY
from serenissima.games.venice.actions import (
    ARCHIVE,
    COMPLETE,
    KEEP_INFLUENCE,
    KEEP_MISSION,
    PLAY,
    SPEND_CUBE,
)
from serenissima.games.venice.cards import (
    DESTINATION,
    INFLUENCE_CARDS,
    INFLUENCE_COPIES,
    MISSION_SCROLLS,
    MISSIONS,
)
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.flow.missions import CompleteMission, DrawMission, can_complete, payable_missions
from serenissima.games.venice.flow.turn import EndTurn
from serenissima.games.venice.story import DRAWN, RETURNED, SHOWN, SHUFFLED, begun, entry
from tests.games.venice.deck_kit import K, holding, kind
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    begin,
    building,
    cubes,
    fleet,
    hold,
    listening,
    load,
    mission,
    options,
    scene,
    turn,
    work,
)

# --- completing missions


@pytest.mark.clause("VEN-MISSION-9")
@pytest.mark.parametrize(
    ("first", "second", "scrolls", "enough"),
    [
        ((0, 2, 1), (0, 0, 0), 1, True),
        ((0, 2, 1), (0, 0, 0), 0, False),
        ((1, 2, 1), (0, 0, 0), 0, True),
        ((0, 3, 1), (0, 0, 0), 0, True),
        ((0, 2, 1), (0, 2, 2), 0, False),
        ((0, 1, 2), (0, 2, 0), 3, False),
    ],
)
def test_cubes_that_pay_a_mission_do_not_pay_its_scrolls(
    first: tuple[int, int, int], second: tuple[int, int, int], scrolls: int, enough: bool
) -> None:
    game = fleet(scene(3))
    work(game, VIOLET, 21)
    player = game.players[VIOLET]
    player.gondolier, player.scrolls = 0, scrolls
    for gondola, carried in enumerate((first, second)):
        load(game, VIOLET, gondola, ceramics=carried[0], cloth=carried[1], silver=carried[2])
    assert can_complete(game, VIOLET, 6) == enough
    assert MISSION_SCROLLS[6] == 1


@pytest.mark.clause("VEN-MISSION-8", "VEN-MISSION-9")
def test_missions_that_could_be_paid_at_a_building_are_those_nobody_has_completed() -> None:
    game = fleet(scene(3))
    game.players[VIOLET].gondolier, game.players[VIOLET].scrolls = 0, 9
    load(game, VIOLET, 0, ceramics=5, cloth=5, silver=5)
    for place in [*range(12), building("grand_council")]:
        both = [card for card in range(MISSIONS) if DESTINATION[card] == place]
        assert len(both) == 2
        assert members_of(payable_missions(game, VIOLET, place)) == both
        game.players[BLUE].done |= int(BIT[both[0]])
        game.players[ORANGE].done |= int(BIT[(both[1] + 1) % MISSIONS])
        done = game.players[BLUE].done | game.players[ORANGE].done
        assert members_of(payable_missions(game, VIOLET, place)) == [n for n in both if not done & BIT[n]]
        game.players[BLUE].done = game.players[ORANGE].done = 0


@pytest.mark.clause("VEN-MISSION-8")
@pytest.mark.parametrize(
    ("held", "scrolls", "favour", "question"),
    [(1, 1, 0, True), (0, 1, 0, False), (1, 0, 0, False), (1, 0, 1, True)],
)
def test_a_mission_is_asked_for_when_it_could_be_paid_from_a_hand(
    held: int, scrolls: int, favour: int, question: bool
) -> None:
    game = fleet(scene(3))
    player = game.players[VIOLET]
    player.gondolier, player.scrolls, player.favour = 0, scrolls, favour
    load(game, VIOLET, 0, cloth=2, silver=1)
    if held:
        hold(game, VIOLET, 1)
    begin(game, CompleteMission(VIOLET, building("shop")), EndTurn(VIOLET))
    assert asked(game) == (f"CompleteMission {VIOLET}" if question else f"ChooseGondola {ORANGE}")


@pytest.mark.clause("VEN-MEFF-21", "VEN-MISSION-9", "VEN-MISSION-10")
def test_one_of_several_missions_is_paid_with_cubes_for_scrolls() -> None:
    game = fleet(scene(3))
    game.mission_story = begun(14)
    player = game.players[VIOLET]
    player.gondolier = 1
    work(game, VIOLET, 21)
    load(game, VIOLET, 0, silver=2)
    load(game, VIOLET, 1, ceramics=1, cloth=2, silver=1)
    hold(game, VIOLET, 7)
    hold(game, VIOLET, 8)
    begin(game, CompleteMission(VIOLET, building("shop")))
    act(game, COMPLETE.at(6), SPEND_CUBE.at(K), ARCHIVE.at())
    assert (cubes(game, VIOLET, 0), cubes(game, VIOLET, 1)) == ((0, 0, 2), (0, 0, 0))
    assert (player.hand, player.done) == (mission(8), mission(7) | mission(21))
    assert list(game.mission_story)[1:] == [entry(SHOWN, VIOLET, 0, 6)]


# --- the decks


@pytest.mark.clause("VEN-MISSION-4", "VEN-MISSION-7")
def test_missions_come_up_in_the_order_in_which_they_were_put_back() -> None:
    game = fleet(scene(3))
    game.mission_story = begun(14)
    game.mission_left = 0
    game.mission_under, game.mission_under_known = vec[i64]([4, 9, 2]), vec[i64]([1, 2, 4])
    begin(game, DrawMission(VIOLET, 2))
    assert (list(game.mission_under), list(game.mission_under_known)) == ([2], [4])
    assert asked(game) == f"KeepMission {VIOLET}"
    act(game, KEEP_MISSION.at(9))
    assert (list(game.mission_under), list(game.mission_under_known)) == ([2, 4], [4, BIT[VIOLET]])
    assert list(game.mission_story)[1:] == [
        entry(DRAWN, VIOLET, 0, 4),
        entry(DRAWN, VIOLET, 0, 9),
        entry(RETURNED, VIOLET, 2, 4),
    ]


@pytest.mark.clause("VEN-INFL-1", "VEN-INFL-3", "VEN-INFL-4")
def test_influence_cards_come_up_in_the_order_in_which_they_were_put_back() -> None:
    game = fleet(scene(3))
    game.influence_story = begun(int(INFLUENCE_CARDS))
    game.influence_pool = int(BIT[7])
    game.influence_under, game.influence_under_known = vec[i64]([4, 9, 2]), vec[i64]([1, 2, 4])
    game.influence_discard = int(BIT[0])
    begin(game, GainInfluence(VIOLET))
    assert options(game) == ["keep_influence influence=4", "keep_influence influence=7"]
    act(game, KEEP_INFLUENCE.at(4))
    assert (list(game.influence_under), list(game.influence_under_known)) == ([9, 2, 7], [2, 4, BIT[VIOLET]])
    assert (game.influence_discard, game.influence_pool) == (BIT[0], 0), "nothing is shuffled while cards lie there"
    begin(game, GainInfluence(ORANGE))
    act(game, KEEP_INFLUENCE.at(2))
    assert list(game.influence_under) == [7, 9]
    begin(game, GainInfluence(ORANGE))
    act(game, KEEP_INFLUENCE.at(7))
    assert list(game.influence_under) == [9]
    story = [
        entry(DRAWN, VIOLET, 0, 7),
        entry(DRAWN, VIOLET, 0, 4),
        entry(RETURNED, VIOLET, 2, 7),
        entry(DRAWN, ORANGE, 0, 9),
        entry(DRAWN, ORANGE, 0, 2),
        entry(RETURNED, ORANGE, 2, 9),
        entry(DRAWN, ORANGE, 0, 7),
        entry(DRAWN, ORANGE, 0, 9),
        entry(RETURNED, ORANGE, 2, 9),
    ]
    assert list(game.influence_story)[1:] == story
    begin(game, GainInfluence(BLUE))
    assert (game.players[BLUE].offered, game.influence_discard) == (BIT[0] | BIT[9], 0)
    assert list(game.influence_story)[10:] == [
        entry(DRAWN, BLUE, 0, 9),
        entry(SHUFFLED, 0, 0, 0),
        entry(DRAWN, BLUE, 0, 0),
    ]


@pytest.mark.clause("VEN-CARD-1")
def test_a_card_played_is_kept_in_the_story_of_its_deck() -> None:
    game = holding("spy", "spy")
    game.players[VIOLET].cards = int(BIT[INFLUENCE_COPIES * kind("spy") + 1])
    game.influence_story = begun(int(INFLUENCE_CARDS))
    act(turn(game, VIOLET), PLAY.at(kind("spy")))
    played = int(INFLUENCE_COPIES) * kind("spy") + 1
    assert list(game.influence_story)[1:] == [entry(SHOWN, VIOLET, 0, played)]
    assert game.influence_discard == BIT[played]


@pytest.mark.clause("VEN-SOLO-23")
def test_a_mission_drawn_burns_a_card_of_the_doge_while_there_is_one() -> None:
    game = scene(1)
    game.doge_left = 2
    diary = listening(game)
    begin(game, DrawMission(0, 1))
    assert [(event.kind.name, event.seat, event.values) for event in diary.events][:2] == [
        ("mission_drawn", 0, [1]),
        ("doge_burnt", NOBODY, [1]),
    ]
    begin(game, DrawMission(0, 1))
    assert game.doge_left == 0
    diary.events.clear()
    begin(game, DrawMission(0, 1))
    assert "doge_burnt" not in [event.kind.name for event in diary.events]
    assert (game.doge_left, count(game.players[0].hand)) == (0, 3)
    game = fleet(scene(3))
    game.doge_left = 2
    begin(game, DrawMission(VIOLET, 1))
    assert game.doge_left == 2, "with players against each other nothing burns"
