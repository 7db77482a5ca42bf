"""A match: one game as it is played, with its history, undo and replay.

Undo reaches back to the last moment when somebody learned something, or somebody else acted. No game says when that
is: chance that was drawn, a card that left what is hidden from anybody, and the closing of a simultaneous decision
are seen here.
"""

from __future__ import annotations

from typing import Any, Final

from serenissima.core.bits import has, members_of
from serenissima.core.chance import Tape
from serenissima.core.engine import Decision, Simultaneous, State
from serenissima.core.events import Diary, Event
from serenissima.core.fields import digest, fill_from_json, to_json, view
from serenissima.core.messages import Json, Message, kebab, seat_arg
from serenissima.core.options import Options
from serenissima.core.secrets import determinize, learned
from serenissima.core.title import Setting, Title

FORMAT: Final = 1


class Refused(Exception):
    """Something a seat may not do, with the clause that forbids it. Nothing has changed."""

    def __init__(self, message: Message, clause: str = "") -> None:
        super().__init__(f"{message.id} {clause}".strip())
        self.message: Final = message
        self.clause: Final = clause


class BrokenMatch(ValueError):
    """A saved match that cannot be read, or that does not replay to what it says."""


class UndoStatus:
    """Whether a seat may undo now, and why (not)."""

    def __init__(self, possible: bool, reason: Message) -> None:
        self.possible: Final = possible
        self.reason: Final = reason


class Step:
    """One change of the position, with what is needed to go back before it."""

    def __init__(self, seat: int, forced: bool, before: State, events: list[Event], barrier: bool) -> None:
        self.seat: Final = seat
        self.forced: Final = forced
        self.before: Final = before
        self.events: Final = events
        self.barrier: Final = barrier


