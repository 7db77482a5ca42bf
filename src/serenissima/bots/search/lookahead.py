"""Looking a few steps ahead without a search: the evaluation after an action and the seat's own best follow-ups."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serenissima.core.engine import State
from serenissima.core.heuristic import Heuristic
from serenissima.core.options import Options

FEW: Final = 6  # follow-ups are looked at only where there are so few


def value_after(heuristic: Heuristic[Any], game: State, seat: i64, action: i64, follow_ups: i64) -> i64:
    """The evaluation after the action, with so many further decisions of the same turn taken for the best."""
    after = game.clone()
    after.act(seat, action)
    if follow_ups > 0 and not after.over() and after.to_play() == seat:
        ahead = Options()
        after.options(ahead)
        if ahead.size <= FEW:
            best = value_after(heuristic, after, seat, ahead.pick(0), follow_ups - 1)
            k: i64
            for k in range(1, ahead.size):
                best = max(best, value_after(heuristic, after, seat, ahead.pick(k), follow_ups - 1))
            return best
    return heuristic.evaluate(after, seat)
