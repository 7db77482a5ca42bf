"""Leaks planted on purpose are caught by the twins: all of them in the tiny game, a sample in each of the others. All
are tried by `serenissima leaks`.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from serenissima import _engine, games
from serenissima.core.title import Title
from serenissima.secrecy.leaks import Leak, leaks_of, try_leak
from serenissima.simulate.regatta.game import TITLE as REGATTA

PAIRS = 3_000
SORTS = (
    "event",
    "field",
    "decision",
    "the truth for figures",
    "the truth for a bot",
    "redeal",
    "the summary",
    "something",
)

pytestmark = pytest.mark.skipif(_engine.mode() == "compiled", reason="compiled code cannot be changed")


@pytest.mark.parametrize("leak", leaks_of(REGATTA), ids=lambda leak: leak.name)
def test_every_leak_in_the_tiny_game_is_caught(leak: Leak) -> None:
    verdict = try_leak(REGATTA, REGATTA.every_setting(), leak, PAIRS)
    assert verdict.caught, f"{leak.name}: {verdict.pairs} pairs looked alike"


def sample(title: Title[Any]) -> list[Leak]:
    """One leak of each sort."""
    every = leaks_of(title)
    first = [next((leak for leak in every if leak.name.startswith(sort)), None) for sort in SORTS]
    return [leak for leak in first if leak is not None]


SAMPLES = [(title, leak) for title in games.titles() if title.id in {"doge", "venezia2099"} for leak in sample(title)]


@pytest.mark.parametrize(("title", "leak"), SAMPLES, ids=[f"{title.id} {leak.name}" for title, leak in SAMPLES])
def test_a_sample_of_the_leaks_is_caught(title: Title[Any], leak: Leak) -> None:
    verdict = try_leak(title, title.settings(), leak, PAIRS)
    assert verdict.caught, f"{title.id}, {leak.name}: {verdict.pairs} pairs looked alike"


@pytest.mark.parametrize("sort", ["refusals at", "the question of"])
def test_a_leak_at_a_rare_decision_is_caught(sort: str) -> None:
    """Giving back a building takes eight of them, which happens in no match of the first hundreds played at random."""
    title = games.title("rialto")
    leak = next(leak for leak in leaks_of(title) if leak.name.startswith(f"{sort} ReturnBuilding"))
    verdict = try_leak(title, title.settings(), leak, 200)
    assert verdict.caught, f"{leak.name}: {verdict.pairs} pairs looked alike"


@pytest.mark.parametrize("name", ["Player.book forgotten", "Player.book loose by a little", "Venedig.book forgotten"])
def test_a_book_forgotten_while_a_seat_imagines_is_caught(name: str) -> None:
    title = games.title("venedig")
    leak = next(leak for leak in leaks_of(title) if leak.name == f"redeal: {name}")
    verdict = try_leak(title, title.settings(), leak, 1_000)
    assert verdict.caught, f"{leak.name}: {verdict.pairs} pairs looked alike"


def test_without_a_leak_nothing_is_caught() -> None:
    """And what was planted before has been taken away again."""
    for leak in leaks_of(REGATTA):
        with leak.plant():
            pass
    nothing = Leak("nothing", nullcontext)
    assert not try_leak(REGATTA, REGATTA.every_setting(), nothing, 600).caught
