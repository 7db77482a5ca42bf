"""The vote of the Quarantia [5.2.6]: three councillors, decided by the winner, the second, and the winner again."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT, count, has, lowest
from serenissima.core.engine import NOBODY, Decision, Procedure
from serenissima.core.fields import SEAT, Fact
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number, Set
from serenissima.games.doge.actions import COUNCILLOR, DISMISS, MOVE, RENOUNCE, TAKE
from serenissima.games.doge.board import (
    COUNCILLORS,
    QUARANTIA,
    QUARANTIA_COUNCILLORS,
    RENOUNCED_MOVES,
    TIED_FIRST_MOVES,
    TIED_SECOND_MOVES,
)
from serenissima.games.doge.flow.councillors import keep_to_councillors, list_councillor
from serenissima.games.doge.flow.houses import ANY, MoveInTurn
from serenissima.games.doge.flow.palaces import keep_to_arrivals, keep_to_reserve
from serenissima.games.doge.flow.places import TIED_FIRST, TIED_SECOND
from serenissima.games.doge.state import Doge


def settle_quarantia(game: Doge, winners: i64, seconds: i64) -> None:
    """One winner decides first; several only move houses, and all three councillors turn neutral [DOG-QUARANTIA-5,
    DOG-QUARANTIA-6].
    """
    if count(winners) > 1:
        councillor: i64
        for councillor in range(COUNCILLORS):
            if has(QUARANTIA_COUNCILLORS, councillor):
                game.turn_neutral(councillor)
        game.do(MoveInTurn(NOBODY, winners, TIED_FIRST_MOVES, ANY, 0, TIED_FIRST))
    else:
        game.do(NextCouncillor(lowest(winners), QUARANTIA_COUNCILLORS, seconds))


class NextCouncillor(Procedure[Doge]):
    """Winner, second, winner; without a single second the winner sets one councillor aside in between
    [DOG-QUARANTIA-1, DOG-QUARANTIA-4].
    """

    EXTRA: ClassVar[list[Fact]] = [Set("left", of=COUNCILLOR), Set("seconds", of=SEAT)]

    def __init__(self, seat: i64, left: i64, seconds: i64) -> None:
        super().__init__(seat)
        self.left: Final = left  # the councillors not yet decided upon
        self.seconds: Final = seconds

    def happen(self, game: Doge) -> None:
        winner = self.seat
        turn = count(QUARANTIA_COUNCILLORS) - count(self.left)
        if turn == 1 and count(self.seconds) == 1:
            game.do(PickCouncillor(lowest(self.seconds), self.left, winner, self.seconds))
        elif turn == 1:
            game.do(DismissCouncillor(winner, self.left, self.seconds))
        elif self.left != 0:
            game.do(PickCouncillor(winner, self.left, winner, self.seconds))


class PickCouncillor(Decision[Doge]):
    """Any of those left: take it or renounce it, with a house move at once for each renounced [DOG-QUARANTIA-2,
    DOG-QUARANTIA-3, DOG-RENOUNCE-3].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-QUARANTIA-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {MOVE: "DOG-RENOUNCE-3"}
    EXTRA: ClassVar[list[Fact]] = [
        Set("left", of=COUNCILLOR),
        Number("winner", of=SEAT),
        Set("seconds", of=SEAT),
    ]

    def __init__(self, seat: i64, left: i64, winner: i64, seconds: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.winner: Final = winner
        self.seconds: Final = seconds

    def options(self, game: Doge, out: Options) -> None:
        councillor: i64
        for councillor in range(COUNCILLORS):
            if has(self.left, councillor):
                list_councillor(game, self.seat, councillor, out)
        if out.explaining:
            keep_to_councillors(QUARANTIA, self.left, "DOG-QUARANTIA-2", out)
            keep_to_reserve(game, self.seat, out)
            keep_to_arrivals(game, self.seat, 0, "", out)

    def take(self, game: Doge, action: i64) -> None:
        if TAKE.covers(action):
            councillor, area = TAKE.both(action)
            game.take_control(self.seat, councillor, area)
            game.do(NextCouncillor(self.winner, self.left ^ BIT[councillor], self.seconds))
        else:
            councillor = RENOUNCE.only(action)
            game.renounce(self.seat, councillor)
            game.do(
                MoveInTurn(NOBODY, BIT[self.seat], RENOUNCED_MOVES),
                NextCouncillor(self.winner, self.left ^ BIT[councillor], self.seconds),
            )

    def args(self, game: Doge) -> dict[str, Json]:
        return {"left": int(count(self.left))}


class DismissCouncillor(Decision[Doge]):
    """No single second: the winner says which councillor turns neutral, then tied seconds move a house
    [DOG-QUARANTIA-7, DOG-QUARANTIA-8, DOG-QUARANTIA-9, DOG-QUARANTIA-10].
    """

    PUBLIC: ClassVar[bool] = True
    CLAUSE = "DOG-QUARANTIA-9"
    FORBIDS: ClassVar[dict[Kind, str]] = {MOVE: "DOG-RENOUNCE-3"}
    EXTRA: ClassVar[list[Fact]] = [Set("left", of=COUNCILLOR), Set("seconds", of=SEAT)]

    def __init__(self, seat: i64, left: i64, seconds: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.seconds: Final = seconds

    def options(self, game: Doge, out: Options) -> None:
        out.add_each(DISMISS.at(), self.left)
        if out.explaining:
            keep_to_councillors(QUARANTIA, self.left, "DOG-QUARANTIA-2", out)
            keep_to_reserve(game, self.seat, out)
            keep_to_arrivals(game, self.seat, 0, "", out)

    def take(self, game: Doge, action: i64) -> None:
        councillor = DISMISS.only(action)
        game.dismiss(self.seat, councillor)
        game.do(
            MoveInTurn(NOBODY, self.seconds, TIED_SECOND_MOVES, ANY, 0, TIED_SECOND),
            NextCouncillor(self.seat, self.left ^ BIT[councillor], self.seconds),
        )

    def args(self, game: Doge) -> dict[str, Json]:
        return {"tied": int(count(self.seconds))}

    def clause(self, game: Doge) -> str:
        return "DOG-QUARANTIA-10" if self.seconds == 0 else self.CLAUSE
