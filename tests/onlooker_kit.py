"""Onlookers: what a viewer can know of hidden things, worked out from outside, against what a game lets a seat imagine.

Each game with hidden things has a class `Onlooker` in `tests/games/<game>/onlooker.py`. It follows a game through what
one viewer is told and shown, reckons by arithmetic of its own where each hidden thing may be, and is asked whether
imagined positions can be. What the game itself remembers, it never looks at. The contract suite demands one of every
such game, and sees that it notices when something is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

from mypy_extensions import i64

from serenissima.core.bits import members_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.events import Event, EventKind, Listener
from serenissima.core.fields import ALL, SPECTATOR, Declared, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.shapes import Parts
from serenissima.core.title import Setting, Title

FEW, MANY = 2, 400  # imagined positions at a look, and at a close one


class Onlooker:
    """One viewer of a game. Where keeping count of everything that may be takes too long, it says which settings it can
    follow, and for how many `DECISIONS`.
    """

    DECISIONS: ClassVar[int] = 10_000

    def __init__(self, game: State, viewer: int) -> None:
        self.viewer = viewer
        self.seats = range(int(game.seats))
        self._game = game

    @classmethod
    def follows(cls, setting: Setting) -> bool:
        """Whether it can follow a game of that setting."""
        return True

    def look(self) -> dict[str, Any]:
        """What the viewer sees at this moment: the only way to look at the game."""
        return view(self._game, self.viewer)

    def hear(self, told: dict[str, Any]) -> None:
        """An event, as the viewer hears it, at the moment it is told."""

    def see(self) -> None:
        """What was done is over: the viewer sees the table again."""

    def compare(self, imagined: State) -> None:
        """Raise AssertionError where something of an imagined position cannot be."""
        raise NotImplementedError

    def possible(self) -> set[Hashable]:
        """What may be, of what many imagined positions show sooner or later; `found` names it in one of them."""
        return set()

    def found(self, imagined: State) -> set[Hashable]:
        """What of that holds in an imagined position."""
        return set()

    def look_closely(self, imagine: Callable[[int], State]) -> None:
        """Nothing that may be is missing from many imagined positions."""
        missing = self.possible()
        for luck in range(MANY):
            if not missing:
                return
            missing -= self.found(imagine(luck))
        assert not missing, f"viewer {self.viewer} never imagines {missing}"


class _Ears(Listener):
    """Lets every onlooker hear each event in the viewer's own words."""

    def __init__(self, onlookers: list[Onlooker]) -> None:
        self.onlookers = onlookers

    def hear(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        event = Event(kind, int(seat), values)
        for onlooker in self.onlookers:
            onlooker.hear(event.seen_by(onlooker.viewer))


Imagine = Callable[[State, int, int], State]
Choose = Callable[[Options, Chance], int]


def at_random(listed: Options, dice: Chance) -> int:
    return int(listed.pick(dice.below(listed.size)))


@dataclass(frozen=True)
class Way:
    """How a game is followed: after how many decisions there is a look, and after how many looks a close one."""

    look: int = 1
    close: int = 30
    imagine: Imagine = determinize
    choose: Choose = at_random


def follow(
    title: Title[Any], setting: Setting, kind: type[Onlooker], seed: int, decisions: int, way: Way | None = None
) -> int:
    """A game, seen by every seat and by a spectator, and how many imagined positions they compared."""
    way = way or Way()
    game: State = title.begin(setting, seed)
    onlookers = [kind(game, viewer) for viewer in range(SPECTATOR, setting.players)]
    game.listener = _Ears(onlookers)
    game.settle()
    dice, listed, compared = Chance(seed), Options(), 0
    for played in range(min(decisions, kind.DECISIONS)):
        if game.over():
            break
        for onlooker in onlookers:
            onlooker.see()
            if played % way.look == 0:
                compared += _compare(game, onlooker, played, way)
        waiting = members_of(game.waiting())
        seat = waiting[dice.below(len(waiting))]
        game.options_of(seat, listed)
        game.act(seat, way.choose(listed, dice))
    return compared


def _compare(game: State, onlooker: Onlooker, played: int, way: Way) -> int:
    def imagine(luck: int) -> State:
        return way.imagine(game, onlooker.viewer, played * MANY + luck)

    for luck in range(FEW):
        imagined = imagine(luck)
        assert view(imagined, onlooker.viewer) == onlooker.look(), f"{onlooker.viewer} forgets what it sees"
        onlooker.compare(imagined)
    if (played // way.look + onlooker.viewer) % way.close == 0:
        onlooker.look_closely(imagine)
    return FEW


# --- which games need one


def hides(title: Title[Any]) -> bool:
    """Whether anything in the game's positions is not seen by everybody, besides the generator."""
    kinds = _kinds(title.new_game(title.max_players, 1))
    return any(fact.seen != ALL for kind in kinds for fact in kind.FIELDS if fact not in State.BASE)


def _kinds(thing: Declared) -> Iterator[type[Declared]]:
    yield type(thing)
    for fact in thing.FIELDS:
        if isinstance(fact, Parts):
            for part in getattr(thing, fact.name):
                yield from _kinds(part)


def onlooker_of(title: Title[Any]) -> type[Onlooker] | None:
    """The game's onlooker; None where there is nothing to find out. Raises AssertionError where it is missing."""
    if not hides(title):
        return None
    place = f"tests.games.{title.id}.onlooker"
    try:
        found: type[Onlooker] | None = import_module(place).Onlooker
    except (ModuleNotFoundError, AttributeError):
        found = None
    assert found is not None, f"{title.id} hides something: write the class Onlooker in {place}, see {__name__}"
    assert issubclass(found, Onlooker)
    return found
