"""Tries mutants, each in a process forked for it, with the tests that can notice it in the order given.

There are two ways. *Quick*: pytest has collected the tests, and in the fork the code of the one function is replaced.
*Fresh*: nothing of Serenissima is imported yet, and the fork imports the module with the fault in it; for what already
ran at import (functions that fill tables), and for what cannot be replaced in place.

The check that a test ran code bearing its clause is left out here: it would kill mutants without any assertion.
"""

from __future__ import annotations

import functools
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import select
import signal
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from mutation.mutants import Mutant

FUTURE: Final = 0x1000000  # from __future__ import annotations, as a flag of compile
LONGEST: Final = 300.0  # seconds by the clock after which a test that neither ends nor computes is given up
TO_IMPORT: Final = 10.0  # seconds of computing until the first test begins
MEMORY: Final = 3 << 30

KILLED, SURVIVED, STILLBORN, CANNOT = "killed", "survived", "stillborn", "cannot"


class CannotReplace(Exception):
    """The function cannot be replaced in a running process."""


class Task:
    """A mutant, the tests to run, the seconds each may take, and their ranks: those of a lower rank come first."""

    def __init__(
        self, mutant: Mutant, tests: Sequence[str], seconds: Sequence[float], ranks: Sequence[int] = ()
    ) -> None:
        self.mutant: Final = mutant
        self.tests: Final = tests
        self.seconds: Final = seconds
        self.ranks: Final = ranks or [0] * len(tests)

    def in_order(self, killers: Sequence[str]) -> Task:
        """The same; among tests of a rank those first that have killed mutants of the same function."""
        rows = list(
            zip(self.ranks, [test not in killers for test in self.tests], self.tests, self.seconds, strict=True)
        )
        rows.sort(key=lambda row: row[:2])
        return Task(self.mutant, [row[2] for row in rows], [row[3] for row in rows], [row[0] for row in rows])


Record = Callable[[Task, str, str, str], None]
"""Called with the task, the outcome, the test that killed it, and how (`assert`, `error`, `time`)."""


def arguments(root: Path, tests: Sequence[str]) -> list[str]:
    """How pytest is called: as the suite is, without what writes or shows anything."""
    shown = ["-q", "-p", "no:cacheprovider", "-s", "--tb=native", "-p", "no:logging"]
    return [*shown, f"--rootdir={root}", "-c", str(root / "pyproject.toml"), *(str(root / test) for test in tests)]


def prepare(root: Path) -> None:
    """Makes this process run the copy, interpreted and repeatably."""
    os.chdir(root)
    os.environ.update(
        SERENISSIMA_ENGINE="interpreted", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTHONPATH=str(root / "src")
    )
    sys.path[:0] = [str(root / "src"), str(root), str(root / "tools")]


def drop_the_trace(config: pytest.Config) -> None:
    """Takes away the check that code bearing the clause ran."""
    plugin = config.pluginmanager.get_plugin("tests.clauses")
    if plugin is not None:
        config.pluginmanager.unregister(plugin)


