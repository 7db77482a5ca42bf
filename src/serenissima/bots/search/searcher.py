"""What every search does in an iteration: determinize (deal anew what the seat cannot see), choose an option, roll out,
judge, and learn the reward.

Every seat maximises its own reward, so two to five players and alliances of the moment need nothing special. Chance
happens in the game itself, with new luck in every iteration, so it needs no nodes.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.bots.search.judge import Judge
from serenissima.bots.search.parameters import SearchParameters
from serenissima.bots.search.rollout import RolloutPolicy
from serenissima.bots.search.tree import Node, Scratch
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.heuristic import Heuristic
from serenissima.core.options import Options

HALF: Final = 0x80000000  # two of them make the luck of a game
CLOCK_EVERY: Final = 8  # iterations between two looks at the clock
NO_LIMIT: Final = 1e9
FRESH_PART: Final = 5  # one in so many iterations of a budget is searched anew, even in a tree that was kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher:
    """Searches for one seat. `begin` it at a position, `run` it, ask for the `best` action.

    `sees_all` is for the reference that measures what hidden cards cost; no opponent offered to people has it.
    """

    def __init__(
        self,
        heuristic: Heuristic[Any],
        seat: i64,
        seats: i64,
        parameters: SearchParameters,
        seed: i64,
        sees_all: bool = False,
    ) -> None:
        self.heuristic = heuristic
        self.seat: i64 = seat
        self.parameters = parameters
        self.dice = Chance(seed)
        self.sees_all = sees_all
        self.judge = Judge(heuristic, seats, parameters.lead_percent)
        self.root = Node(seat)
        self.options = Options()
        self.scratch = Scratch()
        self.row: vec[i64] = self.scratch.row  # where the node keeps the options of this visit
        self.path: list[Node] = []
        self.edges: list[i64] = []
        self.playout_decisions: i64 = 0
        self.iterations: i64 = 0
        self.base: State | None = None
        self.policy = RolloutPolicy(0, 0)
        self.noise_half_life: i64 = parameters.noise_half_life
        if self.noise_half_life < 0:
            self.noise_half_life = i64(heuristic.noise_half_life)
        self.rollout_depth: i64 = parameters.rollout_depth
        if self.rollout_depth < 0:
            self.rollout_depth = heuristic.rollout_depth_for(seats)

    def begin(self, game: State) -> None:
        """Start anew at a position, which may be any that the seat imagines: what it cannot see is dealt again."""
        self.base = game.clone()
        self.policy = RolloutPolicy(game.seats, game.ACTIONS.size)
        self._plant()
        self.judge.calibrate(self.base, self.seat, self.rollout_depth, self.dice.below(HALF))

    def advance(self, game: State, action: i64) -> None:
        """Go on at the position after the seat's own action."""
        self.base = game.clone()
        self._plant()

    def _plant(self) -> None:
        self.root = Node(self.seat)

    def run(self, iterations: i64, seconds: float = NO_LIMIT) -> None:
        """Search for so many iterations or so many seconds, or until more would hardly change the choice."""
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

    def _imagine(self, base: State) -> State:
        """A copy with new luck, in which what the seat cannot see is dealt again."""
        game = base.clone()
        game.luck = self.dice.below(HALF) * HALF + self.dice.below(HALF)
        if not self.sees_all:
            game.redeal(self.seat)
        return game

    def _roll_out_and_learn(self, game: State) -> None:
        """From where the tree was left: roll out, judge, and learn the rewards."""
        policy = self.policy
        parameters = self.parameters
        k: i64
        for k in range(len(self.path)):
            node = self.path[k]
            policy.record(node.seat, node.actions[self.edges[k]])
        noise = self.rollout_noise()
        done = policy.roll_out(game, self.options, self.rollout_depth, parameters.rollout_candidates, noise)
        self.playout_decisions += done + len(self.path)
        self.iterations += 1
        self.judge.reward(game)
        policy.learn(self.judge.rewards)
        self._learn(self.judge.rewards)

    def _learn(self, rewards: vec[i64]) -> None:
        """Let every node of this iteration learn what its seat got."""
        k: i64
        for k in range(len(self.path)):
            node = self.path[k]
            node.learn(self.edges[k], rewards[node.seat])

    def rollout_noise(self) -> i64:
        """The noise in rollouts by now. In some games it shrinks, as averages come to rest on more iterations."""
        noise = self.parameters.rollout_noise
        if self.noise_half_life > 0:
            noise = noise * self.noise_half_life // (self.noise_half_life + self.policy.iterations)
        return max(1, noise)
