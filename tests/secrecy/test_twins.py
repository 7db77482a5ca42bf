"""Positions that differ only in what a viewer cannot know are shown to it in the same bytes; `secrets` compares them by
the million, here is a sample.
"""

from __future__ import annotations

from typing import Any

import pytest

from serenissima import games
from serenissima.core.fields import SPECTATOR
from serenissima.core.title import Setting, Title
from serenissima.secrecy.proof import prove
from serenissima.secrecy.shown import World
from serenissima.secrecy.twins import Twins
from serenissima.simulate.regatta.game import TITLE as REGATTA

SAMPLE = 500
CLOSELY = 1  # everything that can be asked is asked each time


@pytest.mark.parametrize("setting", REGATTA.settings(), ids=[setting.name() for setting in REGATTA.settings()])
def test_twins_of_the_tiny_game_look_alike(setting: Setting) -> None:
    compared = 0
    for seed in range(8):
        twins = Twins(REGATTA, setting, CLOSELY)
        twins.play(seed, SAMPLE)
        compared += twins.pairs
    assert compared > 100, "the sample looks at something"


TITLES = games.titles()


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_twins_look_alike(title: Title[Any]) -> None:
    found = prove(title, title.settings(), SAMPLE, close=CLOSELY)
    assert [str(finding) for finding in found.findings] == []
    assert found.compared >= SAMPLE


def test_twins_do_differ_for_those_who_may_see_it() -> None:
    """Else two equal positions would be compared, and nothing proven."""
    seen = 0
    twins = Twins(REGATTA, REGATTA.setting(3), CLOSELY)
    compare = twins._compare

    def look(viewer: int, other: World, since: int) -> bool:
        nonlocal seen
        match = other.match
        seen += any(match.view(seat) != twins.own.match.view(seat) for seat in (SPECTATOR, 0, 1, 2))
        return compare(viewer, other, since)

    twins._compare = look  # type: ignore[method-assign]
    twins.play(1, SAMPLE)
    assert seen >= twins.pairs * 0.9


def test_two_processes_share_the_work() -> None:
    title = games.title("doge")
    found = prove(title, title.settings(), 200, processes=2)
    assert found.compared >= 200
    assert found.matches >= 2
