"""What must hold, judged by what people were told, never by what the store says of itself.

At every commit: the entry is possible there, it leads to the position it names, and a person's act was asked for, once.
At every message: the position is one that is stored, shown to this viewer as it should be, and a position that differs
only in what the viewer cannot know would be shown with the very same bytes. At the end: whatever anybody was ever told
stands in the store, and all that is owed has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from serenissima.core.bits import members_of
from serenissima.core.engine import State
from serenissima.core.fields import view
from serenissima.core.secrets import determinize
from serenissima.match.history import BrokenMatch
from serenissima.match.match import Match
from serenissima.server import compose
from serenissima.simulate.disk import Line
from serenissima.table.problems import TableProblem
from serenissima.table.reading import dealt, read_match
from serenissima.table.records import TableRecord

if TYPE_CHECKING:
    from serenissima.simulate.network import Socket
    from serenissima.simulate.night import Night

TWINS = 0.05  # of all updates, those that are compared with what a twin of the table would be shown

encode = msgspec.json.encode


class Told(msgspec.Struct):
    """What is looked at in a message to a browser."""

    type: str
    seq: int = -1
    viewer: int = -1
    view: msgspec.Raw = msgspec.Raw(b"")
    waiting: list[int] = []


_read = msgspec.json.Decoder(Told).decode


class Story:
    """One table as it is stored: a match that follows every commit, and each position that could be shown."""

    def __init__(self, match: Match, kinds: Sequence[str]) -> None:
        self.match = match
        self.kinds = kinds
        self.seq = commands(match.lines(1))
        self.positions: dict[int, State] = {self.seq: match.state.clone()}

    def follow(self, entries: Sequence[Line]) -> None:
        """What was stored happens here too, checked."""
        self.match.follow(list(entries))
        self.seq += commands(entries)
        self.positions[self.seq] = self.match.state.clone()


class Oracle:
    """Hears of every commit, every message and every act that somebody asks for."""

    def __init__(self, night: Night) -> None:
        self._night = night
        self._stories: dict[str, Story] = {}
        self._asked: dict[
            tuple[str, int, int], dict[int, None]
        ] = {}  # by table, seat, action: the seqs it was sent with
        self._told: dict[tuple[str, int, int], bytes] = {}  # by table, seq, viewer: the view
        self.updates = self.commits = self.twins = 0

    # --- what happens

    def asked(self, table: str, seat: int, action: int, seq: int) -> None:
        """Somebody sends an act. To send it again is to ask for nothing new."""
        self._asked.setdefault((table, seat, action), {})[seq] = None

    def created(self, record: TableRecord) -> None:
        """A table is stored."""
        if dealt(record):
            self._begin(record)

    def appended(self, table: str, first: int, entries: Sequence[Line], header: Line | None) -> None:
        """Something was added to a table."""
        self.commits += 1
        self._night.note(f"stored {table} {first} {list(entries)}")
        try:
            if header is not None:
                record = self._night.disk.load(table)
                if record is not None and dealt(record):
                    self._begin(record)
                return
            story = self._stories[table]
            if first != len(story.match.entries):
                self._night.fail(f"entry {first} of table {table} is stored behind {len(story.match.entries)} others")
            for entry in entries:
                self._justify(table, story, entry)
            story.follow(entries)
        except BrokenMatch as broken:
            self._night.fail(f"what is stored of table {table} cannot be: {broken}")

    def _begin(self, record: TableRecord) -> None:
        self._stories[record.id] = Story(
            read_match(record, self._night.process.outside), [s.kind for s in record.seats]
        )

    def _justify(self, table: str, story: Story, entry: Line) -> None:
        """An act of a person was asked for, and not counted before."""
        if "action" not in entry or entry.get("forced") or story.kinds[entry["seat"]] == "bot":
            return
        asked = self._asked.get((table, entry["seat"], entry["action"]))
        if not asked:
            self._night.fail(f"seat {entry['seat']} of table {table} never asked for {entry['action']}, or once only")
        else:
            asked.pop(next(iter(asked)))

    def sent(self, socket: Socket, data: bytes) -> None:
        """A message leaves the server."""
        session = socket.session
        told = _read(data)
        if told.type != "update" or session is None:
            return
        self.updates += 1
        table = session._table.id
        story = self._stories.get(table)
        if story is None or told.seq not in story.positions:
            self._night.fail(f"table {table} is shown at {told.seq}, which is not stored")
            return
        place = (table, told.seq, told.viewer)
        state = story.positions[told.seq]
        if place not in self._told:
            self._told[place] = encode(view(state, told.viewer))
        if bytes(told.view) != self._told[place] or told.waiting != members_of(state.waiting()):
            self._night.fail(f"table {table} at {told.seq} is shown to {told.viewer} otherwise than it is stored")
        if self._night.dice.random() < TWINS and not state.over():
            self._compare_with_a_twin(session)

    def _compare_with_a_twin(self, session: Any) -> None:
        """The same table with other hidden things: this viewer is shown the same bytes."""
        table, screen = session._table, session._screen
        match = table.match
        truth = match.state
        if truth.over():
            return
        self.twins += 1
        shown = [encode(compose.update(table, screen, 0))]
        match.state = determinize(truth, screen.viewer, self._night.dice.getrandbits(31))
        try:
            shown.append(encode(compose.update(table, screen, 0)))
        finally:
            match.state = truth
        if shown[0] != shown[1]:
            self._night.fail(f"viewer {screen.viewer} of table {table.id} could tell two truths apart")

    # --- at the end

    def judge(self) -> None:
        """Everything that anybody was told stands in the store, read anew."""
        for id in self._stories:
            record = self._night.disk.load(id)
            assert record is not None
            try:
                match = read_match(record, self._night.process.outside)
            except TableProblem as problem:
                self._night.fail(f"table {id} cannot be read any more: {problem.message.args}")
                continue
            again = Match(match.title, match.setting, match.luck, match.source)
            seq, positions = 0, {}
            for place, entry in enumerate(match.lines()):
                again.follow([entry])
                seq += commands([entry]) if place else 0
                positions[seq] = again.state.clone()
            for (table, told, viewer), shown in self._told.items():
                if table == id and (told not in positions or encode(view(positions[told], viewer)) != shown):
                    self._night.fail(f"viewer {viewer} of table {id} was told of {told}, which is lost")

    def latest(self, table: str) -> int:
        """How far the table has come in the store; -1 before the deal."""
        return self._stories[table].seq if table in self._stories else -1

    def heard(self, table: str, viewer: int) -> list[dict[str, Any]]:
        """The whole story of a table as a viewer should have heard it."""
        return self._stories[table].match.events(viewer)


def commands(entries: Sequence[Line]) -> int:
    """How many of them somebody asked for."""
    return sum(not entry.get("forced") for entry in entries)
