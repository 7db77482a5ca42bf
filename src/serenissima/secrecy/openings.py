"""Matches that lead to a given decision, however rare: what is asked there only must be looked at, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from serenissima.core.bits import lowest
from serenissima.core.engine import Decision
from serenissima.core.options import Options
from serenissima.core.title import Setting, Title

LONGEST = 3_000  # decisions of one match
WEIGHTS = (1, 100, 100, 10_000)  # how much somebody likes a kind of action, beside the others


@dataclass(frozen=True)
class Opening:
    """The beginning of a match: its setting, its seed, and who did what."""

    setting: Setting
    seed: int
    acts: list[tuple[int, int]]


def openings_to(
    title: Title[Any], settings: list[Setting], frame: type[Decision[Any]], matches: int
) -> Iterator[Opening]:
    """Each match, of so many, in which the decision is asked, up to that moment.

    Each is played with a taste of its own for some kinds of action: so what takes many acts of one kind comes about
    in some of them, where play that is random throughout would take ages.
    """
    for seed in range(1, matches + 1):
        acts = _acts_to(title, settings[seed % len(settings)], frame, seed)
        if acts is not None:
            yield Opening(settings[seed % len(settings)], seed, acts)


def _acts_to(
    title: Title[Any], setting: Setting, frame: type[Decision[Any]], seed: int
) -> list[tuple[int, int]] | None:
    game = title.begin(setting, seed)
    dice, options, acts = Random(seed), Options(), list[tuple[int, int]]()
    taste: dict[str, int] = {}
    game.settle()
    while not game.over() and len(acts) < LONGEST:
        if isinstance(game.decision(), frame):
            return acts
        game.options(options)
        listed = options.as_list()
        kinds = [game.ACTIONS.kind_of(action).name for action in listed]
        weights = [taste.setdefault(kind, dice.choice(WEIGHTS)) for kind in kinds]
        action = dice.choices(listed, weights)[0]
        acts.append((int(lowest(game.waiting())), action))
        game.apply(action)
    return None
