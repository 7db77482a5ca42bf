"""The numbers of the search, so that two settings can play each other (`tools/duel.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TREE: Final = 0  # one tree over all imagined positions
HALVING: Final = 1  # no tree: sequential halving among the options of the decision

TO_THE_END: Final = 1_000_000  # as a rollout depth: to the end of the game
OF_THE_GAME: Final = -1  # as the heuristic of the game says


class SearchParameters:
    """How to search. The defaults are those that won; docs/bots-lab.md says against what."""

    def __init__(
        self,
        rollout_depth: i64 = OF_THE_GAME,
        exploration: float = 0.6,
        prior_strength: float = float(OF_THE_GAME),
        prior_visits: i64 = 6,
        widening: float = 2.0,
        lead_percent: i64 = 30,
        early_stopping: float = 2.0,
        early_elimination: float = 2.5,
        rollout_candidates: i64 = 3,
        rollout_noise: i64 = 200_000,
        noise_half_life: i64 = OF_THE_GAME,
        method: i64 = OF_THE_GAME,
    ) -> None:
        # Rollouts.
        self.rollout_depth: Final = rollout_depth  # decisions played before the position is judged
        self.rollout_candidates: Final = rollout_candidates  # options drawn, of which the best one so far is taken
        self.rollout_noise: Final = rollout_noise  # chance added to what is known of a candidate; 1,000,000: a victory
        self.noise_half_life: Final = noise_half_life  # iterations after which that noise is half as large; 0: never
        self.lead_percent: Final = lead_percent  # how much of a finished game's reward is the lead, not the rank
        # The tree.
        self.exploration: Final = exploration  # how much a good prior and few visits count against results (PUCT)
        self.prior_strength: Final = prior_strength  # how much more a better-looking option is tried; 0: no priors
        self.prior_visits: Final = prior_visits  # visits after which a node computes its priors
        self.widening: Final = widening  # a node tries this many options times the root of its visits
        # When to stop.
        self.early_stopping: Final = early_stopping  # 1: when no option can catch up; 2: when three in four tries must
        self.early_elimination: Final = early_elimination  # halving: standard errors below the best; 0: nobody leaves
        self.method: Final = method
