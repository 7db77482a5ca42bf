"""Action 3: draw cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import bag_size, kinds_in, some
from serenissima.core.bits import BIT, has
from serenissima.core.engine import Decision
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.venedig.actions import DRAW_NOTHING, HAND_IN, LAY_IN_ROW, TAKE_FROM_DECK, TAKE_FROM_ROW
from serenissima.games.venedig.buildings import (
    CARDS_DRAWN,
    CARDS_DRAWN_AFTER_LAYING,
    HAND_LIMIT,
    LANE,
)
from serenissima.games.venedig.events import DREW, LAID_IN_ROW, TOOK_FROM_ROW
from serenissima.games.venedig.flow.deck import can_draw, draw_card
from serenissima.games.venedig.flow.ending import exchange_now
from serenissima.games.venedig.flow.trading import STEPS, offer_exchange
from serenissima.games.venedig.state import Venedig


def take_from_row(game: Venedig, seat: i64, type: i64) -> None:
    """A card of the open row goes into a hand, and everybody has seen which."""
    player = game.players[seat]
    game.row ^= BIT[type]
    player.hand += some(type, LANE)
    player.shown += some(type, LANE)
    game.tell(TOOK_FROM_ROW, seat, type)


def take_from_deck(game: Venedig, seat: i64) -> None:
    """The top card of the deck goes into a hand."""
    type = draw_card(game, False)
    game.players[seat].hand += some(type, LANE)
    game.tell(DREW, seat, type)


class DrawCards(Decision[Venedig]):
    """One card from row or deck [VDG-DRAW-2]; or a card into the row and then three [VDG-DRAW-3]. One of both must be
    done [VDG-DRAW-1].

    A type that lies in the row cannot be laid there [VDG-DRAW-4]. No hand grows beyond five [VDG-DRAW-7]: with five,
    nothing is drawn [VDG-DRAW-8].
    """

    CLAUSE: ClassVar[str] = "VDG-DRAW-1"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 2

    def options(self, game: Venedig, out: Options) -> None:
        hand = game.players[self.seat].hand
        size = bag_size(hand, LANE)
        if size + CARDS_DRAWN <= HAND_LIMIT:
            out.add_each(TAKE_FROM_ROW.at(), game.row)
            if can_draw(game):
                out.add(TAKE_FROM_DECK.at())
        if size - 1 + CARDS_DRAWN_AFTER_LAYING <= HAND_LIMIT:
            types = kinds_in(hand, LANE)
            out.add_each(LAY_IN_ROW.at(), types & (types ^ game.row))
        if out.size == 0:
            out.add(DRAW_NOTHING.at())
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if TAKE_FROM_ROW.covers(action):
            take_from_row(game, self.seat, TAKE_FROM_ROW.only(action))
        elif TAKE_FROM_DECK.covers(action):
            take_from_deck(game, self.seat)
        elif LAY_IN_ROW.covers(action):
            type = LAY_IN_ROW.only(action)
            game.leave_hand(self.seat, type)
            game.row |= BIT[type]
            game.tell(LAID_IN_ROW, self.seat, type)
            take_more(game, self.seat, type, CARDS_DRAWN_AFTER_LAYING, 0)
        elif HAND_IN.covers(action):
            game.do_again(self)
            exchange_now(game, self.seat, HAND_IN.only(action))

    def why_not(self, game: Venedig, seat: i64, action: i64) -> str:
        size = bag_size(game.players[seat].hand, LANE)
        if HAND_IN.covers(action):
            return "VDG-TRADE-7"
        if LAY_IN_ROW.covers(action):
            if size - 1 + CARDS_DRAWN_AFTER_LAYING > HAND_LIMIT:
                return "VDG-DRAW-7"
            return "VDG-DRAW-4" if has(game.row, LAY_IN_ROW.only(action)) else "VDG-DRAW-3"
        if TAKE_FROM_ROW.covers(action) or TAKE_FROM_DECK.covers(action):
            return "VDG-DRAW-8" if size == HAND_LIMIT else "VDG-DRAW-2"
        if DRAW_NOTHING.covers(action):
            return self.CLAUSE
        return "VDG-TURN-2"


def take_more(game: Venedig, seat: i64, laid: i64, cards_left: i64, from_deck: i64) -> None:
    """Ask for the next of three cards, if there is any to take [VDG-DRAW-12]."""
    row_open = from_deck == 0 and game.row != BIT[laid]
    if cards_left > 0 and (row_open or can_draw(game)):
        game.do(TakeCard(seat, laid, cards_left, from_deck))


class TakeCard(Decision[Venedig]):
    """One of the three cards: from the row before the deck [VDG-DRAW-5], never the one just laid [VDG-DRAW-6,
    VDG-EXAMPLE-6].
    """

    CLAUSE: ClassVar[str] = "VDG-DRAW-3"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 2
    EXTRA: ClassVar[list[str]] = ["laid", "cards_left", "from_deck"]

    def __init__(self, seat: i64, laid: i64, cards_left: i64, from_deck: i64) -> None:
        super().__init__(seat)
        self.laid: Final = laid
        self.cards_left: Final = cards_left
        self.from_deck: Final = from_deck

    def options(self, game: Venedig, out: Options) -> None:
        if self.from_deck == 0:
            out.add_each(TAKE_FROM_ROW.at(), game.row ^ BIT[self.laid])
        if can_draw(game):
            out.add(TAKE_FROM_DECK.at())
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if HAND_IN.covers(action):
            game.do_again(self)
            exchange_now(game, self.seat, HAND_IN.only(action))
        elif TAKE_FROM_ROW.covers(action):
            take_from_row(game, self.seat, TAKE_FROM_ROW.only(action))
            take_more(game, self.seat, self.laid, self.cards_left - 1, 0)
        else:
            take_from_deck(game, self.seat)
            take_more(game, self.seat, self.laid, self.cards_left - 1, 1)

    def why_not(self, game: Venedig, seat: i64, action: i64) -> str:
        if HAND_IN.covers(action):
            return "VDG-TRADE-7"
        if TAKE_FROM_ROW.covers(action) and TAKE_FROM_ROW.only(action) == self.laid:
            return "VDG-DRAW-6"
        if TAKE_FROM_ROW.covers(action) and self.from_deck != 0:
            return "VDG-DRAW-5"
        return self.CLAUSE

    def args(self, game: Venedig) -> dict[str, Json]:
        return {"left": int(self.cards_left)}
