"""Phase III: the blue buildings."""

from __future__ import annotations

import pytest

from serenissima.core.fields import out_of_bounds
from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.course import EndRound
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDING_NAMES
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import ask, do, doge_order, empty_stock, offered, own, owned, started, track, why_not


def blue(game: Rialto, seat: int, *buildings: str, coins: int = 5) -> None:
    """Only this player may use blue buildings."""
    own(game, seat, *buildings)
    game.players[seat].coins = coins
    ask(game, BlueBuildings(-1))


@pytest.mark.clause("RIA-BLUE-11", "RIA-BLUE-12", "RIA-USE-1", "RIA-USE-3")
def test_blue_buildings_work_in_doge_order_for_a_coin_each() -> None:
    game = started(3)
    track(game, (1, 3), (2, 2), (0, 1))
    for seat in (0, 1):
        own(game, seat, "blue_4", "green_1", "yellow_1")
        game.players[seat].coins = 1
    own(game, 2, "blue_4")
    game.players[2].coins = 0
    ask(game, BlueBuildings(-1))
    for seat in (1, 0):
        assert game.to_play() == seat, "who has no coin is not asked"
        assert offered(game) == ["no_more_blue", "use_blue own=11"]
        assert why_not(game, "use_blue own=green_1") == "RIA-USE-3"
        do(game, "use_blue own=blue_4")
        assert game.players[seat].coins == 0
    assert game.over()


@pytest.mark.clause("RIA-BLUE-12", "RIA-BLUE-7")
def test_the_order_is_fixed_when_the_phase_begins() -> None:
    game = started(3)
    track(game, (0, 3), (1, 2), (2, 2))
    for seat in range(3):
        own(game, seat, "blue_3", "blue_4")
        game.players[seat].coins = 2
    ask(game, BlueBuildings(-1))
    asked = []
    while not game.over():
        asked.append(int(game.to_play()))
        do(game, offered(game)[1])
    assert asked == [0, 0, 1, 1, 2, 2]
    assert doge_order(game) == [0, 2, 1]


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-3")
def test_example_green_2_goes_back_for_green_3() -> None:
    game = started(2)
    blue(game, 0, "blue_1", "green_2")
    do(game, "swap own=green_2 condition=0")
    assert owned(game, 0) == ["green_3", "blue_1"]
    assert game.players[0].points == 3, "a swap scores nothing"


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-13")
def test_a_swap_needs_the_next_tile_in_stock() -> None:
    game = started(2)
    empty_stock(game, "green_3")
    for name in ("blue_1", "green_1", "green_2", "green_4"):
        game.players[0].buildings += 1 << BUILDING_BITS * BUILDING_NAMES.index(name)
    game.players[0].coins = 1
    ask(game, BlueBuildings(-1))
    assert offered(game) == ["no_more_blue", "swap own=1 condition=0"]
    assert why_not(game, "swap own=green_1 condition=0") == "RIA-BLUE-13", "no green 2"
    assert why_not(game, "swap own=green_4 condition=0") == "RIA-BLUE-4", "there is no 5"
    assert why_not(game, "swap own=yellow_1 condition=0") == "RIA-BLUE-4", "not an own building"


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-4", "RIA-USE-2")
def test_what_blue_1_may_swap() -> None:
    game = started(2)
    own(game, 0, "green_4", "yellow_2", "yellow_2")
    game.players[0].used = 1 << BUILDING_BITS * BUILDING_NAMES.index("yellow_2")
    game.coins -= 1
    empty_stock(game, "yellow_3", "blue_2")
    game.stock -= 0
    game.players[0].buildings += 1 << BUILDING_BITS * BUILDING_NAMES.index("blue_1")
    game.players[0].coins = 2
    ask(game, BlueBuildings(-1))
    assert offered(game) == [
        "no_more_blue",
        "swap own=5 condition=0",
        "swap own=5 condition=1",
        "swap own=8 condition=1",
    ], "used or not, blue 1 itself with its coin; no 4, nothing out of stock"
    assert why_not(game, "swap own=green_4 condition=0") == "RIA-BLUE-4"
    supply = int(game.coins)
    do(game, "swap own=blue_1 condition=1")
    assert owned(game, 0) == ["green_4", "yellow_2", "yellow_2", "blue_2"]
    assert game.coins == supply + 1, "the coin on the tile goes to the supply"
    assert game.over(), "the new blue 2 rests"


@pytest.mark.clause("RIA-BLUE-2")
def test_the_new_tile_rests_this_round() -> None:
    game = started(2)
    blue(game, 0, "blue_1", "blue_3", "green_1")
    do(game, "swap own=blue_3 condition=0")
    assert owned(game, 0) == ["green_1", "blue_1", "blue_4"]
    assert game.over(), "blue 4 cannot be used now"
    own(game, 0, "blue_2")
    ask(game, BlueBuildings(-1))
    assert why_not(game, "use_blue own=blue_4") == "RIA-BLUE-2"
    game.do_only(None)
    game.round = 5
    ask(game, EndRound(-1))
    assert game.players[0].ready(BUILDING_NAMES.index("blue_4")) == 1


@pytest.mark.clause("RIA-BLUE-5")
def test_blue_2_is_a_point_and_may_bring_a_councillor() -> None:
    game = started(2)
    blue(game, 0, "blue_2", "blue_2")
    do(game, "use_blue own=blue_2")
    player = game.players[0]
    assert (player.points, player.reserve, player.general) == (4, 6, 12)
    do(game, "point_only own=blue_2")
    assert (player.points, player.reserve, player.general) == (5, 6, 12)


@pytest.mark.clause("RIA-BLUE-6")
def test_blue_2_without_general_supply_is_two_points() -> None:
    game = started(2)
    game.players[0].general = 0
    blue(game, 0, "blue_2")
    assert offered(game) == ["no_more_blue", "use_blue own=9"]
    do(game, "use_blue own=blue_2")
    assert (game.players[0].points, game.players[0].reserve) == (5, 5)


@pytest.mark.clause("RIA-BLUE-7", "RIA-BLUE-8", "RIA-BLUE-9")
def test_example_from_the_third_space_three_spaces_and_then_six() -> None:
    game = started(2)
    track(game, (1, 5), (0, 3))
    blue(game, 0, "blue_3", "blue_3")
    do(game, "use_blue own=blue_3")
    assert game.players[0].doge == 6
    assert doge_order(game) == [0, 1]
    do(game, "use_blue own=blue_3")
    assert game.players[0].doge == 12


@pytest.mark.clause("RIA-BLUE-10", "RIA-USE-2")
def test_blue_4_is_three_points_once_a_round() -> None:
    game = started(2)
    blue(game, 0, "blue_4", "blue_3")
    do(game, "use_blue own=blue_4")
    assert game.players[0].points == 6
    assert why_not(game, "use_blue own=blue_4") == "RIA-USE-2"


@pytest.mark.clause("RIA-BLUE-7", "RIA-BLUE-8")
def test_no_track_ends_however_often_the_space_is_doubled() -> None:
    game = started(2)
    track(game, (0, 99), (1, 1))
    blue(game, 0, *["blue_3"] * 5)
    for _ in range(5):
        do(game, "use_blue own=blue_3")
    assert game.players[0].doge == 99 * 32
    assert out_of_bounds(game) == ""
