"""The ladder: each level against the one below, on all cores, until it is clear or all games are played."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from itertools import pairwise
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from serenissima import bots
from serenissima.arena.contest import SEEING, Contest, Played, play_one
from serenissima.arena.figures import BARS, Tally, wilson
from serenissima.arena.journal import Journal
from serenissima.core.title import Title

GAMES = 1_500
"""Of each pair, unless the result is clear before."""


def default_players(title: Title[Any]) -> list[int]:
    """The counts for which there is a bar: two and four players, or what comes nearest."""
    wanted = [count for count in (2, 4) if title.min_players <= count <= title.max_players]
    return wanted or [title.max_players]


def contests(
    title: Title[Any],
    players: list[int],
    levels: list[str],
    iterations: dict[str, int],
    ceiling: bool,
    own: list[str] | None = None,
) -> list[Contest]:
    """Who meets whom: neighbours on the ladder, then the bots brought along against the strongest level, then the
    ceiling, which is a search: a level that does not search has none.
    """
    told = tuple(sorted(iterations.items()))
    pairs = [(upper, lower) for lower, upper in pairwise(levels)]
    pairs += [(name, levels[-1]) for name in own or []]
    if ceiling:
        pairs.append((SEEING + levels[-1], levels[-1]))
    found = [Contest(title.id, count, upper, lower, told) for count in players for upper, lower in pairs]
    return [contest for contest in found if not contest.upper.startswith(SEEING) or contest.budget(contest.upper) > 0]


def row(contest: Contest, played: list[Played]) -> dict[str, Any]:
    """A line of the table: what was measured, when, and what came of it."""
    tally = tally_of(played)
    low, high = wilson(tally.wins, tally.games)
    bar = None if contest.upper not in bots.LEVELS else BARS[contest.players]
    return {
        **contest.key(),
        "games": tally.games,
        "share": round(tally.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "bar": bar,
        "met": None if bar is None else low >= bar,
        "settled": tally.settled(BARS[contest.players], whole_rounds(GAMES, contest.players)),
        "ms": [round(1000 * _mean(played, side), 2) for side in (0, 1)],
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
    }


def _mean(played: list[Played], side: int) -> float:
    decisions = sum(game.decisions[side] for game in played)
    return sum(game.seconds[side] for game in played) / decisions if decisions else 0.0


def whole_rounds(games: int, players: int) -> int:
    """As many games as give every seat its turn, at least one round."""
    return games - games % players or players


def tally_of(played: list[Played]) -> Tally:
    """Games and victories."""
    return Tally(len(played), sum(game.share for game in played))


def in_a_row(found: dict[int, Played], wanted: int) -> list[Played]:
    """The games from the first on without a gap: quick games that overtook slow ones wait, lest they count more."""
    row: list[Played] = []
    while len(row) < wanted and len(row) in found:
        row.append(found[len(row)])
    return row


def measure(
    contest: Contest,
    games: int,
    journal: Journal,
    processes: int | None = None,
    told: Callable[[Tally], None] = lambda tally: None,
    own: tuple[Path, ...] = (),
    deadline: Callable[[], bool] = lambda: False,
) -> list[Played]:
    """Play the games of a contest that are not in the journal yet, until it is settled."""
    wanted = whole_rounds(games, contest.players)
    found = journal.read(contest)
    bar = BARS[contest.players]
    count = processes or os.cpu_count() or 1

    def settled() -> bool:
        tally = tally_of(in_a_row(found, wanted))
        told(tally)
        whole = tally.games % contest.players == 0
        return deadline() or (whole and tally.settled(bar, wanted))

    if settled():
        return _whole(contest, found, wanted)
    with ProcessPoolExecutor(count, get_context("spawn"), _prepare, (own,)) as pool:
        open_: set[Future[Played]] = set()
        left = (number for number in range(wanted) if number not in found)
        try:
            while True:
                while len(open_) < count + 1 and (number := next(left, None)) is not None:
                    open_.add(pool.submit(play_one, contest, number))
                if not open_:
                    break
                done, open_ = wait(open_, return_when=FIRST_COMPLETED)
                for future in done:
                    played = future.result()
                    found[played.number] = played
                    journal.write(contest, played)
                if settled():
                    break
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((pool._processes or {}).values()):
                process.terminate()
    return _whole(contest, found, wanted)


def _whole(contest: Contest, found: dict[int, Played], wanted: int) -> list[Played]:
    """Whole rounds only: every seat as often as any other."""
    played = in_a_row(found, wanted)
    return played[: len(played) - len(played) % contest.players]


def _prepare(own: tuple[Path, ...]) -> None:
    """In a fresh process: bring the same bots along, leave the machine to people, and end with whoever began it."""
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)
    for file in own:
        bots.bring(file)


def _end_with_parent() -> None:
    """However the parent ends, even killed: nobody would read what is played on."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
