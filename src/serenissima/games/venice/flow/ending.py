"""The end of the game: the steps of the final scoring, in their order."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY, Procedure, Simultaneous
from serenissima.core.options import Options
from serenissima.games.venice.actions import (
    FAVOUR_FOR_COINS,
    FAVOUR_FOR_SCROLLS,
    PAY_COINS,
    PAY_SCROLLS,
    STAND,
)
from serenissima.games.venice.events import (
    ARRESTED,
    ASSISTANTS_SCORED,
    COUNCIL_SCORED,
    FAVOUR_SCORED,
    SOLO_LOST,
    SOLO_WON,
    STOOD,
    WEALTH_SCORED,
)
from serenissima.games.venice.flow.choice import use_favour
from serenissima.games.venice.flow.gains import clear_intrigue, doge_gains_points, pay_coins, spend_scrolls
from serenissima.games.venice.scoring import (
    arrested_seat,
    assistants_points,
    clearing_coins,
    clearing_scrolls,
    council_points,
    doge_council_points,
    favour_points,
    solo_won,
    wealth_points,
)
from serenissima.games.venice.state import Venice

# how far the final scoring has come: values of Venice.settled
COUNCIL_DONE = 1
ALL_DONE = 2


class FinalScoring(Procedure[Venice]):
    """Council, assistants, intrigue paid off, wealth, favour, arrest, in this order
    [VEN-SCORE-1, VEN-SCORE-4, VEN-SOLO-31, VEN-TAXI-10].
    """

    def happen(self, game: Venice) -> None:
        seat: i64
        for seat in range(game.seats):
            points = council_points(game, seat)
            game.players[seat].points += points
            game.tell(COUNCIL_SCORED, seat, points)
        if game.solo():
            doge_gains_points(game, doge_council_points(game))
        for seat in range(game.seats):
            points = assistants_points(game, seat)
            game.players[seat].points += points
            game.tell(ASSISTANTS_SCORED, seat, points)
        game.settled = COUNCIL_DONE
        game.do(PayOffIntrigue(NOBODY), CountWealth(NOBODY))


class PayOffIntrigue(Simultaneous[Venice]):
    """All players at once may buy off intrigue, each payment seen by all, until everybody stands
    [VEN-SCORE-5, VEN-SCORE-6].
    """

    CLAUSE: ClassVar[str] = "VEN-SCORE-5"
    PUBLIC: ClassVar[bool] = True

    def who(self, game: Venice) -> i64:
        found: i64 = 0
        seat: i64
        for seat in range(game.seats):
            if can_pay_off(game, seat):
                found |= BIT[seat]
        return found

    def options_for(self, game: Venice, seat: i64, out: Options) -> None:
        player = game.players[seat]
        out.add(STAND.at())
        if player.scrolls >= clearing_scrolls(game, seat):
            out.add(PAY_SCROLLS.at())
        if player.coins >= clearing_coins(game, seat):
            out.add(PAY_COINS.at())
        if player.favour != 0:
            out.add(FAVOUR_FOR_COINS.at())
            out.add(FAVOUR_FOR_SCROLLS.at())

    def answer(self, game: Venice, seat: i64, action: i64) -> bool:
        if STAND.covers(action):
            game.tell(STOOD, seat)
            return True
        if FAVOUR_FOR_COINS.covers(action) or FAVOUR_FOR_SCROLLS.covers(action):
            use_favour(game, seat, action)
            return not can_pay_off(game, seat)
        if PAY_SCROLLS.covers(action):
            spend_scrolls(game, seat, clearing_scrolls(game, seat))
        else:
            pay_coins(game, seat, clearing_coins(game, seat))
        clear_intrigue(game, seat, 1)
        game.pending = self.who(game)  # also those who stood may answer the payment
        return not can_pay_off(game, seat)

    def retract(self, game: Venice, seat: i64) -> None:
        raise ValueError("a payment stands")

    def retractable(self) -> bool:
        return False

    def close(self, game: Venice) -> None:
        return


def can_pay_off(game: Venice, seat: i64) -> bool:
    """Whether the seat has intrigue and something to pay with."""
    player = game.players[seat]
    if player.intrigue == 0:
        return False
    if player.favour != 0 or player.scrolls >= clearing_scrolls(game, seat):
        return True
    return player.coins >= clearing_coins(game, seat)


class CountWealth(Procedure[Venice]):
    """Coins and favour cards become points; then somebody may be arrested
    [VEN-SCORE-7, VEN-SCORE-8, VEN-FAVOUR-2, VEN-SOLO-32, VEN-SOLO-33].
    """

    def happen(self, game: Venice) -> None:
        seat: i64
        for seat in range(game.seats):
            points = wealth_points(game, seat)
            game.players[seat].points += points
            game.tell(WEALTH_SCORED, seat, points)
        for seat in range(game.seats):
            points = favour_points(game, seat)
            if points > 0:
                game.players[seat].points += points
                game.tell(FAVOUR_SCORED, seat, points)
        game.settled = ALL_DONE
        game.arrested = arrested_seat(game)
        if game.arrested >= 0:
            game.tell(ARRESTED, game.arrested)
        if game.solo():
            if solo_won(game):
                game.tell(SOLO_WON, 0)
            else:
                game.tell(SOLO_LOST, 0)
