"""The gondolier, canals, bridges, passing and mooring."""

from __future__ import annotations

import pytest

from serenissima.core.bits import BIT
from serenissima.games.venice.actions import DONE, EFFECT, GONDOLIER, MOOR, PASS, PLACE, PLAY, SAIL, SEND_SPY
from serenissima.games.venice.cards import SPY
from serenissima.games.venice.flow.setup import PlaceGondola
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    assistant,
    begin,
    building,
    canal,
    card,
    cubes,
    dock,
    fleet,
    go_by,
    lie,
    moor,
    options,
    sail,
    scene,
    turn,
    why,
    work,
)


def ready(coins: int = 9, at: str = "small_council", sister: str = "court", **options: str) -> Venice:
    """Blue to sail with the first gondola, nobody near."""
    game = fleet(scene(3, **options))
    lie(game, BLUE, 0, at)
    lie(game, BLUE, 1, sister)
    game.players[BLUE].coins = coins
    return act(turn(game, BLUE), GONDOLIER.at(0))


@pytest.mark.clause("VEN-TURN-1", "VEN-TURN-2", "VEN-SETUP-11")
def test_a_turn_goes_through_its_steps_and_on_to_the_next_player() -> None:
    game = fleet(scene(3))
    game.players[BLUE].coins = 5
    card(game, BLUE, "investigate")
    turn(game, BLUE)
    assert asked(game) == "PlayInfluence 0"
    act(game, game.ACTIONS.from_json({"kind": "no_card"}))
    assert asked(game) == "ChooseGondola 0"
    act(game, GONDOLIER.at(0))
    sail(game, "grand_council")
    assert game.players[BLUE].coins == 5, "the first canal is free"
    act(game, PASS.at())
    sail(game, "quays")
    assert game.players[BLUE].coins == 4
    act(game, MOOR.at())
    assert asked(game) == "Activate 0"
    act(game, DONE.at())
    assert asked(game) == "ChooseGondola 1"
    assert (game.at, game.sailed, game.visited) == (NOWHERE, 0, 0)


@pytest.mark.clause("VEN-GOND-1", "VEN-GOND-2")
def test_the_gondolier_moves_for_free_or_stays_for_three_coins() -> None:
    game = fleet(scene(3))
    game.players[BLUE].gondolier = 0
    game.players[BLUE].coins = 2
    turn(game, BLUE)
    assert options(game) == ["gondolier gondola=1"]
    assert why(game, GONDOLIER.at(0)) == "VEN-GOND-2"
    rich = fleet(scene(3))
    rich.players[BLUE].gondolier = 0
    rich.players[BLUE].coins = 3
    act(turn(rich, BLUE), GONDOLIER.at(0))
    assert rich.players[BLUE].coins == 0


@pytest.mark.clause("VEN-MOVE-1", "VEN-MOVE-2", "VEN-MOVE-4", "VEN-MOVE-5")
def test_the_first_canal_is_free_and_further_ones_are_paid() -> None:
    game = ready(coins=2)
    assert why(game, SAIL.at(canal(game, "quays", "bank"))) == "VEN-MOVE-1"
    sail(game, "quays")
    assert game.players[BLUE].coins == 2
    assert options(game) == ["moor", "pass"]
    act(game, PASS.at())
    sail(game, "grand_council")
    assert game.players[BLUE].coins == 1
    act(game, PASS.at())
    assert why(game, SAIL.at(canal(game, "grand_council", "church"))) == "VEN-MOVE-5"
    sail(game, "consulate")
    assert options(game) == ["moor"], "no coin is left to go on"


@pytest.mark.clause("VEN-MOVE-6", "VEN-MOVE-7")
def test_neither_canals_nor_docks_are_used_twice() -> None:
    game = ready()
    go_by(game, "quays")
    assert why(game, SAIL.at(canal(game, "small_council", "quays"))) == "VEN-MOVE-6"
    go_by(game, "bank")
    go_by(game, "council_of_ten")
    assert why(game, SAIL.at(canal(game, "council_of_ten", "small_council"))) == "VEN-MOVE-7"


