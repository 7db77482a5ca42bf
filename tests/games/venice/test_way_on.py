"""The way of a gondola against a plain search: which canals are open, and with how many coins it can go on."""

from __future__ import annotations

import random

import pytest

from serenissima.core.bits import BIT, has, members_of
from serenissima.core.options import NOBODY_ASKS
from serenissima.games.venice.actions import EFFECT, GONDOLIER, PASS, SAIL
from serenissima.games.venice.city import CANALS, CANALS_AT, DOCKS, PRICE, other_end
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.crossings import pass_communal
from serenissima.games.venice.flow.gifts import coins_from_building
from serenissima.games.venice.flow.gondola import PassOrMoor, Sail
from serenissima.games.venice.flow.passage import open_canals, way_on
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import COIN_BONUS, COMMUNAL_BONUS, PAID_CANAL
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
    dock,
    fleet,
    here,
    lie,
    listening,
    load,
    options,
    scene,
    turn,
    work,
)


def way_out(game: Venice, seat: int, coins: int, at: int, visited: int, first: bool, discount: bool) -> set[int]:
    """The canals the gondola may take from a dock with so many coins, by trying all that follows."""
    found = set()
    for way in members_of(CANALS_AT[at]):
        there = int(other_end(way, at))
        owner = int(game.bridge[way]) - 1
        price = 0 if first or owner >= 0 else int(PRICE[way])
        paid = price > 0
        if paid and discount:
            price -= 1
        if has(visited, there) or price > coins:
            continue
        gained = int(owner == seat or (owner >= 0 and game.effective(seat, 2)))
        if there == game.sister_dock(seat):
            left = coins - price + gained
            later = way_out(game, seat, left, there, visited | int(BIT[there]), False, discount and not paid)
            if not later:
                continue
        found.add(way)
    return found


def somewhere(dice: random.Random) -> tuple[Venice, int]:
    """A gondola on its way, with bridges of all, docks behind it and its sister near by."""
    game = scene(3)
    seat = dice.randrange(3)
    for number in (1, 3):
        if dice.random() < 0.5:
            work(game, seat, number)
    for way in range(CANALS):
        game.bridge[way] = dice.choice([0, 0, 0, 0, 1, 2, 3])
    game.at = dice.randrange(DOCKS)
    game.visited = int(BIT[game.at])
    near = [int(other_end(way, game.at)) for way in members_of(CANALS_AT[game.at])]
    lie_at = dice.choice(near)
    player = game.players[seat]
    player.gondolier = dice.randrange(2)
    game.berth[2 * seat + 1 - player.gondolier] = lie_at
    for behind in dice.sample(range(DOCKS), dice.randrange(6)):
        if behind != lie_at:
            game.visited |= int(BIT[behind])
    came_by = [way for way in members_of(CANALS_AT[game.at]) if int(other_end(way, game.at)) != lie_at]
    if came_by and dice.random() < 0.5:
        way = dice.choice(came_by)
        game.sailed = int(BIT[way])
        game.visited |= int(BIT[other_end(way, game.at)])
    game.spent = dice.choice([0, int(BIT[PAID_CANAL])])
    return game, seat


@pytest.mark.clause("VEN-MOVE-12", "VEN-MOVE-3", "VEN-MOVE-5", "VEN-MOVE-7", "VEN-BRIDGE-4", "VEN-MEFF-1")
@pytest.mark.parametrize("seed", range(4))
def test_canals_are_open_when_the_gondola_can_moor_in_the_end(seed: int) -> None:
    dice = random.Random(seed)
    closed = 0
    for _ in range(100):
        game, seat = somewhere(dice)
        discount = game.effective(seat, 0) and not has(game.spent, PAID_CANAL)
        enough = int(way_on(game, seat))
        for coins in range(5):
            game.players[seat].coins = coins
            free = way_out(game, seat, coins, int(game.at), int(game.visited), game.sailed == 0, discount)
            assert set(members_of(open_canals(game, seat, NOBODY_ASKS))) == free
            assert (coins >= enough) == bool(free)
            closed += not free
    assert closed > 10


@pytest.mark.clause("VEN-MOVE-12")
@pytest.mark.parametrize(
    ("name", "space", "loaded", "may_pass"),
    [
        ("market", 2, 1, False),
        ("market", 3, 1, True),
        ("market", 3, 0, True),
        ("bank", 1, 0, False),
        ("bank", 2, 0, True),
        ("quays", 1, 0, False),
        ("quays", 2, 0, True),
    ],
)
def test_without_coins_one_passes_where_the_tile_gives_some(name: str, space: int, loaded: int, may_pass: bool) -> None:
    game = fleet(scene(3))
    assistant(game, VIOLET, name, space)
    load(game, VIOLET, 0, cloth=loaded)
    game.players[VIOLET].gondolier = 0
    game.at, game.visited, game.sailed = dock(game, name), int(BIT[dock(game, name)]), 1
    begin(game, PassOrMoor(VIOLET))
    assert ("pass" in options(game)) == may_pass


