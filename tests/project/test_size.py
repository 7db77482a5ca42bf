"""Small files, one idea each: how long files and functions may be, and how large the core."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
LARGEST_CORE = 2_500
FOLDERS = ("src", "tests", "tools")
LEFT_OUT = {"_native", "web", "__pycache__", "node_modules"}
BEGIN, END = "# made from FIELDS", "# end of what is made from FIELDS"


def sources() -> list[Path]:
    """Every Python file that people write, the launcher and the build hook too."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if not LEFT_OUT & set(path.parts)]
    return [*sorted(found), ROOT / "hatch_build.py", ROOT / "serenissima"]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def long_functions(text: str) -> list[tuple[str, int]]:
    """The functions that are too long, apart from what a tool has written into them."""
    made = _made(text.splitlines())
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            written = [n for n in range(node.lineno, node.end_lineno + 1) if n not in made]
            if len(written) > LONGEST_FUNCTION:
                found.append((node.name, len(written)))
    return found


def _made(rows: list[str]) -> set[int]:
    """The numbers of the lines between the marks of generated code."""
    found: set[int] = set()
    inside = False
    for number, row in enumerate(rows, 1):
        inside = (inside or row.strip().startswith(BEGIN)) and not row.strip().startswith(END)
        if inside:
            found.add(number)
    return found


def test_no_file_is_too_long() -> None:
    assert {str(path.relative_to(ROOT)): lines(path) for path in sources() if lines(path) > LONGEST_FILE} == {}


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_function_is_too_long(path: Path) -> None:
    assert long_functions(path.read_text(encoding="utf-8")) == []


def test_the_core_is_small() -> None:
    assert sum(lines(path) for path in (ROOT / "src" / "serenissima" / "core").rglob("*.py")) < LARGEST_CORE
