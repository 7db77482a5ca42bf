"""Information-set Monte Carlo tree search for one observer: determinize, walk down the tree, expand, roll out, judge,
back up.

Seats that are asked at once do not see each other's answers in the tree either: each chooses in a node of its own at
the place where the question came up.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from serenissima.bots.search.lookahead import value_after
from serenissima.bots.search.parameters import SearchParameters
from serenissima.bots.search.searcher import CLOCK_EVERY, FRESH_PART, NO_LIMIT, Searcher
from serenissima.bots.search.tree import AVERAGE_PRIOR, Node
from serenissima.core.bits import filled, has, lowest
from serenissima.core.engine import Frame, Simultaneous, State
from serenissima.core.heuristic import Heuristic

PRIOR_SAMPLES: Final = 3  # imagined positions from which the priors of the root are computed
FOLLOW_UPS: Final = 2  # further decisions of the same turn that the priors of the root look ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeSearch(Searcher):
    """One tree over all imagined positions."""

    def __init__(
        self,
        heuristic: Heuristic[Any],
        seat: i64,
        seats: i64,
        parameters: SearchParameters,
        seed: i64,
        sees_all: bool = False,
    ) -> None:
        super().__init__(heuristic, seat, seats, parameters, seed, sees_all)
        self.above = Node(-1)  # holds the root, and what other seats answer to the same question
        self.prior_strength: float = (
            parameters.prior_strength if parameters.prior_strength >= 0.0 else heuristic.prior_strength
        )
        self.lines: list[Node | None] = [None] * seats
        self.line_edges = filled(seats, 0)

    def advance(self, game: State, action: i64) -> None:
        """Go on at the position after the seat's own action, keeping what the tree knows of it."""
        e = self.root.edge(action)
        kept: Node | None = None
        if e >= 0:
            kept = self.root.child(e, self.seat)
        super().advance(game, action)
        if kept is not None:
            kept.sibling = None
            self.root = kept
            self.above.children[0] = kept

    def _plant(self) -> None:
        self.above = Node(-1)
        self.above.actions = filled(1, 0)
        self.above.children = [None]
        self.above.size = 1
        self.root = self.above.child(0, self.seat)

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Search until the most visited option will hardly be overtaken (early stopping), at most for so many
        iterations or seconds. Visits of a tree that was kept count as iterations, but a fifth of the budget is
        searched anew.
        """
        base = self._position()
        began = perf_counter()
        wanted = max(iterations - self.root.visits, (iterations + FRESH_PART - 1) // FRESH_PART)
        n: i64
        for n in range(wanted):
            self._once(base, n)
            look = n % CLOCK_EVERY == CLOCK_EVERY - 1
            if look and (perf_counter() - began > seconds or self._decided(wanted - n - 1)):
                return

    def _once(self, base: State, n: i64) -> None:
        """One iteration, the n-th of this run."""
        self._iterate(self._imagine(base))

    def best(self) -> i64:
        """The most visited option that the position offers; of equals, the one with most reward. A tree that was kept
        may know others, too.
        """
        root = self.root
        self._position().options_of(self.seat, self.options)
        self.row = root.index_options(self.options, self.scratch, False)
        best = self.row[0]
        k: i64
        for k in range(self.options.size):
            e = self.row[k]
            more = root.tries[e] - root.tries[best]
            if more > 0 or (more == 0 and root.rewards[e] > root.rewards[best]):
                best = e
        return root.actions[best]

    def _decided(self, left: i64) -> bool:
        """Early stopping: whether the most visited option will hardly be overtaken in the iterations left."""
        first: i64 = 0
        second: i64 = 0
        e: i64
        for e in range(self.root.size):
            n = self.root.tries[e]
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        return float(first - second) * self.parameters.early_stopping > float(left)

    def _iterate(self, game: State) -> None:
        """Down the tree, one new node, a rollout, and back."""
        self.path.clear()
        self.edges.clear()
        node = self.above
        edge: i64 = 0
        question: Frame[Any] | None = None  # the one asked of several seats at once
        entry = node
        entry_edge: i64 = 0
        answering: i64 = -1  # whose answer leads on
        options = self.options
        me = self.seat
        at_root = True
        while not game.over():
            if question is not None and game.top is not question:
                question = None
                line = self.lines[answering]
                if line is None:
                    node = entry
                    edge = entry_edge
                else:
                    node = line
                    edge = self.line_edges[answering]
            seat = game.to_play()
            out_of_turn = False
            if game.pending != 0:
                if has(game.pending, me):
                    out_of_turn = seat != me
                    seat = me
                top = game.top
                if question is None and isinstance(top, Simultaneous) and top.retractable():
                    question = top
                    entry = node
                    entry_edge = edge
                    answering = me if has(game.asked, me) else lowest(game.asked)
                    self._forget_answers()
            self._list(game, seat, out_of_turn)
            if options.size == 1 and not at_root:
                self._apply(game, seat, out_of_turn, options.pick(0))
                continue
            at_root = False
            here = node.child(edge, seat) if question is None else self._answer_node(entry, entry_edge, seat)
            e = self._step(game, here, seat, out_of_turn)
            fresh = here.tries[e] == 0
            self.path.append(here)
            self.edges.append(e)
            self._apply(game, seat, out_of_turn, here.actions[e])
            if question is not None:
                self.lines[seat] = here
                self.line_edges[seat] = e
            else:
                node = here
                edge = e
            if fresh:
                break
        self._roll_out_and_learn(game)

    def _forget_answers(self) -> None:
        """Nobody has answered the question yet."""
        seat: i64
        for seat in range(len(self.lines)):
            self.lines[seat] = None

    def _answer_node(self, entry: Node, entry_edge: i64, seat: i64) -> Node:
        """Where the seat goes on with its answer, or begins it: at the place where the question came up."""
        line = self.lines[seat]
        if line is None:
            return entry.child(entry_edge, seat)
        return line.child(self.line_edges[seat], seat)

    def _list(self, game: State, seat: i64, out_of_turn: bool) -> None:
        if out_of_turn:
            game.options_of(seat, self.options)
        else:
            game.options(self.options)

    def _step(self, game: State, here: Node, seat: i64, out_of_turn: bool) -> i64:
        """Choose an option in a node, with priors from its visits on that are asked for."""
        options = self.options
        self.row = here.index_options(options, self.scratch, True)
        if (
            self.prior_strength > 0.0
            and not here.has_priors
            and (here.visits >= self.parameters.prior_visits or here is self.root)
        ):
            self._set_priors(game, here, seat, options.size)
        return here.choose(self.row, options.size, self.parameters, self.dice.below(options.size))

    def _apply(self, game: State, seat: i64, out_of_turn: bool, action: i64) -> None:
        if out_of_turn:
            game.act(seat, action)
        else:
            game.apply(action)

    def _set_priors(self, game: State, here: Node, seat: i64, size: i64) -> None:
        """Give each option of the node a prior: a softmax of the evaluations right after it. The root gets a closer
        look, in several imagined positions and along the seat's own follow-ups.
        """
        here.has_priors = True
        follow_ups: i64 = 0
        worth: list[float] = [0.0] * size
        k: i64
        samples: i64 = 1
        if here is self.root:
            samples = PRIOR_SAMPLES
            follow_ups = FOLLOW_UPS
        position = game
        while True:
            for k in range(size):
                action = here.actions[self.row[k]]
                worth[k] += float(value_after(self.heuristic, position, seat, action, follow_ups))
            samples -= 1
            base = self.base
            if samples == 0 or base is None:
                break
            position = self._imagine(base)
        highest = worth[0]
        spread = 0.0
        total = 0.0
        for k in range(size):
            total += worth[k]
            highest = max(highest, worth[k])
        mean = total / float(size)
        for k in range(size):
            spread += abs(worth[k] - mean) / float(size)
        if spread <= 0.0:
            return
        sum = 0.0
        for k in range(size):
            worth[k] = exp((worth[k] - highest) / spread * self.prior_strength * 0.5)
            sum += worth[k]
        for k in range(size):
            here.set_prior(self.row[k], float(max(1, int(worth[k] / sum * float(size) * AVERAGE_PRIOR))))
