"""Two ways to search against each other: how docs/bots-lab.md came by its results.

    python tools/duel.py GAME 'ITERATIONS [NAME=NUMBER ...]' 'ITERATIONS|LEVEL [...]' [--players N] [--games N]

The first sits in one seat, the second in all others, in every seat with the same luck, on all cores. Names are those
of `SearchParameters`, or of the ways of searching that lost (`benchmarks/lost_searches.py`): `'400 forest'`. A level of
the house may stand for a way: `python tools/duel.py venedig '100 prior_strength=0' greedy`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from serenissima import bots, games
from serenissima.arena.contest import Played, play_to_the_end, settle
from serenissima.arena.figures import LIKELY, wilson
from serenissima.bots.base import Bot
from serenissima.bots.search.parameters import SearchParameters
from serenissima.bots.searching import SearchBot
from serenissima.core.title import Title

sys.path.append(str(Path(__file__).resolve().parents[1]))
from benchmarks.lost_searches import LOST, LostBot

APART = 7919
"""Between the lucks of two rounds: neighbours would have related first draws."""


def read(way: str) -> tuple[str, dict[str, Any]]:
    """A level or iterations, and the numbers of the search that are told otherwise."""
    first, *rest = way.split() or [""]
    if first not in bots.LEVELS and not first.isdigit():
        raise SystemExit(f"{way!r} begins neither with a number of iterations nor with one of {', '.join(bots.LEVELS)}")
    if first in bots.LEVELS and rest:
        raise SystemExit(f"{way!r}: a level has its own numbers; begin with iterations to change some")
    usual = SearchParameters()
    known = [name for name in dir(usual) if not name.startswith("_")]
    told: dict[str, Any] = {}
    for word in rest:
        name, _, value = word.partition("=")
        if name in LOST and not value:
            told["search"] = name
            continue
        if name not in known:
            raise SystemExit(f"{name!r} is not a number of the search; those are {', '.join(known)}")
        try:
            told[name] = type(getattr(usual, name))(value)
        except ValueError:
            raise SystemExit(f"{word!r}: {value!r} is not a number as {name} is one") from None
    return first, told


def made(way: str, title: Title[Any], seed: int) -> Bot:
    """A bot that goes about it that way."""
    first, told = read(way)
    if first in bots.LEVELS:
        return bots.make(first, title, seed)
    lost = told.pop("search", "")
    parameters = SearchParameters(**told)
    if lost:
        return LostBot(lost, title, seed, int(first), parameters=parameters)
    return SearchBot(title, seed, int(first), parameters=parameters)


def play_one(game: str, players: int, ways: tuple[str, str], number: int) -> Played:
    """The game of that number."""
    title = games.title(game)
    seat, luck = number % players, 500_001 + number // players * APART
    names = [ways[0 if place == seat else 1] for place in range(players)]
    position = title.new_game(players, luck)
    played = Played(number, 0.0, 0, 0)
    seated = [made(way, title, luck * 64 + place) for place, way in enumerate(names)]
    play_to_the_end(position, names, seated, seat, played)
    settle(played, title.outcome(position), seat)
    return played


def summary(ways: list[str], played: list[Played]) -> str:
    """What the first way won, how far it was ahead of the best other seat, and what a decision took either way."""
    games_played = len(played)
    won = sum(game.share for game in played)
    low, high = wilson(won, games_played)
    leads = [game.points - game.best_other for game in played]
    lead = mean(leads)
    off = LIKELY * stdev(leads) / games_played**0.5 if games_played > 1 else 0.0
    took = [
        1000.0 * sum(game.seconds[side] for game in played) / max(1, sum(game.decisions[side] for game in played))
        for side in range(2)
    ]
    return (
        f"{' against '.join(ways)}: {won / games_played:.1%} of {games_played} games ({low:.0%} to {high:.0%}), "
        f"{lead:+.1f} points (± {off:.1f}) ahead of the best other, "
        f"{took[0]:.1f} against {took[1]:.1f} ms for a decision"
    )


def main() -> None:
    """Plays, and says what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("ways", nargs=2, metavar="WAY")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    told = parser.parse_args()
    for way in told.ways:
        read(way)
    title = games.title(told.game)
    if not max(2, title.min_players) <= told.players <= title.max_players:
        parser.error(f"{told.game} is played by {max(2, title.min_players)} to {title.max_players}")
    if told.games < 1:
        parser.error("at least one game")
    began = time.perf_counter()
    play = partial(play_one, told.game, told.players, tuple(told.ways))
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        played = list(pool.map(play, range(told.games)))
    print(f"{told.game} with {told.players}, {summary(told.ways, played)}; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
