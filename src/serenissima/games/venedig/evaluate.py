"""How good a position looks to a player: what the greedy bot goes by."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import bag_size, lane
from serenissima.games.venedig.buildings import CARDS, CASA, GOLD_PER_SPACE, LANE, TYPES
from serenissima.games.venedig.flow.trading import gold_in
from serenissima.games.venedig.state import Venedig

UNIT: i64 = 120  # one space: so that both a fifth and a half of one are whole
CARD_IN_HAND: i64 = 60
HELPING_CARD: i64 = 70  # on the table, in a building of another's architect
LEADING_CARD: i64 = 150  # on the table, in a building of one's own architect


def evaluate(game: Venedig, seat: i64) -> i64:
    """The lead over the other players, in parts of a space: over the best of them in full, over all on average."""
    mine = prospects(game, seat)
    best: i64 = 0
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat:
            theirs = prospects(game, other)
            total += theirs
            best = max(best, theirs)
    return 2 * mine - (best + total // (game.seats - 1)) // 2


def prospects(game: Venedig, seat: i64) -> i64:
    """Spaces rowed, gold that will become spaces, cards that will become buildings."""
    player = game.players[seat]
    gold = gold_in(player.marsh + player.offered_marsh, player.gold + player.offered_gold)
    worth = player.space * UNIT + gold * UNIT // GOLD_PER_SPACE - gold
    if game.ended != 0:
        return worth
    worth += bag_size(player.hand, LANE) * CARD_IN_HAND
    pile = game.laid[seat]
    type: i64
    for type in range(TYPES):
        cards = lane(pile, type, LANE)
        if type == CASA:
            worth += cards * UNIT
        elif game.architects[type] == seat:
            worth += cards * LEADING_CARD
        else:
            worth += cards * HELPING_CARD
        if game.whole_sets >> type & 1 != 0 and seat == game.active:
            worth += CARDS[type] * LEADING_CARD
    return worth
