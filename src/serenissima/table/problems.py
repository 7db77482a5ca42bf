"""What goes wrong at a table apart from the rules, as messages for people."""

from __future__ import annotations

from typing import Literal

from serenissima.core.messages import Json, Message

Sort = Literal["invalid", "unknown", "forbidden", "early", "broken", "failed"]


class TableProblem(Exception):
    """Something that is not about the rules: a wrong key, an impossible wish, a table that cannot be read."""

    def __init__(self, sort: Sort, id: str, **args: Json) -> None:
        super().__init__(id, args)
        self.sort: Sort = sort
        self.message = Message(id, args)
