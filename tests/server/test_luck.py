"""The luck of a table over the wire: what is told before the deal, during the game and at the end, and to whom."""

from __future__ import annotations

import hashlib
import hmac
import json
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from serenissima import games
from serenissima.match.luck import FairLuck
from serenissima.match.match import Match
from serenissima.server import protocol
from serenissima.server.app import create_app
from serenissima.server.settings import Settings
from tests.server_kit import Line, Visitor, play_out

Told = dict[str, Any]


def gathering(line: Line) -> protocol.Gathering:
    """The next word on the gathering."""
    told = line.hear()
    assert told.pop("type") == "gathering", told
    return msgspec.convert(told, protocol.Gathering)


def luck_of(visitor: Visitor, made: Told, key: str | None = None) -> protocol.Luck:
    return msgspec.convert(visitor.get(f"/api/tables/{made['table']}/luck", key=key or made["key"]), protocol.Luck)


def test_everybody_sees_who_is_there_and_nobody_sees_bytes_before_the_deal(visitor: Visitor) -> None:
    made = visitor.make("rialto", "screen", "friend", "bot random", dealt=False, options={})
    friend_key = made["links"][0]["key"]
    with visitor.sit(made["table"], made["key"]) as host, visitor.sit(made["table"], made["watch"]) as watcher:
        first, seen = gathering(host), gathering(watcher)
        assert (first.host, first.name, first.mine) == (True, "host", [0])
        assert (seen.host, seen.name, seen.mine) == (False, None, [])
        assert [seat.present for seat in first.seats] == [True, False, True]
        assert [(one.name, one.seats, one.present, one.pledge) for one in first.contributors] == [
            ("friend-1", [1], False, None),
            ("host", [0], True, None),
        ]
        assert (first.round, first.closed, first.dropped) == (1, False, [])
        host.pledge()
        assert gathering(host).contributors[1].pledge == hashlib.sha256(host.bytes).hexdigest()
        with visitor.sit(made["table"], friend_key) as friend:
            assert (told := gathering(friend)).name == "friend-1"
            assert (told.host, told.commitment) == (False, first.commitment)
            friend.pledge()
            friend.reveal()
            friend_shown = gathering(friend)
            assert [one.revealed for one in friend_shown.contributors] == [True, False]
            host.reveal()
            update = host.update()
            assert update["chance"] == "fair"
            heard = json.dumps([host.heard, watcher.heard])
            assert friend.bytes.hex() not in heard
            luck = luck_of(visitor, made, made["watch"])
            assert {one.name: one.bytes for one in luck.contributors} == {
                "host": host.bytes.hex(),
                "friend-1": friend.bytes.hex(),
            }
            assert luck.commitment == first.commitment


