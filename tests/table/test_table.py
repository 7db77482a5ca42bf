"""A table in memory: the way of every change, and everything that is refused on it."""

from __future__ import annotations

import asyncio
import random

import pytest

from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from serenissima.table.problems import TableProblem
from serenissima.table.reading import count_commands, read_match
from serenissima.table.records import Key
from serenissima.table.table import Table
from tests.table_kit import OUTSIDE, House, Onlooker, plan, someone, until

WATCH = Key("", "watch", ())


def test_a_move_is_stored_before_anybody_hears_of_it() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        viewer = Onlooker(WATCH)
        table.join(viewer)
        house.memory.gate = asyncio.Event()
        seen, stored = viewer.changes, house.memory.records[table.id]
        seat, action = someone(table.match)
        acting = asyncio.create_task(table.act(table.key(made.host), seat, action, table.seq))
        await asyncio.sleep(0.02)
        assert not acting.done()
        assert viewer.changes == seen
        assert table.lock.locked(), "who wants to look has to wait"
        assert house.memory.records[table.id] == stored
        house.memory.gate.set()
        await acting
        assert viewer.changes == seen + 1
        assert len(house.memory.records[table.id].entries) > len(stored.entries)
        assert table.seq == 1

    asyncio.run(story())


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        before = table.match.to_json()
        seat, action = someone(table.match)
        house.memory.failing = True
        with pytest.raises(TableProblem) as caught:
            await table.act(key, seat, action, table.seq)
        assert caught.value.message.id == "problem-not-stored"
        assert table.match.to_json() == before
        assert table.seq == 0
        house.memory.failing = False
        await table.act(key, seat, action, table.seq)
        assert table.seq == 1

    asyncio.run(story())


