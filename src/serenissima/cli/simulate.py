"""`simulate`: tables, hall and screens on simulated time, disk and network, night after night from a seed."""

from __future__ import annotations

import json

from serenissima import _engine
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, progress, show_json
from serenissima.simulate import campaign
from serenissima.simulate.plants import PLANTS


def run(seed: int, nights: int, workers: int, plant: str | None, trace: bool, as_json: bool) -> None:
    """Plays the nights and tells how many held, or the seed that did not."""
    if plant is not None and plant not in PLANTS:
        raise Failed(f"There is no planted fault named {plant!r}; there are {', '.join(PLANTS)}.")
    if trace:
        night = campaign.one(seed)
        print(json.dumps(night.wish.told(), indent=1), *night.trail, f"digest {night.digest}", sep="\n")
        if night.failure is not None:
            raise Failed(f"Night {seed}: {night.failure}")
        return
    with progress() as bar:
        task = bar.add_task("nights", total=nights)
        played = campaign.play(seed, nights, workers, plant, lambda done: bar.update(task, completed=done))
    if as_json:
        show_json({**played.to_json(), "engine": _engine.mode(), "seed": seed})
    if played.failures:
        first = played.failures[0]
        again = f"./serenissima simulate --seed {first.seed} --trace"
        raise Failed("\n".join([*first.trail[-30:], f"Night {first.seed}: {first.why}", f"Again: {again}"]))
    if not as_json:
        console().print(
            f"[green]✓[/green] {played.nights:,} nights, {played.hours:.1f} hours of play: {played.commits:,} commits, "
            f"{played.updates:,} updates, {played.kills:,} kills, {played.twins:,} twins. Nothing lost, nothing shown "
            f"that was not stored ({played.seconds:.0f} s, {played.nights / played.seconds:.1f} nights a second, "
            f"{_engine.mode()} engine)."
        )
