"""Finds a browser of the Chromium family for the browser tests, and installs Debian's where it may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

VARIABLE = "SERENISSIMA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
"""Switches that keep a browser under test from doing anything of its own."""


class NoBrowser(Exception):
    """There is no browser, and none can be installed from here."""


def installed() -> str | None:
    """The path of a browser that is there already."""
    told = os.environ.get(VARIABLE)
    if told:
        if not os.access(told, os.X_OK):
            raise NoBrowser(f"{VARIABLE} names {told}, which is not a program.")
        return told
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Debian's Chromium, where this process may install packages."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing Debian's chromium for the browser tests ...", file=sys.stderr, flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(
            ["apt-get", *words],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )


def find() -> str:
    """The path of a browser, installed now if need be."""
    found = installed()
    if found is None:
        install()
        found = installed()
    if found is None:
        raise NoBrowser(f"The browser tests need Chromium or Chrome. Install one, or name it in {VARIABLE}.")
    return found
