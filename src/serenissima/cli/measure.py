"""Speeds of one game in the engine that this process runs: `python -m serenissima.cli.measure GAME PLAYERS SECONDS`.

All rates are per second of processor time, so that other work on the machine does not count, and each is the best of
a few rounds, because noise only ever slows things down.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, Any

from serenissima import _engine, games
from serenissima.core.engine import State
from serenissima.core.options import Options
from serenissima.trials import bench

if TYPE_CHECKING:
    from collections.abc import Callable

    from serenissima.core.title import Setting, Title

ROUNDS = 3
MIDGAME = 45
"""Decisions after which a game has its usual breadth."""

SAMPLE = 100
"""Games whose length and breadth are counted."""


def rate(work: Callable[[int], Any], seconds: float) -> float:
    """How often a second the work is done, which is called with how often to do it."""
    times = 1
    while True:
        began = time.process_time()
        work(times)
        took = time.process_time() - began
        if took > seconds / 2:
            break
        times = max(times + 1, min(times * 10, int(times * seconds / max(took, 1e-6))))
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        work(times)
        best = max(best, times / (time.process_time() - began))
    return best


def calibration(seconds: float) -> float:
    """A fixed piece of plain Python: what this machine is worth, for comparing figures from two machines."""

    def work(times: int) -> int:
        total = 0
        for _ in range(times):
            for n in range(1000):
                total += n & 7
        return total

    return rate(work, seconds)


def driven_games(title: Title[Any], setting: Setting, seed: int, count: int) -> None:
    """Random games driven decision by decision from this interpreted loop, every option listed."""
    options = Options()
    for luck in range(seed, seed + count):
        game: State = title.begin(setting, luck)
        game.settle()
        while not game.over():
            game.options(options)
            actions = options.list_all()
            game.apply(actions[game.below(options.size)])


def measure(title: Title[Any], players: int, seconds: float) -> dict[str, Any]:
    """One row of the table."""
    setting = title.setting(players)
    sample = SAMPLE if _engine.mode() == "compiled" else SAMPLE // 10
    decisions, listed = map(int, bench.listed_games(title, setting, 1, sample))
    length = decisions / sample
    middle = bench.midgame(title, setting, 3, MIDGAME)
    playouts = rate(lambda times: bench.listed_games(title, setting, 1, times), seconds)
    return {
        "game": title.id,
        "players": players,
        "mode": _engine.mode(),
        "playouts_per_s": round(playouts, 1),
        "decisions_per_s": round(playouts * length),
        "driven_decisions_per_s": round(rate(lambda times: driven_games(title, setting, 1, times), seconds) * length),
        "drawn_decisions_per_s": round(
            rate(lambda times: bench.drawn_games(title, setting, 1, times), seconds) * length
        ),
        "options_per_decision": round(listed / decisions, 2),
        "options_listed_per_s": round(playouts * length * listed / decisions),
        "decisions_per_game": round(length, 1),
        "clones_per_s": round(rate(lambda times: bench.clones(middle, times), seconds)),
        "listings_per_s": round(rate(lambda times: bench.listings(middle, times), seconds)),
        "determinizations_per_s": round(rate(lambda times: bench.determinizations(middle, times), seconds)),
        "calibration": round(calibration(seconds / 2)),
    }


if __name__ == "__main__":
    told_game, told_players, told_seconds = sys.argv[1:]
    json.dump(measure(games.title(told_game), int(told_players), float(told_seconds)), sys.stdout)
