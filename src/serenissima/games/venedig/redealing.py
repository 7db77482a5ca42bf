"""Venedig as a viewer imagines it: cards, marsh and gold dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from serenissima.core.bags import bag_size, common
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.imagining import deal_again
from serenissima.games.venedig.knowledge import closed_book, is_closed

if TYPE_CHECKING:
    from serenissima.games.venedig.state import Venedig


def redeal(game: Venedig, viewer: i64) -> None:
    """Cards as the viewer's book has them. The books of the others would fit the true hands: they are closed, and
    from now on the others know what everybody does.
    """
    reader = -1 if viewer < 0 or is_closed(game.players[viewer].book) else viewer
    dealt = deal_again(game, game.book_of(reader), reader, viewer, game.hands(), game.deck)
    seat: i64
    for seat in range(game.seats):
        game.players[seat].hand = dealt[seat]
        if seat != viewer:
            game.players[seat].book = closed_book(game.seats)
    game.deck = dealt[game.seats]
    redeal_tokens(game, viewer)


def redeal_tokens(game: Venedig, viewer: i64) -> None:
    """Marsh and gold, wherever the viewer does not see them."""
    marsh = game.undrained
    gold = game.gold_stock
    seat: i64
    for seat in range(game.seats):
        if seat != viewer:
            player = game.players[seat]
            marsh += player.marsh + player.offered_marsh
            gold += player.gold + player.offered_gold
    while not tokens_dealt(game, viewer, marsh, gold):
        pass


def tokens_dealt(game: Venedig, viewer: i64, marsh: i64, gold: i64) -> bool:
    """Deal these among the others and the stocks, if the tokens come to lie as they can. Of those that went back to
    the stock no more are missing there than were drawn since.
    """
    stays = game.draw_bag(game.gold_back, bag_size(game.gold_back, LANE) - game.gold_drawn, LANE)
    stays = common(stays, gold, LANE)
    gold -= stays
    for exchanging in (True, False):  # who lays tokens aside has enough of them
        seat: i64
        for seat in range(game.seats):
            player = game.players[seat]
            if seat != viewer and player.exchanging() == exchanging:
                if not player.tokens_dealt(game, marsh, gold):
                    return False
                marsh -= player.marsh + player.offered_marsh
                gold -= player.gold + player.offered_gold
    game.undrained = marsh
    game.gold_stock = gold + stays
    return True
