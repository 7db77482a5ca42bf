"""Action 3: draw cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import bag_size, kinds_in, some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, Procedure
from serenissima.core.fields import YES_NO, Fact, up_to
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.venedig.actions import (
    ACTION_1,
    ACTION_2,
    DISCARD,
    EXCHANGES,
    LAY_IN_ROW,
    TAKE_FROM_DECK,
    TAKE_FROM_ROW,
    TYPE,
)
from serenissima.games.venedig.buildings import (
    CARDS_DRAWN_AFTER_LAYING,
    HAND_LIMIT,
    LANE,
)
from serenissima.games.venedig.events import DISCARDED, DREW, LAID_IN_ROW, TOOK_FROM_ROW
from serenissima.games.venedig.flow.deck import draw_card, renew_deck
from serenissima.games.venedig.flow.ending import exchanged
from serenissima.games.venedig.flow.trading import STEPS, offer_exchange
from serenissima.games.venedig.state import Venedig

ROOM_FOR_THREE: Final[int] = HAND_LIMIT + 1 - CARDS_DRAWN_AFTER_LAYING  # cards in a hand that can lay one, take three


def take_from_row(game: Venedig, seat: i64, type: i64) -> None:
    """A card of the open row goes into a hand, and everybody has seen which."""
    game.row ^= BIT[type]
    game.take_openly(seat, type)
    game.tell(TOOK_FROM_ROW, seat, type)


def take_from_deck(game: Venedig, seat: i64) -> None:
    """The top card of the deck goes into a hand."""
    type = draw_card(game, False)
    game.take_blindly(seat, type)
    game.tell(DREW, seat, type)
    renew_deck(game)


class DrawCards(Decision[Venedig]):
    """One card from row or deck [VDG-DRAW-2]; or a card into the row and then three [VDG-DRAW-3]. One of both must be
    done [VDG-DRAW-1].

    A type that lies in the row cannot be laid there [VDG-DRAW-4]. The second way is barred where it would lead beyond
    five cards [VDG-DRAW-7]; after the first a sixth card is given up [VDG-DRAW-8].
    """

    CLAUSE: ClassVar[str] = "VDG-DRAW-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {
        **dict.fromkeys([*ACTION_1, *ACTION_2, *EXCHANGES], "VDG-TURN-2"),
        DISCARD: "VDG-DRAW-8",
    }
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 2

    def public(self, game: Venedig) -> bool:
        """Row and deck are seen by all; which cards can be laid in the row only the hand's owner knows."""
        size = bag_size(game.players[self.seat].hand, LANE)
        known = game.knows_hand(self.seat) or size > ROOM_FOR_THREE
        return known and not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        hand = game.players[self.seat].hand
        out.add_each(TAKE_FROM_ROW.at(), out.only(TAKE_FROM_ROW.at(), EVERY, game.row, "VDG-DRAW-2"))
        out.add(TAKE_FROM_DECK.at())
        if bag_size(hand, LANE) <= ROOM_FOR_THREE:
            types = out.only(LAY_IN_ROW.at(), EVERY, ~game.row, "VDG-DRAW-4")
            out.add_each(LAY_IN_ROW.at(), out.only(LAY_IN_ROW.at(), types, kinds_in(hand, LANE), "VDG-DRAW-3"))
        else:
            out.forbid(LAY_IN_ROW, "VDG-DRAW-7")
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if exchanged(game, self, action):
            return
        if TAKE_FROM_ROW.covers(action):
            game.do(KeepFive(self.seat))
            take_from_row(game, self.seat, TAKE_FROM_ROW.only(action))
        elif TAKE_FROM_DECK.covers(action):
            game.do(KeepFive(self.seat))
            take_from_deck(game, self.seat)
        else:
            type = LAY_IN_ROW.only(action)
            game.leave_hand(self.seat, type)
            game.row |= BIT[type]
            game.tell(LAID_IN_ROW, self.seat, type)
            game.do(TakeCard(self.seat, type, CARDS_DRAWN_AFTER_LAYING, 0))


# --- a hand of six


class KeepFive(Procedure[Venedig]):
    """No hand stays above five cards: the player gives one up [VDG-DRAW-8]."""

    def happen(self, game: Venedig) -> None:
        if bag_size(game.players[self.seat].hand, LANE) > HAND_LIMIT:
            game.do(DiscardCard(self.seat))


class DiscardCard(Decision[Venedig]):
    """Any card of the hand, the one just drawn too, goes open to the discard pile [VDG-DRAW-8]."""

    CLAUSE: ClassVar[str] = "VDG-DRAW-8"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 2

    def public(self, game: Venedig) -> bool:
        """A hand is a secret, and so is gold."""
        return game.knows_hand(self.seat) and not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        out.add_each(DISCARD.at(), kinds_in(game.players[self.seat].hand, LANE))
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if exchanged(game, self, action):
            return
        type = DISCARD.only(action)
        game.leave_hand(self.seat, type)
        game.discard += some(type, LANE)
        game.tell(DISCARDED, self.seat, type)


# --- three cards


class TakeCard(Decision[Venedig]):
    """One of the three cards: from the row before the deck [VDG-DRAW-5], as many as wanted from there
    [VDG-DRAW-13], never the one just laid [VDG-DRAW-6, VDG-EXAMPLE-6].
    """

    CLAUSE: ClassVar[str] = "VDG-DRAW-3"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 2
    EXTRA: ClassVar[list[Fact]] = [
        Number("laid", of=TYPE),
        Number("cards_left", of=up_to(CARDS_DRAWN_AFTER_LAYING)),
        Number("from_deck", of=YES_NO),
    ]

    def __init__(self, seat: i64, laid: i64, cards_left: i64, from_deck: i64) -> None:
        super().__init__(seat)
        self.laid: Final = laid
        self.cards_left: Final = cards_left
        self.from_deck: Final = from_deck

    def public(self, game: Venedig) -> bool:
        """Row and deck are seen by all, gold is not."""
        return not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        row = out.only(TAKE_FROM_ROW.at(), game.row, ~BIT[self.laid], "VDG-DRAW-6")
        if self.from_deck == 0:
            out.add_each(TAKE_FROM_ROW.at(), row)
        else:
            out.forbid(TAKE_FROM_ROW, "VDG-DRAW-5")
        out.add(TAKE_FROM_DECK.at())
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if exchanged(game, self, action):
            return
        if TAKE_FROM_ROW.covers(action):
            self.go_on(game, 0)
            take_from_row(game, self.seat, TAKE_FROM_ROW.only(action))
        else:
            self.go_on(game, 1)
            take_from_deck(game, self.seat)

    def go_on(self, game: Venedig, from_deck: i64) -> None:
        """Ask for the next card after this one."""
        if self.cards_left > 1:
            game.do(TakeCard(self.seat, self.laid, self.cards_left - 1, from_deck))

    def args(self, game: Venedig) -> dict[str, Json]:
        return {"left": int(self.cards_left)}
