"""`soak`: many games with every promise of the contract checked on the way, until one breaks or all held."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serenissima import _engine, bots, games
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, progress, show_json
from serenissima.trials.promises import BrokenPromise, Chooser, Inspector

if TYPE_CHECKING:
    from collections.abc import Callable

    from serenissima.core.title import Setting, Title


def run(
    game: str,
    players: int | None,
    count: int,
    seed: int,
    every: int,
    level: str,
    quick: bool,
    folder: Path,
    as_json: bool,
) -> None:
    """Plays `count` games, the settings of the game taking turns, and tells how many held."""
    title = games.title(game)
    settings = settings_of(title, players)
    seated = None if level == "random" else [seated_by(title, setting, level) for setting in settings]
    inspectors = [
        Inspector(title, setting, every, seated[place] if seated else None) for place, setting in enumerate(settings)
    ]
    ends: list[dict[str, Any]] = [
        {"setting": s.name(), "players": s.players, "games": 0, "decisions": 0} for s in settings
    ]
    began = time.monotonic()
    with progress() as bar:
        task = bar.add_task(title.id, total=count)
        for number in range(count):
            place = number % len(settings)
            bar.update(task, description=f"{title.id} {settings[place].name()}")
            play_one(inspectors[place], title, settings[place], seed + number, quick, folder)
            ends[place]["games"] += 1
            ends[place]["decisions"] = inspectors[place].decisions
            bar.advance(task)
    took = time.monotonic() - began
    if as_json:
        show_json(
            {
                "game": title.id,
                "engine": _engine.mode(),
                "bots": level,
                "seed": seed,
                "seconds": round(took, 1),
                "settings": ends,
            }
        )
        return
    decisions = sum(row["decisions"] for row in ends)
    console().print(
        f"[green]✓[/green] {title.id}: {count} {level} games in {len(settings)} settings, {decisions:,} decisions, "
        f"every promise held ({took:.0f} s, {_engine.mode()} engine)."
    )


def settings_of(title: Title[Any], players: int | None) -> list[Setting]:
    """Every way to set the game up, or those for one player count."""
    if players is None:
        return title.every_setting()
    title.setting(players)
    return [setting for setting in title.every_setting() if setting.players == players]


def seated_by(title: Title[Any], setting: Setting, level: str) -> Callable[[int], Chooser]:
    """Bots of that level in all seats, new ones for every game."""
    try:
        bots.level(level)
    except bots.UnknownLevel as unknown:
        raise Failed(str(unknown)) from unknown

    def sit_down(seed: int) -> Chooser:
        seats = [bots.make(level, title, seed * 64 + seat) for seat in range(setting.players)]
        return lambda state, seat, options: seats[seat].choose(bots.Knowledge(state, seat), options)

    return sit_down


def play_one(inspector: Inspector, title: Title[Any], setting: Setting, seed: int, quick: bool, folder: Path) -> None:
    """One game; a broken promise, or a fault in the rules, leaves the match that shows it in a file."""
    try:
        if quick:
            inspector.play(seed, within=0, watched=inspector.every)
        else:
            inspector.play(seed)
    except BrokenPromise as broken:
        what, match = str(broken), broken.match
    except Exception as fault:
        what, match = f"the rules failed: {fault!r}", inspector.match.to_json()
    else:
        return
    file = folder / f"broken-{title.id}-{setting.players}-{seed}.json"
    try:
        file.write_text(json.dumps(match) + "\n", encoding="utf-8")
        shown = f"The match that shows it is in {file}."
    except OSError as problem:
        shown = f"The match that shows it could not be written to {file}: {problem.strerror}."
    raise Failed(f"Broken promise with seed {seed}: {what}\n{shown}")
