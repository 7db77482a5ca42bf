"""The face-down deck."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import bag_size, some
from serenissima.core.engine import NOBODY
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.events import RESHUFFLED
from serenissima.games.venedig.state import Venedig


def can_draw(game: Venedig) -> bool:
    """Whether there is a card to draw, once the discard pile is shuffled in [VDG-DRAW-12]."""
    return game.deck != 0 or game.discard != 0


def draw_card(game: Venedig, in_the_open: bool) -> i64:
    """The top card of the deck, which everybody may see or only its owner. A deck used up is made anew from the
    discard pile at once [VDG-DRAW-10].
    """
    renew_deck(game)
    type = game.draw_kind(game.deck, LANE)
    game.deck -= some(type, LANE)
    if in_the_open:
        game.deck_from -= some(type, LANE)
    renew_deck(game)
    return type


def renew_deck(game: Venedig) -> None:
    """Shuffle the discard pile into a new deck when the old one is used up."""
    if game.deck == 0 and game.discard != 0:
        game.deck = game.discard
        game.deck_from = game.discard
        game.discard = 0
        game.tell(RESHUFFLED, NOBODY, bag_size(game.deck, LANE))
