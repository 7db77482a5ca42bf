"""Games played so far, a line each, so that a measurement can be broken off and taken up again."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from serenissima.arena.contest import Contest, Played


class Journal:
    """A file of JSON lines. A last line that was cut off by a sudden end is left out."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self, contest: Contest) -> dict[int, Played]:
        """The games of this very contest, by number."""
        found: dict[int, Played] = {}
        if not self.file.is_file():
            return found
        key = contest.key()
        for line in self.file.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
                if entry.pop("contest") == key:
                    found[entry["number"]] = Played(**entry)
            except (ValueError, TypeError, KeyError):
                continue
        return found

    def write(self, contest: Contest, played: Played) -> None:
        """Adds a game."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        broken = self.file.is_file() and self.file.stat().st_size > 0 and self._last_byte() != b"\n"
        with self.file.open("a", encoding="utf-8") as out:
            out.write(("\n" if broken else "") + json.dumps({"contest": contest.key(), **asdict(played)}) + "\n")

    def _last_byte(self) -> bytes:
        with self.file.open("rb") as file:
            file.seek(-1, 2)
            return file.read(1)
