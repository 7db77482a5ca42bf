"""Action 2: drain cells."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision
from serenissima.core.fields import Fact, up_to
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venedig.actions import DRAIN, DRAIN_NO_MORE
from serenissima.games.venedig.board import DISTRICT_OF, DISTRICTS, FIRST_CELL
from serenissima.games.venedig.buildings import DRAINED_AT_MOST, LANE
from serenissima.games.venedig.events import DRAINED
from serenissima.games.venedig.flow.ending import exchanged
from serenissima.games.venedig.flow.trading import STEPS, offer_exchange
from serenissima.games.venedig.state import Venedig


class Drain(Decision[Venedig]):
    """Take a marsh token from anywhere on the board, or no more [VDG-DRAIN-1, VDG-DRAIN-4]."""

    CLAUSE: ClassVar[str] = "VDG-TURN-2"
    FORBIDS: ClassVar[dict[Kind, str]] = {DRAIN: "VDG-DRAIN-1"}
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 1
    EXTRA: ClassVar[list[Fact]] = [Number("tokens_left", of=up_to(DRAINED_AT_MOST))]

    def __init__(self, seat: i64, tokens_left: i64) -> None:
        super().__init__(seat)
        self.tokens_left: Final = tokens_left

    def public(self, game: Venedig) -> bool:
        """Marsh is seen by all, gold is not."""
        return not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        district: i64
        out.add(DRAIN_NO_MORE.at())
        for district in range(DISTRICTS):
            out.add_each(DRAIN.at(FIRST_CELL[district]), game.marsh[district])
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if DRAIN_NO_MORE.covers(action) or exchanged(game, self, action):
            return
        if self.tokens_left > 1:
            game.do(Drain(self.seat, self.tokens_left - 1))
        drain(game, self.seat, DRAIN.only(action))

    def args(self, game: Venedig) -> dict[str, Json]:
        return {"left": int(self.tokens_left)}


def drain(game: Venedig, seat: i64, cell: i64) -> None:
    """The cell is free from now on [VDG-DRAIN-2]; the token is the player's, and its value a secret [VDG-DRAIN-3].

    Nobody has seen the token's face, so which one lay there is decided as it is taken.
    """
    district = DISTRICT_OF[cell]
    game.marsh[district] ^= BIT[cell - FIRST_CELL[district]]
    value = game.draw_kind(game.undrained, LANE)
    token = some(value, LANE)
    game.undrained -= token
    game.players[seat].marsh += token
    game.tell(DRAINED, seat, cell, value)
