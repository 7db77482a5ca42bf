"""Set-up: the board, the seats, the starting buildings."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bags import lane, some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import Options
from serenissima.games.rialto.actions import START_WITH
from serenissima.games.rialto.board import marked_link
from serenissima.games.rialto.events import CHOSE_START, FIRST_PLAYER
from serenissima.games.rialto.printed import (
    ALL_BANKS,
    ALL_BRIDGES,
    BUILDING_BITS,
    BUILDING_COPIES,
    BUILDING_VALUES,
    BUILDINGS,
    CARD_BITS,
    CARD_COPIES,
    CARDS,
    COINS,
    COUNCILLORS,
    DISTRICTS,
    FIRST_DOGE_SPACE,
    GONDOLAS,
    LINKS_OF_MAP,
    MOST_PLAYERS,
    NEUTRAL_COINS,
    SAME_START,
    START_COINS,
    START_POINTS,
    START_RESERVE,
    TILE_BITS,
)
from serenissima.games.rialto.seats import with_seat
from serenissima.games.rialto.state import Rialto


class LayOutTheBoard(Procedure[Rialto]):
    """Tiles, coins and cards on their places [RIA-SETUP-2, RIA-SETUP-4, RIA-SETUP-5, RIA-SETUP-6].

    Components: [RIA-COMP-2, RIA-COMP-4, RIA-COMP-5, RIA-COMP-6, RIA-COMP-7, RIA-COMP-8, RIA-COMP-9, RIA-COMP-11,
    RIA-COMP-12, RIA-COMP-13, RIA-COMP-14, RIA-BUILD-1].
    """

    def happen(self, game: Rialto) -> None:
        kind: i64
        for kind in range(CARDS):
            game.pile += some(kind, CARD_BITS, CARD_COPIES)
        for kind in range(BUILDINGS):
            game.stock += some(kind, BUILDING_BITS, BUILDING_COPIES)
        game.coins = COINS
        game.gondolas = GONDOLAS
        game.banks = ALL_BANKS
        game.free = LINKS_OF_MAP[game.board]
        game.unseen_bridges = ALL_BRIDGES
        game.turn_up_bridge()
        deal_order_tiles(game)


def deal_order_tiles(game: Rialto) -> None:
    """The order tiles, one to each district at random [RIA-SETUP-1, RIA-COMP-10]."""
    districts = vec[i64]()
    district: i64
    number: i64
    for district in range(DISTRICTS):
        districts = append(districts, district)
    game.shuffle(districts)
    for number in range(DISTRICTS):
        game.number_of += some(districts[number], TILE_BITS, number)
        game.district_in += some(number, TILE_BITS, districts[number])


class SeatThePlayers(Procedure[Rialto]):
    """A first player at random, on top of the Doge stack; points, councillors and coins [RIA-SETUP-7, RIA-SETUP-8].

    The neutral player, where there is one, is first; who sits to its left is drawn [RIA-NEUTRAL-2, RIA-NEUTRAL-24].
    """

    def happen(self, game: Rialto) -> None:
        seats: i64 = len(game.players)
        if game.has_neutral():
            game.first = game.neutral()
            game.clockwise = 1 + game.below(2)
        else:
            game.first = game.below(seats)
        game.tell(FIRST_PLAYER, game.first)
        place: i64
        for place in range(seats):
            seat = (game.first + place * game.clockwise) % seats
            game.order = with_seat(game.order, seat)
            equip(game, seat, place)
        if game.has_neutral():
            game.marked = marked_link(game.free, game.number_of, game.district_in)
        place = 0
        while place < seats:
            seat = (game.first + place * game.clockwise) % seats
            if seat != game.neutral():
                game.do(StartBuilding(seat))
            place += 1


def equip(game: Rialto, seat: i64, place: i64) -> None:
    """What one player starts with, by the place in clockwise order from the first player.

    [RIA-COMP-3, RIA-SETUP-8, RIA-SETUP-9, RIA-SETUP-10, RIA-SETUP-11]. All councillors of the neutral player are at
    hand, and it has neither points nor coins [RIA-NEUTRAL-2, RIA-NEUTRAL-4, RIA-NEUTRAL-5].
    """
    player = game.players[seat]
    player.doge = FIRST_DOGE_SPACE
    if seat == game.neutral():
        player.reserve = COUNCILLORS
        return
    player.points = START_POINTS
    player.reserve = START_RESERVE
    player.general = COUNCILLORS - START_RESERVE
    if game.has_neutral():
        game.give_coins(player, NEUTRAL_COINS[place - 1])
    else:
        game.give_coins(player, START_COINS[game.seats * MOST_PLAYERS + place])


class StartBuilding(Decision[Rialto]):
    """A building of value 1, counter-clockwise from the first player's right [RIA-SETUP-12].

    No kind is taken more often than the number of players allows [RIA-SETUP-13, RIA-SETUP-14].
    """

    CLAUSE: ClassVar[str] = "RIA-SETUP-12"
    PUBLIC: ClassVar[bool] = True

    def options(self, game: Rialto, out: Options) -> None:
        allowed: i64 = 0
        building: i64
        most = SAME_START[game.seats]
        clause = "RIA-SETUP-13" if most == 1 else "RIA-SETUP-14"
        for building in range(BUILDINGS):
            start = START_WITH.at(building)
            if BUILDING_VALUES[building] == 1 and out.may(start, taken(game, building) < most, clause):
                allowed |= BIT[building]
        out.add_each(START_WITH.at(), allowed)

    def take(self, game: Rialto, action: i64) -> None:
        building = some(START_WITH.only(action), BUILDING_BITS)
        game.stock -= building
        game.players[self.seat].buildings += building
        game.tell(CHOSE_START, self.seat, START_WITH.only(action))


def taken(game: Rialto, building: i64) -> i64:
    """How many copies of a building are out of the stock."""
    return BUILDING_COPIES - lane(game.stock, building, BUILDING_BITS)
