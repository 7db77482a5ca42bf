"""The bot that looks one step ahead."""

from __future__ import annotations

from serenissima.bots.base import Bot, Knowledge
from serenissima.bots.search.lookahead import value_after
from serenissima.core.options import Options

IMAGININGS = 2
"""How many imagined positions each option is tried in."""

FOLLOW_UPS = 3
"""How many further decisions of its own turn it takes greedily before it looks at the position."""

WIDEST = 60
"""A longer list is sampled: the bot answers at once."""


class GreedyBot(Bot):
    """Takes the option after which the position looks best to it, in a few imagined positions."""

    def choose(self, known: Knowledge, options: Options) -> int:
        listed = self._sample(options)
        if len(listed) == 1:
            return listed[0]
        totals = [0] * len(listed)
        for _ in range(IMAGININGS):
            imagined = known.imagine(self.dice.below(1 << 60))
            for place, action in enumerate(listed):
                totals[place] += value_after(self.heuristic, imagined, known.seat, action, FOLLOW_UPS)
        best = max(totals)
        return self._any_of([action for action, total in zip(listed, totals, strict=True) if total == best])

    def _sample(self, options: Options) -> list[int]:
        if options.size <= WIDEST:
            return options.as_list()
        return sorted({options.pick(self.dice.below(options.size)) for _ in range(WIDEST)})

    def _any_of(self, actions: list[int]) -> int:
        return actions[self.dice.below(len(actions))]
