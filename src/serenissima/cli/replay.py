"""`replay`: reads a match file, proves that it replays, and shows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.text import Text

from serenissima import games
from serenissima.cli.output import console, show_json
from serenissima.cli.play import ranks, score_table
from serenissima.cli.words import Words
from serenissima.core.fields import REFEREE
from serenissima.core.match import BrokenMatch, Match


def read_match(file: Path) -> Match:
    """The match in a file, replayed and verified."""
    try:
        data: Any = json.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BrokenMatch(f"{file} cannot be read: {problem.strerror}") from problem
    except ValueError as problem:
        raise BrokenMatch(f"{file} is not a match file: it is not JSON ({problem})") from problem
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BrokenMatch(f"{file} is not a match file: it names no game")
    try:
        return Match.from_json(games.title(data["game"]), data)
    except BrokenMatch as problem:
        raise BrokenMatch(f"{file}: {problem}") from problem


def replay(file: Path, language: str, as_json: bool) -> None:
    """Verifies the file and shows its log and result."""
    match = read_match(file)
    if as_json:
        show_json(
            {
                **match.header(),
                "entries": len(match.entries),
                "over": match.over,
                "scores": [int(points) for points in match.state.scores()],
                "ranks": ranks(match) if match.over else None,
                "events": match.events(REFEREE),
            }
        )
        return
    words = Words(language, match.title.id)
    words.names = [words("play-seat", number=seat + 1) for seat in range(match.setting.players)]
    out = console()
    for event in match.events(REFEREE):
        args = event["args"]
        assert isinstance(args, dict)
        out.print(Text(f"  · {words.text(str(event['id']), args)}"))
    good = words("replay-good", title=words("title"), players=match.setting.players, entries=len(match.entries))
    out.print(f"\n[green]✓[/green] {escape(good)}")
    if match.over:
        out.print(score_table(match, words))
    else:
        out.print(escape(words("replay-goes-on")))
