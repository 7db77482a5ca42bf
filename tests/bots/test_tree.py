"""What the tree does with games made for it, and how a game sets its search."""

from __future__ import annotations

from statistics import mean
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.lost_searches import Recast
from serenissima import bots, games
from serenissima.bots.base import play
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.search.methods import searcher_for
from serenissima.bots.search.parameters import TO_THE_END, SearchParameters
from serenissima.bots.search.tree import Node, Scratch
from serenissima.bots.search.tree_search import PRIOR_SAMPLES, TreeSearch
from serenissima.bots.searching import SearchBot
from serenissima.core.actions import Catalogue, Field
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, Simultaneous, State
from serenissima.core.heuristic import Heuristic
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from tests.bots.search_kit import GAMES

TOY_ACTIONS = Catalogue()
TOY_ACTIONS.kind("take", Field("number", 8))


class Take(Decision["Heap"]):
    def options(self, game: Heap, out: Options) -> None:
        for number in range(1, min(3, game.left) + 1):
            out.add(number)

    def take(self, game: Heap, action: int) -> None:
        game.left -= action
        if game.left == 0:
            game.winner = self.seat
        else:
            game.do(Take(1 - self.seat))


class Heap(State):
    """Nim: take one, two or three; who takes the last one wins. Leaving four is winning, whatever the other does."""

    ACTIONS: ClassVar[Catalogue] = TOY_ACTIONS

    def __init__(self, luck: int, left: int) -> None:
        super().__init__(luck, 2)
        self.left = left
        self.winner = -1

    def clone(self) -> Heap:
        copy = Heap(self.luck, self.left)
        self.copy_base(copy)
        copy.winner = self.winner
        return copy

    def scores(self) -> vec[i64]:
        return vec[i64]([int(self.winner == seat) for seat in range(2)])


class Lay(Decision["Purse"]):
    def options(self, game: Purse, out: Options) -> None:
        out.add_each(0, game.coins)

    def take(self, game: Purse, action: int) -> None:
        game.laid = action


class Purse(State):
    """A coin of a purse is laid; gold wins. The other seat imagines a purse without any: then nothing can be laid."""

    GOLD: ClassVar = 5

    ACTIONS: ClassVar[Catalogue] = TOY_ACTIONS

    def __init__(self, luck: int, coins: int) -> None:
        super().__init__(luck, 2)
        self.coins = coins
        self.laid = 0

    def clone(self) -> Purse:
        copy = Purse(self.luck, self.coins)
        self.copy_base(copy)
        return copy

    def redeal(self, viewer: int) -> None:
        if viewer == 1:
            self.coins = 0

    def scores(self) -> vec[i64]:
        return vec[i64]([int(self.laid == self.GOLD), int(self.laid != self.GOLD)])


class Pick(Simultaneous["Pennies"]):
    def who(self, game: Pennies) -> int:
        return 3

    def options_for(self, game: Pennies, seat: int, out: Options) -> None:
        out.add(0)
        out.add(1)

    def answer(self, game: Pennies, seat: int, action: int) -> bool:
        game.picked[seat] = action
        return True

    def close(self, game: Pennies) -> None:
        game.top = None


class Pennies(State):
    """Both show a side of a coin at once; seat 0 wins when they are the same. Whoever saw the other's would win."""

    ACTIONS: ClassVar[Catalogue] = TOY_ACTIONS

    def __init__(self, luck: int) -> None:
        super().__init__(luck, 2)
        self.picked = [-1, -1]

    def clone(self) -> Pennies:
        copy = Pennies(self.luck)
        self.copy_base(copy)
        copy.picked = list(self.picked)
        return copy

    def scores(self) -> vec[i64]:
        same = self.picked[0] == self.picked[1] and self.picked[0] >= 0
        return vec[i64]([int(same), int(not same)])


@pytest.mark.parametrize(("left", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (11, 3)])
def test_the_search_finds_the_winning_move_behind_the_opponents_answers(left: int, right: int) -> None:
    game = Heap(0, left)
    game.do(Take(0))
    searcher = searcher_for(
        Heuristic(), 0, 2, SearchParameters(rollout_depth=TO_THE_END, prior_strength=0.0, lead_percent=0), 1
    )
    searcher.begin(game)
    searcher.run(1500)
    assert searcher.best() == right


def test_an_opponent_who_imagines_a_hand_that_cannot_go_on_is_passed_over() -> None:
    game = Purse(0, BIT[2] | BIT[Purse.GOLD])
    game.do(Lay(0))
    options = Options()
    determinize(game, 1, 1).options_of(0, options)
    assert options.size == 0
    pure = SearchParameters(rollout_depth=TO_THE_END, prior_strength=0.0, lead_percent=0)
    searcher = Recast(Heuristic(), 0, 2, pure, 1)
    searcher.begin(game)
    searcher.run(200)
    assert searcher.best() == Purse.GOLD


class Noting(Heuristic[Any]):
    lucks: list[int]

    def evaluate(self, game: State, seat: int) -> int:
        self.lucks.append(int(game.luck))
        return 0


