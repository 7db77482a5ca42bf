"""A visitor of the server for tests: makes tables, opens screens, plays."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from litestar.testing import TestClient, WebSocketTestSession

ORIGIN = "http://testserver.local"
Told = dict[str, Any]


class Line:
    """One WebSocket, as a client uses it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.heard: list[Told] = []
        self.last: Told = {}
        self.bytes = b""

    def hear(self) -> Told:
        """The next message."""
        told: Told = json.loads(self.session.receive_text(timeout=10))
        self.heard.append(told)
        if told["type"] == "update":
            self.last = told
        return told

    def update(self) -> Told:
        """The next update, skipping everything else."""
        while self.hear()["type"] != "update":
            pass
        return self.last

    def refusal(self) -> Told:
        """The next refusal, skipping everything else."""
        while (told := self.hear())["type"] != "refused":
            pass
        return told

    def until_seq(self, seq: int) -> Told:
        """Updates until one has at least that sequence number."""
        while self.last.get("seq", -1) < seq:
            self.hear()
        return self.last

    def until_asked(self) -> Told:
        """Updates until this screen's viewer has options, or the game is over."""
        while not (self.last.get("options") or self.last.get("over")):
            self.hear()
        return self.last

    def pledge(self) -> None:
        """Pledges bytes of its own."""
        self.bytes = secrets.token_bytes(32)
        self.say(type="pledge", pledge=hashlib.sha256(self.bytes).hexdigest())

    def reveal(self) -> None:
        """Waits until pledges are closed, and shows the bytes."""
        while not self.hear().get("closed"):
            pass
        self.say(type="reveal", bytes=self.bytes.hex())

    def say(self, **command: object) -> None:
        """Sends a command."""
        self.session.send_text(json.dumps(command))

    def act(self, option: int = 0) -> Told:
        """Takes one of the options in sight, and waits for what comes of it."""
        seen = self.last
        self.say(type="act", seat=seen["viewer"], action=seen["options"][option]["action"], seq=seen["seq"])
        return self.until_seq(seen["seq"] + 1)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def get(self, path: str, **query: str) -> Told:
        """A JSON answer that must be good."""
        answer = self.client.get(path, params=query)
        assert answer.status_code == 200, answer.text
        told: Told = answer.json()
        return told

    def make(self, game: str, *kinds: str, dealt: bool = True, **more: object) -> Told:
        """A new table: `make("doge", "screen", "friend", "bot greedy")`. Unless told otherwise, everybody comes for a
        moment to make the luck, so that it is dealt.
        """
        seats: list[Told] = []
        for kind in kinds:
            sort, _, level = kind.partition(" ")
            seats.append({"kind": sort, "level": level} if level else {"kind": sort})
        answer = self.client.post("/api/tables", json={"game": game, "players": len(kinds), "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: Told = answer.json()
        if dealt:
            self.make_luck(made["table"], [made["key"], *(link["key"] for link in made["links"])])
        return made

    def make_luck(self, table: str, keys: list[str]) -> None:
        """Everybody comes, pledges and shows the bytes, and goes when the cards are dealt."""
        with ExitStack() as stack:
            lines = [stack.enter_context(self.sit(table, key)) for key in keys]
            adding = [line for line in lines if line.hear().get("name") is not None]
            for line in adding:
                line.pledge()
            for line in adding:
                line.reveal()
            for line in lines:
                if not line.last:
                    line.update()
        stands = self.client.app.state.services.hall.tables[table]
        while stands.viewers:
            time.sleep(0.001)

    @contextmanager
    def sit(self, table: str, key: str, origin: str | None = ORIGIN) -> Iterator[Line]:
        """A screen at a table."""
        headers = {} if origin is None else {"origin": origin}
        path = f"/api/tables/{table}/live?key={key}"
        with self.client.websocket_connect(path, headers=headers) as session:
            yield Line(session)


def play_out(line: Line) -> Told:
    """Plays first options to the end of the game, lifting every curtain."""
    while not line.last.get("over"):
        if line.last.get("curtain") is not None:
            line.say(type="look", seat=line.last["curtain"])
            line.update()
        elif line.last.get("options"):
            line.act()
        else:
            line.hear()
    return line.last
