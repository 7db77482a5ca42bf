"""Venice sinks: what a played prophecy does, and the rescue it may call for."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, has
from serenissima.core.engine import Decision
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.venezia2099.actions import FIGURE, LET_FALL, RESCUE, SQUARE
from serenissima.games.venezia2099.city import SQUARE_NAMES
from serenissima.games.venezia2099.events import FELL, RESCUED, SUNK
from serenissima.games.venezia2099.flow.squares import keep_in_city
from serenissima.games.venezia2099.state import NOWHERE, Venezia


def sink(game: Venezia, prophet: i64, tile: i64) -> None:
    """The district and the coins on it are lost, in front of all. A figure there falls, unless its owner, be it the
    prophet, can and will rescue it [V99-SINK-1, V99-SINK-2, V99-SINK-3, V99-SEE-2, V99-GONDOLA-4, V99-GONDOLA-6,
    V99-GONDOLA-8].
    """
    square = game.square_of[tile]
    game.tell(SUNK, prophet, tile, square, game.coins_on[square])
    game.dry ^= BIT[square]
    game.sunk_coins += game.coins_on[square]
    game.coins_on[square] = 0
    if has(game.taken, square):
        owner, figure = game.owner_of(square)
        game.stand(owner, figure, NOWHERE)
        if game.players[owner].gondolas > 0 and game.free_city() != 0:
            game.do(RescueFigure(owner, figure, square))
        else:
            game.tell(FELL, owner, figure)


class RescueFigure(Decision[Venezia]):
    """At once, even out of turn: a gondola takes the figure to any free square of the city, platforms excluded; the
    owner's next move is not used up [V99-GONDOLA-4, V99-GONDOLA-5, V99-GONDOLA-7].
    """

    CLAUSE: ClassVar[str] = "V99-GONDOLA-4"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("figure", of=FIGURE), Number("square", of=SQUARE)]

    def __init__(self, seat: i64, figure: i64, square: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.square: Final = square

    def options(self, game: Venezia, out: Options) -> None:
        out.add(LET_FALL.at())
        keep_in_city(game, RESCUE.at(), out)
        free = out.only(RESCUE.at(), EVERY, game.free(), "V99-GONDOLA-3")
        out.add_each(RESCUE.at(), out.only(RESCUE.at(), free, game.districts, "V99-GONDOLA-5"))

    def take(self, game: Venezia, action: i64) -> None:
        if LET_FALL.covers(action):
            game.tell(FELL, self.seat, self.figure)
            return
        game.players[self.seat].gondolas -= 1
        game.stand(self.seat, self.figure, RESCUE.only(action))
        game.tell(RESCUED, self.seat, self.figure, RESCUE.only(action))

    def args(self, game: Venezia) -> dict[str, Json]:
        return {"square": SQUARE_NAMES[self.square]}
