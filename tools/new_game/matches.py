"""Stores a finished match for each player count, as the contract suite wants: played at random, replayed ever after."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from serenissima import games
from serenissima.core.chance import Chance
from serenissima.core.title import Title
from serenissima.match.match import Match

MATCHES = Path("tests") / "matches"


def finished(title: Title[Any], players: int) -> Match:
    """A match played to its end at random."""
    match, dice = Match.start(title, players, luck=players), Chance(players)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.act(seat, options[dice.below(len(options))])
    return match


def main(name: str) -> None:
    """Writes tests/matches/<name>/<n>-players.json."""
    title = games.title(name)
    folder = MATCHES / name
    folder.mkdir(parents=True, exist_ok=True)
    for players in range(title.min_players, title.max_players + 1):
        match = finished(title, players)
        outcome = title.outcome(match.state)
        expected = {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "ending": outcome.reason,
        }
        (folder / f"{players}-players.json").write_text(json.dumps({**match.to_json(), "expected": expected}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
