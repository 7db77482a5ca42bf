"""Every clause is carried out by code and proven by tests, and nothing names a clause that is not in the ledger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from serenissima import trace
from serenissima.core.ledger import read_headings, read_ledger
from serenissima.core.title import Title
from serenissima.games import titles

TESTS = Path(__file__).parent.parent / "games"
TITLES = titles()


@pytest.fixture(params=TITLES, ids=[title.id for title in TITLES])
def title(request: pytest.FixtureRequest) -> Title[Any]:
    found: Title[Any] = request.param
    return found


def test_ids_have_the_prefix_of_the_game(title: Title[Any]) -> None:
    shape = re.compile(rf"{title.prefix}-[A-Z0-9]+(-[A-Z0-9]+)*")
    assert [clause.id for clause in title.clauses if not shape.fullmatch(clause.id)] == []


def test_every_clause_is_said_in_both_languages(title: Title[Any]) -> None:
    assert [clause.id for clause in title.clauses if not clause.en or not clause.fr or clause.en == clause.fr] == []


def test_every_reason_is_given_in_both_languages(title: Title[Any]) -> None:
    assert [clause.id for clause in title.clauses if len({clause.reason, clause.reason_fr} - {""}) == 1] == []


@pytest.mark.parametrize("source", ["rulebook", "ruling"])
@pytest.mark.parametrize("only", ["reason", "reason_fr"])
def test_a_reason_in_one_language_only_is_refused(tmp_path: Path, source: str, only: str) -> None:
    with pytest.raises(ValueError, match="TST-A-0: gives its reason in one language only"):
        read_ledger(ledger(tmp_path, [START], ["Début"], {"source": source, only: "!"}))


def ledger(folder: Path, headings: list[dict[str, str]], places: list[str], more: dict[str, str] | None = None) -> Path:
    """A ledger with these headings and one clause for each of these places."""
    tables = [("heading", row) for row in headings]
    words = {"kind": "must", "source": "rulebook", "en": "Row.", "fr": "Ramez.", **(more or {})}
    tables += [("clause", {"id": f"TST-A-{n}", "place": place, **words}) for n, place in enumerate(places)]
    told = ["\n".join([f"[[{name}]]", *(f'{key} = "{text}"' for key, text in row.items())]) for name, row in tables]
    (folder / "rulebook.toml").write_text("\n".join(told), encoding="utf-8")
    return folder


START, END = {"fr": "Début", "en": "Start"}, {"fr": "Fin", "en": "End"}


def test_clauses_are_listed_in_the_order_of_the_headings(tmp_path: Path) -> None:
    found = read_ledger(ledger(tmp_path, [START, END], ["Fin", "Début", "Fin", "Début"]))
    assert [(clause.id, clause.place_en) for clause in found] == [
        ("TST-A-1", "Start"),
        ("TST-A-3", "Start"),
        ("TST-A-0", "End"),
        ("TST-A-2", "End"),
    ]


@pytest.mark.parametrize(
    ("headings", "places", "told"),
    [
        ([START], ["Début", "Fin"], "TST-A-1: 'Fin' is none of the headings"),
        ([START, END], ["Début"], "no clause stands under the heading 'Fin'"),
        ([START, END, START], ["Début", "Fin"], "the heading 'Début' .* is given twice"),
        ([START, {"fr": "Fin", "en": "Start"}], ["Début", "Fin"], "the heading 'Fin' .* is given twice"),
        ([START, {"fr": "Fin"}], ["Début", "Fin"], "the heading 'Fin' is given in one language only"),
        ([START, {"en": "End", "fr": ""}], ["Début"], "the heading 'End' is given in one language only"),
    ],
)
def test_a_heading_that_is_wrong_is_refused(
    tmp_path: Path, headings: list[dict[str, str]], places: list[str], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        read_ledger(ledger(tmp_path, headings, places))


def test_every_clause_stands_under_a_heading_in_both_languages(title: Title[Any]) -> None:
    headings = read_headings(title.folder)
    assert list(dict.fromkeys(clause.place for clause in title.clauses)) == [heading.fr for heading in headings]
    assert {(clause.place, clause.place_en) for clause in title.clauses} == {(one.fr, one.en) for one in headings}


def test_every_clause_is_carried_out_by_code(title: Title[Any]) -> None:
    borne = trace.code_of(title.folder)
    examples = {clause.id for clause in title.clauses if clause.kind == "example"}
    assert sorted({clause.id for clause in title.clauses} - set(borne) - examples) == []


def test_every_clause_is_proven_by_a_test(title: Title[Any]) -> None:
    proven = trace.tests_of(TESTS / title.id)
    assert sorted({clause.id for clause in title.clauses} - set(proven)) == []


def test_nothing_names_an_unknown_clause(title: Title[Any]) -> None:
    known = {clause.id for clause in title.clauses}
    named = set(trace.code_of(title.folder)) | set(trace.tests_of(TESTS / title.id))
    assert sorted(named - known) == []


def test_clauses_hold_for_counts_that_there_are(title: Title[Any]) -> None:
    counts = set(range(title.min_players, title.max_players + 1))
    assert [clause.id for clause in title.clauses if not set(clause.players) <= counts] == []


def test_options_name_known_clauses(title: Title[Any]) -> None:
    named = {clause for choice in title.options for ids in choice.clauses.values() for clause in ids}
    assert sorted(named - {clause.id for clause in title.clauses}) == []


def test_refusals_name_known_clauses(title: Title[Any]) -> None:
    known = {clause.id for clause in title.clauses}
    quoted = re.compile(rf'"({title.prefix}-[A-Z0-9-]+)"')
    named = {found for path in title.folder.rglob("*.py") for found in quoted.findall(path.read_text())}
    assert sorted(named - known) == []
