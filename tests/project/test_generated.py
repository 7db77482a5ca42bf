"""What is made from other sources is current, and nobody edits it by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import make_all
import make_client_fields
import make_fields
from making import ROOT, Refused, keep
from serenissima.core.fields import ALL, NONE, Fact
from serenissima.games.doge import shown
from serenissima.games.doge.state import Player

STATE = ROOT / "src/serenissima/games/venezia2099/state.py"
TEXT = STATE.read_text(encoding="utf-8")


def test_all_that_is_generated_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert keep(make_all.wanted(), check=True, how=make_all.HOW) == 0, capsys.readouterr().err


def test_what_is_stale_is_named_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("making.ROOT", tmp_path)
    page = tmp_path / "docs" / "page.md"
    assert keep({page: "new"}, check=True, how="tools/make_it.py") == 1
    assert capsys.readouterr().err == "docs/page.md is not what its sources say: run tools/make_it.py\n"
    assert not page.exists(), "nothing is written by a check"
    assert keep({page: "new"}, check=False, how="tools/make_it.py") == 0
    assert page.read_text() == "new"
    assert keep({page: "new"}, check=True, how="tools/make_it.py") == 0
    page.write_text("old")
    assert keep({page: "new"}, check=True, how="tools/make_it.py") == 1


def line_of(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if words in line)


def test_an_edit_by_hand_between_the_marks_is_refused_with_file_and_line() -> None:
    spoilt = TEXT.replace("        copy.sunk_coins = self.sunk_coins\n", "")
    line = line_of(TEXT, "copy.sunk_coins = self.sunk_coins")
    with pytest.raises(Refused, match=f"^src/serenissima/games/venezia2099/state.py:{line}: changed by hand between"):
        make_fields.wanted({STATE: spoilt})
    spoilt = TEXT.replace("        self.coins: i64 = 0\n", "        self.coins: i64 = 5\n")
    line = line_of(TEXT, "self.coins: i64 = 0")
    with pytest.raises(Refused, match=f"state.py:{line}: changed by hand between the marks of Player"):
        make_fields.wanted({STATE: spoilt})


def test_an_emptied_block_is_made_anew() -> None:
    begin, end = TEXT.index("    def __init__(self, luck"), TEXT.rindex(make_fields.END)
    assert make_fields.wanted({STATE: TEXT[:begin] + TEXT[end:]})[STATE] == TEXT
    mark = TEXT.rindex(make_fields.BEGIN)
    without = TEXT[:mark].rstrip() + "\n" + TEXT[end + len(make_fields.END) + 1 :]
    assert make_fields.wanted({STATE: without})[STATE].count(make_fields.BEGIN) == 2


def test_an_attribute_that_is_not_declared_is_refused() -> None:
    spoilt = TEXT.replace(
        "    def left_of(", "    def forget(self) -> None:\n        self.forgotten = 1\n\n    def left_of("
    )
    line = line_of(spoilt, "self.forgotten")
    with pytest.raises(Refused, match=f"state.py:{line}: Venezia.forgotten is set, and FIELDS does not declare it"):
        make_fields.wanted({STATE: spoilt})


def test_what_is_made_is_not_written_by_hand_as_well() -> None:
    spoilt = TEXT.replace("    def left_of(", "    def zones(self) -> i64:\n        return 0\n\n    def left_of(")
    with pytest.raises(Refused, match=r"Venezia\.zones is made from FIELDS; remove it"):
        make_fields.wanted({STATE: spoilt})


@pytest.mark.parametrize("mark", [make_fields.BEGIN, make_fields.END])
def test_a_lost_mark_is_refused(mark: str) -> None:
    lines = TEXT.splitlines(keepends=True)
    lost = max(number for number, line in enumerate(lines) if line.startswith(mark.rstrip()))
    with pytest.raises(Refused, match="has lost one of its two marks, or has them twice"):
        make_fields.wanted({STATE: "".join(lines[:lost] + lines[lost + 1 :])})


def test_a_changed_declaration_changes_what_is_made() -> None:
    changed = TEXT.replace("RANK, default=LOWEST_PROPHECY_RANK)", "RANK, default=LOWEST_PROPHECY_RANK + 0)")
    made = make_fields.wanted({STATE: changed})[STATE]
    assert "self.floor: i64 = LOWEST_PROPHECY_RANK + 0" in made
    assert made != changed


def test_what_a_board_draws_with_follows_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    board = make_client_fields.BOARDS / "doge" / "fields.ts"
    assert "export const HOME = [0, 1, 2, 3, 4, 5, 6, 6, 6] as const;" in make_client_fields.wanted()[board]
    monkeypatch.setitem(shown.SHOWN, "HOME", [6, 0])
    assert "export const HOME = [6, 0] as const;" in make_client_fields.wanted()[board]


def test_the_client_is_told_of_hidden_fields_what_the_wire_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    told = make_client_fields.wanted()[make_client_fields.BOARDS / "doge" / "fields.ts"]
    assert "  readonly hand: readonly number[] | Hidden;\n" in told, "the owner's own, or how many"
    assert "  readonly card?: number;\n" in told, "nothing of a hidden number"
    assert "luck" not in told
    monkeypatch.setattr(fact("ballot"), "seen", ALL)
    monkeypatch.setattr(fact("card"), "seen", NONE)
    told = make_client_fields.render("doge")
    assert "  readonly ballot: number;\n" in told
    assert "readonly card" not in told


def fact(name: str) -> Fact:
    return next(fact for fact in Player.FIELDS if fact.name == name)
