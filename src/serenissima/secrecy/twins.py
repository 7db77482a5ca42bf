"""Twins: two matches that differ only in what one viewer cannot know. As long as nothing tells them apart by the rules,
the viewer must be shown the very same bytes in both, now and after every next act that both allow.

There are three ways to make a twin.

- *Dealt again*: in a copy of the position all that is hidden from the viewer is dealt again. Both matches then go on
  with the same acts and the same luck, whoever acts.
- *Another set-up*: the match begins anew with other chance outcomes that leave the viewer's view as it was.
- *Another act*: somebody else chooses otherwise in secret, or does the same with other luck, and the viewer sees the
  same position afterwards.

The first needs to know when a secret comes out by the rules, for from then on the two may differ. That follows from the
hidden zones, event by event (`parting`): as long as what has left them is the same in both matches, nothing has come
out that differs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.fields import SPECTATOR, Declared
from serenissima.core.secrets import determinize
from serenissima.core.shapes import Number, Parts, Row
from serenissima.core.title import Setting, Title
from serenissima.match.match import Match
from serenissima.secrecy.parting import Moment, came_out, moments, moments_of_set_up, parting, told_too_early
from serenissima.secrecy.shown import Shown, World, difference
from serenissima.secrecy.spy import Spy

LONGEST = 3_000  # decisions of one match
AFRESH = 40  # acts after which a twin is dealt again, so that each stretch of a game sees twins of many ages
TRIES = 8  # other set-ups tried for each viewer
CLOSE = 4  # of so many comparisons one also asks for whatever can be asked
BACK = 25  # once in so many decisions somebody goes back
EACH = 3  # twins of each viewer beside one another: what the true world shows is made once for all of them
ELSEWHERE = 6  # once in so many steps with chance, or with a secret choice, another act is tried


@dataclass(frozen=True)
class Finding:
    """A difference that a viewer could see, and where."""

    game: str
    setting: str
    seed: int
    decision: int
    viewer: int
    part: str
    detail: str

    def __str__(self) -> str:
        who = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        return (
            f"{self.game} {self.setting}, seed {self.seed}, decision {self.decision}: {who} could tell two positions "
            f"apart by the {self.part}: {self.detail}"
        )


class TwinsDiffer(Exception):
    """A secret was told."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding


class Twin:
    """A second world beside the true one, for one viewer."""

    def __init__(self, world: World, viewer: int, since: int, steps: int) -> None:
        self.world = world
        self.viewer = viewer
        self.since = since  # the events that both worlds share from before they parted
        self.steps = steps  # how many steps lie before that
        self.acts = 0


@dataclass(frozen=True)
class Look:
    """One viewer's look at the true world: how closely, what is hidden there, and what it shows from which event on."""

    close: int
    truths: list[Any]
    shown: dict[int, Shown]


