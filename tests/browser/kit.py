"""What the browser tests share: a real server process, tables made over HTTP, and pages played as people do."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, TimeoutError

from tests.luck_kit import make_luck

Told = dict[str, Any]
WAIT_MS = 20_000
"""For anything a bot or a busy machine may delay."""

SEQ = "document.querySelector('[data-seq]')?.dataset.seq"

BOT: Told = {"kind": "bot", "name": "Zanetta", "level": "greedy"}


class Server:
    """`serve` on a free port, with bots that do not pause, and those that somebody brought along.

    It serves what lies in this checkout, or in another one.
    """

    def __init__(self, data: Path, bots: tuple[Path, ...] = (), checkout: Path | None = None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.data = data
        self.bots = bots
        self.checkout = checkout
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        env = os.environ | {
            "SERENISSIMA_DATA": str(self.data),
            "SERENISSIMA_PORT": str(self.port),
            "SERENISSIMA_BOT_PAUSE": "0",
            "SERENISSIMA_BOT_TIME": "0",
            "SERENISSIMA_OPEN": "no",
        }
        if self.checkout is not None:
            env |= {"PYTHONPATH": str(self.checkout / "src"), "SERENISSIMA_ENGINE": "interpreted"}
        words = [sys.executable, "-m", "serenissima", "serve", *(f"--bot={file}" for file in self.bots)]
        self._process = subprocess.Popen(words, env=env, cwd=self.checkout, stdout=subprocess.DEVNULL, text=True)
        limit = time.monotonic() + 60
        while True:
            try:
                self.get("/api/games")
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > limit:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Asks it to stop, or makes it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            self._process = None

    def get(self, path: str) -> Any:
        """The JSON at an address."""
        with urllib.request.urlopen(self.base + path, timeout=10) as answer:
            return json.load(answer)

    def table(self, seats: list[Told], game: str = "venezia2099", dealt: bool = True, **more: object) -> Told:
        """A new table with these seats. Unless told otherwise, everybody has been there to make the luck."""
        body = json.dumps({"game": game, "players": len(seats), "seats": seats, **more}).encode()
        asked = urllib.request.Request(
            self.base + "/api/tables", body, {"content-type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            made: Told = json.load(answer)
        if dealt and "seed" not in more:
            make_luck(self.base, made)
        return made


def screen(name: str) -> Told:
    """A seat at the screen that opens the table."""
    return {"kind": "screen", "name": name}


def no_violations(page: Page) -> None:
    """What axe finds, told so that it can be mended."""
    found = Axe().run(page).response["violations"]
    told = [f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}" for one in found]
    assert told == []


class Player:
    """A person at a table page."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)

    def sit(self, made: Told, key: str | None = None) -> None:
        """Opens the table with the host's key, or another."""
        self.page.goto(f"{self.server.base}/t/{made['table']}#{key or made['key']}")
        self.page.locator(".prompt, .curtain, .result").first.wait_for(timeout=WAIT_MS)

    @property
    def asked(self) -> Locator:
        """The prompt while it is this person's turn."""
        return self.page.locator(".prompt.mine")

    @property
    def result(self) -> Locator:
        """The result at the end."""
        return self.page.locator(".result")

    def question(self) -> str:
        """What is asked, every space an ordinary one."""
        return " ".join(self.page.locator(".prompt h2").inner_text().split())

    def until_asked(self) -> bool:
        """Waits for this person's turn; false when the game is over instead."""
        self.page.locator(".prompt.mine, .result").first.wait_for(timeout=WAIT_MS)
        return self.asked.count() > 0

    def act(self, which: int = 0) -> str:
        """Chooses offered elements until an act is ready, and carries it out; the button's words.

        Somebody else may act at the same time and change what is offered: then it chooses again. Cards of a full hand
        cover each other's middle, so the click goes to the element itself.
        """
        before = self.position()
        for attempt in range(12):
            ready = self.page.locator(".acts .btn.primary")
            offered = self.page.locator('[data-standing="offered"]:not(.asbutton)')
            if not ready.count() and offered.count():
                offered.nth((which + attempt // 4) % offered.count()).dispatch_event("click")
                continue
            button = ready.or_(self.page.locator(".acts .btn")).first
            try:
                said = button.inner_text(timeout=2000)
                button.click(timeout=2000)
            except TimeoutError:
                continue
            self.until_moved(before)
            return said
        raise AssertionError(f"no act came of {self.question()!r}")

    def until_moved(self, before: str) -> None:
        """Waits until the position is another one."""
        self.page.wait_for_function(f"(was) => {SEQ} !== was", arg=before, timeout=WAIT_MS)

    def position(self) -> str:
        """The number of the position shown."""
        return str(self.page.evaluate(SEQ))

    def no_sideways_scroll(self) -> None:
        """The page is never wider than the window."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert self.page.evaluate(wide) <= 0
