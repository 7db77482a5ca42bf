"""The compiled and the interpreted engine: which one runs, and that a stale build never does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima import _engine

ASK = "import serenissima._engine as e, serenissima.core.bits as b; print(e.mode(), type(b.count).__name__)"
MODULES = """
import importlib, pathlib, sys, types
from serenissima import _engine
for path in _engine.sources():
    name = ".".join(path.relative_to(_engine.PACKAGE.parent).with_suffix("").parts)
    module = importlib.import_module(name)
    assert module.__name__ == name and module.__package__ == name.rpartition(".")[0]
    own = [v for v in vars(module).values() if isinstance(v, types.FunctionType) and v.__module__ == name]
    assert not own, f"{name} is interpreted: {own}"
print(len(_engine.sources()))
"""


def ask(switch: str | None, package: Path = _engine.PACKAGE, words: str = ASK) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k != _engine.SWITCH} | {"PYTHONPATH": str(package.parent)}
    if switch is not None:
        env[_engine.SWITCH] = switch
    return subprocess.run([sys.executable, "-c", words], env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package with its build, copied to where a test may change it."""
    for part in (*{part.split("/")[0]: None for part in _engine.PARTS}, "_native"):
        shutil.copytree(_engine.PACKAGE / part, tmp_path / "serenissima" / part)
    for name in ("__init__.py", "_engine.py"):
        shutil.copy(_engine.PACKAGE / name, tmp_path / "serenissima" / name)
    return tmp_path / "serenissima"


def test_interpreted_runs_the_source() -> None:
    assert ask("interpreted").stdout.split() == ["interpreted", "function"]


def test_an_unknown_switch_is_named() -> None:
    asked = ask("turbo")
    assert asked.returncode == 1
    assert "SERENISSIMA_ENGINE is 'turbo'; it can be compiled, interpreted or auto." in asked.stderr


@pytest.mark.compiled
@pytest.mark.parametrize("switch", [None, "", "auto", "compiled"])
def test_a_fresh_build_runs(switch: str | None) -> None:
    assert ask(switch).stdout.split() == ["compiled", "builtin_function_or_method"]


@pytest.mark.compiled
def test_every_module_is_compiled() -> None:
    asked = ask("compiled", words=MODULES)
    assert asked.stderr == ""
    assert int(asked.stdout) > 10


@pytest.mark.compiled
def test_an_edited_source_is_never_hidden_by_an_old_build(copied: Path) -> None:
    with (copied / "core" / "bits.py").open("a") as source:
        source.write("EDITED = True\n")
    assert ask("auto", copied).stdout.split()[0] == "interpreted"
    refused = ask("compiled", copied)
    assert refused.returncode == 1
    assert "its sources have changed since it was compiled" in refused.stderr


@pytest.mark.compiled
def test_an_added_or_removed_module_makes_the_build_stale(copied: Path) -> None:
    added = copied / "core" / "a_new_module.py"
    added.write_text('"""New."""\n')
    assert ask("auto", copied).stdout.split()[0] == "interpreted"
    added.unlink()
    assert ask("auto", copied).stdout.split()[0] == "compiled"


@pytest.mark.compiled
def test_without_a_build_the_source_runs(copied: Path) -> None:
    shutil.rmtree(copied / "_native")
    assert ask(None, copied).stdout.split()[0] == "interpreted"
    assert "it has not been compiled here" in ask("compiled", copied).stderr
