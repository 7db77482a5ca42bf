"""The bot that takes any option."""

from __future__ import annotations

from serenissima.bots.base import Bot, Knowledge
from serenissima.core.options import Options


class RandomBot(Bot):
    """Every option alike."""

    def choose(self, known: Knowledge, options: Options) -> int:
        return options.pick(self.dice.below(options.size))
