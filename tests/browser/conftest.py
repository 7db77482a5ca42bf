"""A built client, a real server process, and pages in French unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import build_client
from tests.browser.kit import Player, Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all browser tests."""
    if build_client.stale():
        build_client.build()
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Opens browsers of people who do not know each other: `visitor(width, theme=..., lang=...)`."""
    opened = []

    def come(
        width: int = 1440, height: int = 1000, theme: str = "light", lang: str = "fr", at: Server = server, **more: Any
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]
            locale="fr-FR" if lang == "fr" else "en-GB",
            reduced_motion="reduce",
            has_touch=width < 500,
            **more,
        )
        opened.append(context)
        page: Page = context.new_page()
        return Player(page, at)

    yield come
    for context in opened:
        context.close()
