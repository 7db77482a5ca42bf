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


def quick(folder: Path) -> Settings:
    """Quick bots, data in a folder of its own."""
    return Settings(data=folder, web=folder / "web", pace=Pace(bot_pause=0, bot_time=0, idle=60))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For a server of one test alone."""
    return quick(tmp_path)


@pytest.fixture(scope="session")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody with a browser at a running server, the same for all tests: each makes tables of its own."""
    told = quick(tmp_path_factory.mktemp("server"))
    generous = replace(told.limits, tables_per_minute=60_000, tables_at_once=10_000, messages_per_second=10_000)
    with TestClient(create_app(replace(told, limits=generous))) as client:
        yield Visitor(client)
