"""Taxi Service: the Doge as a passenger."""

from __future__ import annotations

import pytest

from serenissima.core.bits import BIT, count
from serenissima.games.venice.actions import (
    DONE,
    DROP,
    EMBARK,
    FARE_FAVOUR,
    FARE_POINTS,
    FAVOUR_FOR_COINS,
    GONDOLIER,
    LEAVE_DOGE,
    MOOR,
)
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    BLUE,
    act,
    asked,
    building,
    colour,
    cubes,
    dock,
    fleet,
    go_by,
    lie,
    load,
    moor,
    options,
    sail,
    scene,
    turn,
    why,
)


def waiting_at(place: str, goal: str, **more: str) -> Venice:
    """The Doge waits; Blue is about to sail from the Small Council."""
    game = fleet(scene(3, taxi="yes", **more))
    lie(game, BLUE, 0, "small_council")
    game.players[BLUE].coins = 9
    deck = game.decks[0]
    deck.pool = int((BIT[12] - 1) ^ BIT[building(place)] ^ BIT[building(goal)])
    game.taxi_at = dock(game, place)
    game.taxi_to = building(goal)
    return act(turn(game, BLUE), GONDOLIER.at(0))


@pytest.mark.clause("VEN-TAXI-3", "VEN-TAXI-5", "VEN-TAXI-6")
def test_the_doge_boards_a_passing_gondola_and_gets_off_where_it_moors() -> None:
    game = waiting_at("quays", "church")
    go_by(game, "quays")
    assert why(game, MOOR.at()) == "VEN-TAXI-3"
    act(game, EMBARK.at())
    assert (game.taxi_at, game.taxi_aboard) == (NOWHERE, 1)
    go_by(game, "bank")
    assert (game.taxi_at, game.taxi_aboard) == (NOWHERE, 1), "nobody gets off on the way"
    moor(game, "council_of_ten")
    assert (game.taxi_at, game.taxi_aboard) == (dock(game, "council_of_ten"), 0)
    assert game.taxi_to == building("church")
    assert asked(game) == "Activate 0"


@pytest.mark.clause("VEN-TAXI-3", "VEN-TAXI-12")
def test_he_may_be_left_and_does_not_board_a_gondola_that_moors() -> None:
    game = waiting_at("quays", "church")
    go_by(game, "quays")
    act(game, LEAVE_DOGE.at())
    assert game.taxi_at == dock(game, "quays")
    game = waiting_at("quays", "church")
    moor(game, "quays")
    assert (asked(game), game.taxi_aboard) == ("Activate 0", 0)


@pytest.mark.clause("VEN-TAXI-4", "VEN-ACT-5")
def test_he_takes_the_room_of_two_cubes() -> None:
    game = waiting_at("quays", "church")
    load(game, BLUE, 0, ceramics=3, cloth=1)
    go_by(game, "quays")
    act(game, EMBARK.at())
    assert asked(game) == "DropCubes 0"
    act(game, DROP.at(colour("cloth")))
    assert cubes(game, BLUE, 0) == (3, 0, 0)
    assert asked(game) == "Sail 0"


@pytest.mark.clause("VEN-TAXI-7", "VEN-TAXI-8")
def test_the_fare_is_points_or_the_favour_card() -> None:
    game = waiting_at("quays", "bank")
    go_by(game, "quays")
    act(game, EMBARK.at())
    moor(game, "bank")
    assert options(game) == ["fare_points", "fare_favour"]
    act(game, FARE_POINTS.at())
    assert game.players[BLUE].points == 3
    assert game.taxi_to not in (building("bank"), building("quays"))
    assert count(game.decks[0].pool) == 9


@pytest.mark.clause("VEN-TAXI-7")
def test_an_unused_favour_card_may_be_used_first() -> None:
    game = waiting_at("quays", "bank")
    game.players[BLUE].favour = 1
    go_by(game, "quays")
    act(game, EMBARK.at())
    moor(game, "bank")
    assert "fare_favour" not in options(game)
    assert why(game, FARE_FAVOUR.at()) == "VEN-TAXI-7"
    act(game, FAVOUR_FOR_COINS.at(), FARE_FAVOUR.at())
    assert (game.players[BLUE].favour, game.players[BLUE].coins) == (1, 7 + 5)


@pytest.mark.clause("VEN-TAXI-7", "VEN-FAVOUR-5")
def test_who_plays_without_a_favour_card_is_offered_none() -> None:
    game = waiting_at("quays", "bank", favour="all", without_1="yes")
    go_by(game, "quays")
    act(game, EMBARK.at())
    moor(game, "bank")
    assert options(game) == ["fare_points"]
    assert why(game, FARE_FAVOUR.at()) == "VEN-TAXI-7"


@pytest.mark.clause("VEN-TAXI-9")
def test_an_empty_deck_starts_over() -> None:
    game = waiting_at("quays", "bank")
    game.decks[0].pool = 0
    go_by(game, "quays")
    act(game, EMBARK.at())
    sail(game, "bank")
    act(game, MOOR.at(), FARE_POINTS.at())
    assert count(game.decks[0].pool) == 10
    assert count(game.decks[0].discard) == 1
    assert game.building_at[game.taxi_at] != game.taxi_to
    act(game, DONE.at())
