"""How good a position looks to a player: what the greedy bot goes by."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice.state import Venice


def evaluate(game: Venice, seat: i64) -> i64:
    """The standing."""
    return game.standing()[seat]
