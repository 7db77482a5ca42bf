"""The second half of the launcher, run by the environment's Python: builds what is stale, then runs the command.

The engine and the browser client are built side by side, with a word on what is going on. What is fresh costs a few
milliseconds to check, so that a second start is quick.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import build_client  # noqa: E402
import build_native  # noqa: E402

NO_CLIENT = {"games", "rules", "replay", "soak", "bench", "ladder", "play", "secrets", "leaks", "simulate"}
"""Commands that never show the browser client."""

NO_BUILD = {"--help", "-h", "--version"}
"""Questions that are answered without engine and client."""


MUTATE = ROOT / ".venv-mutate" / ("Scripts" if os.name == "nt" else "bin") / "python"
"""The Python of the environment in which mutants are made."""


def say(text: str) -> None:
    """A word on what is going on, apart from the output of the command itself."""
    print(text, file=sys.stderr, flush=True)


def build(words: list[str]) -> None:
    """Builds the engine and the client where they are stale, both at once."""
    wanted = []
    if NO_BUILD & set(words):
        return
    if os.environ.get("SERENISSIMA_ENGINE") != "interpreted" and build_native.stale():
        wanted.append(("the engine (a minute)", "build_native.py"))
    if not (words and words[0] in NO_CLIENT) and build_client.stale():
        wanted.append(("the browser client", "build_client.py"))
    if not wanted:
        return
    say(f"Building {' and '.join(what for what, _ in wanted)} ...")
    running = [
        subprocess.Popen([sys.executable, str(ROOT / "tools" / tool)], stdin=subprocess.DEVNULL) for _, tool in wanted
    ]
    failed = [tool for (_, tool), process in zip(wanted, running, strict=True) if process.wait() != 0]
    if "build_client.py" in failed or (failed and words[:1] == ["test"]):
        sys.exit("Building failed; the lines above say why.")
    if failed:
        say("The engine could not be compiled (the lines above say why), so it runs interpreted and slowly.")


def main() -> None:
    """Builds, then runs the tests or the command line in this process."""
    words = sys.argv[1:]
    if words[:1] == ["new-game"]:
        os.environ["PYTHONPATH"] = str(ROOT / "tools")
        os.execv(sys.executable, [sys.executable, "-m", "new_game", *words[1:]])
    if words[:1] == ["mutate"]:  # runs the sources as they are, interpreted
        os.environ["PYTHONPATH"] = str(ROOT / "tools")
        os.execv(sys.executable, [sys.executable, "-m", "mutation", "--python", str(MUTATE), *words[1:]])
    try:
        build(words)
    except KeyboardInterrupt:
        sys.exit(130)
    if words[:1] == ["test"]:
        os.chdir(ROOT)  # any other command finds the files it is told where the person stands
        os.execv(sys.executable, [sys.executable, "-m", "pytest", *words[1:]])
    sys.argv[0] = "serenissima"
    from serenissima.cli import main as command_line

    command_line()


if __name__ == "__main__":
    main()
