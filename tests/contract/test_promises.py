"""Every game, setting and player count keeps the promises of the contract."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima import _engine
from serenissima.core.title import Setting, Title
from serenissima.games import titles
from serenissima.trials.promises import Inspector

SETTINGS = [(title, setting) for title in titles() for setting in title.settings()]
CLOSELY = 400 if _engine.mode() == "compiled" else 120
"""How many decisions of a game are inspected as a match; the rest of it is played on without its history."""

NAMES = [f"{title.id} {setting.name()}" for title, setting in SETTINGS]


@pytest.mark.parametrize(("title", "setting"), SETTINGS, ids=NAMES)
def test_random_games_keep_every_promise(title: Title[Any], setting: Setting) -> None:
    inspector = Inspector(title, setting, every=12)
    inspector.play(seed=1, within=CLOSELY)
    assert inspector.decisions > 10
