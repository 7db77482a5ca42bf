"""How many tables one server carries: people who play at once, each move timed from the click to the new position.

    python benchmarks/server_load.py [--tables 100] [--seconds 15] [--game venezia2099] [--watchers 1] [--think 1.0]

Starts a server of its own on a free port with its data in a temporary folder, seats two people at each table who play
random options after thinking for a while, and lets spectators watch. Prints moves and messages per second, the time
of one core that the server spends on a move with all its messages, and the latency of a move: stored, and shown to the
one who made it.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Count:
    """What was seen so far."""

    arrived: int = 0
    messages: int = 0
    size: int = 0
    refused: int = 0
    finished: int = 0
    busy: float = 0.0
    waits: list[float] = field(default_factory=list)

    def hear(self, text: str | bytes) -> dict[str, Any]:
        """Takes note of a message."""
        self.messages += 1
        self.size += len(text)
        told: dict[str, Any] = json.loads(text)
        self.refused += told["type"] not in {"update", "gathering"}
        return told


async def make_luck(line: ClientConnection, told: dict[str, Any], own: bytes) -> None:
    """Pledges bytes of one's own, and shows them when all have pledged."""
    mine = next(one for one in told["contributors"] if one["name"] == told["name"])
    if not told["closed"] and mine["pledge"] is None:
        await line.send(json.dumps({"type": "pledge", "pledge": hashlib.sha256(own).hexdigest()}))
    elif told["closed"] and not mine["revealed"]:
        await line.send(json.dumps({"type": "reveal", "bytes": own.hex()}))


async def person(line: ClientConnection, count: Count, think: float, dice: random.Random) -> None:
    """Plays whatever is offered, and measures how long each move takes to come back as a new position."""
    asked, seat = -1, -1
    sent = 0.0
    own = os.urandom(32)
    while True:
        told = count.hear(await line.recv())
        if told["type"] == "gathering":
            await make_luck(line, told, own)
        if told["type"] != "update":
            continue
        seat = told["viewer"]
        if sent and told["seq"] > asked:
            count.waits.append(time.perf_counter() - sent)
            sent = 0.0
        if told["over"]:
            count.finished += 1
            return
        if told["options"] and told["seq"] != asked:
            await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
            asked = told["seq"]
            action = dice.choice(told["options"])["action"]
            sent = time.perf_counter()
            await line.send(json.dumps({"type": "act", "seat": seat, "action": action, "seq": asked}))


async def watch(line: ClientConnection, count: Count) -> None:
    """Looks on."""
    while not count.hear(await line.recv()).get("over"):
        pass


async def play_table(address: str, wish: argparse.Namespace, count: Count, dice: random.Random) -> None:
    """One table after another, until somebody ends it all."""
    where = address.replace("http", "ws", 1)
    async with httpx.AsyncClient() as client:
        while True:
            seats = [{"kind": "screen"}, *[{"kind": "friend"}] * (wish.players - 1)]
            body = {"game": wish.game, "players": wish.players, "seats": seats}
            made = (await client.post(f"{address}/api/tables", json=body)).json()
            if "key" not in made:
                await asyncio.sleep(1)
                continue
            keys = [made["key"], *(link["key"] for link in made["links"])]
            lines = [
                await connect(f"{where}/api/tables/{made['table']}/live?key={key}", origin=Origin(address)).__aenter__()
                for key in [*keys, *[made["watch"]] * wish.watchers]
            ]
            count.arrived += 1
            people = [person(line, count, wish.think, dice) for line in lines[: len(keys)]]
            watchers = [watch(line, count) for line in lines[len(keys) :]]
            await asyncio.gather(*people, *watchers)
            for line in lines:
                await line.close()


def used(process: int) -> float:
    """The seconds of a core that a process has spent."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, server: int, wish: argparse.Namespace) -> Count:
    """Plays for the wished time, counted from when everybody has arrived."""
    dice = random.Random(1)
    count = Count()
    tables = [asyncio.create_task(play_table(address, wish, count, dice)) for _ in range(wish.tables)]
    while count.arrived < wish.tables:
        await asyncio.sleep(0.2)
        for task in tables:
            if task.done():
                await task
    await asyncio.sleep(2)
    count.messages = count.size = count.refused = count.finished = 0
    count.waits.clear()
    before = used(server)
    await asyncio.sleep(wish.seconds)
    count.busy = used(server) - before
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return count


async def main() -> None:
    """Starts the server, measures, and reports."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--watchers", type=int, default=1)
    words.add_argument("--seconds", type=float, default=15)
    words.add_argument("--think", type=float, default=1.0, help="mean seconds before a move")
    words.add_argument("--game", default="venezia2099")
    wish = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"SERENISSIMA_DATA": folder, "SERENISSIMA_PORT": "0", "SERENISSIMA_TABLES_PER_MINUTE": "100000"}
        server = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "serenissima.server",
            env={**os.environ, **settings, "PYTHONPATH": str(ROOT / "src")},
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            address = (await server.stdout.readline()).decode().split()[-1]
            count = await measure(address, server.pid, wish)
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
    waits = sorted(count.waits)
    if not waits:
        sys.exit("No move was made: the time was too short.")
    at = {share: 1000 * waits[min(len(waits) - 1, int(share * len(waits)))] for share in (0.5, 0.95, 0.99)}
    print(f"{wish.tables} tables of {wish.game}, {wish.players} players and {wish.watchers} spectators each")
    print(f"moves/s {len(waits) / wish.seconds:.0f}   messages/s {count.messages / wish.seconds:.0f}   ", end="")
    print(f"kB/s {count.size / wish.seconds / 1000:.0f}   refused {count.refused}   games finished {count.finished}")
    cost, share = 1000 * count.busy / len(waits), count.busy / wish.seconds
    print(f"server: {cost:.1f} ms of a core for a move with its messages, {share:.0%} of a core")
    shown = "   ".join(f"{100 * part:.0f} % {wait:.1f}" for part, wait in at.items())
    print(f"latency of a move, ms: {shown}   worst {1000 * waits[-1]:.1f}")


if __name__ == "__main__":
    asyncio.run(main())
