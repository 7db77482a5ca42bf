"""What every test shares: which engine runs, and a browser for those that ask for one.

The tests run on the interpreted engine, where it can be seen which code ran and so which clauses a test proves; one of
them runs the contract suite again, compiled.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

os.environ.setdefault("SERENISSIMA_ENGINE", "interpreted")

import chromium
from serenissima import _engine

pytest_plugins = ["tests.clauses"]


def pytest_report_header() -> str:
    return f"engine: {_engine.mode()}"


def _have_a_browser() -> None:
    """Found once, in the controlling process, and handed on: workers would race to install it."""
    try:
        os.environ[chromium.VARIABLE] = chromium.find()
    except chromium.NoBrowser as missing:
        pytest.exit(str(missing), returncode=4)


def pytest_configure(config: pytest.Config) -> None:
    controls_workers = getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput")
    if controls_workers and "not browser" not in (config.option.markexpr or ""):
        _have_a_browser()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, in which no other test could start its own."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_collection_finish(session: pytest.Session) -> None:
    wanted = any(item.get_closest_marker("browser") for item in session.items)
    if wanted and not session.config.option.collectonly and not hasattr(session.config, "workerinput"):
        _have_a_browser()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("compiled") and _engine.trouble() is not None:
        if os.environ.get("CI"):
            pytest.fail(f"the compiled engine is needed here, but {_engine.trouble()}", pytrace=False)
        pytest.skip(f"needs the compiled engine, but {_engine.trouble()}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright drives the machine's own Chromium, quietly."""
    return {**browser_type_launch_args, "executable_path": os.environ[chromium.VARIABLE], "args": chromium.QUIET}
