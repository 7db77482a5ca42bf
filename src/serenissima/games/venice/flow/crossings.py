"""Crossings of gondolas, and all that happens when a gondola passes a dock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has
from serenissima.core.engine import Procedure, Simultaneous
from serenissima.core.fields import SEAT, Fact
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import (
    FAVOUR_FOR_COINS,
    FAVOUR_FOR_SCROLLS,
    GONDOLA,
    SPEND_CUBE,
    SPEND_SCROLL,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.buildings import TILES
from serenissima.games.venice.cards import (
    COMMUNAL_SCROLL,
    COMMUNAL_SCROLLS,
    CROSSED_FREE,
    CROSSING_COIN,
    CROSSING_COINS,
    CUBE_FOR_SCROLL,
)
from serenissima.games.venice.events import CROSSED, CROSSED_SMUGGLER
from serenissima.games.venice.flow.cargo import Restow, spend_cube
from serenissima.games.venice.flow.choice import Choice, use_favour
from serenissima.games.venice.flow.gains import (
    doge_is_crossed,
    gain_coins,
    gain_scrolls,
    spend_scrolls,
    take_intrigue,
)
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import COMMUNAL_BONUS, VESSEL

# what a player gives in a crossing: a scroll, an intrigue, or a cube (this and its colour); none: nothing said yet
SCROLL_GIVEN: Final = 1
INTRIGUE_TAKEN: Final = 2
CUBE_GIVEN: Final = 3
PAYMENTS: Final = 8  # a reply is the payment, and so many times the use of the favour card: 1 for coins, 2 for scrolls
FOR_COINS: Final = 1
FOR_SCROLLS: Final = 2


def cubes_for_scroll(game: Venice, seat: i64, gondola: i64) -> i64:
    """The colours of the gondola that may stand for a scroll [VEN-MEFF-21]."""
    if game.effective(seat, CUBE_FOR_SCROLL):
        return game.players[seat].colours(gondola)
    return 0


def has_choice(game: Venice, seat: i64, gondola: i64) -> bool:
    """Whether the seat has anything but an intrigue to answer with [VEN-SCROLL-2]."""
    player = game.players[seat]
    return player.scrolls > 0 or player.favour != 0 or cubes_for_scroll(game, seat, gondola) != 0


def list_payments(game: Venice, seat: i64, gondola: i64, scrolls: bool, out: Options) -> None:
    """A scroll if there is one, an intrigue, cubes in the scroll's place [VEN-CROSS-3]."""
    if out.may(SPEND_SCROLL.at(), scrolls, "VEN-SCROLL-2"):
        out.add(SPEND_SCROLL.at())
    out.add(TAKE_INTRIGUE.at())
    out.add_each(
        SPEND_CUBE.at(), out.only(SPEND_CUBE.at(), EVERY, cubes_for_scroll(game, seat, gondola), "VEN-MEFF-21")
    )


def pay_crossing(game: Venice, seat: i64, gondola: i64, payment: i64) -> None:
    """Lose a scroll, or a cube for it, or take an intrigue [VEN-CROSS-3]."""
    if payment == SCROLL_GIVEN:
        spend_scrolls(game, seat, 1)
    elif payment >= CUBE_GIVEN:
        spend_cube(game, seat, gondola, payment - CUBE_GIVEN)
    else:
        take_intrigue(game, seat, 1)


def payment_of(action: i64) -> i64:
    """The payment that an action means."""
    if SPEND_SCROLL.covers(action):
        return SCROLL_GIVEN
    if TAKE_INTRIGUE.covers(action):
        return INTRIGUE_TAKEN
    return CUBE_GIVEN + SPEND_CUBE.only(action)


