"""A position as a whole: how it begins, what a copy of it holds, what is hidden in it, and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.chance import Chance
from serenissima.core.fields import SPECTATOR, digest, to_json
from serenissima.core.options import Options
from serenissima.games.venice.flow.missions import DrawMission
from serenissima.games.venice.flow.setup import LayOutTheBoard
from serenissima.games.venice.meta import TITLE, set_options
from serenissima.games.venice.scoring import doge_would_score
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import BLUE, VIOLET, begin, fleet, scene

NOT_YET = {"rounds_left", "at", "spy", "doge_works", "taxi_at", "taxi_to", "arrested", "gondolier"}


def empty(thing: dict[str, Any]) -> None:
    """Nothing lies there, nobody has anything."""
    for name, value in thing.items():
        if name in ("players", "decks"):
            for part in value:
                empty(part)
        elif name in NOT_YET:
            assert value == NOWHERE, name
        elif name not in ("luck", "seats", "doge_values", "last_turns", "doge_start", "doge_staff"):
            assert value in (0, []) or (name == "cargo" and not any(value)), name


@pytest.mark.clause("VEN-SETUP-4", "VEN-SETUP-12")
def test_before_the_set_up_nothing_lies_anywhere() -> None:
    game = Venice(5, 3)
    plain: Any = to_json(game)
    empty(plain)
    assert (plain["doge_values"], plain["last_turns"], plain["doge_start"]) == ([], 0, 0)
    assert game.doge_staff == 1
    set_options(game, TITLE.setting(3))
    plain = to_json(game)
    empty(plain)
    assert (plain["seats"], len(plain["players"]), len(plain["decks"])) == (3, 3, 2)
    assert (plain["doge_values"], plain["last_turns"]) == ([0, 1, 2, 4], 1)
    LayOutTheBoard(NOWHERE).happen(game)
    plain = to_json(game)
    assert (plain["berth"], plain["height"]) == ([NOWHERE] * 6, [0] * 6)
    assert (plain["staff"], plain["spans"]) == ([10] * 3, [2] * 3)
    assert (plain["space"], plain["bridge"]) == ([0] * 36, [0] * 22)
    assert sorted(plain["building_at"]) == list(range(15))
    assert [plain["building_at"][dock] for dock in plain["dock_of"]] == list(range(15))


@pytest.mark.clause("VEN-TURN-1")
@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"doge-extra": "2"}), (2, {}), (3, {"taxi": "yes", "without-2": "yes"}), (5, {"own-dock": "yes"})],
)
def test_a_copy_is_the_same_and_stays_as_it_is(players: int, options: dict[str, str]) -> None:
    game = TITLE.new_game(players, 7, options)
    dice, out = Chance(3), Options()
    kept: list[tuple[Venice, str]] = []
    for step in range(400):
        if game.over():
            break
        if step % 9 == 0:
            copy = game.clone()
            assert isinstance(copy, Venice)
            assert to_json(copy) == to_json(game)
            kept.append((copy, digest(game)))
        seat = int(game.to_play())
        game.options_of(seat, out)
        game.act(seat, int(out.pick(dice.below(out.size))))
    assert len(kept) > 10
    for copy, before in kept:
        assert digest(copy) == before


# --- what is hidden


def hidden() -> Venice:
    """Two players, with something different in every place that somebody cannot see."""
    game = begin(scene(2), DrawMission(1, 2))
    for seat, player in enumerate(game.players):
        player.hand, player.drawn = int(BIT[seat]), int(BIT[2 + seat])
        player.cards, player.offered = int(BIT[4 + seat]), int(BIT[6 + seat])
    game.mission_pool, game.influence_pool = 1 << 10, 1 << 11
    for n, deck in enumerate(game.decks):
        deck.pool, deck.box, deck.shown = 1 << 2 * n, 2 << 2 * n, 64 << n
    game.mission_under, game.mission_under_known = vec[i64]([20, 21, 22, 23]), vec[i64]([1, 2, 1, 3])
    game.influence_under, game.influence_under_known = vec[i64]([15]), vec[i64]([3])
    game.decks[0].seen, game.decks[0].seen_known = vec[i64]([8, 9, 10]), vec[i64]([2, 0, 1])
    game.decks[1].seen, game.decks[1].seen_known = vec[i64]([11]), vec[i64]([1])
    return game


CONTENT = [1 << 0, 1 << 2, 1 << 4, 1 << 6, 1 << 1, 1 << 3, 1 << 5, 1 << 7]
CONTENT += [1 << 10, 1 << 11, 1 << 0, 2 << 0, 1 << 2, 2 << 2]
CONTENT += [1 << 20, 1 << 21, 1 << 22, 1 << 23, 1 << 15, 1 << 8, 1 << 9, 1 << 10, 1 << 11]
POOLS = [0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 1, 2, 2, 2, 3]
OPEN_TO: list[set[int]] = [{0}] * 4 + [{1}] * 4 + [set()] * 6 + [{0}, {1}, {0}, {0, 1}, {0, 1}, {1}, set(), {0}, {0}]
LIMITS = [-1] * 11 + [4095 ^ 64, -1, 4095 ^ 128] + [-1] * 9


@pytest.mark.clause("VEN-MISSION-4")
def test_every_hidden_card_lies_in_one_place_and_is_seen_by_those_who_know_it() -> None:
    game = hidden()
    places = range(int(game.zones()))
    assert [int(game.zone(z)) for z in places] == CONTENT
    assert [int(game.zone_pool(z)) for z in places] == POOLS
    assert [{v for v in (SPECTATOR, 0, 1) if game.zone_open_to(z, v)} for z in places] == OPEN_TO
    assert [int(game.zone_limit(z)) for z in places] == LIMITS
    assert {int(game.zone_bits(z)) for z in places} == {0}


@pytest.mark.clause("VEN-MISSION-4")
def test_whoever_imagines_other_cards_puts_them_into_the_same_places() -> None:
    for z in range(len(CONTENT)):
        game = hidden()
        game.set_zone(z, 1 << 5 if z else 1 << 8)
        after = [int(game.zone(place)) for place in range(len(CONTENT))]
        expected = list(CONTENT)
        expected[z] = 1 << 5 if z else 1 << 8
        assert after == expected


# --- what it is worth


def worth() -> Venice:
    game = fleet(scene(3, favour="all"))
    for seat, (points, council, placed, coins, favour) in enumerate(
        [(10, 5, 7, 9, 1), (20, 3, 9, 4, 0), (30, 0, 10, 3, 1)]
    ):
        player = game.players[seat]
        player.points, player.council, player.coins, player.favour = points, council, coins, favour
        game.staff[seat] = 10 - placed
    return game


@pytest.mark.clause("VEN-SCORE-1", "VEN-SCORE-4", "VEN-SCORE-7", "VEN-FAVOUR-2")
def test_what_each_would_score_now_and_while_the_scores_are_counted() -> None:
    game = worth()
    for settled, expected in enumerate(
        [[10 + 10 + 3 + 2 + 4, 20 + 5 + 3 + 1, 30 + 4], [10 + 2 + 4, 20 + 1, 30 + 4], [10, 20, 30]]
    ):
        game.settled = settled
        assert [int(points) for points in game.scores()] == expected


@pytest.mark.clause("VEN-MEFF-2", "VEN-SCORE-7")
@pytest.mark.parametrize(("coins", "points"), [(8, 2), (9, 3), (11, 3), (12, 4)])
def test_mission_2_makes_a_point_of_three_whole_coins(coins: int, points: int) -> None:
    game = fleet(scene(3))
    game.players[VIOLET].slotted = int(BIT[1])
    game.players[VIOLET].coins = coins
    assert list(game.scores()) == [0, points, 0]
    assert all(isinstance(score, int) for score in game.scores())


@pytest.mark.clause("VEN-SOLO-31", "VEN-SOLO-34")
def test_the_lead_over_the_doge_now_and_while_the_scores_are_counted() -> None:
    game = scene(1)
    game.players[0].points, game.players[0].council = 20, 2
    game.doge_points = 7
    game.doge_council = vec[i64]([8, 5])
    for settled, (mine, doge) in enumerate([(20 + 2, 7 + 10 + 5), (20, 7), (20, 7)]):
        game.settled = settled
        assert int(doge_would_score(game)) == doge
        assert int(game.standing()[0]) == mine - doge


@pytest.mark.clause("VEN-SCORE-3", "VEN-SOLO-31", "VEN-SCORE-12", "VEN-SCORE-13")
def test_ranks_tied_with_the_doge_are_shared() -> None:
    game = scene(1)
    game.doge_council = vec[i64]([4, 4])
    game.players[0].council = 4
    shared = (10 + 5 + 2) // 3
    assert [int(points) for points in game.scores()] == [shared]
    assert int(doge_would_score(game)) == 2 * shared


@pytest.mark.clause("VEN-SCORE-4")
@pytest.mark.parametrize(("placed", "points"), [(6, 0), (7, 3), (8, 3), (9, 5), (10, 5)])
def test_seven_and_nine_assistants_are_enough(placed: int, points: int) -> None:
    game = scene(3)
    game.players[BLUE].council = 5
    game.staff[BLUE] = 10 - placed
    assert int(game.scores()[BLUE]) == 10 + points
