"""Leaks planted on purpose, one at a time: the twins must catch each of them, or they prove nothing.

A leak changes the running program, so this works on the interpreted engine only. Most leaks follow from the
declarations of a game: what is secret there is told, what is hidden is shown. A few are what an author might write by
mistake: a refusal, a question or a summary that depends on hidden things.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from zlib import crc32

import msgspec

from serenissima import _engine
from serenissima.bots import base
from serenissima.core.bits import BIT, lowest
from serenissima.core.engine import Decision, State
from serenissima.core.events import EventKind
from serenissima.core.fields import ALL, SPECTATOR, Declared, Fact, digest
from serenissima.core.messages import Message
from serenissima.core.options import Options
from serenissima.core.secrets import hidden_from
from serenissima.core.shapes import Parts
from serenissima.core.title import Setting, Title
from serenissima.match import match as core_match
from serenissima.match.prompts import UndoStatus
from serenissima.match.refusal import Refusal
from serenissima.secrecy.forgetting import forgetful
from serenissima.secrecy.openings import Opening, openings_to
from serenissima.secrecy.twins import Twins, TwinsDiffer, truths
from serenissima.server import compose
from serenissima.table import pointing, thinking

SOUGHT = 2_000  # matches played to find the decision at which a leak shows
NEAR = 60  # pairs compared from there on, before the next match

Planted = AbstractContextManager[None]


@dataclass(frozen=True)
class Leak:
    """A fault that tells a secret, and how to plant it for a while; the decision at which alone it shows."""

    name: str
    plant: Callable[[], Planted]
    frame: type[Decision[Any]] | None = None


@dataclass(frozen=True)
class Verdict:
    """What became of a leak: caught after so many pairs, and by what; or not."""

    leak: str
    caught: bool
    pairs: int
    how: str


def leaks_of(title: Title[Any]) -> list[Leak]:
    """Every leak that can be planted in a game."""
    if _engine.mode() == "compiled":
        raise RuntimeError("leaks are planted in the interpreted engine")
    return [
        *(told_event(kind, field) for kind in title.events for field in kind.secret),
        *_shown_fields(title),
        *_public_decisions(title),
        *_truth_for_imagined(),
        *_loose_bounds(title),
        *(Leak(name, _swapper((kind, "redeal", redeal))) for name, kind, redeal in forgetful(title)),
        *_mistakes(title),
    ]


def try_leak(title: Title[Any], settings: list[Setting], leak: Leak, pairs: int) -> Verdict:
    """Plant the leak, and compare twins until it is caught or so many pairs looked alike. Where it shows at one
    decision only, matches that lead there are looked for: first those, then any.
    """
    compared = 0
    with leak.plant():
        for opening, most in _beginnings(title, settings, leak, pairs):
            twins = Twins(title, opening.setting, close=1, each=1)
            try:
                twins.play(opening.seed, min(most, pairs - compared), opening.acts)
            except TwinsDiffer as differ:
                return Verdict(
                    leak.name, True, compared + twins.pairs, f"{differ.finding.part}: {differ.finding.detail}"
                )
            except AssertionError as cannot:  # nothing can be imagined by what is left of a memory
                return Verdict(leak.name, True, compared + twins.pairs, str(cannot))
            compared += max(twins.pairs, 1)
            if compared >= pairs:
                break
    return Verdict(leak.name, False, compared, "")


def _beginnings(title: Title[Any], settings: list[Setting], leak: Leak, pairs: int) -> Iterator[tuple[Opening, int]]:
    """Where matches begin, and how many pairs are compared in each."""
    if leak.frame is not None:
        for opening in openings_to(title, settings, leak.frame, SOUGHT):
            yield opening, NEAR
    for seed in range(1, pairs + 1):
        yield Opening(settings[seed % len(settings)], seed, []), pairs


# --- what the declarations keep


def told_event(kind: EventKind, field: str) -> Leak:
    """A secret field of an event is told to everybody."""

    @contextmanager
    def plant() -> Iterator[None]:
        place = kind.secret.index(field)
        kind.secret.remove(field)
        try:
            yield
        finally:
            kind.secret.insert(place, field)

    return Leak(f"event {kind.name}: {field} told to all", plant)


def _shown_fields(title: Title[Any]) -> Iterator[Leak]:
    """A hidden field of the position is shown to everybody."""
    for owner in _declared(title.begin(title.setting(title.max_players), 1)):
        for fact in owner.FIELDS:
            if fact.seen != ALL:
                yield Leak(f"field {owner.__name__}.{fact.name}: shown to all", _shower(fact))


def _shower(fact: Fact) -> Callable[[], Planted]:
    @contextmanager
    def plant() -> Iterator[None]:
        seen = fact.seen
        fact.seen = ALL
        try:
            yield
        finally:
            fact.seen = seen

    return plant


def _declared(thing: Declared) -> list[type[Declared]]:
    """The classes of a position that declare fields."""
    found = [type(thing)]
    for fact in thing.FIELDS:
        if isinstance(fact, Parts):
            for part in getattr(thing, fact.name):
                found += [kind for kind in _declared(part) if kind not in found]
    return found


def _public_decisions(title: Title[Any]) -> Iterator[Leak]:
    """A decision that keeps its options secret says that everybody can tell them."""
    for frame in title.frames.values():
        if issubclass(frame, Decision) and not frame.PUBLIC:
            yield Leak(
                f"decision {frame.__name__}: declared public",
                _swapper((frame, "public", lambda self, game: True)),
                frame,
            )


def _truth_for_imagined() -> Iterator[Leak]:
    """Help or a bot is given the true position."""
    for purpose in ("figures", "describe", "offers"):
        yield Leak(f"the truth for {purpose}", _truth_teller(core_match, purpose))
    yield Leak("the truth for a bot's question", _truth_teller(thinking, "question_for"))
    yield Leak("the truth for what a bot knows", _truth_teller(base, "__init__"))


def _truth_teller(module: Any, purpose: str) -> Callable[[], Planted]:
    imagine = module.determinize

    def truth(game: State, viewer: int, luck: int) -> State:
        if sys._getframe(1).f_code.co_name == purpose:
            return game.clone()
        imagined: State = imagine(game, viewer, luck)
        return imagined

    return _swapper((module, "determinize", truth))


# --- what a seat imagines


def _loose_bounds(title: Title[Any]) -> Iterator[Leak]:
    """What everybody knows of a hidden zone is forgotten, wholly or by one thing."""
    kind = type(title.begin(title.setting(title.max_players), 1))
    for name, forget in (("zone_limit", -1), ("zone_floor", 0), ("zone_ceiling", -1)):
        own = getattr(kind, name)
        if own is not getattr(State, name):
            yield Leak(f"redeal: {name} forgotten", _swapper((kind, name, lambda self, z, v=forget: v)))
            yield Leak(f"redeal: {name} loose by one", _swapper((kind, name, _by_one(name, own))))


def _by_one(name: str, own: Callable[[Any, int], int]) -> Callable[[Any, int], int]:
    def loose(game: State, z: int) -> int:
        bound = int(own(game, z))
        bits = int(game.zone_bits(z))
        if name == "zone_floor":
            return bound - _one_of(bound, bits) if bound else bound
        if bound == -1:
            return bound
        beyond = _beyond(game, z, bound)
        return bound | beyond if bits == 0 else bound + beyond

    return loose


def _one_of(bag: int, bits: int) -> int:
    """One thing of a bag, or one member of a set."""
    place = int(lowest(bag & -bag))
    return 1 << place if bits == 0 else 1 << (place // bits * bits)


def _beyond(game: State, z: int, bound: int) -> int:
    """One thing of the pool that the bound keeps out of the zone."""
    pool, bits = int(game.zone_pool(z)), int(game.zone_bits(z))
    unseen = int(hidden_from(game, SPECTATOR, pool))
    if bits == 0:
        out = unseen & ~bound
        return int(BIT[lowest(out)]) if out else 0
    for lane in range(0, 62 // bits * bits, bits):
        if (unseen >> lane & ((1 << bits) - 1)) > (bound >> lane & ((1 << bits) - 1)):
            return 1 << lane
    return 0


# --- what an author might write by mistake


def _mistakes(title: Title[Any]) -> Iterator[Leak]:
    for frame in title.frames.values():
        if issubclass(frame, Decision):
            yield Leak(f"refusals at {frame.__name__} depend on hidden things", _telling_refusal(frame), frame)
            yield Leak(f"the question of {frame.__name__} depends on hidden things", _telling_question(frame), frame)
    yield Leak("something is told twice", _telling_log(title))
    yield Leak("whether one may undo depends on hidden things", _telling_undo())
    yield Leak("the update carries a digest of the truth", _telling_update())
    yield Leak("the summary carries a digest of the truth", _telling_summary())
    yield Leak("pointing is answered from hidden things", _telling_pointer())


def _odd(game: State, viewer: int) -> bool:
    """A bit that follows from all that is hidden from the viewer."""
    return crc32(repr(truths(game, viewer)).encode()) & 1 == 1


def _telling_refusal(frame: type[Decision[Any]]) -> Callable[[], Planted]:
    own = frame.explained

    def explained(self: Any, game: State, seat: int) -> Options:
        listed: Options = own(self, game, seat)
        if _odd(game, seat):
            named = listed.kept_out
            listed.kept_out = []
            for kind in game.ACTIONS.kinds:
                listed.forbid(kind, "!")
            listed.kept_out += named
        return listed

    return _swapper((frame, "explained", explained))


def _telling_question(frame: type[Decision[Any]]) -> Callable[[], Planted]:
    own = frame.args

    def args(self: Any, game: State) -> dict[str, Any]:
        return {**own(self, game), "odd": _odd(game, SPECTATOR)}

    return _swapper((frame, "args", args))


def _telling_log(title: Title[Any]) -> Callable[[], Planted]:
    kind = type(title.begin(title.setting(title.max_players), 1))
    own = kind.tell

    def tell(self: State, event: EventKind, seat: int, *values: int) -> None:
        own(self, event, seat, *values)
        if self.zones() and _odd(self, SPECTATOR):
            own(self, event, seat, *values)

    return _swapper((kind, "tell", tell))


def _telling_undo() -> Callable[[], Planted]:
    own = core_match.Match.undo_status

    def undo_status(self: core_match.Match, seat: int) -> UndoStatus:
        found = own(self, seat)
        return UndoStatus(found.possible, Message("undo-odd") if _odd(self.state, seat) else found.reason)

    return _swapper((core_match.Match, "undo_status", undo_status))


def _telling_update() -> Callable[[], Planted]:
    own = compose.update

    def update(table: Any, screen: Any, since: int) -> Any:
        return msgspec.structs.replace(own(table, screen, since), rematch=digest(table.match.state))

    return _swapper((compose, "update", update))


def _telling_summary() -> Callable[[], Planted]:
    own = compose.summary

    def summary(table: Any, key: Any) -> Any:
        return msgspec.structs.replace(own(table, key), rematch=digest(table.match.state))

    return _swapper((compose, "summary", summary))


def _telling_pointer() -> Callable[[], Planted]:
    own = pointing.why_not_there

    def why_not_there(match: core_match.Match, seat: int, refs: list[str]) -> Refusal:
        found = own(match, seat, refs)
        return replace(found, clause=found.clause + ("!" if _odd(match.state, seat) else ""))

    return _swapper((pointing, "why_not_there", why_not_there))


# --- planting


def _swapper(*changes: tuple[Any, str, Any]) -> Callable[[], Planted]:
    return lambda: _changed(*changes)


@contextmanager
def _changed(*changes: tuple[Any, str, Any]) -> Iterator[None]:
    """Attributes of classes or modules are others for a while."""
    with ExitStack() as stack:
        for owner, name, value in changes:
            if name in vars(owner):
                stack.callback(setattr, owner, name, vars(owner)[name])
            else:
                stack.callback(delattr, owner, name)
            setattr(owner, name, value)
        yield