class Twins:
    """Plays matches of one setting at random, each with some twins for every viewer beside it."""

    def __init__(self, title: Title[Any], setting: Setting, close: int = CLOSE, each: int = EACH) -> None:
        self.title = title
        self.setting = setting
        self.close = close  # 1: look at everything each time
        self.each = each
        self.spy = Spy(title)
        self.pairs = 0  # how many pairs were compared that differed in truth
        self.dice = Chance(0)
        self.seed = 0
        self.decision = 0
        self.own: World
        self.twins: list[Twin] = []
        self.looks: dict[int, Look] = {}  # at the true world as it is now
        self.viewers = range(SPECTATOR, setting.players)

    def play(self, seed: int, pairs: int, opening: Sequence[tuple[int, int]] = ()) -> None:
        """One match to its end, or until so many pairs were compared; raises `TwinsDiffer`. After an opening, the acts
        of seats, twins are made.
        """
        enough = self.pairs + pairs
        self.seed, self.decision = seed, 0
        self.dice = Chance(seed)
        self.twins, self.looks = [], {}
        self.own = World(Match.start(self.spy, self.setting.players, self.setting.options, seed), self.spy)
        self.own.match.signed = False
        if not opening:
            self._other_set_ups()
        while len(self.own.match.steps) < len(opening):  # what is forced stands there, too
            self.own.match.act(*opening[len(self.own.match.steps)])
        self.looks = {}
        while not self.own.match.over and self.pairs < enough and self.decision < LONGEST:
            self.decision += 1
            self._deal_twins()
            if not self._somebody_goes_back():
                self._somebody_acts()

    # --- other set-ups

    def _other_set_ups(self) -> None:
        match = self.own.match
        outcomes = [int(n) for n in match.entries[0].luck]
        for viewer in self.viewers:
            for _ in range(TRIES):
                other = self._begun(outcomes)
                if other is None or not _same_position(match, other, viewer):
                    continue
                told_alike = match.events(viewer) == other.events(viewer)
                if told_alike or not self._part(moments_of_set_up(match), moments_of_set_up(other), viewer):
                    self._compare(viewer, World(other, self.spy), 0)

    def _begun(self, outcomes: list[int]) -> Match | None:
        """A match that begins with other luck: one outcome changed, or all from some place on."""
        if not outcomes:
            return None
        place = int(self.dice.below(len(outcomes)))
        forced = outcomes[:place]
        if self.dice.below(2) == 0:
            forced = [*forced, int(self.dice.below(max(outcomes) + 1)), *outcomes[place + 1 :]]
        match = Match(self.spy, self.setting, int(self.dice.below(1 << 31)))
        try:
            match.begin_with(forced)
        except ValueError:  # that outcome cannot be there
            return None
        return match

    # --- twins dealt again

    def _deal_twins(self) -> None:
        """A new twin for each viewer that has none, or one that is old."""
        match = self.own.match
        self.twins = [twin for twin in self.twins if twin.acts < AFRESH]
        for viewer in self.viewers:
            mine = [twin for twin in self.twins if twin.viewer == viewer]
            known = [self._look(viewer).truths, *(truths(twin.world.match.state, viewer) for twin in mine)]
            since = mine[0].since if mine else match.happened()
            for _ in range(self.each - len(mine)):
                imagined = determinize(match.state, viewer, int(self.dice.below(1 << 31)))
                truth = truths(imagined, viewer)
                if truth in known:
                    continue
                known.append(truth)
                other = _copy(match)
                other.state = imagined
                twin = Twin(World(other, self.spy), viewer, since, len(match.steps))
                twin.world.table.seq = self.own.table.seq
                self.twins.append(twin)
                self._check(viewer, other.state)
                self._compare(viewer, twin.world, twin.since)

    def _check(self, viewer: int, imagined: State) -> None:
        """What is imagined is possible."""
        try:
            self.title.check(imagined)
        except AssertionError as broken:
            self._found(viewer, "imagined position, which cannot be", str(broken) or repr(broken))

    # --- both go on

    def _somebody_acts(self) -> None:
        match = self.own.match
        waiting = match.waiting()
        seat = waiting[self.dice.below(len(waiting))]
        action = self._action(seat)
        known = len(match.steps)
        luck = int(match.state.luck)
        before = match.state.clone()
        match.act(seat, action)
        self.own.table.seq += _commands(match, known)
        self.looks = {}
        self.twins = [twin for twin in self.twins if self._follow(twin, seat, action, luck, before, known)]
        if before.asked != 0 or self.dice.below(ELSEWHERE) == 0:
            if not before.decision().public(before):
                before.options_of(seat, self.own.options)
                self._another_act(
                    seat, int(self.own.options.pick(self.dice.below(self.own.options.size))), known, before
                )
            elif _drew(match, known):
                self._another_act(seat, action, known, before)

    def _action(self, seat: int) -> int:
        """An option of the seat, if possible one that most twins allow."""
        options = self.own.match.options(seat)
        chosen, most = options[0], -1
        for _ in range(3):
            action = options[self.dice.below(len(options))]
            allowed = sum(action in twin.world.match.options(seat) for twin in self.twins)
            if allowed > most:
                chosen, most = action, allowed
        return chosen

    def _follow(self, twin: Twin, seat: int, action: int, luck: int, own_before: State, own_known: int) -> bool:
        """The twin does the same, and goes on, unless the rules have brought something out that differs."""
        own, match, viewer = self.own.match, twin.world.match, twin.viewer
        if action not in match.options(seat):
            if seat == viewer:
                self._found(viewer, "options", f"{action} is offered in one of them only")
            return False
        before = match.state.clone()
        known = len(match.steps)
        match.state.luck = luck
        match.act(seat, action)
        match.state.luck ^= 1  # not even the generator may be seen
        twin.world.table.seq += _commands(match, known)
        twin.acts += 1
        opened = _closed(own_before, own.state) and _secret_answers(own_before, viewer) != _secret_answers(
            before, viewer
        )
        if opened or self._came_out(twin, own_known, known, (own_before, before)):
            return False
        return self._compare(viewer, twin.world, twin.since)

    def _came_out(self, twin: Twin, own_known: int, known: int, before: tuple[State, State]) -> bool:
        """Whether the rules have brought out something that differs, in the steps since those numbers."""
        own, match, viewer = self.own.match, twin.world.match, twin.viewer
        left_alike = came_out(before[0], own.state, viewer) == came_out(before[1], match.state, viewer)
        told_alike = _told(own, own_known, viewer) == _told(match, known, viewer)
        if left_alike and told_alike and (not _drew(own, own_known) or own.view(viewer) == match.view(viewer)):
            return False
        return self._part(moments(own, own_known), moments(match, known), viewer, before)

    def _part(
        self, own: list[Moment], other: list[Moment], viewer: int, before: tuple[State, State] | None = None
    ) -> bool:
        """Whether two matches part here by the rules. What was told before that must be the same."""
        place = parting(own, other, viewer, before)
        if place is None:
            return False
        early = told_too_early(own, other, viewer, place)
        if early:
            self._found(viewer, "events, told before it could be seen", early)
        return True

    def _another_act(self, seat: int, action: int, known: int, before: State) -> None:
        """Another act, or the same with other luck: who sees the same position afterwards was told the same."""
        own = self.own.match
        other = _copy(own)
        other.steps = own.steps[:known]
        other.entries = own.entries[: -(len(own.steps) - known)]
        other.state = before.clone()
        other.state.luck = int(self.dice.below(1 << 31))
        other.act(seat, action)
        world = World(other, self.spy)
        world.table.seq = self.own.table.seq
        for viewer in self.viewers:
            if viewer == seat or not _same_position(own, other, viewer):
                continue
            told_alike = _told(own, known, viewer) == _told(other, known, viewer)
            if told_alike or not self._part(moments(own, known), moments(other, known), viewer):
                self._compare(viewer, world, own.steps[known].first)

    def _somebody_goes_back(self) -> bool:
        """Now and then somebody undoes or reconsiders, in all worlds."""
        match = self.own.match
        if self.dice.below(BACK) != 0:
            return False
        seat = int(self.dice.below(self.setting.players))
        if match.undo_status(seat).possible:
            reach = _undone(match, seat)
            for world in self._worlds(lambda twin: reach >= twin.steps):
                world.match.undo(seat)
                world.table.seq += 1
        elif seat in match.reconsiderable():
            for world in self._worlds(lambda twin: seat in twin.world.match.reconsiderable()):
                world.match.reconsider(seat)
                world.table.seq += 1
        else:
            return False
        self.looks = {}
        for twin in self.twins:
            self._compare(twin.viewer, twin.world, twin.since)
        return True

    def _worlds(self, fit: Callable[[Twin], bool]) -> list[World]:
        """The true world and all twins that are fit to go on with it; the time of the others is over."""
        self.twins = [twin for twin in self.twins if fit(twin)]
        return [self.own, *(twin.world for twin in self.twins)]

    # --- looking

    def _compare(self, viewer: int, other: World, since: int) -> bool:
        """The viewer is shown the same bytes in both worlds. Whether these still differ in truth: twins that have come
        to be the same prove nothing any more.
        """
        look = self._look(viewer)
        differ = truths(other.match.state, viewer) != look.truths
        self.pairs += differ
        if since not in look.shown:
            look.shown[since] = self.own.shown_to(viewer, since, look.close)
        shown = other.shown_to(viewer, since, look.close)
        if shown != look.shown[since]:
            self._found(viewer, *difference(look.shown[since], shown))
        return differ

    def _look(self, viewer: int) -> Look:
        """How the viewer looks at the worlds as they are now; what the true one shows is made once."""
        if viewer not in self.looks:
            close = 1 + int(self.dice.below(1 << 30)) if self.dice.below(self.close) == 0 else 0
            self.looks[viewer] = Look(close, truths(self.own.match.state, viewer), {})
        return self.looks[viewer]

    def _found(self, viewer: int, part: str, detail: str) -> None:
        raise TwinsDiffer(Finding(self.title.id, self.setting.name(), self.seed, self.decision, viewer, part, detail))


