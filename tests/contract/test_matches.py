"""Stored finished matches still replay, digest by digest: ways to end, tie-breaks, player counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serenissima.games import title, titles
from serenissima.match.match import Match

MATCHES = Path(__file__).parents[1] / "matches"
FILES = sorted(MATCHES.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name} {file.stem}" for file in FILES])
def test_a_stored_match_replays(file: Path) -> None:
    stored = json.loads(file.read_text())
    match = Match.from_json(title(stored["game"]), stored)
    assert not match.restored
    outcome = match.outcome
    assert outcome is not None
    told = {"scores": list(outcome.scores), "winners": list(outcome.winners), "ending": outcome.reason}
    assert told == stored["expected"]


def test_every_player_count_has_a_stored_match() -> None:
    for game in titles():
        counts = {json.loads(file.read_text())["players"] for file in FILES if file.parent.name == game.id}
        assert counts == set(range(game.min_players, game.max_players + 1)), game.id
