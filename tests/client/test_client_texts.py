"""The client's own texts: both languages say the same things, and every id the client uses has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.contract.test_texts import read

SOURCE = Path(__file__).parents[2] / "frontend" / "src"
FOLDERS = [SOURCE / "texts", *sorted(SOURCE.glob("boards/*/texts"))]
SHELL = [SOURCE / folder for folder in ("lib", "pages", "parts", "table")]


@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(SOURCE)) for folder in FOLDERS])
def test_both_languages_have_the_same_ids_and_variables(folder: Path) -> None:
    assert read(folder / "en.ftl") == read(folder / "fr.ftl")


def used(*folders: Path) -> set[str]:
    """The ids that code asks for by name."""
    calls = re.compile(r"""(?:\bt|\bwords\.say)\(\s*"([a-z0-9-]+)\"""")
    found: set[str] = set()
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in (".ts", ".svelte"):
                found |= set(calls.findall(path.read_text(encoding="utf-8")))
    return found


def test_the_shell_has_words_for_every_id_it_uses() -> None:
    given = {"title"}  # from the game's texts
    assert used(*SHELL) - given - set(read(SOURCE / "texts" / "en.ftl")) == set()


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=[folder.parent.name for folder in FOLDERS[1:]])
def test_boards_have_words_for_every_id_of_their_own(folder: Path) -> None:
    missing = {id for id in used(folder.parent) if id.startswith("board-")} - set(read(folder / "en.ftl"))
    assert missing - set(read(SOURCE / "texts" / "en.ftl")) == set()
