"""Every example in the documentation runs: the Python of a page, block after block, as a reader would type it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serenissima
from serenissima import api

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
WITH_EXAMPLES = [page for page in PAGES if PYTHON.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=[page.name for page in WITH_EXAMPLES])
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    typed: dict[str, object] = {"__name__": "example"}
    for block in PYTHON.finditer(text):
        line = text[: block.start()].count("\n") + 1  # a failure names the line of the page
        exec(compile("\n" * line + block[1], str(page), "exec"), typed)


def test_the_pages_with_examples_are_found() -> None:
    assert {"README.md", "api.md", "write-a-bot.md"} <= {page.name for page in WITH_EXAMPLES}


def test_an_example_that_is_wrong_is_noticed() -> None:
    block = PYTHON.search("```python\nassert 1 == 2\n```")
    assert block is not None
    with pytest.raises(AssertionError):
        exec(block[1], {})


def test_the_door_offers_what_it_says() -> None:
    names = api.__all__
    assert set(names) == serenissima._OFFERED <= set(dir(serenissima))
    assert all(getattr(serenissima, name) is getattr(api, name) for name in names)
    made = {name for name, thing in vars(api).items() if getattr(thing, "__module__", "") == api.__name__}
    assert {name for name in made if not name.startswith("_")} <= set(names), "all that is made for it is offered"
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [name for name in names if f"| `{name}" not in page] == [], "the table names each"
    kinds = {name for name in names if name[0].isupper()}
    assert [name for name in names if name not in kinds and f"serenissima.{name}(" not in page] == []


def test_a_name_that_is_not_offered_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'engine'"):
        _ = serenissima.engine


def test_a_search_for_somebody_who_is_not_asked_is_refused() -> None:
    match = serenissima.new_match("venezia2099", 2, seed=1)
    with pytest.raises(ValueError, match="is not asked now; waiting"):
        serenissima.search(match, 1 - match.waiting()[0])
    with pytest.raises(ValueError, match="at least one iteration"):
        serenissima.search(match, match.waiting()[0], iterations=0)
    with pytest.raises(serenissima.UnknownGame, match="no game named 'chess'"):
        serenissima.new_game("chess", 2)
    with pytest.raises(serenissima.BadSetting, match="by 2 to 5 players"):
        serenissima.new_match("venezia2099", 9)
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        serenissima.play(match.state, [serenissima.bot("random", "venezia2099")])


@pytest.mark.parametrize(
    ("text", "said"),
    [("[1, 2]", "names no game"), ("{", "it is not JSON"), (None, "cannot be read"), ('{"game": 7}', "names no game")],
)
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "match.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(serenissima.BrokenMatch, match=said):
        serenissima.replay(file)
