"""`serve`: the app on this machine, opened in a browser where there is a screen."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

from serenissima import _engine, bots
from serenissima.cli.failures import Failed
from serenissima.server.problems import CannotStart
from serenissima.server.run import serve as run_server
from serenissima.server.settings import Settings


def serve(
    host: str | None, port: int | None, data: Path | None, open_browser: bool, own: tuple[Path, ...] = ()
) -> None:
    """Serves until it is stopped."""
    try:
        for file in own:
            bots.bring(file)
        told = Settings.from_environment()
        settings = replace(
            told,
            host=told.host if host is None else host,
            port=told.port if port is None else port,
            data=told.data if data is None else data,
            bots=tuple(file.resolve() for file in own),
        )

        def ready(address: str) -> None:
            print(f"Ready to play at {address}   (engine: {_engine.mode()}; Ctrl+C stops)", flush=True)
            if open_browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        run_server(settings, ready)
    except CannotStart as problem:
        raise Failed(str(problem)) from problem
    except KeyboardInterrupt:
        return


def has_screen() -> bool:
    """Whether a browser window could be seen by the person who typed the command."""
    if os.environ.get("SERENISSIMA_OPEN") == "no" or os.environ.get("CI"):
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
