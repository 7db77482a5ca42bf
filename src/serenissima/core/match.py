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
from serenissima.core.luck import BadLuck, FairLuck, Source, check_draws
from serenissima.core.messages import Json, Message, kebab, seat_arg
from serenissima.core.options import Options
from serenissima.core.outcome import Outcome
from serenissima.core.secrets import Witness, determinize
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


class Match:
    """The true position and how it came about. `entries` only ever grows: it is what a store keeps.

    Outcomes of chance come from the source; without one, from the generator that starts with `luck`, which can be
    foretold and is for experiments.
    """

    def __init__(self, title: Title[Any], setting: Setting, luck: int, source: Source | None = None) -> None:
        self.title: Final = title
        self.setting: Final = setting
        self.luck: Final = luck
        self.source = source
        self.entries: list[dict[str, Json]] = []
        self.sizes: list[list[int]] = []  # how many outcomes each draw of each entry could have had
        self.steps: list[Step] = []
        self.first_events: list[Event] = []
        self.restored = False  # from a snapshot: what came before cannot be replayed by these rules
        self._options: Final = Options()
        self.state: State = title.begin(setting, luck)

    @staticmethod
    def start(
        title: Title[Any],
        players: int,
        options: dict[str, str] | None = None,
        luck: int = 0,
        source: Source | None = None,
    ) -> Match:
        """A new match, set up and waiting for its first decision."""
        match = Match(title, title.setting(players, options), luck, source)
        match.begin_with([])
        return match

    # --- what people see

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def outcome(self) -> Outcome | None:
        """What has come of it; nothing while it goes on."""
        return self.title.outcome(self.state) if self.over else None

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
            "clause": decision.clause(self.state),
            "yours": viewer in waiting,
        }

    def events(self, viewer: int, since: int = 0) -> list[dict[str, Json]]:
        """What has happened, numbered from the beginning, as that viewer heard of it."""
        heard: list[Event] = []
        place = len(self.steps)
        while place > 0 and self.steps[place - 1].first + len(self.steps[place - 1].events) > since:
            place -= 1
        first = self.steps[place].first if place < len(self.steps) else self.happened()
        if since < len(self.first_events):
            heard.extend(self.first_events)
            first = 0
        for step in self.steps[place:]:
            heard.extend(step.events)
        return [{"n": n, **heard[n - first].seen_by(viewer)} for n in range(since, first + len(heard))]

    def happened(self) -> int:
        """How many events there have been."""
        if not self.steps:
            return len(self.first_events)
        return self.steps[-1].first + len(self.steps[-1].events)

    # --- playing

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not do that now, with the clause; nothing when it may. Plays nothing."""
        if self.over:
            return Refused(Message("refused-over"))
        decision = self.state.decision()
        known = 0 <= action < self.state.ACTIONS.size
        if seat not in self.waiting():
            clause = decision.not_yet(self.state, action) if known else decision.clause(self.state)
            return Refused(Message("refused-not-your-turn"), clause)
        self.state.options_of(seat, self._options)
        if self._options.contains(action):
            return None
        if not known:
            return Refused(Message("refused-unknown-action"), decision.clause(self.state))
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

    def mark(self) -> Mark:
        """Where the match stands now. Cheap: a copy of the position and of the list of steps."""
        return Mark(self.state.clone(), list(self.steps), len(self.entries))

    def back(self, mark: Mark) -> None:
        """Forget whatever has happened since: it has not been kept anywhere, so nobody was told of it."""
        self.state, self.steps = mark.state, mark.steps
        del self.entries[mark.entries :]
        del self.sizes[mark.entries :]

    # --- files

    @property
    def luck_checked(self) -> bool:
        """Whether every outcome of chance has been shown to follow from the secret that the table had committed to."""
        return isinstance(self.source, FairLuck) and self.source.known and not self.restored

    def header(self, secrets_too: bool = False) -> dict[str, Json]:
        """What was settled before the first entry. The secret of the luck is told after the end, or to a store."""
        told: dict[str, Json] = {
            "format": FORMAT,
            "game": self.title.id,
            "rules_version": self.title.rules_version,
            "players": self.setting.players,
            "options": dict[str, Json](self.setting.options),
            "luck": self.luck,
        }
        return told if self.source is None else {**told, **self.source.header(secrets_too or self.over)}

    def snapshot(self) -> dict[str, Json]:
        """The whole true position."""
        return to_json(self.state)

    def to_json(self, secrets_too: bool = False) -> dict[str, Json]:
        """A match file. One that is to be played on needs the secret of its luck."""
        return {**self.header(secrets_too), "entries": list[Json](self.entries), "snapshot": self.snapshot()}

    @staticmethod
    def from_json(title: Title[Any], data: dict[str, Any]) -> Match:
        """Read a match file: replay it with its recorded chance, and check every digest. Where the secret of the luck
        is known, check too that every outcome follows from it.

        A match stored under older rules that no longer replays goes on from its snapshot; its past cannot be undone
        any more.
        """
        try:
            if data["format"] != FORMAT:
                raise BrokenMatch(
                    f"this match file has format {data['format']}, and this version reads format {FORMAT}"
                )
            source = _read_source(data)
            match = Match(title, title.setting(data["players"], data["options"]), data["luck"], source)
            entries = list(data["entries"])
            old = data["rules_version"] != title.rules_version
        except (KeyError, TypeError) as problem:
            raise BrokenMatch(f"this is not a match file: {problem!r}") from problem
        try:
            match._replay(entries)
        except BrokenMatch:
            if not old or not data.get("snapshot"):
                raise
            match = Match(title, match.setting, data["luck"], source)
            try:
                fill_from_json(match.state, title.renewed(data["snapshot"], data["rules_version"]), title.frames)
            except (KeyError, TypeError, ValueError, IndexError) as problem:
                raise BrokenMatch(f"its position cannot be read by these rules: {problem!r}") from problem
            match.entries = entries
            match.sizes = [[] for _ in entries]
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
                check_draws(self.source, place, self.sizes[place], list(entry.get("luck", [])))
            except BadLuck as chosen:
                raise BrokenMatch(str(chosen)) from chosen
            except (KeyError, TypeError, ValueError, IndexError) as problem:
                if isinstance(problem, BrokenMatch):
                    raise
                raise BrokenMatch(f"entry {place} cannot be replayed: {problem!r}") from problem
            if self.entries[place]["digest"] != entry.get("digest"):
                raise BrokenMatch(f"entry {place} leads to another position than the one recorded")

    # --- the machinery

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
        self._note({"luck": list[Json](tape.outcomes), "digest": digest(self.state)}, tape.sizes)

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
        entry: dict[str, Json] = {"seat": seat, "action": action, "luck": list[Json](tape.outcomes)}
        if forced:
            entry["forced"] = True
        entry["digest"] = digest(self.state)
        self._note(entry, tape.sizes)

    def _reconsider(self, seat: int) -> None:
        before = self.state.clone()
        self.state.retract(seat)
        self.steps.append(Step(seat, False, before, self.happened(), [], False))
        self._note({"reconsider": seat, "digest": digest(self.state)}, [])

    def _undo(self, seat: int) -> None:
        while self.steps:
            step = self.steps.pop()
            self.state = step.before
            if step.seat == seat and not step.forced:
                break
        self._note({"undo": seat, "digest": digest(self.state)}, [])

    def _note(self, entry: dict[str, Json], sizes: list[int]) -> None:
        self.entries.append(entry)
        self.sizes.append(sizes)

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


def _read_source(data: dict[str, Any]) -> FairLuck | None:
    """The provable luck that a match file tells of, if it does."""
    try:
        return FairLuck.from_json(data["fair"]) if "fair" in data else None
    except BadLuck as chosen:
        raise BrokenMatch(str(chosen)) from chosen
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BrokenMatch(f"what is said about the luck cannot be read: {problem!r}") from problem