class Quick:
    """A pytest plugin that tries mutants one after another instead of running the collected tests."""

    def __init__(self, tasks: Sequence[Task], record: Record) -> None:
        self.tasks: Final = tasks
        self.record: Final = record
        self.killers: Final[dict[tuple[str, int, int], list[str]]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        import gc

        drop_the_trace(session.config)
        items = {item.nodeid: item for item in session.items}
        parent = os.getppid()
        gc.collect()
        gc.freeze()
        for task in self.tasks:
            if os.getppid() != parent:
                break
            killers = self.killers.setdefault(task.mutant.where, [])
            outcome, test, how = forked(functools.partial(self.attempt, task.in_order(killers), items))
            if test and test not in killers:
                killers.append(test)
            self.record(task, outcome, test, how)
        return True

    def attempt(self, task: Task, items: dict[str, pytest.Item], tell: Callable[[str], None]) -> None:
        """In the fork: replaces the function, then runs the tests."""
        try:
            replace(task.mutant)
        except (CannotReplace, SyntaxError, ValueError):
            tell(CANNOT)
            return
        run(task, items, tell)


class Fresh:
    """A pytest plugin that runs the tests of one task, in a process that has just imported the mutant."""

    def __init__(self, task: Task, tell: Callable[[str], None]) -> None:
        self.task: Final = task
        self.tell: Final = tell

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        drop_the_trace(session.config)
        items = {item.nodeid: item for item in session.items}
        if self.task.tests and not any(test in items for test in self.task.tests):
            self.tell(STILLBORN)
            return True
        run(self.task, items, self.tell)
        return True


def try_fresh(root: Path, tests: Sequence[str], tasks: Sequence[Task], record: Record) -> None:
    """Tries mutants by importing everything anew for each."""
    parent = os.getppid()
    for task in tasks:
        if os.getppid() != parent:
            break

        def attempt(tell: Callable[[str], None], task: Task = task) -> None:
            signal.setitimer(signal.ITIMER_PROF, TO_IMPORT)
            plant(root, task.mutant)
            called: list[str] = []

            def told(word: str) -> None:
                called.append(word)
                tell(word)

            pytest.main(arguments(root, tests), plugins=[Fresh(task, told)])
            if not called:
                tell(STILLBORN)

        record(task, *forked(attempt))


def forked(attempt: Callable[[Callable[[str], None]], None]) -> tuple[str, str, str]:
    """Runs a trial in a fork and says how it ended: outcome, test, how."""
    words, killed = _in_a_fork(attempt)
    outcome, _, test = (words[-1] if words else "").partition(" ")
    if outcome in {SURVIVED, STILLBORN, CANNOT}:
        return outcome, "", ""
    if outcome in {"assert", "error"}:
        return KILLED, test, outcome
    if not test:
        return STILLBORN, "", ""  # not even the first test began: importing it goes on for ever, or ends the process
    return KILLED, test, "time" if killed else "error"


def listened(ask: Callable[[Callable[[str], None]], None]) -> list[str]:
    """What a fork has to tell."""
    return _in_a_fork(ask)[0]


def _in_a_fork(work: Callable[[Callable[[str], None]], None]) -> tuple[list[str], bool]:
    """The lines that a fork writes, and whether it had to be ended."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            _quiet()
            work(lambda word: _write(writer, word))
        except Exception:
            os._exit(1)
        finally:
            os._exit(0)
    os.close(writer)
    said, hung = _listen(reader, child)
    os.close(reader)
    _, status = os.waitpid(child, 0)
    return said.decode().splitlines(), hung or os.WIFSIGNALED(status)


def _listen(reader: int, child: int) -> tuple[bytes, bool]:
    """What the fork writes until it ends; one that hangs is ended."""
    said = b""
    while True:
        ready, _, _ = select.select([reader], [], [], LONGEST)
        if not ready:
            os.kill(child, signal.SIGKILL)
            return said, True
        more = os.read(reader, 65536)
        if not more:
            return said, False
        said += more


def _write(writer: int, word: str) -> None:
    os.write(writer, (word + "\n").encode())


def silence() -> None:
    """Nothing this process prints is shown."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)


def _quiet() -> None:
    """Nothing a trial prints is shown, and it may not take all the memory there is."""
    silence()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(task: Task, items: dict[str, pytest.Item], tell: Callable[[str], None]) -> None:
    """Runs the tests in order until one fails; a test that takes far too long ends the process."""
    known = [(items[test], limit) for test, limit in zip(task.tests, task.seconds, strict=True) if test in items]
    for number, (item, limit) in enumerate(known):
        following = known[number + 1][0] if number + 1 < len(known) else None
        tell(f"began {item.nodeid}")
        signal.setitimer(signal.ITIMER_PROF, limit)
        reports = runtestprotocol(item, log=False, nextitem=following)
        signal.setitimer(signal.ITIMER_PROF, 0)
        failed = [report for report in reports if report.failed]
        if failed:
            crash = getattr(failed[0].longrepr, "reprcrash", None)
            plain = getattr(crash, "message", "")
            tell(f"{'assert' if plain.startswith(('assert', 'AssertionError', 'Failed')) else 'error'} {item.nodeid}")
            return
    tell(SURVIVED)


def module_name(file: str) -> str:
    """`src/serenissima/core/bits.py` is `serenissima.core.bits`."""
    return ".".join(Path(file).with_suffix("").parts[1:])


def replace(mutant: Mutant) -> None:
    """Gives the function of the loaded module the code of the mutant."""
    try:
        module = importlib.import_module(module_name(mutant.file))  # some are imported only when they are needed
    except ImportError:
        raise CannotReplace from None
    holder, _, name = mutant.function.rpartition(".")
    place: object = getattr(module, holder) if holder else module
    found = vars(place).get(name)
    function = getattr(found, "__func__", found)
    if not isinstance(function, FunctionType):
        raise CannotReplace
    code = _compiled(mutant, holder, name, function.__code__)
    defaults = _signature(mutant.text)
    before = _signature(_source_lines(module, mutant))
    if defaults != before:
        raise CannotReplace
    function.__code__ = code


def _source_lines(module: ModuleType, mutant: Mutant) -> str:
    lines = Path(str(module.__file__)).read_text(encoding="utf-8").splitlines(keepends=True)
    return textwrap.dedent("".join(lines[mutant.first - 1 : mutant.last]))


def _signature(text: str) -> str:
    """A function's parameters as they are written: a default is evaluated when the function is made."""
    import ast

    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    return ast.dump(function.args)


def _compiled(mutant: Mutant, holder: str, name: str, original: CodeType) -> CodeType:
    """The code of the mutant, at the line where the function stands."""
    head = f"class {holder}:\n" if holder else ""
    text = head + textwrap.indent(mutant.text, "    " if holder else "")
    blank = "\n" * (mutant.first - 1 - (1 if holder else 0))
    whole = compile(blank + text, original.co_filename, "exec", flags=FUTURE, dont_inherit=True)
    inner = next(part for part in whole.co_consts if isinstance(part, CodeType)) if holder else whole
    code = next(part for part in inner.co_consts if isinstance(part, CodeType) and part.co_name == name)
    if code.co_freevars != original.co_freevars:
        raise CannotReplace
    return code


def plant(root: Path, mutant: Mutant) -> None:
    """Makes the import of the mutant's module find the fault in it."""
    path = root / mutant.file
    source = mutant.in_place(path.read_text(encoding="utf-8")).encode()

    class Loader(importlib.machinery.SourceFileLoader):
        """Reads the faulty text instead of the file, and keeps no bytecode."""

        def get_data(self, path: Any) -> bytes:
            return source

        def path_stats(self, path: Any) -> Any:
            raise OSError

    class Finder(importlib.abc.MetaPathFinder):
        """Finds that one module."""

        def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
            if name != module_name(mutant.file):
                return None
            return importlib.util.spec_from_file_location(name, file, loader=Loader(name, str(file)))

    file = path
    sys.meta_path.insert(0, Finder())
