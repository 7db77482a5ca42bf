"""What is known of each mutant, kept line by line: a run can be stopped at any moment and goes on from there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mutation.calls import Calls
from mutation.mutants import Mutant

RULE, OTHER = "rule", "other"
"""The two passes: the tests of the subject, then, for what they let live, the contract suite."""


class Journal:
    """The last word on each mutant and pass."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.rows: Final[dict[tuple[str, str], dict[str, Any]]] = {}
        self.read()

    def read(self) -> None:
        """Reads every journal of the folder; a line that was cut off is as if it had not been written."""
        for file in sorted(self.folder.glob("journal*.jsonl"), key=lambda path: path.stat().st_mtime):
            for line in file.read_text(encoding="utf-8").splitlines():
                try:
                    row = json.loads(line)
                except ValueError:
                    continue
                before = self.rows.get((row["key"], row["pass"]))
                if before is None or row["at"] >= before["at"]:
                    self.rows[row["key"], row["pass"]] = row

    def gather(self) -> None:
        """Writes the last words into one file."""
        kept = self.folder / "journal.jsonl"
        new = self.folder / "journal.new"
        new.write_text("".join(json.dumps(row) + "\n" for row in self.rows.values()), encoding="utf-8")
        new.replace(kept)
        for file in self.folder.glob("journal-*.jsonl"):
            file.unlink()

    def of_rules(self, mutant: Mutant, stamp: str, calls: Calls) -> dict[str, Any] | None:
        """What the tests of the subject said, if nothing it depends on has changed since.

        A kill holds while the killing test reads the same; a mutant that lived is tried again when the tests that call
        its function have changed.
        """
        row = self.rows.get((mutant.key, RULE))
        if row is None:
            return None
        if row["outcome"] == "killed":
            test = calls.tests.get(row["test"])
            return row if test is not None and test["digest"] == row["stamp"] else None
        return row if row["stamp"] == stamp else None

    def of_others(self, mutant: Mutant) -> dict[str, Any] | None:
        """What the contract suite said."""
        return self.rows.get((mutant.key, OTHER))
