"""What a gondola on its way can pay for: prices of canals, and whether it can still reach a dock where it may moor."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, has, lowest
from serenissima.core.options import EVERY, Options
from serenissima.games.venice.actions import SAIL
from serenissima.games.venice.cards import CHEAPER_CANAL, CHEAPER_CANAL_BY
from serenissima.games.venice.city import CANALS_AT, PRICE, other_end
from serenissima.games.venice.flow.bridges import bridge_income
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import PAID_CANAL

NO_WAY: Final = 1_000_000  # more coins than anybody will ever have


def canal_price(game: Venice, canal: i64, first: bool, discount: bool) -> i64:
    """Nothing for the first canal or under a bridge; mission 1 lowers the first price paid in a turn
    [VEN-BOX-5, VEN-SETUP-11, VEN-MOVE-2, VEN-MOVE-3, VEN-MOVE-5, VEN-BRIDGE-4, VEN-MEFF-1].
    """
    if first or game.bridge[canal] != 0:
        return 0
    price = PRICE[canal]
    if discount:
        price -= CHEAPER_CANAL_BY
        price = max(price, 0)
    return price


def has_discount(game: Venice, seat: i64) -> bool:
    """Whether mission 1 still lowers a price this turn [VEN-MEFF-1]."""
    return game.effective(seat, CHEAPER_CANAL) and not has(game.spent, PAID_CANAL)


def price_here(game: Venice, seat: i64, canal: i64) -> i64:
    """What the canal costs the gondola on its way."""
    return canal_price(game, canal, game.sailed == 0, has_discount(game, seat))


def way_on(game: Venice, seat: i64) -> i64:
    """The fewest coins with which the gondola can leave the dock it is at and moor somewhere; NO_WAY without a way
    [VEN-MOVE-12].

    Every dock but that of the sister gondola will do, so the way is one canal long, or two where the first one leads to
    the sister.
    """
    return _way_on(game, seat, game.at, game.visited, game.sailed == 0, has_discount(game, seat))


def _way_on(game: Venice, seat: i64, dock: i64, visited: i64, first: bool, discount: bool) -> i64:
    sister = game.sister_dock(seat)
    best: i64 = NO_WAY
    canals = CANALS_AT[dock]
    while canals != 0:
        canal = lowest(canals)
        canals ^= BIT[canal]
        there = other_end(canal, dock)
        if has(visited, there):
            continue
        price = canal_price(game, canal, first, discount)
        need = price
        if there == sister:
            unspent = discount and (first or game.bridge[canal] != 0)
            rest = _way_on(game, seat, there, visited | BIT[there], False, unspent)
            need += rest - bridge_income(game, seat, canal)
            need = max(need, price)
        best = min(best, need)
    return best


def open_canals(game: Venice, seat: i64, out: Options) -> i64:
    """The canals the gondola can take now: to a dock not visited, at a price its owner can pay, and not into a trap
    [VEN-MOVE-5, VEN-MOVE-6, VEN-MOVE-7, VEN-MOVE-12].
    """
    coins = game.players[seat].coins
    first = game.sailed == 0
    discount = has_discount(game, seat)
    sister = game.sister_dock(seat)
    found: i64 = 0
    canals = out.only(SAIL.at(), EVERY, CANALS_AT[game.at], "VEN-MOVE-1")
    canals = out.only(SAIL.at(), canals, canals ^ (canals & game.sailed), "VEN-MOVE-6")
    while canals != 0:
        canal = lowest(canals)
        canals ^= BIT[canal]
        there = other_end(canal, game.at)
        if has(game.visited, there):
            out.keep_out(SAIL.at(canal), 1, "VEN-MOVE-7")
            continue
        price = canal_price(game, canal, first, discount)
        if price > coins:
            out.keep_out(SAIL.at(canal), 1, "VEN-MOVE-5")
            continue
        if there == sister:
            left = coins - price + bridge_income(game, seat, canal)
            unspent = discount and (first or game.bridge[canal] != 0)
            if left < _way_on(game, seat, there, game.visited | BIT[there], False, unspent):
                out.keep_out(SAIL.at(canal), 1, "VEN-MOVE-12")
                continue
        found |= BIT[canal]
    return found
