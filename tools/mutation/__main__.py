"""`./serenissima mutate`: mutation testing of a game's rules or of the core."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from mutation.campaign import Busy, Campaign
from mutation.report import Report
from mutation.subject import ROOT, Subject

PAGE: Final = "docs/mutation.md"


def main(words: list[str]) -> int:
    """Reads the words of the command, tries the mutants, prints the report."""
    wanted = _parser().parse_args(words)
    if not hasattr(os, "fork"):
        sys.exit("Mutants are tried in forked processes, which this system does not have.")
    try:
        subject = Subject(wanted.subject, wanted.root.resolve())
        folder = (wanted.folder or wanted.root / ".mutation").resolve() / subject.name
        subject.files(wanted.only)
    except LookupError as missing:
        sys.exit(str(missing))
    os.nice(10)
    try:
        campaign = Campaign(subject, folder, wanted.python, wanted.only)
    except Busy as busy:
        sys.exit(str(busy))
    status = 0
    if not wanted.report:
        try:
            campaign.work(wanted.most, wanted.workers, not wanted.own_tests_only)
        except KeyboardInterrupt:
            print("Interrupted; the same command goes on from here.", file=sys.stderr)
            status = 130
    report = Report(campaign)
    if wanted.write:
        report.write(wanted.root / PAGE, datetime.now(UTC).date().isoformat())
    print(report.as_json() if wanted.json else report.as_text())
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="serenissima mutate",
        description="Plants small faults in the rules, one at a time, and lists those that no test notices.",
    )
    parser.add_argument("subject", help="a game's id, or core")
    parser.add_argument(
        "--only", action="append", default=[], metavar="PATH", help="a file or folder of the game; may be repeated"
    )
    parser.add_argument("--folder", type=Path, help="where results are kept; .mutation unless told")
    parser.add_argument("--report", action="store_true", help="try nothing, say what is known")
    parser.add_argument("--most", type=int, default=0, metavar="N", help="try no more than so many mutants now")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes at work; 1 unless told")
    parser.add_argument("--own-tests-only", action="store_true", help="do not try survivors on the contract suite")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/mutation.md")
    parser.add_argument("--json", action="store_true", help="for programs: JSON on standard output")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--python", type=Path, default=Path(sys.executable), help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
