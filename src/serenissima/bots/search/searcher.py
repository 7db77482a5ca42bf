"""What every way to search does: imagine the cards, play on, judge, remember what the options of the decision brought.

Every seat chooses what brings itself most, so two to five players and alliances of the moment need nothing special.
Chance happens in the game itself, with new luck in every iteration.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.search.habits import Habits
from serenissima.bots.search.judge import Judge
from serenissima.bots.search.manner import Manner
from serenissima.bots.search.tree import Node, Sheet
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.heuristic import Heuristic
from serenissima.core.options import Options

HALF: Final = 0x80000000  # two of them make the luck of a game
LOOK_AT_CLOCK: Final = 8  # iterations between two looks at the clock
NO_LIMIT: Final = 1e9
ANEW: Final = 5  # of a budget, one part in so many is searched even where more than that is known already


class Searcher:
    """Searches for one seat. `begin` it at a position, `run` it, ask for the `best` action.

    `sees_all` is for the reference that measures what hidden cards cost; no opponent offered to people has it.
    """

    def __init__(
        self, heuristic: Heuristic[Any], seat: i64, seats: i64, manner: Manner, seed: i64, sees_all: bool = False
    ) -> None:
        self.heuristic = heuristic
        self.seat: i64 = seat
        self.manner = manner
        self.dice = Chance(seed)
        self.sees_all = sees_all
        self.judge = Judge(heuristic, seats, manner.margin)
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
        self.settling: i64 = manner.settling if manner.settling >= 0 else i64(heuristic.settling)
        self.depth: i64 = manner.depth if manner.depth >= 0 else heuristic.decisions_ahead(seats)

    def begin(self, game: State) -> None:
        """Start anew at a position, which may be any that the seat imagines: what it cannot see is dealt again."""
        self.base = game.clone()
        self.habits = Habits(game.seats, game.ACTIONS.size)
        self._plant()
        self.judge.calibrate(self.base, self.seat, self.depth, self.dice.below(HALF))

    def advance(self, game: State, action: i64) -> None:
        """Go on at the position after the seat's own action."""
        self.base = game.clone()
        self._plant()

    def _plant(self) -> None:
        self.root = Node(self.seat)

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Search for so many iterations or so long, or until more would hardly change the choice."""
        raise NotImplementedError

    def best(self) -> i64:
        """The action to choose."""
        raise NotImplementedError

    def value(self) -> float:
        """What the seat expects: between 0 and 1, a certain victory."""
        if self.root.visits == 0:
            return 0.5
        return float(self.root.total) / float(self.root.visits) / 1_000_000.0

    def _position(self) -> State:
        """Where the search stands."""
        base = self.base
        if base is None:
            raise ValueError("begin first")
        return base

    def _imagine(self, base: State, viewer: i64) -> State:
        game = base.clone()
        game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
        if not self.sees_all:
            game.redeal(viewer)
        return game

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
