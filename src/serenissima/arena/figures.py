"""What a number of games proves: intervals, bars, and when to stop."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

LIKELY = 1.96
"""Standard deviations of a 95 % interval."""

CLEAR = 3.29
"""Of a 99.9 % interval: what it takes to stop early. Looking after every round would make 95 % far too easy to pass;
this way three of a hundred levels exactly at the bar pass it, where looking once, after all games, lets 2.5 pass.
"""

BARS = {1: 0.60, 2: 0.60, 3: 0.45, 4: 0.35, 5: 0.30}
"""The share of victories that a level has to win, at least, by the number of players: one against the rest."""

FEWEST = 24
"""No early stop before so many games."""


def wilson(wins: float, games: int, width: float = LIKELY) -> tuple[float, float]:
    """The interval that holds the true share of victories."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + width * width / (2 * games)) / (1 + width * width / games)
    reach = (
        width * sqrt(share * (1 - share) / games + width * width / (4 * games * games)) / (1 + width * width / games)
    )
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Tally:
    """Games played and won, shares of shared victories counted as such."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        """Of all games, those won."""
        return self.wins / self.games if self.games else 0.0

    def settled(self, bar: float, wanted: int) -> bool:
        """Whether enough games are played: all that were wanted, or enough to be clearly above or below the bar."""
        if self.games >= wanted:
            return True
        if self.games < FEWEST:
            return False
        low, high = wilson(self.wins, self.games, CLEAR)
        return low > bar or high < bar
