"""Stage F: councillors into the current district."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import Decision
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.rialto.actions import BRING_COUNCILLOR, DISTRICT, LEAVE_COUNCILLORS
from serenissima.games.rialto.events import MOVED, SEATED
from serenissima.games.rialto.flow.banks import check_banks
from serenissima.games.rialto.player import COUNT
from serenissima.games.rialto.printed import BONUS_COUNCILLORS, DISTRICTS
from serenissima.games.rialto.state import Rialto


def seat_the_councillors(game: Rialto, seat: i64) -> None:
    """From the own reserve, one for each card and one more with the bonus [RIA-F-1, RIA-F-3, RIA-F-5].

    A reserve too small is used up; the steps that remain may move councillors from other districts [RIA-F-2, RIA-F-4].
    The neutral player never runs out [RIA-NEUTRAL-17].
    """
    player = game.players[seat]
    steps = player.strength
    if game.winner() == seat:
        steps += BONUS_COUNCILLORS
    if steps == 0:
        return
    placed = steps
    if seat != game.neutral():
        placed = min(placed, player.reserve)
        player.reserve -= placed
    if placed > 0:
        game.seat_councillors(seat, game.current_district(), placed)
        game.tell(SEATED, seat, placed, game.current_district())
        check_banks(game, seat)
    if steps > placed and elsewhere(game, seat) != 0:
        game.do(BringCouncillor(seat, steps - placed))


def elsewhere(game: Rialto, seat: i64) -> i64:
    """The set of the other districts in which the player stands."""
    player = game.players[seat]
    found: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        if district != game.current_district() and player.stands_in(district) > 0:
            found |= BIT[district]
    return found


class BringCouncillor(Decision[Rialto]):
    """Move one own councillor from another district to the current one, or leave them [RIA-F-2, RIA-F-4]."""

    CLAUSE: ClassVar[str] = "RIA-F-4"
    PUBLIC: ClassVar[bool] = True
    EXTRA: ClassVar[list[Fact]] = [Number("steps", of=COUNT)]

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def args(self, game: Rialto) -> dict[str, Json]:
        return {"steps": int(self.steps), "district": DISTRICT.arg(int(game.current_district()))}

    def options(self, game: Rialto, out: Options) -> None:
        out.add(LEAVE_COUNCILLORS.at())
        out.add_each(BRING_COUNCILLOR.at(), elsewhere(game, self.seat))

    def take(self, game: Rialto, action: i64) -> None:
        if LEAVE_COUNCILLORS.covers(action):
            return
        origin = BRING_COUNCILLOR.only(action)
        game.seat_councillors(self.seat, origin, -1)
        game.seat_councillors(self.seat, game.current_district(), 1)
        game.tell(MOVED, self.seat, origin, game.current_district())
        check_banks(game, self.seat)
        if self.steps > 1 and elsewhere(game, self.seat) != 0:
            game.do(BringCouncillor(self.seat, self.steps - 1))
