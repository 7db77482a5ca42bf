"""What people install: the wheel, outside of any checkout, with and without the server's packages."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from dataclasses import dataclass
from pathlib import Path

import pytest

import installer

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).with_name("uv"))


@dataclass(frozen=True)
class Installed:
    """An environment with the wheel in it, and a folder far from the checkout to work in."""

    python: Path
    work: Path

    def run(self, *words: str, okay: bool = True, **more: str) -> subprocess.CompletedProcess[str]:
        """The command as people type it."""
        env = {name: value for name, value in os.environ.items() if not name.startswith(("SERENISSIMA", "PYTHON"))}
        env |= {"XDG_DATA_HOME": str(self.work / "data"), "HOME": str(self.work), **more}
        done = subprocess.run(
            [str(self.python.with_name("serenissima")), *words],
            capture_output=True,
            text=True,
            cwd=self.work,
            env=env,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        assert (done.returncode == 0) == okay, done.stdout + done.stderr
        return done

    def files(self) -> dict[str, int]:
        """What lies in the installed package, with its times."""
        asked = "import serenissima, pathlib; print(pathlib.Path(serenissima.__file__).parent)"
        found = subprocess.run(
            [str(self.python), "-c", asked], capture_output=True, text=True, check=True, cwd=self.work
        )
        package = Path(found.stdout.strip())
        assert "site-packages" in package.parts
        kept = [path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"]
        return {str(path): path.stat().st_mtime_ns for path in kept}


def environment(folder: Path, wheel: Path, extra: str = "") -> Installed:
    """A fresh environment with the wheel and what it says it needs, each at the pin of this checkout."""
    work = folder / "work"
    work.mkdir(parents=True)
    env = installer.settings()
    subprocess.run([UV, "venv", "-q", "-p", sys.executable, str(folder / "env")], check=True, env=env)
    python = folder / "env" / "bin" / "python"
    pins = folder / "pins.txt"
    text = (ROOT / "requirements" / "app.txt").read_text()
    pins.write_text("\n".join(re.findall(r"^[a-z0-9][\w.-]*==[\w.]+", text, re.MULTILINE)) + "\n")
    wanted = f"serenissima{extra} @ {wheel.as_uri()}"
    subprocess.run([UV, "pip", "install", "-q", "-p", str(python), "-c", str(pins), wanted], check=True, env=env)
    return Installed(python, work)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, engine and client in it as they are built here."""
    folder = tmp_path_factory.mktemp("wheel")
    env = {name: value for name, value in os.environ.items() if name != "SERENISSIMA_ENGINE"}
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def whole(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return environment(tmp_path_factory.mktemp("whole"), wheel, "[server]")


@pytest.mark.compiled
def test_the_wheel_plays_outside_of_a_checkout_with_engine_and_client(whole: Installed) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", whole.run("--version").stdout.strip())
    assert len(json.loads(whole.run("games", "--json").stdout)) == 5
    soaked = json.loads(whole.run("soak", "doge", "--games", "2", "--json").stdout)
    assert soaked["engine"] == "compiled"
    asked = "import serenissima; m = serenissima.new_match('rialto', 3, seed=1); print(m.waiting())"
    done = subprocess.run([str(whole.python), "-c", asked], capture_output=True, text=True, cwd=whole.work, check=True)
    assert done.stdout.startswith("[")


@pytest.mark.compiled
def test_the_installed_server_serves_the_client(whole: Installed) -> None:
    words = [str(whole.python.with_name("serenissima")), "serve", "--port", "0", "--no-open"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("SERENISSIMA", "PYTHON"))}
    env |= {"XDG_DATA_HOME": str(whole.work / "data"), "SERENISSIMA_OPEN": "no", "PYTHONUNBUFFERED": "1"}
    serving = subprocess.Popen(words, stdout=subprocess.PIPE, cwd=whole.work, env=env, text=True)
    assert serving.stdout is not None
    try:
        address = next(found for line in serving.stdout if (found := re.search(r"http://\S+?:\d+", line)))[0]
        with urllib.request.urlopen(address, timeout=20) as page:
            assert b"<!doctype html>" in page.read().lower()
        with urllib.request.urlopen(address + "/api/games", timeout=20) as answer:
            assert len(json.load(answer)["games"]) == 5
    finally:
        serving.send_signal(signal.SIGTERM)
        serving.wait(20)
        serving.stdout.close()


@pytest.mark.compiled
def test_an_installed_package_writes_nothing_into_its_own_folder(whole: Installed) -> None:
    before = whole.files()
    whole.run("bench", "doge", "--seconds", "0.05", "--store")
    whole.run("ladder", "venezia2099", "--players", "2", "--levels", "random,greedy", "--games", "4", "--no-ceiling")
    assert whole.files() == before
    assert (whole.work / "data" / "serenissima" / "benchmarks" / "release.json").is_file()


def test_without_the_server_games_are_played_and_the_server_is_asked_for_kindly(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    bare = environment(tmp_path_factory.mktemp("bare"), wheel)
    assert len(json.loads(bare.run("games", "--json").stdout)) == 5
    assert json.loads(bare.run("soak", "venezia2099", "--games", "1", "--json").stdout)["game"] == "venezia2099"
    refused = bare.run("serve", okay=False)
    assert refused.stderr.strip() == "This needs the server's packages: pip install 'serenissima[server]'."
