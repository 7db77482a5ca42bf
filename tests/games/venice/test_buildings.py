"""Every effect of every building."""

from __future__ import annotations

import pytest

from serenissima.core.bits import count
from serenissima.games.venice.actions import (
    BUILD,
    CONVERT,
    DONE,
    EFFECT,
    KEEP_INFLUENCE,
    KEEP_MISSION,
    POINTS,
    SELL,
    TAKE_CUBE,
)
from serenissima.games.venice.cards import COPIES_OF, INFLUENCE_NAMES
from tests.games.venice.building_kit import change, rich
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    activate,
    asked,
    canal,
    card,
    colour,
    cubes,
    hold,
    load,
    options,
    why,
    work,
)


@pytest.mark.parametrize(
    ("name", "cube"),
    [
        pytest.param("market", 0, marks=pytest.mark.clause("VEN-BUILD-1-1")),
        pytest.param("monastery", 0, marks=pytest.mark.clause("VEN-BUILD-2-1")),
        pytest.param("small_council", 0, marks=pytest.mark.clause("VEN-BUILD-3-1")),
        pytest.param("shop", 0, marks=pytest.mark.clause("VEN-BUILD-4-1")),
        pytest.param("quays", 1, marks=pytest.mark.clause("VEN-BUILD-5-1")),
        pytest.param("consulate", 1, marks=pytest.mark.clause("VEN-BUILD-6-1")),
        pytest.param("library", 1, marks=pytest.mark.clause("VEN-BUILD-7-1")),
        pytest.param("senate", 1, marks=pytest.mark.clause("VEN-BUILD-8-1")),
        pytest.param("church", 2, marks=pytest.mark.clause("VEN-BUILD-9-1")),
        pytest.param("court", 2, marks=pytest.mark.clause("VEN-BUILD-10-1")),
        pytest.param("bank", 2, marks=pytest.mark.clause("VEN-BUILD-11-1")),
        pytest.param("council_of_ten", 2, marks=pytest.mark.clause("VEN-BUILD-12-1")),
    ],
)
def test_first_spaces_give_the_cube_of_the_tile(name: str, cube: int) -> None:
    game = rich()
    change(game, name, EFFECT.at(0), spaces=1)
    assert cubes(game, BLUE, 0) == tuple(1 if c == cube else 0 for c in range(3))


