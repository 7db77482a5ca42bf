"""Why something on the board that a player points at cannot be chosen now.

A player does not name an action but points at things, one after the other. Among the kinds of action that are asked for
now, the one that would touch these things is found, and its refusal names the clause.
"""

from __future__ import annotations

from collections.abc import Iterator

from serenissima.core.match import Match, Refused
from serenissima.core.messages import Message

ANY_ACTION = 0


def why_not_there(match: Match, seat: int, refs: list[str]) -> Refused:
    """Why the seat cannot point at the last of these refs, after those before it. Plays nothing."""
    if match.over or seat not in match.waiting():
        return match.refusal(seat, ANY_ACTION) or Refused(Message("refused-possible"))
    options = match.options(seat)
    offered = [match.title.refs(match.state, seat, action) for action in options]
    if any(touched[: len(refs)] == refs for touched in offered):
        return Refused(Message("refused-possible"))
    near = [(action, touched) for action, touched in _alike(match, seat, options) if refs[-1] in touched]
    for action, touched in near:
        fits = touched[-1] == refs[-1] and set(touched) <= set(refs)
        if fits and (refused := match.refusal(seat, action)) is not None:
            return refused
    if any(refs[-1] in touched for touched in offered):
        return Refused(Message("refused-choose-first"))
    if near:
        return match.refusal(seat, near[0][0]) or Refused(Message("refused-possible"))
    return Refused(Message("refused-not-asked"), match.state.decision().clause(match.state))


def _alike(match: Match, seat: int, options: list[int]) -> Iterator[tuple[int, list[str]]]:
    """Every action of the kinds that are offered, with what it would touch."""
    kinds = {int(kind.base): kind for kind in map(match.state.ACTIONS.kind_of, options)}
    for kind in kinds.values():
        for action in range(int(kind.base), int(kind.end)):
            yield action, match.title.refs(match.state, seat, action)