def _copy(match: Match) -> Match:
    """The same match once more: its past is shared, its position is to be set."""
    copy = Match(match.title, match.setting, 0)
    copy.signed = False
    copy.entries, copy.steps, copy.first_events = list(match.entries), list(match.steps), match.first_events
    return copy


def _same_position(one: Match, other: Match, viewer: int) -> bool:
    """Whether the viewer sees the same table, with the same players asked the same question."""
    return (
        one.view(viewer) == other.view(viewer)
        and one.waiting() == other.waiting()
        and one.prompt(viewer) == other.prompt(viewer)
    )


def _drew(match: Match, known: int) -> bool:
    """Whether chance had a part in what has happened since."""
    return any(entry.luck for entry in match.entries[len(match.entries) - (len(match.steps) - known) :])


def _commands(match: Match, known: int) -> int:
    """How many of the steps since then were commands: what is forced does not count."""
    return sum(not step.forced for step in match.steps[known:])


def _undone(match: Match, seat: int) -> int:
    """The place of the step that the seat would undo."""
    for place in range(len(match.steps) - 1, -1, -1):
        if match.steps[place].seat == seat and not match.steps[place].forced:
            return place
    return -1


def _told(match: Match, known: int, viewer: int) -> list[dict[str, Any]]:
    """What the viewer has heard since that step."""
    return match.events(viewer, match.steps[known].first)


def _closed(before: State, after: State) -> bool:
    """Whether a simultaneous decision has closed."""
    return before.asked != 0 and after.top is not before.top


def truths(state: State, viewer: int) -> list[Any]:
    """The truth about all that is hidden from the viewer."""
    zones = [int(state.zone(z)) for z in range(state.zones()) if not state.zone_open_to(z, viewer)]
    return [*zones, *_secret_answers(state, viewer)]


def _secret_answers(thing: Declared, viewer: int, owner: int = -1) -> list[Any]:
    """The hidden numbers and rows, which no zone holds: answers that a simultaneous decision has not opened yet."""
    found: list[Any] = []
    for fact in thing.FIELDS:
        value: Any = getattr(thing, fact.name)
        if isinstance(fact, Parts):
            for place, part in enumerate(value):
                found += _secret_answers(part, viewer, place)
        elif type(fact) in (Number, Row) and fact.name != "luck" and not fact.open_to(viewer, owner):
            found.append(int(value) if isinstance(fact, Number) else [int(n) for n in value])
    return found
