"""Coins, points, scrolls and intrigue: to the end of each track, and who has more than whom."""

from __future__ import annotations

import pytest

from serenissima.core.engine import NOBODY
from serenissima.games.venice.actions import EFFECT, PAY_COINS, STAND, TAKE_CUBE
from serenissima.games.venice.events import FOR_EFFECT, FOR_LASTING
from serenissima.games.venice.flow.assistants import advance
from serenissima.games.venice.flow.bridges import build_bridge
from serenissima.games.venice.flow.ending import CountWealth, FinalScoring
from serenissima.games.venice.flow.gains import (
    gain_scrolls,
    has_most_intrigue,
    players_with_less,
    players_with_more,
    take_intrigue,
    trigger_end,
)
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    activate,
    asked,
    begin,
    building,
    canal,
    card,
    cubes,
    fleet,
    listening,
    scene,
    work,
)


def suspected(*intrigue: int, doge: int = 0) -> Venice:
    game = scene(len(intrigue))
    for player, number in zip(game.players, intrigue, strict=True):
        player.intrigue = number
    game.doge_intrigue = doge
    return game


@pytest.mark.clause("VEN-BUILD-15-1")
def test_who_has_less_intrigue() -> None:
    assert [players_with_less(suspected(2, 1, 2, 0, 3), seat) for seat in range(5)] == [2, 1, 2, 0, 4]
    assert [players_with_less(suspected(2, doge=n), 0) for n in (1, 2, 3)] == [1, 0, 0]
    game = suspected(2, 3, 4, 5)
    work(game, 0, 5)
    assert players_with_less(game, 0) == 1, "two more count, but 4 is not less than 4"


