"""Writes what follows from declared fields into the class that declares them: attributes, copies and hidden zones.

    python tools/make_fields.py [--check]

What is made stands between two marks, the first with a digest of it. Whoever edits it by hand is told so, with file and
line: change FIELDS instead. To have it made anew, delete what is between the marks. mypyc wants real source, and so do
readers: nothing of this happens at run time.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

from making import ROOT, Refused, run
from making.zones import Zones
from serenissima.core.engine import State
from serenissima.core.fields import Declared, Fact

HOW = "tools/make_fields.py"
BEGIN = f"    # made from FIELDS by {HOW}: "
END = "    # end of what is made from FIELDS"
ATTACHED = {"listener", "tape"}
"""What hangs on a state without being part of the position."""


class Source:
    """One class of a file: its declarations as they are written, and the block that is made from them."""

    def __init__(self, path: Path, lines: list[str], node: ast.ClassDef, kind: type[Declared]) -> None:
        self.path = path
        self.lines = lines
        self.node = node
        self.kind = kind
        self.fields = next(part for part in node.body if _declares(part))
        self.above: type[Any] = kind.__mro__[1]
        self.begun = False  # whether other classes go on with it
        told = {fact.name for fact in [*State.BASE, *getattr(self.above, "FIELDS", [])]}
        self.own: list[Fact] = [fact for fact in kind.FIELDS if fact.name not in told]
        self.begin, self.end = self._marks()

    def place(self, line: int) -> str:
        """Where in the repository that line is."""
        return f"{self.path.relative_to(ROOT)}:{line}"

    def _marks(self) -> tuple[int, int]:
        """The lines of the marks, counted from 0; equal where there are none yet."""
        first, last = self.node.lineno - 1, self.node.end_lineno or 0
        after = next((n for n in range(last, len(self.lines)) if self.lines[n][:1].strip()), len(self.lines))
        begins = [n for n in range(first, after) if self.lines[n].startswith(BEGIN)]
        ends = [n for n in range(first, after) if self.lines[n] == END]
        if not begins and not ends:
            start = self.fields.end_lineno or 0
            return start, start
        if len(begins) != 1 or len(ends) != 1 or begins[0] > ends[0]:
            raise Refused(f"{self.place(first + 1)}: {self.node.name} has lost one of its two marks, or has them twice")
        return begins[0], ends[0]

    def written(self, name: str, word: str, otherwise: str) -> str:
        """How an argument of a field is written in the declaration."""
        for call in ast.walk(self.fields):
            if isinstance(call, ast.Call) and call.args and getattr(call.args[0], "value", None) == name:
                for told in call.keywords:
                    if told.arg == word:
                        return ast.unparse(told.value)
        return otherwise

    def made(self, bits_of: Any) -> list[str]:
        """The lines between the marks."""
        name = self.node.name
        state = issubclass(self.kind, State)
        lines = [
            "    def __init__(self, luck: i64, seats: i64) -> None:" if state else "    def __init__(self) -> None:"
        ]
        if state:
            lines.append("        super().__init__(luck, seats)")
        for fact in self.own:
            lines.append(
                f"        self.{fact.name}: {fact.attribute()} = {self.written(fact.name, 'default', fact.fresh())}"
            )
        copied = [f"        copy.{fact.name} = {fact.copied(f'self.{fact.name}')}" for fact in self.own]
        if self.begun:
            return [*lines, "", f"    def copy_{name.lower()}(self, copy: {name}) -> None:", *copied, ""]
        lines += ["", f"    def clone(self) -> {name}:"]
        lines.append(f"        copy = {name}(self.luck, self.seats)" if state else f"        copy = {name}()")
        if state:
            lines.append("        self.copy_base(copy)")
        if state and self.above is not State:
            lines.append(f"        self.copy_{self.above.__name__.lower()}(copy)")
        lines += [*copied, "        return copy"]
        if state:
            lines += Zones(self.kind.FIELDS, bits_of, self.kind).source()
        return [*lines, ""]

    def refuse_hand_made(self, wanted: list[str]) -> None:
        """A block that is not what the tool once wrote, and what stands outside it but follows from FIELDS."""
        inside = self.lines[self.begin + 1 : self.end]
        if self.end > self.begin and inside and self.lines[self.begin] != BEGIN + _digest(inside):
            differs = next((n for n, line in enumerate(inside) if n >= len(wanted) or line != wanted[n]), len(inside))
            raise Refused(
                f"{self.place(self.begin + 2 + differs)}: changed by hand between the marks of {self.node.name}. "
                f"Change FIELDS, or the game around the marks; delete what is between them, and run {HOW}"
            )
        declared = {fact.name for fact in self.kind.FIELDS} | ATTACHED
        made = {line.split("def ")[1].split("(")[0] for line in wanted if line.startswith("    def ")}
        for part in self.node.body:
            if not isinstance(part, ast.FunctionDef) or self.begin < part.lineno <= self.end:
                continue
            if part.name in made:
                raise Refused(f"{self.place(part.lineno)}: {self.node.name}.{part.name} is made from FIELDS; remove it")
            for target in _set_on_self(part):
                if target.attr not in declared:
                    where = self.place(target.lineno)
                    raise Refused(f"{where}: {self.node.name}.{target.attr} is set, and FIELDS does not declare it")


def _declares(part: ast.stmt) -> bool:
    return isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id == "FIELDS"


def _set_on_self(function: ast.FunctionDef) -> Iterator[ast.Attribute]:
    """Every `self.name` that the function sets."""
    for node in ast.walk(function):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store()):
                yield node


def _digest(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


def files(root: Path = ROOT) -> list[Path]:
    """Every module that may declare fields."""
    places = ("src/serenissima/games/*/*.py", "src/serenissima/simulate/*/*.py", "tests/core/*/game.py")
    return [path for place in places for path in sorted(root.glob(place))]


def sources_of(path: Path, text: str) -> list[Source]:
    """The classes of a file that declare fields."""
    nodes = [part for part in ast.parse(text).body if isinstance(part, ast.ClassDef) and any(map(_declares, part.body))]
    if not nodes:
        return []
    parts = path.relative_to(ROOT).with_suffix("").parts
    module = import_module(".".join(parts[1:] if parts[0] == "src" else parts))
    return [Source(path, text.splitlines(), node, getattr(module, node.name)) for node in nodes]


def wanted(instead: dict[Path, str] | None = None) -> dict[Path, str]:
    """What every file that declares fields should be; tests give the text of some files instead of what they hold."""
    found: dict[Path, str] = {}
    texts = {path: path.read_text(encoding="utf-8") for path in files()} | (instead or {})
    by_kind = {source.kind: source for path, text in texts.items() for source in sources_of(path, text)}
    for source in by_kind.values():
        if source.above in by_kind:
            by_kind[source.above].begun = True

    def bits_of(kind: type, name: str) -> str:
        return by_kind[kind].written(name, "bits", "0")

    for path in dict.fromkeys(source.path for source in by_kind.values()):
        lines = texts[path].splitlines()
        for source in sorted((one for one in by_kind.values() if one.path == path), key=lambda one: -one.begin):
            made = source.made(bits_of)
            source.refuse_hand_made(made)
            gap = [""] if source.begin == source.end else []
            tail = source.end + 1 if source.end > source.begin else source.end
            lines[source.begin : tail] = [*gap, BEGIN + _digest(made), *made, END]
        found[path] = "\n".join(lines) + "\n"
    return found


if __name__ == "__main__":
    sys.exit(run(wanted, HOW))
