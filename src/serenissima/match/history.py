"""The history of a match: every change of the true position, how far undo reaches back, and replay.

Undo reaches back to the last moment when somebody learned something, or somebody else acted. No game says when that
is: chance that was drawn, a card that left what is hidden from anybody, and the closing of a simultaneous decision
are seen here.
"""

from __future__ import annotations

from typing import Any, Final

from serenissima.core.bits import members_of
from serenissima.core.chance import BadLuck, Source, Tape
from serenissima.core.engine import State
from serenissima.core.events import Diary, Event
from serenissima.core.fields import digest
from serenissima.core.messages import Message, seat_arg
from serenissima.core.options import Options
from serenissima.core.title import Setting, Title
from serenissima.match.entry import Entry
from serenissima.match.luck import check_draws
from serenissima.match.prompts import UndoStatus
from serenissima.match.witness import Witness


class BrokenMatch(ValueError):
    """A saved match that cannot be read, or that does not replay to what it says."""


class Step:
    """One change of the position, with what is needed to go back before it."""

    def __init__(self, seat: int, forced: bool, before: State, first: int, events: list[Event], barrier: bool) -> None:
        self.seat: Final = seat
        self.first: Final = first  # the number of its first event
        self.forced: Final = forced
        self.before: Final = before
        self.events: Final = events
        self.barrier: Final = barrier


class Mark:
    """Where a match stood at a moment, to go back to when what came after could not be stored."""

    def __init__(self, state: State, steps: list[Step], entries: int) -> None:
        self.state: Final = state
        self.steps: Final = steps
        self.entries: Final = entries


