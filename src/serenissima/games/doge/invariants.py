"""What is true of every position of Doge: no piece appears or gets lost, and nobody stands where nobody may."""

from __future__ import annotations

from serenissima.core.bags import counts_of
from serenissima.games.doge.ballots import BITS, FULL, KINDS
from serenissima.games.doge.board import (
    AREAS,
    CIRCLE,
    COUNCILLORS,
    DISTRICTS,
    HOME,
    HOUSES,
    NEUTRAL,
    PALACES,
    RINGS,
    SPACES,
)
from serenissima.games.doge.state import Doge


def check(game: Doge) -> None:
    """Every piece is somewhere, once."""
    for seat, player in enumerate(game.players):
        assert player.reserve >= 0
        assert all(houses >= 0 for houses in player.houses)
        assert player.reserve + sum(player.houses) == HOUSES
        assert player.palaces_left >= 0
        assert player.palaces_left + sum(player.palaces) == PALACES
        assert player.rings >= 0
        assert player.rings + sum(1 for controller in game.controller if controller == seat) == RINGS
        markers = player.hand + sum(player.stacks) + sum(player.shown)
        assert counts_of(markers, BITS, KINDS) == counts_of(FULL, BITS, KINDS)
    for district in range(DISTRICTS):
        assert game.built[district] == sum(player.palaces[district] for player in game.players) <= SPACES
    for councillor in range(COUNCILLORS):
        assert game.place[councillor] != HOME[councillor]
        assert (game.place[councillor] == CIRCLE) == (game.controller[councillor] == NEUTRAL)
    assert sorted(game.brown) == list(range(AREAS))
    turned = list(game.blue)[: game.counted]
    assert len(set(turned)) == game.counted
    assert all(area == CIRCLE for area in list(game.blue)[game.counted :])
