"""French as it is printed: narrow no-break spaces before ? ! ; : and inside « », typographic apostrophes and quotes,
and nouns that agree with their number, in every French text that somebody can read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from serenissima import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "serenissima"
CLIENT = ROOT / "frontend"
THIN = "\u202f"
HOLE = "\ufffc"
"""Stands for a value that is put into a text."""

FAULTS = [
    (re.compile(rf"(?<![{THIN}?!])[?!;]|(?<![{THIN}\d]):|(?<=\d):(?!\d)"), "no narrow space before"),
    (re.compile(f"«(?!{THIN})"), "no narrow space after"),
    (re.compile(f"(?<!{THIN})»"), "no narrow space before"),
    (re.compile("['\"]"), "straight"),
    (re.compile(r"[“”](?![^«]*»)"), "English"),
    (re.compile(r"\.\.\."), "not one sign"),
]
ADDRESS = re.compile(r"https?://\S+")

SINGULAR = {"ailleurs", "dans", "fois", "hors", "palais", "sans", "sous", "vers"}
"""Words that end like a plural and follow any number."""

SEVERAL = {
    "event-kept-more": "at least eight cards are kept",
    "event-bank-won": "a bank is worth five points",
    "note-bank": "a bank is worth five points",
    "refused-too-long": "a limit of thousands",
    "setting-players": "no game ends at one player",
    "refused-too-many-rounds": "a limit of many",
    "event-dealt": "a whole hand is dealt",
    "event-dealt-hidden": "a whole hand is dealt",
    "board-city": "a city has never one row",
    "ask-build-palace": "a palace costs three houses or more",
    "ask-build-palace.other": "a palace costs three houses or more",
    "event-built": "a palace costs three houses or more",
    "describe-district": "a palace costs three houses or more",
    "board-price": "a palace costs three houses or more",
    "board-space": "a palace costs three houses or more",
    "board-way": "palaces in four districts or more",
    "describe-year": "three or four play",
    "event-doge": "palaces in four districts or more",
}
"""Texts in which the number before a plural is never one, and why."""


def faults(text: str) -> list[str]:
    """What is not as French is printed, each with the words around it."""
    plain = ADDRESS.sub("", text)
    return [
        f"{name} {at.group()} in {plain[max(0, at.start() - 25) : at.end() + 10]!r}"
        for pattern, name in FAULTS
        for at in pattern.finditer(plain)
    ]


PLURAL = re.compile(rf"[ {THIN}\u00a0](?!(?:{'|'.join(SINGULAR)})\b)(\w+[sx])\b")
"""A noun after a number that is more than one."""


def wordings(
    pattern: ast.Pattern, plural: re.Pattern[str] = PLURAL, chosen: frozenset[str] = frozenset()
) -> Iterator[tuple[str, list[str]]]:
    """Every wording of a Fluent text, with holes for values, and the plurals that follow a number whatever it is.
    `chosen` names the values that this wording was chosen by.
    """
    text, plurals, counted = "", [], ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            noun = plural.match(element.value)
            if counted and noun:
                plurals.append(f"${counted} {noun[1]}")
            text, counted = text + element.value, ""
            continue
        inner = element.expression
        text, counted = text + HOLE, ""
        if isinstance(inner, ast.StringLiteral):
            text = text[:-1] + str(inner.parse()["value"])
        elif isinstance(inner, ast.VariableReference):
            counted = "" if inner.id.name in chosen else inner.id.name
        elif isinstance(inner, ast.SelectExpression):
            by = {inner.selector.id.name} if isinstance(inner.selector, ast.VariableReference) else set()
            for variant in inner.variants:
                yield from wordings(variant.value, plural, chosen | by)
    yield text, plurals


def messages(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """The ids, with their attributes, and the patterns of a Fluent file."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def in_fluent(file: Path) -> list[str]:
    """The faults of a Fluent file."""
    found = []
    for id, pattern in messages(file):
        for text, plurals in wordings(pattern):
            found += [f"{id}: {fault}" for fault in faults(text)]
            found += [f"{id}: {plural} when it is one" for plural in plurals if id not in SEVERAL]
    return found


def in_ledger(file: Path) -> list[str]:
    """The faults of the French half of a ledger."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    found = [f"heading: {fault}" for row in tables.get("heading", []) for fault in faults(row["fr"])]
    for row in tables["clause"]:
        for key in ("place", "fr", "reason_fr"):
            found += [f"{row['id']}: {fault}" for fault in faults(row.get(key, ""))]
    return found


def in_code(file: Path) -> list[str]:
    """The faults of what code says in French by itself: told by its accents."""
    literals = re.compile(r"(?m)^provenance.*$|\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`|>([^<>{}]*)<")
    said = ["".join(groups) for groups in literals.findall(file.read_text(encoding="utf-8"))]
    return [fault for text in said if re.search(r"[àâçéèêëîïôûùœÀÉ«]", text) for fault in faults(text)]


FLUENT = [file for folder in (SOURCE, CLIENT / "src") for file in sorted(folder.rglob("fr.ftl"))]


@pytest.mark.parametrize("file", FLUENT, ids=[str(file.relative_to(ROOT)) for file in FLUENT])
def test_french_texts_are_set_as_french_is(file: Path) -> None:
    assert in_fluent(file) == []


def test_no_exception_is_made_in_vain() -> None:
    plural = {id for file in FLUENT for id, pattern in messages(file) for _, found in wordings(pattern) if found}
    assert sorted(set(SEVERAL) - plural) == []


@pytest.mark.parametrize("game", games.names())
def test_the_french_of_a_ledger_is_set_as_french_is(game: str) -> None:
    assert in_ledger(SOURCE / "games" / game / "rulebook.toml") == []


def test_french_words_in_data_and_code_are_set_as_french_is() -> None:
    files = [*SOURCE.rglob("data/*.toml"), *SOURCE.rglob("*.py"), *(CLIENT / "src").rglob("*.svelte")]
    files += [*(CLIENT / "src").rglob("*.ts"), CLIENT / "index.html"]
    assert [f"{file.relative_to(ROOT)}: {fault}" for file in files for fault in in_code(file)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "Quoi ?",
        "Quoi?",
        "Quoi\u00a0!",
        f"{HOLE} ?",
        "ici ; là",
        "trois : a",
        "3: a",
        "« a »",
        f"«{THIN}a »",
        "l'eau",
        '"a"',
        "“a”",
        "et puis...",
    ],
)
def test_a_fault_is_found(wrong: str) -> None:
    assert faults(wrong)


def test_what_is_right_is_left_alone() -> None:
    for right in (f"Quoi{THIN}?!", f"«{THIN}a{THIN}»{THIN}: l’eau…", "à 10:45", f"voir{THIN}: https://a.b/c?d"):
        assert faults(right) == []


def test_a_plural_that_follows_any_number_is_found(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(
        "a = { $n } cartes\n"
        "b = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n  }\n"
        "c = { $m ->\n    [one] une\n   *[other] { $n } cartes\n  }\n"
        "d = { $n } fois\n"
        "e =\n    .other = { $n } prix ?\n",
        encoding="utf-8",
    )
    assert in_fluent(file) == [
        "a: $n cartes when it is one",
        "c: $n cartes when it is one",
        "e.other: no narrow space before ? in '" + HOLE + " prix ?'",
        "e.other: $n prix when it is one",
    ]