class History:
    """The true position and how it came about. `entries` only ever grows: it is what a store keeps.

    Outcomes of chance come from the source; without one, from the generator that starts with `luck`, which can be
    foretold and is for experiments.
    """

    def __init__(self, title: Title[Any], setting: Setting, luck: int, source: Source | None = None) -> None:
        self.title: Final = title
        self.setting: Final = setting
        self.luck: Final = luck
        self.source = source
        self.entries: list[Entry] = []
        self.sizes: list[list[int]] = []  # how many outcomes each draw of each entry could have had
        self.steps: list[Step] = []
        self.first_events: list[Event] = []
        self.signed = True  # each entry carries a digest; what is never stored can do without
        self.restored = False  # from a snapshot: what came before cannot be replayed by these rules
        self._options: Final = Options()
        self.state: State = title.begin(setting, luck)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    def waiting(self) -> list[int]:
        """The seats that have to act now."""
        return members_of(self.state.waiting())

    def options(self, seat: int) -> list[int]:
        """What the seat may do now; nothing when it is not its turn."""
        if self.over:
            return []
        self.state.options_of(seat, self._options)
        return self._options.as_list()

    def happened(self) -> int:
        """How many events there have been."""
        if not self.steps:
            return len(self.first_events)
        return self.steps[-1].first + len(self.steps[-1].events)

    # --- going back

    def undo_status(self, seat: int) -> UndoStatus:
        """Whether the seat may take back its last decision, and the reason."""
        if self.over:
            return UndoStatus(False, Message("undo-over"))
        for step in reversed(self.steps):
            if step.seat != seat and not step.forced:
                return UndoStatus(False, Message("undo-other-acted", {"player": seat_arg(step.seat)}))
            if step.barrier:
                return UndoStatus(False, Message("undo-revealed"))
            if step.seat == seat and not step.forced:
                return UndoStatus(True, Message("undo-possible"))
        return UndoStatus(False, Message("undo-nothing"))

    def mark(self) -> Mark:
        """Where the match stands now. Cheap: a copy of the position and of the list of steps."""
        return Mark(self.state.clone(), list(self.steps), len(self.entries))

    def back(self, mark: Mark) -> None:
        """Forget whatever has happened since: it has not been kept anywhere, so nobody was told of it."""
        self.state, self.steps = mark.state, mark.steps
        del self.entries[mark.entries :]
        del self.sizes[mark.entries :]

    # --- changes, unchecked: each is noted as an entry

    def begin_with(self, outcomes: list[int]) -> None:
        """Set up, with these chance outcomes first, and go on to the first decision."""
        self._begin(outcomes)
        self._apply_forced()

    def _begin(self, forced: list[int]) -> None:
        diary = Diary()
        tape = Tape(forced, self.source, len(self.entries))
        self.state.tape = tape
        self.state.listener = diary
        self.state.settle()
        self._detach()
        self.first_events = diary.events
        self._note(Entry("begin", self._digest(), luck=tuple(tape.outcomes)), tape.sizes)

    def _act(self, seat: int, action: int, forced: bool, luck: list[int]) -> None:
        before = self.state.clone()
        witness = Witness(self.state)
        tape = Tape(luck, self.source, len(self.entries))
        self.state.tape = tape
        self.state.listener = witness
        self.state.act(seat, action)
        self._detach()
        closed = before.asked != 0 and self.state.top is not before.top
        barrier = closed or len(tape.outcomes) > 0 or witness.look()
        self.steps.append(Step(seat, forced, before, self.happened(), witness.events, barrier))
        self._note(Entry("act", self._digest(), seat, action, tuple(tape.outcomes), forced), tape.sizes)

    def _reconsider(self, seat: int) -> None:
        before = self.state.clone()
        self.state.retract(seat)
        self.steps.append(Step(seat, False, before, self.happened(), [], False))
        self._note(Entry("reconsider", self._digest(), seat), [])

    def _undo(self, seat: int) -> None:
        while self.steps:
            step = self.steps.pop()
            self.state = step.before
            if step.seat == seat and not step.forced:
                break
        self._note(Entry("undo", self._digest(), seat), [])

    def _note(self, entry: Entry, sizes: list[int]) -> None:
        self.entries.append(entry)
        self.sizes.append(sizes)

    def _digest(self) -> str:
        return digest(self.state) if self.signed else ""

    def _detach(self) -> None:
        self.state.tape = None
        self.state.listener = None

    def _apply_forced(self) -> None:
        """Apply single options, except one that would end the possibility to undo what its player has just chosen."""
        while not self.over and self.state.asked == 0 and self.state.decision().public(self.state):
            seat = int(self.state.to_play())
            options = self.options(seat)
            if len(options) != 1 or (self.undo_status(seat).possible and self._reveals(seat, options[0])):
                return
            self._act(seat, options[0], True, [])

    def _reveals(self, seat: int, action: int) -> bool:
        trial = self.state.clone()
        witness = Witness(trial)
        trial.listener = witness
        trial.act(seat, action)
        return trial.luck != self.state.luck or witness.look()

    def _replay(self, lines: list[dict[str, Any]]) -> None:
        if not lines:
            raise BrokenMatch("this match has no beginning")
        self.follow(lines)

    def follow(self, lines: list[dict[str, Any]]) -> None:
        """Let happen what is recorded elsewhere, in the order of the record, checked line by line."""
        for place, line in enumerate(lines, len(self.entries)):
            try:
                entry = Entry.from_json(line, place == 0)
                luck = list(entry.luck)
                if entry.kind == "begin":
                    self._begin(luck)
                elif entry.kind == "undo":
                    self._undo(entry.seat)
                elif entry.kind == "reconsider":
                    self._reconsider(entry.seat)
                else:
                    if entry.action not in self.options(entry.seat):
                        raise BrokenMatch(f"entry {place}: seat {entry.seat} may not do {entry.action} here")
                    self._act(entry.seat, entry.action, entry.forced, luck)
                check_draws(self.source, place, self.sizes[place], luck)
            except BadLuck as chosen:
                raise BrokenMatch(str(chosen)) from chosen
            except (KeyError, TypeError, ValueError, IndexError) as problem:
                if isinstance(problem, BrokenMatch):
                    raise
                raise BrokenMatch(f"entry {place} cannot be replayed: {problem!r}") from problem
            if self.entries[place].digest != entry.digest:
                raise BrokenMatch(f"entry {place} leads to another position than the one recorded")
