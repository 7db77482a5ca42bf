"""What happens at a table before the deal: the table is bound to a secret, and everybody adds bytes of their own.

First everybody pledges (shows the digest of the own bytes), then pledges are closed, then the bytes are shown and
checked against the pledges. Whoever chose bytes did not know the secret, and whoever chose the secret, nobody's bytes.
When somebody who pledged does not show the bytes, a new round begins; it is counted, because who may say no after
having seen what the others added may wait for a deal to like.

A gathering never changes: each step makes another, which is stored before it takes the place of the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.core.messages import Message
from serenissima.match import luck
from serenissima.match.luck import FairLuck
from serenissima.match.refusal import Refused
from serenissima.table.outside import Outside
from serenissima.table.records import BrokenRecord, Key, Stored

HOST = "host"
MOST_ROUNDS = 20


def name_of(key: Key) -> str:
    """How the holder of a key is named among those who add to the luck."""
    return HOST if key.role == "host" else f"friend-{key.seats[0]}" if key.role == "friend" else ""


def check_host(key: Key) -> None:
    """Refuses what only the host of a table may do."""
    if name_of(key) != HOST:
        raise Refused(Message("refused-not-host"))


def contributors(held: Sequence[Key]) -> dict[str, tuple[int, ...]]:
    """Who adds to the luck, with their seats: everybody who plays, and at a table of bots whoever made it."""
    found = {name_of(key): key.seats for key in held if key.role != "watch" and key.seats}
    return dict(sorted(found.items())) if found else {HOST: ()}


def unhex(told: str) -> bytes:
    """32 bytes written in hexadecimal figures."""
    try:
        read = bytes.fromhex(told) if len(told) == 2 * luck.LENGTH else b""
    except ValueError:
        read = b""
    if len(read) != luck.LENGTH:
        raise Refused(Message("refused-wrong-length"))
    return read


@dataclass(frozen=True)
class Gathering:
    """Where a table stands before the deal."""

    table: str
    secret: bytes
    names: tuple[str, ...]
    closed: bool
    pledges: dict[str, str]
    shown: dict[str, str]
    dropped: tuple[tuple[str, ...], ...] = ()

    @staticmethod
    def begin(table: str, held: Sequence[Key], outside: Outside) -> Gathering:
        """The table binds itself to a fresh secret."""
        secret = outside.bytes(luck.LENGTH)
        return Gathering(table, secret, tuple(contributors(held)), closed=False, pledges={}, shown={})

    @property
    def commitment(self) -> str:
        """What is shown of the secret."""
        return luck.commitment(self.table, self.secret)

    @property
    def round(self) -> int:
        """The number of this round of pledges, from 1."""
        return len(self.dropped) + 1

    @property
    def everybody_pledged(self) -> bool:
        """Whether nobody is waited for any more before pledges are closed."""
        return all(name in self.pledges for name in self.names)

    @property
    def ready(self) -> bool:
        """Whether the cards can be dealt."""
        return self.closed and self.shown.keys() == self.pledges.keys()

    # --- steps

    def pledged(self, name: str, told: str) -> Gathering:
        """Somebody shows the digest of the own bytes. To say the same again changes nothing."""
        digest = unhex(told).hex()
        self._check_name(name)
        if self.pledges.get(name) == digest:
            return self
        if self.closed:
            raise Refused(Message("refused-pledges-closed"))
        if name in self.pledges:
            raise Refused(Message("refused-pledged-already"))
        return replace(self, pledges={**self.pledges, name: digest})

    def close(self, there: set[str]) -> Gathering:
        """Nobody pledges any more. A pledge of somebody who has gone again is forgotten: nothing was shown yet."""
        if self.closed:
            raise Refused(Message("refused-pledges-closed"))
        kept = {name: pledge for name, pledge in self.pledges.items() if name in there}
        if not kept:
            raise Refused(Message("refused-nobody-pledged"))
        return replace(self, closed=True, pledges=kept)

    def revealed(self, name: str, told: str) -> Gathering:
        """Somebody shows the bytes."""
        read = unhex(told)
        self._check_name(name)
        if not self.closed:
            raise Refused(Message("refused-pledges-open"))
        if name not in self.pledges:
            raise Refused(Message("refused-not-pledged"))
        if luck.pledge(read) != self.pledges[name]:
            raise Refused(Message("refused-other-bytes"))
        return replace(self, shown={**self.shown, name: read.hex()})

    def anew(self) -> Gathering:
        """Another round, with fresh pledges from everybody. Who did not show the bytes is noted."""
        if not self.closed:
            raise Refused(Message("refused-pledges-open"))
        if self.round >= MOST_ROUNDS:
            raise Refused(Message("refused-too-many-rounds", {"most": MOST_ROUNDS}))
        missing = tuple(name for name in sorted(self.pledges) if name not in self.shown)
        return replace(self, closed=False, pledges={}, shown={}, dropped=(*self.dropped, missing))

    def source(self) -> FairLuck:
        """The luck that everybody has made."""
        contributed = {name: bytes.fromhex(told) for name, told in self.shown.items()}
        return FairLuck(self.table, self.secret, contributed, [list(names) for names in self.dropped])

    def _check_name(self, name: str) -> None:
        if name not in self.names:
            raise Refused(Message("refused-not-contributing"))

    # --- in the store

    def to_json(self) -> Stored:
        """As a store keeps it, the secret with it."""
        return {
            "secret": self.secret.hex(),
            "names": list(self.names),
            "closed": self.closed,
            "pledges": self.pledges,
            "shown": self.shown,
            "dropped": [list(names) for names in self.dropped],
        }

    @staticmethod
    def from_json(table: str, told: Any) -> Gathering:
        """As it was stored."""
        try:
            return Gathering(
                table,
                bytes.fromhex(told["secret"]),
                tuple(told["names"]),
                bool(told["closed"]),
                dict(told["pledges"]),
                dict(told["shown"]),
                tuple(tuple(names) for names in told["dropped"]),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise BrokenRecord(f"its round of pledges cannot be read: {problem!r}") from problem
