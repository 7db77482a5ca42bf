"""A match: one game as it is played, with what people see of it, may do, and keep in files."""

from __future__ import annotations

from typing import Any, Final

from serenissima.core.bits import has, members_of
from serenissima.core.chance import BadLuck, Source
from serenissima.core.engine import Decision, Simultaneous
from serenissima.core.events import Event
from serenissima.core.fields import fill_from_json, to_json, view
from serenissima.core.messages import Json, Message, kebab, seat_arg
from serenissima.core.outcome import Outcome
from serenissima.core.secrets import determinize
from serenissima.core.title import Title
from serenissima.match.entry import Entry
from serenissima.match.history import BrokenMatch, History
from serenissima.match.luck import FairLuck
from serenissima.match.prompts import Offer, Prompt
from serenissima.match.refusal import Refusal, Refused

FORMAT: Final = 1


class Match(History):
    """A match as people play it: whoever may not do something is refused, and nothing has changed then."""

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
    def outcome(self) -> Outcome | None:
        """What has come of it; nothing while it goes on."""
        return self.title.outcome(self.state) if self.over else None

    def reconsiderable(self) -> list[int]:
        """The seats that have answered a simultaneous decision, or a part of it, and may take it back."""
        top = self.state.top
        if not isinstance(top, Simultaneous) or not top.retractable():
            return []
        asked = members_of(self.state.asked)
        return [seat for seat in asked if not has(self.state.pending, seat) or top.begun(self.state, seat)]

    def offers(self, seat: int) -> list[Offer]:
        """The options with the words, board references and previews that a client shows."""
        listed = self.options(seat)
        title, kinds = self.title, self.state.ACTIONS
        imagined = determinize(self.state, seat, 0) if listed else self.state
        return [
            Offer(
                action,
                kinds.kind_of(action).name,
                title.args(imagined, seat, action),
                title.refs(imagined, seat, action),
                title.note(imagined, seat, action),
            )
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

    def prompt(self, viewer: int) -> Prompt | None:
        """What is to be decided: a question for those who are asked, a sentence about them for the others."""
        if self.over:
            return None
        decision: Decision[Any] = self.state.decision()
        waiting = self.waiting()
        args: dict[str, Json] = decision.args(self.state)
        args["player"] = [seat_arg(seat) for seat in waiting] if len(waiting) > 1 else seat_arg(waiting[0])
        return Prompt(
            id="ask-" + kebab(type(decision).__name__),
            args=args,
            steps=list(decision.STEPS),
            step=decision.STEP,
            clause=decision.clause(self.state),
            yours=viewer in waiting,
        )

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

    # --- playing

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not do that now, with the clause; nothing when it may. Plays nothing."""
        if self.over:
            return Refusal(Message("refused-over"), "", seat, action)
        decision = self.state.decision()
        known = 0 <= action < self.state.ACTIONS.size
        if seat not in self.waiting():
            clause = decision.not_yet(self.state, action) if known else decision.clause(self.state)
            return Refusal(Message("refused-not-your-turn"), clause, seat, action)
        self.state.options_of(seat, self._options)
        if self._options.contains(action):
            return None
        if not known:
            return Refusal(Message("refused-unknown-action"), decision.clause(self.state), seat, action)
        return Refusal(Message("refused-not-offered"), decision.why_not(self.state, seat, action), seat, action)

    def act(self, seat: int, action: int) -> None:
        """Let a seat take one of its options, then whatever nobody has a choice about."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal, self)
        self._act(seat, action, False, [])
        self._apply_forced()

    def reconsider(self, seat: int) -> None:
        """Let a seat take back its answer to a simultaneous decision that is still open."""
        if seat not in self.reconsiderable():
            raise Refused(Refusal(Message("refused-nothing-to-reconsider"), "", seat), self)
        self._reconsider(seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, and what was forced after it."""
        status = self.undo_status(seat)
        if not status.possible:
            raise Refused(Refusal(status.reason, "", seat), self)
        self._undo(seat)

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
        return {**self.header(secrets_too), "entries": list[Json](self.lines()), "snapshot": self.snapshot()}

    def lines(self, first: int = 0) -> list[dict[str, Json]]:
        """The entries as lines of a file, from that number on."""
        return [entry.to_json() for entry in self.entries[first:]]

    @staticmethod
    def from_json(title: Title[Any], data: dict[str, Any]) -> Match:
        """Read a match file: replay it with its recorded chance, and check every digest. Where the secret of the luck
        is known, check too that every outcome follows from it.

        A match stored under older rules that no longer replays goes on from its snapshot; its past cannot be undone
        any more.
        """
        _check_form(data)
        source = _read_source(data)
        match = Match(title, title.setting(data["players"], data["options"]), data["luck"], source)
        entries, old = data["entries"], data["rules_version"] != title.rules_version
        try:
            match._replay(entries)
        except BrokenMatch:
            if not old or not data.get("snapshot"):
                raise
            match = Match(title, match.setting, data["luck"], source)
            try:
                fill_from_json(match.state, title.renewed(data["snapshot"], data["rules_version"]), title.frames)
                title.check(match.state)
            except Exception as problem:  # whatever a damaged position may lead to
                raise BrokenMatch(f"its position cannot be read by these rules: {problem!r}") from problem
            match.entries = _read_entries(entries)
            match.sizes = [[] for _ in entries]
            match.restored = True
        return match


FORM: Final = {"format": int, "rules_version": int, "players": int, "options": dict, "luck": int, "entries": list}
"""What a match file says before it is played, and of what kind each thing is."""


def _check_form(data: dict[str, Any]) -> None:
    """Refuse what is not a match file at all, naming what is wrong."""
    for name, kind in FORM.items():
        value = data.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BrokenMatch(f"this is not a match file: its {name} is {value!r:.60}")
    if data["format"] != FORMAT:
        raise BrokenMatch(f"this match file has format {data['format']}, and this version reads format {FORMAT}")
    if not 0 <= data["luck"] < 1 << 62:
        raise BrokenMatch("this is not a match file: its luck is no number of 62 bits")
    if not all(isinstance(value, str) for value in data["options"].values()):
        raise BrokenMatch("this is not a match file: its options are not words")
    for place, line in enumerate(data["entries"]):
        if not isinstance(line, dict):
            raise BrokenMatch(f"this is not a match file: its entry {place} is {line!r:.60}")


def _read_source(data: dict[str, Any]) -> FairLuck | None:
    """The provable luck that a match file tells of, if it does."""
    try:
        return FairLuck.from_json(data["fair"]) if "fair" in data else None
    except BadLuck as chosen:
        raise BrokenMatch(str(chosen)) from chosen
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BrokenMatch(f"what is said about the luck cannot be read: {problem!r}") from problem


def _read_entries(lines: list[dict[str, Any]]) -> list[Entry]:
    """What was done under older rules: it is kept, and not played again."""
    try:
        return [Entry.from_json(line, place == 0) for place, line in enumerate(lines)]
    except (KeyError, TypeError, ValueError) as problem:
        raise BrokenMatch(f"its entries cannot be read: {problem!r}") from problem
