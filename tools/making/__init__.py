"""What is made from other sources: one way to write it, and one to see that it is current."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ["SERENISSIMA_ENGINE"] = "interpreted"  # compiled classes have lost the docstrings that are written out

ROOT = Path(__file__).resolve().parents[2]
for _part in ("src", "tools", ""):
    if str(ROOT / _part) not in sys.path:
        sys.path.insert(0, str(ROOT / _part))


class Refused(Exception):
    """Something that no generator may write over, or write from."""


def keep(wanted: dict[Path, str], check: bool, how: str) -> int:
    """Write the files that are not as they should be; with `check`, only name them. 1 when there were any to name."""
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is not what its sources say: run {how}", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
    return 1 if check and stale else 0


def run(wanted: Callable[[], dict[Path, str]], how: str) -> int:
    """One generator from the command line: it writes its files, or with --check says which are not current."""
    words = argparse.ArgumentParser(description=f"{how} writes what follows from other sources.")
    words.add_argument("--check", action="store_true", help="fail when a file is not current, write nothing")
    try:
        return keep(wanted(), words.parse_args().check, how)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
