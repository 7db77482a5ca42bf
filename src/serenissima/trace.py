"""From a clause to the code that carries it out and the tests that prove it.

Code bears a clause by naming its id in brackets in the docstring of a function, method or class; a test bears it with
`@pytest.mark.clause("V99-MOVE-2")`. Both are read from the source, so that nothing has to run or be imported.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

BRACKETS: Final = re.compile(r"\[([A-Z0-9]+-[A-Z0-9-]*[A-Z0-9](?:\s*,\s*[A-Z0-9]+-[A-Z0-9-]*[A-Z0-9])*)\]")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place:
    """A function, method, class or test in a file."""

    def __init__(self, file: Path, line: int, last_line: int, name: str) -> None:
        self.file: Final = file
        self.line: Final = line
        self.last_line: Final = last_line
        self.name: Final = name

    def shown(self, root: Path) -> str:
        """For listings: `flow/turn.py:17 Turn.happen`."""
        return f"{self.file.relative_to(root).as_posix()}:{self.line} {self.name}"

    def test_id(self, root: Path) -> str:
        """The name pytest gives to a test."""
        return f"{self.file.relative_to(root).as_posix()}::{self.name.replace('.', '::')}"


def code_of(folder: Path) -> dict[str, list[Place]]:
    """For each clause id, the code below the folder that bears it."""
    found: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("*.py")):
        for node, place in _definitions(file):
            for clause in ids_in(ast.get_docstring(node) or ""):
                found.setdefault(clause, []).append(place)
    return found


def tests_of(folder: Path) -> dict[str, list[Place]]:
    """For each clause id, the tests below the folder that bear it."""
    found: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node, place in _definitions(file):
            for clause in [clause for decorator in node.decorator_list for clause in _marked(decorator)]:
                found.setdefault(clause, []).append(place)
    return found


def ids_in(text: str) -> list[str]:
    """The clause ids that a docstring names in brackets."""
    return [clause.strip() for group in BRACKETS.findall(text) for clause in group.split(",")]


def _definitions(file: Path) -> Iterator[tuple[Definition, Place]]:
    """Every class and function of a module, with its qualified name."""

    def below(node: ast.AST, path: str) -> Iterator[tuple[Definition, Place]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Definition):
                name = f"{path}{child.name}"
                yield child, Place(file, child.lineno, child.end_lineno or child.lineno, name)
                yield from below(child, f"{name}.")

    return below(ast.parse(file.read_text(encoding="utf-8")), "")


def _marked(decorator: ast.expr) -> list[str]:
    """The ids in `pytest.mark.clause("…", "…")`, also where it marks one case of a parametrized test."""
    found: list[str] = []
    for node in ast.walk(decorator):
        match node:
            case ast.Call(func=ast.Attribute(attr="clause"), args=args):
                found += [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return found
