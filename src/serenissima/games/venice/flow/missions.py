"""Missions: drawing them and paying taxes, completing them, and the three places for their lasting effects."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT, count, lowest, nth
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import (
    ARCHIVE,
    BUILDING,
    COMPLETE,
    KEEP_MISSION,
    MISSION,
    NO_COMPLETION,
    REPLACE,
    SLOT,
)
from serenissima.games.venice.buildings import COLOURS
from serenissima.games.venice.cards import (
    MISSION_COINS,
    MISSION_COUNCIL,
    MISSION_COUNCIL_BY,
    MISSION_CUBES,
    MISSION_POINTS,
    MISSION_SCROLLS,
    MISSIONS_TO,
    NO_TAXES,
)
from serenissima.games.venice.events import (
    DOGE_BURNT,
    FOR_MISSION,
    MISSION_ARCHIVED,
    MISSION_COMPLETED,
    MISSION_DRAWN,
    MISSION_KEPT,
    MISSION_SLOTTED,
)
from serenissima.games.venice.flow.cargo import SpendScrolls, scrolls_payable, take_cube
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import advance_council, gain_coins, gain_points, trigger_end
from serenissima.games.venice.numbers import FAVOUR_SCROLLS, MISSION_HAND, MISSION_SLOTS, TAX
from serenissima.games.venice.parts import COUNT
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import DRAWN, RETURNED, SHOWN, told


def taxes(game: Venice, seat: i64) -> i64:
    """A coin for each mission owned, completed or not; mission 16 lifts them [VEN-MISSION-2, VEN-MEFF-16]."""
    if game.effective(seat, NO_TAXES):
        return 0
    return TAX * game.players[seat].owned()


def may_draw_mission(game: Venice, seat: i64) -> bool:
    """There is a card, and the hand is not full [VEN-MISSION-5]."""
    return game.mission_cards() > 0 and count(game.players[seat].hand) < MISSION_HAND


def draw_mission(game: Venice, seat: i64) -> i64:
    """The top card: any of those nobody has seen, then those put back, the first one first."""
    if game.mission_left > 0:
        card = nth(game.mission_pool, game.below(count(game.mission_pool)))
        game.mission_pool ^= BIT[card]
        game.mission_left -= 1
    else:
        card = game.mission_under[0]
        game.mission_under = game.mission_under[1:]
        game.mission_under_known = game.mission_under_known[1:]
    game.mission_story = told(game.mission_story, DRAWN, seat, 0, card)
    return card


def put_mission_under(game: Venice, seat: i64, choice: i64, card: i64) -> None:
    """Under the deck, where only this seat knows which of so many cards it is."""
    game.mission_story = told(game.mission_story, RETURNED, seat, choice, card)
    game.mission_under = append(game.mission_under, card)
    game.mission_under_known = append(game.mission_under_known, BIT[seat])


class DrawMission(Procedure[Venice]):
    """Draw so many, keep one, put the rest back under the deck; a last card is kept [VEN-MISSION-4, VEN-MISSION-7].

    In the solo game each mission drawn burns a Doge card [VEN-SOLO-23].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("number", of=COUNT)]

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def happen(self, game: Venice) -> None:
        player = game.players[self.seat]
        drawn: i64 = 0
        while drawn < self.number and game.mission_cards() > 0:
            player.drawn |= BIT[draw_mission(game, self.seat)]
            drawn += 1
        game.tell(MISSION_DRAWN, self.seat, drawn)
        if game.solo() and game.doge_left > 0:
            game.doge_left -= 1
            game.tell(DOGE_BURNT, NOBODY, game.doge_left)
        if drawn == 1:
            keep_mission(game, self.seat, lowest(player.drawn))
        else:
            game.do(KeepMission(self.seat))


class KeepMission(Choice):
    """Which of the missions drawn to keep [VEN-MISSION-4]."""

    CLAUSE: ClassVar[str] = "VEN-MISSION-4"
    STEP: ClassVar[int] = 4

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(KEEP_MISSION.at(), game.players[self.seat].drawn)

    def choose(self, game: Venice, action: i64) -> None:
        keep_mission(game, self.seat, KEEP_MISSION.only(action))


def keep_mission(game: Venice, seat: i64, card: i64) -> None:
    """Into the hand with it, and the others under the deck. An empty deck triggers the end [VEN-END-1, VEN-END-4]."""
    player = game.players[seat]
    player.hand |= BIT[card]
    rest = player.drawn ^ BIT[card]
    player.drawn = 0
    while rest != 0:
        other = lowest(rest)
        rest ^= BIT[other]
        put_mission_under(game, seat, count(rest) + 2, other)
    game.tell(MISSION_KEPT, seat, card)
    if game.mission_cards() == 0 and not game.solo():
        trigger_end(game)


# --- completing


def has_cubes(game: Venice, seat: i64, gondola: i64, mission: i64) -> bool:
    """Whether the gondola carries the cubes the mission asks for [VEN-MISSION-11, VEN-MISSION-12]."""
    player = game.players[seat]
    colour: i64
    for colour in range(COLOURS):
        if player.cubes(gondola, colour) < MISSION_CUBES[mission * COLOURS + colour]:
            return False
    return True


