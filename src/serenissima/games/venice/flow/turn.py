"""The sequence of play: a turn, what comes after it, and the end of a round."""

from __future__ import annotations

from serenissima.core.engine import NOBODY, Procedure
from serenissima.games.venice.cards import REARRANGE_CARGO
from serenissima.games.venice.events import TURN_BEGAN
from serenissima.games.venice.flow.cargo import Restow
from serenissima.games.venice.flow.doge import DogeTurn
from serenissima.games.venice.flow.ending import FinalScoring
from serenissima.games.venice.flow.gondola import ChooseGondola
from serenissima.games.venice.flow.influence import PlayInfluence
from serenissima.games.venice.flow.smugglers import CallSmuggler
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE


class Turn(Procedure[Venice]):
    """Influence card, gondolier, movement, mission, assistant and activation, in this order; then the next player
    [VEN-TURN-1]. With mission 10 cubes may be rearranged first [VEN-MEFF-10].
    """

    def happen(self, game: Venice) -> None:
        seat = self.seat
        game.cards_played = 0
        game.spent = 0
        game.tell(TURN_BEGAN, seat)
        game.do(PlayInfluence(seat), ChooseGondola(seat), EndTurn(seat))
        if game.effective(seat, REARRANGE_CARGO):
            game.do(Restow(seat, 0))


class EndTurn(Procedure[Venice]):
    """The spy leaves; with two players a smuggler moves, in the solo game the Doge until his cards run out
    [VEN-CARD-15, VEN-DUO-2, VEN-SOLO-12, VEN-SOLO-30].
    """

    def happen(self, game: Venice) -> None:
        seat = self.seat
        game.spy = NOWHERE
        game.visited = 0
        game.sailed = 0
        game.do(NextTurn(seat))
        if game.seats == 2:
            game.do(CallSmuggler(seat, seat))
        elif game.solo() and game.rounds_left < 0:
            game.do(DogeTurn(seat))


class NextTurn(Procedure[Venice]):
    """On to the next player; after the last one of a round the last rounds are counted down
    [VEN-TURN-1, VEN-END-3, VEN-SOLO-30, VEN-DIFF-5, VEN-DIFF-9].
    """

    def happen(self, game: Venice) -> None:
        following = game.left_of(self.seat)
        if following == game.first:
            if game.rounds_left == 0:
                game.do(FinalScoring(NOBODY))
                return
            if game.rounds_left > 0:
                game.rounds_left -= 1
            game.rounds += 1
        game.do(Turn(following))
