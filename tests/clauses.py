"""A test that names a clause proves it only if code bearing that clause ran in it.

The profiler notes which functions of the games run while such a test runs; afterwards every clause of the test must
have been borne by one of them. Worked examples have no code of their own: their test is the proof. Compiled code
cannot be watched, so this holds in the interpreted lane.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from serenissima import _engine, trace
from serenissima.games import names, title

GAMES = str(Path(_engine.PACKAGE) / "games")


@cache
def bearers() -> dict[str, list[trace.Place]]:
    """For each clause of every game, the code that bears it."""
    found: dict[str, list[trace.Place]] = {}
    for name in names():
        found.update(trace.code_of(title(name).folder))
    return found


@cache
def examples() -> set[str]:
    return {clause.id for name in names() for clause in title(name).clauses if clause.kind == "example"}


def unproven(ids: list[str], ran: set[CodeType]) -> list[str]:
    """The clauses that none of the functions that ran bears."""
    places = {(code.co_filename, code.co_firstlineno) for code in ran}
    missing = []
    for clause in ids:
        borne = any(
            file == str(place.file) and place.line <= line <= place.last_line
            for place in bearers().get(clause, [])
            for file, line in places
        )
        if not borne and clause not in examples():
            missing.append(clause)
    return missing


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    ids = [str(clause) for marker in item.iter_markers("clause") for clause in marker.args]
    if not ids or _engine.mode() == "compiled":
        return (yield)
    ran: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(GAMES):
            ran.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        result = yield
    finally:
        sys.setprofile(before)
    missing = unproven(ids, ran)
    if missing:
        pytest.fail(f"no code that bears {', '.join(missing)} ran in this test", pytrace=False)
    return result
