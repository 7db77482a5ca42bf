"""Phase I: the rows, the green buildings, and cutting the hand to size."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import bag_size, kinds_in, some
from serenissima.core.bits import BIT, filled
from serenissima.core.engine import NOBODY, Decision, Procedure, Simultaneous
from serenissima.core.options import EVERY, Options
from serenissima.games.rialto.actions import (
    CUT,
    GREEN_BLIND,
    GREEN_KEEP,
    GREEN_OPEN,
    GREEN_USES,
    NO_MORE_GREEN,
    REFUSALS,
    TAKE_ROW,
)
from serenissima.games.rialto.events import (
    CUT_DOWN,
    DREW,
    KEPT_MORE,
    LEFT_OVER,
    NEUTRAL_DREW,
    ROUND_BEGAN,
    TOOK_OPEN,
    TOOK_ROW,
    USED_BUILDING,
)
from serenissima.games.rialto.flow.using import can_use, keep_to_colour, may_use
from serenissima.games.rialto.printed import (
    BLIND,
    CARD_BITS,
    CARDS_IN_ROW,
    GREEN_1,
    GREEN_4,
    GREEN_BLIND_CARDS,
    GREEN_KEEPS,
    KEEP,
    NEUTRAL_CARDS,
    SPARE_ROWS,
)
from serenissima.games.rialto.state import Rialto


class TakeCards(Procedure[Rialto]):
    """Phase I in its order: rows, choice, green buildings, hands cut, and the neutral player's cards."""

    def happen(self, game: Rialto) -> None:
        game.do(LayOutRows(NOBODY), GreenBuildings(NOBODY), CutHands(NOBODY), ClearRows(NOBODY))


class LayOutRows(Procedure[Rialto]):
    """One row more than players, six open cards each, dealt one card to each row in turn [RIA-CARDS-2, RIA-CARDS-3,
    RIA-NEUTRAL-3].

    Then each player takes one, in Doge order [RIA-CARDS-6].
    """

    def happen(self, game: Rialto) -> None:
        game.tell(ROUND_BEGAN, NOBODY, game.round + 1, game.current_district())
        game.grow_older()
        game.rows = filled(game.seats + SPARE_ROWS, 0)
        row: i64
        for _ in range(CARDS_IN_ROW):
            for row in range(len(game.rows)):
                game.rows[row] += game.draw_openly()
        place: i64 = len(game.players) - 1
        while place >= 0:
            seat = game.in_doge_order(place)
            if seat < game.seats:
                game.players[seat].keep = KEEP
                game.do(TakeRow(seat))
            place -= 1


class TakeRow(Decision[Rialto]):
    """One whole row, then two hidden cards; cards kept from the last round are still in hand [RIA-CARDS-6,
    RIA-CARDS-7].
    """

    CLAUSE: ClassVar[str] = "RIA-CARDS-6"
    PUBLIC: ClassVar[bool] = True

    def options(self, game: Rialto, out: Options) -> None:
        row: i64
        for row in range(len(game.rows)):
            if game.rows[row] != 0:
                out.add(TAKE_ROW.at(row))

    def take(self, game: Rialto, action: i64) -> None:
        player = game.players[self.seat]
        row = TAKE_ROW.only(action)
        player.take_openly(game.rows[row])
        game.tell(TOOK_ROW, self.seat, row, game.rows[row])
        game.rows[row] = 0
        draw_blind(game, self.seat, BLIND)


def draw_blind(game: Rialto, seat: i64, number: i64) -> None:
    """Hidden cards from the pile: only their owner sees them [RIA-CARDS-6, RIA-GREEN-5]."""
    player = game.players[seat]
    cards: i64 = 0
    while number > 0:
        card = game.draw_card()
        if card != 0:
            player.draw_unseen(card)
            cards += card
        number -= 1
    game.tell(DREW, seat, bag_size(cards, CARD_BITS), cards)


class GreenBuildings(Procedure[Rialto]):
    """After everyone has a row, player by player in Doge order [RIA-CARDS-8, RIA-CARDS-9, RIA-USE-3]."""

    def happen(self, game: Rialto) -> None:
        place: i64 = len(game.players) - 1
        while place >= 0:
            seat = game.in_doge_order(place)
            if can_use(game.players[seat], GREEN_1, GREEN_4):
                game.do(UseGreen(seat))
            place -= 1


def leftover_row(game: Rialto) -> i64:
    """The row nobody took, or -1 once it is empty. It is not refilled [RIA-CARDS-10]."""
    row: i64
    for row in range(len(game.rows)):
        if game.rows[row] != 0:
            return row
    return -1


