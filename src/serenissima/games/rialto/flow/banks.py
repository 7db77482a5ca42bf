"""The bonus of a bank: a councillor in all three of its districts, stages E and F."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import BIT, has
from serenissima.games.rialto.events import BANK_LOST, BANK_TURNED, BANK_WON
from serenissima.games.rialto.printed import BANK_BONUS, BANK_OF, BANKS, COUNCIL_BITS, DISTRICTS
from serenissima.games.rialto.state import Rialto


def check_banks(game: Rialto, seat: i64) -> None:
    """Five points for each bank reached whose tile still lies open, once; the neutral player gets none.

    [RIA-BANK-1, RIA-BANK-2, RIA-BANK-3, RIA-BANK-4, RIA-NEUTRAL-18, RIA-NEUTRAL-23]
    """
    bank: i64
    for bank in range(BANKS):
        if (
            has(game.banks, bank)
            and not has(game.bank_winners >> (bank * COUNCIL_BITS), seat)
            and holds(game, seat, bank)
        ):
            game.bank_winners += BIT[bank * COUNCIL_BITS + seat]
            if seat == game.neutral():
                game.tell(BANK_LOST, seat, bank)
            else:
                game.players[seat].points += BANK_BONUS
                game.tell(BANK_WON, seat, bank, BANK_BONUS)


def holds(game: Rialto, seat: i64, bank: i64) -> bool:
    """Whether the player stands in all three districts of a bank."""
    player = game.players[seat]
    district: i64
    for district in range(DISTRICTS):
        if BANK_OF[district] == bank and player.stands_in(district) == 0:
            return False
    return True


def turn_won_banks(game: Rialto) -> None:
    """Turn the tiles of the banks that have been won [RIA-BANK-1]."""
    bank: i64
    for bank in range(BANKS):
        if has(game.banks, bank) and game.bank_winners >> (bank * COUNCIL_BITS) & 255 != 0:
            game.banks ^= BIT[bank]
            game.tell(BANK_TURNED, -1, bank)


def check_banks_at_once(game: Rialto, seat: i64) -> None:
    """Stage E: the first player to reach a bank turns its tile at once [RIA-BANK-1]."""
    check_banks(game, seat)
    turn_won_banks(game)
