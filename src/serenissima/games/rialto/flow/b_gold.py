"""Stage B: coins from the supply."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.rialto.events import EARNED
from serenissima.games.rialto.printed import BONUS_COINS
from serenissima.games.rialto.state import Rialto


def take_coins(game: Rialto, seat: i64) -> None:
    """One coin for each card, and one more with the bonus, while the supply lasts [RIA-B-1, RIA-B-2, RIA-B-3]."""
    player = game.players[seat]
    coins = player.strength
    if game.winner() == seat:
        coins += BONUS_COINS
    if coins > 0:
        game.tell(EARNED, seat, game.give_coins(player, coins))
