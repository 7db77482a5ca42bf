"""Crossings of gondolas, and all that happens when a gondola passes a dock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, has
from serenissima.core.engine import Procedure
from serenissima.core.options import Options
from serenissima.games.venice.actions import SPEND_CUBE, SPEND_SCROLL, TAKE_INTRIGUE
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
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import (
    doge_is_crossed,
    gain_coins,
    gain_scrolls,
    spend_scrolls,
    take_intrigue,
)
from serenissima.games.venice.state import COMMUNAL_BONUS, Venice


class ScrollOrIntrigue(Choice):
    """Lose a scroll or take an intrigue; one without scrolls has no choice [VEN-CROSS-3, VEN-SCROLL-2].

    `gondola` is the seat's own that is concerned: with mission 21 one of its cubes may stand for the scroll.
    """

    EXTRA: ClassVar[list[str]] = ["gondola"]
    CLAUSE: ClassVar[str] = "VEN-CROSS-3"
    STEP: ClassVar[int] = 2

    def __init__(self, seat: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola

    def run(self, game: Venice) -> bool:
        player = game.players[self.seat]
        if player.scrolls > 0 or player.favour != 0 or self.cubes(game) != 0:
            return False
        game.top = self.after
        take_intrigue(game, self.seat, 1)
        return True

    def cubes(self, game: Venice) -> i64:
        """The colours that may stand for a scroll."""
        if game.effective(self.seat, CUBE_FOR_SCROLL):
            return game.players[self.seat].colours(self.gondola)
        return 0

    def listing(self, game: Venice, out: Options) -> None:
        if game.players[self.seat].scrolls > 0:
            out.add(SPEND_SCROLL.at())
        out.add(TAKE_INTRIGUE.at())
        out.add_each(SPEND_CUBE.at(), self.cubes(game))

    def choose(self, game: Venice, action: i64) -> None:
        if SPEND_SCROLL.covers(action):
            spend_scrolls(game, self.seat, 1)
        elif TAKE_INTRIGUE.covers(action):
            take_intrigue(game, self.seat, 1)
        else:
            spend_cube(game, self.seat, self.gondola, SPEND_CUBE.only(action))

    def forbids(self, game: Venice, action: i64) -> str:
        if SPEND_SCROLL.covers(action):
            return "VEN-SCROLL-2"
        if SPEND_CUBE.covers(action):
            return "VEN-MEFF-21"
        return self.CLAUSE


class CrossGondolas(Procedure[Venice]):
    """Cross each gondola at the dock, the lowest first [VEN-CROSS-1, VEN-CROSS-4, VEN-CROSS-6, VEN-EX-9]."""

    def happen(self, game: Venice) -> None:
        moored = game.gondolas_at(game.at)
        gondola: i64
        height: i64 = -1
        while moored != 0:
            # the highest first, since what is pushed last happens first
            highest: i64 = -1
            for gondola in range(len(game.berth)):
                if has(moored, gondola) and game.height[gondola] > height:
                    height = game.height[gondola]
                    highest = gondola
            moored ^= BIT[highest]
            height = -1
            cross(game, self.seat, highest)


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
        game.do(ScrollOrIntrigue(owner, gondola & 1))
    elif game.solo():
        doge_is_crossed(game)
    game.do(ScrollOrIntrigue(seat, mine))


def pass_communal(game: Venice, seat: i64, building: i64) -> None:
    """Mission 13 finds a scroll at a communal building, once a turn [VEN-MEFF-13]."""
    if building >= TILES and game.effective(seat, COMMUNAL_SCROLL) and not has(game.spent, COMMUNAL_BONUS):
        game.spent |= BIT[COMMUNAL_BONUS]
        gain_scrolls(game, seat, COMMUNAL_SCROLLS)
