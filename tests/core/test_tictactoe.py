"""How little a game needs: tic-tac-toe in a hundred lines keeps every promise, is traced, and bots play it well."""

from __future__ import annotations

from pathlib import Path

import pytest

from serenissima import trace
from serenissima.bots import Bot, GreedyBot, RandomBot, SearchBot, play
from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from serenissima.secrecy.twins import Twins
from serenissima.trials.promises import Inspector
from tests.core.tictactoe.game import MARK, TITLE

FOLDER = Path(__file__).parent / "tictactoe"
GAMES = 20


def test_it_has_at_most_a_hundred_lines() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in FOLDER.rglob("*.py"))
    assert lines <= 100


def test_it_keeps_every_promise() -> None:
    for seed in range(5):
        Inspector(TITLE, TITLE.setting(2)).play(seed)
        twins = Twins(TITLE, TITLE.setting(2))
        twins.play(seed, 100)
        assert twins.pairs == 0, "nothing is hidden, so there are no twins"


def test_every_clause_is_carried_out_by_code() -> None:
    assert sorted(clause.id for clause in TITLE.clauses) == sorted(trace.code_of(FOLDER))


def marked(*squares: int) -> Match:
    """A match in which the players marked these squares, by turns."""
    match = Match.start(TITLE, 2)
    for square in squares:
        match.act(match.waiting()[0], int(MARK.at(square)))
    return match


@pytest.mark.parametrize(
    ("squares", "scores"),
    [
        ((0, 3, 1, 4, 2), [1, 0]),  # the upper row
        ((0, 1, 3, 2, 6), [1, 0]),  # the left column
        ((8, 1, 4, 2, 0), [1, 0]),  # aslant
        ((8, 2, 7, 4, 1, 6), [0, 1]),  # aslant, for the second player
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), [0, 0]),  # a full board; the last mark was forced
    ],
)
def test_it_ends_as_its_clauses_say(squares: tuple[int, ...], scores: list[int]) -> None:
    forced = len(squares) == 9
    match = marked(*squares[:8] if forced else squares)
    assert match.over
    assert list(match.state.scores()) == scores


def test_a_marked_square_is_refused_with_its_clause() -> None:
    match = marked(4)
    with pytest.raises(Refused) as refused:
        match.act(1, int(MARK.at(4)))
    assert refused.value.clause == "TTT-TURN-2"


def test_a_bot_that_searches_hardly_loses_and_often_wins() -> None:
    points = 0
    for seed in range(GAMES):
        game = TITLE.new_game(2, seed)
        seats: list[Bot] = [SearchBot(TITLE, seed, 150), RandomBot(TITLE, seed)]
        play(game, seats if seed % 2 == 0 else seats[::-1])
        own = seed % 2
        points += int(game.scores()[own]) - int(game.scores()[1 - own])
    assert points >= GAMES * 0.7
    play(TITLE.new_game(2, 1), [GreedyBot(TITLE, 1), GreedyBot(TITLE, 2)])
