"""Bots that people bring along: the one the documentation shows, and those that cannot be used."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from serenissima import bots, games
from serenissima.arena import contest
from serenissima.arena.contest import Contest, play_one
from serenissima.bots import levels
from serenissima.table.hall import Hall
from serenissima.table.records import Key
from serenissima.table.workers import BotWorkers
from tests.table_kit import OUTSIDE, QUICK, House, Onlooker, plan, until

PAGE = Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md"
WATCH = Key("", "watch", ())
HEAD = "from serenissima.bots import Bot\n"
FAILING = {
    "crasher": "class Crasher(Bot):\n    def choose(self, known, options):\n        raise RuntimeError('no idea')\n",
    "cheat": "class Cheat(Bot):\n    def choose(self, known, options):\n        return 10**9\n",
    "sleeper": "class Sleeper(Bot):\n    def choose(self, known, options):\n        while True: pass\n",
    "napper": (
        "import time\nclass Napper(Bot):\n    def choose(self, known, options):\n"
        "        try:\n            time.sleep(600)\n        except Exception:\n            return 0\n"
    ),
    "quitter": "class Quitter(Bot):\n    def choose(self, known, options):\n        raise SystemExit('enough')\n",
    "unmade": "class Unmade(Bot):\n    def __init__(self, title, seed):\n        1 / 0\n",
}


@pytest.fixture
def brought(tmp_path: Path) -> Iterator[dict[str, Path]]:
    shown = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    files = {"lookout": shown.group(1), **{name: HEAD + text for name, text in FAILING.items()}}
    paths = {}
    for name, text in files.items():
        paths[name] = tmp_path / f"{name}.py"
        paths[name].write_text(text, encoding="utf-8")
        bots.bring(paths[name])
    yield paths
    for name in files:
        levels.send_away(name)


def test_the_bot_of_the_documentation_is_thirty_lines_and_plays(brought: dict[str, Path]) -> None:
    assert len([line for line in brought["lookout"].read_text().splitlines() if line.strip()]) <= 30
    title = games.title("venezia2099")
    wins = 0
    for seed in range(3):
        game = title.new_game(2, seed)
        bots.play(game, [bots.make("lookout", title, seed), bots.make("random", title, seed)])
        wins += int(game.standing()[0]) >= int(game.standing()[1])
    assert wins >= 2


def test_it_plays_on_the_ladder_under_the_name_of_its_file(brought: dict[str, Path]) -> None:
    played = play_one(Contest("venezia2099", 2, "lookout", "random"), 0)
    assert played.decisions[0] > 5


@pytest.mark.parametrize(
    ("name", "reason"),
    [("crasher", "no idea"), ("cheat", "1000000000"), ("unmade", "Unmade"), ("quitter", "SystemExit: enough")],
)
def test_on_the_ladder_a_bot_that_fails_is_named(brought: dict[str, Path], name: str, reason: str) -> None:
    with pytest.raises(bots.BadBot, match=reason) as found:
        play_one(Contest("venezia2099", 2, name, "random"), 0)
    assert name in str(found.value).lower()


@pytest.mark.parametrize("name", ["sleeper", "napper"])
def test_on_the_ladder_a_bot_that_never_answers_is_named(
    brought: dict[str, Path], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "OWN_SECONDS", 0.3)
    with pytest.raises(bots.BadBot, match=f"'{name}' gave no answer within 0.3 s"):
        play_one(Contest("venezia2099", 2, name, "random"), 0)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) == signal.SIG_DFL


@pytest.mark.parametrize(
    ("text", "reason"),
    [("x = 1\n", "0 classes"), ("import nothing_there\n", "cannot be imported"), ("def (\n", "SyntaxError")],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(text)
    with pytest.raises(bots.BadBot, match=reason) as found:
        bots.bring(file)
    assert "odd.py" in str(found.value)
    assert "odd" not in bots.offered()


def test_a_file_may_not_take_the_name_of_a_level(tmp_path: Path) -> None:
    file = tmp_path / "doge.py"
    file.write_text(HEAD + FAILING["crasher"])
    with pytest.raises(bots.BadBot, match="level of the house"):
        bots.bring(file)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("crasher", "problem-bot-failed"),
        ("cheat", "problem-bot-out-of-bounds"),
        ("sleeper", "problem-bot-late"),
        ("quitter", "problem-bot-failed"),
        ("unmade", "problem-bot-failed"),
    ],
)
def test_at_a_table_a_bot_that_fails_is_named_and_another_plays_on(
    brought: dict[str, Path], name: str, told: str
) -> None:
    async def story() -> None:
        workers = BotWorkers(limit=3.0, own=(brought[name],))
        house = House()
        house.hall = Hall(house.memory, workers, QUICK, OUTSIDE)
        table, made = await house.sit(plan("venezia2099", "screen", f"bot {name}"))
        table.join(Onlooker(table.key(made.host)))
        for _ in range(60):
            if 1 in table.bots.stand_ins and table.match.waiting() == [0] and table.seq > 3:
                break
            if table.match.waiting() == [0]:
                await table.act(table.key(made.host), 0, table.match.options(0)[0], table.seq)
            await until(lambda: table.match.waiting() == [0] or 1 in table.bots.stand_ins, 30)
            await until(lambda: table.match.waiting() == [0], 30)
        said = table.bots.stand_ins[1]
        assert said.id == told
        assert said.args["level"] == name
        assert table.seats[1].level == name
        table.close()
        await workers.close()

    asyncio.run(story())


def test_at_a_table_the_bot_of_the_documentation_plays(brought: dict[str, Path]) -> None:
    async def story() -> None:
        workers = BotWorkers(own=(brought["lookout"],))
        house = House()
        house.hall = Hall(house.memory, workers, QUICK, OUTSIDE)
        table, _ = await house.sit(plan("venezia2099", "bot lookout", "bot random"))
        table.join(Onlooker(WATCH))
        await until(lambda: table.seq > 4, 30)
        assert not table.bots.stand_ins
        table.close()
        await workers.close()

    asyncio.run(story())
