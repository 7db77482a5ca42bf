"""The buffer of options, compared with a plain list."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field, Kind
from serenissima.core.bits import BIT
from serenissima.core.options import EVERY, Options

DICE = random.Random(9)


def filled(runs: int) -> tuple[Options, list[int]]:
    """A buffer with that many runs, single options and sets by turns, and what it should hold."""
    out, expected = Options(), []
    for run in range(runs):
        if run % 3 == 1:
            out.add(1000 * run)
            expected.append(1000 * run)
            continue
        members = sorted(DICE.sample(range(64), DICE.randint(1, 40)))
        held: i64 = 0
        for member in members:
            held |= BIT[member]
        out.add_each(1000 * run, held)
        expected.extend(1000 * run + member for member in members)
    return out, expected


@pytest.mark.parametrize("runs", [0, 1, 2, 3, 63, 64, 65, 66, 128, 129, 200])
def test_a_buffer_holds_what_was_listed(runs: int) -> None:
    out, expected = filled(runs)
    assert int(out.size) == len(expected)
    assert out.as_list() == expected
    assert [int(out.pick(n)) for n in range(len(expected))] == expected
    assert all(out.contains(action) for action in expected)
    others = set(range(-70, 1000 * runs + 70)) - set(expected)
    assert not any(out.contains(action) for action in DICE.sample(sorted(others), min(500, len(others))))
    with pytest.raises(IndexError, match=r"^no such option$"):
        out.pick(len(expected))
    out.clear()
    assert (int(out.size), out.as_list(), out.contains(0)) == (0, [], False)


def test_the_ends_of_a_set() -> None:
    out = Options()
    out.add_each(100, BIT[0] | BIT[63])
    assert out.as_list() == [100, 163]
    assert [out.contains(action) for action in (36, 99, 100, 101, 162, 163, 164)] == [
        False,
        False,
        True,
        False,
        False,
        True,
        False,
    ]
    out.add(7)
    assert [int(out.pick(n)) for n in range(3)] == [100, 163, 7]


def test_an_empty_set_lists_nothing() -> None:
    out = Options()
    out.add_each(5, 0)
    assert (int(out.size), int(out.runs)) == (0, 0)


def test_runs_are_known_again() -> None:
    out, _ = filled(5)
    kept = out.all_runs()
    assert len(kept) == 10
    assert [int(kept[2 * r]) for r in range(5)] == [0, 1000, 2000, 3000, 4000]
    assert int(kept[3]) == 1
    assert out.are(kept)
    for place in range(10):
        bent = kept[:]
        bent[place] += 1
        assert not out.are(bent)
    assert not out.are(kept[:8])
    assert not out.are(vec[i64]([*kept, 0, 0]))
    out.clear()
    assert out.are(vec[i64]())
    assert not out.are(kept)


def test_a_buffer_is_used_again_after_a_long_list() -> None:
    out, _ = filled(150)
    out.list_all()
    out.clear()
    out.add(3)
    out.add_each(10, BIT[1] | BIT[2])
    assert out.as_list() == [3, 11, 12]
    row = out.list_all()
    assert [int(row[n]) for n in range(3)] == [3, 11, 12]


# --- saying what keeps the rest out

CATALOGUE = Catalogue()
SAIL = CATALOGUE.kind("sail", Field("boat", 3), Field("to", 40))
REST = CATALOGUE.kind("rest")
PICK = CATALOGUE.kind("pick", Field("card", 150))


def test_an_explaining_buffer_knows_what_fell_away_and_why() -> None:
    out = Options(CATALOGUE)
    base = SAIL.at(1)
    squares = out.only(base, 0b11111, 0b10111, "WET")
    assert squares == 0b10111
    assert out.only(base, squares, 0b00101, "TAKEN") == 0b00101
    assert [out.reason(base + square) for square in range(6)] == ["", "TAKEN", "", "WET", "TAKEN", ""]
    assert out.only(base, 0b01010, 0, "LATE") == 0
    assert [out.reason(base + square) for square in (1, 3)] == ["TAKEN", "WET"], "the first reason counts"
    assert (out.may(REST.at(), True, "TIRED"), out.reason(REST.at())) == (True, "")
    assert (out.may(REST.at(), False, "TIRED"), out.reason(REST.at())) == (False, "TIRED")
    out.keep_out(SAIL.at(2), 0b1, "GONE")
    assert [out.reason(SAIL.at(2, square)) for square in (0, 1)] == ["GONE", ""]
    out.clear()
    assert out.reason(REST.at()) == out.reason(base + 1) == ""


def test_every_value_is_every_value_that_the_last_field_has() -> None:
    out = Options(CATALOGUE)
    assert out.only(SAIL.at(1), EVERY, 0, "FAR") == 0
    told = [action for action in range(CATALOGUE.size) if out.reason(action)]
    assert told == list(range(SAIL.at(1), SAIL.at(2)))
    out.keep_out(SAIL.at(2, 30), EVERY, "WIND")
    told = [action for action in range(CATALOGUE.size) if out.reason(action) == "WIND"]
    assert told == list(range(SAIL.at(2, 30), REST.at())), "as far as the values go"


@pytest.mark.parametrize("kind", CATALOGUE.kinds, ids=[kind.name for kind in CATALOGUE.kinds])
def test_a_whole_kind_is_forbidden_and_nothing_else(kind: Kind) -> None:
    out = Options(CATALOGUE)
    out.forbid(kind, "NOT-NOW")
    told = [action for action in range(CATALOGUE.size) if out.reason(action) == "NOT-NOW"]
    assert told == list(range(kind.base, kind.end))


def test_an_ordinary_buffer_narrows_alike_and_remembers_nothing() -> None:
    out = Options()
    assert not out.explaining
    assert out.only(SAIL.at(1), 0b11111, 0b10111, "WET") == 0b10111
    assert (out.may(REST.at(), False, "TIRED"), out.may(REST.at(), True, "TIRED")) == (False, True)
    out.keep_out(SAIL.at(2), EVERY, "GONE")
    out.forbid(PICK, "GONE")
    assert out.kept_out == []
    assert not any(out.reason(action) for action in range(CATALOGUE.size))
