"""Stage D: points for bridge cards, and the next bridge."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import lane
from serenissima.core.bits import has
from serenissima.core.engine import Decision
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.rialto.actions import PLACE_BRIDGE
from serenissima.games.rialto.board import bridge_end, bridge_tile, first_district, second_district
from serenissima.games.rialto.events import BRIDGED, LOST_POINTS, SCORED
from serenissima.games.rialto.printed import BONUS_POINTS, LINKS, NO_BRIDGE_LOSS, TILE_BITS
from serenissima.games.rialto.state import Rialto

EITHER_WAY: Final = 3  # no bridge has two equal ends


def score_bridge_cards(game: Rialto, seat: i64) -> None:
    """A point for each card; without a card a point is lost, but no score falls below 0 [RIA-D-1, RIA-D-2,
    RIA-SCORE-0].

    The bonus is one more point and the next bridge [RIA-D-3]; nobody has it when nobody played a card [RIA-D-5]. The
    neutral player scores nothing, and builds on the marked connection [RIA-NEUTRAL-5, RIA-NEUTRAL-15].
    """
    player = game.players[seat]
    if seat == game.neutral():
        if game.winner() == seat:
            neutral_bridge(game)
        return
    points = player.strength
    if points == 0:
        lost = min(player.points, NO_BRIDGE_LOSS)
        player.points -= lost
        game.tell(LOST_POINTS, seat, lost)
        return
    if game.winner() == seat:
        points += BONUS_POINTS
        game.do(PlaceBridge(seat))
    player.points += points
    game.tell(SCORED, seat, points)


class PlaceBridge(Decision[Rialto]):
    """The visible bridge, on any free connection and either way round; the marked one is as free as others.

    [RIA-D-3, RIA-D-4, RIA-NEUTRAL-7]
    """

    CLAUSE: ClassVar[str] = "RIA-D-3"
    PUBLIC: ClassVar[bool] = True

    def args(self, game: Rialto) -> dict[str, Json]:
        first, second = bridge_end(game.bridges, game.bridge, 0), bridge_end(game.bridges, game.bridge, 1)
        return {"first": int(first), "second": int(second)}

    def options(self, game: Rialto, out: Options) -> None:
        link: i64
        for link in range(LINKS):
            if has(game.free, link):
                out.add_each(PLACE_BRIDGE.at(link), EITHER_WAY)

    def take(self, game: Rialto, action: i64) -> None:
        link, turned = PLACE_BRIDGE.both(action)
        lay_bridge(game, self.seat, link, turned)


def lay_bridge(game: Rialto, seat: i64, link: i64, turned: i64) -> None:
    """Lay the top bridge and turn up the next one, drawn from those not seen yet [RIA-SETUP-3]."""
    game.lay_tile(link, bridge_tile(game.bridge, turned))
    first, second = bridge_end(game.bridges, game.bridge, turned), bridge_end(game.bridges, game.bridge, 1 - turned)
    game.tell(BRIDGED, seat, link, first, second)
    game.move_mark()
    game.turn_up_bridge()


def neutral_bridge(game: Rialto) -> None:
    """On the marked connection, the lower end towards the district of lower number [RIA-NEUTRAL-15]."""
    link = game.marked
    first = lane(game.number_of, first_district(link), TILE_BITS)
    second = lane(game.number_of, second_district(link), TILE_BITS)
    turned: i64 = 0 if first < second else 1  # the first end of a bridge is the lower one
    lay_bridge(game, game.neutral(), link, turned)
