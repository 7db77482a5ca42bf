"""What the bots go by, in every game: finished and unfinished games are measured in the same unit."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from serenissima import games
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.search.judge import play_at_random
from serenissima.bots.search.parameters import TO_THE_END
from serenissima.core.bits import filled
from serenissima.core.options import Options
from serenissima.core.title import Title

GAMES = games.names()
LUCKS = range(12)


def leads_at_the_end(title: Title[Any], players: int, luck: int) -> tuple[list[int], list[int]]:
    """Each seat's lead over the best other as the search sees it: a little before the end of a random game, and
    after it.
    """
    game = title.new_game(players, luck * 7919 + 3)
    options = Options()
    past = [game.clone()]
    while not game.over():
        game.options(options)
        game.apply(options.pick(game.below(options.size)))
        past.append(game.clone())
        past = past[-6:]
    found = []
    for position in (past[0], past[-1]):
        worth = [int(heuristic_of(title).judge(position, seat)) for seat in range(players)]
        found.append([worth[s] - max(w for o, w in enumerate(worth) if o != s) for s in range(players)])
    return found[0], found[1]


@pytest.mark.parametrize("name", GAMES)
def test_all_seats_at_once_are_judged_as_one_by_one(name: str) -> None:
    title = games.title(name)
    heuristic = heuristic_of(title)
    for players in range(title.min_players, title.max_players + 1):
        game = title.new_game(players, players)
        for decisions in (0, 40, TO_THE_END):
            play_at_random(game, Options(), decisions)
            worth = filled(players, -1)
            heuristic.judge_all(game, worth)
            assert [int(points) for points in worth] == [int(heuristic.judge(game, seat)) for seat in range(players)]


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_measured_in_the_unit_of_an_unfinished_one(name: str) -> None:
    """Otherwise the leads of one kind drown those of the other, and the search sees nothing else."""
    title = games.title(name)
    players = max(2, title.min_players)
    before: list[int] = []
    after: list[int] = []
    for luck in LUCKS:
        earlier, later = leads_at_the_end(title, players, luck)
        before += [abs(lead) for lead in earlier]
        after += [abs(lead) for lead in later]
    assert mean(after) < 6 * mean(before)
    assert mean(before) < 6 * mean(after)
