"""Writes all that is made from other sources, or says what of it is not current.

python tools/make_all.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

import make_client_fields
import make_fields
import make_protocol_types
import make_rules_report
from making import run

HOW = "tools/make_all.py"
GENERATORS = (make_fields, make_client_fields, make_protocol_types, make_rules_report)


def wanted() -> dict[Path, str]:
    """Every file that a generator writes."""
    return {path: text for generator in GENERATORS for path, text in generator.wanted().items()}


if __name__ == "__main__":
    sys.exit(run(wanted, HOW))
