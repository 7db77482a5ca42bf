"""Influence cards: gaining them, and playing one at the start of a turn."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bits import BIT, lowest
from serenissima.core.options import Options
from serenissima.games.venice.actions import (
    ASSISTANT,
    DONE,
    MORE_COUNCIL,
    NO_CARD,
    PLAY,
    POINTS,
    SEND_SPY,
    STORE,
    TAKE_MISSION,
    WORK,
)
from serenissima.games.venice.buildings import SPACES, TILES
from serenissima.games.venice.cards import (
    BRIDGE_CARD_POINTS,
    BUILD_BRIDGE,
    CARD_COINS,
    CARD_COINS_EACH,
    COPIES_OF,
    COUNCILLORS,
    COUNCILLORS_AGAIN,
    COUNCILLORS_COUNCIL,
    COUNCILLORS_INTRIGUE,
    FOREMAN,
    FOREMAN_INTRIGUE,
    INFLUENCE_KINDS,
    INFORMATION,
    INFORMATION_COINS,
    INVESTIGATE,
    INVESTIGATE_SCROLLS,
    OFFER,
    OFFER_POINTS,
    OVERTIME,
    PROMOTE,
    SECOND_CARD,
    SECOND_CARD_PLAYS,
    STOCK,
    TESTIFY,
    TESTIFY_CLEARS,
)
from serenissima.games.venice.events import FOR_CARD, PLAYED_CARD, SPY_SENT
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.assistants import advance, set_space
from serenissima.games.venice.flow.bridges import BridgeOrPoints
from serenissima.games.venice.flow.cargo import EVERY_COLOUR, Restow, gain_cube
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import (
    advance_council,
    clear_intrigue,
    gain_coins,
    gain_points,
    gain_scrolls,
    has_most_intrigue,
    take_intrigue,
)
from serenissima.games.venice.flow.influence_deck import GainInfluence
from serenissima.games.venice.flow.missions import DrawMission, may_draw_mission
from serenissima.games.venice.numbers import BRIDGES, COUNCIL_LAST, INFLUENCE_PLAYS, SCROLL_LIMIT
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import SHOWN, told


def plays_allowed(game: Venice, seat: i64) -> i64:
    """One card a turn, two with mission 12 [VEN-CARD-1, VEN-MEFF-12]."""
    if game.effective(seat, SECOND_CARD):
        return SECOND_CARD_PLAYS
    return INFLUENCE_PLAYS


def movable(game: Venice, seat: i64) -> i64:
    """The tiles where the seat has an assistant that is not on the fourth space yet."""
    found: i64 = 0
    tile: i64
    for tile in range(TILES):
        if 0 < game.space_of(seat, tile) < SPACES:
            found |= BIT[tile]
    return found


def workplaces(game: Venice, seat: i64) -> i64:
    """The gondolas that lie at a tile where the seat has an assistant, and no spy is [VEN-CARD-3, VEN-CARD-18]."""
    found: i64 = 0
    gondola: i64
    for gondola in range(2):
        building = game.building_at[game.berth[2 * seat + gondola]]
        if building < TILES and building != game.spy and game.space_of(seat, building) > 0:
            found |= BIT[gondola]
    return found


def useful(game: Venice, seat: i64, kind: i64) -> bool:
    """Whether a card of that kind would change anything; with mission 15 playing it gives coins by itself
    [VEN-CARD-17, VEN-MEFF-15].
    """
    player = game.players[seat]
    if kind == FOREMAN or kind == PROMOTE:
        return movable(game, seat) != 0
    if kind == OVERTIME:
        return workplaces(game, seat) != 0
    if game.effective(seat, CARD_COINS):
        return True
    if kind == COUNCILLORS:
        return player.council < COUNCIL_LAST
    if kind == INVESTIGATE:
        return player.scrolls < SCROLL_LIMIT
    if kind == TESTIFY:
        return player.intrigue > 0
    return True


class PlayInfluence(Choice):
    """A card before anything else in the turn, or none [VEN-CARD-1, VEN-MEFF-15]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-1"
    STEP: ClassVar[int] = 0

    def run(self, game: Venice) -> bool:
        if game.cards_played < plays_allowed(game, self.seat) and game.players[self.seat].cards != 0:
            return False
        game.top = self.after
        return True

    def playable(self, game: Venice, out: Options) -> i64:
        """The kinds of card in hand that would change something [VEN-CARD-17]."""
        cards = game.players[self.seat].cards
        found: i64 = 0
        if cards == 0:
            return found
        kind: i64
        for kind in range(INFLUENCE_KINDS):
            if cards & COPIES_OF[kind] != 0 and out.may(PLAY.at(kind), useful(game, self.seat, kind), "VEN-CARD-17"):
                found |= BIT[kind]
        return found

    def listing(self, game: Venice, out: Options) -> None:
        out.add(NO_CARD.at())
        out.add_each(PLAY.at(), self.playable(game, out))

    def choose(self, game: Venice, action: i64) -> None:
        if NO_CARD.covers(action):
            return
        kind = PLAY.only(action)
        player = game.players[self.seat]
        card = lowest(player.cards & COPIES_OF[kind])
        player.cards ^= BIT[card]
        game.influence_discard |= BIT[card]
        game.influence_story = told(game.influence_story, SHOWN, self.seat, 0, card)
        game.cards_played += 1
        game.tell(PLAYED_CARD, self.seat, kind)
        game.do(PlayInfluence(self.seat))
        play(game, self.seat, kind)
        if game.effective(self.seat, CARD_COINS):
            gain_coins(game, self.seat, CARD_COINS_EACH)


