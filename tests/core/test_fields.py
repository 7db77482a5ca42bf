"""Declared fields: what a position stores, shows and compares."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core import fields
from serenissima.core.actions import Field
from serenissima.core.engine import Procedure
from serenissima.core.fields import (
    ALL,
    KNOWN,
    NONE,
    OWNER,
    REFEREE,
    SPECTATOR,
    Contradiction,
    Fact,
    digest,
    fill_from_json,
    maybe,
    out_of_bounds,
    to_json,
    up_to,
    view,
)
from serenissima.core.shapes import Bag, Bags, Lanes, Number, Parts, Row, Set, Sets
from tests.core.flow_kit import CARD, Part, Waits, Whole

OPEN = {
    "seats": 2,
    "pending": 0,
    "asked": 0,
    "cards": [1, 63],
    "known_known": [[1], [0]],
    "named": [],
    "goods": [1, 0, 2],
    "ranks": [9, 0, 7],
    "open_sacks": [[2, 1]],
}


HIDDEN = {
    "deck": {"hidden": 2},
    "row": {"hidden": 3},
    "stock": {"hidden": 4},
    "piles": [{"hidden": 1}, {"hidden": 3}],
    "sacks": [{"hidden": 3}, {"hidden": 1}],
}


FIRST = {"own": 1, "hand": [4], "open": 5}


SECOND = {"own": 2, "hand": [5, 6], "open": 6}


FIRST_HIDDEN = {"hand": {"hidden": 1}, "open": 5}


SECOND_HIDDEN = {"hand": {"hidden": 2}, "open": 6}


@pytest.mark.parametrize(
    ("viewer", "known", "parts"),
    [
        (SPECTATOR, [None, None], [FIRST_HIDDEN, SECOND_HIDDEN]),
        (0, [None, 9], [FIRST, SECOND_HIDDEN]),
        (1, [8, None], [FIRST_HIDDEN, SECOND]),
    ],
)
def test_everybody_sees_their_own_and_how_many_of_the_rest(viewer: int, known: list[Any], parts: list[Any]) -> None:
    assert view(Whole(), viewer) == {**OPEN, **HIDDEN, "known": known, "parts": parts}


def test_the_referee_sees_all_and_a_file_brings_it_back() -> None:
    whole = Whole()
    whole.do(Waits(1), Waits(0))
    saved = to_json(whole)
    assert saved == {
        **OPEN,
        "luck": int(whole.luck),
        "top": [["Waits", 1], ["Waits", 0]],
        "number": 7,
        "deck": [2, 3],
        "row": [4, 5, 6],
        "known": [8, 9],
        "stock": [0, 3, 1],
        "secret_ranks": [1, 2, 3],
        "piles": [[1], [2, 5, 63]],
        "sacks": [[1, 2], [0, 1]],
        "parts": [FIRST, SECOND],
    }
    other = Whole()
    for name in ("number", "cards", "deck", "goods", "stock", "ranks", "secret_ranks"):
        setattr(other, name, 0)
    other.row = other.known = other.known_known = other.piles = other.sacks = other.open_sacks = vec[i64]()
    other.parts = [Part(0, 0, 0), Part(0, 0, 0)]
    assert digest(other) != digest(whole)
    fill_from_json(other, saved, {"Waits": Waits})
    assert to_json(other) == saved
    assert other.cards == whole.cards, "the last member is the sign"
    assert digest(other) == digest(whole)
    assert other.top is not None
    assert other.top.after is not None
    assert (other.top.seat, other.top.after.seat, other.top.after.after) == (1, 0, None)


def test_a_digest_leaves_out_the_generator_alone() -> None:
    whole = Whole()
    before = digest(whole)
    assert len(before) == 16
    whole.luck += 1
    assert digest(whole) == before
    whole.number += 1
    assert digest(whole) != before


def test_a_digest_goes_by_names_and_not_by_their_order() -> None:
    class Turned(Part):
        FIELDS: ClassVar[list[Fact]] = Part.FIELDS[::-1]

    assert digest(Turned(1, 2, 3)) == digest(Part(1, 2, 3)) != digest(Part(1, 2, 4))


def test_a_field_that_was_not_saved_keeps_what_it_has() -> None:
    whole = Whole()
    fill_from_json(whole, {"row": [1], "deck": []}, {})
    assert ([int(n) for n in whole.row], whole.deck, whole.number) == ([1], 0, 7)
    with pytest.raises(ValueError, match="shorter"):
        fill_from_json(whole, {"parts": [FIRST]}, {})


FEW = Field("few", 2, names=["one", "two", "three"])


@pytest.mark.parametrize(
    ("declare", "reason"),
    [
        (lambda: Number("x"), "it does not say what it may hold"),
        (lambda: Set("x"), "a set has members from 0 to 63, not from -9223372036854775808 to 9223372036854775807"),
        (lambda: Number("x", "", up_to(5), default=6), "fresh, it holds 6, declared 0 to 5"),
        (lambda: Number("x", "", CARD, default=-1), "fresh, it holds -1, declared 0 to 63"),
        (lambda: Number("x", "", up_to(5), seen=KNOWN), "only a row of numbers is known entry by entry"),
        (
            lambda: Number("x", "", up_to(5), limit="may_hold"),
            "it is no hidden zone, .*",
        ),
        (lambda: Set("x", "", CARD, limit="may_hold"), "it is no hidden zone, .*"),
        (
            lambda: Set("x", "", CARD, seen=NONE, memory=True, floor="f"),
            "it is no hidden zone, .*",
        ),
        (lambda: Set("x", "", maybe(CARD)), "a set has members from 0 to 63, not from -1 to 63"),
        (lambda: Set("x", "", up_to(64)), "a set has members from 0 to 63, not from 0 to 64"),
        (lambda: Set("x", "", CARD, seen=KNOWN), "only a row of numbers is known entry by entry"),
        (lambda: Set("x", "", FEW), "few has more names than its 2 values"),
        (lambda: Bag("x", "", up_to(2)), "3 lanes of 0 bits are no number of 63 bits"),
        (lambda: Bag("x", "", up_to(15), bits=4), "16 lanes of 4 bits are no number of 63 bits"),
        (lambda: Bag("x", "", up_to(2), bits=4, seen=KNOWN), "only a row of numbers is known entry by entry"),
        (lambda: Lanes("x", "", up_to(9), bits=4), "0 lanes of 4 bits are no number of 63 bits"),
        (lambda: Lanes("x", "", up_to(9), bits=3, length=2), "3 bits do not hold 0 to 9"),
        (lambda: Lanes("x", "", maybe(CARD), bits=7, length=2), "7 bits do not hold -1 to 63"),
        (
            lambda: Row("x", "", up_to(9)),
            "a row says by what its places are numbered, or how long it grows",
        ),
        (lambda: Row("x", "", length=3), "it does not say what it may hold"),
        (lambda: Row("x", "", length=3, seen=KNOWN), "it does not say what it may hold"),
        (lambda: Sets("x", "", length=3), "it does not say what it may hold"),
        (lambda: Row("x", "", FEW, length=3, seen=KNOWN), "few has more names than its 2 values"),
        (lambda: Sets("x", "", up_to(64), length=3), "a set has members from 0 to 63, not from 0 to 64"),
        (lambda: Sets("x", "", CARD, length=3, seen=KNOWN), "only a row of numbers is known entry by entry"),
        (lambda: Bags("x", "", up_to(2), length=3), "3 lanes of 0 bits are no number of 63 bits"),
        (lambda: Parts("x", "", Part), "it does not say how many parts there are"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(declare: Any, reason: str) -> None:
    with pytest.raises(Contradiction, match=f"^x: {reason}$"):
        declare()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda whole: setattr(whole, "deck", 1), ""),
        (lambda whole: setattr(whole, "known_known", vec[i64]([64])), "known_known holds 6, declared 0 to 5"),
        (lambda whole: setattr(whole, "row", vec[i64]([1, 64])), "row holds 64, declared 0 to 63"),
        (lambda whole: setattr(whole, "row", vec[i64]([1, 2, 3, 4])), "row has 4 places, declared 3"),
        (lambda whole: setattr(whole, "named", vec[i64]([1])), "named has 1 places, declared 2"),
        (lambda whole: setattr(whole, "named", vec[i64]([0, -1])), "named holds -1, declared 0 to 63"),
        (lambda whole: setattr(whole, "goods", 1 << 12), "goods holds more than its 3 kinds"),
        (lambda whole: setattr(whole, "ranks", 10), "ranks holds 10, declared 0 to 9"),
        (lambda whole: setattr(whole, "ranks", 1 << 12), "ranks holds more than its 3 kinds"),
        (lambda whole: setattr(whole, "sacks", vec[i64]([0, 1 << 8])), "sacks holds more than its 2 kinds"),
        (lambda whole: setattr(whole.parts[1], "open", 10), "parts Part.open holds 10, declared 0 to 9"),
        (lambda whole: setattr(whole, "parts", [*whole.parts, Part(1, 1, 1)]), "parts has 3 parts, declared 2"),
        (lambda whole: whole.do(Carries(0, 64)), "top Carries.card holds 64, declared 0 to 63"),
        (lambda whole: whole.do(Waits(0), Carries(0, -1)), "top Carries.card holds -1, declared 0 to 63"),
    ],
)
def test_what_leaves_its_range_or_length_is_named(change: Any, said: str) -> None:
    whole = Whole()
    whole.do(Carries(1, 63))
    assert out_of_bounds(whole) == ""
    change(whole)
    assert out_of_bounds(whole) == (f"Whole.{said}" if said else "")


def test_whom_a_field_is_open_to() -> None:
    def open_to(seen: int) -> list[bool]:
        fact = Row("x", "", CARD, length=1, seen=seen)
        return [fact.open_to(viewer, owner) for viewer, owner in [(0, 0), (0, 1), (SPECTATOR, -1), (REFEREE, 0)]]

    assert open_to(ALL) == [True, True, True, True]
    assert open_to(OWNER) == [True, False, False, True]
    assert open_to(NONE) == open_to(KNOWN) == [False, False, False, True]
    assert fields.SPECTATOR == -1


class Carries(Procedure["Whole"]):
    EXTRA: ClassVar[list[Fact]] = [Number("card", of=CARD)]

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card
