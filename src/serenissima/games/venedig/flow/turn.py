"""A player's turn."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import some
from serenissima.core.bits import BIT, count, lowest
from serenissima.core.engine import NOBODY, Procedure
from serenissima.games.venedig.buildings import DRAINED_AT_MOST, LANE, ROW_CLEARED_AT
from serenissima.games.venedig.events import ROW_CLEARED
from serenissima.games.venedig.flow.draining import Drain
from serenissima.games.venedig.flow.drawing import DrawCards
from serenissima.games.venedig.flow.laying import KeepTwoTypes, LayAndBuild
from serenissima.games.venedig.state import Venedig


class Turn(Procedure[Venedig]):
    """Three actions in this order, and none can be made up for later [VDG-TURN-2, VDG-TURN-3]."""

    def happen(self, game: Venedig) -> None:
        me = self.seat
        game.active = me
        game.third_served = 0
        game.begun_now = 0
        game.do(LayAndBuild(me), KeepTwoTypes(me), Drain(me, DRAINED_AT_MOST), DrawCards(me), EndTurn(me))


class EndTurn(Procedure[Venedig]):
    """Four cards in the row are discarded [VDG-DRAW-11]; the next player clockwise begins [VDG-TURN-1, VDG-DRAW-9]."""

    def happen(self, game: Venedig) -> None:
        if count(game.row) >= ROW_CLEARED_AT:
            clear_row(game)
        game.do(Turn(game.left_of(self.seat)))


def clear_row(game: Venedig) -> None:
    """Discard the open row."""
    row: i64 = game.row
    while row != 0:
        type = lowest(row)
        row ^= BIT[type]
        game.discard += some(type, LANE)
    game.row = 0
    game.tell(ROW_CLEARED, NOBODY)