class Match:
    """The true position and how it came about. `entries` only ever grows: it is what a store keeps."""

    def __init__(self, title: Title, setting: Setting, luck: int) -> None:
        self.title: Final = title
        self.setting: Final = setting
        self.luck: Final = luck
        self.entries: list[dict[str, Json]] = []
        self.steps: list[Step] = []
        self.first_events: list[Event] = []
        self.restored = False  # from a snapshot: what came before cannot be replayed by these rules
        self._options: Final = Options()
        self.state: State = title.begin(setting, luck)

    @staticmethod
    def start(title: Title, players: int, options: dict[str, str] | None = None, luck: int = 0) -> Match:
        """A new match, set up and waiting for its first decision."""
        match = Match(title, title.setting(players, options), luck)
        match._begin([])
        match._apply_forced()
        return match

    # --- what people see

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    def waiting(self) -> list[int]:
        """The seats that have to act now."""
        return members_of(self.state.waiting())

    def reconsiderable(self) -> list[int]:
        """The seats that have answered a simultaneous decision, or a part of it, and may take it back."""
        top = self.state.top
        if not isinstance(top, Simultaneous) or not top.retractable():
            return []
        asked = members_of(self.state.asked)
        return [seat for seat in asked if not has(self.state.pending, seat) or top.begun(self.state, seat)]

    def options(self, seat: int) -> list[int]:
        """What the seat may do now; nothing when it is not its turn."""
        if self.over:
            return []
        self.state.options_of(seat, self._options)
        return self._options.as_list()

    def option_json(self, seat: int) -> list[dict[str, Json]]:
        """The options with the words, board references and previews that a client shows."""
        listed = self.options(seat)
        imagined = determinize(self.state, seat, 0) if listed else self.state
        return [
            {
                "action": action,
                "kind": self.state.ACTIONS.kind_of(action).name,
                "args": self.title.args(imagined, seat, action),
                "refs": list[Json](self.title.refs(imagined, seat, action)),
                "note": [message.to_json() for message in self.title.note(imagined, seat, action)],
            }
            for action in listed
        ]

    def view(self, viewer: int) -> dict[str, Json]:
        """The position as a seat or the spectators see it."""
        return view(self.state, viewer)

    def figures(self, viewer: int) -> dict[str, Json]:
        """Live help figures for a viewer."""
        return self.title.figures(determinize(self.state, viewer, 0), viewer)

    def describe(self, viewer: int) -> list[Message]:
        """The position in words for a viewer."""
        return self.title.describe(determinize(self.state, viewer, 0), viewer)

    def prompt(self, viewer: int) -> dict[str, Json] | None:
        """What is to be decided: a question for those who are asked, a sentence about them for the others."""
        if self.over:
            return None
        decision: Decision[Any] = self.state.decision()
        waiting = self.waiting()
        args: dict[str, Json] = decision.args(self.state)
        args["player"] = [seat_arg(seat) for seat in waiting] if len(waiting) > 1 else seat_arg(waiting[0])
        return {
            "id": "ask-" + kebab(type(decision).__name__),
            "args": args,
            "steps": list[Json](decision.STEPS),
            "step": decision.STEP,
            "clause": decision.CLAUSE,
            "yours": viewer in waiting,
        }

    def events(self, viewer: int, since: int = 0) -> list[dict[str, Json]]:
        """What has happened, numbered from the beginning, as that viewer heard of it."""
        heard = list(self.first_events)
        for step in self.steps:
            heard.extend(step.events)
        return [{"n": n, **heard[n].seen_by(viewer)} for n in range(since, len(heard))]

    # --- playing

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not do that now, with the clause; nothing when it may. Plays nothing."""
        if self.over:
            return Refused(Message("refused-over"))
        decision = self.state.decision()
        if seat not in self.waiting():
            return Refused(Message("refused-not-your-turn"), decision.CLAUSE)
        self.state.options_of(seat, self._options)
        if self._options.contains(action):
            return None
        if not 0 <= action < self.state.ACTIONS.size:
            return Refused(Message("refused-unknown-action"), decision.CLAUSE)
        return Refused(Message("refused-not-offered"), decision.why_not(self.state, seat, action))

    def act(self, seat: int, action: int) -> None:
        """Let a seat take one of its options, then whatever nobody has a choice about."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise refused
        self._act(seat, action, False, [])
        self._apply_forced()

    def reconsider(self, seat: int) -> None:
        """Let a seat take back its answer to a simultaneous decision that is still open."""
        if seat not in self.reconsiderable():
            raise Refused(Message("refused-nothing-to-reconsider"))
        self._reconsider(seat)

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

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, and what was forced after it."""
        status = self.undo_status(seat)
        if not status.possible:
            raise Refused(status.reason)
        self._undo(seat)

    # --- files

    def header(self) -> dict[str, Json]:
        """What was settled before the first entry."""
        return {
            "format": FORMAT,
            "game": self.title.id,
            "rules_version": self.title.rules_version,
            "players": self.setting.players,
            "options": dict[str, Json](self.setting.options),
            "luck": self.luck,
        }

    def snapshot(self) -> dict[str, Json]:
        """The whole true position."""
        return to_json(self.state)

    def to_json(self) -> dict[str, Json]:
        """A match file."""
        return {**self.header(), "entries": list[Json](self.entries), "snapshot": self.snapshot()}

    @staticmethod
    def from_json(title: Title, data: dict[str, Any]) -> Match:
        """Read a match file: replay it with its recorded chance, and check every digest.

        A match stored under older rules that no longer replays goes on from its snapshot; its past cannot be undone
        any more.
        """
        try:
            if data["format"] != FORMAT:
                raise BrokenMatch(
                    f"this match file has format {data['format']}, and this version reads format {FORMAT}"
                )
            match = Match(title, title.setting(data["players"], data["options"]), data["luck"])
            entries = list(data["entries"])
            old = data["rules_version"] != title.rules_version
        except (KeyError, TypeError) as problem:
            raise BrokenMatch(f"this is not a match file: {problem!r}") from problem
        try:
            match._replay(entries)
        except BrokenMatch:
            if not old or not data.get("snapshot"):
                raise
            match = Match(title, match.setting, data["luck"])
            fill_from_json(match.state, data["snapshot"], title.frames)
            match.entries = entries
            match.restored = True
        return match

    def _replay(self, entries: list[dict[str, Any]]) -> None:
        if not entries:
            raise BrokenMatch("this match has no beginning")
        for place, entry in enumerate(entries):
            try:
                if place == 0:
                    self._begin(list(entry["luck"]))
                elif "undo" in entry:
                    self._undo(entry["undo"])
                elif "reconsider" in entry:
                    self._reconsider(entry["reconsider"])
                else:
                    seat, action = int(entry["seat"]), int(entry["action"])
                    if action not in self.options(seat):
                        raise BrokenMatch(f"entry {place}: seat {seat} may not do {action} here")
                    self._act(seat, action, bool(entry.get("forced")), list(entry["luck"]))
            except (KeyError, TypeError, ValueError, IndexError) as problem:
                if isinstance(problem, BrokenMatch):
                    raise
                raise BrokenMatch(f"entry {place} cannot be replayed: {problem!r}") from problem
            if self.entries[place]["digest"] != entry.get("digest"):
                raise BrokenMatch(f"entry {place} leads to another position than the one recorded")

    # --- the machinery

    def _begin(self, forced: list[int]) -> None:
        diary = Diary()
        tape = Tape(forced)
        self.state.tape = tape
        self.state.listener = diary
        self.state.settle()
        self._detach()
        self.first_events = diary.events
        self.entries.append({"luck": list[Json](tape.outcomes), "digest": digest(self.state)})

    def _act(self, seat: int, action: int, forced: bool, luck: list[int]) -> None:
        before = self.state.clone()
        diary = Diary()
        tape = Tape(luck)
        self.state.tape = tape
        self.state.listener = diary
        self.state.act(seat, action)
        self._detach()
        closed = before.asked != 0 and self.state.top is not before.top
        barrier = closed or len(tape.outcomes) > 0 or learned(before, self.state)
        self.steps.append(Step(seat, forced, before, diary.events, barrier))
        entry: dict[str, Json] = {"seat": seat, "action": action, "luck": list[Json](tape.outcomes)}
        if forced:
            entry["forced"] = True
        entry["digest"] = digest(self.state)
        self.entries.append(entry)

    def _reconsider(self, seat: int) -> None:
        before = self.state.clone()
        self.state.retract(seat)
        self.steps.append(Step(seat, False, before, [], False))
        self.entries.append({"reconsider": seat, "digest": digest(self.state)})

    def _undo(self, seat: int) -> None:
        while self.steps:
            step = self.steps.pop()
            self.state = step.before
            if step.seat == seat and not step.forced:
                break
        self.entries.append({"undo": seat, "digest": digest(self.state)})

    def _detach(self) -> None:
        self.state.tape = None
        self.state.listener = None

    def _apply_forced(self) -> None:
        """Apply single options, except one that would end the possibility to undo what its player has just chosen."""
        while not self.over and self.state.asked == 0 and self.state.decision().obvious(self.state):
            seat = int(self.state.to_play())
            options = self.options(seat)
            if len(options) != 1 or (self.undo_status(seat).possible and self._reveals(seat, options[0])):
                return
            self._act(seat, options[0], True, [])

    def _reveals(self, seat: int, action: int) -> bool:
        trial = self.state.clone()
        trial.act(seat, action)
        return trial.luck != self.state.luck or learned(self.state, trial)
