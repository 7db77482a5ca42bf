"""Crossings, intrigue, scrolls, cubes between gondolas, favour cards."""

from __future__ import annotations

import pytest

from serenissima.core.bits import members_of
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.secrets import determinize
from serenissima.games.venice.actions import (
    FAVOUR_FOR_COINS,
    FAVOUR_FOR_SCROLLS,
    GONDOLIER,
    LEAVE_CARGO,
    SPEND_CUBE,
    SPEND_SCROLL,
    STOW,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.flow.gains import clear_intrigue, gain_scrolls, take_intrigue
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    assistant,
    colour,
    cubes,
    fleet,
    go_by,
    lie,
    listening,
    load,
    moor,
    options,
    scene,
    told,
    turn,
    why,
    work,
)


def ready(**options: str) -> Venice:
    """Blue at the Small Council, about to sail; the Quays are next."""
    game = fleet(scene(3, **options))
    lie(game, BLUE, 0, "small_council")
    lie(game, BLUE, 1, "court")
    game.players[BLUE].coins = 9
    return act(turn(game, BLUE), GONDOLIER.at(0))


@pytest.mark.clause("VEN-CROSS-1", "VEN-CROSS-3", "VEN-CROSS-4", "VEN-CROSS-6")
def test_every_gondola_is_crossed_from_the_lowest_before_the_activation() -> None:
    game = ready()
    lie(game, ORANGE, 1, "quays")
    lie(game, VIOLET, 0, "quays")
    assistant(game, BLUE, "quays", 1)
    for player in game.players:
        player.scrolls = 5
    go_by(game, "quays")
    for crossed, answers in ((ORANGE, (SPEND_SCROLL, TAKE_INTRIGUE)), (VIOLET, (TAKE_INTRIGUE, SPEND_SCROLL))):
        assert members_of(game.waiting()) == sorted([BLUE, crossed])
        act(game, answers[0].at(), seat=BLUE)
        act(game, answers[1].at(), seat=crossed)
    assert [(player.scrolls, player.intrigue) for player in game.players] == [(4, 1), (4, 0), (5, 1)]
    assert asked(game) == "Activate 0"


@pytest.mark.clause("VEN-SCROLL-2", "VEN-CROSS-3")
def test_without_a_scroll_intrigue_is_taken_without_a_question() -> None:
    game = ready()
    lie(game, VIOLET, 0, "quays")
    game.players[VIOLET].scrolls = 1
    go_by(game, "quays")
    assert members_of(game.waiting()) == [VIOLET]
    act(game, TAKE_INTRIGUE.at())
    assert (game.players[BLUE].intrigue, game.players[VIOLET].intrigue) == (1, 1)


@pytest.mark.clause("VEN-CROSS-6", "VEN-CROSS-3")
def test_neither_knows_what_the_other_chooses() -> None:
    game = ready()
    lie(game, VIOLET, 0, "quays")
    game.players[BLUE].scrolls = game.players[VIOLET].scrolls = 1
    go_by(game, "quays")
    diary = listening(game)
    before = [view(game, viewer) for viewer in (VIOLET, ORANGE, SPECTATOR)]
    act(game, SPEND_SCROLL.at(), seat=BLUE)
    after = [view(game, viewer) for viewer in (VIOLET, ORANGE, SPECTATOR)]
    for seen in (*before, *after):
        seen.pop("pending")
    assert (told(diary), before) == ([], after)
    imagined = {int(determinize(game, VIOLET, luck).players[BLUE].reply) for luck in range(20)}
    assert len(imagined) == 2, "a scroll or an intrigue, for all that Violet knows"
    game.retract(BLUE)
    assert members_of(game.waiting()) == [BLUE, VIOLET]
    act(game, TAKE_INTRIGUE.at(), seat=VIOLET)
    act(game, SPEND_SCROLL.at(), seat=BLUE)
    assert [(player.scrolls, player.intrigue) for player in game.players[:2]] == [(0, 0), (1, 1)]
    assert told(diary) == ["scroll_spent", "intrigue_taken"]
    assert asked(game) == "Sail 0"


@pytest.mark.clause("VEN-FAVOUR-3", "VEN-CROSS-6")
def test_a_favour_card_is_turned_over_with_the_answer() -> None:
    game = ready(favour="all")
    lie(game, VIOLET, 0, "quays")
    for player in game.players:
        player.favour = 1
    go_by(game, "quays")
    assert "spend_scroll" not in options(game)
    act(game, FAVOUR_FOR_SCROLLS.at(), seat=BLUE)
    assert (game.players[BLUE].favour, game.players[BLUE].scrolls) == (1, 0), "nothing is seen of it yet"
    assert "spend_scroll" in options(game)
    assert why(game, FAVOUR_FOR_COINS.at()) == "VEN-FAVOUR-1"
    thought = {int(determinize(game, ORANGE, luck).players[BLUE].reply) for luck in range(40)}
    assert thought == {0, 8, 16}, "for all that Orange knows"
    game.retract(BLUE)
    assert why(game, SPEND_SCROLL.at()) == "VEN-SCROLL-2"
    act(game, FAVOUR_FOR_SCROLLS.at(), SPEND_SCROLL.at(), seat=BLUE)
    replies = {int(determinize(game, VIOLET, luck).players[BLUE].reply) for luck in range(60)}
    assert replies == {2, 2 + 8, 1 + 16, 2 + 16}
    coins = game.players[VIOLET].coins
    act(game, FAVOUR_FOR_COINS.at(), TAKE_INTRIGUE.at(), seat=VIOLET)
    blue, violet = game.players[BLUE], game.players[VIOLET]
    assert (blue.favour, blue.scrolls, blue.intrigue) == (0, 1, 0)
    assert (violet.favour, violet.coins - coins, violet.intrigue) == (0, 5, 1)


