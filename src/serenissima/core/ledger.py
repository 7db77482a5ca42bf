"""The clause ledger: every rule of a rulebook, one clause each, with an id that code, tests, refusals and the rules
drawer share.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from serenissima.core.messages import Json

KINDS: Final = ("setup", "must", "may", "limit", "tie", "end", "scoring", "example", "definition")
SOURCES: Final = ("rulebook", "ruling", "reconstruction")


class Heading:
    """A heading of the rulebook: as it stands there, and in English."""

    def __init__(self, fr: str, en: str) -> None:
        self.fr: Final = fr
        self.en: Final = en


class Clause:
    """One rule, in our own words, and the heading of the rulebook it belongs to."""

    def __init__(
        self,
        id: str,
        kind: str,
        source: str,
        place: str,
        place_en: str,
        en: str,
        fr: str,
        reason: str,
        reason_fr: str,
        players: list[int],
        overrides: list[str],
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.source: Final = source
        self.place: Final = place
        self.place_en: Final = place_en
        self.en: Final = en
        self.fr: Final = fr
        self.reason: Final = reason
        self.reason_fr: Final = reason_fr
        self.players: Final = players  # the counts it holds for; none named: all
        self.overrides: Final = overrides  # the clauses that give way where this one holds

    def heading(self, language: str) -> str:
        """Where it stands, in the reader's language."""
        return self.place_en if language == "en" else self.place

    def to_json(self) -> dict[str, Json]:
        """For listings and the rules drawer."""
        return {
            "id": self.id,
            "kind": self.kind,
            "source": self.source,
            "place": self.place,
            "place_en": self.place_en,
            "en": self.en,
            "fr": self.fr,
            "reason": self.reason,
            "reason_fr": self.reason_fr,
            "players": list[Json](self.players),
            "overrides": list[Json](self.overrides),
        }


def read_headings(folder: Path) -> list[Heading]:
    """The headings of the rulebook in its order."""
    return _headings(folder.name, _tables(folder))


def read_ledger(folder: Path) -> list[Clause]:
    """The clauses of the game in that folder, under its headings in their order."""
    tables = _tables(folder)
    headings = _headings(folder.name, tables)
    english = {heading.fr: heading.en for heading in headings}
    for row in tables["clause"]:
        if row["place"] not in english:
            raise ValueError(f"{row['id']}: {row['place']!r} is none of the headings")
    clauses = [_clause(row, english) for row in tables["clause"]]
    for clause in clauses:
        _check(clause)
    if len({clause.id for clause in clauses}) != len(clauses):
        raise ValueError(f"{folder.name}: two clauses have the same id")
    _check_overrides(clauses)
    for heading in headings:
        if all(clause.place != heading.fr for clause in clauses):
            raise ValueError(f"{folder.name}: no clause stands under the heading {heading.fr!r}")
    order = {heading.fr: place for place, heading in enumerate(headings)}
    return sorted(clauses, key=lambda clause: order[clause.place])


def _tables(folder: Path) -> dict[str, list[dict[str, Any]]]:
    with (folder / "rulebook.toml").open("rb") as file:
        return tomllib.load(file)


def _headings(game: str, tables: dict[str, list[dict[str, Any]]]) -> list[Heading]:
    headings = [Heading(row.get("fr", "").strip(), row.get("en", "").strip()) for row in tables["heading"]]
    for place, heading in enumerate(headings):
        if not heading.fr or not heading.en:
            raise ValueError(f"{game}: the heading {heading.fr or heading.en!r} is given in one language only")
        for other in headings[:place]:
            if heading.fr == other.fr or heading.en == other.en:
                raise ValueError(f"{game}: the heading {heading.fr!r} ({heading.en!r}) is given twice")
    return headings


def _clause(row: dict[str, Any], english: dict[str, str]) -> Clause:
    return Clause(
        row["id"],
        row["kind"],
        row["source"],
        row["place"],
        english[row["place"]],
        row["en"].strip(),
        row["fr"].strip(),
        row.get("reason", "").strip(),
        row.get("reason_fr", "").strip(),
        row.get("players", []),
        row.get("overrides", []),
    )


def _check(clause: Clause) -> None:
    if clause.kind not in KINDS or clause.source not in SOURCES:
        raise ValueError(f"{clause.id}: unknown kind {clause.kind!r} or source {clause.source!r}")
    if (clause.reason == "") != (clause.reason_fr == ""):
        raise ValueError(f"{clause.id}: gives its reason in one language only")
    if clause.source != "rulebook" and not clause.reason:
        raise ValueError(f"{clause.id}: a {clause.source} gives its reason")


def _check_overrides(clauses: list[Clause]) -> None:
    """Every clause overridden is in the ledger, and none overrides itself, directly or round about."""
    by_id = {clause.id: clause for clause in clauses}
    settled: set[str] = set()  # leads to no circle

    def follow(clause: Clause, way: list[str]) -> None:
        if clause.id in way:
            raise ValueError(f"{clause.id} overrides itself: {' > '.join([*way, clause.id])}")
        if clause.id in settled:
            return
        for other in clause.overrides:
            if other not in by_id:
                raise ValueError(f"{clause.id} overrides {other!r}, which is no clause")
            follow(by_id[other], [*way, clause.id])
        settled.add(clause.id)

    for clause in clauses:
        follow(clause, [])
