"""Stored finished matches. `keep` writes one; what it was kept for is the name of the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from serenissima import bots
from serenissima.core.options import Options
from serenissima.core.title import Title
from serenissima.match.match import Match

FOLDER = Path(__file__).parent


def played(title: Title[Any], players: int, options: dict[str, str] | None, seed: int, level: str = "random") -> Match:
    """A match of such bots to its end."""
    match = Match.start(title, players, options, seed)
    seated = [bots.make(level, title, seed * 64 + seat) for seat in range(players)]
    offered = Options()
    while not match.over:
        seat = match.waiting()[0]
        match.state.options_of(seat, offered)
        match.act(seat, seated[seat].choose(bots.Knowledge(match.state, seat), offered))
    return match


def keep(
    title: Title[Any],
    name: str,
    players: int,
    options: dict[str, str] | None = None,
    wanted: Callable[[Match], bool] = lambda match: True,
    tries: int = 100_000,
    level: str = "random",
) -> None:
    """Keep the first match that is wanted, as a file that must replay from now on."""
    for seed in range(tries):
        match = played(title, players, options, seed, level)
        outcome = match.outcome
        if outcome is not None and wanted(match):
            expected = {
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "ending": outcome.reason,
            }
            file = FOLDER / title.id / f"{name}.json"
            file.parent.mkdir(exist_ok=True)
            saved = {**match.to_json(), "expected": expected}
            del saved["snapshot"]
            file.write_text(json.dumps(saved, separators=(",", ":")) + "\n")
            return
    raise LookupError(f"no match of {tries} shows {name}")
