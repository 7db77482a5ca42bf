"""Frames, their stack, and the loop that runs them."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from mypy_extensions import i64

from serenissima.core.actions import Field
from serenissima.core.bits import BIT, members_of
from serenissima.core.engine import NOBODY, Decision, Frame, Procedure, Simultaneous, State
from serenissima.core.events import Diary, EventKind
from serenissima.core.options import Options
from tests.core.flow_kit import Waits, Whole


class Adds(Procedure["Whole"]):
    def happen(self, game: Whole) -> None:
        game.number = game.number * 10 + int(self.seat)


class All(Simultaneous["Whole"]):
    CLAUSE: ClassVar[str] = "REG-A-2"

    def who(self, game: Whole) -> i64:
        return int(game.cards)

    def options_for(self, game: Whole, seat: i64, out: Options) -> None:
        out.add(10 + seat)

    def answer(self, game: Whole, seat: i64, action: i64) -> bool:
        game.number = int(action)
        return bool(action != 99)

    def retract(self, game: Whole, seat: i64) -> None:
        game.number = -int(seat)

    def close(self, game: Whole) -> None:
        game.deck = 0


def stack(game: State) -> list[tuple[str, int]]:
    found = []
    frame = game.top
    while frame is not None:
        found.append((type(frame).__name__, int(frame.seat)))
        frame = frame.after
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_frames_are_done_in_the_order_given_before_what_was_there(number: int) -> None:
    game = Whole()
    game.do(Waits(9))
    game.do(*(Adds(seat) for seat in range(1, number + 1)))
    assert stack(game) == [*(("Adds", seat) for seat in range(1, number + 1)), ("Waits", 9)]
    game.number = 0
    game.settle()
    assert game.number == int("".join(map(str, range(1, number + 1))))
    assert stack(game) == [("Waits", 9)]


def test_a_decision_waits_and_is_taken_off_before_it_is_carried_out() -> None:
    game = Whole()
    game.do(Waits(1), Adds(4))
    game.settle()
    out = Options()
    out.add(77)
    game.options(out)
    assert out.as_list() == [5]
    assert (game.over(), int(game.to_play()), members_of(game.waiting())) == (False, 1, [1])
    game.options_of(0, out)
    assert out.as_list() == []
    game.options_of(1, out)
    assert out.as_list() == [5]
    decision = game.decision()
    assert (decision.why_not(game, 0, 0), decision.not_yet(game, 0), decision.clause(game)) == ("REG-A-1",) * 3
    assert (decision.public(game), decision.args(game), decision.STEP, decision.STEPS) == (False, {}, -1, [])
    game.apply(3)
    assert (game.number, game.over(), int(game.to_play()), int(game.waiting())) == (34, True, NOBODY, 0)
    with pytest.raises(ValueError, match=r"^nobody has to decide$"):
        game.decision()


def test_what_forbids_may_follow_from_the_position() -> None:
    class Depends(Waits):
        def clause(self, game: Whole) -> str:
            return f"REG-B-{game.number}"

    decision = Depends(0)
    assert decision.why_not(Whole(), 0, 0) == "REG-B-7"
    assert decision.after is None, "nothing comes after it before it is put somewhere"


def test_an_act_of_a_seat_settles_too() -> None:
    game = Whole()
    game.do(Waits(0), Adds(2), Waits(1))
    game.act(0, 6)
    assert (game.number, stack(game)) == (62, [("Waits", 1)])


def test_starting_over_and_doing_again() -> None:
    game = Whole()
    game.do(Waits(0), Adds(1))
    top = game.decision()
    game.top = top.after
    game.do_again(top)
    assert stack(game) == [("Waits", 0), ("Adds", 1)]
    game.do_only(Adds(3))
    assert stack(game) == [("Adds", 3)]
    game.do_only(None)
    assert game.over()


def asked(members: int) -> Whole:
    game = Whole()
    game.cards = members
    game.do(All(NOBODY), Waits(1))
    game.settle()
    return game


def test_a_simultaneous_decision_closes_when_the_last_has_answered() -> None:
    game = asked(int(BIT[0] | BIT[2]))
    out = Options()
    assert (members_of(game.asked), members_of(game.pending), members_of(game.waiting())) == ([0, 2], [0, 2], [0, 2])
    assert int(game.to_play()) == 0
    game.options(out)
    assert out.as_list() == [10]
    for seat, listed in [(0, [10]), (1, []), (2, [12])]:
        game.options_of(seat, out)
        assert out.as_list() == listed
    game.act(2, 99)
    assert members_of(game.pending) == [0, 2], "a part of an answer"
    game.act(2, 12)
    assert (members_of(game.pending), int(game.to_play()), game.deck != 0) == ([0], 0, True)
    game.options_of(2, out)
    assert out.as_list() == []
    game.apply(10)
    assert (game.number, game.deck, int(game.asked), int(game.pending), stack(game)) == (10, 0, 0, 0, [("Waits", 1)])


def test_an_answer_may_settle_who_is_still_asked() -> None:
    class Vote(All):
        def answer(self, game: Whole, seat: i64, action: i64) -> bool:
            game.pending = 0
            return True

    game = Whole()
    game.cards = 7
    game.do(Vote(NOBODY))
    game.settle()
    game.act(1, 0)
    assert (int(game.pending), game.deck, game.over()) == (0, 0, True)


def test_nobody_asked_closes_at_once() -> None:
    game = asked(0)
    assert (game.deck, stack(game)) == (0, [("Waits", 1)])


def test_answers_are_taken_back() -> None:
    game = asked(int(BIT[0] | BIT[2]))
    game.act(2, 12)
    game.retract(2)
    assert (game.number, members_of(game.pending)) == (-2, [0, 2])
    for seat in (1, 3):
        with pytest.raises(ValueError, match=r"^there is no answer to take back$"):
            game.retract(seat)
    game.do_only(Waits(0))
    with pytest.raises(ValueError, match=r"^there is no answer to take back$"):
        game.retract(0)
    decision = All(NOBODY)
    assert (decision.retractable(), decision.begun(game, 0)) == (True, False)


def test_a_decision_that_is_open_takes_nothing_back() -> None:
    class Open(All):
        def retractable(self) -> bool:
            return False

    game = Whole()
    game.cards = 3
    game.do(Open(NOBODY))
    game.settle()
    game.act(0, 1)
    with pytest.raises(ValueError, match=r"^there is no answer to take back$"):
        game.retract(0)


def test_what_an_author_must_write_is_asked_for() -> None:
    game, out = Whole(), Options()
    bare: Simultaneous[Whole] = Simultaneous(0)
    for call in (
        lambda: Frame[Whole](0).run(game),
        lambda: Procedure[Whole](0).happen(game),
        lambda: Decision[Whole](0).options(game, out),
        lambda: Decision[Whole](0).take(game, 0),
        lambda: bare.who(game),
        lambda: bare.options_for(game, 0, out),
        lambda: bare.answer(game, 0, 0),
        lambda: bare.retract(game, 0),
        lambda: bare.close(game),
        game.clone,
        game.scores,
        lambda: game.zone(0),
        lambda: game.set_zone(0, 0),
        lambda: game.zone_open_to(0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_every_state_has_is_copied() -> None:
    game, copy = asked(5), Whole()
    game.luck, game.asked = 3, 7
    game.copy_base(copy)
    assert (copy.luck, copy.top, copy.pending, copy.asked) == (3, game.top, 5, 7)


def test_events_have_as_many_values_as_fields() -> None:
    game = Whole()
    game.tell(EventKind("unheard", []), 0)
    diary = Diary()
    game.listener = diary
    field = [fields_named(name) for name in "abcd"]
    for number in range(5):
        game.tell(EventKind("told", field[:number]), 1, 11, 12, 13, 14)
    game.tell(EventKind("told", field), 1)
    assert [event.values for event in diary.events] == [*([11, 12, 13, 14][:n] for n in range(5)), [0, 0, 0, 0]]


def fields_named(name: str) -> Any:

    return Field(name, 99)
