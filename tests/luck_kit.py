"""Making the luck of a table at a running server, as browsers do, and a stored table that is dealt."""

from __future__ import annotations

import hashlib
import json
import secrets
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from websockets.sync.client import connect
from websockets.typing import Origin

from serenissima import games
from serenissima.match import luck
from serenissima.match.match import Match
from serenissima.table import plans
from serenissima.table.gathering import Gathering
from serenissima.table.outside import Outside
from serenissima.table.plans import TablePlan
from serenissima.table.records import TableRecord

Told = dict[str, Any]


def make_luck(address: str, made: Told) -> None:
    """Everybody who plays comes, pledges and shows the bytes, and goes when the cards are dealt."""
    where = address.replace("http", "ws", 1)
    keys = [made["key"], *(link["key"] for link in made["links"])]
    with ExitStack() as stack:
        adding = []
        for key in keys:
            opened: Any = connect(f"{where}/api/tables/{made['table']}/live?key={key}", origin=Origin(address))
            line = stack.enter_context(opened)
            told: Told = json.loads(line.recv(timeout=10))
            if told.get("name") is not None:
                adding.append((line, secrets.token_bytes(32)))
        for line, own in adding:
            line.send(json.dumps({"type": "pledge", "pledge": hashlib.sha256(own).hexdigest()}))
        for line, own in adding:
            while not json.loads(line.recv(timeout=10)).get("closed"):
                pass
            line.send(json.dumps({"type": "reveal", "bytes": own.hex()}))
        for line, _ in adding[:1]:
            while json.loads(line.recv(timeout=10))["type"] != "update":
                pass


def through_the_gathering(now: Gathering) -> Gathering:
    """Everybody has pledged and shown bytes."""
    own = {name: secrets.token_bytes(luck.LENGTH) for name in now.names}
    for name, chosen in own.items():
        now = now.pledged(name, luck.pledge(chosen))
    now = now.close(set(own))
    for name, chosen in own.items():
        now = now.revealed(name, chosen.hex())
    return now


def dealt_record(wish: TablePlan) -> TableRecord:
    """What is stored of a new table when its cards are dealt."""
    record = plans.make(wish, Outside()).record
    now = through_the_gathering(Gathering.from_json(record.id, record.header["gathering"]))
    match = Match.start(games.title(record.game), len(record.seats), record.header["options"], source=now.source())
    header = match.header(secrets_too=True)
    return replace(record, header=header, entries=tuple(match.lines()), snapshot=match.snapshot())
