"""What is true of every position of Rialto, whatever has been played, and of every one that somebody imagines."""

from __future__ import annotations

from serenissima.core.bags import bag_size, counts_of, covers, lane
from serenissima.core.bits import count, has, members_of
from serenissima.games.rialto.board import FIRST_BRIDGE, FREE, GONDOLA
from serenissima.games.rialto.flow.banks import holds
from serenissima.games.rialto.flow.c_building import ReturnBuilding
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import (
    BANKS,
    BRIDGES,
    BUILDING_BITS,
    BUILDING_COPIES,
    BUILDINGS,
    CARD_BITS,
    CARD_COPIES,
    CARDS,
    COINS,
    COUNCIL_BITS,
    COUNCILLOR,
    COUNCILLORS,
    DISTRICTS,
    GONDOLAS,
    LINKS,
    LINKS_OF_MAP,
    PLACES,
    ROUNDS,
    TILE_BITS,
)
from serenissima.games.rialto.state import Rialto


def check(game: Rialto) -> None:
    """Raise AssertionError where components are lost or made, a limit is broken, or somebody is wrong about a card."""
    _cards(game)
    _limits(game)
    for player in game.players:
        _known_of(player)
    _known_of_pile(game)
    _buildings(game)
    _coins(game)
    _councillors(game)
    _banks(game)
    _tiles(game)
    _doge_order(game)


def _cards(game: Rialto) -> None:
    zones = [game.pile, game.spent, game.neutral_cards, *game.rows]
    for player in game.players:
        zones += [player.hand, player.cut, player.dropped, player.played]
    held = [sum(counts_of(zone, CARD_BITS, CARDS)[kind] for zone in zones) for kind in range(CARDS)]
    assert held == [CARD_COPIES] * CARDS, f"cards {held}"


def _limits(game: Rialto) -> None:
    """No hand is larger than its player may keep once cards are played."""
    assert 0 <= game.round < ROUNDS
    for seat in range(game.seats):
        player = game.players[seat]
        if game.stage >= 0:
            assert bag_size(player.hand + player.played, CARD_BITS) <= player.keep, f"hand of seat {seat}"
        assert player.cut == 0 or has(game.asked, seat), f"cards put aside by seat {seat}"


def _known_of(player: Player) -> None:
    """The hand holds what it is known to hold and lacks what it is known to lack; so do the discards."""
    hand = player.hand + player.cut
    assert covers(hand, player.sure, CARD_BITS)
    assert covers(player.shown, player.sure, CARD_BITS)
    assert covers(player.dropped, player.shed, CARD_BITS)
    assert covers(hand + player.dropped - player.shed, player.shown, CARD_BITS)
    assert all(lane(hand, kind, CARD_BITS) == 0 for kind in members_of(player.lacks))
    later = [
        max(0, lane(hand, kind, CARD_BITS) - lane(player.shown, kind, CARD_BITS)) for kind in members_of(player.lacked)
    ]
    assert sum(later) <= player.drawn


def _known_of_pile(game: Rialto) -> None:
    """A card known to have been shuffled in is in the pile unless somebody else has drawn it unseen."""
    for viewer in range(-1, game.seats):
        known = game.stacked if viewer < 0 else game.players[viewer].stacked
        drawn = sum(int(game.players[seat].fresh) for seat in range(game.seats) if seat != viewer)
        gone = [max(0, lane(known, kind, CARD_BITS) - lane(game.pile, kind, CARD_BITS)) for kind in range(CARDS)]
        assert sum(gone) <= drawn, f"what {viewer} knows of the pile"


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
        if isinstance(frame, ReturnBuilding):
            found.append(int(frame.building))
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


def _banks(game: Rialto) -> None:
    """A bank whose tile is turned has been won; one that lies open has not, but for the stage F in which it is."""
    for bank in range(BANKS):
        won = lane(game.bank_winners, bank, COUNCIL_BITS) != 0
        assert won or has(game.banks, bank)
        assert not won or not has(game.banks, bank) or game.stage == COUNCILLOR
        for seat in range(len(game.players)):
            assert not holds(game, seat, bank) or won, f"bank {bank} of seat {seat}"


def _tiles(game: Rialto) -> None:
    tiles = counts_of(game.tiles, TILE_BITS, LINKS)
    for link in range(LINKS):
        assert has(LINKS_OF_MAP[game.board], link) or tiles[link] == FREE
        assert has(game.free, link) == (has(LINKS_OF_MAP[game.board], link) and tiles[link] == FREE)
    bridges = [(tile - FIRST_BRIDGE) // 2 for tile in tiles if tile > GONDOLA]
    assert len(set(bridges)) == len(bridges)
    assert not any(has(game.unseen_bridges, bridge) or game.bridge == bridge for bridge in bridges)
    assert len(bridges) + count(game.unseen_bridges) + (0 if game.bridge < 0 else 1) == BRIDGES
    assert tiles.count(GONDOLA) + game.gondolas == GONDOLAS
    if game.has_neutral():
        assert game.marked >= 0 and has(game.free, game.marked) if game.free else game.marked == -1


def _doge_order(game: Rialto) -> None:
    seats = [int(game.in_doge_order(place)) for place in range(len(game.players))]
    assert sorted(seats) == list(range(len(game.players)))
    spaces = [int(game.players[seat].doge) for seat in seats]
    assert spaces == sorted(spaces, reverse=True)
