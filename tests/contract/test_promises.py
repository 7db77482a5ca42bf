"""Every game, setting and player count keeps the promises of the contract."""

from __future__ import annotations

import pytest

from serenissima.core.promises import Inspector
from serenissima.core.title import Setting, Title
from serenissima.games import titles

SETTINGS = [(title, setting) for title in titles() for setting in title.settings()]
NAMES = [f"{title.id} {setting.name()}" for title, setting in SETTINGS]


@pytest.mark.parametrize(("title", "setting"), SETTINGS, ids=NAMES)
def test_random_games_keep_every_promise(title: Title, setting: Setting) -> None:
    Inspector(title, setting, every=12).play(seed=1)
    match = Inspector(title, setting, every=40).play(seed=2)
    assert match.over
