"""Positions in the terminal. A game with a module of its own here is drawn; every other one is told in words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from serenissima.cli.words import Words
    from serenissima.match.match import Match


def draw(match: Match, viewer: int, words: Words) -> RenderableType:
    """The position as that viewer sees it."""
    own = f"{__name__}.{match.title.id}"
    if find_spec(own) is not None:
        drawn: RenderableType = import_module(own).draw(match, viewer, words)
        return drawn
    return in_words(match, viewer, words)


def in_words(match: Match, viewer: int, words: Words) -> RenderableType:
    """One line for each thing the game says about the position."""
    from rich.text import Text

    return Text("\n".join(f"  {words.of(said)}" for said in match.describe(viewer)))
