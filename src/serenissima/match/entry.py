"""What was done to a match: a line of its file. Entries are only ever added."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from serenissima.core.messages import Json

Kind = Literal["begin", "act", "undo", "reconsider"]


@dataclass(frozen=True)
class Entry:
    """The beginning, an act of a seat (`forced`: it had no choice), an undo, or an answer taken back; with the outcomes
    of chance on the way and the digest of the position that it led to.
    """

    kind: Kind
    digest: str
    seat: int = -1
    action: int = -1
    luck: tuple[int, ...] = ()
    forced: bool = False

    def to_json(self) -> dict[str, Json]:
        """The line of the file."""
        if self.kind == "begin":
            return {"luck": list[Json](self.luck), "digest": self.digest}
        if self.kind == "act":
            told: dict[str, Json] = {"seat": self.seat, "action": self.action, "luck": list[Json](self.luck)}
            if self.forced:
                told["forced"] = True
            return {**told, "digest": self.digest}
        return {self.kind: self.seat, "digest": self.digest}

    @staticmethod
    def from_json(data: dict[str, Any], first: bool) -> Entry:
        """A line of a file; the first one is the beginning. Raises KeyError, TypeError or ValueError."""
        digest = data.get("digest", "")
        if first:
            return Entry("begin", digest, luck=tuple(data["luck"]))
        if "undo" in data:
            return Entry("undo", digest, int(data["undo"]))
        if "reconsider" in data:
            return Entry("reconsider", digest, int(data["reconsider"]))
        forced = bool(data.get("forced"))
        return Entry("act", digest, int(data["seat"]), int(data["action"]), tuple(data["luck"]), forced)
