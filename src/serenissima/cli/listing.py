"""`games` and `rules`: what there is."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

from serenissima import _engine, games, trace
from serenissima.cli.failures import Failed
from serenissima.cli.output import console, show_json
from serenissima.cli.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from serenissima.core.ledger import Clause
    from serenissima.core.title import Title


def list_games(language: str, as_json: bool) -> None:
    """Every game with its players, length, authors and options."""
    found = games.titles()
    if as_json:
        show_json([_game_row(title) for title in found])
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    words = Words(language)
    for heading in ("id", "game", "players", "minutes", "author", "publisher", "options"):
        table.add_column(words(f"games-{heading}"), style="bold" if heading == "id" else "")
    for title in found:
        own = Words(language, title.id)
        table.add_row(
            title.id,
            own("title"),
            _span(title.min_players, title.max_players),
            _span(*title.minutes),
            title.authors,
            f"{title.publisher}, {title.year}",
            ", ".join(choice.name for choice in title.options) or "–",
        )
    console().print(table)


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _game_row(title: Title[Any]) -> dict[str, Any]:
    return {
        "id": title.id,
        "title": {language: Words(language, title.id)("title") for language in ("en", "fr")},
        "min_players": title.min_players,
        "max_players": title.max_players,
        "minutes": list(title.minutes),
        "authors": title.authors,
        "publisher": title.publisher,
        "year": title.year,
        "rules_version": title.rules_version,
        "clauses": len(title.clauses),
        "options": [
            {"name": choice.name, "values": choice.values, "default": choice.default, "players": choice.players}
            for choice in title.options
        ],
    }


def list_rules(game: str, clause: str | None, language: str, as_json: bool) -> None:
    """The clauses of a game; with a clause, or the beginning of its id, only those, each with all that is known."""
    title = games.title(game)
    chosen = title.clauses if clause is None else _matching(title, clause.upper())
    rows = clause_rows(title, chosen)
    if as_json:
        show_json(rows)
        return
    for row, found in zip(rows, chosen, strict=True):
        row["heading"] = found.heading(language)
    if clause is None:
        _show_table(rows, language)
    else:
        for row in rows:
            _show_clause(row, language)


def clause_rows(title: Title[Any], chosen: list[Clause]) -> list[dict[str, Any]]:
    """Each clause with the code that carries it out and the tests that prove it."""
    root = _root()
    code = trace.code_of(title.folder)
    tests = trace.tests_of(root / "tests") if (root / "tests").is_dir() else {}
    return [
        {
            **clause.to_json(),
            "code": [place.shown(root) for place in code.get(clause.id, [])],
            "tests": [place.test_id(root) for place in tests.get(clause.id, [])],
        }
        for clause in chosen
    ]


def _root() -> Path:
    """The checkout this package belongs to, or the folder it is installed in."""
    checkout = _engine.PACKAGE.parent.parent
    return checkout if (checkout / "pyproject.toml").is_file() else _engine.PACKAGE.parent


def _matching(title: Title[Any], wanted: str) -> list[Clause]:
    exact = [clause for clause in title.clauses if clause.id == wanted]
    found = exact or [clause for clause in title.clauses if clause.id.startswith(wanted)]
    if not found:
        near = difflib.get_close_matches(wanted, [clause.id for clause in title.clauses], 3, 0.5)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        raise Failed(f"{title.id} has no clause {wanted}.{hint} `rules {title.id}` lists them all.")
    return found


def _show_table(rows: list[dict[str, Any]], language: str) -> None:
    from rich.table import Table

    words = Words(language)
    table = Table(box=None, pad_edge=False, show_lines=False)
    table.add_column(words("rules-id"), style="bold", no_wrap=True)
    table.add_column(words("rules-kind"), no_wrap=True)
    table.add_column(words("rules-text"), ratio=1)
    place = None
    for row in rows:
        if row["place"] != place:
            place = row["place"]
            table.add_row("", "", f"\n[dim]{row['heading']}[/dim]")
        mark = "" if row["source"] == "rulebook" else f" [yellow]({words('source-' + row['source'])})[/yellow]"
        table.add_row(row["id"], words(f"kind-{row['kind']}"), row[language] + mark)
    console().print(table)


def _show_clause(row: dict[str, Any], language: str) -> None:
    words = Words(language)
    out = console()
    out.print(f"[bold]{row['id']}[/bold]  {words('kind-' + row['kind'])}, {words('source-' + row['source'])}")
    if row["place"]:
        out.print(f"  [dim]{row['heading']}[/dim]")
    out.print(f"  {row[language]}")
    if reason := row["reason" if language == "en" else f"reason_{language}"]:
        out.print(f"  [yellow]{reason}[/yellow]")
    for label in ("code", "tests"):
        for place in row[label]:
            out.print(f"  [dim]{words('rules-' + label)}[/dim]  {place}", soft_wrap=True)
    out.print()
