"""From what somebody wishes for to a table that can be played."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serenissima import bots, games
from serenissima.core.messages import Json
from serenissima.core.title import BadSetting, Setting, Title
from serenissima.match.match import Match
from serenissima.table import keys
from serenissima.table.gathering import Gathering
from serenissima.table.outside import Outside
from serenissima.table.problems import TableProblem
from serenissima.table.records import Key, Seat, SeatKind, TableRecord

LONGEST_NAME = 24
NAMES = ("Bianca", "Marco", "Chiara", "Alvise", "Lucia", "Zorzi", "Elena", "Piero")
"""For seats nobody named."""


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit somewhere."""

    kind: SeatKind
    name: str = ""
    level: str | None = None


@dataclass(frozen=True)
class TablePlan:
    """A wish for a table. `seed` makes the luck repeatable, for tables without friends only: who knows it knows all."""

    game: str
    players: int
    seats: Sequence[SeatPlan]
    options: dict[str, str]
    seed: int | None = None


@dataclass(frozen=True)
class Made:
    """A new table with its secrets, which are told this once."""

    record: TableRecord
    host: str
    friends: dict[int, str]
    watch: str


def make(plan: TablePlan, outside: Outside) -> Made:
    """Checks the wish and sets the table up, the cards still to be dealt; with a seed they are dealt at once."""
    title = title_of(plan.game)
    _check(plan)
    setting = _setting(title, plan)
    host, watch = keys.new_key(outside), keys.new_key(outside)
    friends = {seat: keys.new_key(outside) for seat, wish in enumerate(plan.seats) if wish.kind == "friend"}
    at_screen = tuple(seat for seat, wish in enumerate(plan.seats) if wish.kind == "screen")
    held = [Key(keys.digest(host), "host", at_screen), Key(keys.digest(watch), "watch", ())]
    held += [Key(keys.digest(key), "friend", (seat,)) for seat, key in friends.items()]
    seats, id = seated(plan.seats), keys.new_table_id(outside)
    if plan.seed is None:
        record = _undealt(id, title, setting, seats, tuple(held), outside)
    else:
        match = Match.start(title, setting.players, setting.options, plan.seed)
        record = _seeded(id, match, seats, tuple(held), outside)
    return Made(record, host, friends, watch)


def rematch(old: TableRecord, id: str, outside: Outside) -> TableRecord:
    """The same people at a new table with new luck. Their old secrets open it: nobody needs a new link."""
    title = title_of(old.game)
    setting = title.setting(len(old.seats), dict(old.header["options"]))
    return _undealt(id, title, setting, old.seats, old.keys, outside)


def title_of(game: str) -> Title[Any]:
    """The game of that name."""
    try:
        return games.title(game)
    except games.UnknownGame:
        raise TableProblem("unknown", "problem-unknown-game", game=game[:40]) from None


def clean_name(name: str) -> str:
    """A name without anything that could disturb the screens of others."""
    visible = "".join(" " if c.isspace() else c for c in name if unicodedata.category(c)[0] != "C" or c.isspace())
    return " ".join(visible.split())[:LONGEST_NAME].strip()


def seated(wishes: Sequence[SeatPlan]) -> tuple[Seat, ...]:
    """The seats with a distinct name each."""
    taken: set[str] = set()
    seats = []
    for place, wish in enumerate(wishes):
        wanted = clean_name(wish.name) or NAMES[place % len(NAMES)]
        name, n = wanted, 1
        while name.casefold() in taken:
            n += 1
            name = f"{wanted} {n}"
        taken.add(name.casefold())
        seats.append(Seat(wish.kind, name, wish.level if wish.kind == "bot" else None, place))
    return tuple(seats)


def _check(plan: TablePlan) -> None:
    if len(plan.seats) != plan.players:
        raise TableProblem("invalid", "problem-seats", players=plan.players, seats=len(plan.seats))
    for wish in plan.seats:
        if wish.kind == "bot" and wish.level not in bots.offered():
            raise TableProblem("invalid", "problem-level", level=str(wish.level)[:40], levels=", ".join(bots.offered()))
    if plan.seed is not None and any(wish.kind == "friend" for wish in plan.seats):
        raise TableProblem("invalid", "problem-seed-with-friends")


def _setting(title: Title[Any], plan: TablePlan) -> Setting:
    try:
        return title.setting(plan.players, plan.options)
    except BadSetting as problem:
        detail: Json = str(problem) if problem.said is None else problem.said.to_json()
        raise TableProblem("invalid", "problem-setting", detail=detail) from problem


def _undealt(
    id: str, title: Title[Any], setting: Setting, seats: tuple[Seat, ...], held: tuple[Key, ...], outside: Outside
) -> TableRecord:
    header = {**Match(title, setting, 0).header(), "gathering": Gathering.begin(id, held, outside).to_json()}
    return TableRecord(id, title.id, header, seats, held, entries=(), snapshot={}, made=outside.now())


def _seeded(id: str, match: Match, seats: tuple[Seat, ...], held: tuple[Key, ...], outside: Outside) -> TableRecord:
    header = {**match.header(), "seeded": True}
    return TableRecord(id, match.title.id, header, seats, held, tuple(match.lines()), match.snapshot(), outside.now())