@pytest.mark.clause("VEN-MOVE-3", "VEN-BRIDGE-4", "VEN-BRIDGE-5")
def test_a_bridge_is_free_and_uses_up_the_free_canal() -> None:
    game = ready(coins=1)
    game.bridge[canal(game, "small_council", "quays")] = BLUE + 1
    game.bridge[canal(game, "quays", "bank")] = BLUE + 1
    go_by(game, "quays")
    assert game.players[BLUE].coins == 2
    go_by(game, "bank")
    assert game.players[BLUE].coins == 3
    moor(game, "church")
    assert game.players[BLUE].coins == 2


@pytest.mark.clause("VEN-BRIDGE-6")
def test_another_players_bridge_costs_an_intrigue_and_nobody_is_asked() -> None:
    game = ready()
    game.players[BLUE].scrolls = 3
    game.bridge[canal(game, "small_council", "quays")] = ORANGE + 1
    sail(game, "quays")
    assert (game.players[BLUE].intrigue, game.players[BLUE].scrolls) == (1, 3)
    assert asked(game) == "PassOrMoor 0"


@pytest.mark.clause("VEN-MOVE-8", "VEN-MOVE-9", "VEN-CROSS-2")
def test_one_may_pass_but_not_moor_where_ones_other_gondola_lies() -> None:
    game = ready(sister="quays")
    assistant(game, BLUE, "quays", 1)
    sail(game, "quays")
    assert options(game) == ["pass"]
    assert why(game, MOOR.at()) == "VEN-MOVE-8"
    act(game, PASS.at())
    assert asked(game) == "Sail 0", "no cubes to move, and no activation"


@pytest.mark.clause("VEN-MOVE-14")
def test_an_option_lets_a_tile_be_activated_where_the_other_gondola_lies() -> None:
    game = ready(sister="quays", own_dock="yes")
    assistant(game, BLUE, "quays", 1)
    go_by(game, "quays")
    act(game, EFFECT.at(0))
    assert cubes(game, BLUE, 0) == (0, 1, 0)


@pytest.mark.clause("VEN-MOVE-10", "VEN-MOVE-11")
def test_tiles_with_an_assistant_are_activated_in_passing_communal_buildings_are_not() -> None:
    game = ready()
    assistant(game, BLUE, "quays", 2)
    go_by(game, "quays")
    act(game, EFFECT.at(1), EFFECT.at(0))
    assert (game.players[BLUE].coins, cubes(game, BLUE, 0)) == (11, (0, 1, 0))
    go_by(game, "grand_council")
    assert asked(game) == "Sail 0"
    assert game.space_of(BLUE, building("quays")) == 2, "passing trains nobody"


@pytest.mark.clause("VEN-MOVE-12")
def test_a_gondola_without_coins_may_count_on_what_the_tile_gives() -> None:
    game = ready(coins=0)
    sail(game, "quays")
    assert why(game, PASS.at()) == "VEN-MOVE-12"
    game = ready(coins=0)
    assistant(game, BLUE, "quays", 2)
    go_by(game, "quays")
    assert why(game, DONE.at()) == "VEN-MOVE-12"
    act(game, EFFECT.at(1))
    assert "done" in options(game)
    act(game, DONE.at())
    moor(game, "grand_council")
    assert game.players[BLUE].coins == 1


@pytest.mark.clause("VEN-MOVE-12")
def test_coins_for_the_way_on_are_not_spent_in_passing() -> None:
    game = ready(coins=1, at="library")
    assistant(game, BLUE, "market", 2)
    game.players[BLUE].scrolls = 1
    go_by(game, "market")
    assert options(game) == ["effect space=0", "done"]
    assert why(game, EFFECT.at(1)) == "VEN-MOVE-12"


@pytest.mark.clause("VEN-MOVE-12")
def test_nobody_sails_into_a_trap_at_the_own_gondola() -> None:
    game = ready(coins=0, at="consulate", sister="doges_palace")
    assert why(game, SAIL.at(canal(game, "consulate", "doges_palace"))) == "VEN-MOVE-12"
    game = ready(coins=1, at="consulate", sister="doges_palace")
    sail(game, "doges_palace")
    act(game, PASS.at())
    assert options(game) == [f"sail canal={canal(game, 'doges_palace', 'shop')}"]


