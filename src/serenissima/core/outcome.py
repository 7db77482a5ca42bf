"""What has come of a game: the one place where the number that ranks the seats is read."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.core.engine import State


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the place of each seat (1 first, equal ones share it), who has won, the points, and the clause
    that ended it. Nobody has won a game for one that was lost.
    """

    places: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def outcome_of(game: State, reason: str) -> Outcome:
    """The outcome of a game that is over. Equal standings share a place; alone, a standing above zero wins."""
    if not game.over():
        raise ValueError("the game is not over")
    standing = [int(rank) for rank in game.standing()]
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    if len(standing) == 1 and standing[0] <= 0:
        winners = ()
    return Outcome(places, winners, tuple(int(points) for points in game.scores()), reason)
