"""`bench`: how fast each game is, compiled and interpreted, beside the figures of the last release."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from serenissima import _engine, games, kept
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, errors, show_json

if TYPE_CHECKING:
    from serenissima.core.title import Title

STORED = kept.measurements() / "release.json"
NOTABLE = 0.15
"""A change smaller than this is noise on a machine that does other things too."""

COLUMNS = (
    ("playouts_per_s", "play-outs/s"),
    ("decisions_per_s", "decisions/s"),
    ("driven_decisions_per_s", "driven/s"),
    ("clones_per_s", "copies/s"),
    ("options_listed_per_s", "options/s"),
    ("options_per_decision", "options"),
)


def run(game: str | None, players: int | None, seconds: float, as_json: bool, store: bool) -> None:
    """Measures, shows, and compares with the stored figures or stores them."""
    titles = games.titles() if game is None else [games.title(game)]
    rows = measure_all(titles, players, seconds)
    before = stored()
    for row in rows:
        row["against_release"] = against(row, before)
    if store:
        keep(rows)
    if as_json:
        show_json(rows)
    else:
        show(rows)


def measure_all(titles: list[Title[Any]], players: int | None, seconds: float) -> list[dict[str, Any]]:
    """A row for each game, player count and engine, each measured in a process of its own."""
    modes = ["compiled", "interpreted"]
    why_not = _engine.trouble()
    if why_not is not None:
        errors().print(f"[yellow]Only the interpreted engine is measured: {why_not}.[/yellow]")
        modes.remove("compiled")
    jobs = [
        (title, count, mode)
        for title in titles
        for count in ([title.setting(players).players] if players else range(title.min_players, title.max_players + 1))
        for mode in modes
    ]
    rows = []
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=errors(), transient=True
    )
    with bar:
        task = bar.add_task("", total=len(jobs))
        for title, count, mode in jobs:
            bar.update(task, description=f"{title.id}, {count} players, {mode}")
            rows.append(measured_apart(title.id, count, mode, seconds))
            bar.advance(task)
    return rows


def measured_apart(game: str, players: int, mode: str, seconds: float) -> dict[str, Any]:
    """One row, from a process that runs the wanted engine."""
    done = subprocess.run(
        [sys.executable, "-m", "serenissima.cli.measure", game, str(players), str(seconds)],
        env=os.environ | {_engine.SWITCH: mode},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["no word"]
        raise Failed(f"Measuring {game} with {players} players, {mode}, failed: {last[0]}")
    row: dict[str, Any] = json.loads(done.stdout)
    return row


def stored() -> dict[tuple[str, int, str], dict[str, Any]]:
    """The figures of the last release, where they are there."""
    if not STORED.is_file():
        return {}
    rows = json.loads(STORED.read_text(encoding="utf-8"))
    return {(row["game"], row["players"], row["mode"]): row for row in rows}


def against(row: dict[str, Any], before: dict[tuple[str, int, str], dict[str, Any]]) -> float | None:
    """Decisions a second now over then, both counted in what the machine does with plain Python."""
    old = before.get((row["game"], row["players"], row["mode"]))
    if old is None:
        return None
    now, then = row["decisions_per_s"] / row["calibration"], old["decisions_per_s"] / old["calibration"]
    return round(float(now / then), 2)


def keep(rows: list[dict[str, Any]]) -> None:
    """Stores the figures as those of a release; games that were not measured keep theirs."""
    new = {(row["game"], row["players"], row["mode"]): row for row in rows}
    whole = [row for _, row in sorted((stored() | new).items())]
    kept = [{name: value for name, value in row.items() if name != "against_release"} for row in whole]
    STORED.parent.mkdir(exist_ok=True)
    STORED.parent.mkdir(parents=True, exist_ok=True)
    STORED.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def show(rows: list[dict[str, Any]]) -> None:
    """The table for people."""
    table = Table(box=None, pad_edge=False)
    for name in ("game", "players", "engine"):
        table.add_column(name, style="bold" if name == "game" else "")
    for _, name in COLUMNS:
        table.add_column(name, justify="right")
    table.add_column("last release", justify="right")
    for row in rows:
        figures = [f"{row[key]:,.0f}" if key != "options_per_decision" else f"{row[key]:.1f}" for key, _ in COLUMNS]
        table.add_row(row["game"], str(row["players"]), row["mode"], *figures, _shown(row["against_release"]))
    console().print(table)
    console().print("[dim]per second of processor time, one core; driven: from an interpreted loop[/dim]")


def _shown(ratio: float | None) -> str:
    if ratio is None:
        return "–"
    colour = "green" if ratio > 1 + NOTABLE else "red" if ratio < 1 - NOTABLE else "dim"
    return f"[{colour}]× {ratio:.2f}[/{colour}]"
