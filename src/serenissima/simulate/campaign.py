"""Nights by the thousand, in as many processes as wanted, until enough were played or one failed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from typing import Any

from serenissima.simulate.night import Night
from serenissima.simulate.plants import PLANTS

BATCH = 50  # nights that a process plays before it tells how they went


@dataclass(frozen=True)
class Failure:
    """A night in which something was wrong: its seed plays it again."""

    seed: int
    why: str
    wish: dict[str, Any]
    trail: tuple[str, ...]


@dataclass
class Played:
    """How many nights, what happened in them, and what went wrong."""

    nights: int = 0
    hours: float = 0.0  # simulated
    commits: int = 0
    updates: int = 0
    twins: int = 0
    kills: int = 0
    seconds: float = 0.0  # of this machine
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Played) -> None:
        """Take in what another process has played."""
        for name in ("nights", "hours", "commits", "updates", "twins", "kills"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.failures += other.failures

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def play(
    first: int,
    nights: int,
    workers: int = 1,
    plant: str | None = None,
    told: Callable[[int], None] = lambda done: None,
) -> Played:
    """Play the nights of these seeds, and stop soon after one has failed."""
    began = time.monotonic()
    whole = Played()
    for batch in _played(first, nights, workers, plant):
        whole.add(batch)
        told(whole.nights)
        if whole.failures:
            break
    whole.seconds = time.monotonic() - began
    return whole


def one(seed: int) -> Night:
    """A single night, to be looked at."""
    night = Night(seed)
    night.play()
    return night


def _played(first: int, nights: int, workers: int, plant: str | None) -> Iterator[Played]:
    batches = [range(start, min(start + BATCH, first + nights)) for start in range(first, first + nights, BATCH)]
    if workers == 1:
        for batch in batches:
            yield _play(batch, plant)
        return
    with ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(_play, batch, plant) for batch in batches]
        try:
            for task in tasks:
                yield task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(seeds: Iterable[int], plant: str | None) -> Played:
    found = Played()
    with PLANTS[plant]() if plant is not None else nullcontext():
        for seed in seeds:
            night = one(seed)
            found.nights += 1
            found.hours += night.loop.now / 3600
            found.commits += night.oracle.commits
            found.updates += night.oracle.updates
            found.twins += night.oracle.twins
            found.kills += night.kills
            if night.failure is not None:
                found.failures.append(Failure(seed, night.failure, night.wish.told(), tuple(night.trail)))
                break
    return found
