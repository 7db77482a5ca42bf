"""The exchange: five gold for one space.

Tokens are laid aside one by one, the dearest first, which makes each choice of tokens one line of play. Until the
exchange is made only their owner sees them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import bag_size, lane, some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision
from serenissima.core.options import Options
from serenissima.games.venedig.actions import GO_ON, HAND_IN, TRADE
from serenissima.games.venedig.buildings import GOLD_PER_SPACE, LANE, MARSH_KINDS, VALUES
from serenissima.games.venedig.events import TRADED
from serenissima.games.venedig.flow.gondolas import row_gondola
from serenissima.games.venedig.state import Player, Venedig

STEPS: Final = ["build", "drain", "draw"]


def tokens_worth(player: Player, value: i64) -> i64:
    """How many tokens of a value a player has, marsh and gold alike [VDG-TRADE-4]."""
    if value < MARSH_KINDS:
        return lane(player.marsh, value, LANE)
    return lane(player.gold, value - MARSH_KINDS, LANE)


def gold_in(marsh: i64, gold: i64) -> i64:
    """What tokens are worth together."""
    total: i64 = 0
    value: i64
    for value in range(1, MARSH_KINDS):
        total += value * lane(marsh, value, LANE)
    for value in range(MARSH_KINDS, VALUES):
        total += value * lane(gold, value - MARSH_KINDS, LANE)
    return total


def values_to_hand_in(player: Player, offered: i64, most: i64) -> i64:
    """The values of tokens that can be laid aside next: none dearer than the last, and enough must be left for five
    gold.

    A token without gold is never handed in [VDG-TRADE-7].
    """
    values: i64 = 0
    reach = offered
    value: i64
    for value in range(1, most + 1):
        number = tokens_worth(player, value)
        if number > 0:
            reach += value * number
            if reach >= GOLD_PER_SPACE:
                values |= BIT[value]
    return values


def offer_exchange(game: Venedig, seat: i64, out: Options) -> None:
    """The active player may exchange at any moment of the turn [VDG-TRADE-1]."""
    player = game.players[seat]
    if player.gold != 0 or player.marsh != 0:
        out.add_each(HAND_IN.at(), values_to_hand_in(player, 0, VALUES - 1))


def lay_aside(game: Venedig, seat: i64, value: i64) -> None:
    """Put a token among those to be exchanged."""
    player = game.players[seat]
    if value < MARSH_KINDS:
        token = some(value, LANE)
        player.marsh -= token
        player.offered_marsh += token
    else:
        token = some(value - MARSH_KINDS, LANE)
        player.gold -= token
        player.offered_gold += token


def begin_exchange(game: Venedig, seat: i64, value: i64) -> None:
    """Lay the first token aside, then go on until the exchange is made."""
    lay_aside(game, seat, value)
    game.do(Exchange(seat))


def make_exchange(game: Venedig, seat: i64) -> None:
    """The tokens are shown and added up once, five gold a space, the rest lost [VDG-TRADE-2, VDG-TRADE-3, VDG-TRADE-8].

    Marsh tokens leave the game, gold tokens are shuffled back into the stock [VDG-TRADE-5]. Nobody ever knows an order
    in the stock; chance is asked all the same, so that no undo reaches back behind tokens that were shown.
    """
    player = game.players[seat]
    gold = gold_in(player.offered_marsh, player.offered_gold)
    spaces = gold // GOLD_PER_SPACE
    game.traded_marsh += player.offered_marsh
    game.gold_stock += player.offered_gold
    if player.offered_gold != 0:
        game.below(bag_size(game.gold_stock, LANE))
    player.offered_marsh = 0
    player.offered_gold = 0
    game.tell(TRADED, seat, gold, spaces)
    row_gondola(game, seat, spaces)


class Exchange(Decision[Venedig]):
    """Lay further tokens aside, or exchange those that are [VDG-TRADE-7]."""

    CLAUSE: ClassVar[str] = "VDG-TRADE-7"

    def options(self, game: Venedig, out: Options) -> None:
        player = game.players[self.seat]
        least: i64 = VALUES - 1
        value: i64
        for value in range(VALUES - 1, 0, -1):
            aside = lane(player.offered_marsh, value, LANE)
            if value >= MARSH_KINDS:
                aside = lane(player.offered_gold, value - MARSH_KINDS, LANE)
            if aside > 0:
                least = value
        offered = gold_in(player.offered_marsh, player.offered_gold)
        more = values_to_hand_in(player, offered, least)
        out.add_each(HAND_IN.at(), more)
        if offered >= GOLD_PER_SPACE or more == 0:
            out.add(TRADE.at())

    def take(self, game: Venedig, action: i64) -> None:
        if HAND_IN.covers(action):
            game.do_again(self)
            lay_aside(game, self.seat, HAND_IN.only(action))
        else:
            make_exchange(game, self.seat)


class ExchangeInBetween(Decision[Venedig]):
    """While a building is resolved the active player may exchange, or let it go on [VDG-TRADE-6, VDG-EXAMPLE-4]."""

    CLAUSE: ClassVar[str] = "VDG-TRADE-6"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 0

    def options(self, game: Venedig, out: Options) -> None:
        out.add(GO_ON.at())
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if HAND_IN.covers(action):
            game.do_again(self)
            begin_exchange(game, self.seat, HAND_IN.only(action))
