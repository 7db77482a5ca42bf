"""Tables and server reach time, luck, tasks and threads through one door, `table/outside.py`, and no other way."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from serenissima import _engine

THE_DOOR = "table/outside.py"
BEYOND = {
    "server/run.py": "starts the program",
    "table/worker.py": "a process of its own, in which bots think",
    "table/workers.py": "processes, which a simulation replaces as a whole",
}
"""What lies on the other side already, and why."""

MODULES = {"time", "datetime", "random", "secrets", "uuid", "threading", "concurrent", "multiprocessing", "subprocess"}
CALLS = {
    "asyncio": {
        "sleep",
        "timeout",
        "timeout_at",
        "wait_for",
        "to_thread",
        "create_task",
        "ensure_future",
        "TaskGroup",
        "get_running_loop",
        "get_event_loop",
        "new_event_loop",
        "run",
        "Runner",
        "create_subprocess_exec",
        "create_subprocess_shell",
    },
    "os": {"urandom", "getrandom", "fork"},
}


def past_the_door(source: str) -> list[str]:
    """What a module reaches by itself, as lines to read."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [f"{node.lineno}: import {a.name}" for a in names if a.name.split(".")[0] in MODULES]
                found += [f"{node.lineno}: {a.name} by another name" for a in names if a.name in CALLS and a.asname]
            case ast.ImportFrom(module=str(module), names=names):
                if module.split(".")[0] in MODULES:
                    found.append(f"{node.lineno}: from {module}")
                found += [f"{node.lineno}: {module}.{a.name}" for a in names if a.name in CALLS.get(module, ())]
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in CALLS.get(module, ()):
                found.append(f"{node.lineno}: {module}.{name}")
    return found


def modules() -> list[Path]:
    return sorted(path for part in ("table", "server") for path in (_engine.PACKAGE / part).rglob("*.py"))


def shown(path: Path) -> str:
    return path.relative_to(_engine.PACKAGE).as_posix()


@pytest.mark.parametrize("path", modules(), ids=shown)
def test_nobody_goes_past_the_door(path: Path) -> None:
    if shown(path) != THE_DOOR and shown(path) not in BEYOND:
        assert past_the_door(path.read_text()) == []


@pytest.mark.parametrize(
    "fault",
    [
        "import time\ntime.time()",
        "from secrets import choice",
        "import asyncio\nasyncio.sleep(1)",
        "from asyncio import sleep",
        "import asyncio as a\na.sleep(1)",
        "import datetime",
        "import os\nos.urandom(3)",
        "def f():\n    import random",
        "import asyncio\nasyncio.create_task(x)",
        "import concurrent.futures",
    ],
)
def test_whoever_does_is_found(fault: str) -> None:
    assert past_the_door(fault)


def test_what_lies_beyond_is_there() -> None:
    assert {*BEYOND, THE_DOOR} <= {shown(path) for path in modules()}
