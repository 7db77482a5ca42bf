"""Moving the gondolas."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venedig.board import FINISH
from serenissima.games.venedig.events import REACHED_THE_END, ROWED
from serenissima.games.venedig.state import Venedig


def row_gondola(game: Venedig, seat: i64, points: i64) -> None:
    """Move a gondola on; the posts follow the last space [VDG-MOVE-1, VDG-MOVE-8]. At 60 or beyond the end has come
    [VDG-END-2].
    """
    if points == 0:
        return
    player = game.players[seat]
    player.space = game.space_after(seat, points)
    game.tell(ROWED, seat, points, player.space)
    if player.space >= FINISH:
        if game.ended == 0:
            game.tell(REACHED_THE_END, seat, player.space)
        game.ended = 1
