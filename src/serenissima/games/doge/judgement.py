"""How likely a seat is to win from here: where the search stops.

The weights are those that best foretold the winners of 3,000 games between greedy bots, in thousandths of a logit, and
rounded; `tools/fit_doge.py` finds such weights anew. Controlled councillors foretold nothing beyond the votes they
give, a palace that is the last one missing very much.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.doge.board import DISTRICTS, HOUSES, PALACES, SPACES, VICTORY_PALACES
from serenissima.games.doge.evaluate import prospects
from serenissima.games.doge.scoring import districts_held, palaces_missing
from serenissima.games.doge.state import Doge, Player

PALACE: Final = 1190
DISTRICT_HELD: Final = 330
MISSING: Final = vec[i64]([3500, 1380, 750, 330])  # by how many palaces a condition of victory still lacks
HOUSE: Final = 135  # anywhere on the board
NEW_DISTRICT: Final = 1140  # all the houses for a palace where the seat has none
VOTES: Final = 85  # in a hundred, of what the votes laid may bring


def judge(game: Doge, seat: i64) -> i64:
    """Palaces, the way left to victory, houses, and votes still to be counted."""
    player = game.players[seat]
    worth = (PALACES - player.palaces_left) * PALACE + districts_held(player.palaces) * DISTRICT_HELD
    missing = nearest_victory(player)
    if missing < len(MISSING):
        worth += MISSING[missing]
    worth += (HOUSES - player.reserve) * HOUSE
    return worth + under_way(game, player, NEW_DISTRICT) + prospects(game, seat) * VOTES // 100


def under_way(game: Doge, player: Player, whole: i64) -> i64:
    """Houses where the seat has no palace yet: a growing part of `whole` in each such district."""
    worth: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        if player.palaces[district] == 0 and player.houses[district] > 0 and game.built[district] < SPACES:
            price = game.price(district)
            paid = min(player.houses[district], price)
            worth += whole * paid * (paid + 2) // (price * (price + 2))
    return worth


def nearest_victory(player: Player) -> i64:
    """The palaces missing for the condition that is nearest."""
    fewest: i64 = PALACES
    way: i64
    for way in range(len(VICTORY_PALACES)):
        missing, _ = palaces_missing(player.palaces, player.palaces_left, way)
        fewest = min(fewest, missing)
    return fewest
