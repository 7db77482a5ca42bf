"""Those who play and look on: they err, repeat themselves, read slowly, go away and come back."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any

from serenissima.match.refusal import Refused
from serenissima.simulate.network import Socket
from serenissima.table.problems import TableProblem

if TYPE_CHECKING:
    from serenissima.simulate.night import Night
    from serenissima.simulate.process import Process

Said = dict[str, Any]
GARBLED = ("", "{", "[]", '"act"', '{"type":"act"}', '{"type":"act","seat":-1,"action":0,"seq":0}', "\u0000", "[" * 500)


class Person:
    """One browser at one table."""

    def __init__(self, night: Night, table: str, key: str, seats: tuple[int, ...]) -> None:
        self._night = night
        self.table = table
        self._key = key
        self.seats = seats
        self.told: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.socket: Socket | None = None
        self.rematches: set[str] = set()
        self._before: list[Said] = []
        self._own: dict[int, bytes] = {}  # the bytes for the luck, by round
        self._answered = -1
        self.gone = False

    async def live(self) -> None:
        """Comes, looks and plays; when the line breaks, comes again."""
        night = self._night
        while True:
            process = night.process
            if process.outside.dead:  # nobody answers at that address
                await asyncio.sleep(0.2)
                continue
            self.socket = Socket(process)
            process.serve(self.socket, self.table, self._key)
            acting = asyncio.get_running_loop().create_task(night.guarded(self._act_now_and_then(process, self.socket)))
            self._answered = -1
            while (heard := await self.socket.hear()) is not None:
                self._take_in(heard)
                if night.chance(night.wish.slow_reader):
                    await asyncio.sleep(night.dice.choice((1, 5, 12)))
                    if night.chance(0.5):
                        self.socket.cut()
                if night.chance(night.wish.cut):
                    self.socket.cut()
            acting.cancel()
            if night.chance(night.wish.gone):
                self.gone = True
                return
            await asyncio.sleep(night.dice.choice((0.0, 0.1, 1.0)))

    def _take_in(self, heard: dict[str, Any]) -> None:
        if heard["type"] == "gathering":
            self.told = heard
        if heard["type"] != "update":
            return
        if heard["from"] > len(self.events):
            self._night.fail(f"events from {heard['events_from']} are told to one who knows {len(self.events)}")
        self.events = self.events[: heard["from"]] + heard["events"]
        if [event["n"] for event in self.events] != list(range(len(self.events))):
            self._night.fail("events are told with a gap")
        self.told = heard

    async def _act_now_and_then(self, process: Process, socket: Socket) -> None:
        night = self._night
        while socket.open:
            await asyncio.sleep(night.dice.random() * night.wish.think)
            if night.calm or not self.told:
                continue
            if self.told["type"] == "gathering":
                self._make_luck(socket)
            else:
                self._play(process, socket)
            if night.chance(night.wish.mischief):
                self._make_mischief(socket)

    # --- before the deal

    def _make_luck(self, socket: Socket) -> None:
        told, dice = self.told, self._night.dice
        own = next((one for one in told["contributors"] if one["name"] == told["name"]), None)
        if own is None:
            return
        if not told["closed"] and own["pledge"] is None:
            chosen = self._own.setdefault(told["round"], dice.randbytes(32))
            socket.say({"type": "pledge", "pledge": hashlib.sha256(chosen).hexdigest()})
        elif told["closed"] and own["pledge"] is not None and not own["revealed"] and told["round"] in self._own:
            socket.say({"type": "reveal", "bytes": self._own[told["round"]].hex()})
        elif told["host"] and dice.random() < 0.02:
            socket.say({"type": dice.choice(("deal", "gather-anew"))})

    # --- playing

    def _play(self, process: Process, socket: Socket) -> None:
        told, dice = self.told, self._night.dice
        if told["over"]:
            if self.seats and self._night.chance(self._night.wish.rematches):
                process.outside.start(self._night.guarded(self._ask_for_a_rematch(process)))
        elif told["curtain"] is not None:
            socket.say({"type": "look", "seat": told["curtain"]})
        elif told["options"] and self._answered != told["seq"]:
            self._answered = told["seq"] if dice.random() < 0.9 else -1
            self._say(socket, "act", told["viewer"], dice.choice(told["options"])["action"], told["seq"])
        elif told["undo"]["possible"] and dice.random() < 0.1:
            self._say(socket, "undo", told["viewer"], None, told["seq"])
        elif told["reconsider"] and dice.random() < 0.1:
            self._say(socket, "reconsider", told["viewer"], None, None)

    def _say(self, socket: Socket, what: str, seat: int, action: int | None, seq: int | None) -> None:
        said: Said = {"type": what, "seat": seat}
        if seq is not None:
            said["seq"] = seq
        if action is not None:
            said["action"] = action
            self._night.oracle.asked(self.table, seat, action, said["seq"])
        self._before.append(said)
        socket.say(said)
        if self._night.chance(self._night.wish.flee):
            self._night.loop.call_later(self._night.dice.random() * 2, socket.cut)

    async def _ask_for_a_rematch(self, process: Process) -> None:
        try:
            table = await process.hall.table(self.table)
            self.rematches.add(await process.hall.rematch(table, table.key(self._key)))
        except (TableProblem, Refused):
            pass

    def _make_mischief(self, socket: Socket) -> None:
        dice = self._night.dice
        sort = dice.randrange(5)
        if sort == 0:
            socket.say(dice.choice(GARBLED))
        elif sort == 1 and self._before:
            socket.say(dice.choice(self._before))  # once more what was said before, as a double click does
        elif sort == 2 and self._before:
            socket.say(self._before[-1])
        elif sort == 3 and self.told.get("type") == "update":
            seat, action = dice.randrange(self._night.wish.players), dice.randrange(300)
            if seat not in self.seats:
                socket.say({"type": "act", "seat": seat, "action": action, "seq": self.told["seq"]})
        elif self.seats and self.told.get("type") == "update":
            socket.say({"type": "ask", "seat": dice.choice(self.seats), "action": dice.randrange(300)})
