"""A whole run: makes the mutants, sees which tests call what, tries what is not known yet, writes the journal."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from mutation import calls as watching
from mutation.journal import OTHER, RULE, Journal
from mutation.mutants import Mutant, digest, mutants_of
from mutation.subject import CONTRACT, MACHINERY, Subject
from mutation.trial import CANNOT, SURVIVED, Quick, Task, arguments, listened, prepare, silence, try_fresh

UNCOVERED: Final = "uncovered"
ANEW: Final = "anew"  # not settled in place: to be tried by importing the module anew
OTHERS: Final = ("test_golden.py", "test_matches.py", "test_promises.py", "test_ledger.py", "test_texts.py")
OTHER_SECONDS: Final = 60.0
LATER: Final = "later"  # the quick tests of the rules let it live; the others are still to try
QUICK: Final = 0.5  # seconds that a test may take to be tried first


class Busy(Exception):
    """The folder belongs to a run that is still going on."""


class Campaign:
    """One subject, its mutants and what is known of them."""

    def __init__(self, subject: Subject, folder: Path, python: Path, only: list[str]) -> None:
        if "serenissima" in sys.modules:
            raise RuntimeError("mutants that run at import need a process that has imported nothing yet")
        self.folder: Final = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._lock: Final = (folder / "lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Busy(f"Another run is at work in {folder}.") from None
        self.subject: Final = subject.copied(folder / "tree")
        self.mutants: Final = mutants_of(self.subject, python, folder / "made", only)
        self.calls: Final = watching.find(self.subject, folder / "calls.json")
        self.helpers: Final = watching.helpers(self.subject)
        self.journal: Final = Journal(folder)
        self.journal.gather()
        self._orders: dict[tuple[str, int, int], list[str]] = {}

    def ordered(self, mutant: Mutant) -> list[str]:
        """The tests that can notice it: quick ones that name a clause first, of these the ones of its own clauses."""
        if mutant.where not in self._orders:
            callers = self.calls.callers(*mutant.where)
            if self.calls.ran_at_import(*mutant.where):
                callers = set(self.calls.tests)
            clauses = self.calls.clauses_of(*mutant.where)
            self._orders[mutant.where] = sorted(
                callers,
                key=lambda test: (
                    not self._is_first(test),
                    self._rank(test, clauses),
                    self.calls.tests[test]["seconds"],
                ),
            )
        return self._orders[mutant.where]

    def of_rules(self, test: str) -> bool:
        """Whether the test names a clause; the core has none, so there each of its own tests counts."""
        return self.subject.name in MACHINERY or bool(self.calls.tests[test]["clauses"])

    def _is_first(self, test: str) -> bool:
        """Whether the test is quick and counts: nearly every mutant dies of one, and one that lives costs little."""
        return self.of_rules(test) and bool(self.calls.tests[test]["seconds"] <= QUICK)

    def stamp(self, mutant: Mutant) -> str:
        """Changes when a test that calls the function changes, or what the tests share."""
        tests = sorted(self.ordered(mutant))
        return digest(self.helpers, *tests, *(self.calls.tests[test]["digest"] for test in tests))

    def outcome(self, mutant: Mutant) -> str | None:
        """What the subject's own tests say of it, if it is known."""
        if not self.ordered(mutant):
            return UNCOVERED
        row = self.journal.of_rules(mutant, self.stamp(mutant), self.calls)
        return None if row is None else str(row["outcome"])

    def work(self, most: int, workers: int, others: bool) -> None:
        """Tries what is not known, the subject's quick tests first; may be interrupted at any moment."""
        new = [mutant for mutant in self.mutants if self.outcome(mutant) is None][: most or None]
        self._share(
            [mutant for mutant in new if self._is_called(mutant)],
            workers,
            self._in_place,
            "the quick tests of the rules",
        )
        at_import = [mutant for mutant in self.mutants if self.outcome(mutant) == ANEW]
        at_import += [mutant for mutant in new if not self._is_called(mutant)]
        self._share(at_import, workers, self._anew, "the subject's tests, with a new import for each")
        if not most:
            later = [mutant for mutant in self.mutants if self.outcome(mutant) == LATER]
            self._share(later, workers, self._with_the_rest, "the other tests of the subject")
        if others and not most:
            alive = [mutant for mutant in self.mutants if self.outcome(mutant) in {SURVIVED, UNCOVERED}]
            alive = [mutant for mutant in alive if self.journal.of_others(mutant) is None]
            self._share(alive, workers, self._by_others, "the contract suite")

    def _is_called(self, mutant: Mutant) -> bool:
        return bool(self.calls.callers(*mutant.where))

    def _share(self, todo: list[Mutant], workers: int, work: Callable[[list[Mutant], Path], None], by: str) -> None:
        """Forks the workers, waits for them, and reads what they found."""
        if not todo:
            return
        began = time.monotonic()
        print(f"{len(todo)} mutants to try by {by} ...", file=sys.stderr, flush=True)
        children = []
        for number in range(min(workers, len(todo))):
            child = os.fork()
            if child == 0:
                signal.signal(signal.SIGINT, signal.SIG_DFL)
                status = 1
                try:
                    prepare(self.subject.root)
                    silence()
                    work(todo[number::workers], self.folder / f"journal-{os.getpid()}.jsonl")
                    status = 0
                finally:
                    os._exit(status)
            children.append(child)
        try:
            ended = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
            if -signal.SIGINT in ended:
                raise KeyboardInterrupt
        except KeyboardInterrupt:
            for child in children:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGTERM)
            raise
        finally:
            self.journal.read()
            self.journal.gather()
        print(f"  done in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        if any(ended):
            raise RuntimeError(f"a worker failed while trying mutants by {by}")

    def _in_place(self, todo: list[Mutant], file: Path) -> None:
        """In a worker: the quick tests of the rules, the function replaced in place."""
        self._quickly(todo, file, first=True)

    def _with_the_rest(self, todo: list[Mutant], file: Path) -> None:
        """In a worker: the tests that take their time, then those that name no clause."""
        self._quickly(todo, file, first=False)

    def _quickly(self, todo: list[Mutant], file: Path, first: bool) -> None:
        def record(task: Task, outcome: str, test: str, how: str) -> None:
            if outcome == SURVIVED and first and self.calls.ran_at_import(*task.mutant.where):
                outcome = ANEW
            elif outcome == SURVIVED and first and len(task.tests) < len(self.ordered(task.mutant)):
                outcome = LATER
            self._keep(file, task, ANEW if outcome == CANNOT else outcome, test, how)

        tasks = [self._task(mutant, self._half(mutant, first)) for mutant in todo]
        pytest.main(arguments(self.subject.root, [self.subject.tests]), plugins=[Quick(tasks, record)])

    def _anew(self, todo: list[Mutant], file: Path) -> None:
        """In a worker: the quick tests of the rules for what runs while modules are loaded, else all tests."""

        def record(task: Task, outcome: str, test: str, how: str) -> None:
            partly = len(task.tests) < len(self.ordered(task.mutant))
            self._keep(file, task, LATER if outcome == SURVIVED and partly else outcome, test, how)

        tasks = [
            self._task(
                mutant,
                self._half(mutant, first=True) if self.calls.ran_at_import(*mutant.where) else self.ordered(mutant),
            )
            for mutant in todo
        ]
        try_fresh(self.subject.root, [self.subject.tests], tasks, record)

    def _half(self, mutant: Mutant, first: bool) -> list[str]:
        return [test for test in self.ordered(mutant) if self._is_first(test) == first]

    def _task(self, mutant: Mutant, tests: list[str]) -> Task:
        limits = [1.0 + 20.0 * self.calls.tests[test]["seconds"] for test in tests]
        clauses = self.calls.clauses_of(*mutant.where)
        return Task(mutant, tests, limits, [self._rank(test, clauses) for test in tests])

    def _rank(self, test: str, clauses: set[str]) -> int:
        """0 for a test of one of these clauses, 1 for one of another clause, 2 for one that names none."""
        if not self.of_rules(test):
            return 2
        return int(clauses.isdisjoint(self.calls.tests[test]["clauses"]))

    def _keep(self, file: Path, task: Task, outcome: str, test: str, how: str) -> None:
        stamp = self.calls.tests[test]["digest"] if test else self.stamp(task.mutant)
        _append(file, task.mutant, RULE, outcome, test, how, stamp)

    def _by_others(self, todo: list[Mutant], file: Path) -> None:
        """In a worker: the contract suite, golden figures and stored matches first."""
        at_import = [mutant for mutant in todo if self.calls.ran_at_import(*mutant.where)]
        in_place = [mutant for mutant in todo if not self.calls.ran_at_import(*mutant.where)]
        tests = [f"{CONTRACT}/{name}" for name in OTHERS]

        def record(task: Task, outcome: str, test: str, how: str) -> None:
            _append(file, task.mutant, OTHER, SURVIVED if outcome == CANNOT else outcome, test, how, "")

        names = self._judges(tests)
        if not names:
            return
        limits = [OTHER_SECONDS] * len(names)
        try_fresh(self.subject.root, tests, [Task(mutant, names, limits) for mutant in at_import], record)
        quick = Quick([Task(mutant, names, limits) for mutant in in_place], record)
        pytest.main(arguments(self.subject.root, tests), plugins=[quick])

    def _judges(self, tests: list[str]) -> list[str]:
        """The contract tests about this subject, as pytest names them: asked in a fork, to import nothing here."""

        def ask(tell: Callable[[str], None]) -> None:
            pytest.main(arguments(self.subject.root, tests), plugins=[Names(self.subject, tell)])

        return listened(ask)


class Names:
    """A pytest plugin that tells which of the collected tests are about a subject, and runs none."""

    def __init__(self, subject: Subject, tell: Callable[[str], None]) -> None:
        self.subject: Final = subject
        self.tell: Final = tell

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            if self.subject.judges(item.nodeid) and item.get_closest_marker("compiled") is None:
                self.tell(item.nodeid)
        return True


def _append(file: Path, mutant: Mutant, way: str, outcome: str, test: str, how: str, stamp: str) -> None:
    row = {
        "key": mutant.key,
        "pass": way,
        "outcome": outcome,
        "test": test,
        "how": how,
        "stamp": stamp,
        "at": time.time(),
    }
    with file.open("a", encoding="utf-8") as journal:
        journal.write(json.dumps(row) + "\n")
