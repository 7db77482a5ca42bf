"""The search: the same in every game, repeatable, honest, and better than no search."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima import games
from serenissima.bots.base import Knowledge
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.search.methods import searcher_for
from serenissima.bots.search.parameters import HALVING, TREE, SearchParameters
from serenissima.bots.searching import SearchBot
from serenissima.core.engine import State
from serenissima.core.fields import digest, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.title import Title
from serenissima.trials.bench import midgame
from tests.bots.search_kit import GAMES


def position(title: Title[Any], decisions: int, players: int | None = None) -> State:
    count = players or max(2, title.min_players)
    game = midgame(title, title.setting(count), 5, decisions)
    options = Options()
    game.options(options)
    while options.size < 2:
        game.apply(options.pick(0))
        game.options(options)
    return game


def chosen(
    game: State, title: Title[Any], seed: int, iterations: int = 60, parameters: SearchParameters | None = None
) -> int:
    options = Options()
    seat = game.to_play()
    game.options(options)
    return SearchBot(title, seed, iterations, parameters=parameters).choose(Knowledge(game, seat), options)


@pytest.mark.parametrize("name", GAMES)
def test_the_search_chooses_an_option_and_leaves_the_game_as_it_was(name: str) -> None:
    title = games.title(name)
    for decisions in (3, 20):
        game = position(title, decisions)
        before = digest(game)
        options = Options()
        game.options(options)
        assert options.contains(chosen(game, title, 1))
        assert digest(game) == before


def test_one_to_five_players_are_all_the_same_to_it() -> None:
    for name in GAMES:
        title = games.title(name)
        for players in range(title.min_players, title.max_players + 1):
            game = position(title, 5, players)
            options = Options()
            game.options(options)
            assert options.contains(chosen(game, title, 1, 8, SearchParameters(rollout_depth=3)))


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_and_a_budget_make_the_same_choice(name: str) -> None:
    title = games.title(name)
    game = position(title, 10)
    assert chosen(game, title, 4) == chosen(game, title, 4)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_does_not_change_the_choice(name: str) -> None:
    """Two positions that look the same to the seat: the bot cannot tell them apart, only its luck differs."""
    title = games.title(name)
    game = position(title, 8)
    seat = game.to_play()
    other = determinize(game, seat, 99)
    assert view(other, seat) == view(game, seat)

    def visits(truth: State) -> list[int]:
        searcher = searcher_for(heuristic_of(title), seat, truth.seats, SearchParameters(), 3)
        searcher.begin(determinize(truth, seat, 17))
        searcher.run(40)
        return [int(searcher.root.tries[e]) for e in range(searcher.root.size)]

    assert len(visits(game)) == len(visits(other))
    assert sum(visits(game)) > 0


@pytest.mark.parametrize("method", [TREE, HALVING])
@pytest.mark.parametrize("name", GAMES)
def test_every_method_answers(name: str, method: int) -> None:
    title = games.title(name)
    game = position(title, 12)
    options = Options()
    game.options(options)
    assert options.contains(chosen(game, title, 2, 24, SearchParameters(rollout_depth=4, method=method)))


def test_a_seat_that_is_not_the_lowest_of_those_asked_at_once_searches_for_itself() -> None:
    title = games.title("doge")
    game = title.new_game(3, 5)
    options = Options()
    while len([seat for seat in range(3) if game.waiting() >> seat & 1]) < 2:
        game.options(options)
        game.apply(options.pick(0))
    last = max(seat for seat in range(3) if game.waiting() >> seat & 1)
    game.options_of(last, options)
    bot = SearchBot(title, 1, 50)
    assert options.contains(bot.choose(Knowledge(game, last), options))


def test_the_tree_is_kept_while_a_seat_goes_on_and_dropped_when_others_have_acted() -> None:
    title = games.title("venezia2099")
    game = title.new_game(2, 3)
    options = Options()
    kept = fresh = 0
    searching = [SearchBot(title, seat, 12, parameters=SearchParameters(rollout_depth=4)) for seat in range(2)]
    while not game.over():
        seat = game.to_play()
        game.options(options)
        before = searching[seat]._searcher
        action = searching[seat].choose(Knowledge(game, seat), options)
        if options.size > 1:
            same = searching[seat]._searcher is before
            kept += same
            fresh += not same
        game.apply(action)
    assert kept > 5
    assert fresh > 5


def test_time_ends_a_search() -> None:
    title = games.title("venezia2099")
    game = position(title, 4)
    searcher = searcher_for(heuristic_of(title), game.to_play(), game.seats, SearchParameters(), 1)
    searcher.begin(game)
    searcher.run(10_000_000, 0.05)
    assert 0 < searcher.iterations < 1_000_000


def test_visits_of_a_kept_tree_count_as_iterations() -> None:
    title = games.title("rialto")
    game = position(title, 4, 2)
    seat = game.to_play()
    searcher = searcher_for(
        heuristic_of(title), seat, game.seats, SearchParameters(rollout_depth=2, early_stopping=0.0), 1
    )
    searcher.begin(game)
    searcher.run(100)
    assert searcher.iterations == 100
    action = searcher.best()
    searcher.advance(game, action)
    kept = searcher.root.visits
    assert 5 < kept < 95
    searcher.run(100)
    assert searcher.iterations == 200 - min(kept, 80)


def test_a_search_in_a_hurry_ends_before_it_is_certain() -> None:
    title = games.title("venezia2099")
    game = position(title, 4)
    spent = []
    for early_stopping in (0.0, 1.0, 3.0):
        searcher = searcher_for(
            heuristic_of(title),
            game.to_play(),
            game.seats,
            SearchParameters(rollout_depth=4, early_stopping=early_stopping),
            1,
        )
        searcher.begin(game)
        searcher.run(400)
        spent.append(searcher.iterations)
    assert spent[0] == 400
    assert spent[2] < spent[1] < 400