class ScrollOrIntrigue(Choice):
    """Lose a scroll or take an intrigue, alone; one without scrolls has no choice [VEN-CROSS-3, VEN-SCROLL-2].

    `gondola` is the seat's own that is concerned: with mission 21 one of its cubes may stand for the scroll.
    """

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=VESSEL)]
    CLAUSE: ClassVar[str] = "VEN-CROSS-3"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 2

    def __init__(self, seat: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola

    def run(self, game: Venice) -> bool:
        if has_choice(game, self.seat, self.gondola):
            return False
        game.top = self.after
        take_intrigue(game, self.seat, 1)
        return True

    def listing(self, game: Venice, out: Options) -> None:
        list_payments(game, self.seat, self.gondola, game.players[self.seat].scrolls > 0, out)

    def choose(self, game: Venice, action: i64) -> None:
        pay_crossing(game, self.seat, self.gondola, payment_of(action))


class BothPay(Simultaneous[Venice]):
    """Two players cross: each chooses a scroll or an intrigue without knowing what the other chooses; both are then
    paid together [VEN-CROSS-3, VEN-CROSS-6].

    The seat is the one who moves; `other` is crossed, with the gondola `moored`. A favour card may be turned over
    with the answer, and is seen with it [VEN-FAVOUR-3].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("other", of=SEAT), Number("moored", of=GONDOLA)]
    CLAUSE: ClassVar[str] = "VEN-CROSS-3"
    STEPS: ClassVar[list[str]] = Choice.STEPS
    STEP: ClassVar[int] = 2

    def __init__(self, seat: i64, other: i64, moored: i64) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.moored: Final = moored

    def gondola(self, game: Venice, seat: i64) -> i64:
        """The gondola of the seat that is concerned."""
        return game.players[seat].gondolier if seat == self.seat else self.moored

    def who(self, game: Venice) -> i64:
        found: i64 = 0
        for seat in (self.seat, self.other):
            if has_choice(game, seat, self.gondola(game, seat)):
                found |= BIT[seat]
        return found

    def options_for(self, game: Venice, seat: i64, out: Options) -> None:
        player = game.players[seat]
        scrolls = player.scrolls > 0 or player.reply == FOR_SCROLLS * PAYMENTS
        list_payments(game, seat, self.gondola(game, seat), scrolls, out)
        if player.favour != 0 and player.reply == 0:
            out.add(FAVOUR_FOR_COINS.at())
            out.add(FAVOUR_FOR_SCROLLS.at())

    def answer(self, game: Venice, seat: i64, action: i64) -> bool:
        player = game.players[seat]
        if FAVOUR_FOR_COINS.covers(action):
            player.reply = FOR_COINS * PAYMENTS
            return False
        if FAVOUR_FOR_SCROLLS.covers(action):
            player.reply = FOR_SCROLLS * PAYMENTS
            return False
        player.reply += payment_of(action)
        return True

    def begun(self, game: Venice, seat: i64) -> bool:
        return game.players[seat].reply != 0

    def retract(self, game: Venice, seat: i64) -> None:
        game.players[seat].reply = 0

    def close(self, game: Venice) -> None:
        for seat in (self.seat, self.other):
            player = game.players[seat]
            favour = player.reply // PAYMENTS
            payment = player.reply % PAYMENTS
            player.reply = 0
            if favour == FOR_COINS:
                use_favour(game, seat, FAVOUR_FOR_COINS.at())
            elif favour == FOR_SCROLLS:
                use_favour(game, seat, FAVOUR_FOR_SCROLLS.at())
            pay_crossing(game, seat, self.gondola(game, seat), payment)

    def imagine(self, game: Venice, seat: i64) -> None:
        """A reply that the seat may have given: any, for somebody who does not know it; who still owes one may have
        chosen what to do with a favour card.
        """
        player = game.players[seat]
        player.reply = 0
        if has(game.pending, seat):
            if player.favour != 0:
                player.reply = game.below(FOR_SCROLLS + 1) * PAYMENTS
        elif has(game.asked, seat):
            out = Options()
            while player.reply % PAYMENTS == 0:
                out.clear()
                self.options_for(game, seat, out)
                self.answer(game, seat, out.pick(game.below(out.size)))


class CrossGondolas(Procedure[Venice]):
    """Cross each gondola at the dock, the lowest first [VEN-CROSS-1, VEN-CROSS-4, VEN-CROSS-6, VEN-EX-9]."""

    def happen(self, game: Venice) -> None:
        moored = game.gondolas_at(game.at)
        height = count(moored)
        gondola: i64
        while height > 0:
            height -= 1  # the highest first, since what is pushed last happens first
            for gondola in range(len(game.berth)):
                if has(moored, gondola) and game.height[gondola] == height:
                    cross(game, self.seat, gondola)


def cross(game: Venice, seat: i64, gondola: i64) -> None:
    """One crossing: with one's own gondola cubes may be moved; with another's both sides pay; a smuggler does not, the
    Doge does [VEN-CROSS-2, VEN-CROSS-3, VEN-DUO-11, VEN-DUO-13, VEN-SOLO-20, VEN-SOLO-25, VEN-MEFF-7, VEN-MEFF-14].
    """
    owner = game.owner_of(gondola)
    mine = game.players[seat].gondolier
    if owner == seat:
        game.do(Restow(seat, mine))
        return
    if owner < game.seats:
        game.tell(CROSSED, seat, owner)
    else:
        game.tell(CROSSED_SMUGGLER, seat)
    if game.effective(seat, CROSSING_COIN):
        gain_coins(game, seat, CROSSING_COINS)
    if owner < game.seats and not game.effective(owner, CROSSED_FREE):
        game.do(BothPay(seat, owner, gondola & 1))
        return
    if game.solo():
        doge_is_crossed(game)
    game.do(ScrollOrIntrigue(seat, mine))


def pass_communal(game: Venice, seat: i64, building: i64) -> None:
    """Mission 13 finds a scroll at a communal building, once a turn [VEN-MEFF-13]."""
    if building >= TILES and game.effective(seat, COMMUNAL_SCROLL) and not has(game.spent, COMMUNAL_BONUS):
        game.spent |= BIT[COMMUNAL_BONUS]
        gain_scrolls(game, seat, COMMUNAL_SCROLLS)
