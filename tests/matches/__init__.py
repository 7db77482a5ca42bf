"""Stored finished matches. `keep` writes one; what it was kept for is the name of the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from serenissima.core.chance import Chance
from serenissima.core.match import Match
from serenissima.core.title import Title

FOLDER = Path(__file__).parent


def played(title: Title, players: int, options: dict[str, str] | None, seed: int) -> Match:
    """A random match to its end."""
    match = Match.start(title, players, options, seed)
    dice = Chance(seed)
    while not match.over:
        seat = match.waiting()[0]
        listed = match.options(seat)
        match.act(seat, listed[dice.below(len(listed))])
    return match


def keep(
    title: Title,
    name: str,
    players: int,
    options: dict[str, str] | None = None,
    wanted: Callable[[Match], bool] = lambda match: True,
    tries: int = 100_000,
) -> None:
    """Keep the first random match that is wanted, as a file that must replay from now on."""
    for seed in range(tries):
        match = played(title, players, options, seed)
        if wanted(match):
            keys = [int(key) for key in match.state.standing()]
            expected = {
                "scores": [int(points) for points in match.state.scores()],
                "winners": [seat for seat, key in enumerate(keys) if key == max(keys)],
            }
            file = FOLDER / title.id / f"{name}.json"
            file.parent.mkdir(exist_ok=True)
            saved = {**match.to_json(), "expected": expected}
            del saved["snapshot"]
            file.write_text(json.dumps(saved, separators=(",", ":")) + "\n")
            return
    raise LookupError(f"no match of {tries} shows {name}")
