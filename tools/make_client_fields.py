"""Writes each board's fields.ts: the types of a game's view, from its declared fields, and the numbers it says to show.

    python tools/make_client_fields.py [--check]

A game names what its board draws with, such as the areas in their order or how many copies of a card there are, in
`SHOWN` of its module `shown.py`: editing the data then cannot mislabel a board.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from making import ROOT, run
from serenissima.core.fields import ALL, KNOWN, OWNER, Declared, Fact
from serenissima.core.shapes import Frames, Parts
from serenissima.games import names

HOW = "tools/make_client_fields.py"
BOARDS = ROOT / "frontend" / "src" / "boards"
WIDTH = 120


def state_of(game: str) -> type[Declared]:
    """The class of a game's positions."""
    title: Any = import_module(f"serenissima.games.{game}.meta").TITLE
    return type(title.begin(title.setting(title.min_players), 1))


def form(fact: Fact, view: str) -> str:
    """The TypeScript form of what a client gets of a field; nothing when it never gets any of it."""
    if isinstance(fact, Parts):
        return f"readonly {view}{fact.part.__name__}[]"
    if isinstance(fact, Frames):
        return ""
    if fact.seen == ALL:
        return fact.CLIENT
    if fact.seen == KNOWN:
        return "readonly (number | null)[]"
    if fact.seen == OWNER and fact.CLIENT_HIDDEN:
        return f"{fact.CLIENT} | {fact.CLIENT_HIDDEN}"
    return fact.CLIENT if fact.seen == OWNER else fact.CLIENT_HIDDEN


def rows(kind: type[Declared], view: str) -> Iterator[str]:
    """One line for each field that a client gets, below what it is."""
    for fact in kind.FIELDS:
        told = form(fact, view)
        if told:
            left_out = "?" if fact.seen == OWNER and not fact.CLIENT_HIDDEN else ""
            if fact.about:
                yield f"  /** {fact.about[:1].upper()}{fact.about[1:]}. */"
            yield f"  readonly {fact.name}{left_out}: {told};"


def interface(name: str, kind: type[Declared], view: str) -> str:
    """One class as the client knows it."""
    about = re.sub(r" \[[^]]*\]", "", (kind.__doc__ or "").strip().split("\n")[0])
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *rows(kind, view), "}", ""])


def constant(name: str, value: Any) -> str:
    """A number or table of the game, for the board to draw with."""
    line = f"export const {name} = {json.dumps(value, ensure_ascii=False)}"
    if isinstance(value, (list, dict)):
        line += " as const"
    if len(line) < WIDTH:
        return line + ";\n"
    inner = "".join(f"  {json.dumps(entry, ensure_ascii=False)},\n" for entry in value)
    return f"export const {name} = [\n{inner}] as const;\n"


def render(game: str) -> str:
    """The whole file of one game."""
    kind = state_of(game)
    view = kind.__name__
    parts = [fact.part for fact in kind.FIELDS if isinstance(fact, Parts)]
    declared = [interface(f"{view}{part.__name__}", part, view) for part in parts]
    declared.append(interface(f"{view}View", kind, view))
    try:
        shown: dict[str, Any] = import_module(f"serenissima.games.{game}.shown").SHOWN
    except ModuleNotFoundError:
        shown = {}
    head = f"// Made from the declared fields of src/serenissima/games/{game} by {HOW}. Do not edit.\n"
    hidden = "/** Of hidden things a client is told only how many there are. */\n"
    hidden += "export type Hidden = { readonly hidden: number };\n"
    needs_hidden = any("Hidden" in text for text in declared)
    return "\n".join(
        [head, *([hidden] if needs_hidden else []), *declared, *(constant(name, shown[name]) for name in shown)]
    )


def wanted() -> dict[Path, str]:
    """What the file of each game with a board should be."""
    return {BOARDS / game / "fields.ts": render(game) for game in names() if (BOARDS / game).is_dir()}


if __name__ == "__main__":
    sys.exit(run(wanted, HOW))
