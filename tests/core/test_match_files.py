"""What a match file is read back to, beyond the moves: its options, its luck, and why it cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.match.history import BrokenMatch
from serenissima.match.luck import FairLuck
from serenissima.match.match import Match
from serenissima.simulate.regatta.game import TITLE, RegattaTitle

BYTES = {"host": bytes([7] * 32)}


def saved(**changed: Any) -> dict[str, Any]:
    source = FairLuck("table", bytes(range(32)), BYTES)
    match = Match.start(TITLE, 3, {"storm": "likely"}, source=source)
    match.act(0, match.options(0)[0])
    return {**match.to_json(secrets_too=True), **changed}


def broken(data: dict[str, Any]) -> str:
    with pytest.raises(BrokenMatch) as caught:
        Match.from_json(TITLE, data)
    return str(caught.value)


def test_the_options_are_those_of_the_table() -> None:
    match = Match.from_json(TITLE, saved())
    assert match.setting.options == {"storm": "likely"}
    assert match.source is not None


def test_a_file_that_cannot_be_read_says_why() -> None:
    assert broken(saved(format=7)) == "this match file has format 7, and this version reads format 1"
    assert broken({"format": 1}) == "this is not a match file: its rules_version is None"
    lame = saved()
    del lame["fair"]["contributors"]
    assert broken(lame) == "what is said about the luck cannot be read: KeyError('contributors')"


def test_a_match_that_goes_on_from_its_snapshot_keeps_its_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def renewed(self: RegattaTitle, snapshot: dict[str, Any], rules_version: int) -> dict[str, Any]:
        asked.append(rules_version)
        return snapshot

    monkeypatch.setattr(RegattaTitle, "renewed", renewed)
    data = saved(rules_version=0)
    data["entries"][1] = {**data["entries"][1], "digest": "0" * 16}
    match = Match.from_json(TITLE, data)
    assert (match.restored, asked) == (True, [0])
    assert isinstance(match.source, FairLuck)
    assert match.setting.options == {"storm": "likely"}
