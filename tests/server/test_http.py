"""What can be asked over HTTP, and how the server answers what it cannot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from serenissima import bots, games
from serenissima.cli.words import Words
from serenissima.match.match import Match
from serenissima.server import protocol
from serenissima.server.app import create_app
from serenissima.server.settings import Settings
from tests.server_kit import Visitor, play_out

TWO = [{"kind": "screen"}, {"kind": "screen"}]


def problem(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    told = msgspec.json.decode(answer.content, type=protocol.Problem)
    return told.message.id


def test_the_games_are_those_that_exist(visitor: Visitor) -> None:
    told = msgspec.convert(visitor.get("/api/games"), protocol.Games)
    assert [game.id for game in told.games] == games.names()
    assert [level.name for level in told.levels] == bots.offered()
    assert told.levels[0].name == "random"
    assert all(level.seconds == bots.announced(level.name) for level in told.levels)
    venezia = next(game for game in told.games if game.id == "venezia2099")
    assert (venezia.min_players, venezia.max_players, venezia.year) == (2, 5, 2014)
    assert venezia.title == {"en": "Venezia 2099", "fr": "Venezia 2099"}
    assert venezia.tagline["fr"] == "La ville coule. Sauvez les trésors avant la dernière marée."
    assert all(set(game.title) == set(game.tagline) == {"en", "fr"} for game in told.games)


def test_the_rules_are_the_ledger(visitor: Visitor) -> None:
    told = msgspec.convert(visitor.get("/api/games/venezia2099/rules"), protocol.Rules)
    assert [clause.id for clause in told.clauses] == [clause.id for clause in games.title("venezia2099").clauses]
    assert all(clause.en and clause.fr for clause in told.clauses)
    assert all(clause.source == "rulebook" or (clause.reason and clause.reason_fr) for clause in told.clauses)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/rialto/rules", "/api/texts/rialto/fr"])
def test_texts_and_rules_go_packed(visitor: Visitor, path: str) -> None:
    packed = visitor.client.get(path, headers={"accept-encoding": "gzip"})
    plain = visitor.client.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_what_holds_a_secret_is_not_packed_with_what_others_wrote(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend", "friend")
    for path in (
        f"/api/tables/{made['table']}?key={made['key']}",
        f"/api/tables/{made['table']}/luck?key={made['key']}",
    ):
        answer = visitor.client.get(path, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers


def test_the_rules_say_on_which_options_they_hang(visitor: Visitor) -> None:
    title = games.title("rialto")
    told = msgspec.convert(visitor.get("/api/games/rialto/rules"), protocol.Rules)
    assert [clause.chosen_by for clause in told.clauses] == [title.chosen_by(clause.id) for clause in title.clauses]
    assert any(clause.chosen_by for clause in told.clauses)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_come_from_the_package(visitor: Visitor, language: str) -> None:
    common = visitor.client.get(f"/api/texts/common/{language}")
    assert common.headers["content-type"].startswith("text/plain")
    assert "refused-stale =" in common.text
    assert "problem-unknown-table =" in common.text
    assert "ask-" in visitor.client.get(f"/api/texts/doge/{language}").text


@pytest.mark.parametrize(
    ("path", "status", "id"),
    [
        ("/api/games/chess/rules", 404, "problem-unknown-game"),
        ("/api/texts/venezia2099/tlh", 404, "problem-unknown-language"),
        ("/api/texts/venezia2099/..%2f..", 404, "problem-not-found"),
        ("/api/texts/chess/en", 404, "problem-unknown-game"),
        ("/api/nothing", 404, "problem-not-found"),
        ("/api/tables/nowhere?key=x", 404, "problem-unknown-table"),
        ("/api/tables/nowhere/match?key=x", 404, "problem-unknown-table"),
        ("/api/tables", 405, "problem-not-allowed"),
    ],
)
def test_what_does_not_exist_is_said_to_be_missing(visitor: Visitor, path: str, status: int, id: str) -> None:
    assert problem(visitor.client.get(path), status) == id


@pytest.mark.parametrize(
    ("body", "id"),
    [
        (b"{", "problem-bad-request"),
        (b"[]", "problem-bad-request"),
        (b"\xff\xfe", "problem-bad-request"),
        (b"[" * 5000, "problem-bad-request"),
        ({"game": "venezia2099"}, "problem-bad-request"),
        ({"game": "venezia2099", "players": 2, "seats": TWO, "extra": 1}, "problem-bad-request"),
        ({"game": "venezia2099", "players": "two", "seats": TWO}, "problem-bad-request"),
        ({"game": "venezia2099", "players": 2, "seats": [{"kind": "king"}] * 2}, "problem-bad-request"),
        ({"game": "venezia2099", "players": 2, "seats": TWO, "seed": -1}, "problem-bad-request"),
        ({"game": "venezia2099", "players": 2, "seats": TWO, "seed": 10**30}, "problem-bad-request"),
        ({"game": "venezia2099", "players": 3, "seats": TWO}, "problem-seats"),
        ({"game": "venezia2099", "players": 1, "seats": TWO[:1]}, "problem-setting"),
        ({"game": "venezia2099", "players": 2, "seats": TWO, "options": {"a": "b"}}, "problem-setting"),
        ({"game": "venezia2099", "players": 2, "seats": [TWO[0], {"kind": "bot", "level": "x"}]}, "problem-level"),
    ],
)
def test_a_bad_wish_is_refused_with_a_reason(visitor: Visitor, body: Any, id: str) -> None:
    if isinstance(body, bytes):
        answer = visitor.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    else:
        answer = visitor.client.post("/api/tables", json=body)
    assert problem(answer, 400) == id


@pytest.mark.parametrize(
    ("game", "players", "options", "said", "in_french"),
    [
        ("venezia2099", 1, {}, "setting-players", "il faut de 2 à 5 joueurs, et non 1"),
        ("venezia2099", 2, {"a": "b"}, "setting-unknown", "il n’y a pas d’option nommée a"),
        ("rialto", 2, {"board": "x" * 99}, "setting-value", "ne peut pas être " + "x" * 40),
        ("rialto", 3, {"neutral": "yes"}, "setting-not-offered", "n’est pas proposé à 3 joueurs"),
    ],
)
def test_a_setting_is_refused_in_the_language_of_the_reader(
    visitor: Visitor, game: str, players: int, options: dict[str, str], said: str, in_french: str
) -> None:
    wish = {"game": game, "players": players, "seats": [TWO[0]] * players, "options": options}
    told = visitor.client.post("/api/tables", json=wish).json()["message"]
    assert (told["id"], told["args"]["detail"]["id"]) == ("problem-setting", said)
    detail = told["args"]["detail"]
    assert in_french in Words("fr", game).text(detail["id"], detail["args"])


def test_a_huge_request_is_refused(visitor: Visitor) -> None:
    answer = visitor.client.post("/api/tables", content=b" " * 70_000, headers={"content-type": "application/json"})
    assert problem(answer, 413) == "problem-too-long"


def test_an_unknown_game_is_named(visitor: Visitor) -> None:
    answer = visitor.client.post("/api/tables", json={"game": "chess", "players": 2, "seats": TWO})
    assert problem(answer, 404) == "problem-unknown-game"
    assert answer.json()["message"]["args"] == {"game": "chess"}


def test_a_table_in_one_line(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend", "friend")
    shown = {
        who: msgspec.convert(visitor.get(f"/api/tables/{made['table']}", key=key), protocol.TableShown)
        for who, key in [("host", made["key"]), ("watch", made["watch"]), ("friend", made["links"][0]["key"])]
    }
    assert [shown[who].mine for who in ("host", "friend", "watch")] == [[0], [1], []]
    for line in shown.values():
        assert line.your_turn == any(seat in line.waiting for seat in line.mine)
        assert line.prompt is not None
        assert line.prompt.yours == line.your_turn
        assert not line.over
        assert line.standing == []
    for wrong in ("", "wrong", made["key"] + "x"):
        answer = visitor.client.get(f"/api/tables/{made['table']}", params={"key": wrong})
        assert problem(answer, 403) == "problem-wrong-key"
        assert made["key"] not in answer.text


def test_the_match_file_comes_at_the_end_and_never_before(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "screen", seed=5)
    path = f"/api/tables/{made['table']}/match"
    assert problem(visitor.client.get(path, params={"key": made["key"]}), 409) == "problem-not-over"
    assert problem(visitor.client.get(path, params={"key": "x"}), 403) == "problem-wrong-key"
    with visitor.sit(made["table"], made["key"]) as line:
        line.update()
        last = play_out(line)
    for key in (made["key"], made["watch"]):
        answer = visitor.client.get(path, params={"key": key})
        assert "attachment" in answer.headers["content-disposition"]
        match = Match.from_json(games.title("venezia2099"), answer.json())
        assert match.over
        assert match.view(-1) == last["view"] or match.view(last["viewer"]) == last["view"]


def test_a_rematch_is_open_to_everybody_with_the_same_keys(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "screen")
    path = f"/api/tables/{made['table']}/rematch"
    assert problem(visitor.client.post(path, params={"key": made["key"]}), 409) == "problem-not-over"
    with visitor.sit(made["table"], made["key"]) as line:
        line.update()
        play_out(line)
        assert problem(visitor.client.post(path, params={"key": made["watch"]}), 403) == "problem-spectators-cannot"
        answer = visitor.client.post(path, params={"key": made["key"]})
        assert answer.status_code == 200
        again = answer.json()["table"]
        assert line.update()["rematch"] == again
    assert visitor.client.post(path, params={"key": made["key"]}).json()["table"] == again
    for key in (made["key"], made["watch"]):
        shown = visitor.get(f"/api/tables/{again}", key=key)
        assert not shown["over"]
        assert shown["seats"][0]["name"] == visitor.get(f"/api/tables/{made['table']}", key=key)["seats"][0]["name"]


def test_pages_of_others_cannot_make_tables(visitor: Visitor) -> None:
    wish = {"game": "venezia2099", "players": 2, "seats": TWO}
    for origin, status in [("http://testserver.local", 201), ("https://evil.example", 403), ("null", 403)]:
        assert visitor.client.post("/api/tables", json=wish, headers={"origin": origin}).status_code == status


def test_nobody_makes_tables_by_the_hundred(settings: Settings) -> None:
    strict = replace(settings, limits=replace(settings.limits, tables_per_minute=1, tables_at_once=3))
    with TestClient(create_app(strict)) as client:
        wish = {"game": "venezia2099", "players": 2, "seats": TWO}
        got = [client.post("/api/tables", json=wish).status_code for _ in range(5)]
        assert got == [201, 201, 201, 503, 503]
        assert client.get("/api/games").status_code == 200


def test_every_answer_has_the_headers_that_protect(visitor: Visitor) -> None:
    for path in ("/api/games", "/api/nothing", "/", "/t/abc", "/api/tables/x?key=y"):
        headers = visitor.client.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert visitor.client.get("/api/games").headers["cache-control"] == "no-store"


def test_the_schema_is_json_and_names_every_address(visitor: Visitor) -> None:
    schema = visitor.get("/api/schema/openapi.json")
    assert {"/api/games", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/rematch"} <= set(schema["paths"])
    for other in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
        assert visitor.client.get(f"/api/schema/{other}").status_code == 404


def test_a_failure_of_ours_is_told_without_details(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[object]:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(games, "titles", fail)
    answer = visitor.client.get("/api/games")
    assert problem(answer, 500) == "problem-server"
    assert "secret" not in answer.text
