"""How to search: every number of it, so that two ways can be compared at a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TREE: Final = 0  # one tree over all imagined positions
FLAT: Final = 1  # no tree: the options of the decision race, the worse half dropped again and again
FOREST: Final = 2  # one tree for each of a few imagined positions, their visits added up
RECAST: Final = 3  # one tree; every other iteration is imagined by an opponent, who does not know the searcher's hand

TO_THE_END: Final = 1_000_000
OF_THE_GAME: Final = -1  # as the title says


class Manner:
    """One way to search. The defaults are those that won; docs/bots.md says against what."""

    def __init__(
        self,
        depth: i64 = OF_THE_GAME,
        explore: float = 0.6,
        sharpness: float = float(OF_THE_GAME),
        informed_after: i64 = 6,
        widening: float = 2.0,
        margin: i64 = 30,
        hurry: float = 2.0,
        behind: float = 2.5,
        draws: i64 = 3,
        sway: i64 = 200_000,
        settling: i64 = OF_THE_GAME,
        way: i64 = OF_THE_GAME,
    ) -> None:
        self.depth: Final = depth  # decisions played on before the position is judged
        self.explore: Final = explore  # how much a good prior and few visits count against results
        self.sharpness: Final = sharpness  # how much better a better-looking option's prior is; 0: all alike
        self.informed_after: Final = informed_after  # visits after which a node looks one step ahead for its priors
        self.widening: Final = widening  # a node tries this many options times the root of its visits
        self.margin: Final = margin  # percent of a finished game's reward that the evaluation gives, not the rank
        self.hurry: Final = hurry  # 1: stop when no option can catch up; 2: when it would need three of four tries left
        self.behind: Final = (
            behind  # in a race: so many standard errors behind the best one, an option leaves; 0: none does
        )
        self.draws: Final = draws  # options drawn in a play-out, the one with the best record is taken; 1: at random
        self.sway: Final = sway  # chance added to a record, in millionths of a victory, lest small differences decide
        self.settling: Final = settling  # iterations after which that chance is half as large; 0: it stays as it is
        self.way: Final = way
