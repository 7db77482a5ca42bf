"""What a match says to the people who play it: the question, and what may be answered."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.core.messages import Json, Message


@dataclass(frozen=True)
class Prompt:
    """What is asked now, of the viewer (`yours`) or of others: a text and its arguments, the steps of the turn and
    which of them it is (-1: none), the rule behind it.
    """

    id: str
    args: dict[str, Json]
    steps: list[str]
    step: int
    clause: str
    yours: bool


@dataclass(frozen=True)
class Offer:
    """One possible act: its number, its kind and parts, the drawn things it touches, and what it would do."""

    action: int
    kind: str
    args: dict[str, Json]
    refs: list[str]
    note: list[Message]


@dataclass(frozen=True)
class UndoStatus:
    """Whether a seat may undo now, and why or why not."""

    possible: bool
    reason: Message
