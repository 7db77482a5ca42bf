"""A turn: move a figure, buy a treasure, play a prophecy."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bits import BIT, has, lowest
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import Options
from serenissima.games.venezia2099.actions import BUY, BUY_NOTHING, GONDOLA, MOVE, PROPHECY, STAY
from serenissima.games.venezia2099.city import LOWEST_PROPHECY_RANK, OF_RANK, colour_of, rank_of, straight_lines
from serenissima.games.venezia2099.events import BOUGHT, ENDED, MOVED, SAILED
from serenissima.games.venezia2099.flow.sinking import sink
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
                out.add_each(MOVE.at(figure), straight_lines(figures[figure], free))
        if player.gondolas > 0:
            for figure in range(len(figures)):
                if figures[figure] != NOWHERE:
                    out.add_each(GONDOLA.at(figure), free)

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

    def why_not(self, game: Venezia, seat: i64, action: i64) -> str:
        by_gondola = GONDOLA.covers(action)
        if not by_gondola and not MOVE.covers(action):
            return self.CLAUSE
        figure, square = GONDOLA.both(action) if by_gondola else MOVE.both(action)
        player = game.players[self.seat]
        if figure >= len(player.figures):
            return clause_of_figures(game)
        if player.figures[figure] == NOWHERE:
            return "V99-LONE-2"
        if game.outside(square):
            return "V99-TWO-2"
        if player.figures[figure] == square:
            return "V99-MOVE-8"
        if by_gondola:
            return "V99-SETUP-5" if player.gondolas == 0 else "V99-GONDOLA-3"
        return self.what_bars(game, player.figures[figure], square)

    def what_bars(self, game: Venezia, start: i64, square: i64) -> str:
        """The clause that keeps a figure from going there on foot: for what is there, else for what lies between."""
        if has(game.taken, square):
            return "V99-MOVE-3"
        if not has(game.dry, square):
            return "V99-MOVE-4"
        if has(straight_lines(start, game.dry), square):
            others = game.taken
            for mine in game.players[self.seat].figures:
                if mine != NOWHERE:
                    others ^= BIT[mine]
            without_mine = straight_lines(start, game.dry & (game.dry ^ others))
            return "V99-MOVE-9" if has(without_mine, square) else "V99-MOVE-5"
        return "V99-MOVE-4" if has(straight_lines(start, -1), square) else "V99-MOVE-2"

    def not_yet(self, game: Venezia, seat: i64, action: i64) -> str:
        return out_of_turn(action)


class BuyTreasure(Decision[Venezia]):
    """At most one, at any figure of yours in the city, for one coin more than lie there; without figures nothing
    [V99-BUY-1, V99-BUY-2, V99-BUY-3, V99-BUY-4, V99-BUY-5, V99-BUY-6, V99-TURN-3, V99-LONE-1].
    """

    CLAUSE: ClassVar[str] = "V99-BUY-1"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = ["move", "buy", "prophecy"]
    STEP: ClassVar[int] = 1

    def options(self, game: Venezia, out: Options) -> None:
        player = game.players[self.seat]
        figure: i64
        out.add(BUY_NOTHING.at())
        for figure in range(len(player.figures)):
            square = player.figures[figure]
            if (
                square != NOWHERE
                and has(game.districts, square)
                and player.coins > game.coins_on[square]
                and game.supply[colour_of(game.tile[square])] > 0
            ):
                out.add(BUY.at(figure))

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

    def why_not(self, game: Venezia, seat: i64, action: i64) -> str:
        if MOVE.covers(action):
            return "V99-MOVE-1"
        if GONDOLA.covers(action):
            return "V99-GONDOLA-2"
        if not BUY.covers(action):
            return "V99-TURN-2"
        player = game.players[self.seat]
        if BUY.only(action) >= len(player.figures):
            return clause_of_figures(game)
        square = player.figures[BUY.only(action)]
        if square == NOWHERE:
            return "V99-LONE-1"
        if not has(game.districts, square):
            return "V99-BUY-4"
        return "V99-BUY-6" if game.supply[colour_of(game.tile[square])] == 0 else "V99-BUY-3"

    def not_yet(self, game: Venezia, seat: i64, action: i64) -> str:
        return out_of_turn(action)


class PlayProphecy(Decision[Venezia]):
    """The lowest card of the hand; any of them when several are lowest; X is the highest
    [V99-PROPHECY-1, V99-PROPHECY-2, V99-PROPHECY-3]. The hand is secret, and so is how many of its cards are lowest.
    """

    CLAUSE: ClassVar[str] = "V99-PROPHECY-1"
    STEPS: ClassVar[list[str]] = ["move", "buy", "prophecy"]
    STEP: ClassVar[int] = 2

    def options(self, game: Venezia, out: Options) -> None:
        hand = game.players[self.seat].hand
        out.add_each(PROPHECY.at(), hand & OF_RANK[rank_of(lowest(hand))])

    def take(self, game: Venezia, action: i64) -> None:
        card = PROPHECY.only(action)
        player = game.players[self.seat]
        player.hand ^= BIT[card]
        player.floor = rank_of(card)
        sink(game, self.seat, card)

    def why_not(self, game: Venezia, seat: i64, action: i64) -> str:
        if MOVE.covers(action) or GONDOLA.covers(action):
            return "V99-BUY-2"
        if not PROPHECY.covers(action):
            return "V99-TURN-2" if BUY.covers(action) else "V99-TURN-3"
        card = PROPHECY.only(action)
        if rank_of(card) < LOWEST_PROPHECY_RANK:
            return "V99-BOX-3"
        return "V99-TWO-1" if game.seats == 2 and game.square_of[card] == NOWHERE else self.CLAUSE

    def not_yet(self, game: Venezia, seat: i64, action: i64) -> str:
        return out_of_turn(action)


def out_of_turn(action: i64) -> str:
    """The clause that keeps a player waiting for his turn, a gondola card in hand or not."""
    return "V99-GONDOLA-1" if GONDOLA.covers(action) else "V99-TURN-1"


def clause_of_figures(game: Venezia) -> str:
    """The clause that gives a player three figures and not a fourth."""
    return "V99-TWO-3" if game.seats == 2 else "V99-SETUP-6"
