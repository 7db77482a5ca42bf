"""Cubes on gondolas: to the last one, on either gondola, with the Doge aboard or not."""

from __future__ import annotations

import pytest

from serenissima.core.options import Options
from serenissima.games.venice.actions import (
    LEAVE_CARGO,
    SPEND_CUBE,
    SPEND_SCROLL,
    STOW,
    TAKE_CUBE,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.cargo import DropCubes, Restow, SpendScrolls, TakeCubes
from serenissima.games.venice.flow.crossings import BothPay, ScrollOrIntrigue
from serenissima.games.venice.flow.gondola import ChooseGondola
from serenissima.games.venice.flow.missions import FinishMission
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    begin,
    building,
    colour,
    cubes,
    fleet,
    listening,
    load,
    options,
    scene,
    told,
    work,
)

Cubes = tuple[int, int, int]
K, C, S = colour("ceramics"), colour("cloth"), colour("silver")


def laden(first: Cubes, second: Cubes, gondolier: int = 0, aboard: int = 0) -> Venice:
    game = fleet(scene(3, taxi="yes"))
    for gondola, carried in enumerate((first, second)):
        load(game, VIOLET, gondola, ceramics=carried[0], cloth=carried[1], silver=carried[2])
    game.players[VIOLET].gondolier = gondolier
    game.players[VIOLET].favour = 0
    game.taxi_aboard = aboard
    return game


def stowed(game: Venice, gondola: int) -> set[tuple[Cubes, ...]]:
    """Every way of moving the cubes that can be chosen."""
    found: set[tuple[Cubes, ...]] = set()
    open_ends = [begin(game, Restow(VIOLET, gondola), ChooseGondola(ORANGE))]
    while open_ends:
        here = open_ends.pop()
        if asked(here) == f"ChooseGondola {ORANGE}":
            found.add((cubes(here, VIOLET, 0), cubes(here, VIOLET, 1)))  # type: ignore[arg-type]
            continue
        out = Options()
        here.options(out)
        for action in out.as_list():
            there = here.clone()
            there.act(VIOLET, action)
            open_ends.append(there)
    return found


@pytest.mark.clause("VEN-CROSS-2", "VEN-CARD-11", "VEN-MEFF-10", "VEN-TAXI-4")
@pytest.mark.parametrize("gondola", [0, 1])
@pytest.mark.parametrize(
    ("first", "second", "rooms"),
    [
        ((1, 0, 0), (0, 0, 0), (5, 5)),
        ((0, 1, 0), (0, 0, 2), (5, 5)),
        ((2, 1, 2), (3, 0, 1), (5, 5)),
        ((2, 2, 1), (1, 2, 2), (5, 5)),
        ((1, 1, 1), (2, 2, 0), (3, 5)),
        ((0, 3, 2), (1, 1, 0), (5, 3)),
        ((0, 0, 3), (5, 0, 0), (3, 5)),
    ],
)
def test_cubes_are_moved_in_every_way_that_finds_room(first: Cubes, second: Cubes, rooms: Cubes, gondola: int) -> None:
    aboard = int(3 in rooms)
    game = laden(first, second, gondolier=1 if rooms[1] == 3 else 0, aboard=aboard)
    whole = [one + other for one, other in zip(first, second, strict=True)]
    ways = [(a, b, c) for a in range(whole[0] + 1) for b in range(whole[1] + 1) for c in range(whole[2] + 1)]
    expected = {
        (way, tuple(all_of - here for all_of, here in zip(whole, way, strict=True)))
        for way in ways
        if sum(way) <= rooms[0] and sum(whole) - sum(way) <= rooms[1]
    }
    assert stowed(game, gondola) == expected


@pytest.mark.clause("VEN-CROSS-2")
def test_moving_cubes_is_told_once_and_cannot_be_left_off_halfway() -> None:
    game = begin(laden((1, 0, 1), (0, 0, 1)), Restow(VIOLET, 0), ChooseGondola(ORANGE))
    diary = listening(game)
    assert "leave_cargo" in options(game)
    act(game, STOW.at(K, 0))
    assert told(diary) == ["restowed"], "as soon as anything is moved"
    assert "leave_cargo" not in options(game), "no cloth is to be moved, silver is"
    act(game, STOW.at(S, 2))
    assert told(diary) == ["restowed"]
    assert (cubes(game, VIOLET, 0), cubes(game, VIOLET, 1)) == ((0, 0, 2), (1, 0, 0))
    left = begin(laden((1, 0, 0), (0, 0, 0)), Restow(VIOLET, 0), ChooseGondola(ORANGE))
    act(left, LEAVE_CARGO.at())
    assert asked(left) == f"ChooseGondola {ORANGE}"


@pytest.mark.clause("VEN-CROSS-2")
def test_who_carries_nothing_is_not_asked_to_move_cubes() -> None:
    game = begin(laden((0, 0, 0), (0, 0, 0)), Restow(VIOLET, 0), ChooseGondola(ORANGE))
    assert asked(game) == f"ChooseGondola {ORANGE}"


@pytest.mark.clause("VEN-ACT-5")
def test_cubes_are_taken_one_by_one_and_only_the_last_makes_room() -> None:
    game = begin(laden((3, 0, 0), (0, 0, 0)), TakeCubes(VIOLET, 0, 3), ChooseGondola(ORANGE))
    act(game, TAKE_CUBE.at(C), TAKE_CUBE.at(S), TAKE_CUBE.at(S))
    assert cubes(game, VIOLET, 0) == (3, 1, 2)
    assert options(game) == ["drop colour=0", "drop colour=1", "drop colour=2"]
    game = begin(laden((4, 0, 0), (0, 0, 0)), TakeCubes(VIOLET, 0, 1), ChooseGondola(ORANGE))
    act(game, TAKE_CUBE.at(C))
    assert asked(game) == f"ChooseGondola {ORANGE}", "five cubes find room"


