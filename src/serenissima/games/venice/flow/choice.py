"""What all decisions of Venice share: a favour card may be turned over whenever its owner is asked anything."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from serenissima.core.engine import Decision
from serenissima.core.options import Options
from serenissima.games.venice.actions import FAVOUR_FOR_COINS, FAVOUR_FOR_SCROLLS
from serenissima.games.venice.events import FAVOUR_USED
from serenissima.games.venice.flow.gains import gain_coins, gain_scrolls
from serenissima.games.venice.numbers import FAVOUR_COINS, FAVOUR_SCROLLS
from serenissima.games.venice.state import Venice


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[Venice]):
    """A decision with its owner's favour card beside it [VEN-FAVOUR-1, VEN-FAVOUR-3].

    Subclasses list and choose. Turning the card over asks the same question again.
    """

    STEPS: ClassVar[list[str]] = ["card", "gondolier", "move", "mission", "activate"]

    def listing(self, game: Venice, out: Options) -> None:
        """List what the seat may do, favour apart."""
        raise NotImplementedError

    def choose(self, game: Venice, action: i64) -> None:
        """Do what was chosen, favour apart."""
        raise NotImplementedError

    def options(self, game: Venice, out: Options) -> None:
        self.listing(game, out)
        if game.players[self.seat].favour != 0:
            out.add(FAVOUR_FOR_COINS.at())
            out.add(FAVOUR_FOR_SCROLLS.at())

    def take(self, game: Venice, action: i64) -> None:
        if FAVOUR_FOR_COINS.covers(action) or FAVOUR_FOR_SCROLLS.covers(action):
            game.do_again(self)
            use_favour(game, self.seat, action)
        else:
            self.choose(game, action)


def use_favour(game: Venice, seat: i64, action: i64) -> None:
    """Turn the favour card over, once, for coins or scrolls [VEN-FAVOUR-1]."""
    game.players[seat].favour = 0
    game.tell(FAVOUR_USED, seat)
    if FAVOUR_FOR_COINS.covers(action):
        gain_coins(game, seat, FAVOUR_COINS)
    else:
        gain_scrolls(game, seat, FAVOUR_SCROLLS)
