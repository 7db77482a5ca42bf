"""What a seat goes by when it imagines, forgotten on purpose: for games that keep a book beside the hidden zones, which
is a row declared as a memory.

While something is imagined, the book is as it was at the beginning, or nearer to that by a little; afterwards it is as
it was, so that the checks of the game judge the imagined position by all that is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import lowest
from serenissima.core.engine import State
from serenissima.core.fields import Declared
from serenissima.core.shapes import Parts, Row
from serenissima.core.title import Title

Redeal = Callable[[Any, int], None]
Blur = Callable[[int, int], int]  # what is left of what is remembered, where it began as the second


def _wholly(known: int, first: int) -> int:
    return first


def _a_little(known: int, first: int) -> int:
    """Nearer to the beginning by the smallest thing in which both differ."""
    if known == first:
        return known
    step = 1 << int(lowest(abs(first - known)))
    return known + step if first > known else known - step


BLURS: dict[str, Blur] = {"forgotten": _wholly, "loose by a little": _a_little}


def forgetful(title: Title[Any]) -> Iterator[tuple[str, type[State], Redeal]]:
    """For each book that a game declares: a `redeal` that forgets it, wholly or a little."""
    first = title.begin(title.setting(title.max_players), 1)
    for kind, name in dict.fromkeys((type(holder), name) for holder, name in _books(first)):
        for how, blur in BLURS.items():
            redeal = _forgetting(title, kind, name, blur, type(first).redeal)
            yield f"redeal: {kind.__name__}.{name} {how}", type(first), redeal


def _books(game: Declared) -> Iterator[tuple[Any, str]]:
    """Every book in a position: who keeps it, and its name."""
    for fact in game.FIELDS:
        if isinstance(fact, Parts):
            for part in getattr(game, fact.name):
                yield from _books(part)
        elif fact.memory and isinstance(fact, Row):
            yield game, fact.name


def _forgetting(title: Title[Any], kind: type[Declared], name: str, blur: Blur, own: Redeal) -> Redeal:
    def redeal(game: State, viewer: int) -> None:
        begun = title.begin(title.setting(int(game.seats)), 1)
        undone = []
        for (holder, found), (other, _) in zip(_books(game), _books(begun), strict=True):
            if type(holder) is kind and found == name:
                known, first = getattr(holder, name), getattr(other, name)
                if len(known) == len(first):
                    blurred = vec[i64]([blur(int(now), int(then)) for now, then in zip(known, first, strict=True)])
                else:  # a story that grows: nothing after its beginning, or all but the last
                    blurred = first[:] if blur is _wholly else known[:-1]
                setattr(holder, name, blurred)
                undone.append((holder, known, blurred))
        own(game, viewer)
        for holder, known, blurred in undone:
            if getattr(holder, name) == blurred:  # what is imagined of somebody else's book stays
                setattr(holder, name, known)

    return redeal
