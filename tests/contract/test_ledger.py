"""Every clause is carried out by code and proven by tests, and nothing names a clause that is not in the ledger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serenissima import trace
from serenissima.core.ledger import read_ledger
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


def test_every_reason_is_given_in_both_languages(title: Title) -> None:
    assert [clause.id for clause in title.clauses if len({clause.reason, clause.reason_fr} - {""}) == 1] == []


@pytest.mark.parametrize("source", ["rulebook", "ruling"])
@pytest.mark.parametrize("only", ["reason", "reason_fr"])
def test_a_reason_in_one_language_only_is_refused(tmp_path: Path, source: str, only: str) -> None:
    words = {"id": "TST-A-1", "kind": "must", "source": source, "en": "Row.", "fr": "Ramez.", only: "!"}
    rows = [f'{name} = "{text}"' for name, text in words.items()]
    (tmp_path / "rulebook.toml").write_text("\n".join(["[[clause]]", *rows]))
    with pytest.raises(ValueError, match="TST-A-1: gives its reason in one language only"):
        read_ledger(tmp_path)


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
