"""What is told of a game: each thing once, in its order, and with its reason."""

from __future__ import annotations

import pytest

from serenissima.core.events import Diary, Event
from serenissima.games.venice.actions import BUILD, EFFECT, GONDOLIER, GRANT_BRIDGE, POINTS
from serenissima.games.venice.events import REASONS
from serenissima.games.venice.flow.doge import GrantBridge
from serenissima.games.venice.flow.setup import PlaceDogeFleet
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    VIOLET,
    act,
    activate,
    assistant,
    begin,
    building,
    canal,
    dock,
    fleet,
    lie,
    listening,
    moor,
    sail,
    scene,
    turn,
    work,
)


def under_way() -> tuple[Venice, Diary]:
    game = fleet(scene(3))
    lie(game, BLUE, 0, "small_council")
    game.players[BLUE].coins = 9
    diary = listening(game)
    act(turn(game, BLUE), GONDOLIER.at(0))
    return game, diary


def named(diary: Diary, *names: str) -> list[Event]:
    return [event for event in diary.events if event.kind.name in names]


@pytest.mark.clause("VEN-TURN-2", "VEN-MOVE-5", "VEN-GOND-2")
def test_a_payment_is_told_once_with_what_it_is_for() -> None:
    game, diary = under_way()
    game.players[BLUE].gondolier = 0
    diary.events.clear()
    sail(game, "quays")
    act(game, game.ACTIONS.from_json({"kind": "pass"}))
    sail(game, "bank")
    assert [event.values[2] for event in named(diary, "sailed")] == [0, 2]
    assert named(diary, "coins_paid") == []
    assert game.players[BLUE].coins == 7
    game = fleet(scene(3))
    game.players[BLUE].coins = 4
    diary = listening(game)
    act(turn(game, BLUE), GONDOLIER.at(1))
    assert [event.values for event in named(diary, "boarded")] == [[1, 3]]
    assert (named(diary, "coins_paid"), game.players[BLUE].coins) == ([], 1)


@pytest.mark.clause("VEN-BRIDGE-5")
def test_the_coin_under_ones_own_bridge_is_told_once() -> None:
    game, diary = under_way()
    game.bridge[canal(game, "small_council", "quays")] = BLUE + 1
    sail(game, "quays")
    assert [event.values for event in named(diary, "bridge_coin", "coins_gained")] == [[1]]
    assert game.players[BLUE].coins == 10


@pytest.mark.clause("VEN-MOOR-1", "VEN-MEFF-25")
def test_points_are_told_with_their_reason_and_after_the_mooring() -> None:
    game, diary = under_way()
    work(game, BLUE, 25)
    lie(game, VIOLET, 0, "quays")
    assistant(game, BLUE, "quays", 4)
    moor(game, "quays")
    act(game, EFFECT.at(2))
    told = [(event.kind.name, event.seat) for event in named(diary, "moored", "points_gained")]
    assert told == [("moored", BLUE), ("points_gained", VIOLET), ("points_gained", BLUE), ("points_gained", BLUE)]
    reasons = [REASONS[event.values[1]] for event in named(diary, "points_gained")]
    assert reasons == ["mooring", "lasting", "effect"]


@pytest.mark.clause("VEN-BUILD-12-3", "VEN-DOGE-3")
def test_bridges_are_told_with_their_canal() -> None:
    game = fleet(scene(3))
    diary = listening(game)
    act(activate(game, BLUE, "council_of_ten"), EFFECT.at(2), BUILD.at(canal(game, "bank", "church")))
    built = named(diary, "bridge_built")[0].values
    assert (built[0], set(built[1:])) == (canal(game, "bank", "church"), {building("bank"), building("church")})
    game = fleet(scene(3))
    diary = listening(game)
    act(activate(game, BLUE, "council_of_ten"), EFFECT.at(2), POINTS.at())
    assert REASONS[named(diary, "points_gained")[0].values[1]] == "no-bridge"
    game = scene(1)
    game.doge_works = 15 + dock(game, "bank")
    diary = listening(game)
    begin(game, GrantBridge(0))
    act(game, GRANT_BRIDGE.at(canal(game, "bank", "quays")))
    assert building("bank") in named(diary, "doge_bridge")[0].values[1:]


@pytest.mark.clause("VEN-SOLO-5")
def test_the_first_gondolas_of_the_doge_are_told() -> None:
    game = scene(1)
    lie(game, 0, 0, "st_marks")
    diary = listening(game)
    begin(game, PlaceDogeFleet(0))
    placed = [event.values[0] for event in named(diary, "doge_placed")]
    assert placed == [int(game.building_at[game.berth[gondola]]) for gondola in (2, 3, 4, 5)]
