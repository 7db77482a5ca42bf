"""`secrets`: positions that a viewer cannot tell apart, compared by what the viewer is told, to the last byte."""

from __future__ import annotations

from serenissima import _engine, games
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, progress, show_json
from serenissima.cli.soak import settings_of
from serenissima.secrecy.proof import Proof, prove


def run(game: str, players: int | None, pairs: int, seed: int, processes: int, as_json: bool) -> None:
    """Compares so many pairs of twins and tells every difference that was found."""
    title = games.title(game)
    settings = settings_of(title, players)
    with progress() as bar:
        task = bar.add_task(title.id, total=pairs)
        found = prove(title, settings, pairs, seed, processes, told=lambda done: bar.update(task, completed=done))
    if as_json:
        show_json({**found.to_json(), "engine": _engine.mode(), "seed": seed})
    _judge(found, as_json)


def _judge(found: Proof, quiet: bool) -> None:
    if found.findings:
        raise Failed("\n".join(str(finding) for finding in found.findings))
    if not quiet:
        console().print(
            f"[green]✓[/green] {found.game}: {found.compared:,} pairs of twins in {found.matches:,} matches and "
            f"{len(found.pairs)} settings, no byte different ({found.seconds:.0f} s, {_engine.mode()} engine)."
        )