@pytest.mark.clause("VEN-MOVE-12")
def test_no_wealth_buys_a_way_out_of_a_trap() -> None:
    game = ready(coins=150, at="consulate", sister="doges_palace")
    for name in ("shop", "quays"):
        game.visited |= int(BIT[dock(game, name)])
    assert why(game, SAIL.at(canal(game, "consulate", "doges_palace"))) == "VEN-MOVE-12"
    assert options(game) == [f"sail canal={canal(game, 'consulate', 'grand_council')}"]


@pytest.mark.clause("VEN-MOVE-13", "VEN-MOOR-1", "VEN-MOOR-2", "VEN-CROSS-5")
def test_mooring_on_others_pays_those_below_and_is_no_crossing() -> None:
    game = ready()
    lie(game, VIOLET, 0, "quays")
    lie(game, ORANGE, 0, "quays")
    game.players[VIOLET].scrolls = 2
    moor(game, "quays")
    assert [player.points for player in game.players] == [0, 2, 1]
    assert asked(game) == "Activate 0"
    assert (game.players[VIOLET].scrolls, game.players[VIOLET].intrigue) == (2, 0)
    assert [game.height[2 * seat] for seat in (VIOLET, ORANGE, BLUE)] == [0, 1, 2]


@pytest.mark.clause("VEN-MOOR-1")
def test_those_above_sink_when_a_gondola_leaves() -> None:
    game = fleet(scene(3))
    act(turn(game, BLUE), GONDOLIER.at(0))
    assert [game.height[2 * seat] for seat in (VIOLET, ORANGE)] == [0, 1]


@pytest.mark.clause("VEN-CARD-15", "VEN-CARD-16")
def test_a_spy_opens_all_effects_of_a_tile_in_passing() -> None:
    game = fleet(scene(3))
    lie(game, BLUE, 0, "small_council")
    game.players[BLUE].coins = 9
    assistant(game, BLUE, "quays", 1)
    card(game, BLUE, "spy")
    act(turn(game, BLUE), PLAY.at(SPY))
    assert why(game, PLACE.at(dock(game, "st_marks"))) == "VEN-CARD-16"
    act(game, SEND_SPY.at(building("quays")), GONDOLIER.at(0))
    go_by(game, "quays")
    assert options(game) == ["effect space=0", "effect space=1", "effect space=2", "done"]
    act(game, EFFECT.at(0), EFFECT.at(1), EFFECT.at(2))
    assert "effect space=3" in options(game), "there are cubes now"
    act(game, DONE.at())
    moor(game, "grand_council")
    act(game, DONE.at())
    assert game.spy == NOWHERE
    assert asked(game) == "ChooseGondola 1"


@pytest.mark.clause("VEN-PRE-4")
def test_placing_where_the_own_gondola_lies_is_refused() -> None:
    game = scene(3)
    lie(game, BLUE, 0, "bank")
    begin(game, PlaceGondola(BLUE, 1))
    assert why(game, PLACE.at(dock(game, "bank"))) == "VEN-PRE-4"


@pytest.mark.clause("VEN-MEFF-1")
def test_mission_1_lowers_the_first_price() -> None:
    game = ready(coins=5)
    work(game, BLUE, 1)
    go_by(game, "quays")
    go_by(game, "bank")
    assert game.players[BLUE].coins == 4
    moor(game, "church")
    assert game.players[BLUE].coins == 3


@pytest.mark.clause("VEN-MEFF-3")
def test_mission_3_turns_others_bridges_into_coins() -> None:
    game = ready(coins=0)
    work(game, BLUE, 3)
    game.bridge[canal(game, "small_council", "quays")] = ORANGE + 1
    sail(game, "quays")
    assert (game.players[BLUE].coins, game.players[BLUE].intrigue) == (1, 0)


@pytest.mark.clause("VEN-MEFF-9")
def test_mission_9_lets_the_gondolier_stay_for_one_coin() -> None:
    game = fleet(scene(3))
    work(game, BLUE, 9)
    game.players[BLUE].gondolier = 0
    game.players[BLUE].coins = 1
    act(turn(game, BLUE), GONDOLIER.at(0))
    assert game.players[BLUE].coins == 0


@pytest.mark.clause("VEN-MEFF-13")
def test_mission_13_finds_a_scroll_at_communal_buildings_once_a_turn() -> None:
    game = ready(at="shop")
    work(game, BLUE, 13)
    for name in ("doges_palace", "quays", "grand_council"):
        go_by(game, name)
    assert game.players[BLUE].scrolls == 1
