"""Damaged match files and stored tables: whatever is wrong with them is told in one sentence, and never by a crash."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serenissima.api import replay
from serenissima.core.title import BadSetting
from serenissima.games import UnknownGame
from serenissima.match.history import BrokenMatch
from serenissima.table.problems import TableProblem
from tests.luck_kit import dealt_record
from tests.table_kit import House, plan

MATCHES = sorted((Path(__file__).parents[1] / "matches").glob("*/*.json"), key=lambda file: file.stat().st_size)[:8]
INSTEAD: list[Any] = [None, True, -1, 0, 10**6, 10**30, -(10**30), 1.5, "", "x", "0" * 64, [], [1], [[]], {}, {"a": 1}]


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in JSON."""
    if way:
        yield way
    if isinstance(data, dict):
        for name in data:
            yield from places(data[name], (*way, name))
    elif isinstance(data, list):
        for n, one in enumerate(data):
            yield from places(one, (*way, n))


def damaged(data: Any, dice: random.Random) -> Any:
    """The same with something taken out, or replaced by something else."""
    data = copy.deepcopy(data)
    found = list(places(data))
    near = [way for way in found if len(way) < 3]
    *way, last = dice.choice(near if dice.random() < 0.5 else found)
    at = data
    for name in way:
        at = at[name]
    if dice.random() < 0.3:
        del at[last]
    else:
        at[last] = copy.deepcopy(dice.choice(INSTEAD))
    return data


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_damaged_match_file_is_refused_in_a_sentence(file: Path) -> None:
    whole = json.loads(file.read_text())
    dice = random.Random(file.stem)
    refused = []
    for _ in range(40):
        try:
            replay(damaged(whole, dice))
        except (BrokenMatch, UnknownGame, BadSetting) as problem:
            refused.append(str(problem))
    assert len(refused) > 20
    assert all(refused)


@pytest.mark.parametrize("what", ["header", "entries", "snapshot"])
@pytest.mark.parametrize("game", ["venezia2099", "rialto"])
def test_a_damaged_table_is_told_to_whoever_opens_it(game: str, what: str) -> None:
    async def story() -> None:
        house = House()
        whole = dealt_record(plan(game, "screen", "screen", "bot random"))
        dice = random.Random(f"{game} {what}")
        told = []
        for n in range(60):
            held: dict[str, Any] = {"header": whole.header, "entries": list(whole.entries), "snapshot": whole.snapshot}
            held[what] = damaged(held[what], dice)
            if isinstance(held["entries"], list):
                held["entries"] = tuple(held["entries"])
            house.memory.records[f"t{n}"] = replace(whole, id=f"t{n}", **held)
            try:
                await house.hall.table(f"t{n}")
            except TableProblem as problem:
                told.append(problem.sort)
        assert len(told) > 20
        assert set(told) == {"broken"}

    asyncio.run(story())
