"""Who looks at a table."""

from __future__ import annotations

from typing import Protocol

from serenissima.table.problems import TableProblem
from serenissima.table.records import Key


class Viewer(Protocol):
    """A screen that shows a table."""

    key: Key

    def changed(self) -> None:
        """The table is not what it was: show it again."""

    def warned(self, problem: TableProblem) -> None:
        """Something at the table went wrong; it goes on."""

    def ended(self, problem: TableProblem) -> None:
        """The table cannot go on."""
