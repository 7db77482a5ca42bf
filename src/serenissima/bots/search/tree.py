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
EVEN: Final = 1_000.0  # the prior of an option that looks like the average one
MOST: Final = 1_024  # options of a visit that are known by their runs


def _in_order() -> vec[i64]:
    """Where a node keeps what its first visit offered."""
    row = filled(MOST, 0)
    k: i64
    for k in range(MOST):
        row[k] = k
    return row


IN_ORDER: Final = _in_order()


class Sheet:
    """Room to write a row in, used again by one visit after the other."""

    def __init__(self) -> None:
        self.row: vec[i64] = filled(64, 0)

    def room_for(self, size: i64) -> vec[i64]:
        """The row, which is at least that long."""
        if len(self.row) < size:
            self.row = filled(2 * size, 0)
        return self.row


class Node:
    """The options one seat has met at one place of the tree, with what they brought it.

    Most visits offer exactly what the first one did, and that may be two hundred options: such a visit is known by the
    runs in which they are listed, and counted once for all of them.

    Nodes are not `acyclic`, unlike positions: where compiled objects hang together in a long chain, the interpreter
    frees them in a roundabout way that writes in front of each, which only objects known to the garbage collector bear.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: i64 = 0  # rewards of the seat, summed
        self.size: i64 = 0
        self.first: vec[i64] = vec[i64]()  # the runs of the first visit
        self.first_size: i64 = 0  # its options, which are kept in their order before all others
        self.together: i64 = 0  # visits that offered just these, as far as `offered` does not count them yet
        self.actions: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # how often it could be chosen
        self.tries: vec[i64] = vec[i64]()
        self.tried: i64 = 0  # how many options have been
        self.parts: vec[float] = vec[float]()  # one more than its tries: into so many its prior is divided
        self.worth: vec[i64] = vec[i64]()  # rewards, summed
        self.mean: vec[float] = vec[float]()  # of the rewards: a visit changes one and reads all
        self.prior: vec[float] = vec[float]()
        self.priors: float = 0.0  # summed
        self.children: list[Node | None] = []  # as long as is needed: most nodes have none
        self.sibling: Node | None = None  # another seat's node at the same place
        self.informed: bool = False

    def edge(self, action: i64, start: i64 = 0) -> i64:
        """Where the action is kept, which is looked for from `start` on; -1 when it was never met."""
        e: i64
        for e in range(start, self.size):
            if self.actions[e] == action:
                return e
        for e in range(start):
            if self.actions[e] == action:
                return e
        return -1

    def meet(self, options: Options, sheet: Sheet, count: bool) -> vec[i64]:
        """Learn the options of this visit: for each, in order, where it is kept. The row is to be read only, and before
        the sheet is used again.
        """
        if self.size == 0:
            self._begin(options)
        if options.are(self.first):
            if count:
                self.together += 1
            return IN_ORDER
        row = sheet.room_for(options.size)
        self._count_together()
        self._find(options, row, count)
        return row

    def _begin(self, options: Options) -> None:
        size = options.size
        if size <= MOST:
            self.first = options.all_runs()
        self.first_size = size
        self.actions = options.list_all()[:size]
        self.offered = filled(size, 0)
        self.tries = filled(size, 0)
        self.worth = filled(size, 0)
        self.parts = vec[float]([1.0] * size)
        self.mean = vec[float]([0.0] * size)
        self.prior = vec[float]([EVEN] * size)
        self.priors = EVEN * float(size)
        self.size = size

    def _count_together(self) -> None:
        """Let `offered` count all visits, since this one offers something else."""
        if self.together > 0:
            e: i64
            for e in range(self.first_size):
                self.offered[e] += self.together
            self.together = 0

    def _find(self, options: Options, row: vec[i64], count: bool) -> None:
        """Look for the options one by one, each first behind the one before: among those of the first visit, then among
        those that came later.
        """
        listed = options.list_all()
        next: i64 = 0
        later = self.first_size
        k: i64
        for k in range(options.size):
            action = listed[k]
            if next < self.first_size and self.actions[next] == action:
                e = next
            elif later < self.size and self.actions[later] == action:
                e = later
            else:
                e = self.edge(action, next)
                if e < 0:
                    e = self._add(action)
            if e < self.first_size:
                next = e + 1
            else:
                later = e + 1
            row[k] = e
            if count:
                self.offered[e] += 1

    def _add(self, action: i64) -> i64:
        self.actions = append(self.actions, action)
        self.offered = append(self.offered, 0)
        self.tries = append(self.tries, 0)
        self.worth = append(self.worth, 0)
        self.parts = append(self.parts, 1.0)
        self.mean = append(self.mean, 0.0)
        self.prior = append(self.prior, EVEN)
        self.priors += EVEN
        self.size += 1
        return self.size - 1

    def child(self, e: i64, seat: i64) -> Node:
        """The node of that seat after that action, made when it is not there yet."""
        if len(self.children) < self.size:
            self.children += [None] * (self.size - len(self.children))
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

    def expect(self, e: i64, prior: float) -> None:
        """How good the option looks; a whole number, so that sums of them are exact."""
        self.priors += prior - self.prior[e]
        self.prior[e] = prior

    def choose(self, row: vec[i64], size: i64, manner: Manner, start: i64) -> i64:
        """The option to try next: what brought most, what looks good, and what was tried least, in balance.

        A node that has many options tries them little by little, the best-looking first; among equals the one that
        comes first, counting from `start`.
        """
        tried = self.tried
        priors = self.priors
        k: i64
        if size < self.size:
            tried = 0
            priors = 0.0
            for k in range(size):
                priors += self.prior[row[k]]
                if self.tries[row[k]] > 0:
                    tried += 1
        wide = tried < size and float(tried) < 1.0 + manner.widening * sqrt(float(self.visits))
        hope = 0.5 * float(WHOLE)
        if self.visits > 0:
            hope = float(self.total) / float(self.visits)
        weight = manner.explore * float(WHOLE) / max(priors, 1.0)
        parts = self.parts
        mean = self.mean
        prior = self.prior
        offered = self.offered
        times: i64 = -1
        root = 0.0  # of how often the option could be chosen, which is the same for most
        best: i64 = row[0]
        highest = -1.0
        for k in range(size):
            place = k + start
            if place >= size:
                place -= size
            e = row[place]
            n = parts[e]
            if n == 1.0 and not wide:
                continue
            if offered[e] != times:
                times = offered[e]
                root = sqrt(float(times + self.together))
            value = weight * prior[e] * root
            if n == 1.0:
                value += hope
            else:
                value = value / n + mean[e]
            if value > highest:
                highest = value
                best = e
        return best

    def learn(self, e: i64, reward: i64) -> None:
        """What choosing that option brought this time."""
        self.visits += 1
        self.total += reward
        if self.tries[e] == 0:
            self.tried += 1
        self.tries[e] += 1
        self.parts[e] += 1.0
        self.worth[e] += reward
        self.mean[e] = float(self.worth[e]) / float(self.tries[e])
