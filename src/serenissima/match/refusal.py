"""Why something is refused: a value that can be shown, and the exception that hands the match back as it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from serenissima.core.messages import Message

if TYPE_CHECKING:
    from serenissima.match.match import Match


@dataclass(frozen=True)
class Refusal:
    """What somebody hears who may not do something, with the clause that forbids it; `seat` and `action` where it is
    about one.
    """

    message: Message
    clause: str = ""
    seat: int | None = None
    action: int | None = None

    def __str__(self) -> str:
        return f"{self.message.id} {self.clause}".strip()


class Refused(Exception):
    """Something that may not be done. Nothing has changed: `match` is the match as it was, where there is one."""

    def __init__(self, refusal: Refusal | Message, match: Match | None = None) -> None:
        self.refusal = refusal if isinstance(refusal, Refusal) else Refusal(refusal)
        self.match = match
        super().__init__(str(self.refusal))

    @property
    def message(self) -> Message:
        """What is said to people."""
        return self.refusal.message

    @property
    def clause(self) -> str:
        """The clause that forbids it, or nothing."""
        return self.refusal.clause

    @property
    def seat(self) -> int | None:
        """The seat that may not do it."""
        return self.refusal.seat

    @property
    def action(self) -> int | None:
        """What it may not do."""
        return self.refusal.action
