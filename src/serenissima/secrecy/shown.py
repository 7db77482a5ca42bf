"""All that one viewer of a table is told, as bytes: what the server sends, and every answer it can be asked for."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from serenissima.bots import Knowledge
from serenissima.core.engine import State
from serenissima.core.fields import SPECTATOR
from serenissima.core.options import Options
from serenissima.match.match import Match
from serenissima.match.refusal import Refusal
from serenissima.secrecy.contents import contents
from serenissima.secrecy.spy import Spy
from serenissima.server import compose
from serenissima.table import pointing
from serenissima.table.outside import Outside
from serenissima.table.pace import Pace
from serenissima.table.records import Key, Seat, Stored, TableRecord
from serenissima.table.screen import Screen
from serenissima.table.table import Table
from serenissima.table.thinking import Question, question_for

Shown = dict[str, bytes]
"""What somebody is told, part by part: the update on the wire, the line in the list of tables, refusals …"""

SEED = 20_261_119  # of what a bot imagines, so that two questions can be compared

_encode = msgspec.json.Encoder(order="deterministic").encode


class _Nowhere:
    """A store for tables that are never stored, and bots that are never asked."""

    async def create(self, record: TableRecord) -> None:
        raise AssertionError("nothing is stored here")

    async def load(self, table: str) -> TableRecord | None:
        raise AssertionError("nothing is stored here")

    async def append(
        self, table: str, first: int, entries: Sequence[Stored], snapshot: Stored, header: Stored | None = None
    ) -> None:
        raise AssertionError("nothing is stored here")

    async def set_rematch(self, table: str, rematch: str) -> str:
        raise AssertionError("nothing is stored here")

    async def choose(self, question: Question) -> int:
        raise AssertionError("nobody is asked here")


def table_of(match: Match) -> Table:
    """A table around a match, as the server would show it: people at every seat, each with a screen of their own."""
    seats = tuple(Seat("screen", f"P{n}", None, n) for n in range(match.setting.players))
    record = TableRecord("twins", match.title.id, {}, seats, (), (), {}, 0)
    return Table(record, match, _Nowhere(), _Nowhere(), Pace(), Outside())


class World:
    """One match as a table shows it."""

    def __init__(self, match: Match, spy: Spy) -> None:
        self.match = match
        self.spy = spy
        self.table = table_of(match)
        self.options = Options()

    def shown_to(self, viewer: int, since: int, close: int) -> Shown:
        """What the viewer is told, with the events from number `since` on.

        `close` is 0 for what is sent by itself; a higher number is a seed: what could be asked besides is looked at
        too, a part of the refusals and of what can be pointed at by that seed.
        """
        match, table = self.match, self.table
        seats = () if viewer == SPECTATOR else (viewer,)
        self.spy.watch(close > 0)
        update = compose.update(table, Screen(seats, match.title.hidden_hands), since)
        shown = {
            "update": _encode(update),
            "summary": _encode(compose.summary(table, Key("", "watch", seats))),
            "public": self._public(),
        }
        if close > 0:
            shown["handed"] = _encode(self.spy.handed)
            if viewer != SPECTATOR:
                shown |= self._asked(viewer, random.Random(close))
        self.spy.watch(False)
        return shown

    def _public(self) -> bytes:
        """Whether the decision says that everybody can tell its options; if so, the options themselves."""
        match = self.match
        if match.over:
            return b""
        decision = match.state.decision()
        if not decision.public(match.state):
            return b"secret"
        found: list[list[int]] = []
        for seat in match.waiting():
            match.state.options_of(seat, self.options)
            found.append([int(n) for n in self.options.all_runs()])
        return _encode(found)

    def _asked(self, viewer: int, dice: random.Random) -> Shown:
        """Answers to whatever the viewer may ask: refusals, why not there, what its bot would be given."""
        match = self.match
        shown = {"refusals": _encode(self._refusals(viewer, dice)), "pointing": _encode(self._pointing(viewer, dice))}
        if not match.over and viewer in match.waiting():
            question = question_for(match, viewer, "greedy", seed=SEED)
            known = Knowledge(match.state, viewer)
            held = [thing for thing in vars(known).values() if isinstance(thing, State)]
            shown["bot"] = _encode([question.position, *(contents(state) for state in (*held, known.imagine(SEED)))])
        return shown

    def _refusals(self, viewer: int, dice: random.Random) -> list[Any]:
        """Why each action that is not offered is refused; all of them when it is the viewer's turn."""
        match = self.match
        size = int(match.state.ACTIONS.size)
        if match.over or viewer not in match.waiting():
            return [_said(match.refusal(viewer, dice.randrange(size))) for _ in range(2)]
        decision = match.state.decision()
        match.state.options_of(viewer, self.options)
        offered = set(self.options.as_list())
        listed = decision.explained(match.state, viewer)
        asked = range(size) if size <= MOST_REFUSALS else dice.sample(range(size), MOST_REFUSALS)
        clauses = [decision.against(match.state, action, listed) for action in asked if action not in offered]
        return [clauses, [_said(match.refusal(viewer, dice.randrange(-1, size + 1))) for _ in range(3)]]

    def _pointing(self, viewer: int, dice: random.Random) -> list[Any]:
        """What the viewer hears who points at things on the board."""
        match = self.match
        actions = [dice.randrange(int(match.state.ACTIONS.size)) for _ in range(2)]
        pointed = [match.title.refs(match.state, viewer, a) for a in actions if match.state.ACTIONS.kind_of(a).fields]
        return [[refs, _said(pointing.why_not_there(match, viewer, refs))] for refs in pointed if refs]


MOST_REFUSALS = 400


def _said(refused: Refusal | None) -> list[Any]:
    return [] if refused is None else [refused.message.id, refused.message.args, refused.clause]


def difference(one: Shown, other: Shown) -> tuple[str, str]:
    """The first part in which two differ, and how, in short."""
    for part in one:
        if one[part] != other.get(part):
            return part, _how(one[part], other.get(part, b""))
    return "", ""


def _how(one: bytes, other: bytes) -> str:
    """The place of the first difference within two pieces of JSON."""
    try:
        here, there, path = json.loads(one), json.loads(other), ""
    except ValueError:
        return f"{one[:60]!r} / {other[:60]!r}"
    while True:
        if isinstance(here, dict) and isinstance(there, dict):
            names = [n for n in {**here, **there} if here.get(n) != there.get(n)]
            path, here, there = f"{path}.{names[0]}", here.get(names[0]), there.get(names[0])
        elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
            places = [n for n in range(len(here)) if here[n] != there[n]]
            path, here, there = f"{path}[{places[0]}]", here[places[0]], there[places[0]]
        else:
            return f"{path.lstrip('.')}: {json.dumps(here)[:160]} / {json.dumps(there)[:160]}"
