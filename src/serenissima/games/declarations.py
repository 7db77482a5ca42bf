"""What is looked at when a game is loaded: declarations that contradict one another, their class, or the set-up.

What one field says by itself is refused where it is written (`Fact.contradiction`). Here the fields of a class are held
against each other and against a position: as it begins, and once it is set up with the fewest and the most players.
"""

from __future__ import annotations

import inspect
from typing import Any

from serenissima.core.engine import State
from serenissima.core.fields import ALL, KNOWN, OWNER, Contradiction, Declared, Fact, out_of_bounds
from serenissima.core.shapes import Parts, Sets

ATTACHED = ("listener", "tape")
"""What hangs on a state without being part of the position."""


def refuse_contradictions(title: Any) -> None:
    """Refuse a game whose declarations cannot all be meant, naming the field and the reason."""
    for frame in title.frames.values():
        _look_at_frame(title, frame)
    for players in sorted({title.min_players, title.max_players}):
        game = title.begin(title.setting(players), 1)
        _look_at(title, game, owned=False)
        for moment in ("as it begins", "set up"):
            said = out_of_bounds(game)
            if said:
                _refuse(title, said.split()[0], f"{said.partition(' ')[2]}, with {players} players, {moment}")
            game.settle()
        _look_at_pools(title, game)


def _look_at_frame(title: Any, frame: Any) -> None:
    """What a frame carries is declared, all of it, in the order in which it is made anew from a file."""
    for carried in frame.EXTRA:
        if not isinstance(carried, Fact):
            _refuse(title, f"{frame.__name__}.{carried}", "it does not say what it may hold")
    _, *arguments = inspect.signature(frame).parameters
    named = [carried.name for carried in frame.EXTRA]
    if arguments != named:
        _refuse(title, f"{frame.__name__}.EXTRA", f"it declares {named}, and the frame is made from {arguments}")


def _look_at(title: Any, thing: Declared, owned: bool) -> None:
    """Hold the fields of a class against each other."""
    kind = type(thing)
    named = {fact.name: fact for fact in kind.FIELDS}
    for name in sorted(attributes(thing) - set(ATTACHED) - set(named)):
        _refuse(title, f"{kind.__name__}.{name}", "it is set, and FIELDS does not declare it")
    for fact in kind.FIELDS:
        for reason in _reasons(fact, thing, named, owned):
            _refuse(title, f"{kind.__name__}.{fact.name}", reason)
        if isinstance(fact, Parts):
            for part in getattr(thing, fact.name):
                _look_at(title, part, fact.owned)


def _reasons(fact: Fact, thing: Declared, named: dict[str, Fact], owned: bool) -> list[str]:
    found = []
    if named[fact.name] is not fact:
        found.append("it is declared twice")
    if not hasattr(thing, fact.name):
        found.append("it is declared and never set: run tools/make_fields.py")
    if not fact.about:
        found.append("it does not say what it is for")
    if fact.seen == OWNER and not owned:
        found.append("its owner sees it, and nobody owns it")
    if fact.apart and isinstance(thing, State):
        found.append("what lies apart never leaves its part, and this is in none")
    known = named.get(f"{fact.name}_known")
    if fact.seen == KNOWN and (type(known) is not Sets or known.places != fact.places or known.seen != ALL):
        found.append(f"it is known entry by entry: {fact.name}_known is an open row of sets, as long as it")
    for hook in (fact.limit, fact.floor, fact.ceiling):
        if hook and not hasattr(thing, hook):
            found.append(f"{type(thing).__name__} has no method {hook}")
    return found


def _look_at_pools(title: Any, game: State) -> None:
    """What is mixed has to be of one sort."""
    pools: dict[int, int] = {}
    for z in range(game.zones()):
        pool, bits = int(game.zone_pool(z)), int(game.zone_bits(z))
        if pools.setdefault(pool, bits) != bits:
            _refuse(title, f"{type(game).__name__}, zone {z}", f"pool {pool} mixes sets and bags, or lanes")


def _refuse(title: Any, field: str, reason: str) -> None:
    raise Contradiction(f"{title.id} cannot be loaded: {field}: {reason}")


def attributes(thing: object) -> set[str]:
    """The names of all the attributes of an object: compiled, interpreted, or interpreted on a compiled base."""
    found = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        found |= set(kind.__dict__.get("__mypyc_attrs__", ()))
    return found - {"__dict__"}
