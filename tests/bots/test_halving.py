"""The search without a tree: the options of a decision race, the worse half dropped again and again."""

from __future__ import annotations

from statistics import mean
from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima import games
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.search.halving import SequentialHalving
from serenissima.bots.search.methods import searcher_for
from serenissima.bots.search.parameters import HALVING, SearchParameters
from serenissima.bots.search.searcher import FRESH_PART
from serenissima.bots.search.tree_search import TreeSearch
from serenissima.core.actions import Catalogue, Field
from serenissima.core.engine import Decision, State
from serenissima.core.heuristic import Heuristic
from serenissima.core.options import Options
from serenissima.trials.bench import midgame

TOY_ACTIONS = Catalogue()
TOY_ACTIONS.kind("bet", Field("number", 64))


class Bet(Decision["Wheel"]):
    def options(self, game: Wheel, out: Options) -> None:
        for number in range(game.bets):
            out.add(number)

    def take(self, game: Wheel, action: int) -> None:
        game.bet = action
        game.won = int(game.below(game.bets) < (game.bets // 2 if game.fair else action))
        game.top = None


class Wheel(State):
    """Bet on a number: the higher it is, the more often it wins, unless the wheel is fair."""

    ACTIONS: ClassVar[Catalogue] = TOY_ACTIONS

    def __init__(self, luck: int, bets: int, fair: bool) -> None:
        super().__init__(luck, 2)
        self.bets = bets
        self.fair = fair
        self.bet = -1
        self.won = 0

    def clone(self) -> Wheel:
        copy = Wheel(self.luck, self.bets, self.fair)
        self.copy_base(copy)
        copy.bet = self.bet
        copy.won = self.won
        return copy

    def scores(self) -> vec[i64]:
        return vec[i64]([self.won, 1 - self.won])


def racing(
    bets: int, iterations: int, seed: int = 1, seconds: float = 1e9, behind: float = 0.0, fair: bool = False
) -> SequentialHalving:
    game = Wheel(0, bets, fair)
    game.do(Bet(0))
    searcher = SequentialHalving(Heuristic(), 0, 2, SearchParameters(lead_percent=0, early_elimination=behind), seed)
    searcher.begin(game)
    searcher.run(iterations, seconds)
    return searcher


def tries(searcher: SequentialHalving) -> list[int]:
    """By action."""
    root = searcher.root
    return [int(root.tries[root.edge(action)]) for action in range(root.size)]


def test_a_game_says_whether_its_search_has_a_tree_and_a_manner_may_say_otherwise() -> None:
    for name in games.names():
        title = games.title(name)
        game = midgame(title, title.setting(2 if title.min_players <= 2 else 3), 5, 40)
        usual = searcher_for(heuristic_of(title), game.to_play(), game.seats, SearchParameters(), 1)
        flat = searcher_for(heuristic_of(title), game.to_play(), game.seats, SearchParameters(method=HALVING), 1)
        for searcher, tree in ((usual, heuristic_of(title).tree), (flat, False)):
            assert isinstance(searcher, TreeSearch if tree else SequentialHalving)
            searcher.begin(game)
            searcher.run(200)
            assert any(searcher.root.children) == tree
    assert [name for name in games.names() if not heuristic_of(games.title(name)).tree] == ["venice"]


@pytest.mark.parametrize("bets", [1, 2, 3, 5, 8, 40])
def test_a_race_spends_its_budget_and_no_more(bets: int) -> None:
    for iterations in (100, 333):
        assert racing(bets, iterations).iterations == iterations


def test_each_round_halves_the_field_and_has_an_equal_part_of_the_budget() -> None:
    spent = sorted(tries(racing(8, 240)), reverse=True)
    assert spent == [10 + 20 + 40] * 2 + [10 + 20] * 2 + [10] * 4


def test_the_winner_is_what_brought_most_and_what_the_seat_expects() -> None:
    for seed in range(5):
        searcher = racing(8, 4000, seed)
        best = searcher.best()
        root = searcher.root
        assert best >= 6
        assert searcher.value() == pytest.approx(float(root.rewards[best]) / float(root.tries[best]) / 1_000_000.0)
        assert 0.6 < searcher.value() < 1.0


def test_of_more_options_than_tries_the_untried_are_dropped_first() -> None:
    winners = set()
    for seed in range(20):
        searcher = racing(60, 30, seed)
        winner = searcher.best()
        assert tries(searcher)[winner] > 0
        assert tries(searcher).count(0) > 30
        winners.add(winner)
    assert len(winners) > 5, "which are tried is drawn anew each time"


def test_a_race_that_runs_out_of_time_still_comes_to_its_last_round() -> None:
    searcher = racing(8, 1_000_000_000, seconds=0.2)
    spent = sorted(tries(searcher), reverse=True)
    assert 0 < searcher.iterations < 100_000_000
    assert spent[1] > 1.5 * spent[3]
    assert spent[3] > 1.5 * spent[7] > 0
    assert searcher.best() >= 6


def test_of_two_options_the_one_that_can_win_is_found() -> None:
    assert racing(2, 40).best() == 1


def test_an_option_clearly_behind_leaves_at_once_and_the_race_ends_when_one_is_left() -> None:
    usual = SearchParameters().early_elimination
    assert usual > 0.0
    clear = racing(2, 4000, behind=usual)
    assert clear.best() == 1
    assert clear.iterations < 1000
    assert racing(2, 4000, behind=0.0).iterations == 4000
    several = racing(8, 40_000, behind=usual)
    spent = tries(several)
    assert several.best() >= 6
    assert spent[0] < 40_000 // 3 // 8, "it is out before the first round ends"
    assert several.iterations < 40_000


def test_nobody_leaves_early_before_a_fifth_of_the_budget_is_spent() -> None:
    assert 4000 // FRESH_PART <= racing(2, 4000, behind=1.0).iterations < 4000 // FRESH_PART + 100


def test_where_all_are_alike_most_of_the_budget_is_spent() -> None:
    spent = [int(racing(4, 2000, seed, behind=2.5, fair=True).iterations) for seed in range(20)]
    assert mean(spent) > 1500


def test_a_mean_of_few_tries_is_not_taken_for_certain() -> None:
    """Who lost three times may still be as good as who won three times."""
    searcher = racing(2, 4)
    root = searcher.root
    for e, squares in ((0, 0.0), (1, 3e12)):
        root.tries[e], root.tries_plus_one[e], root.mean[e], searcher.squares[e] = 3, 4.0, squares / 3e6, squares
    assert searcher._squared_error(0) == searcher._squared_error(1) == 1e12 * 0.25 / 16
    searcher.parameters = SearchParameters(early_elimination=6.0)
    assert searcher._survivors([0, 1]) == [0, 1]
    searcher.parameters = SearchParameters(early_elimination=5.0)
    assert searcher._survivors([0, 1]) == [1]
    root.tries[0], root.tries_plus_one[0], root.mean[0], searcher.squares[0] = 99, 100.0, 0.4e6, 99 * 0.25e12
    assert searcher._squared_error(0) == pytest.approx((99 * 0.09 + 0.25) * 1e12 / 100**2)


def test_another_race_from_the_same_position_goes_on_with_what_is_known() -> None:
    searcher = racing(8, 100)
    searcher.run(100)
    assert searcher.iterations == 200
    assert searcher.root.visits == 200


def test_a_position_to_go_on_from_begins_with_another_race() -> None:
    title = games.title("venice")
    game = midgame(title, title.setting(2), 5, 40)
    options = Options()
    game.options(options)
    while options.size < 2:
        game.apply(options.pick(0))
        game.options(options)
    seat = game.to_play()
    searcher = SequentialHalving(heuristic_of(title), seat, 2, SearchParameters(), 1)
    searcher.begin(game)
    searcher.run(60)
    game.apply(searcher.best())
    searcher.advance(game, searcher.best())
    assert searcher.winner < 0
    assert searcher.root.visits == 0