@pytest.mark.clause("VEN-ACT-5", "VEN-TAXI-4")
def test_room_is_made_only_on_the_gondola_with_the_doge() -> None:
    game = begin(laden((0, 0, 4), (0, 0, 4), gondolier=1, aboard=1), DropCubes(VIOLET, 0), DropCubes(VIOLET, 1))
    assert asked(game) == f"DropCubes {VIOLET}"
    act(game, game.ACTIONS.from_json({"kind": "drop", "colour": S}))
    assert (cubes(game, VIOLET, 0), cubes(game, VIOLET, 1)) == ((0, 0, 4), (0, 0, 3))
    assert game.over(), "three cubes find room beside the Doge"


@pytest.mark.clause("VEN-MEFF-21")
def test_mission_21_asks_only_when_a_cube_can_be_spent() -> None:
    def spending(number: int, silver: int, scrolls: int) -> Venice:
        game = laden((0, 0, silver), (0, 5, 0))
        work(game, VIOLET, 21)
        game.players[VIOLET].scrolls = scrolls
        return begin(game, SpendScrolls(VIOLET, 0, number), ChooseGondola(ORANGE))

    game = spending(2, 1, 4)
    assert options(game) == ["spend_scroll", "spend_cube colour=2"]
    act(game, SPEND_SCROLL.at())
    act(game, SPEND_CUBE.at(S))
    assert (asked(game), game.players[VIOLET].scrolls) == (f"ChooseGondola {ORANGE}", 3)
    game = spending(2, 0, 4)
    assert (asked(game), game.players[VIOLET].scrolls) == (f"ChooseGondola {ORANGE}", 2)
    game = spending(0, 1, 4)
    assert (asked(game), game.players[VIOLET].scrolls) == (f"ChooseGondola {ORANGE}", 4)
    assert options(spending(1, 1, 0)) == ["spend_cube colour=2"]
    plain = begin(laden((1, 0, 0), (0, 0, 0)), SpendScrolls(VIOLET, 0, 0), FinishMission(VIOLET, 3))
    assert asked(plain) == f"SlotMission {VIOLET}"


@pytest.mark.clause("VEN-MEFF-21", "VEN-CROSS-3", "VEN-SCROLL-2")
@pytest.mark.parametrize("spent", [K, C, S])
def test_a_cube_of_any_colour_stands_for_the_scroll_of_a_crossing(spent: int) -> None:
    carried: Cubes = (int(spent == K), int(spent == C), int(spent == S))
    game = laden((0, 0, 0), carried)
    work(game, VIOLET, 21)
    begin(game, ScrollOrIntrigue(VIOLET, 1), ChooseGondola(ORANGE))
    assert set(options(game)) == {f"spend_cube colour={spent}", "take_intrigue"}
    act(game, SPEND_CUBE.at(spent))
    assert (cubes(game, VIOLET, 1), game.players[VIOLET].intrigue) == ((0, 0, 0), 0)


@pytest.mark.clause("VEN-MEFF-21", "VEN-CROSS-3", "VEN-CROSS-6")
@pytest.mark.parametrize(("mover", "moored"), [(1, 0), (0, 1)])
def test_in_a_crossing_each_pays_with_the_gondola_that_is_concerned(mover: int, moored: int) -> None:
    game = fleet(scene(3))
    for seat, gondola in ((VIOLET, mover), (ORANGE, moored)):
        work(game, seat, 21)  # both, so that both have a cube to pay with
        load(game, seat, gondola, cloth=1)
        game.players[seat].gondolier = mover if seat == VIOLET else 1 - moored
    begin(game, BothPay(VIOLET, ORANGE, moored), ChooseGondola(BLUE))
    for seat in (VIOLET, ORANGE):
        act(game, SPEND_CUBE.at(C), seat=seat)
    assert [cubes(game, seat, n) for seat in (VIOLET, ORANGE) for n in (0, 1)] == [(0, 0, 0)] * 4
    assert [int(player.intrigue) for player in game.players] == [0, 0, 0]


@pytest.mark.clause("VEN-MEFF-21", "VEN-CROSS-6")
def test_who_has_nothing_on_the_gondola_concerned_is_not_asked() -> None:
    game = fleet(scene(3))
    work(game, VIOLET, 21)
    load(game, VIOLET, 0, cloth=2)
    game.players[VIOLET].gondolier = 1
    game.players[ORANGE].scrolls = 1
    begin(game, BothPay(VIOLET, ORANGE, 0), ChooseGondola(BLUE))
    act(game, TAKE_INTRIGUE.at(), seat=ORANGE)
    assert (asked(game), int(game.players[VIOLET].intrigue)) == (f"ChooseGondola {BLUE}", 1)
    assert cubes(game, VIOLET, 0) == (0, 2, 0)


@pytest.mark.clause("VEN-ACT-7")
def test_an_activation_that_would_change_nothing_is_passed_over() -> None:
    game = laden((0, 0, 0), (0, 0, 0))
    shop_with_convert_alone = Activate(VIOLET, building("shop"), 0, 2, 0)
    begin(game, shop_with_convert_alone, ChooseGondola(ORANGE))
    assert asked(game) == f"ChooseGondola {ORANGE}"
