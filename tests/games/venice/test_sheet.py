"""The score sheet row by row with its clauses, and what questions are asked with."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY
from serenissima.games.venice.actions import FAVOUR_FOR_COINS, TAKE_INTRIGUE
from serenissima.games.venice.buildings import BUILDING_KEYS, COLOUR_NAMES
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.cargo import Restow
from serenissima.games.venice.flow.crossings import BothPay
from serenissima.games.venice.flow.ending import FinalScoring, PayOffIntrigue
from serenissima.games.venice.flow.gondola import PassOrMoor
from serenissima.games.venice.flow.missions import CompleteMission, FinishMission
from serenissima.games.venice.flow.smugglers import ChooseFleet, ChooseSmuggler
from serenissima.games.venice.sheet import score_sheet
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    begin,
    building,
    dock,
    fleet,
    hold,
    lie,
    load,
    scene,
)

Row = tuple[str, list[int], str, bool]


def rows(game: Venice) -> list[Row]:
    return [(row.id, list(row.values), row.clause, row.total) for row in score_sheet(game)]


@pytest.mark.clause("VEN-SCORE-1", "VEN-SCORE-4", "VEN-SCORE-7", "VEN-FAVOUR-2")
def test_every_row_of_the_score_names_its_clause() -> None:
    game = fleet(scene(3))
    for seat, (points, council, placed, coins, intrigue) in enumerate(
        [(10, 5, 7, 9, 2), (20, 3, 9, 4, 0), (30, 0, 10, 3, 4)]
    ):
        player = game.players[seat]
        player.points, player.council, player.coins, player.intrigue = points, council, coins, intrigue
        game.staff[seat] = 10 - placed
    plain: list[Row] = [
        ("score-played", [10, 20, 30], "VEN-SETUP-8", False),
        ("score-council", [10, 5, 0], "VEN-SCORE-1", False),
        ("score-assistants", [3, 3, 0], "VEN-SCORE-4", False),
        ("score-wealth", [2, 1, 0], "VEN-SCORE-7", False),
        ("score-total", [25, 29, 30], "VEN-SCORE-10", True),
        ("score-intrigue", [2, 0, 4], "VEN-SCORE-8", False),
    ]
    assert rows(game) == plain
    game.favour_cards = 1
    game.players[ORANGE].favour = 1
    found = rows(game)
    assert found[4] == ("score-favour", [4 * int(seat == ORANGE) for seat in range(3)], "VEN-FAVOUR-2", False)
    totals = [25, 29, 30]
    totals[ORANGE] += 4
    assert found[5] == ("score-total", totals, "VEN-SCORE-10", True)
    assert found[:4] + found[6:] == plain[:4] + plain[5:]


@pytest.mark.clause("VEN-SOLO-31")
def test_the_score_against_the_doge_names_clauses_of_its_own() -> None:
    game = scene(1)
    player = game.players[0]
    player.points, player.council, player.coins, player.intrigue = 20, 2, 9, 3
    game.doge_points = 7
    game.doge_council = vec[i64]([8, 5])
    assert rows(game) == [
        ("score-played", [20], "VEN-SETUP-8", False),
        ("score-council", [2], "VEN-SCORE-1", False),
        ("score-assistants", [0], "VEN-SCORE-4", False),
        ("score-wealth", [2], "VEN-SOLO-33", False),
        ("score-total", [24], "VEN-SOLO-34", True),
        ("score-doge", [22], "VEN-SOLO-34", False),
        ("score-intrigue", [3], "VEN-SOLO-32", False),
    ]
    doge = score_sheet(game)[5]
    assert [(part.text.id, list(part.values), part.clause) for part in doge.parts] == [
        ("score-played", [7], "VEN-SOLO-4"),
        ("score-council", [15], "VEN-SOLO-31"),
    ]


# --- what is asked with


def args(game: Venice) -> dict[str, Any]:
    return game.decision().args(game)


def place(name: str) -> dict[str, Any]:
    number = building(name)
    return {"id": f"building-{BUILDING_KEYS[number]}", "args": {}, "n": number}


@pytest.mark.clause("VEN-ACT-2")
def test_an_activation_asks_with_its_building() -> None:
    game = fleet(scene(3))
    assert args(begin(game, Activate(VIOLET, building("bank"), 0, 15, 0))) == {"building": place("bank")}


@pytest.mark.clause("VEN-MOVE-4")
def test_passing_or_mooring_is_asked_with_the_building_reached() -> None:
    game = fleet(scene(3))
    game.at, game.visited, game.sailed = dock(game, "bank"), int(BIT[dock(game, "bank")]), 1
    assert args(begin(game, PassOrMoor(VIOLET))) == {"building": place("bank")}


@pytest.mark.clause("VEN-CROSS-2")
@pytest.mark.parametrize("gondola", [0, 1])
def test_cubes_are_moved_with_colour_and_place_named(gondola: int) -> None:
    game = fleet(scene(3))
    lie(game, VIOLET, gondola, "bank")
    load(game, VIOLET, 1 - gondola, silver=1)
    begin(game, Restow(VIOLET, gondola))
    silver = COLOUR_NAMES.index("silver")
    asked = args(game)
    assert (asked["colour"]["n"], asked["building"]) == (silver, place("bank"))
    game.berth[2 * VIOLET + gondola] = -1
    game.at = dock(game, "shop")
    assert args(game)["building"] == place("shop")


@pytest.mark.clause("VEN-MISSION-8", "VEN-SLOT-1")
def test_missions_are_asked_for_with_building_and_card() -> None:
    game = fleet(scene(3))
    player = game.players[VIOLET]
    player.gondolier, player.scrolls = 0, 1
    load(game, VIOLET, 0, cloth=2, silver=1)
    hold(game, VIOLET, 7)
    assert args(begin(game, CompleteMission(VIOLET, building("shop")))) == {"building": place("shop")}
    game.top = None
    begin(game, FinishMission(VIOLET, 6))
    assert args(game)["mission"]["n"] == 6


@pytest.mark.clause("VEN-DUO-2", "VEN-SOLO-13")
def test_smugglers_are_asked_for_by_deck_and_tile() -> None:
    for deck, letter in ((0, "A"), (1, "B")):
        game = scene(2)
        game.decks[deck].seen, game.decks[deck].seen_known = vec[i64]([3]), vec[i64]([1])
        begin(game, ChooseSmuggler(0, deck))
        assert args(game) == {"deck": letter}
        assert not game.decision().public(game), "other cards may lie there"
        game.decks[deck].pool = 0
        assert game.decision().public(game), "the last card is known to everybody"
        game.decks[deck].box = 1
        assert not game.decision().public(game)
        game.decks[deck].box = 0
        game.decks[deck].seen = vec[i64]([3, 4])
        assert not game.decision().public(game), "one of two is not"
    solo = begin(scene(1), ChooseFleet(0, 1, building("bank")))
    assert args(solo) == {"building": place("bank")}
    act(solo, solo.ACTIONS.from_json({"kind": "choose_fleet", "fleet": 0}))


# --- what may be taken back


@pytest.mark.clause("VEN-SCORE-6")
def test_a_payment_at_the_end_stands() -> None:
    game = scene(3)
    game.players[VIOLET].intrigue, game.players[VIOLET].coins = 1, 9
    begin(game, FinalScoring(NOBODY))
    decision = game.decision()
    assert isinstance(decision, PayOffIntrigue)
    assert decision.retractable() is False
    with pytest.raises(ValueError, match="a payment stands") as refused:
        decision.retract(game, VIOLET)
    assert str(refused.value) == "a payment stands"


@pytest.mark.clause("VEN-CROSS-6", "VEN-FAVOUR-3")
def test_half_an_answer_to_a_crossing_has_begun() -> None:
    game = scene(3, favour="all")
    for player in game.players:
        player.favour = 1
    begin(game, BothPay(VIOLET, ORANGE, 0))
    decision = game.decision()
    assert isinstance(decision, BothPay)
    assert [decision.begun(game, seat) for seat in (BLUE, VIOLET, ORANGE)] == [False, False, False]
    act(game, FAVOUR_FOR_COINS.at(), seat=ORANGE)
    assert [decision.begun(game, seat) for seat in (BLUE, VIOLET, ORANGE)] == [False, False, True]
    act(game, TAKE_INTRIGUE.at(), seat=ORANGE)
    act(game, TAKE_INTRIGUE.at(), seat=VIOLET)
    assert (int(game.players[ORANGE].coins), int(game.players[ORANGE].favour)) == (5, 0)
    assert (int(game.players[VIOLET].intrigue), int(game.players[ORANGE].intrigue)) == (1, 1)