class Crash:
    """A match with a rule that fails in the middle of a move."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> object:
        return getattr(self.match, name)

    def act(self, seat: int, action: int) -> None:
        self.match.act(seat, action)
        raise ZeroDivisionError("a bug in a rule")


def test_a_rule_that_crashes_leaves_the_table_as_it_was() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        before = table.match.to_json()
        seat, action = someone(table.match)
        table._match = Crash(table.match)  # type: ignore[assignment]
        with pytest.raises(TableProblem) as caught:
            await table.act(table.key(made.host), seat, action, table.seq)
        assert caught.value.message.id == "problem-move-failed"
        assert isinstance(table.match, Match)
        assert table.match.to_json() == before

    asyncio.run(story())


def test_refusals_change_nothing() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "friend", "screen"))
        host, friend = table.key(made.host), table.key(made.friends[1])
        before = table.match.to_json()
        seat, action = someone(table.match)
        owner, stranger = (friend, host) if seat == 1 else (host, friend)
        idle = next(other for other in host.seats if other != seat)
        unlisted = next(other for other in range(10**4) if other not in table.match.options(seat))
        cases = [
            ("refused-not-your-seat", table.act(stranger, seat, action, 0)),
            ("refused-not-your-seat", table.act(WATCH, seat, action, 0)),
            ("refused-not-your-seat", table.undo(stranger, seat, 0)),
            ("refused-not-your-seat", table.reconsider(WATCH, seat)),
            ("refused-not-your-turn", table.act(host, idle, action, 0)),
            ("refused-unknown-action", table.act(owner, seat, 10**9, 0)),
            ("refused-not-offered", table.act(owner, seat, unlisted, 0)),
            ("refused-stale", table.act(owner, seat, action, 1)),
            ("undo-nothing", table.undo(owner, seat, 0)),
            ("refused-nothing-to-reconsider", table.reconsider(owner, seat)),
        ]
        for id, command in cases:
            with pytest.raises(Refused) as caught:
                await command
            assert caught.value.message.id == id
        assert table.match.to_json() == before
        assert table.seq == 0
        assert house.memory.appended == 0

    asyncio.run(story())


def test_a_move_that_is_sent_twice_is_played_once() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        seat, action = someone(table.match)
        await table.act(key, seat, action, 0)
        with pytest.raises(Refused) as caught:
            await table.act(key, seat, action, 0)
        assert caught.value.message.id == "refused-stale"
        assert table.seq == 1

    asyncio.run(story())


def test_a_line_that_drops_in_the_middle_interrupts_nothing() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        house.memory.gate = asyncio.Event()
        seat, action = someone(table.match)
        acting = asyncio.create_task(table.act(table.key(made.host), seat, action, 0))
        await asyncio.sleep(0.01)
        acting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await acting
        assert table.busy
        house.memory.gate.set()
        await until(lambda: table.seq == 1)
        assert read_match(house.memory.records[table.id], OUTSIDE).to_json() == table.match.to_json()

    asyncio.run(story())


def test_undo_takes_back_a_slip_and_says_why_it_cannot() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("doge", "screen", "screen", "screen"))
        key = table.key(made.host)
        before = table.match.view(0)
        await table.act(key, 0, table.match.options(0)[0], table.seq)
        assert table.match.view(0) != before
        epoch = table.epoch
        await table.undo(key, 0, table.seq)
        assert table.match.view(0) == before
        assert table.epoch == epoch + 1
        assert read_match(house.memory.records[table.id], OUTSIDE).view(0) == before
        await table.act(key, 0, table.match.options(0)[0], table.seq)
        await table.act(key, 1, table.match.options(1)[0], table.seq)
        with pytest.raises(Refused) as caught:
            await table.undo(key, 0, table.seq)
        assert caught.value.message.id == "undo-other-acted"
        assert caught.value.message.args == {"player": {"seat": 1}}

    asyncio.run(story())


def test_people_who_answer_at_the_same_time_do_not_make_each_other_stale() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("doge", "screen", "friend", "friend"))
        host, friend = table.key(made.host), table.key(made.friends[1])
        assert table.match.waiting() == [0, 1, 2]
        await table.act(host, 0, table.match.options(0)[0], 0)
        await table.act(friend, 1, table.match.options(1)[0], 0)
        assert table.seq == 2
        with pytest.raises(Refused) as caught:
            await table.act(host, 0, table.match.options(0)[0], 0)
        assert caught.value.message.id == "refused-stale", "one's own moves do count"

    asyncio.run(story())


def test_an_answer_can_be_reconsidered_until_the_last_one_is_given() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("doge", "screen", "screen", "screen"))
        key = table.key(made.host)
        others = [table.match.view(seat) for seat in (1, 2)]
        while 0 in table.match.waiting():
            await table.act(key, 0, table.match.options(0)[0], table.seq)
        await table.reconsider(key, 0)
        assert 0 in table.match.waiting()
        assert [table.match.view(seat) for seat in (1, 2)] == others
        assert read_match(house.memory.records[table.id], OUTSIDE).to_json() == table.match.to_json()

    asyncio.run(story())


def test_asking_why_plays_nothing() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen"))
        key = table.key(made.host)
        seat, action = someone(table.match)
        refs = table.match.title.refs(table.match.state, seat, action)
        assert (await table.why_not_there(key, seat, refs)).message.id == "refused-possible"
        assert (await table.why_not_there(key, seat, ["nothing:1"])).message.id == "refused-not-asked"
        with pytest.raises(Refused):
            await table.why_not_there(WATCH, seat, refs)
        assert table.seq == 0

    asyncio.run(story())


def test_the_sequence_number_says_nothing_about_forced_moves() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "screen", seed=3))
        key = table.key(made.host)
        acts = 0
        while not table.match.over:
            seat, action = someone(table.match)
            await table.act(key, seat, action, table.seq)
            acts += 1
            assert table.seq == acts
        assert count_commands(table.match) == acts
        assert any(entry.forced for entry in table.match.entries), "this game had forced moves"

    asyncio.run(story())


def test_everybody_at_the_table_is_told_who_sits_there() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "friend", "bot random"))
        assert [table.present(seat) for seat in range(3)] == [False, False, True]
        watcher, friend, second = (Onlooker(k) for k in (WATCH, table.key(made.friends[1]), table.key(made.friends[1])))
        table.join(watcher)
        assert watcher.changes == 1
        table.join(friend)
        assert (watcher.changes, friend.changes) == (2, 1)
        assert [table.present(seat) for seat in range(3)] == [False, True, True]
        table.join(second)
        house.hall.leave(table, friend)
        assert watcher.changes == 2, "the friend is still there, at another screen"
        house.hall.leave(table, second)
        assert watcher.changes == 3
        assert [table.present(seat) for seat in range(3)] == [False, False, True]

    asyncio.run(story())


def test_spectators_who_come_and_go_disturb_nobody() -> None:
    async def story() -> None:
        house = House()
        table, _ = await house.sit(plan("venezia2099", "screen", "screen"))
        crowd = [Onlooker(WATCH) for _ in range(50)]
        for one in crowd:
            table.join(one)
        for one in crowd[1:]:
            house.hall.leave(table, one)
        assert [one.changes for one in crowd] == [1] * 50

    asyncio.run(story())


@pytest.mark.parametrize("game", ["doge", "venezia2099"])
def test_a_storm_of_commands_leaves_memory_and_store_in_agreement(game: str) -> None:
    """Several screens at once send whatever comes to their mind, with old and new sequence numbers."""

    async def screen(house: House, table: Table, key: Key, dice: random.Random) -> None:
        for _ in range(120):
            seat = dice.randrange(3)
            listed = table.match.options(seat) or [0]
            seq = max(0, table.seq - dice.choice([0, 0, 0, 1]))
            try:
                match dice.randrange(8):
                    case 0:
                        await table.undo(key, seat, seq)
                    case 1:
                        await table.reconsider(key, seat)
                    case _:
                        await table.act(key, seat, dice.choice(listed), seq)
            except Refused:
                await asyncio.sleep(0)

    async def story() -> None:
        house = House()
        table, made = await house.sit(plan(game, "screen", "screen", "screen"))
        key = table.key(made.host)
        await asyncio.gather(*(screen(house, table, key, random.Random(n)) for n in range(4)))
        assert table.seq > 50
        assert table.seq == count_commands(table.match)
        stored = read_match(house.memory.records[table.id], OUTSIDE)
        assert stored.to_json() == table.match.to_json()
        assert [stored.undo_status(s).reason.id for s in range(3)] == [
            table.match.undo_status(s).reason.id for s in range(3)
        ]

    asyncio.run(story())
