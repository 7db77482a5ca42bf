"""`test` and `mutate`: the tests belong to a checkout, whose launcher sets up what they need."""

from __future__ import annotations

import subprocess
import sys

from serenissima import _engine
from serenissima.cli.failures import Failed


def run(command: str, words: list[str]) -> None:
    """Hands over to the launcher of the checkout this package belongs to."""
    launcher = _engine.PACKAGE.parent.parent / "serenissima"
    if not launcher.is_file():
        raise Failed("The tests come with the source: clone the repository and run ./serenissima there.")
    sys.exit(subprocess.run([sys.executable, str(launcher), command, *words], check=False).returncode)
