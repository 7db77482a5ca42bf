"""The face-down deck."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import bag_size, some
from serenissima.core.engine import NOBODY
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.events import RESHUFFLED
from serenissima.games.venedig.state import Venedig


def draw_card(game: Venedig, in_the_open: bool) -> i64:
    """The top card of the deck, which everybody may see or only its owner. Once the card is told of and in its place,
    `renew_deck` sees whether it was the last.

    Hands, table and row hold 38 of the 42 cards at most when somebody draws: there is always one.
    """
    type = game.draw_kind(game.deck, LANE)
    game.deck -= some(type, LANE)
    if in_the_open:
        game.leave_deck(type)
    return type


def renew_deck(game: Venedig) -> None:
    """Shuffle the discard pile into a new deck as soon as the old one is used up [VDG-DRAW-10]."""
    if game.deck == 0:
        game.make_deck()
        game.tell(RESHUFFLED, NOBODY, bag_size(game.deck, LANE))
