"""`ladder`: each level against the one below, measured and written down."""

from __future__ import annotations

import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from serenissima import _engine, bots, games, kept
from serenissima.arena import ladder, report
from serenissima.arena.contest import SEEING
from serenissima.arena.figures import wilson
from serenissima.arena.journal import Journal
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, errors, show_json

if TYPE_CHECKING:
    from serenissima.arena.contest import Contest
    from serenissima.arena.figures import Tally

CEILING = 200
"""Games of the reference that sees every card: it has no bar to pass."""

ENDED = (
    "A process that played was ended from outside, or crashed. The games played so far are kept: the same command "
    "takes them up again."
)

JOURNALS = kept.measurements() / "ladder"


def run(
    game: str,
    players: list[int],
    levels: str | None,
    count: int,
    iterations: list[str],
    own: list[Path],
    ceiling: bool,
    minutes: float | None,
    processes: int | None,
    journal: Path | None,
    as_json: bool,
    write: bool,
) -> None:
    """Measures what is missing, shows the table and keeps it."""
    title = games.title(game)
    brought = [bots.bring(file) for file in own]
    chosen = chosen_levels(levels)
    budgets = chosen_budgets(iterations)
    counts = [title.setting(n).players for n in players] or ladder.default_players(title)
    todo = ladder.contests(title, counts, chosen, budgets, ceiling, brought)
    until = None if minutes is None else time.monotonic() + 60 * minutes
    if _engine.mode() != "compiled":
        errors().print("[yellow]The engine is not compiled here: this takes some forty times longer.[/yellow]")
    file = journal or JOURNALS / f"{game}.jsonl"
    rows = measure_all(todo, count, Journal(file), processes, until, tuple(own))
    if write and not budgets and not brought:
        report.keep(rows)
    if as_json:
        show_json(rows)
    else:
        show(rows)


def chosen_levels(told: str | None) -> list[str]:
    """`--levels greedy,apprentice`, weakest first whatever the order."""
    if told is None:
        return list(bots.LEVELS)
    named = [bots.level(name.strip()).name for name in told.split(",")]
    if len(named) < 2:
        raise Failed("A ladder has two levels at least: --levels greedy,apprentice.")
    return sorted(named, key=bots.LEVELS.index)


def chosen_budgets(told: list[str]) -> dict[str, int]:
    """`--iterations doge=5000`, for levels that search."""
    budgets = {}
    for word in told:
        name, _, number = word.partition("=")
        if not number.isdigit() or int(number) < 1 or bots.level(name).iterations == 0:
            raise Failed(f"A budget is given as LEVEL=ITERATIONS for a level that searches, not as {word!r}.")
        budgets[name] = int(number)
    return budgets


def measure_all(
    todo: list[Contest], count: int, journal: Journal, processes: int | None, until: float | None, own: tuple[Path, ...]
) -> list[dict[str, Any]]:
    """A row for each pair; pairs that no time was left for are left out."""
    rows = []
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[now]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=errors(),
    )
    with bar:
        for contest in todo:
            name = f"{contest.game}, {contest.players} players: {contest.upper} against {contest.lower}"
            wanted = min(count, CEILING) if contest.upper.startswith(SEEING) else count
            task = bar.add_task(name, total=wanted, now="")

            def told(tally: Tally, task: Any = task) -> None:
                low, high = wilson(tally.wins, tally.games)
                bar.update(task, completed=tally.games, now=f"{tally.share:.0%} [{low:.0%}, {high:.0%}]")

            def late() -> bool:
                return until is not None and time.monotonic() > until

            try:
                played = ladder.measure(contest, wanted, journal, processes, told, own, late)
            except BrokenProcessPool:
                raise Failed(ENDED) from None
            if played:
                rows.append(ladder.row(contest, played))
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    """The table for people."""
    table = Table(box=None, pad_edge=False)
    for name in ("players", "level", "against", "iterations", "games", "won", "95 %", "bar", "ms"):
        table.add_column(name, justify="left" if name in {"level", "against"} else "right")
    for row in rows:
        upper, lower = row["budgets"]
        reached = "" if row["bar"] is None else f"{row['bar']:.0%} {'yes' if row['met'] else 'NO'}"
        table.add_row(
            str(row["players"]),
            row["upper"],
            row["lower"],
            f"{upper:,} / {lower:,}",
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            reached,
            f"{row['ms'][0]:.1f}",
        )
    console().print(table)
