"""Help for players."""

from __future__ import annotations

from serenissima.core.messages import Json, Message
from serenissima.games.venice.state import Venice


def figures(game: Venice, viewer: int) -> dict[str, Json]:
    """Figures."""
    return {}


def note(game: Venice, seat: int, action: int) -> list[Message]:
    """Notes."""
    return []


def describe(game: Venice, viewer: int) -> list[Message]:
    """Words."""
    return []
