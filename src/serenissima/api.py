"""The public door: what `import serenissima` offers. These names are stable; everything else may change.

See `docs/api.md` for an example of each.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serenissima import bots as _bots
from serenissima import games as _games
from serenissima.bots.base import Bot, Knowledge
from serenissima.bots.search.methods import searcher_for
from serenissima.bots.search.parameters import SearchParameters
from serenissima.core.bits import has
from serenissima.core.engine import State
from serenissima.core.options import Options
from serenissima.core.outcome import Outcome
from serenissima.core.title import BadSetting, Title
from serenissima.games import UnknownGame
from serenissima.match.history import BrokenMatch
from serenissima.match.match import Match
from serenissima.match.refusal import Refused

SEEDS = 1 << 62


@dataclass(frozen=True)
class Advice:
    """What a search would do for a seat: the action, and the share of a victory that the seat expects (0 to 1)."""

    action: int
    expects: float
    iterations: int


def titles() -> list[Title[Any]]:
    """All the games."""
    return _games.titles()


def title(name: str) -> Title[Any]:
    """The game of that name; `UnknownGame` tells which there are."""
    return _games.title(name)


def new_match(game: str, players: int, options: dict[str, str] | None = None, seed: int | None = None) -> Match:
    """A match with history, undo and replay: what people play. The same seed deals the same match."""
    return Match.start(title(game), players, options, _seed(seed))


def new_game(game: str, players: int, options: dict[str, str] | None = None, seed: int | None = None) -> State:
    """A bare position at its first decision, without history: what experiments play, at full speed."""
    position: State = title(game).new_game(players, _seed(seed), options)
    return position


def replay(source: Path | str | dict[str, Any]) -> Match:
    """The match in a file, or in what it holds, played again and verified; `BrokenMatch` says what is wrong."""
    if isinstance(source, dict):
        return _replayed(source)
    try:
        data: Any = json.loads(Path(source).read_text(encoding="utf-8"))
    except OSError as problem:
        raise BrokenMatch(f"{source} cannot be read: {problem.strerror}") from problem
    except ValueError as problem:
        raise BrokenMatch(f"{source} is not a match file: it is not JSON ({problem})") from problem
    try:
        return _replayed(data)
    except BrokenMatch as problem:
        raise BrokenMatch(f"{source}: {problem}") from problem


def _replayed(data: Any) -> Match:
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BrokenMatch("this is not a match file: it names no game")
    match = Match.from_json(title(data["game"]), data)
    if match.restored:
        told = f"the rules of version {data['rules_version']}; by those of version {match.title.rules_version}"
        raise BrokenMatch(f"this match was played by {told} it does not replay, so nothing of it is proven")
    return match


def levels() -> list[str]:
    """The levels of the house's bots, weakest first."""
    return list(_bots.LEVELS)


def bot(level: str, game: str, seed: int | None = None) -> Bot:
    """A bot of that level for one seat of one game. The same seed makes the same choices."""
    return _bots.make(level, title(game), _seed(seed))


def play(position: State, seats: Sequence[Bot]) -> State:
    """Let bots play a position to its end, in place: one for each seat."""
    if len(seats) != position.seats:
        raise ValueError(f"{len(seats)} bots for {position.seats} seats")
    _bots.play(position, list(seats))
    return position


def search(match: Match, seat: int, iterations: int = 500, seconds: float | None = None, seed: int = 0) -> Advice:
    """What a search finds for a seat that has to decide. It knows what the seat knows: hidden cards are imagined."""
    if not has(match.state.waiting(), seat):
        raise ValueError(f"seat {seat} is not asked now; waiting: {match.waiting()}")
    if iterations < 1:
        raise ValueError(f"a search has at least one iteration, not {iterations}")
    known = Knowledge(match.state, seat)
    searcher = searcher_for(_bots.heuristic_of(match.title), seat, match.setting.players, SearchParameters(), seed)
    searcher.begin(known.imagine(seed))
    if seconds is None:
        searcher.run(iterations)
    else:
        searcher.run(iterations, seconds)
    return Advice(int(searcher.best()), searcher.value(), int(searcher.iterations))


def _seed(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed


__all__ = [
    "Advice",
    "BadSetting",
    "Bot",
    "BrokenMatch",
    "Knowledge",
    "Match",
    "Options",
    "Outcome",
    "Refused",
    "State",
    "Title",
    "UnknownGame",
    "bot",
    "levels",
    "new_game",
    "new_match",
    "play",
    "replay",
    "search",
    "title",
    "titles",
]
