"""The mutants of a subject: made once for each content of a file, and named so that they are known again later."""

from __future__ import annotations

import difflib
import hashlib
import json
import subprocess
import textwrap
from collections import Counter
from pathlib import Path
from typing import Final

from mutation.subject import Subject

GENERATOR: Final = Path(__file__).with_name("generate.py")


class Mutant:
    """One small fault in one function: its text takes the place of the lines `first` to `last` of the file."""

    def __init__(self, file: str, function: str, first: int, last: int, before: str, text: str) -> None:
        self.file: Final = file
        self.function: Final = function
        self.first: Final = first
        self.last: Final = last
        self.text: Final = text
        self.line, self.diff = _difference(before, text, first)
        self.key: Final = digest(file, function, before, text)

    @property
    def where(self) -> tuple[str, int, int]:
        """The function it is in."""
        return self.file, self.first, self.last

    def in_place(self, source: str) -> str:
        """The whole module with this fault."""
        lines = source.splitlines(keepends=True)
        deep = "    " * self.function.count(".")
        return "".join(
            [*lines[: self.first - 1], textwrap.indent(self.text, deep).rstrip("\n") + "\n", *lines[self.last :]]
        )


def digest(*parts: str) -> str:
    """A short name for a content."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def mutants_of(subject: Subject, python: Path, cache: Path, only: list[str]) -> list[Mutant]:
    """Every mutant of the subject's modules; what is made is kept under the digest of the file it was made from."""
    cache.mkdir(parents=True, exist_ok=True)
    maker = GENERATOR.read_text(encoding="utf-8")
    found: list[Mutant] = []
    for path in subject.files(only):
        source = path.read_text(encoding="utf-8")
        kept = cache / f"{digest(maker, source)}.jsonl"
        if not kept.is_file():
            done = subprocess.run([python, GENERATOR, path], capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise RuntimeError(f"mutmut could not read {path}:\n{done.stderr[-2000:]}")
            kept.write_text(done.stdout, encoding="utf-8")
        file = path.relative_to(subject.root).as_posix()
        found += _read(file, source, kept.read_text(encoding="utf-8"))
    return found


def _read(file: str, source: str, made: str) -> list[Mutant]:
    lines = source.splitlines(keepends=True)
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for row in map(json.loads, made.splitlines()):
        before = textwrap.dedent("".join(lines[row["first"] - 1 : row["last"]]))
        mutant = Mutant(file, row["function"], row["first"], row["last"], before, row["text"])
        seen[mutant.function, mutant.diff] += 1
        if seen[mutant.function, mutant.diff] > 1:
            mutant.diff += f"  #{seen[mutant.function, mutant.diff]}"
        found.append(mutant)
    return found


def _difference(before: str, after: str, first: int) -> tuple[int, str]:
    """The first line that differs, and the lines that do, in one line. Indentation decides nothing here."""
    old, new = ([line.strip() for line in text.splitlines()] for text in (before, after))
    line = first
    gone: list[str] = []
    come: list[str] = []
    for tag, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            line = first + a if not gone and not come else line
            gone += old[a:b]
            come += new[c:d]
    return line, f"{' / '.join(gone)} -> {' / '.join(come)}"
