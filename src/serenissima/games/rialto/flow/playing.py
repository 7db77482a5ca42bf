"""Phase II, a player's turn in a stage: cards of the type, jokers and yellow buildings."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bags import kinds_in, lane, some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, Procedure
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.games.rialto.actions import AS_JOKER, CARD, DELAY, PASS, PLAY, STAGE, TURN_CARD, YELLOW_USES
from serenissima.games.rialto.events import DELAYED, PASSED, PLAYED, TURNED, USED_AS_JOKER
from serenissima.games.rialto.flow.using import keep_to_colour, may_use
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import (
    CARD_BITS,
    COUNCILLOR,
    DELAY_COINS,
    JOKER,
    JOKERS_FOR_ONE,
    TURNS_INTO,
    WILD_JOKERS,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from serenissima.games.rialto.seats import seat_at, with_seat, without_first
from serenissima.games.rialto.state import Rialto


class PlayCards(Decision[Rialto]):
    """Any number of cards of the stage's type with jokers beside them, or none [RIA-STAGE-5]; yellow buildings before
    that.

    The last act of the turn is to lay the cards; laying none is passing.
    """

    CLAUSE: ClassVar[str] = "RIA-STAGE-5"

    def options(self, game: Rialto, out: Options) -> None:
        player = game.players[self.seat]
        list_plays(player, game.stage, out)
        if out.explaining or (player.coins > 0 and player.buildings != 0):
            self.list_yellow(game, player, out)

    def list_yellow(self, game: Rialto, player: Player, out: Options) -> None:
        """Delay, before anything else; turn a card; count as a joker.

        [RIA-YELLOW-1, RIA-YELLOW-2, RIA-YELLOW-3, RIA-YELLOW-4, RIA-YELLOW-7, RIA-YELLOW-11]
        """
        first = player.turned == 0 and player.wilds == 0
        if may_use(player, YELLOW_1, YELLOW_USES, out) and out.may(DELAY.at(YELLOW_1), first, "RIA-YELLOW-7"):
            out.add(DELAY.at(YELLOW_1))
        if may_use(player, YELLOW_2, YELLOW_USES, out):
            out.add_each(TURN_CARD.at(YELLOW_2), turnable(player, game.stage, YELLOW_2, "RIA-YELLOW-2", out))
        if may_use(player, YELLOW_4, YELLOW_USES, out):
            out.add_each(TURN_CARD.at(YELLOW_4), turnable(player, game.stage, YELLOW_4, "RIA-YELLOW-4", out))
        joker = AS_JOKER.at(YELLOW_3)
        if may_use(player, YELLOW_3, YELLOW_USES, out) and out.may(
            joker, can_complete(player, game.stage), "RIA-JOKER-2"
        ):
            out.add(joker)
        if out.explaining:
            keep_to_colour(YELLOW_1, YELLOW_4, YELLOW_USES, out)
            keep_to_powers(out)

    def args(self, game: Rialto) -> dict[str, Json]:
        return {"stage": STAGE.arg(int(game.stage)), "card": CARD.arg(int(game.stage))}

    def public(self, game: Rialto) -> bool:
        """Only an empty hand shows to all that there is nothing to play [RIA-CARDS-16]."""
        return game.players[self.seat].hand == 0

    def take(self, game: Rialto, action: i64) -> None:
        player = game.players[self.seat]
        if PASS.covers(action):
            game.tell(PASSED, self.seat, game.stage)
        elif PLAY.covers(action):
            cards, jokers = PLAY.both(action)
            lay_cards(game, self.seat, cards, jokers)
        elif DELAY.covers(action):
            delay(game, self.seat)
        elif TURN_CARD.covers(action):
            building, kind = TURN_CARD.both(action)
            turn_card(game, self.seat, building, kind)
            game.do(PlayCards(self.seat))
        else:
            game.pay_on(player, YELLOW_3)
            player.wilds += WILD_JOKERS
            game.tell(USED_AS_JOKER, self.seat, YELLOW_3)
            game.do(PlayCards(self.seat))


def list_plays(player: Player, stage: i64, out: Options) -> None:
    """Jokers go beside a card of the type, natural or turned [RIA-JOKER-1, RIA-JOKER-2, RIA-YELLOW-10].

    Without any card of the type in hand two jokers stand for one, and further ones count in full [RIA-JOKER-2,
    RIA-JOKER-3, RIA-JOKER-4]; a yellow building used as a joker is one of them [RIA-YELLOW-3].
    """
    held = lane(player.hand, stage, CARD_BITS)
    jokers = lane(player.hand, JOKER, CARD_BITS)
    any_jokers = BIT[jokers + 1] - 1
    cards: i64
    if out.may(PASS.at(), player.turned == 0 and player.wilds == 0, "RIA-JOKER-2"):
        out.add(PASS.at())
    none = out.only(PLAY.at(0), EVERY, any_jokers, "RIA-JOKER-1")
    if player.turned > 0:
        out.add_each(PLAY.at(0), none)
    else:
        needed: i64 = 0
        if held > 0:
            needed = JOKERS_FOR_ONE
        elif player.wilds < JOKERS_FOR_ONE:
            needed = JOKERS_FOR_ONE - player.wilds
        enough = out.only(PLAY.at(0), none, ~(BIT[needed] - 1), "RIA-JOKER-2")
        if held == 0:
            out.add_each(PLAY.at(0), enough)
        else:
            out.keep_out(PLAY.at(0), enough, "RIA-JOKER-4")
    for cards in range(1, held + 1):
        out.add_each(PLAY.at(cards), out.only(PLAY.at(cards), EVERY, any_jokers, "RIA-JOKER-1"))


def turnable(player: Player, stage: i64, building: i64, power: str, out: Options) -> i64:
    """The kinds a yellow building can turn: any that the player holds but the stage's own, jokers included
    [RIA-YELLOW-2, RIA-YELLOW-4, RIA-YELLOW-9].
    """
    others = out.only(TURN_CARD.at(building), EVERY, ~BIT[stage], "RIA-YELLOW-9")
    return out.only(TURN_CARD.at(building), others, kinds_in(player.hand, CARD_BITS), power)


def keep_to_powers(out: Options) -> None:
    """Only yellow 1 delays, 2 and 4 turn a card, 3 is a joker [RIA-YELLOW-1, RIA-YELLOW-2, RIA-YELLOW-3]."""
    for building in (YELLOW_1, YELLOW_2, YELLOW_3, YELLOW_4):
        if building != YELLOW_1:
            out.keep_out(DELAY.at(building), 1, "RIA-YELLOW-1")
        if building != YELLOW_3:
            out.keep_out(AS_JOKER.at(building), 1, "RIA-YELLOW-3")
        if building in (YELLOW_1, YELLOW_3):
            out.keep_out(TURN_CARD.at(building), EVERY, "RIA-YELLOW-2")


def can_complete(player: Player, stage: i64) -> bool:
    """Whether one more joker can still end beside a card or another joker, so that it is not alone [RIA-JOKER-2]."""
    if player.turned > 0 or player.wilds > 0 or lane(player.hand, stage, CARD_BITS) > 0:
        return True
    if lane(player.hand, JOKER, CARD_BITS) > 0:
        return True
    if player.coins < 2:
        return False
    others = kinds_in(player.hand, CARD_BITS) & ~BIT[stage]
    return player.ready(YELLOW_3) > 1 or (others != 0 and (player.ready(YELLOW_2) > 0 or player.ready(YELLOW_4) > 0))


def strength_of(cards: i64, turned: i64, jokers: i64) -> i64:
    """What a play counts: jokers in full beside a card; without one, two jokers make the first [RIA-JOKER-1,
    RIA-JOKER-3].
    """
    if cards + turned > 0:
        return cards + turned + jokers
    return jokers - JOKERS_FOR_ONE + 1


def lay_cards(game: Rialto, seat: i64, cards: i64, jokers: i64) -> None:
    """Lay the cards; what counts is the value after jokers and yellow buildings [RIA-STAGE-16, RIA-STAGE-15]."""
    player = game.players[seat]
    laid = some(game.stage, CARD_BITS, cards) + some(JOKER, CARD_BITS, jokers)
    player.lay_openly(laid)
    if cards == 0 and player.turned == 0:
        player.show_none_of(game.stage)
    player.strength = strength_of(cards, player.turned, jokers + player.wilds)
    game.tell(PLAYED, seat, game.stage, cards, jokers, player.strength)


def delay(game: Rialto, seat: i64) -> None:
    """Pass now, play after all others, and gain a coin at once [RIA-YELLOW-1, RIA-YELLOW-6, RIA-YELLOW-7,
    RIA-YELLOW-8].
    """
    player = game.players[seat]
    game.pay_on(player, YELLOW_1)
    game.give_coins(player, DELAY_COINS)
    game.delayed = with_seat(game.delayed, seat)
    game.tell(DELAYED, seat, YELLOW_1)


def turn_card(game: Rialto, seat: i64, building: i64, kind: i64) -> None:
    """One card counts as one or two of the stage's type [RIA-YELLOW-2, RIA-YELLOW-4, RIA-YELLOW-5]."""
    player = game.players[seat]
    game.pay_on(player, building)
    player.lay_openly(some(kind, CARD_BITS))
    player.turned += TURNS_INTO[building]
    game.tell(TURNED, seat, building, kind, game.stage)


class LatePlayers(Procedure[Rialto]):
    """Those who delayed, in the order in which they did; one may delay again [RIA-YELLOW-6]."""

    def happen(self, game: Rialto) -> None:
        if game.delayed != 0:
            seat = seat_at(game.delayed, 0)
            game.delayed = without_first(game.delayed)
            game.do(PlayCards(seat), LatePlayers(self.seat))


class NeutralPlays(Procedure[Rialto]):
    """The neutral player lays all its cards of the type; in stage F its jokers too [RIA-NEUTRAL-11, RIA-NEUTRAL-12]."""

    def happen(self, game: Rialto) -> None:
        player = game.players[self.seat]
        laid = some(game.stage, CARD_BITS, lane(game.neutral_cards, game.stage, CARD_BITS))
        if game.stage == COUNCILLOR:
            laid = game.neutral_cards
        game.neutral_cards -= laid
        player.played = laid
        jokers = lane(laid, JOKER, CARD_BITS)
        cards = lane(laid, game.stage, CARD_BITS)
        player.strength = cards + jokers
        if laid == 0:
            game.tell(PASSED, self.seat, game.stage)
        else:
            game.tell(PLAYED, self.seat, game.stage, cards, jokers, player.strength)
