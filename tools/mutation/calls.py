"""Which tests call which functions, how long they take, which clauses they name: found by running them once."""

from __future__ import annotations

import inspect
import json
import os
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from mutation.mutants import digest
from mutation.subject import MACHINERY, Subject
from mutation.trial import arguments, drop_the_trace, prepare, silence


class Calls:
    """What was found."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.tests: Final[dict[str, dict[str, Any]]] = found["tests"]
        self.at_import: Final = {(file, line) for file, line in found["at_import"]}
        self.clauses: Final[dict[str, list[list[Any]]]] = found["clauses"]
        self.broken: Final[list[str]] = found["broken"]
        self.errors: Final[list[str]] = found["errors"]
        self._callers: dict[str, dict[int, list[str]]] = {}
        for name, test in self.tests.items():
            for file, line in test["calls"]:
                self._callers.setdefault(file, {}).setdefault(line, []).append(name)

    def callers(self, file: str, first: int, last: int) -> set[str]:
        """The tests that call the function at those lines."""
        lines = self._callers.get(file, {})
        return {test for line in range(first, last + 1) for test in lines.get(line, [])}

    def ran_at_import(self, file: str, first: int, last: int) -> bool:
        """Whether the function fills something while modules are loaded."""
        return any((file, line) in self.at_import for line in range(first, last + 1))

    def clauses_of(self, file: str, first: int, last: int) -> set[str]:
        """The clauses that the function bears, or the class it is in."""
        places = self.clauses.get(file, [])
        return {clause for clause, begin, end in places if (begin <= first and last <= end) or first == begin}


def find(subject: Subject, kept: Path) -> Calls:
    """Runs the subject's tests once in a fork, watching. What was found is kept in a file: while the sources and what
    tests share stay the same, only files of tests that were edited are run again.
    """
    base = digest(_text(subject.folder.rglob("*")), helpers(subject))
    files = {
        file.relative_to(subject.root).as_posix(): digest(_text([file]))
        for file in sorted((subject.root / subject.tests).rglob("test_*.py"))
    }
    known: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if known.get("base") != base:
        known = {"base": base, "files": {}, "tests": {}, "at_import": [], "clauses": {}}
    same = {file for file, text in files.items() if known["files"].get(file) == text}
    known["tests"] = {name: test for name, test in known["tests"].items() if name.split("::")[0] in same}
    edited = [file for file in files if file not in same]
    found = _watched(subject, edited, kept.with_suffix(".new")) if edited else {"broken": [], "errors": []}
    found["tests"] = known["tests"] | found.get("tests", {})
    found["at_import"] = known["at_import"] + found.get("at_import", [])
    calls = Calls(known | found)
    failed = {name.split("::")[0].split(": ")[0] for name in (*calls.broken, *calls.errors)}
    whole = {
        "base": base,
        "files": {file: text for file, text in files.items() if file not in failed},
        "tests": calls.tests,
        "at_import": sorted(calls.at_import),
        "clauses": calls.clauses,
    }
    kept.write_text(json.dumps(whole), encoding="utf-8")
    if not calls.tests:
        raise RuntimeError("no test passes without any mutant:\n" + "\n".join(calls.errors + calls.broken))
    return calls


def _text(files: Iterable[Path]) -> str:
    return "\0".join(path.read_bytes().decode(errors="replace") for path in sorted(files) if path.is_file())


def _watched(subject: Subject, tests: Sequence[str], said: Path) -> dict[str, Any]:
    """Runs these files of tests in a fork, and reads what it has found."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            prepare(subject.root)
            silence()
            watch = Watch(subject)
            sys.setprofile(watch.note)
            pytest.main(arguments(subject.root, tests), plugins=[watch])
            sys.setprofile(None)
            said.write_text(json.dumps(watch.found()), encoding="utf-8")
            status = 0
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise RuntimeError("the tests could not be run")
    found: dict[str, Any] = json.loads(said.read_text(encoding="utf-8"))
    said.unlink()
    return found


class Watch:
    """A pytest plugin that notes, test by test, which functions of the subject are called."""

    def __init__(self, subject: Subject) -> None:
        self.subject: Final = subject
        self.start: Final = len(str(subject.root)) + 1
        self.within: Final = str(subject.folder) + os.sep
        self.ran: set[tuple[str, int]] = set()
        self.at_import: set[tuple[str, int]] = set()
        self.tests: dict[str, dict[str, Any]] = {}
        self.broken: list[str] = []
        self.errors: list[str] = []

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """The profiler's hook."""
        if event == "call" and frame.f_code.co_filename.startswith(self.within):
            self.ran.add((frame.f_code.co_filename[self.start :], frame.f_code.co_firstlineno))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {str(report.longrepr)[-600:]}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        drop_the_trace(session.config)
        self.at_import, self.ran = self.ran, set()
        for number, item in enumerate(session.items):
            following = session.items[number + 1] if number + 1 < len(session.items) else None
            began = time.process_time()
            self.ran.clear()
            sys.setprofile(self.note)
            reports = runtestprotocol(item, log=False, nextitem=following)
            sys.setprofile(None)
            if any(report.failed for report in reports):
                self.broken.append(item.nodeid)
                continue
            self.tests[item.nodeid] = {
                "seconds": round(time.process_time() - began, 4),
                "clauses": [str(clause) for mark in item.iter_markers("clause") for clause in mark.args],
                "digest": _digest(item),
                "calls": sorted(self.ran),
            }
        return True

    def found(self) -> dict[str, Any]:
        """Everything, for a file; with the clauses that the code bears."""
        clauses: dict[str, list[list[Any]]] = {}
        if self.subject.name not in MACHINERY:
            from serenissima.trace import code_of

            for clause, places in code_of(self.subject.folder).items():
                for place in places:
                    file = place.file.relative_to(self.subject.root).as_posix()
                    clauses.setdefault(file, []).append([clause, place.line, place.last_line])
        return {
            "tests": self.tests,
            "at_import": sorted(self.at_import),
            "clauses": clauses,
            "broken": self.broken,
            "errors": self.errors,
        }


def _digest(item: pytest.Item) -> str:
    """Changes when the text of the test changes."""
    function = getattr(item, "function", None)
    try:
        return digest(inspect.getsource(function)) if function is not None else ""
    except OSError:
        return ""


def helpers(subject: Subject) -> str:
    """Changes when a file that tests share changes."""
    shared: Sequence[Path] = [
        file for file in sorted((subject.root / subject.tests).rglob("*.py")) if not file.name.startswith("test_")
    ]
    return digest(*(file.read_text(encoding="utf-8") for file in shared))
