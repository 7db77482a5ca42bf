"""The nodes of information-set tree search. A node is a decision of one seat after the actions taken so far, whatever
the hidden cards are.

Hidden cards differ from one iteration to the next, and with them the options. A node therefore gathers every option it
has met and counts for each its availability: an option that is seldom there is not treated as if it had been passed
over.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.bots.search.parameters import SearchParameters
from serenissima.core.bits import filled
from serenissima.core.options import Options

CERTAIN_WIN: Final = 1_000_000  # the highest reward
AVERAGE_PRIOR: Final = 1_000.0  # the prior of an option that looks like the average one
MOST_BY_RUNS: Final = 1_024  # a visit with more options is not recognised by its runs


def _in_order() -> vec[i64]:
    """Where a node keeps what its first visit offered."""
    row = filled(MOST_BY_RUNS, 0)
    k: i64
    for k in range(MOST_BY_RUNS):
        row[k] = k
    return row


IN_ORDER: Final = _in_order()


class Scratch:
    """A buffer for one row, used again by one visit after the other."""

    def __init__(self) -> None:
        self.row: vec[i64] = filled(64, 0)

    def room_for(self, size: i64) -> vec[i64]:
        """The row, which is at least that long."""
        if len(self.row) < size:
            self.row = filled(2 * size, 0)
        return self.row


class Node:
    """A decision of one seat: its options, how often each was available and tried, and the rewards it brought.

    Most visits offer exactly what the first one did, which may be two hundred options. Such a visit is recognised by
    the runs in which they are listed, and counted once for all of them (`together`).

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
        self.available: vec[i64] = vec[i64]()  # how often it could be chosen
        self.tries: vec[i64] = vec[i64]()
        self.tried: i64 = 0  # how many options have been
        self.tries_plus_one: vec[float] = vec[float]()  # one more than its tries: into so many its prior is divided
        self.rewards: vec[i64] = vec[i64]()  # rewards, summed
        self.mean: vec[float] = vec[float]()  # of the rewards: a visit changes one and reads all
        self.prior: vec[float] = vec[float]()
        self.priors: float = 0.0  # summed
        self.children: list[Node | None] = []  # as long as is needed: most nodes have none
        self.sibling: Node | None = None  # another seat's node at the same place
        self.has_priors: bool = False

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

    def index_options(self, options: Options, scratch: Scratch, count: bool) -> vec[i64]:
        """The index in this node of each option of this visit, in order; new ones are added. Only read the row, and
        before the scratch buffer is used again. `count`: whether the visit counts for their availability.
        """
        if self.size == 0:
            self._begin(options)
        if options.are(self.first):
            if count:
                self.together += 1
            return IN_ORDER
        row = scratch.room_for(options.size)
        self._count_together()
        self._find(options, row, count)
        return row

    def _begin(self, options: Options) -> None:
        size = options.size
        if size <= MOST_BY_RUNS:
            self.first = options.all_runs()
        self.first_size = size
        self.actions = options.list_all()[:size]
        self.available = filled(size, 0)
        self.tries = filled(size, 0)
        self.rewards = filled(size, 0)
        self.tries_plus_one = vec[float]([1.0] * size)
        self.mean = vec[float]([0.0] * size)
        self.prior = vec[float]([AVERAGE_PRIOR] * size)
        self.priors = AVERAGE_PRIOR * float(size)
        self.size = size

    def _count_together(self) -> None:
        """Let `offered` count all visits, since this one offers something else."""
        if self.together > 0:
            e: i64
            for e in range(self.first_size):
                self.available[e] += self.together
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
                self.available[e] += 1

    def _add(self, action: i64) -> i64:
        self.actions = append(self.actions, action)
        self.available = append(self.available, 0)
        self.tries = append(self.tries, 0)
        self.rewards = append(self.rewards, 0)
        self.tries_plus_one = append(self.tries_plus_one, 1.0)
        self.mean = append(self.mean, 0.0)
        self.prior = append(self.prior, AVERAGE_PRIOR)
        self.priors += AVERAGE_PRIOR
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

    def set_prior(self, e: i64, prior: float) -> None:
        """Set the prior of an option: a whole number, so that sums of priors are exact."""
        self.priors += prior - self.prior[e]
        self.prior[e] = prior

    def choose(self, row: vec[i64], size: i64, parameters: SearchParameters, start: i64) -> i64:
        """The option to try next, by PUCT: its mean reward and, weighed by its prior, how seldom it was tried for how
        often it was available.

        Progressive widening: a node with many options tries few of them at first, those with the best priors. Among
        equals the first one counts, from `start` on.
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
        wide = tried < size and float(tried) < 1.0 + parameters.widening * sqrt(float(self.visits))
        hope = 0.5 * float(CERTAIN_WIN)
        if self.visits > 0:
            hope = float(self.total) / float(self.visits)
        weight = parameters.exploration * float(CERTAIN_WIN) / max(priors, 1.0)
        tries_plus_one = self.tries_plus_one
        mean = self.mean
        prior = self.prior
        available = self.available
        times: i64 = -1
        root = 0.0  # of how often the option could be chosen, which is the same for most
        best: i64 = row[0]
        highest = -1.0
        for k in range(size):
            place = k + start
            if place >= size:
                place -= size
            e = row[place]
            n = tries_plus_one[e]
            if n == 1.0 and not wide:
                continue
            if available[e] != times:
                times = available[e]
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
        """Update the option with the reward of one iteration."""
        self.visits += 1
        self.total += reward
        if self.tries[e] == 0:
            self.tried += 1
        self.tries[e] += 1
        self.tries_plus_one[e] += 1.0
        self.rewards[e] += reward
        self.mean[e] = float(self.rewards[e]) / float(self.tries[e])
