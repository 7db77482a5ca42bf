"""How good a position looks to a player, in hundredths of a point: what the greedy bot goes by.

The numbers are estimates of what a thing brings by the end: a coin pays for a building's power, a councillor for a
rank, a card for its action. They were set by playing greedy against random and by looking at where the points of a
game come from.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.core.bits import count
from serenissima.core.engine import Frame
from serenissima.games.rialto.board import district_value, links_of
from serenissima.games.rialto.flow.stages import AwardBonus, CarryOut, EndStage
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import (
    BUILDING_BITS,
    BUILDING_VALUES,
    BUILDINGS,
    CARD_BITS,
    CARDS,
    DISTRICTS,
    HIGHEST_VALUE,
    JOKER,
    PLACES,
    ROUNDS,
    TILE_BITS,
)
from serenissima.games.rialto.scoring import rank_in, rank_value
from serenissima.games.rialto.seats import seat_at, without_first
from serenissima.games.rialto.state import TIE_BREAK, Rialto

POINT: Final = 100
END_TO_COME: Final = 2  # points that one end of a free connection will bring its district, on average

CARD_IN_HAND: Final = vec[i64]([75, 75, 85, 90, 85, 110, 130])  # a card whose stage is still to come
CARD_KEPT: Final = 45  # a card for the next round
FOR_A_CARD: Final = vec[i64]([95, 105, 110, 105, 105, 130])  # what one card of strength brings, by stage
FOR_THE_BONUS: Final = vec[i64]([95, 105, 120, 230, 330, 130])
NO_BRIDGE: Final = 100


def evaluate(game: Rialto, seat: i64) -> i64:
    """Points on the track, and what everything else is likely to bring."""
    if game.over():
        return game.standing()[seat] * POINT // TIE_BREAK
    player = game.players[seat]
    rounds_left = ROUNDS - game.round - 1
    return (
        player.points * POINT
        + _reserve(player, rounds_left)
        + _buildings(player, rounds_left)
        + _districts(game, seat)
        + _doge(game, seat, rounds_left)
        + _hand(game, player, rounds_left)
        + _stage(game, seat)
    )


def _reserve(player: Player, rounds_left: i64) -> i64:
    """Coins and councillors: half a point each at the end, more while there is time to use them."""
    useful_coins = min(4, player.coins)
    councillors = min(6, player.reserve)
    worth = (player.coins + player.reserve) * POINT // 2
    if rounds_left > 0:
        worth += useful_coins * 55 + councillors * 75
    return worth - player.general * 5


def _buildings(player: Player, rounds_left: i64) -> i64:
    """The value of each, and a power to be used in the rounds to come."""
    worth: i64 = 0
    building: i64
    number: i64 = 0
    if player.buildings != 0:
        for building in range(BUILDINGS):
            copies = lane(player.buildings, building, BUILDING_BITS)
            number += copies
            worth += copies * (BUILDING_VALUES[building] * POINT + rounds_left * 12 * (BUILDING_VALUES[building] + 1))
    if number == PLACES:
        worth -= POINT // 2
    return worth


def _districts(game: Rialto, seat: i64) -> i64:
    """The rank in each district by its likely final value; less sure where councillors are still to come."""
    player = game.players[seat]
    worth: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        mine = player.stands_in(district)
        if mine > 0:
            value = district_value(game.bridges, game.tiles, district)
            value += END_TO_COME * count(links_of(district) & game.free)
            points = rank_value(value, rank_in(game.players, game.order, seat, district)) * POINT
            to_come = lane(game.number_of, district, TILE_BITS) >= game.round
            if to_come:
                points = points // 2 + mine * 60
            worth += points
    return worth


def _doge(game: Rialto, seat: i64, rounds_left: i64) -> i64:
    """Being ahead settles ties and chooses first; a step ahead is worth a little even without passing anybody."""
    parties: i64 = len(game.players)
    ahead_of: i64 = 0
    place: i64
    for place in range(parties):
        if game.in_doge_order(place) == seat:
            ahead_of = parties - 1 - place
    steps = game.players[seat].doge
    steps = min(steps, 24)
    return ahead_of * (40 + 25 * rounds_left) + steps * (10 + 5 * rounds_left)


def _hand(game: Rialto, player: Player, rounds_left: i64) -> i64:
    """Cards for stages to come this round count most; others only if there is a next round."""
    worth: i64 = 0
    kind: i64
    for kind in range(CARDS):
        cards = lane(player.hand, kind, CARD_BITS)
        if cards > 0:
            if kind > game.stage:
                worth += cards * CARD_IN_HAND[kind]
            elif rounds_left > 0:
                worth += cards * CARD_KEPT
    if rounds_left == 0 and game.stage == JOKER - 1:
        worth = 0
    return worth


def _stage(game: Rialto, seat: i64) -> i64:
    """What the cards laid in this stage will bring, until the action has been carried out."""
    player = game.players[seat]
    stage = game.stage
    if stage < 0 or not _unresolved(game.top, seat):
        return 0
    if player.strength == 0:
        return -NO_BRIDGE if stage == 3 and player.points > 0 else 0
    strength = player.strength
    if stage == 2 and strength > HIGHEST_VALUE:
        strength = HIGHEST_VALUE
    worth = strength * FOR_A_CARD[stage]
    return worth + FOR_THE_BONUS[stage] * _chance_of_bonus(game, seat) // 100


def _chance_of_bonus(game: Rialto, seat: i64) -> i64:
    """In percent: nobody so far is ahead, and those still to play may not be either."""
    strength = game.players[seat].strength
    chance: i64 = 100
    ahead = True
    place: i64
    for place in range(len(game.players)):
        other = game.in_doge_order(place)
        if other == seat:
            ahead = False
        else:
            theirs = game.players[other].strength
            if theirs > strength or (theirs == strength and ahead):
                return 0
            if theirs == 0 and game.players[other].hand != 0:
                chance = chance * (70 if strength <= 1 else 80 if strength == 2 else 90) // 100
    return chance


def _unresolved(top: Frame[Any] | None, seat: i64) -> bool:
    """Whether the player's action of the stage is still to come."""
    frame = top
    while frame is not None:
        if isinstance(frame, AwardBonus):
            return True
        if isinstance(frame, CarryOut):
            actions = frame.actions
            while actions != 0:
                if seat_at(actions, 0) == seat:
                    return True
                actions = without_first(actions)
            return False
        if isinstance(frame, EndStage):
            return False
        frame = frame.after
    return False
