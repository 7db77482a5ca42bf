"""Every message that tables and server send has a text in both languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import make_protocol_types
from serenissima import core, server, table
from serenissima.server.api import LANGUAGES

IDS = re.compile(r'"((?:refused|problem|undo)-[a-z-]+)"')


def folder(package: object) -> Path:
    return Path(next(iter(package.__path__)))  # type: ignore[attr-defined]


class Arguments(Visitor):
    """The arguments that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for package in (core, table):
        resource = parse((folder(package) / "texts" / f"{language}.ftl").read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                arguments = Arguments()
                arguments.visit(entry)
                found[entry.id.name] = arguments.found
    return found


def used() -> set[str]:
    sources = [path for package in (table, server) for path in folder(package).rglob("*.py")]
    return {id for path in sources for id in IDS.findall(path.read_text())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text(language: str) -> None:
    assert used() <= set(texts(language))


def test_every_text_of_tables_and_server_is_used() -> None:
    own = parse((folder(table) / "texts" / "en.ftl").read_text("utf-8"))
    assert {entry.id.name for entry in own.body if isinstance(entry, ast.Message)} <= used()


def test_both_languages_say_the_same_things() -> None:
    assert texts("en") == texts("fr")


def test_the_clients_types_are_those_of_the_protocol() -> None:
    assert make_protocol_types.TARGET.read_text("utf-8") == make_protocol_types.render()
