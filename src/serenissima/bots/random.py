"""The bot that takes any option."""

from __future__ import annotations

from serenissima.bots.base import Bot, Knowledge
from serenissima.core.chance import Chance
from serenissima.core.options import Options


class RandomBot(Bot):
    """Every option alike."""

    def __init__(self, seed: int) -> None:
        self.dice = Chance(seed)

    def choose(self, known: Knowledge, options: Options) -> int:
        return options.pick(self.dice.below(options.size))
