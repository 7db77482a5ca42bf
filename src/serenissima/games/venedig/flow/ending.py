"""The end of the game, and the last exchanges."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.engine import Decision, Procedure
from serenissima.core.fields import Fact, up_to
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venedig.actions import ACTION_1, ACTION_2, ACTION_3, GO_ON, HAND_IN
from serenissima.games.venedig.buildings import MOST_PLAYERS
from serenissima.games.venedig.flow.trading import begin_exchange, offer_exchange
from serenissima.games.venedig.state import Venedig


def end_if_due(game: Venedig) -> None:
    """Once the end has come the rest of the turn is lost, and only exchanges follow [VDG-END-4, VDG-END-8]."""
    if game.ended != 0:
        game.do_only(LastExchange(game.left_of(game.active), game.seats))


def exchanged(game: Venedig, decision: Decision[Venedig], action: i64) -> bool:
    """Whether the action was an exchange in the middle of one's turn: then the same is decided after it, unless the end
    comes of it.
    """
    if not HAND_IN.covers(action):
        return False
    game.do_again(decision)
    game.do(EndIfDue(decision.seat))
    begin_exchange(game, decision.seat, HAND_IN.only(action))
    return True


class EndIfDue(Procedure[Venedig]):
    """Stop here if the end has come."""

    def happen(self, game: Venedig) -> None:
        end_if_due(game)


class LastExchange(Decision[Venedig]):
    """Each player may exchange once more, beginning to the left of the player whose turn it was [VDG-END-5,
    VDG-END-10].
    """

    CLAUSE: ClassVar[str] = "VDG-END-5"
    FORBIDS: ClassVar[dict[Kind, str]] = dict.fromkeys([*ACTION_1, *ACTION_2, *ACTION_3], "VDG-END-4")
    EXTRA: ClassVar[list[Fact]] = [Number("players_left", of=up_to(MOST_PLAYERS))]

    def __init__(self, seat: i64, players_left: i64) -> None:
        super().__init__(seat)
        self.players_left: Final = players_left

    def public(self, game: Venedig) -> bool:
        """Gold is a secret, unless everybody can tell that it is too little."""
        return not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        out.add(GO_ON.at())
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if self.players_left > 1:
            game.do(LastExchange(game.left_of(self.seat), self.players_left - 1))
        if HAND_IN.covers(action):
            begin_exchange(game, self.seat, HAND_IN.only(action))
