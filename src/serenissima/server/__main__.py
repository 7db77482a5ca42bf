"""`python -m serenissima.server`: serves as the environment says (see `Settings.from_environment`)."""

from __future__ import annotations

import sys

from serenissima.server.problems import CannotStart
from serenissima.server.run import serve
from serenissima.server.settings import Settings

if __name__ == "__main__":
    try:
        serve(Settings.from_environment())
    except CannotStart as problem:
        sys.exit(str(problem))
