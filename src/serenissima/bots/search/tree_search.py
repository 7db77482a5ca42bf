"""Information-set Monte Carlo tree search: imagine the cards, walk down one tree, play on, judge, remember.

The tree is that of one observer, the searching seat. Seats that are asked at once do not see each other's answers in
it either: each chooses in a node of its own at the place where the question came up.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from serenissima.bots.search.glance import worth_after
from serenissima.bots.search.manner import Manner
from serenissima.bots.search.searcher import ANEW, LOOK_AT_CLOCK, NO_LIMIT, Searcher
from serenissima.bots.search.tree import EVEN, Node
from serenissima.core.bits import filled, has, lowest
from serenissima.core.engine import Frame, Simultaneous, State
from serenissima.core.heuristic import Heuristic

LOOKS: Final = 3  # imagined positions in which the options of the decision itself are glanced at
FOLLOW_UPS: Final = 2  # further decisions of the same turn that such a glance takes in


class TreeSearch(Searcher):
    """One tree over all imagined positions."""

    def __init__(
        self, heuristic: Heuristic[Any], seat: i64, seats: i64, manner: Manner, seed: i64, sees_all: bool = False
    ) -> None:
        super().__init__(heuristic, seat, seats, manner, seed, sees_all)
        self.above = Node(-1)  # holds the root, and what other seats answer to the same question
        self.sharpness: float = manner.sharpness if manner.sharpness >= 0.0 else heuristic.first_look
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
        """Search until the option tried most will hardly be caught up with, at the longest for so many iterations or so
        long. Earlier visits of a tree that was kept count as iterations, but a part of the budget is spent anew.
        """
        base = self._position()
        began = perf_counter()
        wanted = max(iterations - self.root.visits, (iterations + ANEW - 1) // ANEW)
        n: i64
        for n in range(wanted):
            self._once(base, n)
            look = n % LOOK_AT_CLOCK == LOOK_AT_CLOCK - 1
            if look and (perf_counter() - began > seconds or self._decided(wanted - n - 1)):
                return

    def _once(self, base: State, n: i64) -> None:
        """The iteration of that number."""
        self._iterate(self._imagine(base, self.seat), self.seat)

    def best(self) -> i64:
        """Of what the seat may do, the action tried most often, of equals the one that brought most. A tree that was
        kept may know actions which its position does not offer.
        """
        root = self.root
        self._position().options_of(self.seat, self.options)
        self.row = root.meet(self.options, self.sheet, False)
        best = self.row[0]
        k: i64
        for k in range(self.options.size):
            e = self.row[k]
            more = root.tries[e] - root.tries[best]
            if more > 0 or (more == 0 and root.worth[e] > root.worth[best]):
                best = e
        return root.actions[best]

    def _decided(self, left: i64) -> bool:
        """Whether the option tried most will hardly be caught up with any more."""
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
        return float(first - second) * self.manner.hurry > float(left)

    def _iterate(self, game: State, viewer: i64) -> None:
        """Down the tree, one step further, on at random, and back. Only what `viewer` may learn is remembered."""
        self.path.clear()
        self.edges.clear()
        node = self.above
        edge: i64 = 0
        question: Frame[Any] | None = None  # the one asked of several seats at once
        entry = node
        entry_edge: i64 = 0
        speaker: i64 = -1  # whose answer leads on
        options = self.options
        me = self.seat
        at_root = True
        while not game.over():
            if question is not None and game.top is not question:
                question = None
                line = self.lines[speaker]
                if line is None:
                    node = entry
                    edge = entry_edge
                else:
                    node = line
                    edge = self.line_edges[speaker]
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
                    speaker = lowest(game.asked)
                    if has(game.asked, me):
                        speaker = me
                    s: i64
                    for s in range(game.seats):
                        self.lines[s] = None
            if out_of_turn:
                game.options_of(seat, options)
            else:
                game.options(options)
            if options.size == 1 and not at_root:
                self._apply(game, seat, out_of_turn, options.pick(0))
                continue
            at_root = False
            if question is not None:
                line = self.lines[seat]
                if line is None:
                    here = entry.child(entry_edge, seat)
                else:
                    here = line.child(self.line_edges[seat], seat)
            else:
                here = node.child(edge, seat)
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
        self._play_out_and_learn(game, viewer)

    def _step(self, game: State, here: Node, seat: i64, out_of_turn: bool) -> i64:
        """Choose in a node."""
        options = self.options
        self.row = here.meet(options, self.sheet, True)
        if (
            self.sharpness > 0.0
            and not here.informed
            and (here.visits >= self.manner.informed_after or here is self.root)
        ):
            self._look_ahead(game, here, seat, options.size)
        return here.choose(self.row, options.size, self.manner, self.dice.below(options.size))

    def _apply(self, game: State, seat: i64, out_of_turn: bool, action: i64) -> None:
        if out_of_turn:
            game.act(seat, action)
        else:
            game.apply(action)

    def _look_ahead(self, game: State, here: Node, seat: i64, size: i64) -> None:
        """Give each option of the node a prior: how the position looks to the seat right after it. The searching seat's
        own decision gets a closer look, in several imagined positions and along its follow-ups.
        """
        here.informed = True
        follow_ups: i64 = 0
        worth: list[float] = [0.0] * size
        k: i64
        looks: i64 = 1
        if here is self.root:
            looks = LOOKS
            follow_ups = FOLLOW_UPS
        position = game
        while True:
            for k in range(size):
                action = here.actions[self.row[k]]
                worth[k] += float(worth_after(self.heuristic, position, seat, action, follow_ups))
            looks -= 1
            base = self.base
            if looks == 0 or base is None:
                break
            position = self._imagine(base, seat)
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
            worth[k] = exp((worth[k] - highest) / spread * self.sharpness * 0.5)
            sum += worth[k]
        for k in range(size):
            here.expect(self.row[k], float(max(1, int(worth[k] / sum * float(size) * EVEN))))