def can_complete(game: Venice, seat: i64, mission: i64, more_scrolls: i64 = 0) -> bool:
    """Cubes of the active gondola and scrolls suffice, as they are or with some scrolls more [VEN-MISSION-9]."""
    player = game.players[seat]
    gondola = player.gondolier
    if not has_cubes(game, seat, gondola, mission):
        return False
    payable = scrolls_payable(game, seat, gondola) + more_scrolls
    if payable > player.scrolls + more_scrolls:  # cubes the mission takes cannot pay scrolls too
        colour: i64
        for colour in range(COLOURS):
            payable -= MISSION_CUBES[mission * COLOURS + colour]
    return payable >= MISSION_SCROLLS[mission]


def payable_missions(game: Venice, seat: i64, building: i64, more_scrolls: i64 = 0) -> i64:
    """The missions that name the building, that nobody has completed, and that the seat could pay if it held them
    [VEN-MISSION-8].

    All of this is public: whether a player is asked tells nothing about the hand.
    """
    found: i64 = 0
    here = MISSIONS_TO[building]
    for player in game.players:
        here &= here ^ player.done
    while here != 0:
        mission = lowest(here)
        here ^= BIT[mission]
        if can_complete(game, seat, mission, more_scrolls):
            found |= BIT[mission]
    return found


class CompleteMission(Choice):
    """One mission, after mooring and before the assistant advances [VEN-MISSION-8]."""

    EXTRA: ClassVar[list[Fact]] = [Number("building", of=BUILDING)]
    CLAUSE: ClassVar[str] = "VEN-MISSION-8"
    STEP: ClassVar[int] = 3

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final = building

    def run(self, game: Venice) -> bool:
        more: i64 = 0
        if game.players[self.seat].favour != 0:
            more = FAVOUR_SCROLLS
        hand = game.players[self.seat].hand
        if hand != 0 and payable_missions(game, self.seat, self.building, more) != 0:
            return False
        game.top = self.after
        return True

    def args(self, game: Venice) -> dict[str, Json]:
        return {"building": BUILDING.arg(self.building)}

    def listing(self, game: Venice, out: Options) -> None:
        here = game.players[self.seat].hand & MISSIONS_TO[self.building]
        payable = payable_missions(game, self.seat, self.building)
        out.add_each(COMPLETE.at(), out.only(COMPLETE.at(), here, payable, "VEN-MISSION-9"))
        out.add(NO_COMPLETION.at())

    def choose(self, game: Venice, action: i64) -> None:
        if NO_COMPLETION.covers(action):
            return
        mission = COMPLETE.only(action)
        pay_mission(game, self.seat, mission)
        game.do(
            SpendScrolls(self.seat, game.players[self.seat].gondolier, MISSION_SCROLLS[mission]),
            FinishMission(self.seat, mission),
        )


def pay_mission(game: Venice, seat: i64, mission: i64) -> None:
    """The cubes, from the active gondola [VEN-MISSION-9]. The card is revealed."""
    player = game.players[seat]
    colour: i64
    for colour in range(COLOURS):
        for _ in range(MISSION_CUBES[mission * COLOURS + colour]):
            take_cube(game, seat, player.gondolier, colour)
    player.hand ^= BIT[mission]
    player.done |= BIT[mission]
    game.mission_story = told(game.mission_story, SHOWN, seat, 0, mission)
    game.tell(MISSION_COMPLETED, seat, mission)


class FinishMission(Procedure[Venice]):
    """The reward; mission 6 advances the council for any later one; then the card's own place
    [VEN-MISSION-10, VEN-MEFF-6, VEN-SLOT-4].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("mission", of=MISSION)]

    def __init__(self, seat: i64, mission: i64) -> None:
        super().__init__(seat)
        self.mission: Final = mission

    def happen(self, game: Venice) -> None:
        gain_points(game, self.seat, MISSION_POINTS[self.mission], FOR_MISSION)
        gain_coins(game, self.seat, MISSION_COINS[self.mission])
        if game.effective(self.seat, MISSION_COUNCIL):
            advance_council(game, self.seat, MISSION_COUNCIL_BY)
        game.do(SlotMission(self.seat, self.mission))


class SlotMission(Choice):
    """Put the completed mission to work, in place of another if need be, or archive it [VEN-SLOT-1, VEN-SLOT-2]."""

    EXTRA: ClassVar[list[Fact]] = [Number("mission", of=MISSION)]
    CLAUSE: ClassVar[str] = "VEN-SLOT-1"
    FORBIDS: ClassVar[dict[Kind, str]] = {SLOT: "VEN-SLOT-2", REPLACE: "VEN-SLOT-2"}
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 3

    def __init__(self, seat: i64, mission: i64) -> None:
        super().__init__(seat)
        self.mission: Final = mission

    def args(self, game: Venice) -> dict[str, Json]:
        return {"mission": MISSION.arg(self.mission)}

    def listing(self, game: Venice, out: Options) -> None:
        slotted = game.players[self.seat].slotted
        if count(slotted) < MISSION_SLOTS:
            out.add(SLOT.at())
        else:
            out.add_each(REPLACE.at(), slotted)
        out.add(ARCHIVE.at())

    def choose(self, game: Venice, action: i64) -> None:
        player = game.players[self.seat]
        if ARCHIVE.covers(action):
            game.tell(MISSION_ARCHIVED, self.seat, self.mission)
            return
        if REPLACE.covers(action):
            player.slotted ^= BIT[REPLACE.only(action)]
            game.tell(MISSION_ARCHIVED, self.seat, REPLACE.only(action))
        player.slotted |= BIT[self.mission]
        game.tell(MISSION_SLOTTED, self.seat, self.mission)
