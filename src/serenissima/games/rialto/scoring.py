"""Final scoring, in the order of the rulebook: leftovers, buildings, districts. Pure, so that it also tells what each
would score now.
"""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.games.rialto.board import district_value
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import (
    BUILDING_BITS,
    BUILDING_VALUES,
    BUILDINGS,
    DISTRICTS,
    LEFTOVERS_HALVED,
    RANK_HALVED,
)
from serenissima.games.rialto.seats import seat_at


def leftover_points(player: Player) -> i64:
    """Half of councillors and coins in the own reserve together, rounded up; nothing else left counts [RIA-SCORE-1,
    RIA-SCORE-9].
    """
    return (player.reserve + player.coins + LEFTOVERS_HALVED - 1) // LEFTOVERS_HALVED


def building_points(player: Player) -> i64:
    """Each building scores its value [RIA-SCORE-2]."""
    points: i64 = 0
    building: i64
    if player.buildings != 0:
        for building in range(BUILDINGS):
            points += lane(player.buildings, building, BUILDING_BITS) * BUILDING_VALUES[building]
    return points


def rank_value(first: i64, rank: i64) -> i64:
    """What a rank pays, counted from 0: each half of the one above, rounded down [RIA-SCORE-6, RIA-SCORE-8]."""
    value = first
    while rank > 0:
        value //= RANK_HALVED
        rank -= 1
    return value


def rank_in(players: list[Player], order: i64, seat: i64, district: i64) -> i64:
    """How many stand before the player in a district: more councillors, or as many and ahead on the Doge track.

    [RIA-SCORE-3, RIA-SCORE-4, RIA-DOGE-1]. The neutral player holds a rank like any other [RIA-NEUTRAL-22]; who has
    nobody there holds none [RIA-SCORE-7].
    """
    mine = players[seat].stands_in(district)
    before: i64 = 0
    ahead = True
    place: i64
    for place in range(len(players)):
        other = seat_at(order, place)
        if other == seat:
            ahead = False
        else:
            theirs = players[other].stands_in(district)
            if theirs > mine or (theirs == mine and ahead):
                before += 1
    return before


def district_points(players: list[Player], order: i64, seat: i64, district: i64, value: i64) -> i64:
    """A player's points for a district of that value; nothing without a councillor there [RIA-SCORE-3, RIA-SCORE-7]."""
    if value == 0 or players[seat].stands_in(district) == 0:
        return 0
    return rank_value(value, rank_in(players, order, seat, district))


def all_district_points(players: list[Player], order: i64, seat: i64, bridges: i64, tiles: i64) -> i64:
    """The points of a player for all six districts [RIA-SCORE-3, RIA-SCORE-5]."""
    points: i64 = 0
    district: i64
    if players[seat].council != 0:
        for district in range(DISTRICTS):
            if players[seat].stands_in(district) > 0:
                value = district_value(bridges, tiles, district)
                points += district_points(players, order, seat, district, value)
    return points
