"""Phase II: six stages, each played clockwise and carried out in Doge order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import some
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import LATER_SEAT, Fact
from serenissima.core.shapes import Lanes, Number
from serenissima.games.rialto.actions import STAGE
from serenissima.games.rialto.events import BONUS_WON, NO_BONUS, STAGE_BEGAN
from serenissima.games.rialto.flow.a_doge import advance_on_the_track
from serenissima.games.rialto.flow.b_gold import take_coins
from serenissima.games.rialto.flow.banks import turn_won_banks
from serenissima.games.rialto.flow.c_building import take_buildings
from serenissima.games.rialto.flow.d_bridge import score_bridge_cards
from serenissima.games.rialto.flow.e_gondola import recruit
from serenissima.games.rialto.flow.f_councillor import seat_the_councillors
from serenissima.games.rialto.flow.playing import LatePlayers, NeutralPlays, PlayCards
from serenissima.games.rialto.printed import BRIDGE, BUILDING, COUNCILLOR, DOGE, GOLD, GONDOLA, SEAT_BITS
from serenissima.games.rialto.seats import seat_at, without_first
from serenissima.games.rialto.state import MOST_DELAYED, NONE_YET, Rialto


class PlayStages(Procedure[Rialto]):
    """Stages A to F, each for one type of card [RIA-STAGE-1]; the leader of the Doge track opens stage A
    [RIA-STAGE-2].
    """

    def happen(self, game: Rialto) -> None:
        game.first = game.in_doge_order(0)
        game.bonuses = 0
        game.do(
            Stage(NOBODY, DOGE),
            Stage(NOBODY, GOLD),
            Stage(NOBODY, BUILDING),
            Stage(NOBODY, BRIDGE),
            Stage(NOBODY, GONDOLA),
            Stage(NOBODY, COUNCILLOR),
        )


class Stage(Procedure[Rialto]):
    """Clockwise from the first player, each has a turn to play; then come those who delayed, the bonus and the actions.

    [RIA-STAGE-5, RIA-STAGE-6]
    """

    EXTRA: ClassVar[list[Fact]] = [Number("stage", of=STAGE)]

    def __init__(self, seat: i64, stage: i64) -> None:
        super().__init__(seat)
        self.stage: Final = stage

    def happen(self, game: Rialto) -> None:
        game.stage = self.stage
        game.tell(STAGE_BEGAN, game.first, self.stage)
        game.do(LatePlayers(NOBODY), AwardBonus(NOBODY), EndStage(NOBODY))
        seats: i64 = len(game.players)
        place: i64 = seats - 1
        while place >= 0:
            seat = (game.first + place * game.clockwise) % seats
            if seat == game.neutral():
                game.do(NeutralPlays(seat))
            else:
                game.do(PlayCards(seat))
            place -= 1


class AwardBonus(Procedure[Rialto]):
    """The most cards win the bonus and play first in the next stage; the Doge track settles ties, before anybody
    moves.

    [RIA-STAGE-3, RIA-STAGE-7, RIA-STAGE-9, RIA-STAGE-10, RIA-STAGE-14, RIA-DOGE-1, RIA-NEUTRAL-12, RIA-NEUTRAL-14].
    Without a card nobody wins and the first player stays [RIA-STAGE-4, RIA-STAGE-8].
    """

    def happen(self, game: Rialto) -> None:
        most: i64 = 0
        winner: i64 = NONE_YET
        seats: i64 = len(game.players)
        place: i64
        for place in range(seats):
            seat = game.in_doge_order(place)
            if game.players[seat].strength > most:
                most = game.players[seat].strength
                winner = seat
        if winner == NONE_YET:
            game.tell(NO_BONUS, NOBODY, game.stage)
        else:
            game.bonuses += some(game.stage, SEAT_BITS, winner + 1)
            game.first = winner
            game.tell(BONUS_WON, winner, game.stage, most)
        game.do(CarryOut(NOBODY, game.order))


class CarryOut(Procedure[Rialto]):
    """The actions, in the Doge order of the moment when they begin; the winner's bonus is part of the winner's action.

    [RIA-STAGE-11, RIA-STAGE-12]
    """

    EXTRA: ClassVar[list[Fact]] = [Lanes("actions", of=LATER_SEAT, length=MOST_DELAYED, bits=SEAT_BITS)]

    def __init__(self, seat: i64, actions: i64) -> None:
        super().__init__(seat)
        self.actions: Final = actions  # whose action is still to come, in order

    def happen(self, game: Rialto) -> None:
        actions = self.actions
        stage = game.stage
        if stage <= GOLD:  # stages without a choice
            while actions != 0:
                carry_out(game, seat_at(actions, 0), stage)
                actions = without_first(actions)
        else:
            if without_first(actions) != 0:
                game.do(CarryOut(NOBODY, without_first(actions)))
            carry_out(game, seat_at(actions, 0), stage)


def carry_out(game: Rialto, seat: i64, stage: i64) -> None:
    """One player's action of the stage [RIA-STAGE-6]. Gold and buildings are nothing to the neutral player
    [RIA-NEUTRAL-14].
    """
    if stage == DOGE:
        advance_on_the_track(game, seat)
    elif stage == GOLD:
        if seat != game.neutral():
            take_coins(game, seat)
    elif stage == BUILDING:
        if seat != game.neutral():
            take_buildings(game, seat)
    elif stage == BRIDGE:
        score_bridge_cards(game, seat)
    elif stage == GONDOLA:
        recruit(game, seat)
    else:
        seat_the_councillors(game, seat)


class EndStage(Procedure[Rialto]):
    """Cards played go face down to the discards [RIA-STAGE-13]; banks reached in stage F are turned [RIA-BANK-3]."""

    def happen(self, game: Rialto) -> None:
        for player in game.players:
            game.spent += player.played
            player.played = 0
            player.turned = 0
            player.wilds = 0
            player.strength = 0
        if game.stage == COUNCILLOR:
            turn_won_banks(game)
            game.stage = NONE_YET
