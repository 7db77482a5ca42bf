"""What is kept of a table, and the promise a place to keep it makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Stored = dict[str, Any]

SeatKind = Literal["bot", "screen", "friend"]
Role = Literal["host", "friend", "watch"]


@dataclass(frozen=True)
class Seat:
    """Who sits at one place of the table."""

    kind: SeatKind
    name: str
    level: str | None
    colour: int


@dataclass(frozen=True)
class Key:
    """What one secret opens. Only its digest is kept: whoever reads the store cannot sit down at a table."""

    digest: str
    role: Role
    seats: tuple[int, ...]


@dataclass(frozen=True)
class TableRecord:
    """A stored table. `header`, `entries` and `snapshot` together are the saved match; entries are only ever added.

    Before the deal there are no entries and no position, and the header tells how far the gathering has come. The
    secret of the luck is in the header: it is in the store from the beginning, and told to others at the end.
    """

    id: str
    game: str
    header: Stored
    seats: tuple[Seat, ...]
    keys: tuple[Key, ...]
    entries: tuple[Stored, ...]
    snapshot: Stored
    made: int
    rematch: str | None = None


class BrokenRecord(Exception):
    """What is kept of a table cannot be read; the text says why."""


class StoreAway(Exception):
    """The store does not answer."""


class NotStored(StoreAway):
    """The store has not said that it took a change. Most often it has not; when only its answer was lost, it has.
    Whoever gets this tells nobody that the change happened before the store was asked again.
    """


class Archive(Protocol):
    """A place that keeps tables. When a method returns, what it was given is safe. Methods that change something raise
    `NotStored`, `load` raises `StoreAway`, when the place cannot be reached, and nothing else; a record that cannot be
    read is a `BrokenRecord`.
    """

    async def create(self, record: TableRecord) -> None:
        """Keeps a new table."""

    async def load(self, table: str) -> TableRecord | None:
        """The table as it is kept now, or None."""

    async def append(
        self, table: str, first: int, entries: Sequence[Stored], snapshot: Stored, header: Stored | None = None
    ) -> None:
        """Adds entries to the table's match, numbered from `first`, the position they lead to, and the header when it
        is given, all or nothing.
        """

    async def set_rematch(self, table: str, rematch: str) -> str:
        """Notes the table's rematch, unless it has one already; returns the one that counts."""
