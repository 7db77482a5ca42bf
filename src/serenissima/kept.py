"""Where commands keep what they have measured: in the checkout they run from, else with the data of whoever runs them.

A package that is installed writes nothing into its own folder.
"""

from __future__ import annotations

import os
from pathlib import Path

from serenissima import _engine

CHECKOUT = _engine.PACKAGE.parent.parent


def in_checkout() -> bool:
    """Whether this is the source as developers have it."""
    return (CHECKOUT / "pyproject.toml").is_file() and _engine.PACKAGE.parent.name == "src"


def data_of_user() -> Path:
    """The place for data of the person who runs the program."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Serenissima"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "serenissima"


def measurements() -> Path:
    """The folder for figures."""
    return CHECKOUT / "benchmarks" if in_checkout() else data_of_user() / "benchmarks"


def pages() -> tuple[Path, ...]:
    """The pages of the documentation that show the ladder; none outside of a checkout."""
    return (CHECKOUT / "docs" / "bots.md", CHECKOUT / "docs" / "bots-lab.md") if in_checkout() else ()
