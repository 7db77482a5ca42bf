"""Bots at a table: they play, they fail without harm, and they know only what their seat knows."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import asdict
from typing import Any

import pytest

from serenissima import games
from serenissima.core.fields import fill_from_json, view
from serenissima.match.match import Match
from serenissima.table import thinking
from serenissima.table.pace import Pace
from serenissima.table.plans import title_of
from serenissima.table.reading import read_match
from serenissima.table.records import Key
from serenissima.table.thinking import BotFailed, Question
from serenissima.table.workers import BotWorkers
from tests.table_kit import OUTSIDE, House, Onlooker, plan, until

WATCH = Key("", "watch", ())


def question(level: str = "random", game: str = "venezia2099") -> Question:
    match = Match.start(title_of(game), 3, {}, 11)
    return thinking.question_for(match, match.waiting()[0], level, 1)


def test_bots_play_a_whole_game_while_somebody_watches() -> None:
    async def story() -> None:
        house = House()
        table, _ = await house.sit(plan("venezia2099", "bot greedy", "bot random", "bot random"))
        await asyncio.sleep(0.02)
        assert not house.thinker.asked, "a table of bots alone waits for somebody to watch"
        table.join(Onlooker(WATCH))
        await until(lambda: table.match.over, 20)
        assert {asked.level for asked in house.thinker.asked} == {"greedy", "random"}
        assert len(house.thinker.asked) == table.seq

    asyncio.run(story())


@pytest.mark.parametrize("game", games.names())
def test_a_table_of_bots_plays_every_game_to_an_end_that_replays(game: str) -> None:
    async def story() -> None:
        house = House()
        table, _ = await house.sit(plan(game, *["bot random"] * games.title(game).min_players, seed=1))
        table.join(Onlooker(WATCH))
        await until(lambda: table.match.over, 60)
        assert table.bots.stand_ins == {}
        assert read_match(house.memory.records[table.id], OUTSIDE).over

    asyncio.run(story())


def test_bots_stop_when_the_last_watcher_of_a_table_of_bots_goes() -> None:
    async def story() -> None:
        house = House(Pace(bot_time=0, bot_pause=0.01, idle=60))
        table, _ = await house.sit(plan("venezia2099", "bot random", "bot random"))
        watcher = Onlooker(WATCH)
        table.join(watcher)
        await until(lambda: table.seq >= 2)
        house.hall.leave(table, watcher)
        await until(lambda: not table.busy)
        stopped = table.seq
        await asyncio.sleep(0.05)
        assert table.seq == stopped
        table.join(watcher)
        await until(lambda: table.seq > stopped)

    asyncio.run(story())


def test_bots_answer_a_person_even_when_nobody_is_connected() -> None:
    """In a slow game people come and go: the bots must not wait for the next one to open the page."""

    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "bot random"))
        for _ in range(12):
            await until(lambda: not table.busy)
            assert table.match.waiting() == [0]
            await table.act(table.key(made.host), 0, table.match.options(0)[0], table.seq)
        await until(lambda: not table.busy)
        assert len(house.thinker.asked) > 0

    asyncio.run(story())


def test_a_bot_pauses_so_that_people_can_follow() -> None:
    async def story() -> None:
        house = House(Pace(bot_time=0, bot_pause=0.2, idle=60))
        table, _ = await house.sit(plan("venezia2099", "bot random", "bot random"))
        began = time.monotonic()
        table.join(Onlooker(WATCH))
        await until(lambda: table.seq >= 2)
        assert time.monotonic() - began >= 0.4

    asyncio.run(story())


@pytest.mark.parametrize("how", ["crash", "nonsense"])
def test_a_broken_bot_does_not_hold_up_the_table(how: str) -> None:
    async def story() -> None:
        house = House()
        if how == "crash":
            house.thinker.trouble = BotFailed("a bug in the bot")
        else:
            house.thinker.instead = 10**9
        table, _ = await house.sit(plan("venezia2099", "bot greedy", "bot greedy"))
        table.join(Onlooker(WATCH))
        await until(lambda: table.match.over, 20)

    asyncio.run(story())


def test_what_a_bot_thought_about_a_position_that_is_gone_is_forgotten() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "bot random"))
        key = table.key(made.host)
        await until(lambda: table.match.waiting() == [0] and not table.busy)
        house.thinker.gate = asyncio.Event()
        asked = len(house.thinker.asked)
        await table.act(key, 0, table.match.options(0)[0], table.seq)
        await until(lambda: len(house.thinker.asked) > asked)
        await table.undo(key, 0, table.seq)
        seq = table.seq
        house.thinker.gate.set()
        await until(lambda: not table.busy)
        assert table.seq == seq
        assert table.match.waiting() == [0]

    asyncio.run(story())


def test_a_bots_act_that_cannot_be_stored_is_told_and_tried_again() -> None:
    async def story() -> None:
        house = House(Pace(bot_time=0, bot_pause=0, bot_retry=0.05, idle=60))
        table, _ = await house.sit(plan("venezia2099", "bot random", "bot random"))
        house.memory.failing = True
        watcher = Onlooker(WATCH)
        table.join(watcher)
        await until(lambda: len(watcher.warnings) == 2)
        assert set(watcher.warnings) == {"problem-not-stored"}
        assert table.seq == 0
        house.memory.failing = False
        await until(lambda: table.seq > 3)

    asyncio.run(story())


def test_bots_whose_acts_cannot_be_stored_give_up_when_nobody_is_there() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "bot random"))
        await until(lambda: not table.busy)
        house.thinker.gate = asyncio.Event()
        await table.act(table.key(made.host), 0, table.match.options(0)[0], table.seq)
        seq = table.seq
        house.memory.failing = True
        house.thinker.gate.set()
        await until(lambda: not table.busy)
        assert table.seq == seq
        assert table.match.waiting() == [1]

    asyncio.run(story())


def test_a_bot_is_asked_about_imagined_hands_never_the_true_ones() -> None:
    match = Match.start(title_of("venezia2099"), 3, {}, 5)
    seat = match.waiting()[0]
    truth = match.snapshot()
    others = [other for other in range(3) if other != seat]
    imagined = set()
    for _ in range(20):
        position: Any = thinking.question_for(match, seat, "greedy", OUTSIDE.bits(62)).position
        game = match.title.begin(match.setting, 0)
        fill_from_json(game, position, match.title.frames)
        assert view(game, seat) == match.view(seat), "the bot sees all that its seat sees"
        assert position["luck"] != truth["luck"]
        imagined.add(str([position["players"][other]["hand"] for other in others]))
    true_players: Any = truth["players"]
    assert len(imagined) == 20
    assert str([true_players[other]["hand"] for other in others]) not in imagined


def test_a_worker_process_answers_like_the_bot_itself() -> None:
    async def story() -> None:
        workers = BotWorkers()
        for level in ("random", "greedy"):
            asked = question(level)
            assert await workers.choose(asked) == thinking.answer(asked)
        await workers.close()

    asyncio.run(story())


FAILING = """
import sys, json
for line in sys.stdin:
    what = json.loads(line)["level"]
    if what == "die": sys.exit(3)
    if what == "hang":
        while True: pass
    if what == "babble": print("hello", flush=True); continue
    print(json.dumps({"error": "boom"} if what == "crash" else {"action": 42}), flush=True)
