"""Screens at a table: what they are told, what they may send, and what happens when they send something else."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import replace

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from serenissima.server import compose, protocol
from serenissima.server.app import create_app
from serenissima.server.settings import Settings
from tests.server_kit import Line, Visitor, play_out


def unlisted(line: Line) -> int:
    listed = {option["action"] for option in line.last["options"]}
    return next(action for action in range(10**4) if action not in listed)


def test_the_first_update_tells_everything(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "bot random", seed=1)
    with visitor.sit(made["table"], made["key"]) as line:
        told = line.update()
        whole = msgspec.convert({k: v for k, v in told.items() if k != "type"}, protocol.Update)
        assert (whole.table, whole.game, whole.viewer, whole.mine) == (made["table"], "venezia2099", 0, [0])
        assert [seat.kind for seat in whole.seats] == ["screen", "bot"]
        assert all(seat.present for seat in whole.seats)
        assert whole.events_from == 0
        assert [event.n for event in whole.events] == list(range(len(whole.events)))
        assert whole.events
        assert whole.describe
        assert whole.figures
        assert whole.scores == []
        assert whole.curtain is None


def test_events_are_told_once_and_in_order(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "bot random", seed=1)
    with visitor.sit(made["table"], made["key"]) as line:
        heard = 0
        for _ in range(6):
            while not line.update()["options"]:
                assert line.last["from"] == heard
                heard += len(line.last["events"])
            assert line.last["from"] == heard
            heard += len(line.last["events"])
            seen = line.last
            line.say(type="act", seat=0, action=seen["options"][0]["action"], seq=seen["seq"])
        numbers = [event["n"] for told in line.heard if told["type"] == "update" for event in told["events"]]
        assert numbers == list(range(len(numbers)))


def test_a_game_is_played_to_its_end_with_scores(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "bot random")
    with visitor.sit(made["table"], made["key"]) as line:
        last = play_out(line)
    assert last["over"]
    assert last["prompt"] is None
    assert last["options"] == []
    assert min(last["standing"]) == 1
    assert [row["total"] for row in last["scores"]][-1]
    totals = last["scores"][-1]["values"]
    assert totals[last["standing"].index(1)] == max(totals)
    shown = visitor.get(f"/api/tables/{made['table']}", key=made["key"])
    assert shown["standing"] == last["standing"]


def test_friends_and_spectators_see_every_move(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend")
    friend_key = made["links"][0]["key"]
    with (
        visitor.sit(made["table"], made["key"]) as host,
        visitor.sit(made["table"], friend_key) as friend,
        visitor.sit(made["table"], made["watch"]) as watcher,
    ):
        lines = [host, friend, watcher]
        for line in lines:
            line.update()
        assert [line.last["viewer"] for line in lines] == [0, 1, -1]
        assert watcher.last["mine"] == []
        for seq in range(8):
            for line in lines:
                line.until_seq(seq)
            mover = next(line for line in (host, friend) if line.last["options"])
            assert [line for line in lines if line.last["options"]] == [mover]
            assert mover.last["prompt"]["yours"]
            mover.act()
        for line in lines:
            line.until_seq(8)
        assert host.last["view"]["dry"] == friend.last["view"]["dry"] == watcher.last["view"]["dry"]


def test_presence_is_told(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend")
    with visitor.sit(made["table"], made["key"]) as host:
        assert [seat["present"] for seat in host.update()["seats"]] == [True, False]
        with visitor.sit(made["table"], made["links"][0]["key"]) as friend:
            friend.update()
            assert [seat["present"] for seat in host.update()["seats"]] == [True, True]
        assert [seat["present"] for seat in host.update()["seats"]] == [True, False]


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "hello",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"dance"}',
        '{"type":"act"}',
        '{"type":"act","seat":"0","action":1,"seq":0}',
        '{"type":"act","seat":0,"action":1.5,"seq":0}',
        '{"type":"act","seat":-1,"action":1,"seq":0}',
        '{"type":"act","seat":0,"action":1e400,"seq":0}',
        '{"type":"act","seat":0,"action":99999999999999999999999,"seq":0}',
        '{"type":"act","seat":0,"action":1,"seq":0,"cheat":true}',
        '{"type":"act","seat":0,"action":NaN,"seq":0}',
        "[" * 4000,
        "x" * 60_000,
    ],
)
def test_garbage_is_refused_and_the_line_stays_usable(visitor: Visitor, garbage: str) -> None:
    made = visitor.make("venezia2099", "screen", "screen")
    with visitor.sit(made["table"], made["key"]) as line:
        line.update()
        line.session.send_text(garbage)
        assert line.refusal()["message"]["id"] in {"refused-not-understood", "refused-too-long"}
        line.session.send_bytes(garbage.encode() + b"\xff")
        assert line.refusal()["message"]["id"] in {"refused-not-understood", "refused-too-long"}
        line.say(type="look", seat=line.last["curtain"])
        assert line.update()["seq"] == 0
        assert line.act()["seq"] == 1


def test_refusals_say_why_with_the_clause(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend")
    with visitor.sit(made["table"], made["key"]) as host, visitor.sit(made["table"], made["links"][0]["key"]) as friend:
        host.update()
        friend.update()
        mover, other = (host, friend) if host.last["options"] else (friend, host)
        seat, action = mover.last["viewer"], mover.last["options"][0]["action"]
        cases = [
            (other, {"type": "act", "seat": seat, "action": action, "seq": 0}, "refused-not-your-seat", ""),
            (other, {"type": "look", "seat": seat}, "refused-not-your-seat", ""),
            (other, {"type": "act", "seat": 1 - seat, "action": action, "seq": 0}, "refused-not-your-turn", "V99-"),
            (mover, {"type": "act", "seat": seat, "action": unlisted(mover), "seq": 0}, "refused-not-offered", "V99-"),
            (mover, {"type": "why", "seat": seat, "refs": ["nothing:1"]}, "refused-not-asked", "V99-"),
            (other, {"type": "why", "seat": seat, "refs": ["nothing:1"]}, "refused-not-your-seat", ""),
            (mover, {"type": "act", "seat": seat, "action": action, "seq": 7}, "refused-stale", ""),
            (mover, {"type": "undo", "seat": seat, "seq": 0}, "undo-nothing", ""),
            (mover, {"type": "reconsider", "seat": seat}, "refused-nothing-to-reconsider", ""),
            (mover, {"type": "act", "seat": 9, "action": action, "seq": 0}, "refused-not-your-seat", ""),
        ]
        for line, command, id, clause in cases:
            line.say(**command)
            told = line.refusal()
            assert told["message"]["id"] == id
            assert told["clause"].startswith(clause)
            assert told["seq"] == 0
        assert mover.act()["seq"] == 1


def test_a_spectator_can_do_nothing(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "screen")
    with visitor.sit(made["table"], made["watch"]) as watcher:
        told = watcher.update()
        seat = told["waiting"][0]
        assert told["options"] == []
        commands = [
            {"type": "act", "seat": seat, "action": 0, "seq": 0},
            {"type": "undo", "seat": seat, "seq": 0},
            {"type": "reconsider", "seat": seat},
            {"type": "look", "seat": seat},
            {"type": "why", "seat": seat, "refs": ["square:0"]},
        ]
        for command in commands:
            watcher.say(**command)
            assert watcher.refusal()["message"]["id"] == "refused-not-your-seat"
        assert watcher.last["seq"] == 0
        assert watcher.last["viewer"] == -1


def test_undo_is_offered_with_its_reason_and_tells_the_past_anew(visitor: Visitor) -> None:
    made = visitor.make("doge", "screen", "friend", "friend")
    with visitor.sit(made["table"], made["key"]) as line:
        before = line.update()
        assert before["undo"] == {"possible": False, "reason": {"id": "undo-nothing", "args": {}}}
        acted = line.act()
        assert acted["undo"]["possible"]
        line.say(type="undo", seat=0, seq=acted["seq"])
        after = line.until_seq(2)
        assert after["view"] == before["view"]
        assert after["options"] == before["options"]
        assert after["from"] == 0
        assert after["events"] == before["events"]


def test_an_answer_can_be_reconsidered_while_others_think(visitor: Visitor) -> None:
    made = visitor.make("doge", "screen", "friend", "friend")
    with visitor.sit(made["table"], made["key"]) as line, visitor.sit(made["table"], made["watch"]) as watcher:
        line.update()
        watcher.update()
        while line.last["options"]:
            line.act()
        assert line.last["reconsider"]
        assert 0 not in line.last["waiting"]
        line.say(type="reconsider", seat=0)
        again = line.until_seq(line.last["seq"] + 1)
        assert again["options"]
        assert 0 in again["waiting"]
        watcher.until_seq(again["seq"])
        assert not watcher.last["reconsider"]


def test_people_at_one_screen_are_shown_a_curtain_where_hands_are_hidden(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "screen", seed=4)
    with visitor.sit(made["table"], made["key"]) as line:
        told = line.update()
        first = told["waiting"][0]
        assert (told["viewer"], told["curtain"], told["mine"]) == (-1, first, [0, 1])
        assert told["options"] == []
        assert all(set(player["hand"]) == {"hidden"} for player in told["view"]["players"])
        line.say(type="look", seat=first)
        told = line.update()
        assert (told["viewer"], told["curtain"]) == (first, None)
        assert isinstance(told["view"]["players"][first]["hand"], list)
        assert isinstance(told["view"]["players"][1 - first]["hand"], dict)
        assert told["from"] == 0, "this seat has heard other things than the spectators"
        seats = {first}
        while len(seats) == 1:
            told = line.act()
            if told["curtain"] is not None:
                assert told["viewer"] == -1
                assert told["options"] == []
                assert told["curtain"] == 1 - first
                assert told["from"] == 0, "what the first person alone was told must leave the screen"
                assert not any("cards" in event["args"] for event in told["events"])
                seats.add(told["curtain"])
        line.say(type="look", seat=1 - first)
        told = line.update()
        assert isinstance(told["view"]["players"][first]["hand"], dict)


def test_two_screens_of_one_key_are_both_right(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "bot random")
    with visitor.sit(made["table"], made["key"]) as one, visitor.sit(made["table"], made["key"]) as two:
        one.until_asked()
        seq = one.act()["seq"]
        two.until_seq(seq)
        one.until_asked()
        two.until_seq(one.last["seq"])
        assert {**one.last, "from": 0, "events": []} == {**two.last, "from": 0, "events": []}


def test_who_comes_back_is_told_everything(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend")
    with visitor.sit(made["table"], made["links"][0]["key"]) as line:
        line.update()
    with visitor.sit(made["table"], made["links"][0]["key"]) as line:
        assert line.update()["from"] == 0
        assert line.last["events"]


@pytest.mark.parametrize(
    ("table", "key", "code", "id"),
    [
        ("nowhere", "x", 4404, "problem-unknown-table"),
        (None, "x", 4403, "problem-wrong-key"),
        (None, "", 4403, "problem-wrong-key"),
    ],
)
def test_a_wrong_address_or_key_is_told_before_the_line_closes(
    visitor: Visitor, table: str | None, key: str, code: int, id: str
) -> None:
    made = visitor.make("venezia2099", "screen", "screen")
    with visitor.sit(table or made["table"], key) as line:
        told = line.hear()
        assert (told["type"], told["message"]["id"]) == ("problem", id)
        with pytest.raises(WebSocketDisconnect) as caught:
            line.hear()
        assert caught.value.code == code


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example", None])
def test_pages_of_others_get_no_line(visitor: Visitor, origin: str | None) -> None:
    made = visitor.make("venezia2099", "screen", "screen")
    with pytest.raises(WebSocketDisconnect), visitor.sit(made["table"], made["key"], origin):
        pass


def test_an_origin_can_be_allowed(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, origins=("https://games.example",)))) as client:
        visitor = Visitor(client)
        made = visitor.make("venezia2099", "screen", "screen")
        with visitor.sit(made["table"], made["key"], "https://games.example") as line:
            assert line.update()["seq"] == 0


def test_who_talks_too_fast_is_slowed_down(settings: Settings) -> None:
    limits = replace(settings.limits, messages_per_second=1000, messages_at_once=5)
    with TestClient(create_app(replace(settings, limits=limits))) as client:
        visitor = Visitor(client)
        made = visitor.make("venezia2099", "screen", "screen")
        with visitor.sit(made["table"], made["key"]) as line:
            line.update()
            for _ in range(40):
                line.session.send_text("{}")
            ids = {line.refusal()["message"]["id"] for _ in range(40)}
            assert ids == {"refused-not-understood", "refused-too-fast"}
            time.sleep(0.1)
            line.say(type="look", seat=0)
            assert line.update()["viewer"] == 0, "the line is still usable"


def test_there_is_a_limit_to_the_screens_of_a_table(settings: Settings) -> None:
    limits = replace(settings.limits, viewers=2)
    with TestClient(create_app(replace(settings, limits=limits))) as client:
        visitor = Visitor(client)
        made = visitor.make("venezia2099", "screen", "screen")
        with visitor.sit(made["table"], made["watch"]) as one, visitor.sit(made["table"], made["watch"]) as two:
            one.update()
            two.update()
            with visitor.sit(made["table"], made["watch"]) as three:
                assert three.hear()["message"]["id"] == "problem-full"


def test_many_spectators_share_the_work_and_see_the_same(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "bot random", seed=8)
    with ExitStack() as stack:
        watchers = [stack.enter_context(visitor.sit(made["table"], made["watch"])) for _ in range(30)]
        host = stack.enter_context(visitor.sit(made["table"], made["key"]))
        host.until_asked()
        seq = host.act()["seq"]
        for watcher in watchers:
            watcher.until_seq(seq)
        told = [next(t for t in watcher.heard if t["type"] == "update" and t["seq"] >= seq) for watcher in watchers]
        seen = [update["view"] for update in told if update["seq"] == seq]
        assert seen
        assert all(view == seen[0] for view in seen)


def test_a_position_that_cannot_be_shown_is_told_and_the_line_stays(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = visitor.make("venezia2099", "screen", "friend")
    with visitor.sit(made["table"], made["key"]) as line, monkeypatch.context() as broken:
        line.update()

        def fail(*_: object) -> None:
            raise ZeroDivisionError("a bug in a description")

        broken.setattr(compose, "update", fail)
        line.say(type="look", seat=0)
        line.say(type="undo", seat=0, seq=0)
        while (told := line.hear())["type"] != "problem":
            pass
        assert told["message"]["id"] == "problem-show-failed"
        broken.undo()
        line.say(type="look", seat=0)
        assert line.update()["seq"] == 0
