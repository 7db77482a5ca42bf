"""How good a position looks to a player: what the greedy bot goes by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bags import bag_size, lane
from serenissima.core.bits import has
from serenissima.games.venedig.board import row_of
from serenissima.games.venedig.buildings import (
    CARDS,
    CARDS_DRAWN_AFTER_LAYING,
    CASA,
    CASA_POINTS,
    DRAINED_AT_MOST,
    GOLD_PER_SPACE,
    HAND_LIMIT,
    LANE,
    TYPES,
)
from serenissima.games.venedig.flow.draining import Drain
from serenissima.games.venedig.flow.drawing import DrawCards, TakeCard
from serenissima.games.venedig.prospects import best_site
from serenissima.games.venedig.scoring import share
from serenissima.games.venedig.state import Venedig
from serenissima.games.venedig.tokens import gold_in

UNIT: Final = 120  # one space, in parts that both a fifth and a half of it count whole
LIKELY: Final = row_of([92, 55, 30, 14, 6])  # in a hundred, that a building comes about: by the cards it still misses
WITHOUT_ROOM: Final = 3  # spaces that a building without a site may be worth one day
TOKEN: Final = 6  # a drained cell, even without gold, is room for what one wants to build
DRAWING: Final = 150
TAKING: Final = 55
DRAINING: Final = 30
CARD_OF_ANOTHER: Final = 70  # a hidden card in another hand
CARD_TOO_MANY: Final = 60  # a card that bars the better way to draw


def evaluate(game: Venedig, seat: i64) -> i64:
    """The lead over the others: over the best of them, and over all on average."""
    best: i64 = 0
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat:
            theirs = reached(game, other)
            if game.ended == 0:
                theirs += bag_size(game.players[other].hand, LANE) * CARD_OF_ANOTHER + underway(game, other, 0) // 2
            total += theirs
            best = max(best, theirs)
    return 3 * own(game, seat) - best - total // (game.seats - 1)


def own(game: Venedig, seat: i64) -> i64:
    """What a player has and may expect, without the others."""
    mine = reached(game, seat)
    if game.ended == 0:
        mine += underway(game, seat, game.players[seat].hand) - cramped(game, seat) + still_to_come(game, seat)
    return mine


def reached(game: Venedig, seat: i64) -> i64:
    """Spaces rowed, and gold that will become spaces."""
    player = game.players[seat]
    gold = gold_in(player.marsh + player.offered_marsh, player.gold + player.offered_gold)
    tokens = bag_size(player.marsh + player.offered_marsh, LANE)
    return player.space * UNIT + gold * (UNIT // GOLD_PER_SPACE - 1) + tokens * TOKEN


def underway(game: Venedig, seat: i64, hand: i64) -> i64:
    """What the cards on the table and in hand will become."""
    worth = (lane(hand, CASA, LANE) + lane(game.laid[seat], CASA, LANE)) * CASA_POINTS * UNIT
    type: i64
    for type in range(CASA + 1, TYPES):
        held = lane(hand, type, LANE)
        if held > 0 or lane(game.laid[seat], type, LANE) > 0:
            worth += expected(game, seat, type, held)
        if seat == game.active and has(game.whole_sets, type):
            worth += max(0, best_site(game, type)) * UNIT
    return worth


def expected(game: Venedig, seat: i64, type: i64, held: i64) -> i64:
    """The share of the building of a type that a player with so many of its cards in hand can count on."""
    best = best_site(game, type)
    worth = best * UNIT
    if best < 0:
        worth = WITHOUT_ROOM * UNIT
    needed = CARDS[type]
    lying = lane(game.on_table(), type, LANE)
    if held >= needed:
        return worth * LIKELY[0] // 100
    mine = lane(game.laid[seat], type, LANE) + min(held, needed - lying)
    others: i64 = 0
    party: i64
    for party in range(game.parties):
        if party != seat:
            others = max(others, lane(game.laid[party], type, LANE))
    part = share(worth, mine > others or (mine == others and game.architects[type] == seat))
    if lying == needed:
        return part if best >= 0 else 0
    return part * LIKELY[max(0, needed - lying - held)] // 100


def still_to_come(game: Venedig, seat: i64) -> i64:
    """What the rest of the turn will bring: without it, passing an action over would look like getting ahead."""
    top = game.top
    if top is None or game.active != seat:
        return 0
    if isinstance(top, DrawCards):
        return DRAWING
    if isinstance(top, TakeCard):
        return top.cards_left * TAKING
    if isinstance(top, Drain):
        return DRAWING + top.tokens_left * DRAINING
    return DRAWING + DRAINED_AT_MOST * DRAINING


def cramped(game: Venedig, seat: i64) -> i64:
    """A hand that leaves no room for three new cards."""
    size = bag_size(game.players[seat].hand, LANE)
    room = HAND_LIMIT + 1 - CARDS_DRAWN_AFTER_LAYING
    if size <= room:
        return 0
    return (size - room) * CARD_TOO_MANY
