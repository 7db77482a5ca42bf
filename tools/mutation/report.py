"""What a run found: counts, and the mutants that no test of the rules notices."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from mutation.campaign import ANEW, LATER, UNCOVERED, Campaign
from mutation.mutants import Mutant
from mutation.trial import KILLED, STILLBORN, SURVIVED

COLUMNS: Final = ("generated", "rules", "otherwise", "survived", "uncovered", "equivalent", "stillborn", "untried")


class Report:
    """Each mutant in one column."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign: Final = campaign
        self.base: Final = campaign.subject.folder.relative_to(campaign.subject.root).as_posix()
        self.columns: Final[dict[str, list[Mutant]]] = {name: [] for name in COLUMNS}
        self.columns["generated"] = list(campaign.mutants)
        self.killers: Final[dict[str, str]] = {}
        self.later = 0  # of those that live, how many the slow tests have not been tried on
        self.stale: list[str] = []
        rows = _equivalent(campaign.subject.root / campaign.subject.tests / "equivalent_mutants.toml")
        used = set()
        for mutant in campaign.mutants:
            name = self._column(mutant)
            row = (mutant.file.removeprefix(f"{self.base}/"), mutant.function, mutant.diff)
            if row in rows:
                used.add(row)
                if name in {"rules", "stillborn"}:
                    self.stale.append(f"{' '.join(row)}: a test kills it")
                else:
                    name = "equivalent" if name != "untried" else name
            self.columns[name].append(mutant)
        files = {file for file, _, _ in _places(campaign)}
        self.stale += [f"{' '.join(row)}: no such mutant" for row in rows if row not in used and row[0] in files]

    def _column(self, mutant: Mutant) -> str:
        outcome = self.campaign.outcome(mutant)
        if outcome is None or outcome == ANEW:
            return "untried"
        self.later += outcome == LATER
        if outcome == STILLBORN:
            return "stillborn"
        if outcome == KILLED:
            test = self.campaign.journal.rows[mutant.key, "rule"]["test"]
            self.killers[mutant.key] = test
            return "rules" if self.campaign.of_rules(test) else "otherwise"
        other = self.campaign.journal.of_others(mutant)
        if other is not None and other["outcome"] in {KILLED, STILLBORN}:
            self.killers[mutant.key] = other["test"]
            return "otherwise"
        return UNCOVERED if outcome == UNCOVERED else SURVIVED

    def percent(self) -> float:
        """Of the mutants that change something and were tried, how many a test that names a clause kills."""
        counts = self.counts()
        left = counts["generated"] - counts["equivalent"] - counts["stillborn"] - counts["untried"]
        return 100.0 * counts["rules"] / left if left else 100.0

    def counts(self) -> dict[str, int]:
        """How many mutants are in each column."""
        return {name: len(found) for name, found in self.columns.items()}

    def write(self, page: Path, day: str) -> None:
        """Puts the figures into the table of a page: in the row of this subject, or in a new one at the end."""
        counts = [str(count) for name, count in self.counts().items() if name != "untried"]
        note = f", {self.counts()['untried']} untried" if self.columns["untried"] else ""
        note += f", {self.later} without the slow tests" if self.later else ""
        cells = [self.campaign.subject.name, day + note, *counts, f"{self.percent():.1f}"]
        lines = page.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith(f"| {self.campaign.subject.name} |")]
        page.write_text("\n".join([*kept, f"| {' | '.join(cells)} |"]) + "\n", encoding="utf-8")

    def as_json(self) -> str:
        """For programs."""
        lists = {
            name: [self._row(mutant) for mutant in self.columns[name]]
            for name in ("survived", "uncovered", "otherwise")
        }
        whole: dict[str, Any] = {
            "subject": self.campaign.subject.name,
            "counts": self.counts(),
            "percent": round(self.percent(), 1),
            "stale": self.stale,
            "broken": self.campaign.calls.broken + self.campaign.calls.errors,
            **lists,
        }
        return json.dumps(whole, indent=1, ensure_ascii=False)

    def _row(self, mutant: Mutant) -> dict[str, Any]:
        return {
            "file": mutant.file.removeprefix(f"{self.base}/"),
            "line": mutant.line,
            "function": mutant.function,
            "diff": mutant.diff,
            "by": self.killers.get(mutant.key, ""),
        }

    def as_text(self) -> str:
        """For people: the lists first, the counts last."""
        said = []
        headings = (
            ("otherwise", "Killed, but by no test that names a clause"),
            ("uncovered", "In functions that no test of the subject calls"),
            ("survived", "Survived"),
        )
        for name, heading in headings:
            if self.columns[name]:
                said.append(f"{heading}:")
            for mutant in self.columns[name]:
                by = f"  ({self.killers[mutant.key]})" if mutant.key in self.killers else ""
                said.append(f"  {mutant.file}:{mutant.line} {mutant.function}: {mutant.diff}{by}")
        said += [f"stale in equivalent_mutants.toml: {row}" for row in self.stale]
        broken = self.campaign.calls.broken + self.campaign.calls.errors
        said += [f"fails without any mutant, so it was left out: {test}" for test in broken]
        if self.later:
            said.append(
                f"{self.later} of those that live have not been tried by slow tests, or by tests without a clause"
            )
        said.append(" ".join(f"{name} {count}" for name, count in self.counts().items()))
        untried = len(self.columns["untried"])
        of = f" (of those tried; {untried} are still to come)" if untried else ""
        said.append(f"{self.campaign.subject.name}: {self.percent():.1f} % killed by tests of the rules{of}")
        return "\n".join(said)


def _places(campaign: Campaign) -> set[tuple[str, str, str]]:
    base = campaign.subject.folder.relative_to(campaign.subject.root).as_posix()
    return {(mutant.file.removeprefix(f"{base}/"), mutant.function, mutant.diff) for mutant in campaign.mutants}


def _equivalent(file: Path) -> dict[tuple[str, str, str], str]:
    """The mutants that are argued to change nothing: each row has file, function, diff and reason."""
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    for row in rows:
        if not str(row.get("reason", "")).strip():
            raise ValueError(f"{file.name}: {row.get('function')} {row.get('diff')} has no reason")
    return {(row["file"], row["function"], row["diff"]): row["reason"] for row in rows}