def test_the_decision_itself_is_glanced_at_in_more_than_one_imagined_position() -> None:
    noting = Noting()
    noting.lucks = []
    game = Heap(0, 9)
    game.do(Take(0))
    searcher = searcher_for(noting, 0, 2, SearchParameters(rollout_depth=0), 1)
    searcher.begin(game)
    noting.lucks.clear()
    searcher.run(1)
    assert len(set(noting.lucks)) == PRIOR_SAMPLES > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_asked_at_once_do_not_see_each_others_answers_in_the_tree(seat: int) -> None:
    game = Pennies(0)
    game.do(Pick(-1))
    game.settle()
    values = []
    for seed in range(1, 9):
        searcher = searcher_for(Heuristic(), seat, 2, SearchParameters(prior_strength=0.0, lead_percent=0), seed)
        searcher.begin(game)
        searcher.run(400)
        values.append(searcher.value())
    assert 0.35 < mean(values) < 0.65


def test_options_seldom_offered_are_not_judged_as_if_they_had_been_passed_over() -> None:
    node = Node(0)
    options = Options()
    options.add(5)
    options.add(6)
    scratch = Scratch()
    for _ in range(41):
        node.index_options(options, scratch, True)
        node.learn(node.edge(5), 500_000)
    options.clear()
    options.add(5)
    options.add(9)
    node.index_options(options, scratch, True)
    assert int(node.available[node.edge(9)]) == 1
    assert int(node.available[node.edge(5)]) == 42
    assert node.size == 3


def test_a_node_knows_its_options_again_in_whatever_order_and_company_they_come() -> None:
    node = Node(0)
    scratch = Scratch()
    visits = [[3, 5, 7], [3, 5, 7], [5, 9, 7, 4], [3, 5, 7], [9, 3, 4, 7], [7, 5]]
    for visit in visits:
        options = Options()
        for action in visit:
            options.add(action)
        row = node.index_options(options, scratch, True)
        assert [int(node.actions[row[k]]) for k in range(len(visit))] == visit
    assert [int(action) for action in node.actions] == [3, 5, 7, 9, 4]
    for e in range(node.size):
        assert int(node.available[e]) == sum(int(node.actions[e]) in visit for visit in visits)


def test_a_wide_node_tries_few_options_and_the_best_looking_first() -> None:
    node = Node(0)
    options = Options()
    for action in range(200):
        options.add(action)
    scratch = Scratch()
    parameters = SearchParameters(widening=1.0)
    row = node.index_options(options, scratch, True)
    node.set_prior(77, 9_000.0)
    for turn in range(100):
        row = node.index_options(options, scratch, True)
        e = node.choose(row, 200, parameters, 0)
        if turn == 0:
            assert e == 77
        node.learn(e, 500_000)
    assert sum(int(node.tries[e]) > 0 for e in range(200)) <= 12


def test_searching_beats_chance() -> None:
    """A hundredth of the evidence that the ladder gathers: enough to notice a search that does not search."""
    title = games.title("venezia2099")
    wins = 0
    for seed in range(4):
        game = title.new_game(2, seed)
        seat = seed % 2
        seated = [bots.make("random", title, seed), bots.make("random", title, seed)]
        seated[seat] = SearchBot(title, seed, 16, parameters=SearchParameters(rollout_depth=4))
        play(game, seated)
        standing = [int(value) for value in game.standing()]
        wins += standing[seat] == max(standing)
    assert wins >= 3


def test_a_game_says_how_far_to_play_on_and_how_much_to_go_by_the_first_look() -> None:
    for name in GAMES:
        heuristic = heuristic_of(games.title(name))
        usual = TreeSearch(heuristic, 0, 2, SearchParameters(), 1)
        assert (usual.rollout_depth, usual.prior_strength) == (heuristic.rollout_depth_for(2), heuristic.prior_strength)
        told = TreeSearch(heuristic, 0, 2, SearchParameters(rollout_depth=3, prior_strength=0.25), 1)
        assert (told.rollout_depth, told.prior_strength) == (3, 0.25)
    assert len({heuristic_of(games.title(name)).rollout_depth_for(2) for name in GAMES}) > 1


def test_habits_settle_where_a_game_says_so() -> None:
    """The longer the search, the less chance decides between two records."""
    for name in GAMES:
        heuristic = heuristic_of(games.title(name))
        usual = searcher_for(heuristic, 0, 2, SearchParameters(rollout_noise=600), 1)
        told = searcher_for(heuristic, 0, 2, SearchParameters(rollout_noise=600, noise_half_life=100), 1)
        assert (usual.noise_half_life, told.noise_half_life) == (heuristic.noise_half_life, 100)
        assert int(usual.rollout_noise()) == int(told.rollout_noise()) == 600
        told.policy.iterations = 200
        assert int(told.rollout_noise()) == 200
        told.policy.iterations = 1_000_000
        assert int(told.rollout_noise()) == 1
    assert len({heuristic_of(games.title(name)).noise_half_life for name in GAMES}) > 1


def test_play_outs_grow_with_the_players_where_a_game_says_so() -> None:
    ahead = {
        name: [heuristic_of(games.title(name)).rollout_depth_for(players) for players in range(1, 6)] for name in GAMES
    }
    assert ahead["venice"] == ahead["rialto"] == ahead["venedig"] == [50, 50, 75, 100, 125]
    assert ahead["doge"] == [50] * 5
    assert searcher_for(heuristic_of(games.title("venice")), 0, 4, SearchParameters(), 1).rollout_depth == 100
