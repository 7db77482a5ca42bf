"""What is turned up and goes back within one step was seen: nobody may undo beyond it."""

from __future__ import annotations

import pytest

from serenissima.core.bits import BIT, lowest
from serenissima.core.options import Options
from serenissima.match.match import Match
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE, Regatta

LOOK, CHEER, LEAVE = (int(kind.at()) for kind in (regatta.LOOK, regatta.CHEER, regatta.LEAVE))


def turn_up(game: Regatta, seat: int, told: bool) -> None:
    """The lowest boat of a hand lies open for a moment, and is told of or not."""
    boat = lowest(game.sailors[seat].hand)
    game.sailors[seat].hand ^= BIT[boat]
    game.raced |= BIT[boat]
    if told:
        game.tell(regatta.RACED, seat, boat, 0)
    game.raced ^= BIT[boat]
    game.sailors[seat].hand |= BIT[boat]


def shows(monkeypatch: pytest.MonkeyPatch, told: bool) -> Match:
    """A match in which looking ahead shows a boat of one's own instead; the winner is asked."""

    def chosen(self: regatta.LookAhead, game: Regatta, action: int) -> None:
        if regatta.LOOK.covers(action):
            turn_up(game, int(self.seat), told)
            game.tell(regatta.PROTESTED, self.seat, 0, 0)  # when all is as it was
        game.do(regatta.LookAhead(self.seat))

    monkeypatch.setattr(regatta.LookAhead, "chosen", chosen)
    match = Match.start(TITLE, 3, None, 4)
    for seat in range(3):
        match.act(seat, match.options(seat)[0])
        match.act(seat, int(regatta.SIDE.at(0)))
    return match


@pytest.mark.parametrize("told", [True, False])
def test_undo_does_not_reach_beyond_what_was_turned_up_and_went_back(
    monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    match = shows(monkeypatch, told)
    seat = match.waiting()[0]
    before = match.view(-1)
    match.act(seat, LOOK)
    assert match.view(-1) == before
    assert match.undo_status(seat).reason.id == ("undo-revealed" if told else "undo-possible")
    match.act(seat, LEAVE)
    assert match.undo_status(seat).possible, "what came afterwards may be undone"
    match.undo(seat)
    assert match.undo_status(seat).possible is not told


@pytest.mark.parametrize("told", [True, False])
def test_what_turns_something_up_for_a_moment_is_not_done_by_itself(
    monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """It would end the possibility to undo what its player has just chosen."""
    match = shows(monkeypatch, told)
    seat = match.waiting()[0]

    def choices(self: regatta.LookAhead, game: Regatta, out: Options) -> None:
        out.add(LOOK if game.sailors[seat].cheers == 0 else LEAVE)

    monkeypatch.setattr(regatta.LookAhead, "choices", choices)
    monkeypatch.setattr(
        regatta.LookAhead,
        "chosen",
        lambda self, game, action: turn_up(game, seat, told) if action == LOOK else game.do(self),
    )
    match.act(seat, CHEER)
    assert match.steps[-1].forced is not told
    assert match.undo_status(seat).possible
