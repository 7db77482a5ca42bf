"""A process in which bots think: one JSON question a line in, one JSON answer a line out, until the input ends.

The arguments are files with bots that people have brought along.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import traceback
from pathlib import Path

from serenissima import bots
from serenissima.table.thinking import Question, answer


def main() -> None:
    """Answers questions. What a bot prints goes to standard error, so that it cannot pass for an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for file in sys.argv[1:]:
        bots.bring(Path(file))
    kept: dict[str, bots.SearchBot] = {}
    for line in sys.stdin.buffer:
        try:
            told: dict[str, object] = {"action": answer(Question(**json.loads(line)), kept)}
        except Exception:
            told = {"error": traceback.format_exc(limit=-3)}
        out.write(json.dumps(told).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
