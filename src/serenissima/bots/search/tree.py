"""The tree: a node is what one seat may come to decide after the actions taken so far, whatever the cards are.

Cards hidden from the searching seat differ from one iteration to the next, and with them what others may do. A node
therefore gathers every option it has met and counts for each how often it could be chosen: an option that is seldom
there is not judged as if it had been passed over.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.bots.search.manner import Manner
from serenissima.core.bits import filled
from serenissima.core.options import Options

WHOLE: Final = 1_000_000  # a certain victory, in the unit of rewards
EVEN: Final = 1_000  # the prior of an option that looks like the average one


class Node:
    """The options one seat has met at one place of the tree, with what they brought it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: i64 = 0  # rewards of the seat, summed
        self.size: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # how often it could be chosen
        self.tries: vec[i64] = vec[i64]()
        self.worth: vec[i64] = vec[i64]()  # rewards, summed
        self.prior: vec[i64] = vec[i64]()
        self.children: list[Node | None] = []
        self.sibling: Node | None = None  # another seat's node at the same place
        self.informed: bool = False

    def edge(self, action: i64) -> i64:
        """Where the action is kept; -1 when it was never met."""
        e: i64
        for e in range(self.size):
            if self.actions[e] == action:
                return e
        return -1

    def meet(self, options: Options, row: vec[i64], count: bool) -> vec[i64]:
        """Learn the options of this visit: for each, in order, where it is kept. The row is reused when long enough."""
        listed = options.list_all()
        size = options.size
        if len(row) < size:
            row = filled(2 * size, 0)
        if self.size == 0:
            self.actions = filled(size, 0)
            self.offered = filled(size, 0)
            self.tries = filled(size, 0)
            self.worth = filled(size, 0)
            self.prior = filled(size, EVEN)
            self.children = [None] * size
            self.size = size
            k: i64
            for k in range(size):
                self.actions[k] = listed[k]
        next: i64 = 0
        k2: i64
        for k2 in range(size):
            action = listed[k2]
            if next < self.size and self.actions[next] == action:
                e = next
            else:
                e = self.edge(action)
                if e < 0:
                    e = self._add(action)
            next = e + 1
            row[k2] = e
            if count:
                self.offered[e] += 1
        return row

    def _add(self, action: i64) -> i64:
        self.actions = append(self.actions, action)
        self.offered = append(self.offered, 0)
        self.tries = append(self.tries, 0)
        self.worth = append(self.worth, 0)
        self.prior = append(self.prior, EVEN)
        self.children.append(None)
        self.size += 1
        return self.size - 1

    def child(self, e: i64, seat: i64) -> Node:
        """The node of that seat after that action, made when it is not there yet."""
        first = self.children[e]
        node = first
        while node is not None:
            if node.seat == seat:
                return node
            node = node.sibling
        fresh = Node(seat)
        fresh.sibling = first
        self.children[e] = fresh
        return fresh

    def choose(self, row: vec[i64], size: i64, manner: Manner, start: i64) -> i64:
        """The option to try next: what brought most, what looks good, and what was tried least, in balance.

        A node that has many options tries them little by little, the best-looking first; among equals the one that
        comes first, counting from `start`.
        """
        tried: i64 = 0
        priors: i64 = 0
        k: i64
        for k in range(size):
            e = row[k]
            priors += self.prior[e]
            if self.tries[e] > 0:
                tried += 1
        wide = tried < size and float(tried) < 1.0 + manner.widening * sqrt(float(self.visits))
        hope = 0.5 * float(WHOLE)
        if self.visits > 0:
            hope = float(self.total) / float(self.visits)
        weight = manner.explore * float(WHOLE) / float(max(priors, 1))
        best: i64 = row[0]
        highest = -1.0
        for k in range(size):
            place = k + start
            if place >= size:
                place -= size
            e = row[place]
            n = self.tries[e]
            if n > 0:
                value = float(self.worth[e]) / float(n)
            elif wide:
                value = hope
            else:
                continue
            value += weight * float(self.prior[e]) * sqrt(float(self.offered[e])) / float(1 + n)
            if value > highest:
                highest = value
                best = e
        return best

    def learn(self, e: i64, reward: i64) -> None:
        """What choosing that option brought this time."""
        self.visits += 1
        self.total += reward
        self.tries[e] += 1
        self.worth[e] += reward
