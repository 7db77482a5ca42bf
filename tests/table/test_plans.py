"""From a wish to a table: what is refused, and what the stored table holds."""

from __future__ import annotations

import pytest

from serenissima.table import keys, plans
from serenissima.table.plans import SeatPlan, TablePlan
from serenissima.table.problems import TableProblem
from tests.luck_kit import dealt_record
from tests.table_kit import OUTSIDE, plan


def test_a_table_keeps_digests_and_tells_each_secret_once() -> None:
    made = plans.make(plan("venezia2099", "screen", "friend", "bot greedy", "screen"), OUTSIDE)
    held = {key.role: key for key in made.record.keys}
    assert held["host"].seats == (0, 3)
    assert held["friend"].seats == (1,)
    assert held["watch"].seats == ()
    secrets = [made.host, made.watch, made.friends[1]]
    assert [key.digest for key in made.record.keys] == [keys.digest(secret) for secret in secrets]
    assert not any(secret in repr(made.record) for secret in secrets)


def test_two_tables_have_different_luck_and_the_same_seed_the_same() -> None:
    wish = plan("venezia2099", "screen", "screen")
    assert dealt_record(wish).snapshot != dealt_record(wish).snapshot
    seeded = plan("venezia2099", "screen", "screen", seed=7)
    assert plans.make(seeded, OUTSIDE).record.snapshot == plans.make(seeded, OUTSIDE).record.snapshot


@pytest.mark.parametrize(
    ("wish", "sort", "id"),
    [
        (plan("chess", "screen", "screen"), "unknown", "problem-unknown-game"),
        (plan("../core", "screen", "screen"), "unknown", "problem-unknown-game"),
        (TablePlan("venezia2099", 3, [SeatPlan("screen")] * 2, {}), "invalid", "problem-seats"),
        (plan("venezia2099", "screen"), "invalid", "problem-setting"),
        (plan("venezia2099", *["screen"] * 6), "invalid", "problem-setting"),
        (plan("venezia2099", "screen", "screen", options={"sea": "dry"}), "invalid", "problem-setting"),
        (plan("venezia2099", "screen", "bot genius"), "invalid", "problem-level"),
        (TablePlan("venezia2099", 2, [SeatPlan("screen"), SeatPlan("bot")], {}), "invalid", "problem-level"),
        (plan("venezia2099", "screen", "friend", seed=1), "invalid", "problem-seed-with-friends"),
    ],
)
def test_an_impossible_wish_is_refused_with_its_reason(wish: TablePlan, sort: str, id: str) -> None:
    with pytest.raises(TableProblem) as caught:
        plans.make(wish, OUTSIDE)
    assert (caught.value.sort, caught.value.message.id) == (sort, id)


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoë\u202e\u0000\n!", "Zoë !"),
        ("x" * 50, "x" * 24),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("\u200b\u200d", ""),
    ],
)
def test_names_lose_what_could_disturb_a_screen(given: str, clean: str) -> None:
    assert plans.clean_name(given) == clean


def test_nobody_shares_a_name() -> None:
    wishes = [
        SeatPlan("screen", "Ann"),
        SeatPlan("friend", "ann "),
        SeatPlan("screen"),
        SeatPlan("bot", level="random"),
    ]
    seats = plans.seated(wishes)
    assert [seat.name for seat in seats] == ["Ann", "ann 2", "Chiara", "Alvise"]
    assert [seat.level for seat in seats] == [None, None, None, "random"]
