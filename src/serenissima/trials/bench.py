"""The loops that are timed. Compiled with the rest, so that they measure the engine and not the loop."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from serenissima.core.engine import State
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.title import Setting, Title


def playout(game: State, options: Options) -> i64:
    """Play to the end at random, in place, without writing any option out; the number of decisions."""
    decisions: i64 = 0
    while not game.over():
        game.options(options)
        game.apply(options.pick(game.below(options.size)))
        decisions += 1
    return decisions


def listed_games(title: Title[Any], setting: Setting, seed: i64, games: i64) -> tuple[i64, i64]:
    """Random games with every option written out at each decision: decisions and options."""
    options = Options()
    decisions: i64 = 0
    listed: i64 = 0
    g: i64
    for g in range(games):
        game: State = title.begin(setting, seed + g)
        game.settle()
        while not game.over():
            game.options(options)
            actions = options.list_all()
            decisions += 1
            listed += options.size
            game.apply(actions[game.below(options.size)])
    return decisions, listed


def drawn_games(title: Title[Any], setting: Setting, seed: i64, games: i64) -> i64:
    """Random games that draw an option without writing any out: decisions."""
    options = Options()
    decisions: i64 = 0
    g: i64
    for g in range(games):
        game: State = title.begin(setting, seed + g)
        game.settle()
        decisions += playout(game, options)
    return decisions


def midgame(title: Title[Any], setting: Setting, seed: i64, decisions: i64) -> State:
    """The position after that many random decisions, or the last one before the end."""
    options = Options()
    game: State = title.begin(setting, seed)
    game.settle()
    while decisions > 0:
        before = game.clone()
        game.options(options)
        game.apply(options.pick(game.below(options.size)))
        if game.over():
            return before
        decisions -= 1
    return game


def clones(game: State, n: i64) -> None:
    """Copy the position that many times."""
    for _ in range(n):
        game.clone()


def listings(game: State, n: i64) -> i64:
    """List the options of the position that many times: options listed."""
    options = Options()
    listed: i64 = 0
    for _ in range(n):
        game.options(options)
        options.list_all()
        listed += options.size
    return listed


def determinizations(game: State, n: i64) -> None:
    """Imagine the position that many times, for the seat to play."""
    k: i64
    seat = game.to_play()
    for k in range(n):
        determinize(game, seat, k)
