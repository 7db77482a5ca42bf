"""Matches of the tiny game, begun and played on, for the tests of matches."""

from __future__ import annotations

from serenissima.match.match import Match
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE, Regatta

SIDE = int(regatta.SIDE.at(0))


def start(players: int = 3, luck: int = 4) -> Match:
    return Match.start(TITLE, players, None, luck)


def picked(match: Match) -> Match:
    for seat in match.waiting():
        match.act(seat, match.options(seat)[0])
        match.act(seat, SIDE)
    return match


def position(match: Match) -> Regatta:
    assert isinstance(match.state, Regatta)
    return match.state


def looking(match: Match) -> Match:
    """A match in which all three look at a boat, one after another."""
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    match.state.do(regatta.LookAhead(0), regatta.LookAhead(1), regatta.LookAhead(2), regatta.Farewell(-1))
    return match
