"""Every clause is carried out by code and proven by tests, and nothing names a clause that is not in the ledger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serenissima import trace
from serenissima.core.title import Title
from serenissima.games import titles

TESTS = Path(__file__).parent.parent / "games"
TITLES = titles()


@pytest.fixture(params=TITLES, ids=[title.id for title in TITLES])
def title(request: pytest.FixtureRequest) -> Title:
    found: Title = request.param
    return found


def test_ids_have_the_prefix_of_the_game(title: Title) -> None:
    shape = re.compile(rf"{title.prefix}-[A-Z0-9]+(-[A-Z0-9]+)*")
    assert [clause.id for clause in title.clauses if not shape.fullmatch(clause.id)] == []


def test_every_clause_is_said_in_both_languages(title: Title) -> None:
    assert [clause.id for clause in title.clauses if not clause.en or not clause.fr or clause.en == clause.fr] == []


def test_every_clause_is_carried_out_by_code(title: Title) -> None:
    borne = trace.code_of(title.folder)
    examples = {clause.id for clause in title.clauses if clause.kind == "example"}
    assert sorted({clause.id for clause in title.clauses} - set(borne) - examples) == []


def test_every_clause_is_proven_by_a_test(title: Title) -> None:
    proven = trace.tests_of(TESTS / title.id)
    assert sorted({clause.id for clause in title.clauses} - set(proven)) == []


def test_nothing_names_an_unknown_clause(title: Title) -> None:
    known = {clause.id for clause in title.clauses}
    named = set(trace.code_of(title.folder)) | set(trace.tests_of(TESTS / title.id))
    assert sorted(named - known) == []


def test_refusals_name_known_clauses(title: Title) -> None:
    known = {clause.id for clause in title.clauses}
    quoted = re.compile(rf'"({title.prefix}-[A-Z0-9-]+)"')
    named = {found for path in title.folder.rglob("*.py") for found in quoted.findall(path.read_text())}
    assert sorted(named - known) == []