@pytest.mark.parametrize(
    ("name", "space", "expected"),
    [
        pytest.param("market", 4, (-5, 5, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-1-4")),
        pytest.param("monastery", 2, (0, 0, 2, 0, 0), marks=pytest.mark.clause("VEN-BUILD-2-2")),
        pytest.param("monastery", 4, (0, 2, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-2-4")),
        pytest.param("small_council", 2, (0, 0, 0, 0, 1), marks=pytest.mark.clause("VEN-BUILD-3-2")),
        pytest.param("small_council", 3, (0, 0, 0, -1, 0), marks=pytest.mark.clause("VEN-BUILD-3-3")),
        pytest.param("shop", 3, (3, 0, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-4-3")),
        pytest.param("shop", 4, (0, 2, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-4-4")),
        pytest.param("quays", 2, (2, 0, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-5-2")),
        pytest.param("quays", 3, (1, 1, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-5-3")),
        pytest.param("consulate", 3, (0, 1, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-6-3")),
        pytest.param("library", 2, (0, 0, 2, 0, 0), marks=pytest.mark.clause("VEN-BUILD-7-2")),
        pytest.param("library", 3, (0, 0, 0, -2, 0), marks=pytest.mark.clause("VEN-BUILD-7-3")),
        pytest.param("library", 4, (0, 1, 2, 0, 0), marks=pytest.mark.clause("VEN-BUILD-7-4")),
        pytest.param("senate", 2, (0, 0, 2, 1, 0), marks=pytest.mark.clause("VEN-BUILD-8-2")),
        pytest.param("senate", 3, (0, 0, 1, 0, 0), marks=pytest.mark.clause("VEN-BUILD-8-3")),
        pytest.param("senate", 4, (0, 3, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-8-4")),
        pytest.param("church", 2, (0, 0, 0, -1, 0), marks=pytest.mark.clause("VEN-BUILD-9-2")),
        pytest.param("church", 3, (0, 1, 0, -1, 0), marks=pytest.mark.clause("VEN-BUILD-9-3")),
        pytest.param("church", 4, (0, 2, 0, -1, 0), marks=pytest.mark.clause("VEN-BUILD-9-4")),
        pytest.param("court", 4, (0, 5, -3, 0, 0), marks=pytest.mark.clause("VEN-BUILD-10-4")),
        pytest.param("bank", 2, (4, 0, 0, 1, 0), marks=pytest.mark.clause("VEN-BUILD-11-2")),
        pytest.param("bank", 3, (4, 0, 0, 1, 0), marks=pytest.mark.clause("VEN-BUILD-11-3")),
        pytest.param("bank", 4, (2, 1, 0, 0, 0), marks=pytest.mark.clause("VEN-BUILD-11-4")),
        pytest.param("council_of_ten", 4, (0, 0, 0, -3, 0), marks=pytest.mark.clause("VEN-BUILD-12-4")),
    ],
)
def test_plain_effects(name: str, space: int, expected: tuple[int, ...]) -> None:
    assert change(rich(), name, EFFECT.at(space - 1)) == expected


@pytest.mark.clause("VEN-BUILD-1-2", "VEN-BUILD-1-3", "VEN-ACT-4")
def test_market_buys_two_cubes_and_sells_one() -> None:
    game = rich()
    bought = change(game, "market", EFFECT.at(1), TAKE_CUBE.at(colour("silver")), TAKE_CUBE.at(colour("cloth")))
    assert (bought[0], cubes(game, BLUE, 0)) == (-1, (0, 1, 1))
    act(game, EFFECT.at(2))
    assert why(game, SELL.at(colour("ceramics"))) == "VEN-ACT-4"
    act(game, SELL.at(colour("silver")))
    assert (game.players[BLUE].coins, cubes(game, BLUE, 0)) == (12, (0, 1, 0))


@pytest.mark.clause("VEN-BUILD-3-4", "VEN-SLOT-3")
def test_small_council_counts_completed_missions_archived_or_not() -> None:
    game = rich()
    work(game, BLUE, 1)
    work(game, BLUE, 2)
    game.players[BLUE].slotted = 0
    assert change(game, "small_council", EFFECT.at(3))[1] == 2
    assert game.players[BLUE].owned() == 2


@pytest.mark.clause("VEN-BUILD-4-2", "VEN-ACT-4")
def test_shop_converts_a_cube_of_the_gondola_there() -> None:
    game = rich()
    load(game, BLUE, 0, cloth=1)
    load(game, BLUE, 1, silver=1)
    activate(game, BLUE, "shop")
    act(game, EFFECT.at(1))
    assert why(game, CONVERT.at(colour("silver"), colour("cloth"))) == "VEN-ACT-4"
    act(game, CONVERT.at(colour("cloth"), colour("ceramics")))
    assert (cubes(game, BLUE, 0), cubes(game, BLUE, 1)) == ((1, 0, 0), (0, 0, 1))


@pytest.mark.clause("VEN-BUILD-5-4")
def test_quays_trade_any_number_of_cubes_for_points() -> None:
    game = rich()
    load(game, BLUE, 0, cloth=2, silver=1)
    assert change(game, "quays", EFFECT.at(3), SELL.at(colour("cloth")), SELL.at(colour("cloth")), DONE.at())[1] == 2
    assert cubes(game, BLUE, 0) == (0, 0, 1)


@pytest.mark.clause("VEN-BUILD-6-2", "VEN-BUILD-6-4", "VEN-INFL-1", "VEN-INFL-2")
def test_consulate_sells_influence_and_rewards_four_cards() -> None:
    game = rich()
    activate(game, BLUE, "consulate")
    assert why(game, EFFECT.at(3)) == "VEN-ACT-3"
    act(game, EFFECT.at(1))
    first, second = (int(text.split("=")[1]) for text in options(game))
    act(game, KEEP_INFLUENCE.at(second))
    assert (game.players[BLUE].coins, game.players[BLUE].intrigue) == (8, 5)
    assert list(game.influence_under) == [first]
    assert list(game.influence_under_known) == [1 << BLUE]
    for name in [name for name in ("foreman", "stock", "spy", "offer") if count(game.players[BLUE].cards) < 4]:
        if not game.players[BLUE].cards & COPIES_OF[INFLUENCE_NAMES.index(name)]:
            card(game, BLUE, name)
    act(game, EFFECT.at(3))
    assert game.players[BLUE].points == 4


@pytest.mark.clause("VEN-BUILD-8-3", "VEN-BUILD-10-2")
def test_senate_and_court_give_the_others_intrigue() -> None:
    for name, space in (("senate", 3), ("court", 2)):
        game = rich()
        change(game, name, EFFECT.at(space - 1))
        assert [player.intrigue for player in game.players] == [4, 1, 1]


@pytest.mark.clause("VEN-BUILD-2-3", "VEN-BUILD-10-3", "VEN-INFL-1")
def test_monastery_and_court_give_influence() -> None:
    for name in ("monastery", "court"):
        game = rich()
        activate(game, BLUE, name)
        act(game, EFFECT.at(2))
        assert asked(game) == "KeepInfluence 0"
        assert len(options(game)) == 2


@pytest.mark.clause("VEN-BUILD-12-2")
def test_council_of_ten_counts_players_with_more_intrigue() -> None:
    game = rich(intrigue=2)
    game.players[VIOLET].intrigue = 3
    game.players[ORANGE].intrigue = 2
    assert change(game, "council_of_ten", EFFECT.at(1))[1] == 1


@pytest.mark.clause("VEN-BUILD-12-3", "VEN-BUILD-18", "VEN-BRIDGE-1", "VEN-BRIDGE-2", "VEN-BRIDGE-3")
def test_council_of_ten_builds_for_free_or_gives_points() -> None:
    game = rich()
    taken = canal(game, "market", "library")
    game.bridge[taken] = VIOLET + 1
    activate(game, BLUE, "council_of_ten")
    act(game, EFFECT.at(2))
    assert why(game, BUILD.at(taken)) == "VEN-BRIDGE-1"
    act(game, BUILD.at(canal(game, "bank", "church")))
    assert (game.players[BLUE].coins, game.spans[BLUE]) == (9, 1)
    assert game.bridge[canal(game, "bank", "church")] == BLUE + 1
    game.spans[BLUE] = 0
    act(game, DONE.at())
    activate(game, BLUE, "council_of_ten")
    act(game, EFFECT.at(2))
    assert options(game) == ["points"]
    assert why(game, BUILD.at(0)) == "VEN-BRIDGE-2"
    act(game, POINTS.at())
    assert game.players[BLUE].points == 2


@pytest.mark.clause(
    "VEN-BUILD-13-1", "VEN-BUILD-13-2", "VEN-MISSION-1", "VEN-MISSION-2", "VEN-MISSION-3", "VEN-MISSION-4"
)
def test_st_marks_pays_its_own_taxes() -> None:
    game = rich(coins=0)
    hold(game, BLUE, 1)
    work(game, BLUE, 2)
    activate(game, BLUE, "st_marks", spaces=2)
    assert why(game, EFFECT.at(0)) == "VEN-ACT-3"
    act(game, EFFECT.at(1), EFFECT.at(0))
    assert game.players[BLUE].coins == 0
    kept, other = (int(text.split("=")[1]) for text in options(game))
    act(game, KEEP_MISSION.at(kept))
    assert game.players[BLUE].hand >> kept & 1 == 1
    assert list(game.mission_under) == [other]


@pytest.mark.clause("VEN-BUILD-14-2", "VEN-MISSION-5")
def test_the_palace_gives_a_scroll_and_a_point_and_no_fourth_mission() -> None:
    game = rich()
    for number in (1, 2, 3):
        hold(game, BLUE, number)
    activate(game, BLUE, "doges_palace", spaces=2)
    assert why(game, EFFECT.at(0)) == "VEN-ACT-7"
    act(game, EFFECT.at(1))
    assert (game.players[BLUE].scrolls, game.players[BLUE].points) == (6, 1)


@pytest.mark.clause("VEN-BUILD-15-1", "VEN-BUILD-16", "VEN-BUILD-17")
def test_the_grand_council_counts_players_with_less_intrigue() -> None:
    for others, spaces in (((4, 4), 1), ((3, 5), 2), ((0, 3), 3)):
        game = rich()
        game.players[VIOLET].intrigue, game.players[ORANGE].intrigue = others
        game.players[ORANGE].council = 2
        assert change(game, "grand_council", EFFECT.at(0), spaces=2)[4] == spaces
    game = rich(council=19)
    assert change(game, "grand_council", EFFECT.at(0), spaces=2)[4] == 1
    act(game, DONE.at())
    assert why(activate(game, BLUE, "grand_council", spaces=2), EFFECT.at(0)) == "VEN-ACT-7"


@pytest.mark.clause("VEN-BUILD-15-2", "VEN-BRIDGE-3")
def test_a_bridge_at_the_grand_council_costs_four_coins() -> None:
    game = rich(coins=4)
    assert change(game, "grand_council", EFFECT.at(1), BUILD.at(0), spaces=2)[0] == -4
    poor = rich(coins=3)
    assert why(activate(poor, BLUE, "grand_council", spaces=2), EFFECT.at(1)) == "VEN-ACT-3"
