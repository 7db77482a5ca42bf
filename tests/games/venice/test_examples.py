"""The eight printed example turns, one after another, with the rulebook's own numbers."""

from __future__ import annotations

import pytest

from serenissima.games.venice.actions import (
    BUILD,
    COMPLETE,
    DONE,
    EFFECT,
    FAVOUR_FOR_SCROLLS,
    GONDOLIER,
    SLOT,
    SPEND_SCROLL,
    STOW,
    TAKE_CUBE,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    assistant,
    building,
    canal,
    colour,
    cubes,
    dock,
    go_by,
    hold,
    lie,
    load,
    moor,
    scene,
    turn,
)

A, B = 0, 1


def start() -> Venice:
    """A position from which all eight turns can be played as printed."""
    game = scene(3, own_dock="yes")
    blue, violet, orange = game.players
    blue.coins, blue.scrolls, blue.intrigue, blue.favour = 5, 1, 1, 1
    violet.coins, violet.scrolls, violet.intrigue = 5, 0, 1
    orange.coins, orange.scrolls, orange.intrigue = 2, 1, 0
    blue.gondolier, violet.gondolier, orange.gondolier = B, B, B
    lie(game, BLUE, A, "market")
    lie(game, BLUE, B, "council_of_ten")
    lie(game, VIOLET, A, "bank")
    lie(game, VIOLET, B, "church")
    lie(game, ORANGE, A, "court")
    lie(game, ORANGE, B, "library")
    load(game, BLUE, A, ceramics=1)
    load(game, ORANGE, A, silver=1)
    load(game, ORANGE, B, cloth=1)
    for name in ("market", "small_council", "council_of_ten"):
        assistant(game, BLUE, name, 1)
    for name in ("bank", "church"):
        assistant(game, VIOLET, name, 1)
    for name in ("court", "library"):
        assistant(game, ORANGE, name, 1)
    hold(game, ORANGE, 7)
    hold(game, BLUE, 21)
    return turn(game, BLUE)


def first_round(game: Venice) -> None:
    """The first three printed turns."""
    blue, violet, orange = game.players

    # Blue to the Quays by the Small Council
    act(game, GONDOLIER.at(A))
    go_by(game, "small_council")
    act(game, EFFECT.at(0))
    moor(game, "quays")
    act(game, EFFECT.at(0))
    assert (blue.coins, cubes(game, BLUE, A)) == (3, (2, 1, 0))
    assert game.berth[2 * BLUE + A] == dock(game, "quays")
    assert game.space_of(BLUE, building("quays")) == 1

    # Violet crosses Blue and visits the Grand Council
    assert asked(game) == "ChooseGondola 1"
    act(game, GONDOLIER.at(A))
    go_by(game, "quays")
    assert asked(game) == f"BothPay {BLUE}", "Violet has no scroll, and so no choice"
    act(game, SPEND_SCROLL.at())
    assert violet.intrigue == 2
    moor(game, "grand_council")
    act(game, EFFECT.at(0), EFFECT.at(1), BUILD.at(canal(game, "grand_council", "church")))
    assert (blue.scrolls, violet.intrigue, violet.council, violet.coins) == (0, 2, 3, 0)

    # Orange takes a cloth over at the Library and completes the mission of the Shop
    act(game, GONDOLIER.at(A))
    go_by(game, "library")
    act(game, STOW.at(colour("cloth"), 1), STOW.at(colour("silver"), 1))
    act(game, EFFECT.at(0))
    assert cubes(game, ORANGE, A) == (0, 2, 1)
    moor(game, "shop")
    act(game, COMPLETE.at(6), SLOT.at(), EFFECT.at(0))
    assert (orange.points, orange.coins, orange.scrolls, cubes(game, ORANGE, A)) == (5, 5, 0, (1, 0, 0))
    assert game.space_of(ORANGE, building("shop")) == 1


def second_round(game: Venice) -> None:
    """The other five."""
    blue, violet, _ = game.players

    # Blue pays to keep the gondolier and completes the mission of the Bank with the favour card
    act(game, GONDOLIER.at(A))
    moor(game, "bank")
    act(game, FAVOUR_FOR_SCROLLS.at(), COMPLETE.at(20), SLOT.at(), EFFECT.at(0))
    assert (blue.favour, blue.points, blue.coins, blue.scrolls) == (0, 5, 5, 1)
    assert cubes(game, BLUE, A) == (0, 0, 1)
    assert (game.space_of(BLUE, building("bank")), game.space_of(VIOLET, building("bank"))) == (1, 2)

    # Violet passes the Bank, where the print forgets that Blue is crossed, and moors at the Council of Ten
    act(game, GONDOLIER.at(B))
    go_by(game, "bank")
    act(game, TAKE_INTRIGUE.at())
    assert violet.intrigue == 3
    act(game, EFFECT.at(0), EFFECT.at(1))
    moor(game, "council_of_ten")
    act(game, EFFECT.at(0))
    assert (violet.coins, violet.intrigue, cubes(game, VIOLET, B)) == (3, 3 + 1, (0, 0, 2))
    assert (blue.points, blue.intrigue) == (6, 1 + 1)
    assert game.space_of(BLUE, building("council_of_ten")) == 2

    # Orange at the Court, on space 2: intrigue for all the others
    act(game, GONDOLIER.at(B))
    moor(game, "court")
    act(game, EFFECT.at(0), EFFECT.at(1))
    assert (cubes(game, ORANGE, B), game.space_of(ORANGE, building("court"))) == ((0, 0, 1), 2)
    assert (blue.intrigue, violet.intrigue) == (2 + 1, 4 + 1)

    # Blue buys a cloth and a silver at the Market
    act(game, GONDOLIER.at(B))
    go_by(game, "small_council")
    act(game, EFFECT.at(0))
    moor(game, "market")
    act(game, EFFECT.at(0), EFFECT.at(1), TAKE_CUBE.at(colour("cloth")), TAKE_CUBE.at(colour("silver")))
    assert (cubes(game, BLUE, B), blue.coins, game.space_of(BLUE, building("market"))) == ((2, 1, 1), 3, 2)

    # Violet under the own bridge, by the Church to the Bank, using two of three effects
    act(game, GONDOLIER.at(A))
    go_by(game, "church")
    act(game, EFFECT.at(0))
    moor(game, "bank")
    act(game, EFFECT.at(0), EFFECT.at(1), DONE.at())
    assert (cubes(game, VIOLET, A), violet.coins, violet.intrigue) == ((0, 0, 2), 7, 5 + 1)
    assert (game.space_of(VIOLET, building("bank")), blue.points) == (3, 7)


@pytest.mark.clause(
    "VEN-EX-1", "VEN-EX-2", "VEN-EX-3", "VEN-EX-4", "VEN-EX-5", "VEN-EX-6", "VEN-EX-7", "VEN-EX-8", "VEN-EX-9"
)
def test_the_eight_printed_turns() -> None:
    game = start()
    first_round(game)
    second_round(game)
