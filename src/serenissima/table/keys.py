"""Secrets that open a table: made once, told once, kept only as digests."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable

from serenissima.table.outside import Outside
from serenissima.table.records import Key

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_table_id(outside: Outside) -> str:
    """A short name for a table, easy to read aloud (no l, o, 0, 1). It is no secret: the key is."""
    return "".join(outside.choice(_LETTERS) for _ in range(10))


def new_key(outside: Outside) -> str:
    """A secret of 144 random bits. With so many, a plain digest is as good at rest as a slow one."""
    return base64.urlsafe_b64encode(outside.bytes(18)).decode()


def digest(key: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def find(keys: Iterable[Key], key: str) -> Key | None:
    """What this secret opens at a table. Every digest is compared in constant time, none is skipped."""
    given = digest(key)
    found: Key | None = None
    for known in keys:
        if hmac.compare_digest(known.digest, given):
            found = known
    return found
