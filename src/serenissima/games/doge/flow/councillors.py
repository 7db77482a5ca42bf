"""Deciding about a councillor, and what keeps anybody from deciding about the others."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import has
from serenissima.core.options import EVERY, Options
from serenissima.games.doge.actions import DISMISS, RENOUNCE, TAKE
from serenissima.games.doge.board import COUNCILLORS, HOME
from serenissima.games.doge.state import Doge


def list_councillor(game: Doge, seat: i64, councillor: i64, out: Options) -> None:
    """Take it to another area than its own, if there is a ring for it, or renounce: it moves at no other time
    [DOG-MOVE-2, DOG-MOVE-4, DOG-CONTROL-2, DOG-RENOUNCE-1, DOG-RENOUNCE-6].
    """
    areas = out.only(TAKE.at(councillor), EVERY, game.areas_for(councillor), "DOG-MOVE-2")
    if game.can_control(seat, councillor):
        out.add_each(TAKE.at(councillor), areas)
    else:
        out.keep_out(TAKE.at(councillor), areas, "DOG-CONTROL-2")
    out.add(RENOUNCE.at(councillor))


def keep_to_councillors(area: i64, left: i64, settled: str, out: Options) -> None:
    """Only councillors of the area that votes are decided about, and of those only the ones that are left; the clause
    says what has become of the others, or will [DOG-MOVE-4].
    """
    councillor: i64
    for councillor in range(COUNCILLORS):
        clause = ""
        if HOME[councillor] != area:
            clause = "DOG-MOVE-4"
        elif not has(left, councillor):
            clause = settled
        if clause:
            out.keep_out(TAKE.at(councillor), EVERY, clause)
            out.keep_out(RENOUNCE.at(councillor), 1, clause)
            out.keep_out(DISMISS.at(councillor), 1, clause)
