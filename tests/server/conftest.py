"""A server in this process, with a client that speaks to it as a browser would."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serenissima.server.app import create_app
from serenissima.server.settings import Settings
from serenissima.table.pace import Pace
from tests.server_kit import Visitor


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Quick bots, data in a folder of its own."""
    return Settings(data=tmp_path, web=tmp_path / "web", pace=Pace(bot_pause=0, idle=60))


@pytest.fixture
def visitor(settings: Settings) -> Iterator[Visitor]:
    """Somebody with a browser at a running server."""
    generous = replace(settings.limits, tables_per_minute=6000, tables_at_once=1000, messages_per_second=10_000)
    with TestClient(create_app(replace(settings, limits=generous))) as client:
        yield Visitor(client)
