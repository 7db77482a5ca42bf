"""Write the golden figures of the games named, or of all: python -m tests.golden [GAME ...]. Look before you keep
them.
"""

from __future__ import annotations

import json
import sys

from serenissima.games import names, title
from tests.golden.figures import GOLDEN, figures

for name in sys.argv[1:] or names():
    (GOLDEN / f"{name}.json").write_text(json.dumps(figures(title(name)), indent=1) + "\n")
