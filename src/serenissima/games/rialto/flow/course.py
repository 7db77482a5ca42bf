"""The course of the game: six rounds of three phases, then the final scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import bag_size
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import Fact
from serenissima.core.shapes import Number
from serenissima.games.rialto.actions import ROUND
from serenissima.games.rialto.events import FINAL_SCORE
from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.cards import TakeCards
from serenissima.games.rialto.flow.stages import PlayStages
from serenissima.games.rialto.printed import BUILDING_BITS, ROUNDS
from serenissima.games.rialto.state import Rialto


class Round(Procedure[Rialto]):
    """Cards, stages, blue buildings [RIA-ROUND-1]. The district of the round is the current one [RIA-CARDS-1,
    RIA-COMP-10].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("round", of=ROUND)]

    def __init__(self, seat: i64, round: i64) -> None:
        super().__init__(seat)
        self.round: Final = round

    def happen(self, game: Rialto) -> None:
        game.round = self.round
        game.do(TakeCards(NOBODY), PlayStages(NOBODY), BlueBuildings(NOBODY), EndRound(NOBODY))


class EndRound(Procedure[Rialto]):
    """The coins on buildings go back to the supply [RIA-ROUND-2]; after round 6 the game ends [RIA-END-1].

    Hands stay as they are: no limit applies now [RIA-CARDS-15].
    """

    def happen(self, game: Rialto) -> None:
        for player in game.players:
            game.coins += bag_size(player.used, BUILDING_BITS)
            player.used = 0
            player.resting = 0
        if game.round + 1 < ROUNDS:
            game.do(Round(NOBODY, game.round + 1))
        else:
            game.do(FinalScoring(NOBODY))


class FinalScoring(Procedure[Rialto]):
    """Leftovers, buildings, districts: see `scoring.py`. The most points win [RIA-END-2], ties go by the Doge track
    [RIA-END-3].
    """

    def happen(self, game: Rialto) -> None:
        totals = game.scores()
        seat: i64
        for seat in range(game.seats):
            game.tell(FINAL_SCORE, seat, totals[seat])