@pytest.mark.clause("VEN-MOVE-12", "VEN-ACT-3")
def test_a_cube_bought_in_passing_is_paid_for_when_another_can_be_sold() -> None:
    def at_the_market(coins: int, loaded: int) -> Venice:
        game = fleet(scene(3))
        load(game, VIOLET, 0, cloth=loaded)
        game.players[VIOLET].gondolier, game.players[VIOLET].coins = 0, coins
        game.at, game.visited, game.sailed = dock(game, "market"), int(BIT[dock(game, "market")]), 1
        return begin(game, Activate(VIOLET, building("market"), 0, 6, 1), Sail(VIOLET))

    assert "effect space=1" in options(at_the_market(1, 1)), "the cube aboard brings four coins"
    assert "effect space=1" in options(at_the_market(2, 0)), "a coin is left"
    assert asked(at_the_market(1, 0)) == f"Sail {VIOLET}", "nothing to sell, nothing left"


@pytest.mark.clause("VEN-FAVOUR-3", "VEN-MOVE-12")
def test_in_passing_a_favour_card_may_pay_for_an_effect() -> None:
    game = fleet(scene(3, favour="all"))
    game.players[VIOLET].gondolier, game.players[VIOLET].favour = 0, 1
    game.at, game.visited, game.sailed = dock(game, "market"), int(BIT[dock(game, "market")]), 1
    begin(game, Activate(VIOLET, building("market"), 0, 2, 1), Sail(VIOLET))
    assert asked(game) == f"Activate {VIOLET}"
    assert "effect space=1" not in options(game)


@pytest.mark.clause("VEN-MEFF-7", "VEN-MOVE-12")
@pytest.mark.parametrize(
    ("others", "sister", "coins", "may_pass"),
    [(0, False, 0, False), (1, False, 0, True), (0, True, 0, False), (1, True, 0, True), (0, False, 1, True)],
)
def test_mission_7_lets_one_pass_on_the_coins_of_crossings(
    others: int, sister: bool, coins: int, may_pass: bool
) -> None:
    game = fleet(scene(3))
    work(game, VIOLET, 7)
    game.players[VIOLET].gondolier, game.players[VIOLET].coins = 0, coins
    for house in (BLUE, ORANGE)[:others]:
        lie(game, house, 0, "grand_council")
    if sister:
        lie(game, VIOLET, 1, "grand_council")
    game.at, game.sailed = dock(game, "grand_council"), 1
    game.visited = int(BIT[game.at])
    begin(game, PassOrMoor(VIOLET))
    assert ("pass" in options(game)) == may_pass
    assert ("moor" in options(game)) == (not sister)


@pytest.mark.clause("VEN-MOVE-10")
def test_passing_a_communal_building_activates_nothing_whoever_works_elsewhere() -> None:
    for name in ("st_marks", "doges_palace", "grand_council"):
        game = fleet(scene(3))
        for tile in range(12):
            game.space[12 * VIOLET + tile] = 4
        game.players[BLUE].coins, game.players[BLUE].gondolier = 9, 0
        game.at, game.sailed = dock(game, name), 1
        game.visited = int(BIT[game.at])
        diary = listening(game)
        act(begin(game, PassOrMoor(BLUE)), PASS.at())
        assert asked(game) == "Sail 0"
        assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
            ("passed", BLUE, [building(name)])
        ]


@pytest.mark.clause("VEN-MEFF-13", "VEN-MEFF-22", "VEN-TURN-1")
def test_each_bonus_comes_once_a_turn_whatever_else_was_used() -> None:
    game = fleet(scene(3))
    for number in (1, 13, 22):
        work(game, BLUE, number)
    blue = game.players[BLUE]
    for _ in range(2):
        coins_from_building(game, BLUE, 2)
        for name in ("st_marks", "doges_palace"):
            pass_communal(game, BLUE, building(name))
    assert (blue.coins, blue.scrolls) == (2 + 1 + 2, 1)
    assert members_of(game.spent) == [COIN_BONUS, COMMUNAL_BONUS]
    game.spent = int(BIT[PAID_CANAL])
    pass_communal(game, BLUE, building("st_marks"))
    coins_from_building(game, BLUE, 2)
    assert members_of(game.spent) == [PAID_CANAL, COIN_BONUS, COMMUNAL_BONUS]
    turn(game, BLUE)
    assert game.spent == 0, "a new turn, new bonuses"
    assert game.cards_played == 0


@pytest.mark.clause("VEN-MOVE-6", "VEN-MOVE-7", "VEN-MOVE-1")
def test_what_lies_behind_a_gondola_is_kept_until_it_moors() -> None:
    game = fleet(scene(3))
    lie(game, BLUE, 0, "small_council")
    game.players[BLUE].coins = 9
    act(turn(game, BLUE), GONDOLIER.at(0))
    ways, docks = [], [dock(game, "small_council")]
    for name in ("quays", "bank"):
        ways.append(canal(game, here(game), name))
        docks.append(dock(game, name))
        act(game, SAIL.at(ways[-1]), PASS.at())
    assert members_of(game.sailed) == sorted(ways)
    assert members_of(game.visited) == sorted(docks)
    assert EFFECT.at(0) not in ways
