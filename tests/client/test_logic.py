"""The client's logic: frontend/tests, run by Vitest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_logic_of_the_client() -> None:
    words = [sys.executable, str(ROOT / "tools" / "build_client.py"), "--npm", "run", "--silent", "test"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]