@pytest.mark.clause("VEN-BUILD-12-2")
def test_who_has_more_intrigue() -> None:
    assert [players_with_more(suspected(2, 1, 2, 0, 3), seat) for seat in range(5)] == [1, 3, 1, 4, 0]
    assert [players_with_more(suspected(2, doge=n), 0) for n in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.clause("VEN-CARD-6")
def test_who_has_most_intrigue_of_all() -> None:
    assert [has_most_intrigue(suspected(2, 1, 3), seat) for seat in range(3)] == [False, False, True]
    assert [has_most_intrigue(suspected(3, 1, 3), seat) for seat in range(3)] == [False, False, False]
    assert [has_most_intrigue(suspected(2, doge=n), 0) for n in (1, 2, 3)] == [True, False, False]


@pytest.mark.clause("VEN-INTR-1", "VEN-INTR-2", "VEN-INTR-3")
@pytest.mark.parametrize(
    ("before", "points", "taken", "told"),
    [
        (7, 5, 1, [("intrigue_taken", [1, 8])]),
        (8, 5, 1, [("points_lost", [2]), ("intrigue_taken", [1, 8])]),
        (7, 5, 3, [("points_lost", [4]), ("intrigue_taken", [3, 8])]),
        (8, 1, 2, [("points_lost", [1]), ("intrigue_taken", [2, 8])]),
        (8, 0, 1, [("intrigue_taken", [1, 8])]),
        (0, 0, 2, [("intrigue_taken", [2, 2])]),
    ],
)
def test_intrigue_to_the_end_of_the_track(
    before: int, points: int, taken: int, told: list[tuple[str, list[int]]]
) -> None:
    game = suspected(0, before, 0)
    game.players[VIOLET].points = points
    diary = listening(game)
    take_intrigue(game, VIOLET, taken)
    assert [(event.kind.name, event.values) for event in diary.events] == told
    assert {event.seat for event in diary.events} == {VIOLET}
    lost = sum(event.values[0] for event in diary.events if event.kind.name == "points_lost")
    assert game.players[VIOLET].points == points - lost


@pytest.mark.clause("VEN-SCROLL-1")
def test_scrolls_gained_are_told() -> None:
    game = scene(3)
    diary = listening(game)
    gain_scrolls(game, VIOLET, 3)
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [("scrolls_gained", VIOLET, [3])]


@pytest.mark.clause("VEN-END-3")
def test_the_last_round_is_the_last_whatever_triggers_the_end_again() -> None:
    game = fleet(scene(3))
    game.rounds_left = 0
    trigger_end(game)
    assert game.rounds_left == 0


@pytest.mark.clause("VEN-ASSIST-7")
def test_the_reward_for_ten_assistants_is_added_to_the_points() -> None:
    game = scene(3)
    game.players[VIOLET].points = 3
    game.staff[VIOLET] = 1
    advance(game, VIOLET, building("bank"))
    assert game.players[VIOLET].points == 3 + 8


def reasons(game: Venice, name: str, space: int) -> list[list[int]]:
    """The points told by an effect, with their reason."""
    diary = listening(game)
    act(activate(game, BLUE, name), EFFECT.at(space - 1))
    return [event.values for event in diary.events if event.kind.name == "points_gained"]


@pytest.mark.parametrize(
    ("name", "space", "points"),
    [
        pytest.param("market", 4, 5, marks=pytest.mark.clause("VEN-BUILD-1-4")),
        pytest.param("monastery", 4, 2, marks=pytest.mark.clause("VEN-BUILD-2-4")),
        pytest.param("small_council", 4, 3, marks=pytest.mark.clause("VEN-BUILD-3-4")),
        pytest.param("shop", 4, 2, marks=pytest.mark.clause("VEN-BUILD-4-4")),
        pytest.param("quays", 3, 1, marks=pytest.mark.clause("VEN-BUILD-5-3")),
        pytest.param("consulate", 3, 1, marks=pytest.mark.clause("VEN-BUILD-6-3")),
        pytest.param("consulate", 4, 4, marks=pytest.mark.clause("VEN-BUILD-6-4")),
        pytest.param("library", 4, 1, marks=pytest.mark.clause("VEN-BUILD-7-4")),
        pytest.param("senate", 4, 3, marks=pytest.mark.clause("VEN-BUILD-8-4")),
        pytest.param("church", 3, 1, marks=pytest.mark.clause("VEN-BUILD-9-3")),
        pytest.param("church", 4, 2, marks=pytest.mark.clause("VEN-BUILD-9-4")),
        pytest.param("court", 4, 5, marks=pytest.mark.clause("VEN-BUILD-10-4")),
        pytest.param("bank", 4, 1, marks=pytest.mark.clause("VEN-BUILD-11-4")),
        pytest.param("council_of_ten", 2, 2, marks=pytest.mark.clause("VEN-BUILD-12-2")),
        pytest.param("doges_palace", 2, 1, marks=pytest.mark.clause("VEN-BUILD-14-2")),
    ],
)
def test_points_of_an_effect_are_told_with_their_reason(name: str, space: int, points: int) -> None:
    game = fleet(scene(3))
    blue = game.players[BLUE]
    blue.coins, blue.scrolls, blue.intrigue, blue.done = 9, 5, 1, 7
    game.players[VIOLET].intrigue = game.players[ORANGE].intrigue = 2
    for kind in ("foreman", "stock", "spy", "offer"):
        card(game, BLUE, kind)
    assert reasons(game, name, space) == [[points, FOR_EFFECT]]


@pytest.mark.clause("VEN-MEFF-23")
def test_the_point_for_a_bridge_is_a_lasting_effect() -> None:
    game = fleet(scene(3))
    work(game, BLUE, 23)
    diary = listening(game)
    build_bridge(game, BLUE, canal(game, "quays", "bank"))
    assert [event.values for event in diary.events if event.kind.name == "points_gained"] == [[1, FOR_LASTING]]


@pytest.mark.clause("VEN-MEFF-8")
def test_mission_8_gives_one_cube_and_no_more() -> None:
    game = fleet(scene(3))
    work(game, BLUE, 8)
    act(activate(game, BLUE, "bank", spaces=1), EFFECT.at(0), TAKE_CUBE.at(0))
    assert cubes(game, BLUE, 0) == (1, 0, 0)
    assert game.over()


@pytest.mark.clause("VEN-MEFF-4")
@pytest.mark.parametrize(
    ("name", "space", "scrolls"),
    [("senate", 3, 2), ("senate", 2, 3), ("library", 4, 3), ("market", 1, 0), ("shop", 4, 0)],
)
def test_mission_4_adds_a_scroll_to_scrolls_alone(name: str, space: int, scrolls: int) -> None:
    game = fleet(scene(3))
    work(game, BLUE, 4)
    act(activate(game, BLUE, name), EFFECT.at(space - 1))
    assert game.players[BLUE].scrolls == scrolls


# --- the end of the game


@pytest.mark.clause("VEN-SCORE-1", "VEN-SCORE-4", "VEN-SCORE-5")
def test_what_is_scored_already_is_not_counted_twice_while_intrigue_is_paid_off() -> None:
    game = fleet(scene(3))
    violet = game.players[VIOLET]
    violet.council, violet.intrigue, violet.coins = 6, 1, 9
    game.staff[VIOLET] = 0
    begin(game, FinalScoring(NOBODY))
    assert asked(game) == f"PayOffIntrigue {VIOLET}"
    assert (violet.points, [int(points) for points in game.scores()]) == (16, [0, 18, 0])
    decision = game.decision()
    assert decision.seat == NOBODY
    assert decision.after is not None
    assert decision.after.seat == NOBODY
    act(game, PAY_COINS.at(), seat=VIOLET)
    assert game.over()
    assert [int(points) for points in game.scores()] == [0, 17, 0]


@pytest.mark.clause("VEN-SCORE-6")
def test_a_payment_asks_again_only_who_can_still_pay() -> None:
    game = suspected(1, 2, 1)
    for player, coins in zip(game.players, (4, 8, 0), strict=True):
        player.coins = coins
    begin(game, FinalScoring(NOBODY))
    act(game, STAND.at(), seat=BLUE)
    act(game, PAY_COINS.at(), seat=VIOLET)
    assert game.pending == 1 << BLUE | 1 << VIOLET
    act(game, PAY_COINS.at(), seat=BLUE)
    assert game.pending == 1 << VIOLET, "who has no intrigue left is asked nothing, nor who cannot pay"


@pytest.mark.clause("VEN-SCORE-7", "VEN-SCORE-8", "VEN-FAVOUR-2")
def test_wealth_favour_and_the_arrest_are_told() -> None:
    game = suspected(2, 1, 0)
    game.players[VIOLET].favour = 1
    diary = listening(game)
    begin(game, CountWealth(NOBODY))
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        *[("wealth_scored", seat, [0]) for seat in range(3)],
        ("favour_scored", VIOLET, [4]),
        ("arrested", BLUE, []),
    ]


@pytest.mark.clause("VEN-SOLO-32", "VEN-SOLO-34")
@pytest.mark.parametrize(("points", "told"), [(4, "solo_lost"), (5, "solo_won")])
def test_the_end_against_the_doge_is_told(points: int, told: str) -> None:
    game = scene(1)
    game.players[0].points, game.doge_points = points, 4
    diary = listening(game)
    begin(game, CountWealth(NOBODY))
    assert [(event.kind.name, event.seat, event.values) for event in diary.events][-1] == (told, 0, [])
