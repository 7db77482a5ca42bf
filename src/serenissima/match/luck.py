"""Where the outcomes of chance come from when people play: sources that nobody can foretell, and one that is provable.

Provable luck: before the first deal the table commits itself to a secret, then everybody who plays adds bytes of their
own, and each outcome follows from all of it by a keyed function. Nobody can foretell it who does not know the secret,
and nobody can choose it: the secret was fixed before the bytes were known, and the bytes before the secret was. At
the end the secret is told, and whoever likes works every outcome out again. `docs/architecture.md` says how.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Any, Final

from serenissima.core.chance import BadLuck, Source
from serenissima.core.messages import Json

FORMAT: Final = "serenissima-luck-1"
LENGTH: Final = 32  # bytes of the secret, and of what each contributor adds
RANGE: Final = 1 << 64


def commitment(table: str, secret: bytes) -> str:
    """What is shown of a secret before the first deal: it fixes the secret and tells nothing about it."""
    return hashlib.sha256(f"{FORMAT}\ncommitment\n{table}\n{secret.hex()}".encode()).hexdigest()


def pledge(contributed: bytes) -> str:
    """What a contributor shows of the own bytes before anybody shows the bytes."""
    return hashlib.sha256(contributed).hexdigest()


def digest_of(contributed: dict[str, bytes]) -> str:
    """One figure for all that was contributed and by whom."""
    lines = [f"{name} {contributed[name].hex()}" for name in sorted(contributed)]
    return hashlib.sha256("\n".join([FORMAT, "bytes", *lines]).encode()).hexdigest()


class SystemLuck(Source):
    """The luck of this machine: nobody can foretell it, and nothing proves where it came from. `below(n)` is asked for
    one of 0 to n - 1.
    """

    def __init__(self, below: Callable[[int], int] = secrets.randbelow) -> None:
        self.below: Final = below

    def draw(self, entry: int, place: int, n: int) -> int:
        return self.below(n)


class FairLuck(Source):
    """Provable luck. The same entry and draw always have the same outcome: a move that was not stored and is made
    again brings nothing else. Without the secret (a match that is not over yet) nothing can be drawn or checked.
    """

    def __init__(
        self, table: str, secret: bytes, contributed: dict[str, bytes], dropped: list[list[str]] | None = None
    ) -> None:
        if secret and len(secret) != LENGTH:
            raise BadLuck(f"the secret has {len(secret)} bytes instead of {LENGTH}")
        if not contributed:
            raise BadLuck("nobody has contributed to the luck")
        self.table: Final = table
        self.secret: Final = secret
        self.contributed: Final = contributed
        self.dropped: Final[list[list[str]]] = dropped if dropped is not None else []  # who pledged and did not reveal
        self.commitment: str = commitment(table, secret)
        self.digest: Final = digest_of(contributed)

    @property
    def known(self) -> bool:
        """Whether the secret is known."""
        return len(self.secret) > 0

    def draw(self, entry: int, place: int, n: int) -> int:
        if not self.secret:
            raise BadLuck("the secret of this match is not known, so nothing can be drawn")
        limit = RANGE - RANGE % n
        attempt = 0
        while True:
            said = f"{FORMAT}\ndraw\n{self.table}\n{entry}\n{place}\n{attempt}\n{self.digest}"
            number = int.from_bytes(hmac.digest(self.secret, said.encode(), "sha256")[:8], "big")
            if number < limit:
                return number % n
            attempt += 1

    def check(self, entry: int, sizes: list[int], told: list[int]) -> None:
        """Raise BadLuck when the outcomes told of an entry are not those of the secret."""
        for place, n in enumerate(sizes):
            drawn = self.draw(entry, place, n)
            if told[place] != drawn:
                raise BadLuck(
                    f"entry {entry}, draw {place}: the outcome {told[place]} of {n} was chosen; "
                    f"the secret and the contributed bytes give {drawn}"
                )

    def header(self, secrets_too: bool) -> dict[str, Json]:
        told: dict[str, Json] = {
            "format": FORMAT,
            "table": self.table,
            "commitment": self.commitment,
            "contributors": [
                {"name": name, "pledge": pledge(self.contributed[name]), "bytes": self.contributed[name].hex()}
                for name in sorted(self.contributed)
            ],
            "rounds": len(self.dropped) + 1,
            "dropped": [list[Json](names) for names in self.dropped],
        }
        if secrets_too and self.secret:
            told["secret"] = self.secret.hex()
        return {"fair": told}

    @staticmethod
    def from_json(told: dict[str, Any]) -> FairLuck:
        """Read what a match file says, and check that it fits together."""
        if told["format"] != FORMAT:
            raise BadLuck(f"its luck has the format {told['format']!r}, and this version knows {FORMAT}")
        contributed: dict[str, bytes] = {}
        for one in told["contributors"]:
            name = str(one["name"])
            if name in contributed:
                raise BadLuck(f"{name} is named twice")
            if not one.get("bytes"):
                raise BadLuck(f"{name} has pledged, and its bytes are left out")
            contributed[name] = bytes.fromhex(one["bytes"])
            if len(contributed[name]) != LENGTH or pledge(contributed[name]) != one["pledge"]:
                raise BadLuck(f"the bytes of {name} do not fit what it had pledged")
        dropped = [[str(name) for name in names] for names in told["dropped"]]
        luck = FairLuck(str(told["table"]), bytes.fromhex(told.get("secret") or ""), contributed, dropped)
        if luck.known and luck.commitment != told["commitment"]:
            raise BadLuck("the secret is not the one that was committed to before the deal")
        luck.commitment = str(told["commitment"])
        return luck


def check_draws(source: Source | None, entry: int, sizes: list[int], told: list[int]) -> None:
    """Raise BadLuck when an entry tells other outcomes than were drawn, as far as it can be known."""
    if len(told) != len(sizes):
        raise BadLuck(f"entry {entry}: {len(told)} outcomes of chance are recorded, and {len(sizes)} are drawn")
    if isinstance(source, FairLuck) and source.known:
        source.check(entry, sizes, told)
