"""What the bots go by in Venedig."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.heuristic import Heuristic
from serenissima.games.venedig import evaluate, judgement
from serenissima.games.venedig.state import Venedig


class VenedigHeuristic(Heuristic[Venedig]):
    """How good positions look: for a decision, and at the end of play-outs."""

    def evaluate(self, game: Venedig, seat: i64) -> i64:
        return evaluate.evaluate(game, seat)

    def judge(self, game: Venedig, seat: i64) -> i64:
        return judgement.judge(game, seat)


HEURISTIC: Final = VenedigHeuristic(prior_strength=0.0, rollout_depth=(50, 25), noise_half_life=1000, edition=4)
