"""What is mutated, and which tests judge it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = Path("src/serenissima")
CONTRACT: Final = "tests/contract"

NO_RULES: Final = frozenset(
    {
        "__init__.py",
        "evaluate.py",
        "help.py",
        "invariants.py",
        "judgement.py",
        "meta.py",
        "notes.py",
        "options.py",
        "prospects.py",
        "refs.py",
        "search.py",
        "ways.py",
        "worth.py",
    }
)
"""Modules of a game that hold no rules: what bots think, what is explained, what is declared to the house."""

CORE: Final = "core"
MATCH: Final = "match"
MACHINERY: Final = (CORE, MATCH)
"""What is no game: the core, and what a match adds to it. One set of tests judges both."""


class Subject:
    """One game, or the core, in a folder that holds `src` and `tests` as the repository does."""

    def __init__(self, name: str, root: Path = ROOT) -> None:
        self.name: Final = name
        self.root: Final = root
        self.folder: Final = root / SOURCES / (name if name in MACHINERY else f"games/{name}")
        self.tests: Final = f"tests/{CORE}" if name in MACHINERY else f"tests/games/{name}"
        if not self.folder.is_dir():
            raise LookupError(f"There is no game {name!r}, and it is none of {', '.join(MACHINERY)}.")

    def files(self, only: list[str]) -> list[Path]:
        """The modules to mutate: those with rules, or those named (a file or a folder, relative to the game)."""
        found = [file for file in sorted(self.folder.rglob("*.py")) if file.name != "__init__.py"]
        if not only:
            return [file for file in found if self.name in MACHINERY or file.name not in NO_RULES]
        named = [self.folder / word for word in only]
        for word, place in zip(only, named, strict=True):
            if not place.exists():
                raise LookupError(f"{self.folder.relative_to(self.root)} has no {word}.")
        return [file for file in found if any(file == place or place in file.parents for place in named)]

    def copied(self, place: Path) -> Subject:
        """A copy of what the tests need, so that editing goes on undisturbed while the mutants are tried."""
        shutil.rmtree(place, ignore_errors=True)
        drop = shutil.ignore_patterns("__pycache__", "_native", "web")
        for part in ("src", "tests", "tools", "docs"):
            if (self.root / part).is_dir():
                shutil.copytree(self.root / part, place / part, ignore=drop)
        shutil.copy(self.root / "pyproject.toml", place)
        return Subject(self.name, place)

    def judges(self, test: str) -> bool:
        """Whether a contract test is about this game; the core is judged by the quickest one."""
        return ("venezia2099" if self.name in MACHINERY else self.name) in test
