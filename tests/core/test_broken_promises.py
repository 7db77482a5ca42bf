"""Promises broken on purpose: each must be noticed."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from serenissima.core.bits import BIT, lowest, members_of
from serenissima.core.engine import State
from serenissima.core.fields import KNOWN, OWNER, Fact, Span, up_to
from serenissima.core.messages import Message
from serenissima.core.options import EVERY, Options
from serenissima.core.score import ScorePart, ScoreRow
from serenissima.core.shapes import Bag, Number, Parts, Row, Set, Sets
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE, Regatta
from serenissima.trials.promises import BrokenPromise, Inspector


def part(values: list[int], clause: str) -> ScorePart:
    return ScorePart(Message("x"), values, clause)


# --- promises broken on purpose: each must be noticed


def broken(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, replacement: Any, seeds: int = 6) -> str:
    """The promise that an inspector finds broken."""
    monkeypatch.setattr(owner, name, replacement)
    for seed in range(seeds):
        try:
            Inspector(TITLE, TITLE.setting(3)).play(seed)
        except BrokenPromise as caught:
            return caught.promise if caught.match["game"] == "regatta" else "a match of another game"
    return "none"


def tighter(kind: Any, *fields: Fact) -> list[Fact]:
    """The fields of a class, some of them declared otherwise."""
    others = {fact.name: fact for fact in fields}
    return [others.get(fact.name, fact) for fact in kind.FIELDS]


@pytest.mark.parametrize(
    ("kind", "fact"),
    [
        (regatta.Sailor, Number("points", "too few", Span(-9, 1))),
        (regatta.Sailor, Number("sailed", "never none", up_to(1), default=0)),
        (regatta.Sailor, Set("hand", "of too few boats", up_to(regatta.BOATS - 2), seen=OWNER)),
        (regatta.Regatta, Set("raced", "of too few boats", up_to(regatta.BOATS - 2))),
        (regatta.Regatta, Row("under", "too short", up_to(regatta.BOATS), length=1, seen=KNOWN)),
        (regatta.Regatta, Sets("under_known", "by too few", up_to(1), length=regatta.BOATS)),
        (regatta.Regatta, Bag("given", "of too few kinds", up_to(0), bits=regatta.BITS)),
        (regatta.Regatta, Parts("sailors", "too few", regatta.Sailor, length=2)),
        (regatta.ProtestOrNot, Number("winner", of=up_to(1))),
    ],
)
def test_a_field_that_leaves_what_it_is_declared_to_hold_is_noticed(
    monkeypatch: pytest.MonkeyPatch, kind: Any, fact: Fact
) -> None:
    if kind is regatta.ProtestOrNot:
        told = broken(monkeypatch, kind, "EXTRA", [fact])
    else:
        told = broken(monkeypatch, kind, "FIELDS", tighter(kind, fact))
    assert told == "a field keeps to what it is declared to hold"


def test_a_forgotten_field_of_a_clone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = regatta.Sailor.clone

    def forgetful(self: regatta.Sailor) -> regatta.Sailor:
        copy = whole(self)
        copy.points = 0
        return copy

    assert broken(monkeypatch, regatta.Sailor, "clone", forgetful) == "a copy equals its original"


def test_a_shared_row_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Regatta.clone

    def sharing(self: Regatta) -> Regatta:
        copy = whole(self)
        copy.sailors = self.sailors
        return copy

    assert broken(monkeypatch, Regatta, "clone", sharing) != "none"


def test_a_leaking_option_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choices(self: regatta.LookAhead, game: Regatta, out: Options) -> None:
        out.add(regatta.LEAVE.at())
        if members_of(game.harbour) and members_of(game.harbour)[0] % 2:
            out.add(regatta.LOOK.at())

    assert broken(monkeypatch, regatta.LookAhead, "choices", choices, 20) == "help tells no secret"


def test_a_leaking_figure_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def figures(self: object, game: State, viewer: int) -> dict[str, Any]:
        assert isinstance(game, Regatta)
        return {"best": max(members_of(game.harbour), default=0)}

    assert broken(monkeypatch, regatta.RegattaTitle, "figures", figures) == "help tells no secret"


def test_an_end_without_its_clause_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for reason in ("", "REG-PICK-1", "REG-END-9"):
        assert broken(monkeypatch, regatta.RegattaTitle, "ending", lambda self, game, said=reason: said) == (
            "the end names its clause"
        )


@pytest.mark.parametrize(
    ("row", "promise"),
    [
        (ScoreRow("x", [1, 2], "REG-END-1"), "everybody is scored"),
        (ScoreRow("x", [1, 2, 3], "REG-END-7"), "a score names its clause"),
        (ScoreRow("x", [1, 2, 3], "REG-END-1", parts=[part([1, 2, 3], "REG-X-1")]), "a score names its clause"),
        (ScoreRow("x", [1, 2, 3], "REG-END-1", parts=[part([1, 2], "REG-END-1")]), "everybody is scored"),
        (ScoreRow("x", [1, 2, 3], "REG-END-1", parts=[part([1, 2, 2], "REG-END-1")]), "a score adds up"),
    ],
)
def test_a_score_sheet_that_explains_itself_wrongly_is_noticed(
    monkeypatch: pytest.MonkeyPatch, row: ScoreRow, promise: str
) -> None:
    assert broken(monkeypatch, regatta.RegattaTitle, "score_sheet", lambda self, game: [row]) == promise


def test_an_unfair_redeal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(self: Regatta, viewer: i64) -> None:
        self.sailors[0].hand, self.sailors[1].hand = self.sailors[1].hand, self.sailors[0].hand

    assert broken(monkeypatch, Regatta, "redeal", redeal) == "imagining keeps what is seen"


def test_a_lost_component_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: regatta.LookAhead, game: Regatta, action: i64) -> None:
        if regatta.LOOK.covers(action):
            game.harbour ^= BIT[members_of(game.harbour)[0]]

    noticed = broken(monkeypatch, regatta.LookAhead, "chosen", chosen)
    assert noticed == "components are conserved"


def test_a_zone_that_disagrees_with_its_declaration_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def zone_open_to(self: Regatta, z: i64, viewer: i64) -> bool:
        return bool(z < self.seats)

    noticed = broken(monkeypatch, Regatta, "zone_open_to", zone_open_to)
    assert noticed in ("zones agree with the declared fields", "imagining keeps what is seen")


def test_an_explanation_that_lists_other_options_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def options_for(self: regatta.PickBoat, game: Regatta, seat: i64, out: Options) -> None:
        hand = game.sailors[seat].hand
        out.add_each(regatta.PICK.at(), hand ^ BIT[lowest(hand)] if out.explaining else hand)

    assert broken(monkeypatch, regatta.PickBoat, "options_for", options_for) == "explaining lists the same"


def test_a_narrowing_with_no_clause_of_the_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def options_for(self: regatta.PickBoat, game: Regatta, seat: i64, out: Options) -> None:
        hand = game.sailors[seat].hand
        out.add_each(regatta.PICK.at(), out.only(regatta.PICK.at(), EVERY, hand, "REG-PICK-9"))

    assert broken(monkeypatch, regatta.PickBoat, "options_for", options_for) == "a refusal names its clause"


def test_a_narrowing_that_is_not_followed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def options_for(self: regatta.PickBoat, game: Regatta, seat: i64, out: Options) -> None:
        hand = game.sailors[seat].hand
        out.only(regatta.PICK.at(), hand, BIT[lowest(hand)], "REG-PICK-1")
        out.add_each(regatta.PICK.at(), hand)

    assert broken(monkeypatch, regatta.PickBoat, "options_for", options_for) == "what is offered is not kept out"


def test_a_refusal_without_a_clause_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken(monkeypatch, regatta.PickBoat, "CLAUSE", "REG-PICK-9") == "a refusal names its clause"
