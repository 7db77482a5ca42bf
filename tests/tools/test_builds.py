"""The builds of the engine and the client: what makes them stale, and what they say when something is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import build_client
import build_native
import chromium
from serenissima import _engine


def test_without_a_compiler_the_build_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["build_native.py", "--force"])
    build_native.main()
    assert "no C compiler with Python's headers here, so it runs interpreted" in capsys.readouterr().err


def test_flags_a_compiler_does_not_take_are_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    picky = tmp_path / "cc"
    picky.write_text('#!/bin/sh\ncase "$*" in *-flto*) exit 1;; esac\nexit 0\n')
    picky.chmod(0o755)
    monkeypatch.setenv("CC", str(picky))
    flags = build_native.flags_that_work()
    assert flags is not None
    assert "-fno-semantic-interposition" in flags
    assert not any(flag.startswith("-flto") for flag in flags)


def test_the_digest_follows_names_and_contents(tmp_path: Path) -> None:
    module = tmp_path / "core" / "one.py"
    module.parent.mkdir()
    module.write_text("A = 1\n")
    seen = {_engine.digest(tmp_path)}
    module.write_text("A = 2\n")
    seen.add(_engine.digest(tmp_path))
    module.rename(module.with_name("two.py"))
    seen.add(_engine.digest(tmp_path))
    assert len(seen) == 3
    (tmp_path / "core" / "__init__.py").write_text("")
    assert _engine.digest(tmp_path) in seen


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A client of two files whose build is fresh."""
    frontend, web = tmp_path / "frontend", tmp_path / "web"
    (frontend / "src").mkdir(parents=True)
    (frontend / "node_modules").mkdir()
    web.mkdir()
    (frontend / "package.json").write_text("{}")
    (frontend / "package-lock.json").write_text("{}")
    (frontend / "src" / "main.ts").write_text("let a = 1;")
    monkeypatch.setattr(build_client, "FRONTEND", frontend)
    monkeypatch.setattr(build_client, "MARK", web / ".built-from")
    build_client.MARK.write_text(build_client.digest())
    return frontend


def test_an_edited_client_is_built_anew(client: Path) -> None:
    assert not build_client.stale()
    (client / "node_modules" / "package.js").write_text("")
    assert not build_client.stale()
    (client / "src" / "main.ts").write_text("let a = 2;")
    assert build_client.stale()


def test_the_checks_of_the_client_get_their_packages(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(build_client, "npm", lambda *words, quiet=True: ran.append(words))
    build_client.install(checks_too=False)
    build_client.install(checks_too=False)
    assert len(ran) == 1
    assert "--omit=dev" in ran[0]
    build_client.install(checks_too=True)
    build_client.install(checks_too=False)
    assert len(ran) == 2
    assert "--omit=dev" not in ran[1]


def test_an_old_node_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, says in (("node", "v18.2.0"), ("npm", "9")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.delenv("SERENISSIMA_NODE", raising=False)
    assert not build_client.machine_has_node()
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.19.0\n")
    assert build_client.machine_has_node()


def test_a_build_that_fails_shows_why(
    client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_client, "node", lambda: (["/bin/sh", "-c", "echo the lagoon is flooded; exit 7"], ""))
    with pytest.raises(SystemExit, match="did not build: npm run build failed"):
        build_client.npm("run", "build")
    assert "the lagoon is flooded" in capsys.readouterr().err


def test_without_a_browser_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(chromium.NoBrowser, match=r"need Chromium or Chrome\. Install one, or name it in"):
        chromium.find()


def test_a_browser_that_was_named_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.VARIABLE, "/bin/sh")
    assert chromium.find() == "/bin/sh"
    monkeypatch.setenv(chromium.VARIABLE, "/no/such/browser")
    with pytest.raises(chromium.NoBrowser, match="which is not a program"):
        chromium.find()
