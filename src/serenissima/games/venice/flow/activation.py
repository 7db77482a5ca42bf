"""Activating a building: its effects, in the order the player likes, each done whole or left out."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.games.venice.actions import BUILDING, CONVERT, DONE, EFFECT, SELL
from serenissima.games.venice.buildings import COLOURS, EFFECTS_OF, NO_COLOUR, SPACES, TILES, Effect, effect_of
from serenissima.games.venice.cards import (
    ANY_FIRST_CUBE,
    CHEAP_BRIDGE,
    CHEAP_BRIDGE_COINS,
    MORE_COINS,
    MORE_COINS_BY,
    MORE_COINS_FROM,
    MORE_SCROLLS,
    MORE_SCROLLS_BY,
)
from serenissima.games.venice.events import CUBE_CONVERTED, CUBE_SOLD
from serenissima.games.venice.flow.bridges import BridgeOrPoints, BuildBridge
from serenissima.games.venice.flow.cargo import SpendScrolls, TakeCubes, gain_cube, put_cube, scrolls_payable, take_cube
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import (
    advance_council,
    clear_intrigue,
    gain_coins,
    gain_points,
    gain_scrolls,
    give_others_intrigue,
    pay_coins,
    players_with_less,
    players_with_more,
    take_intrigue,
)
from serenissima.games.venice.flow.influence_deck import GainInfluence, influence_cards
from serenissima.games.venice.flow.missions import DrawMission, may_draw_mission, taxes
from serenissima.games.venice.flow.passage import way_on
from serenissima.games.venice.numbers import COUNCIL_LAST, MISSIONS_DRAWN, SCROLL_LIMIT
from serenissima.games.venice.state import COIN_BONUS, Venice

ALL_SPACES: Final = 15
SCROLL_BONUS: Final = 4  # member of Activate.effects once mission 4 has helped in this activation


def price_of(game: Venice, seat: i64, effect: Effect) -> i64:
    """The coins an effect costs: taxes for a mission, less for a bridge with mission 23
    [VEN-MISSION-2, VEN-MEFF-23].
    """
    if effect.mission != 0:
        return taxes(game, seat)
    if effect.bridge != 0 and game.effective(seat, CHEAP_BRIDGE):
        return CHEAP_BRIDGE_COINS
    return effect.pay_coins


def payable(game: Venice, seat: i64, gondola: i64, effect: Effect) -> bool:
    """Whether what the effect asks for is there [VEN-ACT-3]."""
    player = game.players[seat]
    if player.coins < price_of(game, seat, effect) or player.intrigue < effect.pay_intrigue:
        return False
    if effect.pay_scrolls > 0 and scrolls_payable(game, seat, gondola) < effect.pay_scrolls:
        return False
    return effect.needs_influence == 0 or count(player.cards) >= effect.needs_influence


def changes(game: Venice, seat: i64, gondola: i64, effect: Effect) -> bool:
    """Whether the effect would change anything [VEN-ACT-7]."""
    player = game.players[seat]
    if effect.cube != NO_COLOUR or effect.coins > 0 or effect.points > 0 or effect.any_cubes > 0:
        return True
    if effect.scrolls > 0 and (player.scrolls < SCROLL_LIMIT or effect.others_intrigue > 0):
        return True
    if effect.clear > 0:
        return player.intrigue > 0
    if effect.council > 0 or effect.council_visit > 0:
        return player.council < COUNCIL_LAST
    if effect.influence > 0:
        return influence_cards(game) > 0
    if effect.mission > 0:
        return may_draw_mission(game, seat)
    if effect.bridge > 0:
        return game.spans[seat] > 0
    if effect.sell_one > 0 or effect.sell_any > 0 or effect.convert > 0:
        return player.load(gondola) > 0
    if effect.points_per_mission > 0:
        return player.done != 0
    if effect.points_per_richer > 0:
        return players_with_more(game, seat) > 0
    return effect.bridge_or_points > 0 or effect.others_intrigue > 0


def coins_within(game: Venice, seat: i64, building: i64, gondola: i64, spaces: i64) -> i64:
    """The coins the effects of these spaces can surely bring: what a passing gondola may count on [VEN-MOVE-12]."""
    coins: i64 = 0
    space: i64
    for space in range(SPACES):
        if has(spaces, space):
            effect = effect_of(building, space)
            coins += effect.coins
            if effect.sell_one > 0 and (has(spaces, 0) or game.players[seat].load(gondola) > 0):
                coins += effect.sell_one
    return coins


class Activate(Choice):
    """Use the effects left, one by one, or stop [VEN-ACT-1, VEN-ACT-2, VEN-ACT-6, VEN-MEFF-4].

    `effects` is the set of spaces not used yet. A gondola that is only passing must be able to pay its way on.
    """

    EXTRA: ClassVar[list[str]] = ["building", "gondola", "effects", "passing"]
    CLAUSE: ClassVar[str] = "VEN-ACT-2"
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, building: i64, gondola: i64, effects: i64, passing: i64) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.gondola: Final = gondola
        self.effects: Final = effects
        self.passing: Final = passing

    def run(self, game: Venice) -> bool:
        if self.effects & ALL_SPACES != 0 and self.usable(game) != 0:
            return False
        game.top = self.after
        return True

    def usable(self, game: Venice) -> i64:
        """The effects that can be paid for and would change something [VEN-ACT-3, VEN-ACT-7]."""
        found: i64 = 0
        space: i64
        for space in range(SPACES):
            if has(self.effects, space):
                effect = effect_of(self.building, space)
                if (
                    payable(game, self.seat, self.gondola, effect)
                    and changes(game, self.seat, self.gondola, effect)
                    and (self.passing == 0 or effect.pay_coins == 0 or self.can_go_on(game, space, effect.pay_coins))
                ):
                    found |= BIT[space]
        return found

    def can_go_on(self, game: Venice, space: i64, price: i64) -> bool:
        """Whether the way on can still be paid after spending so much on an effect [VEN-MOVE-12]."""
        rest = self.effects & (self.effects ^ BIT[space])
        coins = game.players[self.seat].coins - price
        return coins + coins_within(game, self.seat, self.building, self.gondola, rest) >= way_on(game, self.seat)

    def args(self, game: Venice) -> dict[str, Json]:
        return {"building": BUILDING.arg(self.building)}

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(EFFECT.at(), self.usable(game))
        if self.passing == 0 or game.players[self.seat].coins >= way_on(game, self.seat):
            out.add(DONE.at())

    def choose(self, game: Venice, action: i64) -> None:
        if DONE.covers(action):
            return
        space = EFFECT.only(action)
        effect = effect_of(self.building, space)
        rest = self.effects ^ BIT[space]
        if effect.scrolls > 0:
            if not has(rest, SCROLL_BONUS) and game.effective(self.seat, MORE_SCROLLS):
                rest |= BIT[SCROLL_BONUS]
                gain_scrolls(game, self.seat, effect.scrolls + MORE_SCROLLS_BY)
            else:
                gain_scrolls(game, self.seat, effect.scrolls)
        if rest & ALL_SPACES != 0:
            game.do(Activate(self.seat, self.building, self.gondola, rest, self.passing))
        carry_out(game, self.seat, self.building, self.gondola, space, effect)

    def forbids(self, game: Venice, action: i64) -> str:
        if DONE.covers(action):
            return "VEN-MOVE-12"
        if EFFECT.covers(action) and has(self.effects, EFFECT.only(action)):
            effect = effect_of(self.building, EFFECT.only(action))
            if not payable(game, self.seat, self.gondola, effect):
                return "VEN-ACT-3"
            if not changes(game, self.seat, self.gondola, effect):
                return "VEN-ACT-7"
            return "VEN-MOVE-12"
        return self.CLAUSE


def carry_out(game: Venice, seat: i64, building: i64, gondola: i64, space: i64, effect: Effect) -> None:
    """One effect, whole, scrolls apart [VEN-ACT-3, VEN-MISSION-1, VEN-MISSION-3, VEN-BUILD-1, VEN-BUILD-2, VEN-BUILD-3,
    VEN-BUILD-4, VEN-BUILD-5, VEN-BUILD-6, VEN-BUILD-7, VEN-BUILD-8, VEN-BUILD-9, VEN-BUILD-10, VEN-BUILD-11,
    VEN-BUILD-12, VEN-BUILD-13, VEN-BUILD-14, VEN-BUILD-15, VEN-MEFF-8].
    """
    pay_coins(game, seat, price_of(game, seat, effect))
    if effect.pay_intrigue > 0:
        clear_intrigue(game, seat, effect.pay_intrigue)
    if effect.take_intrigue > 0:
        take_intrigue(game, seat, effect.take_intrigue)
    if effect.cube != NO_COLOUR:
        if game.effective(seat, ANY_FIRST_CUBE):
            game.do(TakeCubes(seat, gondola, 1))
        else:
            gain_cube(game, seat, gondola, effect.cube)
    if effect.coins > 0:
        coins_from_building(game, seat, effect.coins)
    if effect.points > 0:
        gain_points(game, seat, effect.points)
    if effect.clear > 0:
        clear_intrigue(game, seat, effect.clear)
    if effect.council > 0:
        advance_council(game, seat, effect.council)
    if effect.others_intrigue > 0:
        give_others_intrigue(game, seat, effect.others_intrigue)
    if effect.pay_scrolls > 0:
        game.do(SpendScrolls(seat, gondola, effect.pay_scrolls))
    if effect.any_cubes > 0:
        game.do(TakeCubes(seat, gondola, effect.any_cubes))
    elif effect.influence > 0:
        game.do(GainInfluence(seat))
    elif effect.mission > 0:
        game.do(DrawMission(seat, MISSIONS_DRAWN))
    elif effect.bridge > 0:
        game.do(BuildBridge(seat))
    elif effect.sell_one > 0:
        game.do(SellCube(seat, gondola, effect.sell_one))
    elif effect.sell_any > 0:
        game.do(GiveCubes(seat, gondola, effect.sell_any, 1))
    elif effect.convert > 0:
        game.do(ConvertCube(seat, gondola))
    elif effect.points_per_mission > 0:
        gain_points(game, seat, effect.points_per_mission * count(game.players[seat].done))
    elif effect.points_per_richer > 0:
        gain_points(game, seat, effect.points_per_richer * players_with_more(game, seat))
    elif effect.bridge_or_points > 0:
        game.do(BridgeOrPoints(seat, effect.bridge_or_points))
    elif effect.council_visit > 0:
        advance_council(game, seat, effect.council_visit * (1 + players_with_less(game, seat)))


def coins_from_building(game: Venice, seat: i64, coins: i64) -> None:
    """Mission 22 adds one, once a turn, to two or more [VEN-MEFF-22]."""
    if coins >= MORE_COINS_FROM and not has(game.spent, COIN_BONUS) and game.effective(seat, MORE_COINS):
        game.spent |= BIT[COIN_BONUS]
        coins += MORE_COINS_BY
    gain_coins(game, seat, coins)


class SellCube(Choice):
    """One cube of the gondola for coins [VEN-BUILD-1, VEN-ACT-4]."""

    EXTRA: ClassVar[list[str]] = ["gondola", "coins"]
    CLAUSE: ClassVar[str] = "VEN-ACT-4"
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64, coins: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.coins: Final = coins

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(SELL.at(), game.players[self.seat].colours(self.gondola))

    def choose(self, game: Venice, action: i64) -> None:
        take_cube(game, self.seat, self.gondola, SELL.only(action))
        game.tell(CUBE_SOLD, self.seat, SELL.only(action))
        coins_from_building(game, self.seat, self.coins)


class GiveCubes(Choice):
    """Any number of cubes of the gondola for points each [VEN-BUILD-5, VEN-ACT-4]."""

    EXTRA: ClassVar[list[str]] = ["gondola", "points", "first"]
    CLAUSE: ClassVar[str] = "VEN-ACT-4"
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64, points: i64, first: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.points: Final = points
        self.first: Final = first

    def run(self, game: Venice) -> bool:
        if game.players[self.seat].load(self.gondola) > 0:
            return False
        game.top = self.after
        return True

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(SELL.at(), game.players[self.seat].colours(self.gondola))
        if self.first == 0:
            out.add(DONE.at())

    def choose(self, game: Venice, action: i64) -> None:
        if DONE.covers(action):
            return
        take_cube(game, self.seat, self.gondola, SELL.only(action))
        game.tell(CUBE_SOLD, self.seat, SELL.only(action))
        gain_points(game, self.seat, self.points)
        game.do(GiveCubes(self.seat, self.gondola, self.points, 0))


class ConvertCube(Choice):
    """A cube of the gondola becomes one of another colour [VEN-BUILD-4, VEN-ACT-4]."""

    EXTRA: ClassVar[list[str]] = ["gondola"]
    CLAUSE: ClassVar[str] = "VEN-ACT-4"
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola

    def listing(self, game: Venice, out: Options) -> None:
        carried = game.players[self.seat].colours(self.gondola)
        colour: i64
        for colour in range(COLOURS):
            if has(carried, colour):
                out.add_each(CONVERT.at(colour), (BIT[COLOURS] - 1) ^ BIT[colour])

    def choose(self, game: Venice, action: i64) -> None:
        colour, into = CONVERT.both(action)
        take_cube(game, self.seat, self.gondola, colour)
        put_cube(game, self.seat, self.gondola, into)
        game.tell(CUBE_CONVERTED, self.seat, colour, into)


def spaces_up_to(game: Venice, seat: i64, building: i64) -> i64:
    """The effects an activation may use: those of the assistant's space and behind it, or all of a communal
    building's.
    """
    if building < TILES:
        return BIT[game.space_of(seat, building)] - 1
    return BIT[EFFECTS_OF[building]] - 1
