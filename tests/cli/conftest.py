from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serenissima.cli import main

ROOT = Path(__file__).parents[2]


class Result:
    """What a command said and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def json(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Result]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command line in this process."""

    def run(*words: str) -> Result:
        monkeypatch.setattr(sys, "argv", ["serenissima", *words])
        monkeypatch.setenv("COLUMNS", "140")
        status = 0
        try:
            main()
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else 0 if ended.code is None else 1
        said = capsys.readouterr()
        return Result(status, said.out, said.err)

    return run
