"""What a seat can imagine: all that it cannot see, dealt again. Search looks past hidden cards only through
`determinize`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from mypy_extensions import i64

from serenissima.core.bags import bag_size, common
from serenissima.core.bits import BIT, count, has, lowest
from serenissima.core.chance import scrambled

if TYPE_CHECKING:
    from serenissima.core.engine import State

S = TypeVar("S", bound="State")


def determinize(game: S, viewer: i64, luck: i64) -> S:
    """A copy of the game in which all that is hidden from the viewer is dealt again at random."""
    copy = game.clone()
    copy.luck = scrambled(luck)
    copy.redeal(viewer)
    return cast("S", copy)


def hidden_from(game: State, viewer: i64, pool: i64) -> i64:
    """All that a pool holds in zones that the viewer does not see."""
    unseen: i64 = 0
    z: i64
    for z in range(game.zones()):
        if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
            unseen = unseen + game.zone(z) if game.zone_bits(z) != 0 else unseen | game.zone(z)
    return unseen


def redeal_zones(game: State, viewer: i64) -> None:
    """Deal all the zones hidden from the viewer again at random, pool by pool, each as full as it was.

    A set may have a limit (cards it is publicly known not to hold): the tightest is served first; when the limits are
    nested this draws every possible deal with the same chance and never gets stuck. A bag may have a floor, which it
    keeps, and a ceiling: those that have one are served first.
    """
    zones = game.zones()
    z: i64
    done: i64 = 0  # the pools dealt so far
    for z in range(zones):
        pool = game.zone_pool(z)
        if not has(done, pool):
            done |= BIT[pool]
            if game.zone_bits(z) == 0:
                _redeal_sets(game, viewer, pool, zones)
            else:
                _redeal_bags(game, viewer, pool, zones, game.zone_bits(z))


def _redeal_sets(game: State, viewer: i64, pool: i64, zones: i64) -> None:
    unseen: i64 = 0
    waiting: i64 = 0
    z: i64
    for z in range(zones):
        if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
            unseen |= game.zone(z)
            waiting |= BIT[z]
    while waiting != 0:
        tightest: i64 = -1
        room: i64 = 65
        rest = waiting
        while rest != 0:
            z = lowest(rest)
            rest ^= BIT[z]
            choice = count(game.zone_limit(z) & unseen)
            if choice < room:
                room = choice
                tightest = z
        dealt = game.draw(game.zone_limit(tightest) & unseen, count(game.zone(tightest)))
        game.set_zone(tightest, dealt)
        unseen ^= dealt
        waiting ^= BIT[tightest]


def _redeal_bags(game: State, viewer: i64, pool: i64, zones: i64, bits: i64) -> None:
    unseen: i64 = 0
    z: i64
    for z in range(zones):
        if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
            unseen += game.zone(z) - game.zone_floor(z)
    for with_ceiling in (True, False):
        for z in range(zones):
            if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
                ceiling = game.zone_ceiling(z)
                if (ceiling != -1) == with_ceiling:
                    floor = game.zone_floor(z)
                    choice = unseen
                    if ceiling != -1:
                        choice = common(unseen, ceiling - floor, bits)
                    dealt = game.draw_bag(choice, bag_size(game.zone(z), bits) - bag_size(floor, bits), bits)
                    game.set_zone(z, floor + dealt)
                    unseen -= dealt