@pytest.mark.clause("VEN-CROSS-2")
def test_cubes_move_between_ones_own_gondolas() -> None:
    game = ready()
    lie(game, BLUE, 1, "quays")
    load(game, BLUE, 0, ceramics=2, silver=1)
    load(game, BLUE, 1, ceramics=3, cloth=1)
    go_by(game, "quays")
    assert "leave_cargo" in options(game)
    act(game, STOW.at(colour("ceramics"), 4), STOW.at(colour("cloth"), 1))
    assert cubes(game, BLUE, 0) == (4, 1, 0), "the silver no longer fits"
    assert cubes(game, BLUE, 1) == (1, 0, 1)
    assert asked(game) == "Sail 0"


@pytest.mark.clause("VEN-CROSS-2")
def test_cubes_may_stay_where_they_are() -> None:
    game = ready()
    lie(game, BLUE, 1, "quays")
    load(game, BLUE, 0, ceramics=2)
    go_by(game, "quays")
    act(game, LEAVE_CARGO.at())
    assert cubes(game, BLUE, 0) == (2, 0, 0)


@pytest.mark.clause("VEN-INTR-1", "VEN-INTR-2", "VEN-INTR-3")
@pytest.mark.parametrize(("players", "limit"), [(2, 8), (3, 8), (4, 10), (5, 10)])
def test_intrigue_over_the_limit_costs_points(players: int, limit: int) -> None:
    game = scene(players)
    game.players[0].points = 7
    take_intrigue(game, 0, limit + 2)
    assert (game.players[0].intrigue, game.players[0].points) == (limit, 3)
    take_intrigue(game, 0, 2)
    assert (game.players[0].intrigue, game.players[0].points) == (limit, 0)


@pytest.mark.clause("VEN-INTR-4", "VEN-SCROLL-1")
def test_tracks_end() -> None:
    game = scene(3)
    game.players[0].intrigue = 2
    clear_intrigue(game, 0, 3)
    assert game.players[0].intrigue == 0
    gain_scrolls(game, 0, 7)
    gain_scrolls(game, 0, 7)
    assert game.players[0].scrolls == 10


@pytest.mark.clause("VEN-FAVOUR-1", "VEN-FAVOUR-3")
def test_a_favour_card_helps_at_any_question_once() -> None:
    game = ready()
    lie(game, VIOLET, 0, "quays")
    game.players[VIOLET].favour = 1
    game.players[BLUE].favour = 1
    act(game, FAVOUR_FOR_COINS.at())
    assert game.players[BLUE].coins == 14
    go_by(game, "quays")
    assert asked(game) == "BothPay 1", "on another player's turn too"
    assert options(game) == ["take_intrigue", "favour_for_coins", "favour_for_scrolls"]
    act(game, FAVOUR_FOR_SCROLLS.at(), SPEND_SCROLL.at())
    assert (game.players[VIOLET].scrolls, game.players[VIOLET].favour) == (1, 0)
    assert why(game, FAVOUR_FOR_COINS.at()) == "VEN-FAVOUR-1"


@pytest.mark.clause("VEN-MEFF-7")
def test_mission_7_earns_a_coin_for_each_crossing() -> None:
    game = ready()
    work(game, BLUE, 7)
    lie(game, VIOLET, 0, "quays")
    lie(game, ORANGE, 0, "quays")
    go_by(game, "quays")
    assert game.players[BLUE].coins == 11


@pytest.mark.clause("VEN-MEFF-14")
def test_mission_14_pays_nothing_on_others_turns() -> None:
    game = ready()
    work(game, VIOLET, 14)
    lie(game, VIOLET, 0, "quays")
    game.players[VIOLET].scrolls = 1
    go_by(game, "quays")
    assert (game.players[BLUE].intrigue, game.players[VIOLET].intrigue, game.players[VIOLET].scrolls) == (1, 0, 1)
    assert asked(game) == "Sail 0"


@pytest.mark.clause("VEN-MEFF-21")
def test_mission_21_pays_with_cubes_of_the_gondola_concerned() -> None:
    game = ready()
    work(game, BLUE, 21)
    work(game, VIOLET, 21)
    load(game, BLUE, 0, cloth=1)
    load(game, VIOLET, 0, silver=1)
    lie(game, VIOLET, 0, "quays")
    go_by(game, "quays")
    assert options(game) == ["take_intrigue", "spend_cube colour=1"]
    act(game, SPEND_CUBE.at(colour("cloth")), SPEND_CUBE.at(colour("silver")))
    assert (cubes(game, BLUE, 0), cubes(game, VIOLET, 0)) == ((0, 0, 0), (0, 0, 0))
    assert why_no_cube(game) == "VEN-MEFF-21"


def why_no_cube(game: Venice) -> str:
    lie(game, ORANGE, 0, "bank")
    game.players[BLUE].scrolls = 1
    go_by(game, "bank")
    return why(game, SPEND_CUBE.at(colour("silver")))


@pytest.mark.clause("VEN-MEFF-26")
def test_mission_26_earns_a_point_more_for_being_moored_upon() -> None:
    game = ready()
    work(game, VIOLET, 26)
    lie(game, VIOLET, 0, "quays")
    moor(game, "quays")
    assert game.players[VIOLET].points == 2


def test_a_crossing_is_told() -> None:
    game = ready()
    lie(game, VIOLET, 0, "quays")
    diary = listening(game)
    go_by(game, "quays")
    assert [name for name in told(diary) if name in ("passed", "crossed", "intrigue_taken")] == [
        "passed",
        "crossed",
        "intrigue_taken",
        "intrigue_taken",
    ]
