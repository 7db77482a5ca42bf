"""When two matches that looked alike to a viewer may part: at the event with which the rules bring something out.

What everybody hears can also be seen. So they part at the first event at which an open field shows the viewer another
thing in one match than in the other, be it for that moment only: what is turned up may go back before the step is
over. Whatever was told before must be the same in both; and where there is no such event, everything.

Cards laid out one by one come out with no event between them, and may add up to the same in both matches, in another
order. So they part at a draw, too. Nothing is told there: what lies open counts only if its field still differs in the
end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from mypy_extensions import i64

from serenissima.core.chance import Source, Tape
from serenissima.core.engine import State
from serenissima.core.events import Event, EventKind, Listener
from serenissima.core.fields import view
from serenissima.core.secrets import hidden_from
from serenissima.match.entry import Entry
from serenissima.match.match import Match


@dataclass
class Moment:
    """A position in the middle of a step, and the event that was told then; the last moment is the position reached.
    `draws` are the positions at the draws since the moment before.
    """

    state: State
    told: Event | None = None
    draws: list[State] = field(default_factory=list)

    def heard(self, viewer: int) -> dict[str, Any] | None:
        """The event, as the viewer hears of it."""
        return None if self.told is None else self.told.seen_by(viewer)


class _Draws(Source):
    """Gives the outcomes of an entry once more, and keeps the position as it is at each draw."""

    def __init__(self, game: State, luck: tuple[int, ...], seen: list[State]) -> None:
        self.game = game
        self.luck = luck
        self.seen = seen

    def draw(self, entry: int, place: int, n: int) -> int:
        self.seen.append(self.game.clone())
        return self.luck[place]


class _Camera(Listener):
    """Keeps the position as it is at each event, with those at the draws before it."""

    def __init__(self, game: State, draws: list[State], moments: list[Moment]) -> None:
        self.game = game
        self.draws = draws
        self.moments = moments

    def hear(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        self.moments.append(Moment(self.game.clone(), Event(kind, int(seat), values), list(self.draws)))
        self.draws.clear()


def moments(match: Match, known: int) -> list[Moment]:
    """What happened in the steps since that one, event by event: they are played once more."""
    found: list[Moment] = []
    draws: list[State] = []
    entries = match.entries[len(match.entries) - (len(match.steps) - known) :]
    for step, entry in zip(match.steps[known:], entries, strict=True):
        game = step.before.clone()
        _watch(game, entry, found, draws)
        game.act(step.seat, entry.action)
    return [*found, Moment(match.state, draws=draws)]


def moments_of_set_up(match: Match) -> list[Moment]:
    """The same of the set-up and what was forced after it."""
    found: list[Moment] = []
    game = match.title.begin(match.setting, match.luck)
    _watch(game, match.entries[0], found, [])
    game.settle()
    return [*found, *moments(match, 0)]


def _watch(game: State, entry: Entry, found: list[Moment], draws: list[State]) -> None:
    game.tape = Tape([], _Draws(game, entry.luck, draws))
    game.listener = _Camera(game, draws, found)


def parting(
    one: list[Moment], other: list[Moment], viewer: int, before: tuple[State, State] | None = None
) -> int | None:
    """The moment at which something lies open to the viewer that differs; none, and they may not part.

    Of matches that differ from the beginning, as they were `before`, that must have left the hidden zones: what has
    left them otherwise in one than in the other. An open field alone that shows more than they let go is a leak.
    """
    in_the_end = _unlike(one[-1].state, other[-1].state, viewer)
    for place in range(max(len(one), len(other))):
        here, there = (story[min(place, len(story) - 1)] for story in (one, other))
        if len(here.draws) == len(there.draws):  # draw by draw the same has happened
            for drawn in zip(here.draws, there.draws, strict=True):
                if _let_go(before, drawn, viewer) and in_the_end & _unlike(*drawn, viewer):
                    return place
        if _let_go(before, (here.state, there.state), viewer) and _unlike(here.state, there.state, viewer):
            return place
    return None


def _let_go(before: tuple[State, State] | None, now: tuple[State, State], viewer: int) -> bool:
    """Whether the hidden zones have let something go in one match that they have not in the other."""
    return before is None or came_out(before[0], now[0], viewer) != came_out(before[1], now[1], viewer)


def _unlike(one: State, other: State, viewer: int) -> set[str]:
    """The fields that show the viewer another thing in one position than in the other."""
    here, there = _fields(view(one, viewer)), _fields(view(other, viewer))
    return {name for name in here | there if here.get(name) != there.get(name)}


def _fields(seen: dict[str, Any], of: str = "") -> dict[str, Any]:
    """What a view shows field by field, those of each part of it by themselves."""
    found: dict[str, Any] = {}
    for name, value in seen.items():
        if isinstance(value, list) and value and isinstance(value[0], dict) and "hidden" not in value[0]:
            for place, part in enumerate(value):
                found |= _fields(part, f"{of}{name}.{place}.")
        else:
            found[of + name] = value
    return found


def told_too_early(one: list[Moment], other: list[Moment], viewer: int, place: int) -> str:
    """What was told otherwise in one match than in the other before they part; nothing, and all is well."""
    heard = [[moment.heard(viewer) for moment in story[:place]] for story in (one, other)]
    return next((f"{here} / {there}" for here, there in zip_longest(*heard) if here != there), "")


def came_out(before: State, after: State, viewer: int) -> list[tuple[int, int]]:
    """What has left the things hidden from the viewer and what has joined them, pool by pool."""
    pools: dict[int, int] = {}
    for state in (before, after):
        for z in range(state.zones()):
            pools[int(state.zone_pool(z))] = int(state.zone_bits(z))
    moved: list[tuple[int, int]] = []
    for pool, bits in sorted(pools.items()):
        was, now = int(hidden_from(before, viewer, pool)), int(hidden_from(after, viewer, pool))
        moved.append((was - now, 0) if bits else (was & ~now, now & ~was))
    return moved
