"""What the bots go by in Venezia 2099."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.heuristic import Heuristic
from serenissima.games.venezia2099 import evaluate, judgement
from serenissima.games.venezia2099.state import Venezia


class VeneziaHeuristic(Heuristic[Venezia]):
    """How good positions look: for a decision, and at the end of play-outs."""

    def evaluate(self, game: Venezia, seat: i64) -> i64:
        return evaluate.evaluate(game, seat)

    def judge(self, game: Venezia, seat: i64) -> i64:
        return judgement.judge(game, seat)

    def judge_all(self, game: Venezia, worth: vec[i64]) -> None:
        judgement.judge_all(game, worth)


HEURISTIC: Final = VeneziaHeuristic(prior_strength=4.0, rollout_depth=(16, 0), edition=2)
