"""Whatever is sent, the answer is a clear refusal, nothing is lost, and the server goes on."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serenissima.server import protocol
from tests.server_kit import Line, Visitor

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
NUMBER = st.integers(-5, 20) | st.integers() | ANYTHING
HEX = st.sampled_from(["00" * 32, "0" * 64, "", "g" * 64]) | ANYTHING
COMMAND = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["act", "undo", "reconsider", "look", "why", "pledge", "reveal", "deal", "gather-anew"])
        | ANYTHING
    },
    optional={"seat": NUMBER, "action": NUMBER, "seq": NUMBER, "more": ANYTHING, "pledge": HEX, "bytes": HEX},
)
SEAT = st.fixed_dictionaries(
    {"kind": st.sampled_from(["bot", "screen", "friend"]) | ANYTHING},
    optional={"name": st.text(max_size=60) | ANYTHING, "level": st.sampled_from(["random", "x"]) | ANYTHING},
)
WISH = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["venezia2099", "doge", "chess"]) | ANYTHING,
        "players": st.integers(1, 6) | ANYTHING,
        "seats": st.lists(SEAT, max_size=6) | ANYTHING,
    },
    optional={"options": ANYTHING, "seed": NUMBER},
)
ONE_SERVER = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


def test_no_wish_for_a_table_breaks_the_server(visitor: Visitor) -> None:
    @ONE_SERVER
    @given(WISH | ANYTHING)
    def wish(body: Any) -> None:
        answer = visitor.client.post(
            "/api/tables", content=json.dumps(body).encode(), headers={"content-type": "application/json"}
        )
        if answer.status_code == 201:
            made = msgspec.json.decode(answer.content, type=protocol.TableMade)
            names = [seat["name"] for seat in visitor.get(f"/api/tables/{made.table}", key=made.key)["seats"]]
            assert all(0 < len(name) <= 30 for name in names)
            assert len(set(names)) == len(names)
        else:
            assert answer.status_code in {400, 404}
            assert msgspec.json.decode(answer.content, type=protocol.Problem).message.id.startswith("problem-")

    wish()


def test_no_command_breaks_a_table(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend", "friend")
    with visitor.sit(made["table"], made["key"]) as line:
        line.update()

        @ONE_SERVER
        @given(COMMAND | ANYTHING)
        def say(command: Any) -> None:
            line.session.send_text(json.dumps(command))
            still_answers(line)

        say()
    shown = visitor.get(f"/api/tables/{made['table']}", key=made["key"])
    assert not shown["over"]
    assert len(shown["waiting"]) == 1


def test_no_command_breaks_a_table_before_the_deal(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend", dealt=False)
    with visitor.sit(made["table"], made["key"]) as line:
        line.hear()

        @ONE_SERVER
        @given(COMMAND | ANYTHING)
        def say(command: Any) -> None:
            line.session.send_text(json.dumps(command))
            still_answers(line)

        say()
    shown = visitor.get(f"/api/tables/{made['table']}", key=made["key"])
    assert not shown["dealt"], "the friend has not come, and nobody knows bytes for a pledge of zeros"


def still_answers(line: Line) -> None:
    """Asks something whose answer is known, and waits for it."""
    line.say(type="why", seat=15, refs=["square:0"])
    while line.refusal()["message"]["id"] != "refused-not-your-seat":
        pass
