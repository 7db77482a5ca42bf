"""What is true of every position of Rialto, whatever has been played."""

from __future__ import annotations

from serenissima.core.bags import bag_size, counts_of, covers, lane
from serenissima.core.bits import count, has
from serenissima.core.engine import State
from serenissima.games.rialto.board import FREE, GONDOLA
from serenissima.games.rialto.printed import (
    BUILDING_BITS,
    BUILDING_COPIES,
    BUILDINGS,
    CARD_BITS,
    CARD_COPIES,
    CARDS,
    COINS,
    COUNCIL_BITS,
    COUNCILLORS,
    DISTRICTS,
    GONDOLAS,
    LINKS,
    LINKS_OF_MAP,
    PLACES,
    TILE_BITS,
)
from serenissima.games.rialto.state import Rialto


def check(game: State) -> None:
    """Raise AssertionError where components are lost or made, or a limit is broken."""
    assert isinstance(game, Rialto)
    _cards(game)
    _buildings(game)
    _coins(game)
    _councillors(game)
    _tiles(game)
    _doge_order(game)


def _cards(game: Rialto) -> None:
    zones = [game.pile, game.discards, game.neutral_cards, *game.rows]
    for player in game.players:
        zones += [player.hand, player.cut, player.played]
    held = [sum(counts_of(zone, CARD_BITS, CARDS)[kind] for zone in zones) for kind in range(CARDS)]
    assert held == [CARD_COPIES] * CARDS, f"cards {held}"


def _buildings(game: Rialto) -> None:
    for kind in range(BUILDINGS):
        held = sum(lane(player.buildings, kind, BUILDING_BITS) for player in game.players)
        on_the_way = sum(1 for building in _chosen_buildings(game) if building == kind)
        assert held + on_the_way + lane(game.stock, kind, BUILDING_BITS) == BUILDING_COPIES, f"building {kind}"
    for player in game.players:
        assert bag_size(player.buildings, BUILDING_BITS) <= PLACES
        assert covers(player.buildings, player.used + player.resting, BUILDING_BITS)


def _chosen_buildings(game: Rialto) -> list[int]:
    """Tiles taken from the stock that wait until their owner has made room."""
    found = []
    frame = game.top
    while frame is not None:
        if type(frame).__name__ == "ReturnBuilding":
            found.append(int(getattr(frame, "building")))  # noqa: B009
        frame = frame.after
    return found


def _coins(game: Rialto) -> None:
    on_buildings = sum(bag_size(player.used, BUILDING_BITS) for player in game.players)
    assert game.coins >= 0
    assert all(player.coins >= 0 and player.points >= 0 for player in game.players)
    assert game.coins + on_buildings + sum(player.coins for player in game.players) == COINS


def _councillors(game: Rialto) -> None:
    for seat in range(game.seats):
        player = game.players[seat]
        placed = sum(counts_of(player.council, COUNCIL_BITS, DISTRICTS))
        assert player.reserve >= 0
        assert player.general >= 0
        assert player.reserve + player.general + placed == COUNCILLORS, f"councillors of seat {seat}"


def _tiles(game: Rialto) -> None:
    tiles = counts_of(game.tiles, TILE_BITS, LINKS)
    for link in range(LINKS):
        assert has(LINKS_OF_MAP[game.board], link) or tiles[link] == FREE
        assert has(game.free, link) == (has(LINKS_OF_MAP[game.board], link) and tiles[link] == FREE)
    bridges = [(tile - 2) // 2 for tile in tiles if tile > GONDOLA]
    assert len(set(bridges)) == len(bridges)
    assert not any(has(game.unseen_bridges, bridge) or game.bridge == bridge for bridge in bridges)
    assert len(bridges) + count(game.unseen_bridges) + (0 if game.bridge < 0 else 1) == 6
    assert tiles.count(GONDOLA) + game.gondolas == GONDOLAS
    if game.has_neutral():
        assert has(game.free, game.marked) if game.free else game.marked == -1


def _doge_order(game: Rialto) -> None:
    seats = [int(game.in_doge_order(place)) for place in range(len(game.players))]
    assert sorted(seats) == list(range(len(game.players)))
    spaces = [int(game.players[seat].doge) for seat in seats]
    assert spaces == sorted(spaces, reverse=True)
