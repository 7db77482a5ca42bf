"""Where an effect begins and ceases to be offered: to the last coin, cube and card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.core.bits import BIT
from serenissima.games.venice.actions import DONE, EFFECT, GONDOLIER, PASS
from serenissima.games.venice.flow.activation import Activate, coins_within
from serenissima.games.venice.flow.bridges import bridge_income
from serenissima.games.venice.state import Venice
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
    canal,
    card,
    fleet,
    go_by,
    lie,
    load,
    options,
    sail,
    scene,
    turn,
    why,
    work,
)


def poor() -> Venice:
    game = fleet(scene(3))
    game.players[BLUE].coins = 9
    return game


def gives(**fields: int) -> Callable[[Venice], None]:
    """Blue's own things."""

    def give(game: Venice) -> None:
        for name, value in fields.items():
            setattr(game.players[BLUE], name, value)

    return give


def loads(cubes: int) -> Callable[[Venice], None]:
    return lambda game: load(game, BLUE, 0, cloth=cubes)


def cards(number: int) -> Callable[[Venice], None]:
    def give(game: Venice) -> None:
        for name in ("foreman", "stock", "spy", "offer")[:number]:
            card(game, BLUE, name)

    return give


def deck(number: int) -> Callable[[Venice], None]:
    def leave(game: Venice) -> None:
        game.players[ORANGE].cards = int((BIT[22] - 1) ^ (BIT[number] - 1))
        game.influence_pool = int(BIT[number] - 1)

    return leave


def spans(number: int) -> Callable[[Venice], None]:
    def leave(game: Venice) -> None:
        game.spans[BLUE] = number

    return leave


def rival(intrigue: int) -> Callable[[Venice], None]:
    def give(game: Venice) -> None:
        game.players[VIOLET].intrigue = intrigue

    return give


def completed(number: int) -> Callable[[Venice], None]:
    def give(game: Venice) -> None:
        for mission in range(1, number + 1):
            work(game, BLUE, mission)

    return give


@pytest.mark.clause("VEN-ACT-3", "VEN-ACT-7")
@pytest.mark.parametrize(
    ("name", "space", "enough", "too_little", "clause"),
    [
        ("library", 2, gives(scrolls=9), gives(scrolls=10), "VEN-ACT-7"),
        ("church", 2, gives(intrigue=1), gives(intrigue=0), "VEN-ACT-7"),
        ("church", 3, gives(intrigue=1), gives(intrigue=0), "VEN-ACT-3"),
        ("small_council", 2, gives(council=19), gives(council=20), "VEN-ACT-7"),
        ("small_council", 4, completed(1), completed(0), "VEN-ACT-7"),
        ("monastery", 3, deck(1), deck(0), "VEN-ACT-7"),
        ("market", 2, gives(coins=1), gives(coins=0), "VEN-ACT-3"),
        ("market", 3, loads(1), loads(0), "VEN-ACT-7"),
        ("market", 4, gives(coins=5), gives(coins=4), "VEN-ACT-3"),
        ("shop", 2, loads(1), loads(0), "VEN-ACT-7"),
        ("quays", 4, loads(1), loads(0), "VEN-ACT-7"),
        ("consulate", 2, deck(1), deck(0), "VEN-ACT-7"),
        ("consulate", 4, cards(4), cards(3), "VEN-ACT-3"),
        ("court", 4, gives(scrolls=3), gives(scrolls=2), "VEN-ACT-3"),
        ("council_of_ten", 2, rival(1), rival(0), "VEN-ACT-7"),
        ("grand_council", 2, spans(1), spans(0), "VEN-ACT-7"),
        ("grand_council", 2, gives(coins=4), gives(coins=3), "VEN-ACT-3"),
    ],
)
def test_an_effect_is_offered_as_long_as_it_can_be_paid_and_changes_something(
    name: str,
    space: int,
    enough: Callable[[Venice], None],
    too_little: Callable[[Venice], None],
    clause: str,
) -> None:
    for prepare, offered in ((enough, True), (too_little, False)):
        game = poor()
        prepare(game)
        activate(game, BLUE, name)
        assert (f"effect space={space - 1}" in options(game)) == offered
        if not offered:
            assert why(game, EFFECT.at(space - 1)) == clause


