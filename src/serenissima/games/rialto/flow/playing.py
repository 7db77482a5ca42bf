"""Phase II, a player's turn in a stage: cards of the type, jokers and yellow buildings."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bags import kinds_in, lane, some
from serenissima.core.bits import BIT
from serenissima.core.engine import Decision, Procedure
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.rialto.actions import AS_JOKER, CARD, DELAY, PASS, PLAY, STAGE, TURN_CARD
from serenissima.games.rialto.events import DELAYED, PASSED, PLAYED, TURNED, USED_AS_JOKER
from serenissima.games.rialto.flow.using import why_not_use
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import (
    CARD_BITS,
    DELAY_COINS,
    JOKER,
    JOKERS_FOR_ONE,
    SEAT_BITS,
    TURNS_INTO,
    WILD_JOKERS,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from serenissima.games.rialto.state import COUNCILLOR_STAGE, Rialto


class PlayCards(Decision[Rialto]):
    """Any number of cards of the stage's type with jokers beside them, or none [RIA-STAGE-5]; yellow buildings before
    that.

    The last act of the turn is to lay the cards; laying none is passing.
    """

    CLAUSE: ClassVar[str] = "RIA-STAGE-5"

    def options(self, game: Rialto, out: Options) -> None:
        player = game.players[self.seat]
        list_plays(player, game.stage, out)
        if player.coins > 0 and player.buildings != 0:
            self.list_yellow(game, player, out)

    def list_yellow(self, game: Rialto, player: Player, out: Options) -> None:
        """Delay, before anything else; turn a card; count as a joker.

        [RIA-YELLOW-1, RIA-YELLOW-2, RIA-YELLOW-3, RIA-YELLOW-4, RIA-YELLOW-7, RIA-YELLOW-11]
        """
        if player.turned == 0 and player.wilds == 0 and player.ready(YELLOW_1) > 0:
            out.add(DELAY.at(YELLOW_1))
        others = turnable(player, game.stage)
        if player.ready(YELLOW_2) > 0:
            out.add_each(TURN_CARD.at(YELLOW_2), others)
        if player.ready(YELLOW_4) > 0:
            out.add_each(TURN_CARD.at(YELLOW_4), others)
        if player.ready(YELLOW_3) > 0 and can_complete(player, game.stage, others):
            out.add(AS_JOKER.at(YELLOW_3))

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

    def why_not(self, game: Rialto, seat: i64, action: i64) -> str:
        player = game.players[seat]
        if PLAY.covers(action):
            cards, jokers = PLAY.both(action)
            return why_not_play(player, game.stage, cards, jokers)
        for kind in (DELAY, TURN_CARD, AS_JOKER):
            if kind.covers(action):
                building = kind.values(int(action))[0]
                if player.coins == 0 or not YELLOW_1 <= building <= YELLOW_4 or player.ready(building) == 0:
                    return why_not_use(player, building, YELLOW_1, YELLOW_4)
                return "RIA-YELLOW-9" if kind is TURN_CARD else "RIA-JOKER-2" if kind is AS_JOKER else "RIA-YELLOW-7"
        return "RIA-JOKER-2" if PASS.covers(action) else "RIA-STAGE-5"


def why_not_play(player: Player, stage: i64, cards: i64, jokers: i64) -> str:
    """Why so many cards and jokers cannot be played [RIA-STAGE-5, RIA-JOKER-1, RIA-JOKER-2, RIA-JOKER-4]."""
    held = lane(player.hand, stage, CARD_BITS)
    if cards > held:
        return "RIA-STAGE-5"
    if jokers > lane(player.hand, JOKER, CARD_BITS):
        return "RIA-JOKER-1"
    return "RIA-JOKER-2" if held == 0 or jokers < JOKERS_FOR_ONE else "RIA-JOKER-4"


def list_plays(player: Player, stage: i64, out: Options) -> None:
    """Jokers go beside a card of the type, natural or turned [RIA-JOKER-1, RIA-JOKER-2, RIA-YELLOW-10].

    Without any card of the type in hand two jokers stand for one, and further ones count in full [RIA-JOKER-3,
    RIA-JOKER-4]; a yellow building used as a joker is one of them [RIA-YELLOW-3].
    """
    held = lane(player.hand, stage, CARD_BITS)
    jokers = lane(player.hand, JOKER, CARD_BITS)
    any_jokers = BIT[jokers + 1] - 1
    cards: i64
    if player.turned == 0 and player.wilds == 0:
        out.add(PASS.at())
    if player.turned > 0:
        out.add_each(PLAY.at(0), any_jokers)
    elif held == 0:
        needed: i64 = 0
        if player.wilds < JOKERS_FOR_ONE:
            needed = JOKERS_FOR_ONE - player.wilds
        out.add_each(PLAY.at(0), any_jokers & (any_jokers ^ (BIT[needed] - 1)))
    for cards in range(1, held + 1):
        out.add_each(PLAY.at(cards), any_jokers)


def turnable(player: Player, stage: i64) -> i64:
    """The kinds a yellow building can turn: any but the stage's own, jokers included [RIA-YELLOW-9]."""
    kinds = kinds_in(player.hand, CARD_BITS)
    return kinds & (kinds ^ BIT[stage])


def can_complete(player: Player, stage: i64, others: i64) -> bool:
    """Whether one more joker can still end beside a card or another joker, so that it is not alone [RIA-JOKER-2]."""
    if player.turned > 0 or player.wilds > 0 or lane(player.hand, stage, CARD_BITS) > 0:
        return True
    if lane(player.hand, JOKER, CARD_BITS) > 0:
        return True
    if player.coins < 2:
        return False
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
    game.lay_openly(seat, laid)
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
    place: i64 = 0
    while game.delayed >> (place * SEAT_BITS) != 0:
        place += 1
    game.delayed += some(place, SEAT_BITS, seat + 1)
    game.tell(DELAYED, seat, YELLOW_1)


def turn_card(game: Rialto, seat: i64, building: i64, kind: i64) -> None:
    """One card counts as one or two of the stage's type [RIA-YELLOW-2, RIA-YELLOW-4, RIA-YELLOW-5]."""
    player = game.players[seat]
    game.pay_on(player, building)
    game.lay_openly(seat, some(kind, CARD_BITS))
    player.turned += TURNS_INTO[building]
    game.tell(TURNED, seat, building, kind, game.stage)


class LatePlayers(Procedure[Rialto]):
    """Those who delayed, in the order in which they did; one may delay again [RIA-YELLOW-6]."""

    def happen(self, game: Rialto) -> None:
        if game.delayed != 0:
            seat = (game.delayed & 15) - 1
            game.delayed >>= SEAT_BITS
            game.do(PlayCards(seat), LatePlayers(self.seat))


class NeutralPlays(Procedure[Rialto]):
    """The neutral player lays all its cards of the type; in stage F its jokers too [RIA-NEUTRAL-11, RIA-NEUTRAL-12]."""

    def happen(self, game: Rialto) -> None:
        player = game.players[self.seat]
        laid = some(game.stage, CARD_BITS, lane(game.neutral_cards, game.stage, CARD_BITS))
        if game.stage == COUNCILLOR_STAGE:
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
