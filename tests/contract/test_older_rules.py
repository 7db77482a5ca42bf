"""Matches stored under older rules open from their position, whatever was going on, and are played on to the end.

The files were written by the code of their time, in the middle of a game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serenissima.core.chance import Chance
from serenissima.core.fields import SPECTATOR, out_of_bounds, to_json
from serenissima.core.secrets import determinize
from serenissima.games import title
from serenissima.match.match import Match

FILES = sorted((Path(__file__).parents[1] / "matches_of_older_rules").glob("*.json"))
LONGEST = 5_000


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_match_of_older_rules_is_played_on(file: Path) -> None:
    stored = json.loads(file.read_text())
    game = title(stored["game"])
    assert stored["rules_version"] < game.rules_version
    match = Match.from_json(game, stored)
    assert match.restored
    for viewer in range(SPECTATOR, match.setting.players):
        for luck in range(10):
            game.check(determinize(match.state, viewer, luck))
        match.figures(viewer)
        match.describe(viewer)
    dice, acts = Chance(1), 0
    assert match.waiting(), "the game goes on"
    while match.waiting() and acts < LONGEST:
        if acts % 20 == 0:
            game.check(match.state)
            assert out_of_bounds(match.state) == ""
        waiting = match.waiting()
        seat = waiting[dice.below(len(waiting))]
        options = match.options(seat)
        match.act(seat, options[dice.below(len(options))])
        acts += 1
    assert match.over
    game.check(match.state)


@pytest.mark.parametrize(
    "file", [file for file in FILES if file.stem.startswith("venedig")], ids=lambda file: file.stem
)
def test_cards_that_were_shown_under_the_first_rules_are_remembered(file: Path) -> None:
    stored = json.loads(file.read_text())
    match = Match.from_json(title("venedig"), stored)
    for luck in range(20):
        imagined: Any = to_json(determinize(match.state, SPECTATOR, luck))
        for old, new in zip(stored["snapshot"]["players"], imagined["players"], strict=True):
            assert all(held >= shown for held, shown in zip(new["hand"], old["shown"], strict=True))


@pytest.mark.parametrize("game", ["venedig", "venice"])
def test_there_are_some_of_each_kind(game: str) -> None:
    assert len([file for file in FILES if file.stem.startswith(game)]) >= 3