"""


def test_workers_survive_bots_that_crash_die_hang_or_babble() -> None:
    async def story() -> None:
        workers = BotWorkers(limit=1.0, command=(sys.executable, "-S", "-c", FAILING))
        for level, reason in [("crash", "boom"), ("die", "died"), ("hang", "within 1 s"), ("babble", "failed")]:
            with pytest.raises(BotFailed, match=reason):
                await workers.choose(question(level))
            assert await workers.choose(question("fine")) == 42
        await workers.close()

    asyncio.run(story())


def test_a_worker_that_cannot_start_is_a_bot_that_fails() -> None:
    async def story() -> None:
        workers = BotWorkers(command=("/nowhere/python",))
        with pytest.raises(BotFailed):
            await workers.choose(question())

    asyncio.run(story())


def test_an_unknown_level_is_an_error_of_the_bot_not_of_the_worker() -> None:
    async def story() -> None:
        workers = BotWorkers()
        with pytest.raises(BotFailed, match="UnknownLevel"):
            await workers.choose(question("genius"))
        asked = question()
        assert await workers.choose(asked) == thinking.answer(asked)
        await workers.close()

    asyncio.run(story())


def test_a_question_survives_the_way_to_the_worker() -> None:
    asked = question()
    assert Question(**json.loads(json.dumps(asdict(asked)))) == asked


def test_leaving_a_table_of_bots_stops_a_thought_in_progress() -> None:
    async def story() -> None:
        house = House()
        house.thinker.gate = asyncio.Event()
        table, _ = await house.sit(plan("venezia2099", "bot doge", "bot doge"))
        watcher = Onlooker(WATCH)
        table.join(watcher)
        await until(lambda: len(house.thinker.asked) == 1)
        house.hall.leave(table, watcher)
        await until(lambda: not table.busy)
        assert table.seq == 0

    asyncio.run(story())


def test_a_thought_that_nobody_waits_for_any_more_ends_its_process() -> None:
    async def story() -> None:
        workers = BotWorkers(command=(sys.executable, "-S", "-c", FAILING))
        assert await workers.choose(question("fine")) == 42
        task = asyncio.create_task(workers.choose(question("hang")))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await workers.choose(question("fine")) == 42
        await workers.close()

    asyncio.run(story())


def test_all_who_are_asked_at_once_share_the_announced_time() -> None:
    async def story() -> None:
        workers = BotWorkers(count=1, command=(sys.executable, "-S", "-c", TELLING))
        told = await asyncio.gather(*(workers.choose(question("doge")) for _ in range(10)))
        await workers.close()
        budgets = [milliseconds / 1000 for milliseconds in told]
        assert sum(budgets) <= 10 * 3.0
        assert budgets[0] <= 3.0
        assert min(budgets) <= 0.3

    asyncio.run(story())


TELLING = """
import sys, json
for line in sys.stdin:
    print(json.dumps({"action": int(1000 * json.loads(line)["seconds"])}), flush=True)
