"""A turn: move a figure, buy a treasure, play a prophecy."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT, has, lowest
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import Options
from serenissima.games.venezia2099.actions import BUY, BUY_NOTHING, GONDOLA, MOVE, PROPHECY, STAY
from serenissima.games.venezia2099.city import (
    DISTRICTS,
    FROM_RANK,
    LOWEST_PROPHECY_RANK,
    OF_RANK,
    colour_of,
    rank_of,
    straight_lines,
)
from serenissima.games.venezia2099.events import BOUGHT, ENDED, MOVED, SAILED
from serenissima.games.venezia2099.flow.sinking import sink
from serenissima.games.venezia2099.flow.squares import keep_to_figures, told_voyages, told_walks
from serenissima.games.venezia2099.state import NOWHERE, Venezia


class Turn(Procedure[Venezia]):
    """Move, buy, play a prophecy, in this order, then the next player clockwise; the game ends when all prophecies
    have been played [V99-TURN-1, V99-TURN-2, V99-END-1]. Who has lost all figures goes on with prophecies [V99-LONE-1].
    """

    def happen(self, game: Venezia) -> None:
        me = self.seat
        if game.players[me].hand != 0:
            game.do(MoveFigure(me), BuyTreasure(me), PlayProphecy(me), Turn(game.left_of(me)))
        else:
            game.tell(ENDED, self.seat)


class MoveFigure(Decision[Venezia]):
    """Move one figure in a straight line, or with a gondola to any free square instead; or stay
    [V99-MOVE-1, V99-TURN-3, V99-GONDOLA-1, V99-GONDOLA-2, V99-LONE-2].
    """

    CLAUSE: ClassVar[str] = "V99-TURN-2"
    TURN: ClassVar[str] = "V99-TURN-1"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = ["move", "buy", "prophecy"]
    STEP: ClassVar[int] = 0

    def options(self, game: Venezia, out: Options) -> None:
        player = game.players[self.seat]
        figures = player.figures
        free = game.free()
        figure: i64
        out.add(STAY.at())
        for figure in range(len(figures)):
            if figures[figure] != NOWHERE:
                if out.explaining:
                    out.add_each(MOVE.at(figure), told_walks(game, figures, figure, free, out))
                else:
                    out.add_each(MOVE.at(figure), straight_lines(figures[figure], free))
        if player.gondolas > 0:
            for figure in range(len(figures)):
                if figures[figure] != NOWHERE:
                    if out.explaining:
                        out.add_each(GONDOLA.at(figure), told_voyages(game, figures, figure, free, out))
                    else:
                        out.add_each(GONDOLA.at(figure), free)
        else:
            out.forbid(GONDOLA, "V99-SETUP-5")
        if out.explaining:
            keep_to_figures(game, MOVE, figures, "V99-LONE-2", out)
            keep_to_figures(game, GONDOLA, figures, "V99-LONE-2", out)

    def take(self, game: Venezia, action: i64) -> None:
        if STAY.covers(action):
            return
        if GONDOLA.covers(action):
            game.players[self.seat].gondolas -= 1
            figure, square = GONDOLA.both(action)
            game.tell(SAILED, self.seat, figure, game.players[self.seat].figures[figure], square)
        else:
            figure, square = MOVE.both(action)
            game.tell(MOVED, self.seat, figure, game.players[self.seat].figures[figure], square)
        game.stand(self.seat, figure, square)


class BuyTreasure(Decision[Venezia]):
    """At most one, at any figure of yours in the city, for one coin more than lie there; without figures nothing
    [V99-BUY-1, V99-BUY-2, V99-BUY-3, V99-BUY-4, V99-BUY-5, V99-BUY-6, V99-TURN-3, V99-LONE-1].
    """

    CLAUSE: ClassVar[str] = "V99-BUY-1"
    TURN: ClassVar[str] = "V99-TURN-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {
        MOVE: "V99-MOVE-1",
        GONDOLA: "V99-GONDOLA-2",
        STAY: "V99-TURN-2",
        PROPHECY: "V99-TURN-2",
    }
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = ["move", "buy", "prophecy"]
    STEP: ClassVar[int] = 1

    def options(self, game: Venezia, out: Options) -> None:
        player = game.players[self.seat]
        figure: i64
        out.add(BUY_NOTHING.at())
        for figure in range(len(player.figures)):
            square = player.figures[figure]
            if square != NOWHERE:
                if not has(game.districts, square):
                    out.keep_out(BUY.at(figure), 1, "V99-BUY-4")
                elif player.coins <= game.coins_on[square]:
                    out.keep_out(BUY.at(figure), 1, "V99-BUY-3")
                elif game.supply[colour_of(game.tile[square])] == 0:
                    out.keep_out(BUY.at(figure), 1, "V99-BUY-6")
                else:
                    out.add(BUY.at(figure))
        if out.explaining:
            keep_to_figures(game, BUY, player.figures, "V99-LONE-1", out)

    def take(self, game: Venezia, action: i64) -> None:
        if BUY_NOTHING.covers(action):
            return
        player = game.players[self.seat]
        square = player.figures[BUY.only(action)]
        colour = colour_of(game.tile[square])
        price = game.coins_on[square] + 1
        player.coins -= price
        game.coins_on[square] += price
        game.supply[colour] -= 1
        player.treasures[colour] += 1
        game.tell(BOUGHT, self.seat, colour, price, square)


class PlayProphecy(Decision[Venezia]):
    """The lowest card of the hand; any of them when several are lowest; X is the highest
    [V99-PROPHECY-1, V99-PROPHECY-2, V99-PROPHECY-3]. The hand is secret, and so is how many of its cards are lowest.
    """

    CLAUSE: ClassVar[str] = "V99-PROPHECY-1"
    TURN: ClassVar[str] = "V99-TURN-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {
        MOVE: "V99-BUY-2",
        GONDOLA: "V99-BUY-2",
        BUY: "V99-TURN-2",
        STAY: "V99-TURN-3",
        BUY_NOTHING: "V99-TURN-3",
    }
    STEPS: ClassVar[list[str]] = ["move", "buy", "prophecy"]
    STEP: ClassVar[int] = 2

    def options(self, game: Venezia, out: Options) -> None:
        hand = game.players[self.seat].hand
        if out.explaining:
            keep_to_prophecies(game, out)
        out.add_each(PROPHECY.at(), hand & OF_RANK[rank_of(lowest(hand))])

    def take(self, game: Venezia, action: i64) -> None:
        card = PROPHECY.only(action)
        player = game.players[self.seat]
        player.hand ^= BIT[card]
        player.floor = rank_of(card)
        sink(game, self.seat, card)


def keep_to_prophecies(game: Venezia, out: Options) -> None:
    """No prophecy names a 2, nor what two players leave out [V99-BOX-3, V99-TWO-1]."""
    out.keep_out(PROPHECY.at(), ~FROM_RANK[LOWEST_PROPHECY_RANK], "V99-BOX-3")
    if game.seats == 2:
        card: i64
        for card in range(DISTRICTS):
            if game.square_of[card] == NOWHERE:
                out.keep_out(PROPHECY.at(card), 1, "V99-TWO-1")
