"""The promises every game keeps, checked while games are played to their end, at random or by somebody else.

One inspector serves the contract suite (a few games of every setting, everything checked) and the soak (many games,
most checks only now and then). A broken promise carries the match that shows it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from serenissima.core.bits import members_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.fields import KNOWN, SPECTATOR, Declared, digest, fill_from_json, out_of_bounds, to_json, view
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.shapes import Frames, Parts
from serenissima.core.title import Setting, Title
from serenissima.games.declarations import ATTACHED, attributes
from serenissima.match.history import BrokenMatch
from serenissima.match.match import Match
from serenissima.match.refusal import Refused

LONGEST: Final = 50_000  # decisions of a game that will never end
WATCHED: Final = 50  # of so many decisions played on without history, one is checked
TRIED: Final = 12  # how many options, refusals or old copies are tried at one decision


@mypyc_attr(native_class=False)
class BrokenPromise(AssertionError):
    """What a game did that no game may do, and the match up to that moment."""

    def __init__(self, promise: str, detail: str, match: dict[str, Json]) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise: Final = promise
        self.detail: Final = detail
        self.match: Final = match


Chooser = Callable[[State, int, Options], int]
"""Takes one of a seat's options."""


class Inspector:
    """Plays matches of one setting and looks closely at one decision in `every`.

    `seated` makes those who choose in the game with that seed; without it they choose at random.
    """

    def __init__(
        self, title: Title[Any], setting: Setting, every: int = 1, seated: Callable[[int], Chooser] | None = None
    ) -> None:
        self.title: Final = title
        self.setting: Final = setting
        self.every: Final = every
        self.seated: Final = seated
        self.choose: Chooser = self._at_random
        self.clauses: Final = {clause.id for clause in title.clauses}
        self.ends: Final = {clause.id for clause in title.clauses if clause.kind == "end"}
        self.decisions = 0
        self.options: Final = Options()
        self.dice = Chance(0)
        self.match: Match = Match(title, setting, 0)

    def play(self, seed: int, within: int = LONGEST, watched: int = WATCHED) -> Match:
        """One match, checked on the way: `within` so many decisions as a match, the rest without history and only one
        decision in `watched` checked.
        """
        self.dice = Chance(seed)
        if self.seated is not None:
            self.choose = self.seated(seed)
        self.match = Match.start(self.title, self.setting.players, self.setting.options, seed)
        past: list[tuple[State, str]] = []
        for _ in range(within):
            self._check_invariants(self.match.state)
            if self.match.over:
                break
            self.decisions += 1
            waiting = self.match.waiting()
            seat = waiting[self.dice.below(len(waiting))]
            listed = self.match.options(seat)
            if not listed:
                self._broken("options are never empty", f"seat {seat} has none")
            close = self.dice.below(self.every) == 0
            if close:
                self._look_closely(seat, listed, past)
            self.match.state.options_of(seat, self.options)
            self._act(seat, self.choose(self.match.state, seat, self.options), close)
        self._check_scores(self._finished(watched))
        self._check_replay()
        return self.match

    def _at_random(self, state: State, seat: int, options: Options) -> int:
        return int(options.pick(self.dice.below(options.size)))

    def _finished(self, watched: int) -> State:
        """The end of the game: of the match itself, or of a copy played on."""
        rest = self.match.state.clone()
        taken: list[tuple[int, int]] = []
        try:
            self._play_on(rest, taken, watched)
        except BrokenPromise as broken:
            begun = len(self.match.steps)
            for place, (seat, action) in enumerate(taken):
                if place == len(self.match.steps) - begun:  # else it was forced and has happened
                    self.match.act(seat, action)
            raise BrokenPromise(broken.promise, broken.detail, self.match.to_json()) from broken
        return rest

    def _play_on(self, rest: State, taken: list[tuple[int, int]], watched: int) -> None:
        for played in range(LONGEST):
            if rest.over():
                self._check_invariants(rest)
                self.decisions += played
                return
            if played % watched == 0:
                self._check_invariants(rest)
            seat = int(rest.to_play())
            rest.options(self.options)
            if self.options.size == 0:
                self._broken("options are never empty", f"seat {seat} has none")
            action = self.choose(rest, seat, self.options)
            taken.append((seat, action))
            rest.apply(action)
        self._broken("every game ends", f"not within {LONGEST} decisions")

    # --- at one decision

    def _look_closely(self, seat: int, listed: list[int], past: list[tuple[State, str]]) -> None:
        state = self.match.state
        now = digest(state)
        self._check_options(state, seat, listed, now)
        self._check_refusals(seat, listed, now)
        self._check_copies(state, past, now)
        self._check_json(state, now)
        self._check_declared(state)
        for viewer in range(SPECTATOR, int(state.seats)):
            self._check_secrets(state, viewer)
        state.scores()
        state.standing()
        if digest(state) != now:
            self._broken("looking changes nothing", "scores, views or imagined copies changed the position")

    def _check_invariants(self, state: State) -> None:
        try:
            self.title.check(state)
        except AssertionError as broken:
            self._broken("components are conserved", str(broken) or repr(broken))
        said = out_of_bounds(state)
        if said:
            self._broken("a field keeps to what it is declared to hold", said)

    def _check_options(self, state: State, seat: int, listed: list[int], now: str) -> None:
        if len(set(listed)) != len(listed):
            self._broken("options are unique", f"{listed}")
        state.options_of(seat, self.options)
        again = self.options.as_list()
        if again != listed or digest(state) != now:
            self._broken("listing options is pure", f"{listed} then {again}")
        if [int(self.options.pick(n)) for n in range(self.options.size)] != listed:
            self._broken("options keep their order", f"{listed}")
        for action in listed:
            if state.ACTIONS.from_json(state.ACTIONS.to_json(action)) != action or not self.options.contains(action):
                self._broken("an action survives every form", f"{action}")
        for action in self._some(listed):
            copy = state.clone()
            try:
                copy.act(seat, action)
            except Exception as error:
                self._broken("every option can be taken", f"{state.ACTIONS.to_text(action)}: {error!r}")
            self._check_invariants(copy)

    def _check_refusals(self, seat: int, listed: list[int], now: str) -> None:
        offered = set(listed)
        tries = [int(self.dice.below(self.match.state.ACTIONS.size)) for _ in range(TRIED)]
        for action in [*tries, -1, int(self.match.state.ACTIONS.size)]:
            if action in offered:
                continue
            try:
                self.match.act(seat, action)
            except Refused as refused:
                if refused.clause not in self.clauses:
                    self._broken("a refusal names its clause", f"{action}: {refused.clause!r}")
            else:
                self._broken("what is not offered is refused", f"{action}")
        self._check_explained(seat, listed)
        if digest(self.match.state) != now:
            self._broken("a refusal changes nothing", f"{tries}")

    def _check_explained(self, seat: int, listed: list[int]) -> None:
        """Whoever asks why not is shown the same options, and a clause for each action that is not among them."""
        state = self.match.state
        decision = state.decision()
        explained = decision.explained(state, seat)
        if explained.as_list() != listed:
            self._broken("explaining lists the same", f"{listed} and {explained.as_list()}")
        offered = set(listed)
        for action in range(int(state.ACTIONS.size)):
            if action not in offered:
                clause = decision.against(state, action, explained)
                if clause not in self.clauses:
                    self._broken("a refusal names its clause", f"{state.ACTIONS.to_text(action)}: {clause!r}")
            elif reason := explained.reason(action):
                self._broken("what is offered is not kept out", f"{state.ACTIONS.to_text(action)}: {reason}")

    def _check_copies(self, state: State, past: list[tuple[State, str]], now: str) -> None:
        copy = state.clone()
        if digest(copy) != now or copy.luck != state.luck:
            self._broken("a copy equals its original", "digest or luck differs")
        past.append((copy, now))
        for old, then in [past[int(self.dice.below(len(past)))] for _ in range(2)]:
            if digest(old) != then:
                self._broken("copies are independent", "an old copy has changed")

    def _check_json(self, state: State, now: str) -> None:
        loaded: State = self.title.begin(self.setting, 0)
        fill_from_json(loaded, json.loads(json.dumps(to_json(state))), self.title.frames)
        if digest(loaded) != now or loaded.luck != state.luck:
            self._broken("a position survives JSON", "digest or luck differs")
        state.options(self.options)
        listed = self.options.as_list()
        loaded.options(self.options)
        if self.options.as_list() != listed:
            self._broken("a position survives JSON", "the options differ")

    def _check_declared(self, thing: Declared) -> None:
        named = {fact.name for fact in thing.FIELDS}
        found = attributes(thing) - set(ATTACHED)
        if found != named:
            self._broken("every attribute is declared", f"{type(thing).__name__}: {sorted(found ^ named)}")
        for fact in thing.FIELDS:
            if isinstance(fact, Parts):
                for part in getattr(thing, fact.name):
                    self._check_declared(part)

    def _check_secrets(self, state: State, viewer: int) -> None:
        seen = view(state, viewer)
        said: list[Json] = []
        for luck in (11, 12):
            imagined = determinize(state, viewer, luck)
            if view(imagined, viewer) != seen:
                self._broken("imagining keeps what is seen", f"for viewer {viewer}")
            self._check_invariants(imagined)
            said.append(self._help(imagined, viewer))
        if said[0] != said[1]:
            self._broken("help tells no secret", f"figures, notes or description differ for viewer {viewer}")
        shown, kept = _hidden_in_view(state, viewer), _hidden_in_zones(state, viewer)
        if shown >= 0 and shown != kept:
            self._broken("zones agree with the declared fields", f"viewer {viewer}: {shown} hidden, zones say {kept}")

    def _help(self, imagined: State, viewer: int) -> Json:
        """All that players are told besides the view."""
        options: list[Json] = []
        if viewer in members_of(imagined.waiting()):
            imagined.options_of(viewer, self.options)
            for action in self.options.as_list():
                notes: list[Json] = [note.to_json() for note in self.title.note(imagined, viewer, action)]
                options.append([action, list[Json](self.title.refs(imagined, viewer, action)), notes])
        described: list[Json] = [message.to_json() for message in self.title.describe(imagined, viewer)]
        return [options, self.title.figures(imagined, viewer), described]

    def _act(self, seat: int, action: int, close: bool) -> None:
        before = digest(self.match.state)
        length = len(self.match.entries)
        asked = int(self.match.state.asked)
        self.match.act(seat, action)
        if not close:
            return
        if seat in self.match.reconsiderable() and asked:
            if self.dice.below(3) == 0:
                self.match.reconsider(seat)
                self.match.act(seat, self.match.options(seat)[0])
        elif self.match.undo_status(seat).possible and self.match.entries[length].kind != "undo":
            self.match.undo(seat)
            if digest(self.match.state) != before:
                self._broken("undo restores the position", f"seat {seat} after {action}")
            self.match.act(seat, action)
        else:
            try:
                self.match.undo(seat)
            except Refused:
                return
            self._broken("undo keeps to its word", f"seat {seat} could undo after it was told not to")

    # --- at the end

    def _check_scores(self, end: State) -> None:
        if len(end.scores()) != end.seats or len(end.standing()) != end.seats:
            self._broken("everybody is scored", "scores or standing miss a seat")
        reason = self.title.outcome(end).reason
        if reason not in self.ends:
            self._broken("the end names its clause", f"{reason!r} is no clause about an end")
        for row in self.title.score_sheet(end):
            for values in (row.values, *(part.values for part in row.parts)):
                if len(values) != end.seats:
                    self._broken("everybody is scored", f"{row.id} of the score sheet misses a seat")
            for clause in (row.clause, *(part.clause for part in row.parts)):
                if clause not in self.clauses:
                    self._broken("a score names its clause", f"{row.id}: {clause!r} is no clause")
            if row.parts and [sum(of) for of in zip(*(part.values for part in row.parts), strict=True)] != row.values:
                self._broken("a score adds up", f"the parts of {row.id} do not make {row.values}")

    def _check_replay(self) -> None:
        match = self.match
        saved = json.loads(json.dumps(match.to_json()))
        saved["luck"] = match.luck + 1
        try:
            again = Match.from_json(self.title, saved)
        except BrokenMatch as broken:
            self._broken("a match replays", str(broken))
            return
        if digest(again.state) != digest(match.state) or again.entries != match.entries:
            self._broken("a match replays", "the replay ends elsewhere")
        for viewer in range(SPECTATOR, int(match.state.seats)):
            if again.events(viewer) != match.events(viewer):
                self._broken("a match replays", f"viewer {viewer} is told other events")

    def _some(self, actions: list[int]) -> list[int]:
        """A few of the actions, all of them when they are few."""
        if len(actions) <= TRIED:
            return actions
        return [actions[self.dice.below(len(actions))] for _ in range(TRIED)]

    def _broken(self, promise: str, detail: str) -> None:
        raise BrokenPromise(promise, f"{self.title.id} {self.setting.name()}: {detail}", self.match.to_json())


