"""The clause ledger: every rule of a rulebook, one clause each, with an id that code, tests, refusals and the rules
drawer share.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from serenissima.core.messages import Json

KINDS: Final = ("setup", "must", "may", "limit", "tie", "end", "scoring", "example", "definition")
SOURCES: Final = ("rulebook", "ruling", "reconstruction")


class Clause:
    """One rule, in our own words."""

    def __init__(
        self, id: str, kind: str, source: str, place: str, en: str, fr: str, reason: str, reason_fr: str
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.source: Final = source
        self.place: Final = place
        self.en: Final = en
        self.fr: Final = fr
        self.reason: Final = reason
        self.reason_fr: Final = reason_fr

    def to_json(self) -> dict[str, Json]:
        """For listings and the rules drawer."""
        return {
            "id": self.id,
            "kind": self.kind,
            "source": self.source,
            "place": self.place,
            "en": self.en,
            "fr": self.fr,
            "reason": self.reason,
            "reason_fr": self.reason_fr,
        }


def read_ledger(folder: Path) -> list[Clause]:
    """The clauses of the game in that folder, in rulebook order."""
    with (folder / "rulebook.toml").open("rb") as file:
        rows = tomllib.load(file)["clause"]
    clauses = [
        Clause(
            row["id"],
            row["kind"],
            row["source"],
            row.get("place", ""),
            row["en"].strip(),
            row["fr"].strip(),
            row.get("reason", "").strip(),
            row.get("reason_fr", "").strip(),
        )
        for row in rows
    ]
    for clause in clauses:
        if clause.kind not in KINDS or clause.source not in SOURCES:
            raise ValueError(f"{clause.id}: unknown kind {clause.kind!r} or source {clause.source!r}")
        if (clause.reason == "") != (clause.reason_fr == ""):
            raise ValueError(f"{clause.id}: gives its reason in one language only")
        if clause.source != "rulebook" and not clause.reason:
            raise ValueError(f"{clause.id}: a {clause.source} gives its reason")
    if len({clause.id for clause in clauses}) != len(clauses):
        raise ValueError(f"{folder.name}: two clauses have the same id")
    return clauses
