"""Hidden zones: dealt again, learned of."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from serenissima.core.bags import bag_from, counts_of
from serenissima.core.chance import Tape
from serenissima.core.engine import State
from serenissima.core.fields import (
    SPECTATOR,
)
from serenissima.core.secrets import determinize, hidden_from
from serenissima.match.witness import learned
from tests.core.flow_kit import Whole, members

# --- zones


class Zoned(State):
    """Zones as a table of what they hold, whom they are open to, pool, lanes, limit, floor, ceiling."""

    def __init__(self, rows: list[dict[str, Any]], luck: int = 1) -> None:
        super().__init__(luck, 2)
        self.rows = rows

    def clone(self) -> Zoned:
        copy = Zoned([dict(row) for row in self.rows])
        self.copy_base(copy)
        return copy

    def zones(self) -> i64:
        return len(self.rows)

    def zone(self, z: i64) -> i64:
        return int(self.rows[z]["holds"])

    def set_zone(self, z: i64, content: i64) -> None:
        self.rows[z]["holds"] = int(content)

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        return viewer in self.rows[z].get("open", [])

    def zone_pool(self, z: i64) -> i64:
        return int(self.rows[z].get("pool", 0))

    def zone_bits(self, z: i64) -> i64:
        return int(self.rows[z].get("bits", 0))

    def zone_limit(self, z: i64) -> i64:
        return int(self.rows[z].get("limit", super().zone_limit(z)))

    def zone_floor(self, z: i64) -> i64:
        return int(self.rows[z].get("floor", super().zone_floor(z)))

    def zone_ceiling(self, z: i64) -> i64:
        return int(self.rows[z].get("ceiling", super().zone_ceiling(z)))


def bag(*counts: int) -> int:
    return int(bag_from(list(counts), 4))


def deals(rows: list[dict[str, Any]], viewer: int, number: int = 400) -> set[tuple[int, ...]]:
    """The different deals that a viewer imagines."""
    game = Zoned(rows)
    return {tuple(row["holds"] for row in determinize(game, viewer, luck).rows) for luck in range(number)}


def test_what_is_said_of_zones_where_a_game_says_nothing() -> None:
    game = Whole()
    assert (int(game.zones()), int(game.zone_pool(3)), int(game.zone_bits(3))) == (0, 0, 0)
    assert (int(game.zone_limit(3)), int(game.zone_floor(3)), int(game.zone_ceiling(3))) == (-1, 0, -1)


def test_sets_are_dealt_again_in_every_way_and_no_other() -> None:
    rows: list[dict[str, Any]] = [{"holds": members(0), "open": [0]}, {"holds": members(1)}, {"holds": members(2, 3)}]
    found = deals(rows, 0)
    assert found == {(1, members(a), members(1, 2, 3) ^ members(a)) for a in (1, 2, 3)}
    assert len(deals(rows, SPECTATOR)) == 4 * 3


def test_pools_are_not_mixed() -> None:
    rows = [{"holds": members(0, 1), "pool": 0}, {"holds": members(2), "pool": 5}, {"holds": members(3), "pool": 5}]
    assert deals(rows, 0) == {(3, 4, 8), (3, 8, 4)}


def test_each_pool_is_dealt_once_with_no_more_luck_than_it_needs() -> None:
    game = Zoned([{"holds": members(2 * n, 2 * n + 1) << (8 * (n % 2)), "pool": n % 2} for n in range(4)])
    game.tape = Tape([])
    game.redeal(0)
    assert game.tape.sizes == [4, 3, 4, 3], "two of four, and the rest, in each of two pools"


def test_a_limit_is_kept_and_the_tightest_is_served_first() -> None:
    rows = [
        {"holds": members(0)},
        {"holds": members(1), "limit": members(1, 2)},
        {"holds": members(2), "limit": members(2)},
    ]
    assert deals(rows, 0) == {(1, 2, 4)}
    rows = [{"holds": members(0)}, {"holds": members(1), "limit": members(1, 2)}, {"holds": members(2)}]
    assert deals(rows, 0) == {(1, 2, 4), (4, 2, 1), (1, 4, 2), (2, 4, 1)}


def test_bags_are_dealt_again_above_their_floors_and_below_their_ceilings() -> None:
    def found(*rows: dict[str, Any]) -> set[tuple[tuple[int, ...], ...]]:
        laned = [{"bits": 4, **row} for row in rows]
        return {tuple(tuple(counts_of(held, 4, 2)) for held in deal) for deal in deals(laned, 0)}

    free = found({"holds": bag(2, 0)}, {"holds": bag(0, 2)})
    assert free == {((2, 0), (0, 2)), ((1, 1), (1, 1)), ((0, 2), (2, 0))}
    floored = found({"holds": bag(2, 0), "floor": bag(1, 0)}, {"holds": bag(0, 2)})
    assert floored == {((2, 0), (0, 2)), ((1, 1), (1, 1))}
    capped = found({"holds": bag(1, 1)}, {"holds": bag(1, 1), "ceiling": bag(1, 2)})
    assert capped == {((1, 1), (1, 1)), ((2, 0), (0, 2))}
    both = found({"holds": bag(1, 1)}, {"holds": bag(1, 1), "floor": bag(1, 0), "ceiling": bag(1, 2)})
    assert both == {((1, 1), (1, 1))}
    seen = found({"holds": bag(2, 0), "open": [0]}, {"holds": bag(0, 2)})
    assert seen == {((2, 0), (0, 2))}


def test_imagining_leaves_the_game_as_it_is_and_its_luck_behind() -> None:
    game = Zoned([{"holds": members(0, 1)}, {"holds": members(2, 3)}])
    copy = determinize(game, 0, 4)
    assert [row["holds"] for row in game.rows] == [3, 12]
    assert copy.luck != game.luck
    assert int(determinize(game, 0, 4).luck) == int(copy.luck)


def test_what_is_hidden_from_a_viewer() -> None:
    game = Zoned(
        [
            {"holds": members(0), "open": [0]},
            {"holds": members(1)},
            {"holds": members(2), "pool": 1},
            {"holds": bag(1, 2), "pool": 2, "bits": 4},
            {"holds": bag(1, 0), "pool": 2, "bits": 4},
        ]
    )
    assert [int(hidden_from(game, viewer, 0)) for viewer in (0, 1, SPECTATOR)] == [2, 3, 3]
    assert int(hidden_from(game, 0, 1)) == 4
    assert int(hidden_from(game, 0, 2)) == bag(2, 2)


def test_what_spectators_alone_did_not_see_is_learned_too() -> None:
    game = Zoned([{"holds": members(0), "open": [0, 1]}])
    after = game.clone()
    after.rows[0]["holds"] = 0
    assert learned(game, after)


@pytest.mark.parametrize(
    ("zone", "change", "told"),
    [
        (0, members(0, 1), False),  # more is hidden than before
        (0, members(1), True),  # nobody knows where 0 went, but it is hidden no more
        (1, members(4), True),  # seat 1 sees what it drew; the spectators see 5 gone from what is hidden
        (2, bag(1, 1), True),
        (2, bag(2, 2), False),
    ],
)
def test_learning(zone: int, change: int, told: bool) -> None:
    game = Zoned(
        [{"holds": members(0)}, {"holds": members(5), "open": [1]}, {"holds": bag(2, 1), "pool": 1, "bits": 4}]
    )
    after = game.clone()
    after.rows[zone]["holds"] = change
    assert learned(game, after) is told
    assert not learned(game, game.clone())