def test_refusals_come_back_with_where_the_gathering_stands(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend", dealt=False)
    with (
        visitor.sit(made["table"], made["links"][0]["key"]) as friend,
        visitor.sit(made["table"], made["watch"]) as eye,
    ):
        gathering(friend)
        for command, id in (
            ({"type": "pledge", "pledge": "00"}, "refused-wrong-length"),
            ({"type": "pledge", "pledge": "0" * 300}, "refused-not-understood"),
            ({"type": "pledge"}, "refused-not-understood"),
            ({"type": "reveal", "bytes": "00" * 32}, "refused-pledges-open"),
            ({"type": "deal"}, "refused-not-host"),
            ({"type": "gather-anew"}, "refused-not-host"),
            ({"type": "act", "seat": 1, "action": 0, "seq": 0}, "refused-not-dealt"),
            ({"type": "look", "seat": 0}, "refused-not-your-seat"),
        ):
            friend.say(**command)
            assert friend.refusal()["message"]["id"] == id
        friend.pledge()
        friend.say(type="pledge", pledge="11" * 32)
        assert friend.refusal()["message"]["id"] == "refused-pledged-already"
        eye.say(type="pledge", pledge="11" * 32)
        assert eye.refusal()["message"]["id"] == "refused-not-contributing"
    shown = visitor.get(f"/api/tables/{made['table']}", key=made["key"])
    assert (shown["dealt"], shown["waiting"], shown["your_turn"], shown["over"]) == (False, [], False, False)


def test_at_the_end_a_stranger_works_every_draw_out(visitor: Visitor) -> None:
    """From the answer alone, by what `docs/architecture.md` says, and with nothing of ours but the format's name."""
    made = visitor.make("venezia2099", "screen", "screen", dealt=False)
    path = f"/api/tables/{made['table']}/luck"
    assert visitor.client.get(path, params={"key": "wrong"}).status_code == 403
    before = luck_of(visitor, made)
    assert (before.dealt, before.over, before.secret, before.draws) == (False, False, None, [])
    visitor.make_luck(made["table"], [made["key"]])
    dealt = luck_of(visitor, made)
    assert (dealt.dealt, dealt.over, dealt.secret, dealt.draws) == (True, False, None, [])
    assert dealt.commitment == before.commitment
    with visitor.sit(made["table"], made["key"]) as line:
        line.update()
        play_out(line)
    told = visitor.get(path, key=made["watch"])
    secret = bytes.fromhex(told["secret"])
    sealed = hashlib.sha256(f"{told['format']}\ncommitment\n{told['table']}\n{told['secret']}".encode())
    assert sealed.hexdigest() == before.commitment
    lines = [f"{one['name']} {one['bytes']}" for one in sorted(told["contributors"], key=lambda one: one["name"])]
    everybody = hashlib.sha256("\n".join([told["format"], "bytes", *lines]).encode()).hexdigest()
    assert len(told["draws"]) > 20
    for draw in told["draws"]:
        n = draw["n"]
        for attempt in range(100):
            parts = [told["format"], "draw", told["table"], draw["entry"], draw["place"], attempt, everybody]
            keyed = hmac.new(secret, "\n".join(map(str, parts)).encode(), "sha256").digest()
            number = int.from_bytes(keyed[:8], "big")
            if number < 2**64 - 2**64 % n:
                break
        assert draw["outcome"] == number % n
    match = visitor.client.get(f"/api/tables/{made['table']}/match", params={"key": made["key"]})
    assert Match.from_json(games.title("venezia2099"), match.json()).luck_checked
    for key in (made["key"], made["watch"]):
        assert key not in match.text
        assert hashlib.sha256(key.encode()).hexdigest() not in match.text


@pytest.mark.parametrize("seed", [None, 5])
def test_a_seed_deals_at_once_and_says_so(visitor: Visitor, seed: int | None) -> None:
    more: Told = {} if seed is None else {"seed": seed}
    made = visitor.make("rialto", "screen", "screen", "screen", dealt=False, **more)
    luck = luck_of(visitor, made)
    assert (luck.kind, luck.dealt) == (("fair", False) if seed is None else ("seed", True))
    assert (luck.commitment is None) == (seed is not None)
    with visitor.sit(made["table"], made["key"]) as line:
        told = line.hear()
        assert (told["type"], told.get("chance")) == (("gathering", None) if seed is None else ("update", "seed"))


def test_a_rematch_gathers_again_with_another_secret(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend")
    first = luck_of(visitor, made)
    keys = [made["key"], made["links"][0]["key"]]
    with ExitStack() as stack:
        lines = [stack.enter_context(visitor.sit(made["table"], key)) for key in keys]
        for line in lines:
            line.update()
        while not lines[0].last["over"]:
            mover = lines[0].last["waiting"][0]
            lines[mover].until_seq(lines[0].last["seq"])
            seq = lines[mover].act()["seq"]
            lines[0].until_seq(seq)
    answer = visitor.client.post(f"/api/tables/{made['table']}/rematch", params={"key": keys[1]})
    again = {**made, "table": answer.json()["table"]}
    second = luck_of(visitor, again)
    assert not second.dealt
    assert second.commitment != first.commitment
    visitor.make_luck(again["table"], keys)
    assert luck_of(visitor, again).dealt


def test_a_server_that_starts_again_goes_on_gathering(tmp_path: Path, settings: Settings) -> None:
    where = replace(settings, data=tmp_path / "data")
    where.data.mkdir()
    with TestClient(create_app(where)) as client:
        visitor = Visitor(client)
        made = visitor.make("venezia2099", "screen", "friend", dealt=False)
        with visitor.sit(made["table"], made["key"]) as host:
            before = gathering(host)
            host.pledge()
            pledged = gathering(host)
            own = host.bytes
    with TestClient(create_app(where)) as client:
        visitor = Visitor(client)
        friend_key = made["links"][0]["key"]
        with visitor.sit(made["table"], made["key"]) as host, visitor.sit(made["table"], friend_key) as friend:
            told = gathering(host)
            assert told.commitment == before.commitment
            pledges = {one.name: one.pledge for one in told.contributors}
            assert pledges == {one.name: one.pledge for one in pledged.contributors}
            host.bytes = own
            gathering(friend)
            friend.pledge()
            friend.reveal()
            host.reveal()
            host.update()
        match = client.app.state.services.hall.tables[made["table"]].match
        assert isinstance(match.source, FairLuck)
        assert match.source.contributed["host"] == own
