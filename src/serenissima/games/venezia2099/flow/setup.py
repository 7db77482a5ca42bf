"""Preparation: the city, the prophecies, the first player, the figures."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, filled, has, lowest
from serenissima.core.data import printed
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import EVERY, Options
from serenissima.games.venezia2099.actions import PLACE
from serenissima.games.venezia2099.city import (
    COLOURS,
    DISTRICTS,
    GONDOLAS,
    LOWEST_PROPHECY_RANK,
    NO_TILE,
    OF_RANK,
    PLATFORM,
    RANKS,
    SQUARES,
    TREASURES_OF_A_COLOUR,
    district,
    rank_of,
)
from serenissima.games.venezia2099.events import DEALT, FIRST, LEFT_OUT, PLACED
from serenissima.games.venezia2099.flow.squares import keep_in_city
from serenissima.games.venezia2099.flow.turn import Turn
from serenissima.games.venezia2099.state import NOWHERE, Venezia

_SETUP: Final[dict[str, Any]] = printed("venezia2099", "setup")["players"]


def _column(name: str) -> vec[i64]:
    """A row of the table of player counts, at the index of each count."""
    return vec[i64]([int(_SETUP[str(players)][name]) if str(players) in _SETUP else 0 for players in range(6)])


SIDE: Final = _column("side")
PROPHECIES: Final = _column("prophecies")
FIGURES: Final = _column("figures")
COINS: Final = _column("coins")
PLATFORMS: Final = _column("platforms")
REMOVED_COLOURS: Final = _column("removed_colours")
REMOVED_RANKS: Final = vec[i64](
    [sum(1 << rank for rank in _SETUP[str(n)]["removed_ranks"]) if str(n) in _SETUP else 0 for n in range(6)]
)


class LayOutTheCity(Procedure[Venezia]):
    """Shuffle the tiles and lay them out; two players use a city of 6 x 6 without 7s, 8s and one colour
    [V99-BOX-1, V99-BOX-2, V99-SETUP-1, V99-SETUP-2, V99-TWO-1, V99-TWO-2, V99-TWO-4].
    """

    def happen(self, game: Venezia) -> None:
        side = SIDE[game.seats]
        left_out: i64 = -1
        if REMOVED_COLOURS[game.seats] > 0:
            left_out = game.below(COLOURS)
            game.tell(LEFT_OUT, self.seat, left_out)
        tiles = vec[i64](capacity=SQUARES)
        rank: i64
        colour: i64
        for rank in range(RANKS):
            for colour in range(COLOURS):
                if colour != left_out and not has(REMOVED_RANKS[game.seats], rank):
                    tiles = append(tiles, district(rank, colour))
        for _ in range(PLATFORMS[game.seats]):
            tiles = append(tiles, PLATFORM)
        game.shuffle(tiles)
        game.tile = filled(SQUARES, NO_TILE)
        game.square_of = filled(DISTRICTS, NOWHERE)
        i: i64
        for i in range(len(tiles)):
            square = i // side * 8 + i % side
            game.tile[square] = tiles[i]
            game.dry |= BIT[square]
            if tiles[i] != PLATFORM:
                game.square_of[tiles[i]] = square
                game.districts |= BIT[square]
        game.coins_on = filled(SQUARES, 0)
        game.supply = filled(COLOURS, TREASURES_OF_A_COLOUR)


class DealTheProphecies(Procedure[Venezia]):
    """Hands, coins, figures and gondolas; nobody has a prophecy for a 2; what is left over stays unseen
    [V99-BOX-3, V99-SETUP-3, V99-SETUP-4, V99-SETUP-5, V99-SETUP-6, V99-SETUP-7, V99-TWO-3, V99-TWO-4].
    """

    def happen(self, game: Venezia) -> None:
        tile: i64
        for tile in range(DISTRICTS):
            if game.square_of[tile] != NOWHERE and rank_of(tile) >= LOWEST_PROPHECY_RANK:
                game.undealt |= BIT[tile]
        seat: i64
        for seat in range(game.seats):
            player = game.players[seat]
            player.hand = game.draw(game.undealt, PROPHECIES[game.seats])
            game.undealt ^= player.hand
            player.coins = COINS[game.seats]
            player.gondolas = GONDOLAS
            player.figures = filled(FIGURES[game.seats], NOWHERE)
            player.treasures = filled(COLOURS, 0)
            game.tell(DEALT, seat, PROPHECIES[game.seats], player.hand)


class ChooseFirstPlayer(Procedure[Venezia]):
    """At random. Figures are placed first, then turns begin with the same player [V99-SETUP-8, V99-TURN-1]."""

    def happen(self, game: Venezia) -> None:
        first = game.below(game.seats)
        game.tell(FIRST, first)
        game.do(PlaceFigures(first), Turn(first))


class PlaceFigures(Procedure[Venezia]):
    """One figure each, in turn, until all stand [V99-PLACE-1]."""

    def happen(self, game: Venezia) -> None:
        figures = game.players[self.seat].figures
        if figures[len(figures) - 1] == NOWHERE:
            game.do(PlaceFigure(self.seat), PlaceFigures(game.left_of(self.seat)))


class PlaceFigure(Decision[Venezia]):
    """On any free square, but no two figures of a player on districts of the same value
    [V99-PLACE-2, V99-PLACE-3, V99-PLACE-4, V99-PLACE-5].
    """

    CLAUSE: ClassVar[str] = "V99-PLACE-1"
    PUBLIC: ClassVar[bool] = True

    def options(self, game: Venezia, out: Options) -> None:
        keep_in_city(game, PLACE.at(), out)
        allowed = out.only(PLACE.at(), EVERY, game.free(), "V99-PLACE-3")
        alike: i64 = 0
        for square in game.players[self.seat].figures:
            if square != NOWHERE and has(game.districts, square):
                same_value = OF_RANK[rank_of(game.tile[square])]
                while same_value != 0:
                    tile = lowest(same_value)
                    same_value ^= BIT[tile]
                    if game.square_of[tile] != NOWHERE:
                        alike |= BIT[game.square_of[tile]]
        out.add_each(PLACE.at(), out.only(PLACE.at(), allowed, ~alike, "V99-PLACE-4"))

    def take(self, game: Venezia, action: i64) -> None:
        figures = game.players[self.seat].figures
        figure: i64 = 0
        while figures[figure] != NOWHERE:
            figure += 1
        game.stand(self.seat, figure, PLACE.only(action))
        game.tell(PLACED, self.seat, figure, PLACE.only(action))
