"""What the bots go by in Doge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.heuristic import Heuristic
from serenissima.games.doge import evaluate, judgement
from serenissima.games.doge.state import Doge


class DogeHeuristic(Heuristic[Doge]):
    """How good positions look: for a decision, and at the end of play-outs."""

    def evaluate(self, game: Doge, seat: i64) -> i64:
        return evaluate.evaluate(game, seat)

    def judge(self, game: Doge, seat: i64) -> i64:
        return judgement.judge(game, seat)


HEURISTIC: Final = DogeHeuristic(edition=2)