def _hidden_in_zones(state: State, viewer: int) -> int:
    total = 0
    for z in range(state.zones()):
        if not state.zone_open_to(z, viewer):
            total += _size(int(state.zone(z)), int(state.zone_bits(z)))
    return total


def _hidden_in_view(thing: Declared, viewer: int, owner: int = -1) -> int:
    """How many things the declared fields hide from the viewer; -1 when a hidden number makes that uncountable."""
    total = 0
    for fact in thing.FIELDS:
        value: Any = getattr(thing, fact.name)
        if isinstance(fact, Parts):
            for place, part in enumerate(value):
                inside = _hidden_in_view(part, viewer, place if fact.owned else -1)
                if inside < 0:
                    return -1
                total += inside
        elif fact.open_to(viewer, owner) or fact.name == "luck" or fact.memory or isinstance(fact, Frames):
            continue
        elif fact.seen == KNOWN:
            known: Any = getattr(thing, fact.name + "_known")
            total += sum(1 for place in range(len(value)) if viewer < 0 or viewer not in members_of(known[place]))
        elif fact.size(value) < 0:
            return -1
        else:
            total += fact.size(value)
    return total


def _size(content: int, bits: int) -> int:
    if bits == 0:
        return len(members_of(content))
    size = 0
    while content:
        size += content & ((1 << bits) - 1)
        content >>= bits
    return size
