"""Stage A: steps on the Doge track."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.rialto.printed import BONUS_STEPS
from serenissima.games.rialto.state import Rialto


def advance_on_the_track(game: Rialto, seat: i64) -> None:
    """One space for each card, and one more with the bonus, in the same move [RIA-A-1, RIA-A-3, RIA-NEUTRAL-13]."""
    steps = game.players[seat].strength
    if game.winner() == seat:
        steps += BONUS_STEPS
    if steps > 0:
        game.advance(seat, steps)
