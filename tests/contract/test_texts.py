"""Every id that a game can say has a text in both languages, with the same variables, and nothing else has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serenissima.core.engine import Decision
from serenissima.core.messages import kebab
from serenissima.core.title import Title
from serenissima.games import titles

TITLES = titles()
CORE = Path(__file__).parents[2] / "src/serenissima/core/texts"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def read(path: Path) -> dict[str, set[str]]:
    """Ids (and id.attribute) with the variables each uses."""
    texts: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {(entry.content or '')[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in texts, f"{path}: {entry.id.name} twice"
            for name, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]:
                if pattern is not None:
                    visitor = Variables()
                    visitor.visit(pattern)
                    texts[name] = visitor.found
    return texts


@pytest.fixture(params=TITLES, ids=[title.id for title in TITLES])
def title(request: pytest.FixtureRequest) -> Title[Any]:
    found: Title[Any] = request.param
    return found


def _asks(title: Title[Any], frame: type[Decision[Any]]) -> bool:
    """Whether it is a question itself, and not what several questions of the game have in common."""
    return not any(kind.__module__.startswith(f"{title.package}.") for kind in frame.__subclasses__())


def needed(title: Title[Any]) -> set[str]:
    """The ids that follow from the declarations of a game."""
    ids = {"title", "tagline", "pitch"}
    for frame in title.frames.values():
        if issubclass(frame, Decision) and _asks(title, frame):
            ids |= {f"ask-{kebab(frame.__name__)}", f"ask-{kebab(frame.__name__)}.other"}
            ids |= {f"step-{step}" for step in frame.STEPS}
    state = title.begin(title.setting(title.max_players), 1)
    fields = []
    for kind in state.ACTIONS.kinds:
        ids.add("do-" + kebab(kind.name))
        fields += kind.fields
    for event in title.events:
        ids.add("event-" + kebab(event.name))
        if event.secret:
            ids.add(f"event-{kebab(event.name)}-hidden")
        fields += event.fields
    for field in fields:
        if field.text:
            ids |= {f"{field.text}-{key}" for key in (field.keys or map(str, range(field.size))) if key}
            if field.bag:
                ids.add(f"some-{field.text}")
    for choice in title.options:
        ids.add(f"option-{choice.name}")
        ids |= {f"option-{choice.name}-{value}" for value in choice.values}
    quoted = re.compile(r"(?:Message|named|ScoreRow)\(\s*\"([a-z0-9-]+)\"")
    for path in title.folder.rglob("*.py"):
        ids |= set(quoted.findall(path.read_text(encoding="utf-8")))
    return ids


def test_no_text_is_missing(title: Title[Any]) -> None:
    for language in ("en", "fr"):
        texts = read(title.folder / "texts" / f"{language}.ftl")
        assert sorted(needed(title) - set(texts)) == [], language


def test_both_languages_say_the_same_with_the_same_variables(title: Title[Any]) -> None:
    # A French sentence may look at the gender or number of a nested name where English need not.
    extra = re.compile(r".*_(gender|n)")
    english, french = read(title.folder / "texts/en.ftl"), read(title.folder / "texts/fr.ftl")
    plain = [
        {
            name: {v for v in used if not extra.fullmatch(v)}
            for name, used in texts.items()
            if not name.endswith(".gender")
        }
        for texts in (english, french)
    ]
    assert plain[0] == plain[1]


def test_engine_texts_agree() -> None:
    assert read(CORE / "en.ftl") == read(CORE / "fr.ftl")
