"""The score sheet: how the points of each seat come about, row by row, each with the clause that gives them."""

from __future__ import annotations

from dataclasses import dataclass, field

from serenissima.core.messages import Message


@dataclass(frozen=True)
class ScorePart:
    """Where some of a row's points come from: what it is called, a number for each seat, and the clause."""

    text: Message
    values: list[int]
    clause: str


@dataclass(frozen=True)
class ScoreRow:
    """One line of the score sheet: the id of its text, a number for each seat, the clause, and the parts that add up to
    it where it has any. A row of `total` ends the sheet.
    """

    id: str
    values: list[int]
    clause: str
    total: bool = False
    parts: list[ScorePart] = field(default_factory=list)
