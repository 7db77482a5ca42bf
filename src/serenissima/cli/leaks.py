"""`leaks`: plants leaks, one at a time, and sees whether the twins catch them."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict

from rich.progress import track
from rich.table import Table

from serenissima import _engine, games
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, errors, show_json
from serenissima.secrecy.leaks import Leak, Verdict, leaks_of, try_leak


def run(game: str | None, only: str, pairs: int, processes: int, as_json: bool) -> None:
    """Tries every leak of a game, or of all; fails when one escapes."""
    titles = [game] if game is not None else games.names()
    for name in titles:
        games.title(name)
    if _engine.mode() == "compiled":  # compiled code cannot be changed while it runs
        os.execve(
            sys.executable,
            [sys.executable, "-m", "serenissima", *sys.argv[1:]],
            {**os.environ, _engine.SWITCH: "interpreted"},
        )
    wanted = [(name, leak.name) for name in titles for leak in leaks_of(games.title(name)) if only in leak.name]
    with ProcessPoolExecutor(processes) as pool:
        tried = pool.map(_try, wanted, [pairs] * len(wanted))
        verdicts = list(track(tried, "leaks", total=len(wanted), console=errors(), transient=True))
    escaped = [f"{name}: {found.leak}" for (name, _), found in zip(wanted, verdicts, strict=True) if not found.caught]
    if as_json:
        show_json(
            {
                "planted": len(wanted),
                "escaped": escaped,
                "leaks": [{"game": name, **asdict(found)} for (name, _), found in zip(wanted, verdicts, strict=True)],
            }
        )
    else:
        console().print(_table(wanted, verdicts))
    if escaped:
        raise Failed("Not caught: " + "; ".join(escaped) + ".")


def _try(wanted: tuple[str, str], pairs: int) -> Verdict:
    title = games.title(wanted[0])
    return try_leak(title, title.every_setting(), _find(leaks_of(title), wanted[1]), pairs)


def _find(leaks: list[Leak], name: str) -> Leak:
    return next(leak for leak in leaks if leak.name == name)


def _table(wanted: list[tuple[str, str]], verdicts: list[Verdict]) -> Table:
    shown = Table("game", "leak", "", "pairs", "by", box=None)
    for (name, _), found in zip(wanted, verdicts, strict=True):
        mark = "[green]caught[/green]" if found.caught else "[red]NOT CAUGHT[/red]"
        shown.add_row(name, found.leak, mark, f"{found.pairs:,}", found.how[:60].replace("[", "("))
    return shown
