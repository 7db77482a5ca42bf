"""`replay`: reads a match file, proves that it replays, and shows it."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape
from rich.text import Text

from serenissima import api
from serenissima.cli.output import console, show_json
from serenissima.cli.play import score_table
from serenissima.cli.words import Words
from serenissima.core.fields import REFEREE
from serenissima.match.luck import FairLuck
from serenissima.match.match import Match


def say_luck(match: Match, words: Words) -> str:
    """Whether the luck of the match was checked, and against what."""
    source = match.source
    if not isinstance(source, FairLuck):
        return words("replay-luck-unproven")
    if not match.luck_checked:
        return words("replay-luck-sealed", commitment=source.commitment)
    return words(
        "replay-luck-checked",
        draws=sum(len(sizes) for sizes in match.sizes),
        commitment=source.commitment,
        names=", ".join(sorted(source.contributed)),
        rounds=len(source.dropped) + 1,
    )


def replay(file: Path, language: str, as_json: bool) -> None:
    """Verifies the file and shows its log and result."""
    match = api.replay(file)
    outcome = match.outcome
    if as_json:
        show_json(
            {
                **match.header(),
                "luck_checked": match.luck_checked,
                "entries": len(match.entries),
                "over": match.over,
                "scores": [int(points) for points in match.state.scores()],
                "ranks": list(outcome.places) if outcome is not None else None,
                "winners": list(outcome.winners) if outcome is not None else None,
                "ending": outcome.reason if outcome is not None else None,
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
    mark = "[green]✓[/green]" if match.luck_checked else "[yellow]•[/yellow]"
    out.print(f"{mark} {escape(say_luck(match, words))}")
    if match.over:
        out.print(score_table(match, words))
    else:
        out.print(escape(words("replay-goes-on")))
