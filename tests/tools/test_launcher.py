"""The launcher: what it says when something is missing, tried in a checkout of its own with nothing set up."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the files the launcher reads before it has an environment."""
    place = tmp_path / "checkout"
    place.mkdir()
    shutil.copy(ROOT / "serenissima", place / "serenissima")
    shutil.copytree(ROOT / "requirements", place / "requirements")
    (place / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "installer.py", place / "tools")
    return place


def launch(checkout: Path, *words: str, python: str = sys.executable, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {"HOME": str(checkout), "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [python, str(checkout / "serenissima"), *words],
        env=clean | env,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def stand_in(folder: Path, name: str, script: str) -> None:
    """A program that stands for another one in a test."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


def test_an_old_python_is_named(checkout: Path) -> None:
    text = (checkout / "serenissima").read_text()
    (checkout / "serenissima").write_text(text.replace("OLDEST = (3, 11)", "OLDEST = (3, 99)"))
    told = launch(checkout, "games", PATH="/nowhere")
    assert told.returncode == 1
    assert "Serenissima needs Python 3.11 or newer; this is Python 3." in told.stderr


def test_it_can_be_read_by_pythons_that_are_too_old() -> None:
    """So that they can say so: no syntax newer than Python 3.6."""
    import ast

    for file in ("serenissima", "tools/installer.py"):
        ast.parse((ROOT / file).read_text(), feature_version=(3, 6))


def test_without_a_network_it_says_so(checkout: Path, tmp_path: Path) -> None:
    told = launch(
        checkout,
        "games",
        PATH=f"{Path(sys.executable).parent}:/usr/bin:/bin",
        PIP_INDEX_URL="http://127.0.0.1:9/simple",
        PIP_RETRIES="0",
        UV_DEFAULT_INDEX="http://127.0.0.1:9/simple",
        UV_HTTP_RETRIES="0",
        PIP_CONFIG_FILE="/dev/null",
        UV_CACHE_DIR=str(tmp_path / "cache"),
        PIP_CACHE_DIR=str(tmp_path / "cache"),
    )
    assert told.returncode == 1
    assert "The packages could not be fetched. The first start needs a network" in told.stderr
    assert "Traceback" not in told.stderr
    assert not (checkout / ".venv" / "ready-app").exists()


def test_a_tool_that_fails_is_quoted(checkout: Path, tmp_path: Path) -> None:
    stand_in(tmp_path / "bin", "uv", "echo the disk is full >&2; exit 3")
    told = launch(checkout, "games", PATH=f"{tmp_path / 'bin'}:/usr/bin:/bin")
    assert told.returncode == 1
    assert "| the disk is full" in told.stderr
    assert "Setting up failed in: " in told.stderr


def test_pips_mirror_and_certificate_reach_uv(checkout: Path, tmp_path: Path) -> None:
    stand_in(tmp_path / "bin", "uv", 'echo "index $UV_DEFAULT_INDEX cert $SSL_CERT_FILE $NODE_EXTRA_CA_CERTS"; exit 1')
    (tmp_path / "pip.conf").write_text("[global]\nindex-url = http://mirror.example/simple\ncert = /certs/own.pem\n")
    told = launch(
        checkout, "games", PATH=f"{tmp_path / 'bin'}:/usr/bin:/bin", PIP_CONFIG_FILE=str(tmp_path / "pip.conf")
    )
    assert "index http://mirror.example/simple cert /certs/own.pem /certs/own.pem" in told.stderr


def test_a_second_start_sets_nothing_up(checkout: Path, tmp_path: Path) -> None:
    """With everything in place the launcher runs the command at once: here a stand-in that repeats its words."""
    import hashlib

    pins = b"".join((checkout / "requirements" / f"{name}.txt").read_bytes() for name in ("app", "build"))
    (checkout / ".venv" / "bin").mkdir(parents=True)
    stand_in(checkout / ".venv" / "bin", "python", 'echo "$@"')
    (checkout / ".venv" / "ready-app").write_text(hashlib.sha256(pins).hexdigest())
    told = launch(checkout, "rules", "venezia2099", "--json")
    assert told.stdout.split() == [str(checkout / "tools" / "start.py"), "rules", "venezia2099", "--json"]
    assert told.stderr == ""


def test_files_are_looked_for_where_the_person_stands(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("")
    told = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "start.py"), "ladder", "rialto", "--bot", "empty.py"],
        cwd=tmp_path,
        env=os.environ | {"SERENISSIMA_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode != 0
    assert "empty.py has 0 classes that subclass Bot" in told.stderr
