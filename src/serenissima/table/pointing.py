"""Why something on the board that a player points at cannot be chosen now.

A player does not name an action but points at things, one after the other. Among the kinds of action that are asked for
now, the one that would touch these things is found, and its refusal names the clause.
"""

from __future__ import annotations

from collections.abc import Iterator

from serenissima.core.messages import Message
from serenissima.match.match import Match
from serenissima.match.refusal import Refusal

ANY_ACTION = 0


def why_not_there(match: Match, seat: int, refs: list[str]) -> Refusal:
    """Why the seat cannot point at the last of these refs, after those before it. Plays nothing."""
    if match.over or seat not in match.waiting():
        return match.refusal(seat, ANY_ACTION) or Refusal(Message("refused-possible"))
    options = match.options(seat)
    offered = [match.title.refs(match.state, seat, action) for action in options]
    if any(touched[: len(refs)] == refs for touched in offered):
        return Refusal(Message("refused-possible"))
    near = [(action, touched) for action, touched in _alike(match, seat, options) if refs[-1] in touched]
    for action, touched in near:
        fits = touched[-1] == refs[-1] and set(touched) <= set(refs)
        if fits and (refusal := match.refusal(seat, action)) is not None:
            return refusal
    if any(refs[-1] in touched for touched in offered):
        return Refusal(Message("refused-choose-first"))
    if near:
        return match.refusal(seat, near[0][0]) or Refusal(Message("refused-possible"))
    return Refusal(Message("refused-not-asked"), match.state.decision().clause(match.state))


def _alike(match: Match, seat: int, options: list[int]) -> Iterator[tuple[int, list[str]]]:
    """Every action of the kinds that are offered, with what it would touch."""
    kinds = {int(kind.base): kind for kind in map(match.state.ACTIONS.kind_of, options)}
    for kind in kinds.values():
        for action in range(int(kind.base), int(kind.end)):
            yield action, match.title.refs(match.state, seat, action)
