"""A checkout with a sixth game in it, laid out by `new-game`."""

from __future__ import annotations

import shutil
from pathlib import Path

from new_game import __main__ as new_game

ROOT = Path(__file__).parents[1]
CHECKOUT = ("pyproject.toml", "src", "tests", "tools", "docs")


def checkout_with_corsairs(root: Path, *, client: bool = False) -> Path:
    """A copy of this checkout with the Corsairs laid out in it, and with the built client where that is wanted."""
    without = ["__pycache__", "_native", "browser", "matches.jsonl", *([] if client else ["web"])]
    for part in CHECKOUT:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns(*without))
        else:
            shutil.copy(ROOT / part, root / part)
    assert new_game.main(["corsairs", "--title", "The Corsairs", "--root", str(root)]) == 0
    return root
