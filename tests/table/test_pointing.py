"""Pointing at what cannot be chosen: the clause that forbids it, in every game."""

from __future__ import annotations

import random

import pytest

from serenissima import games
from serenissima.match.match import Match
from serenissima.table.pointing import why_not_there

SHORT_OF_THE_END = 60


def told(match: Match, seat: int, refs: list[str]) -> tuple[str, str]:
    refused = why_not_there(match, seat, refs)
    return refused.message.id, refused.clause


@pytest.mark.parametrize("game", games.names())
def test_every_thing_that_an_action_could_touch_is_answered(game: str) -> None:
    title = games.title(game)
    match = Match.start(title, title.min_players, luck=3)
    clauses = {clause.id for clause in title.clauses}
    lot = random.Random(5)
    answers: set[str] = set()
    for _ in range(SHORT_OF_THE_END):
        if match.over:
            break
        seat = min(match.waiting())
        options = match.options(seat)
        offered = [title.refs(match.state, seat, action) for action in options]
        every = range(int(match.state.ACTIONS.size))
        for action in lot.sample(every, 12):
            refs = title.refs(match.state, seat, action) if match.state.ACTIONS.kind_of(action).fields else []
            if not refs:
                continue
            id, clause = told(match, seat, refs)
            answers.add(id)
            assert (id == "refused-possible") == any(touched[: len(refs)] == refs for touched in offered)
            assert clause in clauses or id in {"refused-possible", "refused-choose-first"}
        match.act(seat, lot.choice(options))
    assert "refused-not-asked" in answers or "refused-not-offered" in answers


def test_the_clause_fits_what_was_pointed_at_first() -> None:
    title = games.title("venezia2099")
    match = Match.start(title, 2, luck=3)
    pairs: list[list[str]] = []
    while not pairs:
        seat = min(match.waiting())
        touched = [title.refs(match.state, seat, action) for action in match.options(seat)]
        pairs = [refs for refs in touched if len(refs) == 2]
        if not pairs:
            match.act(seat, match.options(seat)[0])
    figure, square = pairs[0]
    assert told(match, seat, [figure]) == ("refused-possible", "")
    assert told(match, seat, [square]) == ("refused-choose-first", "")
    far = {f"square:{n}" for n in range(64)} - {refs[-1] for refs in touched if refs}
    id, clause = told(match, seat, [figure, min(far)])
    assert id == "refused-not-offered"
    assert clause.startswith("V99-")
    assert told(match, 1 - seat, [figure])[0] == "refused-not-your-turn"
