"""English nouns agree with their number, in every English text that somebody can read: "1 card", not "1 cards".

What follows a number may be a verb ("{ $player } plays"): a noun is what has a form for one somewhere in the texts.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from tests.contract.test_french import CLIENT, HOLE, ROOT, SEVERAL, SOURCE, messages, wordings

FLUENT = [file for folder in (SOURCE, CLIENT / "src") for file in sorted(folder.rglob("en.ftl"))]
PLURAL = re.compile(r" (\w+s)\b")
MORE = {
    "note-lay-keep": "only a Casa takes one card, and it is built at once",
    "note-lay-architect": "only a Casa takes one card, and it is built at once",
    "note-lay-help": "only a Casa takes one card, and it is built at once",
    "refused-too-long": "a limit of thousands",
    "describe-district-full": "a district has five spaces",
    "ask-restow": "a colour, not a number, stands before the cubes",
}
"""Texts, besides those of French, in which the number before a plural is never one, and why."""


class Ones(visitor.Visitor):
    """The nouns of the wordings for one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Variant(self, variant: ast.Variant) -> None:  # noqa: N802  the visitor looks for this name
        if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
            for text, _ in wordings(variant.value, PLURAL):
                self.found |= set(re.findall(rf"(?:{HOLE}|\b[Oo]ne|\b[Aa]n?) (\w*[^\Ws])\b", text))
        self.generic_visit(variant)


def nouns() -> set[str]:
    """Everything that is counted somewhere."""
    ones = Ones()
    for file in FLUENT:
        for _, pattern in messages(file):
            ones.visit(pattern)
    return ones.found


NOUNS = nouns()


def singular(noun: str) -> bool:
    """Whether it is the plural of a noun."""
    return any(noun.endswith(end) and noun.removesuffix(end) + one in NOUNS for end, one in (("s", ""), ("ies", "y")))


def plurals(file: Path) -> list[str]:
    """The plurals that follow a number which may be one, and both forms at once."""
    found = []
    for id, pattern in messages(file):
        for text, after in wordings(pattern, PLURAL):
            counted = [plural for plural in after if singular(plural.split()[1]) and plural != "$player draws"]
            found += [f"{id}: {plural} when it is one" for plural in counted if id not in SEVERAL | MORE]
            found += [f"{id}: both forms in {at.group()!r}" for at in re.finditer(r"\w+\((?:s|es)\)", text)]
    return found


@pytest.mark.parametrize("file", FLUENT, ids=[str(file.relative_to(ROOT)) for file in FLUENT])
def test_nouns_agree_with_their_number(file: Path) -> None:
    assert plurals(file) == []


def test_no_exception_is_made_in_vain() -> None:
    plural = {
        id for file in FLUENT for id, pattern in messages(file) for _, found in wordings(pattern, PLURAL) if found
    }
    assert sorted(set(MORE) - plural) == []


def test_the_nouns_are_found() -> None:
    assert {"card", "coin", "point", "player", "councillor", "marker", "piece"} <= NOUNS
    assert not {"wins", "is", "has"} & NOUNS


def test_a_plural_that_follows_any_number_is_found(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "a = { $n } cards\n"
        "b = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n  }\n"
        "c = { $player } plays { $m } coins\n"
        "d = { $n } card(s)\n",
        encoding="utf-8",
    )
    assert plurals(file) == ["a: $n cards when it is one", "c: $m coins when it is one", "d: both forms in 'card(s)'"]