class UseGreen(Decision[Rialto]):
    """One green building after another, each result seen before the next is paid, or no more [RIA-CARDS-9].

    A card of the leftover row or hidden ones from the pile, and for some tiles more cards to keep [RIA-GREEN-1,
    RIA-GREEN-2, RIA-GREEN-3, RIA-GREEN-4]; a source without a card is not offered [RIA-GREEN-5].
    """

    CLAUSE: ClassVar[str] = "RIA-USE-1"
    FORBIDS: ClassVar[dict[Kind, str]] = dict.fromkeys(REFUSALS, "RIA-CARDS-9")
    PUBLIC: ClassVar[bool] = True

    def options(self, game: Rialto, out: Options) -> None:
        player = game.players[self.seat]
        row = leftover_row(game)
        building: i64
        out.add(NO_MORE_GREEN.at())
        for building in range(GREEN_1, GREEN_4 + 1):
            if may_use(player, building, GREEN_USES, out):
                if GREEN_BLIND_CARDS[building] == 0:
                    out.add(GREEN_KEEP.at(building))
                else:
                    if row >= 0:
                        open_cards = kinds_in(game.rows[row], CARD_BITS)
                        out.add_each(
                            GREEN_OPEN.at(building), out.only(GREEN_OPEN.at(building), EVERY, open_cards, "RIA-GREEN-5")
                        )
                    else:
                        out.keep_out(GREEN_OPEN.at(building), EVERY, "RIA-GREEN-5")
                    if out.may(GREEN_BLIND.at(building), game.cards_to_draw(), "RIA-GREEN-5"):
                        out.add(GREEN_BLIND.at(building))
        if out.explaining:
            keep_to_colour(GREEN_1, GREEN_4, GREEN_USES, out)
            keep_to_powers(out)

    def take(self, game: Rialto, action: i64) -> None:
        if NO_MORE_GREEN.covers(action):
            return
        player = game.players[self.seat]
        if GREEN_OPEN.covers(action):
            building, kind = GREEN_OPEN.both(action)
            row = leftover_row(game)
            game.rows[row] -= some(kind, CARD_BITS)
            player.take_openly(some(kind, CARD_BITS))
            game.tell(TOOK_OPEN, self.seat, building, kind)
        elif GREEN_BLIND.covers(action):
            building = GREEN_BLIND.only(action)
            game.tell(USED_BUILDING, self.seat, building)
            draw_blind(game, self.seat, GREEN_BLIND_CARDS[building])
        else:
            building = GREEN_KEEP.only(action)
        game.pay_on(player, building)
        player.keep += GREEN_KEEPS[building]
        if GREEN_KEEPS[building] > 0:
            game.tell(KEPT_MORE, self.seat, building, player.keep)
        if can_use(player, GREEN_1, GREEN_4):
            game.do(UseGreen(self.seat))


GREEN_POWERS: Final = ["RIA-GREEN-1", "RIA-GREEN-2", "RIA-GREEN-3", "RIA-GREEN-4"]


def keep_to_powers(out: Options) -> None:
    """Green 2 brings no card now, and only it is used for that alone [RIA-GREEN-1, RIA-GREEN-2, RIA-GREEN-3,
    RIA-GREEN-4].
    """
    building: i64
    for building in range(GREEN_1, GREEN_4 + 1):
        power = GREEN_POWERS[building - GREEN_1]
        if GREEN_BLIND_CARDS[building] == 0:
            out.keep_out(GREEN_OPEN.at(building), EVERY, power)
            out.keep_out(GREEN_BLIND.at(building), 1, power)
        else:
            out.keep_out(GREEN_KEEP.at(building), 1, power)


class CutHands(Simultaneous[Rialto]):
    """All at once, after the green buildings: keep 7 cards, or more by green buildings, and discard exactly the excess.

    [RIA-CARDS-11, RIA-CARDS-12, RIA-CARDS-13]
    """

    CLAUSE: ClassVar[str] = "RIA-CARDS-11"

    def who(self, game: Rialto) -> i64:
        seats: i64 = 0
        seat: i64
        for seat in range(game.seats):
            player = game.players[seat]
            if bag_size(player.hand, CARD_BITS) > player.keep:
                seats |= BIT[seat]
        return seats

    def options_for(self, game: Rialto, seat: i64, out: Options) -> None:
        out.add_each(CUT.at(), kinds_in(game.players[seat].hand, CARD_BITS))

    def answer(self, game: Rialto, seat: i64, action: i64) -> bool:
        player = game.players[seat]
        card = some(CUT.only(action), CARD_BITS)
        player.hand -= card
        player.cut += card
        return bag_size(player.hand, CARD_BITS) <= player.keep

    def retract(self, game: Rialto, seat: i64) -> None:
        player = game.players[seat]
        player.hand += player.cut
        player.cut = 0

    def begun(self, game: Rialto, seat: i64) -> bool:
        return game.players[seat].cut != 0

    def close(self, game: Rialto) -> None:
        """The excess goes face down to the own discards [RIA-CARDS-14, RIA-CARDS-17]."""
        seat: i64
        for seat in range(game.seats):
            player = game.players[seat]
            if player.cut != 0:
                game.tell(CUT_DOWN, seat, bag_size(player.cut, CARD_BITS), player.cut)
                player.drop_cut()


class ClearRows(Procedure[Rialto]):
    """What is left of the leftover row is discarded [RIA-CARDS-10]; then the neutral player draws [RIA-NEUTRAL-10]."""

    def happen(self, game: Rialto) -> None:
        row = leftover_row(game)
        if row >= 0:
            game.tell(LEFT_OVER, NOBODY, game.rows[row])
            game.spent += game.rows[row]
            game.rows[row] = 0
        if game.has_neutral():
            draw_for_neutral(game)


def draw_for_neutral(game: Rialto) -> None:
    """Seven open cards; its jokers always count as councillor cards [RIA-NEUTRAL-10, RIA-NEUTRAL-11]."""
    for _ in range(NEUTRAL_CARDS):
        game.neutral_cards += game.draw_openly()
    game.tell(NEUTRAL_DREW, game.neutral(), game.neutral_cards)
