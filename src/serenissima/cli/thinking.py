"""`bench --search` and `bench --tables`: how fast bots think, and how soon they answer when many are asked at once."""

from __future__ import annotations

import asyncio
import secrets
import statistics
import time
from typing import TYPE_CHECKING, Any

from rich.table import Table

from serenissima import _engine, bots, games
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.search.methods import searcher_for
from serenissima.bots.search.parameters import TO_THE_END, SearchParameters
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, show_json
from serenissima.match.match import Match
from serenissima.server.settings import Settings
from serenissima.table.thinking import question_for
from serenissima.table.workers import BotWorkers
from serenissima.trials import bench

if TYPE_CHECKING:
    from serenissima.core.title import Title

MIDGAME = 25
"""Decisions after which a position is searched."""

ROUNDS = 3
QUESTIONS = 6
"""Asked by each table, one after the other."""

ALL = "all"
"""Instead of a level: the tables have one level after the other."""


def run(game: str | None, players: int | None, seconds: float, tables: int, level: str, as_json: bool) -> None:
    """Measures and shows one or the other."""
    titles = games.titles() if game is None else [games.title(game)]
    if tables:
        levels = list(bots.LEVELS) if level == ALL else [bots.level(level).name]
        found = asyncio.run(answers(titles, tables, levels[:tables]))
    else:
        counts = [(title, count) for title in titles for count in range(title.min_players, title.max_players + 1)]
        found = [searching(title, count, seconds) for title, count in counts if players in {None, count}]
        if not found:
            raise Failed(f"None of these games is played by {players}.")
    if as_json:
        show_json(found)
        return
    table = Table(box=None, pad_edge=False)
    for name in found[0]:
        table.add_column(name.replace("_", " "), justify="right")
    for row in found:
        table.add_row(*(f"{value:,}" if isinstance(value, int | float) else value for value in row.values()))
    console().print(table)


def searching(title: Title[Any], players: int, seconds: float) -> dict[str, Any]:
    """Iterations and decisions a second, as the levels search and with play-outs to the end, by processor time."""
    middle = bench.midgame(title, title.setting(players), 7, MIDGAME)
    short = best_of(title, middle, SearchParameters(), seconds)
    whole = best_of(title, middle, SearchParameters(rollout_depth=TO_THE_END), seconds)
    return {
        "game": title.id,
        "players": players,
        "engine": _engine.mode(),
        "iterations_per_s": round(short[0]),
        "decisions_per_s": round(short[1]),
        "whole_iterations_per_s": round(whole[0]),
        "whole_decisions_per_s": round(whole[1]),
    }


def best_of(title: Title[Any], game: Any, parameters: SearchParameters, seconds: float) -> tuple[float, float]:
    """The best of a few rounds: other work on the machine only ever slows things down."""
    best = (0.0, 0.0)
    for seed in range(ROUNDS):
        searcher = searcher_for(heuristic_of(title), game.to_play(), game.seats, parameters, seed)
        searcher.begin(game)
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            searcher.run(64)
        best = max(best, (int(searcher.iterations) / took, int(searcher.playout_decisions) / took))
    return best


async def answers(titles: list[Title[Any]], tables: int, levels: list[str]) -> list[dict[str, Any]]:
    """How long people wait for bots when so many tables think at once, and how long the server's loop was held up."""
    settings = Settings.from_environment()
    workers = BotWorkers(settings.workers, settings.pace.bot_limit)
    waits: dict[str, list[float]] = {level: [] for level in levels}

    async def sit(number: int) -> None:
        title = titles[(number + number // len(levels)) % len(titles)]
        level = levels[number % len(levels)]
        match = Match.start(title, max(2, title.min_players), {}, number)
        for _ in range(QUESTIONS):
            while not match.over and len(match.options(match.waiting()[0])) < 2:
                match.act(match.waiting()[0], match.options(match.waiting()[0])[0])
            if match.over:
                return
            seat = match.waiting()[0]
            began = time.perf_counter()
            action = await workers.choose(question_for(match, seat, level, secrets.randbits(62)))
            waits[level].append(time.perf_counter() - began)
            match.act(seat, action)

    held = [0.0]

    async def pulse() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            held[0] = max(held[0], time.perf_counter() - began - 0.01)

    heart = asyncio.create_task(pulse())
    for title in titles:  # a process that has just started still has to load the games
        match = Match.start(title, title.min_players, {}, 1)
        for level in levels:
            await workers.choose(question_for(match, match.waiting()[0], level, secrets.randbits(62)))
    await asyncio.gather(*(sit(number) for number in range(tables)))
    heart.cancel()
    await workers.close()
    if not all(waits.values()):
        raise Failed("No bot was asked anything.")
    return [waited(level, tables, settings.workers, sorted(waits[level]), held[0]) for level in levels]


def waited(level: str, tables: int, workers: int, waits: list[float], held: float) -> dict[str, Any]:
    """A line about the bots of one level: `waits` in seconds, shortest first."""
    return {
        "tables": tables,
        "workers": workers,
        "level": level,
        "engine": _engine.mode(),
        "announced_s": bots.announced(level),
        "span_s": bots.moments(level)[0],
        "answers": len(waits),
        "median_s": round(statistics.median(waits), 3),
        "p95_s": round(waits[int(0.95 * (len(waits) - 1))], 3),
        "longest_s": round(waits[-1], 3),
        "in_span_percent": round(100 * sum(wait <= bots.moments(level)[0] for wait in waits) / len(waits)),
        "loop_held_up_ms": round(1000 * held, 1),
    }
