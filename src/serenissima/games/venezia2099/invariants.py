"""What can never be otherwise in Venezia 2099."""

from __future__ import annotations

from serenissima.core.bits import count, members_of
from serenissima.games.venezia2099.city import (
    COLOURS,
    DISTRICTS,
    GONDOLAS,
    PLATFORM,
    TREASURES_OF_A_COLOUR,
    rank_of,
)
from serenissima.games.venezia2099.flow.setup import COINS, FIGURES, PROPHECIES
from serenissima.games.venezia2099.state import NOWHERE, Venezia


def check(game: Venezia) -> None:
    """Cards, figures, treasures and coins are neither lost nor doubled, and nobody stands in the water."""
    places = [int(square) for player in game.players for square in player.figures if square != NOWHERE]
    assert len(set(places)) == len(places), "two figures on a square"
    assert set(places) == set(members_of(game.taken)), "taken squares are those with figures"
    assert game.taken & ~game.dry == 0, "a figure in the water"
    for player in game.players:
        assert len(player.figures) == FIGURES[game.seats]
        assert 0 <= player.gondolas <= GONDOLAS
        assert player.coins >= 0
        assert all(rank_of(card) >= player.floor for card in members_of(player.hand)), "a card below the last played"
    for colour in range(COLOURS):
        owned = sum(int(player.treasures[colour]) for player in game.players)
        assert owned + game.supply[colour] == TREASURES_OF_A_COLOUR, "treasures lost or doubled"
    cards = [card for player in game.players for card in members_of(player.hand)] + members_of(game.undealt)
    assert len(set(cards)) == len(cards), "a card in two places"
    sunk = game.districts & (game.districts ^ game.dry)
    unplayed = {int(game.square_of[card]) for card in cards}
    assert not unplayed & set(members_of(sunk)), "a district has sunk before its prophecy"
    assert len(cards) + count(sunk) == sum(
        1 for tile in range(DISTRICTS) if game.square_of[tile] != NOWHERE and rank_of(tile) > 0
    ), "every card is in a hand, undealt or played"
    coins = sum(int(player.coins) for player in game.players) + sum(int(pile) for pile in game.coins_on)
    assert coins <= COINS[game.seats] * game.seats, "more coins than were given"
    assert all(count(player.hand) <= PROPHECIES[game.seats] for player in game.players)
    assert all(game.coins_on[square] == 0 for square in range(64) if game.tile[square] == PLATFORM), (
        "coins on a platform"
    )
