"""The exchange: five gold for one space.

Tokens are laid aside one by one, the dearest first, which makes each choice of tokens one line of play. Until the
exchange is made only their owner sees them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import Options
from serenissima.games.venedig.actions import GO_ON, HAND_IN, TRADE
from serenissima.games.venedig.buildings import GOLD_PER_SPACE, LANE, MARSH_KINDS, VALUES
from serenissima.games.venedig.events import TRADED
from serenissima.games.venedig.flow.gondolas import row_gondola
from serenissima.games.venedig.player import Player
from serenissima.games.venedig.state import Venedig
from serenissima.games.venedig.tokens import cheapest, gold_in, worth

STEPS: Final = ["build", "drain", "draw"]


def values_to_hand_in(player: Player, offered: i64, most: i64) -> i64:
    """The values of tokens that can be laid aside next: none dearer than the last, and enough must be left for five
    gold.

    A token without gold is never handed in [VDG-TRADE-7].
    """
    values: i64 = 0
    reach = offered
    value: i64
    for value in range(1, most + 1):
        number = worth(player.marsh, player.gold, value)
        if number > 0:
            reach += value * number
            if reach >= GOLD_PER_SPACE:
                values |= BIT[value]
    return values


def offer_exchange(game: Venedig, seat: i64, out: Options) -> None:
    """The active player may exchange at any moment of the turn, whatever gold there is [VDG-TRADE-1, VDG-TRADE-9]."""
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

    Marsh tokens leave the game, gold tokens go back to the stock [VDG-TRADE-5].
    """
    player = game.players[seat]
    gold = gold_in(player.offered_marsh, player.offered_gold)
    spaces = gold // GOLD_PER_SPACE
    game.traded_marsh += player.offered_marsh
    game.gold_open += player.offered_gold
    player.offered_marsh = 0
    player.offered_gold = 0
    game.tell(TRADED, seat, gold, spaces)
    row_gondola(game, seat, spaces)


class Exchange(Decision[Venedig]):
    """Lay further tokens aside, or exchange those that are [VDG-TRADE-7]."""

    CLAUSE: ClassVar[str] = "VDG-TRADE-7"

    def options(self, game: Venedig, out: Options) -> None:
        player = game.players[self.seat]
        offered = gold_in(player.offered_marsh, player.offered_gold)
        more = values_to_hand_in(player, offered, cheapest(player.offered_marsh, player.offered_gold))
        out.add_each(HAND_IN.at(), more)
        if offered >= GOLD_PER_SPACE:
            out.add(TRADE.at())

    def take(self, game: Venedig, action: i64) -> None:
        if HAND_IN.covers(action):
            game.do_again(self)
            lay_aside(game, self.seat, HAND_IN.only(action))
        else:
            make_exchange(game, self.seat)


def may_exchange_between(game: Venedig) -> bool:
    """Whether to ask the active player for an exchange: not once the end has come, and never by what is secret."""
    return game.ended == 0 and game.could_trade(game.active)


class MayExchange(Procedure[Venedig]):
    """Ask the active player while a building is resolved: anew after each exchange, but not once it has brought the end
    [VDG-TRADE-6, VDG-END-4].
    """

    def happen(self, game: Venedig) -> None:
        if may_exchange_between(game):
            game.do(ExchangeInBetween(self.seat))


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
            game.do(MayExchange(self.seat))
            begin_exchange(game, self.seat, HAND_IN.only(action))
