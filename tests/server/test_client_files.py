"""The browser client as the server hands it out."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from serenissima.server.app import create_app
from serenissima.server.settings import Settings

PAGE = "<!doctype html><title>Serenissima</title>" + "<p>Venice</p>" * 200
SCRIPT = "export const answer = 42;\n" * 100


@pytest.fixture
def client(settings: Settings, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "assets" / "index-abc123.js").write_text(SCRIPT)
    (web / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (web / ".built-from").write_text("digest")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(replace(settings, web=web))) as served:
        yield served


@pytest.mark.parametrize("path", ["/", "/t/abcdefghij", "/games/venezia2099", "/any/page"])
def test_every_page_of_the_app_is_the_app(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_digest_in_their_name_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"


def test_a_browser_that_has_a_file_is_not_sent_it_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    answer = client.get("/", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_files_are_packed_for_those_who_unpack(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == SCRIPT
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    plain = client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/assets/missing-000.js",
        "/.built-from",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd.txt",
        "/api/unknown",
        "/api",
    ],
)
def test_nothing_else_can_be_fetched(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_server_without_a_client_says_what_to_do(settings: Settings) -> None:
    with TestClient(create_app(settings)) as served:
        answer = served.get("/")
        assert answer.status_code == 503
        assert "./serenissima" in answer.text
