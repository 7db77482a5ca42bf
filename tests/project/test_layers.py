"""Promises about imports that import-linter cannot express: who may use which package from outside."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TypeGuard

import pytest

from serenissima import _engine

RUNTIME = {"mypy_extensions", "librt", "serenissima"}
"""Besides the standard library, the engine may use what mypyc's output itself needs."""


def imported(path: Path) -> set[str]:
    """The top-level packages that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


def modules(*parts: str) -> list[Path]:
    return sorted(path for part in parts for path in (_engine.PACKAGE / part).rglob("*.py"))


def shown(path: Path) -> str:
    return path.relative_to(_engine.PACKAGE).as_posix()


@pytest.mark.parametrize("path", modules("core", "games", "match", "trials"), ids=shown)
def test_the_engine_imports_only_the_standard_library(path: Path) -> None:
    assert imported(path) - RUNTIME <= sys.stdlib_module_names


def test_litestar_stays_inside_the_server() -> None:
    everything = {path for path in modules(".") if "_native" not in path.parts}
    users = [shown(path) for path in everything if {"litestar", "uvicorn"} & imported(path)]
    assert [path for path in users if not path.startswith("server/")] == []


@pytest.mark.parametrize("name", ["Json", "SPECTATOR"])
def test_what_means_one_thing_is_defined_once(name: str) -> None:
    root = _engine.PACKAGE.parents[1]
    found = []
    for path in (path for part in ("src", "tests", "tools") for path in (root / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if _declares(node) else []
            found += [path for target in targets if isinstance(target, ast.Name) and target.id == name]
    assert len(found) == 1, f"{name} is defined in {found}"


def _declares(node: ast.AST) -> TypeGuard[ast.AnnAssign]:
    return isinstance(node, ast.AnnAssign)
