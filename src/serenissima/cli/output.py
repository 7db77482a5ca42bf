"""Showing things: tables for people, JSON for programs."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

LANGUAGES = ("en", "fr")


def show_json(data: Any) -> None:
    """What a program reads: on standard output, alone there."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def console() -> Console:
    """Where people read. Wide enough to be useful where no terminal tells its width."""
    from rich.console import Console

    width = None if sys.stdout.isatty() or os.environ.get("COLUMNS") else 120
    return Console(highlight=False, width=width)


def errors() -> Console:
    """For progress and remarks, apart from the result."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def progress() -> Progress:
    """A bar with what is done, of how much, and the time left. It goes away when the work is over."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    said = TextColumn("{task.description}")
    return Progress(said, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=errors(), transient=True)


def language_of_this_machine() -> str:
    """French where the machine is set to French, else English."""
    for name in ("SERENISSIMA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        told = os.environ.get(name, "")
        if told:
            return "fr" if told.lower().startswith("fr") else "en"
    return "en"