"""


SLOW = """
import sys, json, time
for line in sys.stdin:
    time.sleep({"doge": 1.5, "merchant": 0.8}.get(json.loads(line)["level"], 0))
    print(json.dumps({"action": 7}), flush=True)
"""


def test_who_announced_to_be_quick_does_not_wait_for_one_who_thinks_long() -> None:
    async def story() -> None:
        workers = BotWorkers(count=1, command=(sys.executable, "-S", "-c", SLOW))
        done: list[str] = []

        async def ask(level: str) -> None:
            assert await workers.choose(question(level)) == 7
            done.append(level)

        await asyncio.gather(*(ask(level) for level in ("doge", "merchant", "apprentice", "greedy", "random")))
        await workers.close()
        assert set(done[:3]) == {"apprentice", "greedy", "random"}
        assert done[3:] == ["merchant", "doge"]

    asyncio.run(story())


def test_a_bot_that_somebody_brought_along_keeps_none_of_the_house_waiting() -> None:
    """Levels that the house does not have are somebody's own; here one that never answers."""

    async def story() -> None:
        workers = BotWorkers(count=1, limit=30.0, command=(sys.executable, "-S", "-c", FAILING))
        hanging = asyncio.create_task(workers.choose(question("hang")))
        await asyncio.sleep(0.2)
        answers = [await asyncio.wait_for(workers.choose(question("greedy")), 5.0) for _ in range(3)]
        assert answers == [42] * 3
        assert not hanging.done()
        await workers.close()
        with pytest.raises(BotFailed, match="died"):
            await hanging

    asyncio.run(story())


def test_who_was_asked_first_is_answered_first() -> None:
    """Ten tables that ask again as soon as they are answered: none of them waits while others are served twice."""

    async def story() -> None:
        workers = BotWorkers(count=1, command=(sys.executable, "-S", "-c", TELLING))
        served: list[int] = []

        async def sit(number: int) -> None:
            for _ in range(4):
                await workers.choose(question("doge"))
                served.append(number)

        await asyncio.gather(*(sit(number) for number in range(10)))
        await workers.close()
        assert [sorted(served[start : start + 10]) for start in range(0, 40, 10)] == [list(range(10))] * 4

    asyncio.run(story())


def test_a_process_keeps_the_tree_of_a_bot_between_the_decisions_of_a_turn() -> None:
    match = Match.start(title_of("venezia2099"), 2, {}, 3)
    kept: dict[str, Any] = {}
    trees = []
    for _ in range(24):
        seat = match.waiting()[0]
        asked = thinking.question_for(match, seat, "apprentice", OUTSIDE.bits(62), "the table")
        action = thinking.answer(Question(**{**asdict(asked), "seconds": 0.02}), kept)
        trees.append((seat, kept[f"the table {seat} apprentice"]._searcher))
        match.act(seat, action)
    again = [seat for (seat, tree), (other, older) in zip(trees[1:], trees, strict=False) if tree is older]
    assert again, "some decision went on from the tree of the one before"
    assert len(kept) == 2
