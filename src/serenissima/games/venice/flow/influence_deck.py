"""The influence deck: drawing two, keeping one, and shuffling the discards when it runs out."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, lowest, nth
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.options import Options
from serenissima.games.venice.actions import KEEP_INFLUENCE
from serenissima.games.venice.cards import KEEP_BOTH
from serenissima.games.venice.events import INFLUENCE_KEPT, INFLUENCE_SHUFFLED
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.numbers import INFLUENCE_DRAWN
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import DRAWN, RETURNED, SHUFFLED, told


def influence_cards(game: Venice) -> i64:
    """How many cards can be drawn, discards included."""
    return count(game.influence_pool) + len(game.influence_under) + count(game.influence_discard)


def draw_influence(game: Venice, seat: i64) -> i64:
    """The top card; an empty deck is made anew from the discards [VEN-INFL-3]."""
    if game.influence_pool == 0 and len(game.influence_under) == 0:
        game.influence_pool = game.influence_discard
        game.influence_discard = 0
        game.influence_story = told(game.influence_story, SHUFFLED, 0, 0, 0)
        game.tell(INFLUENCE_SHUFFLED, NOBODY)
    if game.influence_pool != 0:
        card = nth(game.influence_pool, game.below(count(game.influence_pool)))
        game.influence_pool ^= BIT[card]
    else:
        card = game.influence_under[0]
        game.influence_under = game.influence_under[1:]
        game.influence_under_known = game.influence_under_known[1:]
    game.influence_story = told(game.influence_story, DRAWN, seat, 0, card)
    return card


class GainInfluence(Procedure[Venice]):
    """Draw two and keep one; both with mission 11; as many as there are [VEN-INFL-1, VEN-INFL-4, VEN-MEFF-11]."""

    def happen(self, game: Venice) -> None:
        player = game.players[self.seat]
        drawn: i64 = 0
        while drawn < INFLUENCE_DRAWN and influence_cards(game) > 0:
            player.offered |= BIT[draw_influence(game, self.seat)]
            drawn += 1
        if drawn > 1 and not game.effective(self.seat, KEEP_BOTH):
            game.do(KeepInfluence(self.seat))
            return
        while player.offered != 0:
            card = lowest(player.offered)
            player.offered ^= BIT[card]
            keep_influence(game, self.seat, card)


class KeepInfluence(Choice):
    """Which of the cards drawn to keep; the other goes under the deck [VEN-INFL-1, VEN-INFL-2]."""

    CLAUSE: ClassVar[str] = "VEN-INFL-1"
    STEP: ClassVar[int] = 4

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(KEEP_INFLUENCE.at(), game.players[self.seat].offered)

    def choose(self, game: Venice, action: i64) -> None:
        player = game.players[self.seat]
        card = KEEP_INFLUENCE.only(action)
        rest = player.offered ^ BIT[card]
        player.offered = 0
        while rest != 0:
            other = lowest(rest)
            rest ^= BIT[other]
            game.influence_story = told(game.influence_story, RETURNED, self.seat, count(rest) + 2, other)
            game.influence_under = append(game.influence_under, other)
            game.influence_under_known = append(game.influence_under_known, BIT[self.seat])
        keep_influence(game, self.seat, card)


def keep_influence(game: Venice, seat: i64, card: i64) -> None:
    """Into the hand; there is no limit [VEN-INFL-2]."""
    game.players[seat].cards |= BIT[card]
    game.tell(INFLUENCE_KEPT, seat, card)
