"""Information-set Monte Carlo tree search: imagine the cards, walk down one tree, play on, judge, remember.

The tree is that of one observer, the searching seat. Every seat chooses what brings itself most, so two to five
players and alliances of the moment need nothing special. Chance happens in the game itself, with new luck in every
iteration. Seats that are asked at once do not see each other's answers in the tree either: each chooses in a node of
its own at the place where the question came up.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.search.glance import worth_after
from serenissima.bots.search.habits import Habits
from serenissima.bots.search.judge import Judge
from serenissima.bots.search.manner import FLAT, FOREST, RECAST, TREE, Manner
from serenissima.bots.search.tree import EVEN, WHOLE, Node, Sheet
from serenissima.core.bits import filled, has, lowest
from serenissima.core.chance import Chance
from serenissima.core.engine import Frame, Simultaneous, State
from serenissima.core.options import Options
from serenissima.core.title import Title

HALF: Final = 0x80000000  # two of them make the luck of a game
TREES: Final = 8  # how many imagined positions get a tree of their own, where each has one
LOOK_AT_CLOCK: Final = 8  # iterations between two looks at the clock
LOOK_AT_FIELD: Final = 32  # iterations of a race between two looks at who is clearly behind
NO_LIMIT: Final = 1e9
ANEW: Final = 5  # of a budget, one part in so many is searched even where a kept tree knows more than that
LOOKS: Final = 3  # imagined positions in which the options of the decision itself are glanced at
FOLLOW_UPS: Final = 2  # further decisions of the same turn that such a glance takes in


class Searcher:
    """Searches for one seat. `begin` it at a position, `run` it, ask for the `best` action.

    `sees_all` is for the reference that measures what hidden cards cost; no opponent offered to people has it.
    """

    def __init__(self, title: Title, seat: i64, seats: i64, manner: Manner, seed: i64, sees_all: bool = False) -> None:
        self.title = title
        self.seat: i64 = seat
        self.manner = manner
        self.dice = Chance(seed)
        self.sees_all = sees_all
        self.judge = Judge(title, seats, manner.margin)
        self.above = Node(-1)  # holds the root, and what other seats answer to the same question
        self.root = Node(seat)
        self.options = Options()
        self.sheet = Sheet()
        self.row: vec[i64] = self.sheet.row  # where the node keeps the options of this visit
        self.path: list[Node] = []
        self.edges: list[i64] = []
        self.playout_decisions: i64 = 0
        self.iterations: i64 = 0
        self.base: State | None = None
        self.habits = Habits(0, 0)
        self.sharpness: float = manner.sharpness if manner.sharpness >= 0.0 else title.first_look
        self.settling: i64 = manner.settling if manner.settling >= 0 else i64(title.settling)
        self.depth: i64 = manner.depth if manner.depth >= 0 else title.decisions_ahead(seats)
        self.way: i64 = manner.way
        if manner.way < 0:
            self.way = TREE if title.tree else FLAT
        self.ahead: i64 = -1  # the winner, where the options have raced
        self.squares: vec[float] = vec[float]()  # of the rewards of each option that races, summed
        self.lines: list[Node | None] = [None] * seats
        self.line_edges: vec[i64] = filled(seats, 0)

    def begin(self, game: State) -> None:
        """Start anew at a position, which may be any that the seat imagines: what it cannot see is dealt again."""
        self.base = game.clone()
        self.habits = Habits(game.seats, game.ACTIONS.size)
        self._plant()
        self.judge.calibrate(self.base, self.seat, self.depth, self.dice.below(HALF))

    def advance(self, game: State, action: i64) -> None:
        """Go on at the position after the seat's own action, keeping what the tree knows of it."""
        e = self.root.edge(action)
        kept: Node | None = None
        if e >= 0:
            kept = self.root.child(e, self.seat)
        self.base = game.clone()
        self._plant()
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
        self.ahead = -1
        self.squares = vec[float]()

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Search for so many iterations or so long, or until more would hardly change the choice.

        Earlier visits of a tree that was kept count as iterations, but a part of the budget is always spent anew.
        """
        base = self.base
        if base is None:
            raise ValueError("begin first")
        if self.way == FLAT:
            self._race(base, iterations, seconds)
            return
        if self.way == FOREST:
            self._run_forest(base, iterations, seconds)
            return
        began = perf_counter()
        wanted = max(iterations - self.root.visits, (iterations + ANEW - 1) // ANEW)
        n: i64
        for n in range(wanted):
            viewer = self.seat
            if self.way == RECAST and n % 2 == 1 and base.seats > 1:
                viewer = self.dice.below(base.seats - 1)
                if viewer >= self.seat:
                    viewer += 1
            game = self._imagine(base, viewer)
            if viewer != self.seat and self._stuck(game):
                viewer = self.seat
                game = self._imagine(base, viewer)
            self._iterate(game, viewer)
            look = n % LOOK_AT_CLOCK == LOOK_AT_CLOCK - 1
            if look and (perf_counter() - began > seconds or self._decided(wanted - n - 1)):
                return

    def best(self) -> i64:
        """Of what the seat may do, the action that won the race; with a tree the one tried most often, of equals the
        one that brought most. A tree that was kept may know actions which its position does not offer.
        """
        root = self.root
        if self.ahead >= 0:
            return root.actions[self.ahead]
        base = self.base
        if base is None:
            raise ValueError("begin first")
        base.options_of(self.seat, self.options)
        self.row = root.meet(self.options, self.sheet, False)
        best = self.row[0]
        k: i64
        for k in range(self.options.size):
            e = self.row[k]
            more = root.tries[e] - root.tries[best]
            if more > 0 or (more == 0 and root.worth[e] > root.worth[best]):
                best = e
        return root.actions[best]

    def value(self) -> float:
        """What the seat expects: between 0 and 1, a certain victory."""
        if self.root.visits == 0:
            return 0.5
        if self.ahead >= 0:
            return self.root.mean[self.ahead] / 1_000_000.0
        return float(self.root.total) / float(self.root.visits) / 1_000_000.0

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

    def _imagine(self, base: State, viewer: i64) -> State:
        game = base.clone()
        game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
        if not self.sees_all:
            game.redeal(viewer)
        return game

    def _stuck(self, game: State) -> bool:
        """Whether an opponent imagined a hand with which the seat could not go on with what it has begun."""
        game.options_of(self.seat, self.options)
        return self.options.size == 0

    # --- one iteration

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

    def _play_out_and_learn(self, game: State, viewer: i64) -> None:
        habits = self.habits
        k: i64
        for k in range(len(self.path)):
            node = self.path[k]
            habits.note(node.seat, node.actions[self.edges[k]])
        done = habits.play_on(game, self.options, self.depth, self.manner.draws, self.sway())
        self.playout_decisions += done + len(self.path)
        self.iterations += 1
        judge = self.judge
        judge.reward(game)
        habits.learn(judge.rewards)
        honest = viewer == self.seat
        for k in range(len(self.path)):
            node = self.path[k]
            if honest or viewer == node.seat:
                node.learn(self.edges[k], judge.rewards[node.seat])

    def sway(self) -> i64:
        """The chance in habits by now: where they settle, it shrinks as records come to rest on more iterations."""
        sway = self.manner.sway
        if self.settling > 0:
            sway = sway * self.settling // (self.settling + self.habits.iterations)
        return max(1, sway)

    # --- priors

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
                worth[k] += float(worth_after(self.title, position, seat, action, follow_ups))
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

    # --- without a tree

    def _race(self, base: State, iterations: i64, seconds: float) -> None:
        """Try the options in turn; drop the worse half again and again. Each round has an equal part of the budget and
        of the time; of options too many for the first one, those not tried are dropped first. When a part of the
        budget is spent, an option clearly behind the best one leaves at once, and the race ends when one is left.
        """
        began = perf_counter()
        base.options_of(self.seat, self.options)
        size = self.options.size
        self.row = self.root.meet(self.options, self.sheet, True)
        start = self.dice.below(size)
        race: list[i64] = []
        k: i64
        for k in range(size):
            race.append(self.row[(start + k) % size])
        rounds: i64 = 1
        left = size
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        if len(self.squares) < self.root.size:
            self.squares = vec[float]([0.0] * self.root.size)
        spent: i64 = 0
        r: i64
        for r in range(rounds):
            until = seconds * float(r + 1) / float(rounds)
            runners: i64 = len(race)
            n: i64
            for n in range((iterations - spent) // (rounds - r)):
                self._try(base, race[n % runners])
                spent += 1
                if n % LOOK_AT_CLOCK == LOOK_AT_CLOCK - 1 and perf_counter() - began > until:
                    break
                if spent % LOOK_AT_FIELD == 0 and spent * ANEW >= iterations and self.manner.behind > 0.0:
                    race = self._in_reach(race)
                    runners = len(race)
                    if runners == 1:
                        break
            if runners == 1:
                break
            race = self._better_half(race)
        self.ahead = race[0]

    def _try(self, base: State, e: i64) -> None:
        game = self._imagine(base, self.seat)
        game.act(self.seat, self.root.actions[e])
        self.path.clear()
        self.edges.clear()
        self.path.append(self.root)
        self.edges.append(e)
        self._play_out_and_learn(game, self.seat)
        reward = float(self.judge.rewards[self.seat])
        self.squares[e] += reward * reward

    def _in_reach(self, race: list[i64]) -> list[i64]:
        """Those not clearly behind the best one."""
        root = self.root
        best = race[0]
        for e in race:
            if root.mean[e] > root.mean[best]:
                best = e
        return [
            e
            for e in race
            if e == best
            or root.mean[best] - root.mean[e] <= self.manner.behind * sqrt(self._spread(best) + self._spread(e))
        ]

    def _spread(self, e: i64) -> float:
        """The square of the standard error of an option's mean, as if it had one more try as uncertain as can be."""
        root = self.root
        parts = root.parts[e]
        around = self.squares[e] - root.mean[e] * root.mean[e] * float(root.tries[e])
        return (around + 0.25 * float(WHOLE) * float(WHOLE)) / (parts * parts)

    def _better_half(self, race: list[i64]) -> list[i64]:
        mean = self.root.mean
        kept: list[i64] = []
        left = list(race)
        while len(kept) < (len(race) + 1) // 2:
            best = left[0]
            for e in left:
                if mean[e] > mean[best]:
                    best = e
            kept.append(best)
            left.remove(best)
        return kept

    # --- other ways, kept to be compared with

    def _run_forest(self, base: State, iterations: i64, seconds: float) -> None:
        """A tree for each of a few imagined positions; the first one gathers what the roots of all have found."""
        began = perf_counter()
        gathered = Node(self.seat)
        base.options_of(self.seat, self.options)
        gathered.meet(self.options, self.sheet, True)
        n: i64
        for _ in range(TREES):
            self._plant()
            imagined = self._imagine(base, self.seat)
            for _ in range(iterations // TREES):
                game = imagined.clone()
                game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
                self._iterate(game, self.seat)
            for n in range(self.root.size):
                e = gathered.edge(self.root.actions[n])
                gathered.tries[e] += self.root.tries[n]
                gathered.worth[e] += self.root.worth[n]
            if perf_counter() - began > seconds:
                break
        self.root = gathered
