"""Lays out a small game that works: rules, texts, ledger, tests, golden figures and stored matches.

    ./serenissima new-game regatta --title "The Regatta"

What it lays out passes the contract suite at once. Replace it rule by rule: docs/write-a-game.md.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = Path(__file__).parent / "template"


def main(words: list[str]) -> int:
    """Lays the game out, or says in one sentence why not."""
    parser = argparse.ArgumentParser(prog="serenissima new-game", description="Lays out a small game that works.")
    parser.add_argument("name", help="its id: small letters and digits, as a folder is named")
    parser.add_argument("--title", default="", help="its name for people; the id with a capital unless told")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    told = parser.parse_args(words)
    root = told.root.resolve()
    problem = why_not(told.name, told.title, root)
    if problem:
        sys.exit(problem)
    lay_out(told.name, told.title or told.name.capitalize(), root)
    _run(root, "tools/make_fields.py")
    _run(root, "-m", "tests.golden", told.name)
    _run(root, "-m", "new_game.matches", told.name)
    _run(root, "tools/make_rules_report.py")
    print(
        f"src/serenissima/games/{told.name} is a game now: ./serenissima play {told.name}\n"
        f"Its tests: ./serenissima test tests/games/{told.name}. How to go on: docs/write-a-game.md"
    )
    return 0


def why_not(name: str, title: str, root: Path) -> str:
    """Why no game can be laid out under that name; nothing when it can."""
    if not (root / "src" / "serenissima" / "games").is_dir() or not (root / "tests").is_dir():
        return f"{root} is no checkout of Serenissima, and a game is laid out in one."
    if not re.fullmatch(r"[a-z][a-z0-9]{1,15}", name) or keyword.iskeyword(name):
        return f"{name!r} cannot be a game's id: small letters and digits, a letter first, 2 to 16 of them."
    for folder in (root / "src" / "serenissima" / "games" / name, root / "tests" / "games" / name):
        if folder.exists():
            return f"There is a {folder.relative_to(root)} already; nothing was changed."
    if title and not re.fullmatch(r"[^\"\\{}\n@]{1,40}", title):
        return f"{title!r} cannot be a title: at most 40 letters, without quotes, braces, @ and backslashes."
    return ""


def lay_out(name: str, title: str, root: Path) -> None:
    """Write the files of the game."""
    said = {"@ID@": name, "@TITLE@": title, "@CLASS@": name.capitalize(), "@PREFIX@": _prefix(name, root)}
    for part, folder in (("game", root / "src/serenissima/games" / name), ("tests", root / "tests/games" / name)):
        for source in sorted((TEMPLATE / part).rglob("*.*")):
            place = folder / _said(str(source.relative_to(TEMPLATE / part)).removesuffix(".txt"), said)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(_said(source.read_text(encoding="utf-8"), said), encoding="utf-8")


def _prefix(name: str, root: Path) -> str:
    """Three letters for the clause ids that no other game uses."""
    taken = set()
    for ledger in root.glob("src/serenissima/games/*/rulebook.toml"):
        taken |= set(re.findall(r'(?m)^id = "([A-Z0-9]+)-', ledger.read_text(encoding="utf-8")))
    wanted = [name[:3].upper(), *(f"{name[:2].upper()}{n}" for n in range(10)), name.upper()]
    return next(prefix for prefix in wanted if prefix not in taken)


def _said(text: str, said: dict[str, str]) -> str:
    for mark, value in said.items():
        text = text.replace(mark, value)
    return text


def _run(root: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(root / part) for part in ("src", "tools", "")),
            "SERENISSIMA_ENGINE": "interpreted",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{' '.join(words)} failed:\n{done.stdout[-1500:]}{done.stderr[-1500:]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
