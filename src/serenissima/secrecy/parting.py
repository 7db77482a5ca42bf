"""When two matches that looked alike to a viewer may part: at the event with which the rules bring something out.

What everybody hears can also be seen. So they part at the first event at which an open field shows the viewer another
thing in one match than in the other, be it for that moment only: what is turned up may go back before the step is
over. Whatever was told before must be the same in both; and where there is no such event, everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from mypy_extensions import i64

from serenissima.core.chance import Tape
from serenissima.core.engine import State
from serenissima.core.events import Event, EventKind, Listener
from serenissima.core.fields import view
from serenissima.core.secrets import hidden_from
from serenissima.match.entry import Entry
from serenissima.match.match import Match


@dataclass
class Moment:
    """A position in the middle of a step, and the event that was told then; the last moment is the position reached."""

    state: State
    told: Event | None = None

    def heard(self, viewer: int) -> dict[str, Any] | None:
        """The event, as the viewer hears of it."""
        return None if self.told is None else self.told.seen_by(viewer)


class _Camera(Listener):
    """Keeps the position as it is at each event."""

    def __init__(self, game: State, moments: list[Moment]) -> None:
        self.game = game
        self.moments = moments

    def hear(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        self.moments.append(Moment(self.game.clone(), Event(kind, int(seat), values)))


def moments(match: Match, known: int) -> list[Moment]:
    """What happened in the steps since that one, event by event: they are played once more."""
    found: list[Moment] = []
    entries = match.entries[len(match.entries) - (len(match.steps) - known) :]
    for step, entry in zip(match.steps[known:], entries, strict=True):
        game = step.before.clone()
        _watch(game, entry, found)
        game.act(step.seat, entry.action)
    return [*found, Moment(match.state)]


def moments_of_set_up(match: Match) -> list[Moment]:
    """The same of the set-up and what was forced after it."""
    found: list[Moment] = []
    game = match.title.begin(match.setting, match.luck)
    _watch(game, match.entries[0], found)
    game.settle()
    return [*found, *moments(match, 0)]


def _watch(game: State, entry: Entry, found: list[Moment]) -> None:
    game.tape = Tape([int(n) for n in entry.luck])
    game.listener = _Camera(game, found)


def parting(
    one: list[Moment], other: list[Moment], viewer: int, before: tuple[State, State] | None = None
) -> int | None:
    """The moment at which something lies open to the viewer that differs; none, and they may not part.

    Of matches that differ from the beginning, as they were `before`, that must have left the hidden zones: what has
    left them otherwise in one than in the other. An open field alone that shows more than they let go is a leak.
    """
    for place in range(max(len(one), len(other))):
        here, there = (story[min(place, len(story) - 1)].state for story in (one, other))
        if before is not None and came_out(before[0], here, viewer) == came_out(before[1], there, viewer):
            continue
        if view(here, viewer) != view(there, viewer):
            return place
    return None


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
