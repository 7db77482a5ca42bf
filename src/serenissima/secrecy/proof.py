"""Twins by the thousand: over all settings of a game, in as many processes as wanted, until enough were compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

from serenissima import games
from serenissima.core.title import Setting, Title
from serenissima.secrecy.twins import CLOSE, Finding, Twins, TwinsDiffer

ENOUGH = 10  # findings after which there is no use in looking for more
STRETCH = 4_000  # pairs of one match at most: no long game of one setting shall outweigh the others


@dataclass
class Proof:
    """What was compared, and every difference that was found."""

    game: str
    pairs: dict[str, int] = field(default_factory=dict)
    matches: int = 0
    seconds: float = 0.0
    findings: list[Finding] = field(default_factory=list)

    @property
    def compared(self) -> int:
        """How many pairs in all settings together."""
        return sum(self.pairs.values())

    def add(self, other: Proof) -> None:
        """Take in what another process found."""
        for setting, pairs in other.pairs.items():
            self.pairs[setting] = self.pairs.get(setting, 0) + pairs
        self.matches += other.matches
        self.findings += other.findings

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return {**asdict(self), "compared": self.compared, "seconds": round(self.seconds, 1)}


def prove(
    title: Title[Any],
    settings: list[Setting],
    pairs: int,
    seed: int = 1,
    processes: int = 1,
    close: int = CLOSE,
    told: Callable[[int], None] | None = None,
) -> Proof:
    """Compare at least so many pairs, the settings taking turns. `told` hears how many are done."""
    began = time.monotonic()
    whole = Proof(title.id)
    if processes == 1:
        for _ in _compare(title, settings, pairs, seed, 1, close, whole):
            if told is not None:
                told(whole.compared)
    else:
        names = [(setting.players, setting.options) for setting in settings]
        share = -(-pairs // processes)
        with ProcessPoolExecutor(processes) as pool:
            tasks = [
                pool.submit(_in_a_process, title.id, names, share, seed + place, processes, close)
                for place in range(processes)
            ]
            for task in tasks:
                whole.add(task.result())
                if told is not None:
                    told(whole.compared)
    whole.seconds = time.monotonic() - began
    return whole


def _in_a_process(
    game: str, names: list[tuple[int, dict[str, str]]], pairs: int, seed: int, step: int, close: int
) -> Proof:
    title = games.title(game)
    settings = [title.setting(players, options) for players, options in names]
    found = Proof(game)
    for _ in _compare(title, settings, pairs, seed, step, close, found):
        pass
    return found


def _compare(
    title: Title[Any], settings: list[Setting], pairs: int, seed: int, step: int, close: int, found: Proof
) -> Iterator[None]:
    """Match after match, each with the next setting and another seed."""
    while found.compared < pairs and len(found.findings) < ENOUGH:
        setting = settings[found.matches % len(settings)]
        twins = Twins(title, setting, close)
        try:
            twins.play(seed, min(STRETCH, pairs - found.compared))
        except TwinsDiffer as differ:
            found.findings.append(differ.finding)
        found.pairs[setting.name()] = found.pairs.get(setting.name(), 0) + twins.pairs
        found.matches += 1
        seed += step
        yield
