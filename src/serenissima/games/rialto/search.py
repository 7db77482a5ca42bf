"""What the bots go by in Rialto."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.heuristic import Heuristic
from serenissima.games.rialto import evaluate
from serenissima.games.rialto.state import Rialto


class RialtoHeuristic(Heuristic[Rialto]):
    """How good positions look."""

    def evaluate(self, game: Rialto, seat: i64) -> i64:
        return evaluate.evaluate(game, seat)


HEURISTIC: Final = RialtoHeuristic(rollout_depth=(50, 25), edition=3)
