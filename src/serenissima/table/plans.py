"""From what somebody wishes for to a table that can be played."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from serenissima import bots, games
from serenissima.core.match import Match
from serenissima.core.title import BadSetting, Title
from serenissima.table import keys
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


def make(plan: TablePlan) -> Made:
    """Checks the wish and sets the game up."""
    title = title_of(plan.game)
    _check(plan)
    luck = secrets.randbits(62) if plan.seed is None else plan.seed
    match = _start(title, plan, luck)
    host, watch = keys.new_key(), keys.new_key()
    friends = {seat: keys.new_key() for seat, wish in enumerate(plan.seats) if wish.kind == "friend"}
    at_screen = tuple(seat for seat, wish in enumerate(plan.seats) if wish.kind == "screen")
    held = [Key(keys.digest(host), "host", at_screen), Key(keys.digest(watch), "watch", ())]
    held += [Key(keys.digest(key), "friend", (seat,)) for seat, key in friends.items()]
    return Made(_record(match, seated(plan.seats), tuple(held)), host, friends, watch)


def rematch(old: TableRecord, id: str) -> TableRecord:
    """The same people at a new table with new luck. Their old secrets open it: nobody needs a new link."""
    title = title_of(old.game)
    match = Match.start(title, len(old.seats), dict(old.header["options"]), secrets.randbits(62))
    return _record(match, old.seats, old.keys, id)


def title_of(game: str) -> Title:
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


def _start(title: Title, plan: TablePlan, luck: int) -> Match:
    try:
        return Match.start(title, plan.players, plan.options, luck)
    except BadSetting as problem:
        raise TableProblem("invalid", "problem-setting", detail=str(problem)) from problem


def _record(match: Match, seats: tuple[Seat, ...], held: tuple[Key, ...], id: str | None = None) -> TableRecord:
    return TableRecord(
        id=id or keys.new_table_id(),
        game=match.title.id,
        header=match.header(),
        seats=seats,
        keys=held,
        entries=tuple(match.entries),
        snapshot=match.snapshot(),
        made=int(time.time() * 1000),
    )