def play(game: Venice, seat: i64, kind: i64) -> None:
    """What each kind of card does [VEN-CARD-5, VEN-CARD-7, VEN-CARD-8, VEN-CARD-9, VEN-CARD-11, VEN-CARD-13,
    VEN-CARD-14].
    """
    if kind == FOREMAN:
        game.do(BribeForeman(seat))
    elif kind == OVERTIME:
        game.do(WorkOvertime(seat))
    elif kind == COUNCILLORS:
        advance_council(game, seat, COUNCILLORS_COUNCIL)
        if has_most_intrigue(game, seat) and game.players[seat].council < COUNCIL_LAST:
            game.do(BribeCouncillors(seat))
    elif kind == INFORMATION:
        gain_coins(game, seat, INFORMATION_COINS)
        game.do(GainInfluence(seat))
    elif kind == BUILD_BRIDGE:
        game.do(BridgeOrPoints(seat, BRIDGE_CARD_POINTS * (BRIDGES - game.spans[seat])))
    elif kind == PROMOTE:
        game.do(PromoteWorker(seat))
    elif kind == STOCK:
        game.do(Restow(seat, 0), StoreCube(seat))
    elif kind == OFFER:
        game.do(MakeOffer(seat))
    elif kind == INVESTIGATE:
        gain_scrolls(game, seat, INVESTIGATE_SCROLLS)
    elif kind == TESTIFY:
        clear_intrigue(game, seat, TESTIFY_CLEARS)
    else:
        game.do(HireSpy(seat))


class BribeForeman(Choice):
    """Straight to the fourth space, for three intrigue; nobody is pushed [VEN-CARD-2]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-2"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(ASSISTANT.at(), movable(game, self.seat))

    def choose(self, game: Venice, action: i64) -> None:
        set_space(game, self.seat, ASSISTANT.only(action), SPACES)
        take_intrigue(game, self.seat, FOREMAN_INTRIGUE)


class PromoteWorker(Choice):
    """One space on, pushing as usual [VEN-CARD-10]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-10"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(ASSISTANT.at(), movable(game, self.seat))

    def choose(self, game: Venice, action: i64) -> None:
        advance(game, self.seat, ASSISTANT.only(action))


class WorkOvertime(Choice):
    """Activate where a gondola lies, at the level of the assistant there, for that gondola [VEN-CARD-3, VEN-CARD-4]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-3"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(WORK.at(), workplaces(game, self.seat))

    def choose(self, game: Venice, action: i64) -> None:
        gondola = WORK.only(action)
        tile = game.building_at[game.berth[2 * self.seat + gondola]]
        game.do(Activate(self.seat, tile, gondola, BIT[game.space_of(self.seat, tile)] - 1, 0))


class BribeCouncillors(Choice):
    """Another intrigue for another space, for whoever has most [VEN-CARD-5, VEN-CARD-6]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-5"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        out.add(MORE_COUNCIL.at())
        out.add(DONE.at())

    def choose(self, game: Venice, action: i64) -> None:
        if MORE_COUNCIL.covers(action):
            take_intrigue(game, self.seat, COUNCILLORS_INTRIGUE)
            advance_council(game, self.seat, COUNCILLORS_AGAIN)


class StoreCube(Choice):
    """A cube of any colour in either gondola [VEN-CARD-11]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-11"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(STORE.at(0), EVERY_COLOUR)
        out.add_each(STORE.at(1), EVERY_COLOUR)

    def choose(self, game: Venice, action: i64) -> None:
        gondola, colour = STORE.both(action)
        gain_cube(game, self.seat, gondola, colour)


class MakeOffer(Choice):
    """A mission without taxes, or points; a full hand has no choice [VEN-CARD-12, VEN-MISSION-6]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-12"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        if may_draw_mission(game, self.seat):
            out.add(TAKE_MISSION.at())
        out.add(POINTS.at())

    def choose(self, game: Venice, action: i64) -> None:
        if TAKE_MISSION.covers(action):
            game.do(DrawMission(self.seat, 1))
        else:
            gain_points(game, self.seat, OFFER_POINTS, FOR_CARD)


class HireSpy(Choice):
    """On any tile, for this turn [VEN-CARD-15, VEN-CARD-16]."""

    CLAUSE: ClassVar[str] = "VEN-CARD-16"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 0

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(SEND_SPY.at(), BIT[TILES] - 1)

    def choose(self, game: Venice, action: i64) -> None:
        game.spy = SEND_SPY.only(action)
        game.tell(SPY_SENT, self.seat, game.spy)
