"""How far undo reaches, and what a match does by itself."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from serenissima.core.bits import BIT, lowest
from serenissima.core.engine import Decision
from serenissima.core.fields import digest
from serenissima.core.options import Options
from serenissima.match.history import Step
from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import Regatta
from tests.core.match_kit import SIDE, looking, picked, position, start

# --- undo


def test_what_can_be_undone_is_the_last_act_of_ones_own() -> None:
    match = start()
    assert (match.undo_status(0).possible, match.undo_status(0).reason.id) == (False, "undo-nothing")
    picked(match)
    winner = match.waiting()[0]
    cheers = position(match).sailors[winner].cheers
    match.act(winner, int(regatta.CHEER.at()))
    status = match.undo_status(winner)
    assert (status.possible, status.reason.id) == (True, "undo-possible")
    match.undo(winner)
    assert position(match).sailors[winner].cheers == cheers
    assert match.lines()[-1] == {"undo": winner, "digest": digest(match.state)}
    assert not match.undo_status(winner).possible
    with pytest.raises(Refused, match=match.undo_status(winner).reason.id):
        match.undo(winner)


def test_what_was_forced_is_undone_with_what_came_before() -> None:
    match = picked(start())
    state = match.state
    diary: list[Any] = []
    match.steps = [
        Step(1, False, state.clone(), 0, diary, False),
        Step(0, False, state.clone(), 0, diary, False),
        Step(1, True, state.clone(), 0, diary, False),
        Step(2, True, state.clone(), 0, diary, False),
    ]
    before = match.steps[1].before
    assert match.undo_status(0).possible
    other = match.undo_status(1).reason
    assert (other.id, other.args) == ("undo-other-acted", {"player": {"seat": 0}})
    match.undo(0)
    assert match.state is before
    assert len(match.steps) == 1
    match.steps = [
        Step(0, False, state.clone(), 0, diary, False),
        Step(0, True, state.clone(), 0, diary, True),
    ]
    assert match.undo_status(0).reason.id == "undo-revealed"


def test_an_answer_in_progress_can_be_taken_back() -> None:
    match = start()
    assert match.reconsiderable() == []
    match.act(2, match.options(2)[0])
    match.act(2, SIDE)
    match.act(0, match.options(0)[0])
    assert match.reconsiderable() == [0, 2]
    before = len(match.steps)
    match.reconsider(2)
    assert match.reconsiderable() == [0]
    assert match.lines()[-1] == {"reconsider": 2, "digest": digest(match.state)}
    step = match.steps[-1]
    assert (len(match.steps), step.seat, step.forced, step.events, step.barrier) == (before + 1, 2, False, [], False)
    assert len(match.sizes) == len(match.entries)
    with pytest.raises(Refused, match=r"^refused-nothing-to-reconsider$"):
        match.reconsider(1)
    match.act(0, SIDE)
    picked(match)
    assert match.reconsiderable() == []


class Vote(regatta.Farewell):
    """Secret and without luck: when it closes, nothing is shown."""

    def answer(self, game: Regatta, seat: i64, action: i64) -> bool:
        return True

    def retractable(self) -> bool:
        return True


def test_undo_ends_where_a_simultaneous_decision_has_closed() -> None:
    match = start()
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    match.state.do(Vote(-1), regatta.LookAhead(2))
    match.state.settle()
    stand = int(regatta.STAND.at())
    for seat in range(3):
        match.act(seat, stand)
    assert [step.barrier for step in match.steps] == [False, False, True]
    assert [step.forced is False for step in match.steps] == [True] * 3
    assert match.undo_status(2).reason.id == "undo-revealed"
    assert match.undo_status(2).possible is False
    assert match.undo_status(1).possible is False
    match.act(2, int(regatta.CHEER.at()))
    assert not match.steps[-1].barrier


def test_undo_ends_where_luck_was_drawn_though_nobody_saw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: regatta.LookAhead, game: Regatta, action: int) -> None:
        game.below(2)

    monkeypatch.setattr(regatta.LookAhead, "chosen", chosen)
    match = looking(start())
    match.act(0, int(regatta.LEAVE.at()))
    assert match.steps[-1].barrier


def test_undo_ends_where_something_was_seen_though_no_luck_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: regatta.LookAhead, game: Regatta, action: int) -> None:
        boat = lowest(game.harbour)
        game.harbour ^= BIT[boat]
        game.raced |= BIT[boat]

    monkeypatch.setattr(regatta.LookAhead, "chosen", chosen)
    match = looking(start())
    match.act(0, int(regatta.LEAVE.at()))
    assert match.steps[-1].barrier
    monkeypatch.setattr(regatta.LookAhead, "chosen", lambda self, game, action: None)
    match.act(1, int(regatta.LEAVE.at()))
    assert not match.steps[-1].barrier


# --- forced options


def with_one_option(monkeypatch: pytest.MonkeyPatch, public: bool) -> Match:
    def choices(self: regatta.LookAhead, game: Regatta, out: Any) -> None:
        out.add(regatta.LEAVE.at())

    monkeypatch.setattr(regatta.LookAhead, "choices", choices)
    monkeypatch.setattr(regatta.LookAhead, "PUBLIC", public)
    match = start()
    for sailor in position(match).sailors:
        sailor.cheers = 0
    return picked(match)


def test_a_single_option_is_taken_where_it_is_public_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = with_one_option(monkeypatch, False)
    assert isinstance(waits.state.top, regatta.LookAhead)
    assert "forced" not in waits.lines()[-1]
    taken = with_one_option(monkeypatch, True)
    assert not isinstance(taken.state.top, regatta.LookAhead)
    assert taken.lines()[-1]["forced"] is True
    assert taken.entries[-1].action == int(regatta.LEAVE.at())
    assert taken.steps[-1].forced


class Only(Decision[Regatta]):
    """One option, which everybody knows; what it brings is said by `then`."""

    PUBLIC = True
    then = "nothing"

    def options(self, game: Regatta, out: Options) -> None:
        out.add(regatta.STAND.at())

    def take(self, game: Regatta, action: i64) -> None:
        if self.then == "luck":
            game.below(2)
        if self.then == "sight":
            boat = lowest(game.harbour)
            game.harbour ^= BIT[boat]
            game.raced |= BIT[boat]


@pytest.mark.parametrize(
    ("then", "seat", "taken"),
    [
        ("nothing", 0, True),
        ("luck", 0, False),
        ("sight", 0, False),
        ("nothing", 1, True),
        ("luck", 1, True),
        ("sight", 1, True),
    ],
)
def test_a_single_option_that_would_end_undo_waits_for_its_player(
    monkeypatch: pytest.MonkeyPatch, then: str, seat: int, taken: bool
) -> None:
    """Who has just chosen something may still take it back; others have nothing to take back."""
    monkeypatch.setattr(Only, "then", then)
    match = start()
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    match.state.do(regatta.LookAhead(0), Only(seat), regatta.Farewell(-1))
    match.act(0, int(regatta.LEAVE.at()))
    assert (len(match.steps) == 2) is taken
    assert isinstance(match.state.top, Only) is not taken
    assert match.steps[-1].forced is taken
    if taken:
        assert len(match.sizes[-1]) == (then == "luck")
