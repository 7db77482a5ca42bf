"""Match files: written, read, replayed, refused."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bits import BIT
from serenissima.core.fields import REFEREE, digest, view
from serenissima.match.history import BrokenMatch
from serenissima.match.match import Match
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE
from tests.core.match_kit import SIDE, picked, position, start


def test_every_entry_says_where_it_leads() -> None:
    match = start()
    match.act(2, match.options(2)[0])
    assert match.entries[-1].digest == digest(match.state)
    match.act(2, SIDE)
    answered = digest(match.state)
    match.reconsider(2)
    assert digest(match.state) != answered
    match.undo(2)
    assert digest(match.state) == answered == match.entries[-1].digest


# --- files


def test_a_file_has_all_that_is_needed() -> None:
    match = picked(Match.start(TITLE, 3, {"storm": "likely"}, 9))
    told: dict[str, Any] = match.to_json()
    assert {name: told[name] for name in ("format", "game", "rules_version", "players", "options", "luck")} == {
        "format": 1,
        "game": "regatta",
        "rules_version": 1,
        "players": 3,
        "options": {"storm": "likely"},
        "luck": 9,
    }
    assert told["entries"] == match.lines()
    assert told["snapshot"] == match.snapshot() == view(match.state, REFEREE)
    again = Match.from_json(TITLE, told)
    assert again.to_json() == told
    assert (again.restored, again.luck, again.setting.options) == (False, 9, {"storm": "likely"})
    assert [step.barrier for step in again.steps] == [step.barrier for step in match.steps]
    assert again.sizes == match.sizes


def test_undo_and_reconsideration_are_replayed() -> None:
    match = start()
    match.act(2, match.options(2)[0])
    match.reconsider(2)
    picked(match)
    winner = match.waiting()[0]
    match.act(winner, int(regatta.CHEER.at()))
    match.undo(winner)
    again = Match.from_json(TITLE, match.to_json())
    assert digest(again.state) == digest(match.state)
    assert again.entries == match.entries


def bent(change: Any) -> dict[str, Any]:
    told: dict[str, Any] = picked(start()).to_json()
    told["entries"] = [dict(entry) for entry in told["entries"]]
    change(told)
    return told


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda told: told.update(entries=[]), r"^this match has no beginning$"),
        (lambda told: told.pop("players"), r"^this is not a match file: KeyError\('players'\)$"),
        (lambda told: told.update(options=3), r"^this is not a match file: TypeError"),
        (lambda told: told["entries"][2].pop("seat"), r"^entry 2 cannot be replayed: KeyError\('seat'\)$"),
        (lambda told: told["entries"][0].pop("luck"), r"^entry 0 cannot be replayed: KeyError\('luck'\)$"),
        (lambda told: told["entries"][1].update(seat="x"), r"^entry 1 cannot be replayed: ValueError"),
        (lambda told: told["entries"][1].update(action=0), r"^entry 1: seat 0 may not do 0 here$"),
        (lambda told: told["entries"][1]["luck"].append(0), r"^entry 1: 1 outcomes of chance are recorded, and 0 are"),
        (lambda told: told["entries"][1].update(digest=""), r"^entry 1 leads to another position than the one recor"),
        (lambda told: told.update(format=2), r"^this match file has format 2, and this version reads format 1$"),
    ],
)
def test_a_file_that_cannot_be_says_what_is_wrong(change: Any, said: str) -> None:
    assert 0 not in start().options(0), "the seed deals this boat to somebody else"
    with pytest.raises(BrokenMatch, match=said):
        Match.from_json(TITLE, bent(change))


def test_older_rules_without_a_snapshot_are_not_gone_on_with() -> None:
    def older(told: dict[str, Any]) -> None:
        told["rules_version"] = 0
        told["entries"][1]["digest"] = ""

    told = bent(older)
    resumed = Match.from_json(TITLE, told)
    assert resumed.restored
    assert resumed.lines() == told["entries"]
    assert resumed.sizes == [[] for _ in told["entries"]]
    assert resumed.undo_status(0).reason.id == "undo-nothing"
    del told["snapshot"]
    with pytest.raises(BrokenMatch, match="entry 1 leads to another position"):
        Match.from_json(TITLE, told)
    told = bent(lambda told: told["entries"][1].update(digest=""))
    with pytest.raises(BrokenMatch, match="entry 1 leads to another position"):
        Match.from_json(TITLE, told)


def test_a_boat_that_somebody_sees_ends_undo_for_all() -> None:
    match = picked(start())
    winner = match.waiting()[0]
    harbour = position(match).harbour
    match.act(winner, int(regatta.LOOK.at()))
    assert match.steps[-1].barrier
    assert position(match).harbour == harbour ^ BIT[int(position(match).under[0])]
