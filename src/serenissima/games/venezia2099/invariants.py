"""What can never be otherwise in Venezia 2099."""

from __future__ import annotations

from serenissima.core.bits import count, has, members_of
from serenissima.games.venezia2099.city import (
    COINS_IN_THE_BOX,
    COLOURS,
    DISTRICTS,
    FIGURES_OF_A_COLOUR,
    GONDOLAS,
    LOWEST_PROPHECY_RANK,
    NO_TILE,
    PLATFORM,
    SQUARES,
    TREASURES_OF_A_COLOUR,
    rank_of,
)
from serenissima.games.venezia2099.flow.setup import COINS, FIGURES, PLATFORMS, PROPHECIES, SIDE
from serenissima.games.venezia2099.flow.sinking import RescueFigure
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure, PlayProphecy
from serenissima.games.venezia2099.state import NOWHERE, Venezia


def check(game: Venezia) -> None:
    """Tiles, cards, figures, treasures and coins are neither lost nor doubled, and nobody stands in the water."""
    _check_city(game)
    _check_figures(game)
    _check_cards(game)
    _check_treasures_and_coins(game)
    _check_who_is_asked(game)


def _check_city(game: Venezia) -> None:
    """Each tile lies in one place, and only districts from 3 upwards sink."""
    side = int(SIDE[game.seats])
    inside = {row * 8 + column for row in range(side) for column in range(side)}
    assert {n for n in range(SQUARES) if game.tile[n] != NO_TILE} == inside, "tiles outside the city, or a hole in it"
    built = [n for n in sorted(inside) if game.tile[n] != PLATFORM]
    assert len(built) == side * side - PLATFORMS[game.seats], "platforms lost or doubled"
    assert built == members_of(game.districts), "the squares of the districts are not those with a district"
    places = {int(game.tile[n]): n for n in built}
    assert len(places) == len(built), "a district lies in two places"
    assert [places.get(tile, NOWHERE) for tile in range(DISTRICTS)] == list(game.square_of), "a district lies elsewhere"
    sunk = [int(game.tile[n]) for n in inside if not has(game.dry, n)]
    assert PLATFORM not in sunk, "a platform has sunk"
    assert all(rank_of(tile) >= LOWEST_PROPHECY_RANK for tile in sunk), "a 2 has sunk"
    assert set(members_of(game.dry)) <= inside, "a square that does not exist is dry"


def _check_figures(game: Venezia) -> None:
    """Every player has his figures, each on a dry square of its own or nowhere [V99-BOX-4]."""
    places = [int(square) for player in game.players for square in player.figures if square != NOWHERE]
    assert len(set(places)) == len(places), "two figures on a square"
    assert set(places) == set(members_of(game.taken)), "taken squares are not those with figures"
    assert game.taken & ~game.dry == 0, "a figure in the water"
    for player in game.players:
        assert len(player.figures) == FIGURES[game.seats] <= FIGURES_OF_A_COLOUR, "figures lost or doubled"
        assert 0 <= player.gondolas <= GONDOLAS, "gondola cards"


def _check_cards(game: Venezia) -> None:
    """Every prophecy is in one hand, played or undealt; the lowest of a hand are played first."""
    cards = [card for player in game.players for card in members_of(player.hand)] + members_of(game.undealt)
    assert len(set(cards)) == len(cards), "a card in two places"
    sunk = [int(game.tile[square]) for square in members_of(game.districts & ~game.dry)]
    printed = [n for n in range(DISTRICTS) if game.square_of[n] != NOWHERE and rank_of(n) >= LOWEST_PROPHECY_RANK]
    assert sorted(cards + sunk) == printed, "a card is lost, or a district has sunk without its prophecy"
    assert count(game.undealt) == len(printed) - game.seats * PROPHECIES[game.seats], "undealt cards lost or found"
    hands = [int(count(player.hand)) for player in game.players]
    assert max(hands) - min(hands) <= 1, "somebody has had two turns more than another"
    for player, held in zip(game.players, hands, strict=True):
        assert held <= PROPHECIES[game.seats], "more prophecies than were dealt"
        assert all(rank_of(card) >= player.floor for card in members_of(player.hand)), "a card below the last played"
        if held == PROPHECIES[game.seats]:
            assert player.floor == LOWEST_PROPHECY_RANK, "a bound before the first prophecy"
        else:
            assert any(rank_of(card) == player.floor for card in sunk), "a bound that no prophecy has set"


def _check_treasures_and_coins(game: Venezia) -> None:
    """Treasures are in the supply or with a player; coins with a player, on the square where he paid, or sunk
    [V99-BOX-4].
    """
    for colour in range(COLOURS):
        owned = [int(player.treasures[colour]) for player in game.players]
        assert min(*owned, game.supply[colour]) >= 0, "fewer than no treasures"
        assert sum(owned) + game.supply[colour] == TREASURES_OF_A_COLOUR, "treasures lost or doubled"
    purses = [int(player.coins) for player in game.players]
    assert min(*purses, game.sunk_coins) >= 0, "fewer than no coins"
    for square in range(SQUARES):
        pile = int(game.coins_on[square])
        assert pile & (pile + 1) == 0, "a price other than 1, 2, 4, 8 was paid"
        assert pile == 0 or has(game.dry & game.districts, square), "coins on a platform or in the water"
    coins = sum(purses) + sum(int(pile) for pile in game.coins_on) + game.sunk_coins
    assert coins == COINS[game.seats] * game.seats <= COINS_IN_THE_BOX, "coins lost or doubled"


def _check_who_is_asked(game: Venezia) -> None:
    """Only a player with a prophecy has a turn, and only one with a gondola may save a figure, from the water."""
    top = game.top
    if isinstance(top, (MoveFigure, BuyTreasure, PlayProphecy)):
        assert game.players[top.seat].hand != 0, "a turn without a prophecy"
    if isinstance(top, RescueFigure):
        assert game.players[top.seat].gondolas > 0, "a rescue without a gondola"
        assert not has(game.dry, top.square), "a rescue from a dry square"
        assert game.players[top.seat].figures[top.figure] == NOWHERE, "a rescue of a figure that stands"
