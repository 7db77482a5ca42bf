"""The results of the ladder: kept as JSON beside the other figures, and shown in docs/bots.md (in short) and in
docs/bots-lab.md (every row).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from serenissima import bots, kept

STORED = kept.measurements() / "ladder.json"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
SHORT, SHORT_END = "<!-- strength -->", "<!-- end of strength -->"


def identity(row: dict[str, Any]) -> tuple[Any, ...]:
    """What a newer measurement replaces."""
    return (row["game"], row["players"], sorted(row["options"].items()), row["upper"], row["lower"])


def keep(rows: list[dict[str, Any]], stored: Path = STORED, *pages: Path) -> None:
    """Put new rows in the place of older ones, and both tables where the pages have room for them."""
    old = json.loads(stored.read_text(encoding="utf-8")) if stored.is_file() else []
    fresh = [_dated(row, old) for row in rows]
    named = [identity(row) for row in rows]
    all_rows = sorted([*(row for row in old if identity(row) not in named), *fresh], key=_order)
    stored.parent.mkdir(parents=True, exist_ok=True)
    stored.write_text("[\n" + ",\n".join(json.dumps(row) for row in all_rows) + "\n]\n", encoding="utf-8")
    for page in pages or kept.pages():
        if page.is_file():
            text = _between(page.read_text(encoding="utf-8"), BEGIN, END, table(all_rows))
            page.write_text(_between(text, SHORT, SHORT_END, short_table(all_rows)), encoding="utf-8")


def _between(text: str, begin: str, end: str, told: str) -> str:
    """The text with this between two marks, where it has them."""
    if begin not in text or end not in text:
        return text
    before, rest = text.split(begin, 1)
    return before + begin + "\n" + told + end + rest.split(end, 1)[1]


def short_table(rows: list[dict[str, Any]]) -> str:
    """What each level wins against the one below, a line for each game and number of players."""
    steps = list(zip(bots.LEVELS[1:], bots.LEVELS, strict=False))
    lines = ["| game | players | even | " + " | ".join(f"{upper} against {lower}" for upper, lower in steps) + " |"]
    lines.append("|---|---:|---:|" + "---:|" * len(steps))
    shares = {(row["game"], row["players"], row["upper"], row["lower"]): row["share"] for row in rows}
    for game, players in dict.fromkeys((row["game"], row["players"]) for row in rows):
        won = [shares.get((game, players, *step)) for step in steps]
        told = " | ".join("–" if share is None else f"{share:.0%}" for share in won)
        lines.append(f"| {game} | {players} | {1 / players:.0%} | {told} |")
    return "\n".join(lines) + "\n"


def _dated(row: dict[str, Any], old: list[dict[str, Any]]) -> dict[str, Any]:
    """The row with the day of its last game: another look at the same games is no measurement."""
    for before in old:
        same = ("rules", "edition", "budgets", "games", "share")
        if identity(before) == identity(row) and all(before[name] == row[name] for name in same):
            return {**row, "date": before["date"]}
    return row


def _order(row: dict[str, Any]) -> tuple[Any, ...]:
    upper = row["upper"]
    place = bots.LEVELS.index(upper) if upper in bots.LEVELS else len(bots.LEVELS)
    return (row["game"], row["players"], place, upper)


def table(rows: list[dict[str, Any]]) -> str:
    """The rows in Markdown."""
    head = "| game | players | level | against | iterations | games | won | 95 % interval | bar | ms | date |"
    lines = [head, "|---|---:|---|---|---|---:|---:|---|---|---:|---|"]
    for row in rows:
        upper, lower = row["budgets"]
        bar = "–" if row["bar"] is None else f"{row['bar']:.0%} {'met' if row['met'] else 'not met'}"
        if row["bar"] is not None and not row.get("settled", True):
            bar += ", goes on"
        budget = f"{upper:,} / {lower:,}" if upper or lower else "–"
        lines.append(
            f"| {row['game']} | {row['players']} | {row['upper']} | {row['lower']} | {budget} | {row['games']:,} | "
            f"{row['share']:.1%} | {row['low']:.1%} – {row['high']:.1%} | {bar} | {row['ms'][0]:.1f} | {row['date']} |"
        )
    return "\n".join(lines) + "\n"