@pytest.mark.clause("VEN-MOVE-12")
@pytest.mark.parametrize(
    ("name", "spaces", "cubes", "coins"),
    [
        ("bank", {1, 2, 3, 4}, 0, 10),
        ("bank", {1, 2}, 0, 4),
        ("quays", {1, 2, 3, 4}, 2, 3),
        ("shop", {3}, 0, 3),
        ("market", {3}, 0, 0),
        ("market", {2, 3}, 0, 0),
        ("market", {3}, 1, 4),
        ("market", {1, 3}, 0, 4),
        ("church", {1, 2, 3, 4}, 1, 0),
    ],
)
def test_the_coins_a_gondola_may_count_on(name: str, spaces: set[int], cubes: int, coins: int) -> None:
    game = poor()
    load(game, BLUE, 0, cloth=cubes)
    load(game, BLUE, 1, cloth=3)
    bits = sum(1 << space - 1 for space in spaces)
    assert coins_within(game, BLUE, building(name), 0, bits) == coins


@pytest.mark.clause("VEN-MOVE-12", "VEN-ACT-6")
def test_coins_needed_to_go_on_are_spent_only_if_others_will_come() -> None:
    """From the Quays by the Bank: the way on costs 1, and the Bank's coins would pay it."""
    game = poor()
    lie(game, BLUE, 0, "monastery")
    lie(game, BLUE, 1, "church")
    assistant(game, BLUE, "market", 3)
    game.players[BLUE].coins = 1
    game.at = int(game.dock_of[building("market")])
    game.visited = int(BIT[game.at])
    game.sailed = int(BIT[canal(game, "market", "senate")])
    game.berth[0] = -1
    game.players[BLUE].gondolier = 0
    begin(game, Activate(BLUE, building("market"), 0, 0b111, 1))
    assert "effect space=1" in options(game), "a cube taken here can be sold for the way on"
    game.top = None
    begin(game, Activate(BLUE, building("market"), 0, 0b010, 1))
    assert game.over(), "nothing else would bring the coin back"
    game.players[BLUE].coins = 2
    begin(game, Activate(BLUE, building("market"), 0, 0b011, 1))
    assert options(game) == ["effect space=0", "effect space=1", "done"]
    act(game, EFFECT.at(0))
    assert options(game) == ["effect space=1", "done"]
    game.players[BLUE].coins = 1
    assert why(game, EFFECT.at(1)) == "VEN-MOVE-12"
    game.players[BLUE].coins = 0
    assert why(game, DONE.at()) == "VEN-MOVE-12"


@pytest.mark.clause("VEN-MOVE-12", "VEN-BRIDGE-5", "VEN-MEFF-3")
def test_coins_under_bridges_count_for_the_way() -> None:
    game = poor()
    own, foreign, none = 3, 4, 5
    game.bridge[own], game.bridge[foreign] = BLUE + 1, VIOLET + 1
    assert [int(bridge_income(game, BLUE, n)) for n in (own, foreign, none)] == [1, 0, 0]
    assert [int(bridge_income(game, VIOLET, n)) for n in (own, foreign, none)] == [0, 1, 0]
    work(game, BLUE, 3)
    assert [int(bridge_income(game, BLUE, n)) for n in (own, foreign, none)] == [1, 1, 0]
    # by one's own bridge to the sister's dock, where one cannot moor: its coin pays the way on
    game = poor()
    lie(game, BLUE, 0, "quays")
    lie(game, BLUE, 1, "bank")
    game.players[BLUE].coins = 0
    act(turn(game, BLUE), GONDOLIER.at(0))
    assert f"sail canal={canal(game, 'quays', 'bank')}" not in options(game)
    game.bridge[canal(game, "quays", "bank")] = BLUE + 1
    game.spans[BLUE] -= 1
    sail(game, "bank")
    assert options(game) == ["pass"]
    act(game, PASS.at())
    assert (asked(game), game.players[BLUE].coins) == ("Sail 0", 1)


@pytest.mark.clause("VEN-MEFF-13", "VEN-MEFF-22")
def test_bonuses_of_a_turn_come_again_in_the_next() -> None:
    game = poor()
    work(game, BLUE, 13)
    work(game, BLUE, 22)
    for _ in range(2):
        lie(game, BLUE, 0, "doges_palace")
        lie(game, BLUE, 1, "monastery")
        game.players[BLUE].coins, game.players[BLUE].scrolls = 9, 0
        game.players[BLUE].gondolier = 1
        game.top = None
        act(turn(game, BLUE), GONDOLIER.at(0))
        assert game.spent == 0
        game.at = int(game.dock_of[building("bank")])
        game.visited, game.sailed = int(BIT[game.at]), 1 << canal(game, "bank", "council_of_ten")
        go_by(game, "church")
        go_by(game, "grand_council")
        assert game.players[BLUE].scrolls == 1
        game.top = None
        assert _bonus(game) == 3
        assert _bonus(game) == 2, "once a turn"


def _bonus(game: Venice) -> int:
    before = int(game.players[BLUE].coins)
    act(activate(game, BLUE, "quays", spaces=2), EFFECT.at(1))
    game.top = None
    return int(game.players[BLUE].coins) - before
