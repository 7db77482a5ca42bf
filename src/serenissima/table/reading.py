"""From a stored table to its match."""

from __future__ import annotations

from serenissima.match.history import BrokenMatch
from serenissima.match.luck import SystemLuck
from serenissima.match.match import Match
from serenissima.table.outside import Outside
from serenissima.table.plans import title_of
from serenissima.table.problems import TableProblem
from serenissima.table.records import TableRecord


def dealt(record: TableRecord) -> bool:
    """Whether there is a match at all."""
    return "gathering" not in record.header


def read_match(record: TableRecord, outside: Outside) -> Match:
    """The match of a stored table, replayed and verified against the position that was stored with it.

    Tables of earlier versions were dealt by the generator, which can be foretold from what it gave: what they still
    draw comes from the system. A table that was made with a seed wants to be repeatable.
    """
    title = title_of(record.game)
    saved = {**record.header, "entries": list(record.entries), "snapshot": record.snapshot}
    try:
        match = Match.from_json(title, saved)
        if match.setting.players != len(record.seats):
            raise BrokenMatch(f"{len(record.seats)} seats for {match.setting.players} players")
        if {**match.snapshot(), "luck": 0} != {**record.snapshot, "luck": 0}:
            raise BrokenMatch("its entries lead to another position than the one stored with them")
    except ValueError as problem:
        raise TableProblem("broken", "problem-broken-table", detail=str(problem)) from problem
    if match.source is None and not record.header.get("seeded"):
        match.source = SystemLuck(outside.below)
    return match


def count_commands(match: Match) -> int:
    """How many times somebody did something. What was forced does not count: its number could betray hidden cards."""
    return sum(1 for entry in match.entries[1:] if not entry.forced)
