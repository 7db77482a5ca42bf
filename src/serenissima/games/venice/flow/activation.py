"""Activating a building: its effects, in the order the player likes, each done whole or left out."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has
from serenissima.core.fields import YES_NO, Fact, up_to
from serenissima.core.messages import Json
from serenissima.core.options import NOBODY_ASKS, Options
from serenissima.core.shapes import Number, Set
from serenissima.games.venice.actions import BUILDING, DONE, EFFECT, GONDOLA
from serenissima.games.venice.buildings import EFFECTS_OF, NO_COLOUR, SPACES, TILES, Effect, effect_of
from serenissima.games.venice.cards import MORE_SCROLLS, MORE_SCROLLS_BY
from serenissima.games.venice.flow.cargo import scrolls_payable
from serenissima.games.venice.flow.ceramics import CERAMICS
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.cloth import CLOTH
from serenissima.games.venice.flow.communal import COMMUNAL
from serenissima.games.venice.flow.gains import gain_scrolls, players_with_more
from serenissima.games.venice.flow.gifts import EffectFunction, bridge_price
from serenissima.games.venice.flow.influence_deck import influence_cards
from serenissima.games.venice.flow.missions import may_draw_mission, taxes
from serenissima.games.venice.flow.passage import way_on
from serenissima.games.venice.flow.silver import SILVER
from serenissima.games.venice.numbers import COUNCIL_LAST, FAVOUR_COINS, FAVOUR_SCROLLS, SCROLL_LIMIT
from serenissima.games.venice.state import Venice

ALL_SPACES: Final = 15
SCROLL_BONUS: Final = 4  # member of Activate.effects once mission 4 has helped in this activation


def price_of(game: Venice, seat: i64, effect: Effect) -> i64:
    """The coins an effect costs: taxes for a mission, less for a bridge with mission 23 [VEN-MISSION-2]."""
    if effect.mission != 0:
        return taxes(game, seat)
    if effect.bridge != 0:
        return bridge_price(game, seat, effect)
    return effect.pay_coins


def payable(game: Venice, seat: i64, gondola: i64, effect: Effect, more_coins: i64, more_scrolls: i64) -> bool:
    """Whether what the effect asks for is there, as it is or with some coins or scrolls more [VEN-ACT-3]."""
    player = game.players[seat]
    if player.coins + more_coins < price_of(game, seat, effect) or player.intrigue < effect.pay_intrigue:
        return False
    if scrolls_payable(game, seat, gondola) + more_scrolls < effect.pay_scrolls:
        return False
    return count(player.cards) >= effect.needs_influence


def changes(game: Venice, seat: i64, gondola: i64, effect: Effect) -> bool:
    """Whether the effect would change anything [VEN-ACT-7]."""
    player = game.players[seat]
    if effect.cube != NO_COLOUR or effect.coins + effect.points + effect.any_cubes > 0:
        return True
    if effect.scrolls > 0 and player.scrolls < SCROLL_LIMIT:
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
    if effect.sell_one + effect.sell_any + effect.convert > 0:
        return player.load(gondola) > 0
    if effect.points_per_mission > 0:
        return player.done != 0
    if effect.points_per_richer > 0:
        return players_with_more(game, seat) > 0
    return effect.bridge_or_points + effect.others_intrigue + effect.take_intrigue > 0


def coins_within(game: Venice, seat: i64, building: i64, gondola: i64, spaces: i64) -> i64:
    """The coins the effects of these spaces can surely bring: what a passing gondola may count on [VEN-MOVE-12]."""
    coins: i64 = 0
    sells = has(spaces, 0) or game.players[seat].load(gondola) > 0
    space: i64
    for space in range(SPACES):
        if has(spaces, space):
            effect = effect_of(building, space)
            coins += effect.coins
            if sells:
                coins += effect.sell_one
    return coins


class Activate(Choice):
    """Use the effects left, one by one, or stop [VEN-ACT-1, VEN-ACT-2, VEN-ACT-6, VEN-MEFF-4].

    `effects` is the set of spaces not used yet. A gondola that is only passing must be able to pay its way on.
    """

    EXTRA: ClassVar[list[Fact]] = [
        Number("building", of=BUILDING),
        Number("gondola", of=GONDOLA),
        Set("effects", of=up_to(SCROLL_BONUS)),
        Number("passing", of=YES_NO),
    ]
    CLAUSE: ClassVar[str] = "VEN-ACT-2"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, building: i64, gondola: i64, effects: i64, passing: i64) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.gondola: Final = gondola
        self.effects: Final = effects
        self.passing: Final = passing

    def run(self, game: Venice) -> bool:
        if self.usable(game, NOBODY_ASKS) != 0 or self.favour_helps(game):
            return False
        game.top = self.after
        return True

    def favour_helps(self, game: Venice) -> bool:
        """Whether an effect could be paid for once the favour card is turned over: its moment is now [VEN-FAVOUR-3]."""
        if game.players[self.seat].favour == 0:
            return False
        if self.usable(game, NOBODY_ASKS, more_coins=FAVOUR_COINS) != 0:
            return True
        return self.usable(game, NOBODY_ASKS, more_scrolls=FAVOUR_SCROLLS) != 0

    def usable(self, game: Venice, out: Options, more_coins: i64 = 0, more_scrolls: i64 = 0) -> i64:
        """The effects that can be paid for and would change something [VEN-ACT-3, VEN-ACT-7]."""
        found: i64 = 0
        space: i64
        for space in range(SPACES):
            if has(self.effects, space):
                effect = effect_of(self.building, space)
                if not payable(game, self.seat, self.gondola, effect, more_coins, more_scrolls):
                    out.keep_out(EFFECT.at(space), 1, "VEN-ACT-3")
                elif not changes(game, self.seat, self.gondola, effect):
                    out.keep_out(EFFECT.at(space), 1, "VEN-ACT-7")
                elif self.passing != 0 and not self.can_go_on(game, space, effect.pay_coins, more_coins):
                    out.keep_out(EFFECT.at(space), 1, "VEN-MOVE-12")
                else:
                    found |= BIT[space]
        return found

    def can_go_on(self, game: Venice, space: i64, price: i64, more_coins: i64) -> bool:
        """Whether the way on can still be paid after spending so much on an effect [VEN-MOVE-12]."""
        if price == 0:
            return True
        rest = self.effects ^ BIT[space]
        coins = game.players[self.seat].coins + more_coins - price
        return coins + coins_within(game, self.seat, self.building, self.gondola, rest) >= way_on(game, self.seat)

    def args(self, game: Venice) -> dict[str, Json]:
        return {"building": BUILDING.arg(self.building)}

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(EFFECT.at(), self.usable(game, out))
        free = self.passing == 0 or game.players[self.seat].coins >= way_on(game, self.seat)
        if out.may(DONE.at(), free, "VEN-MOVE-12"):
            out.add(DONE.at())

    def choose(self, game: Venice, action: i64) -> None:
        if DONE.covers(action):
            return
        space = EFFECT.only(action)
        effect = effect_of(self.building, space)
        rest = self.effects ^ BIT[space]
        bonus: i64 = 0
        if effect.scrolls > 0 and not has(rest, SCROLL_BONUS) and game.effective(self.seat, MORE_SCROLLS):
            rest |= BIT[SCROLL_BONUS]
            bonus = MORE_SCROLLS_BY
        if rest & ALL_SPACES != 0:
            game.do(Activate(self.seat, self.building, self.gondola, rest, self.passing))
        carry_out(game, self.seat, self.building, self.gondola, space)
        if bonus > 0:
            gain_scrolls(game, self.seat, bonus)


EFFECT_FUNCTIONS: Final[list[list[EffectFunction]]] = [*CERAMICS, *CLOTH, *SILVER, *COMMUNAL]  # by building and space


def carry_out(game: Venice, seat: i64, building: i64, gondola: i64, space: i64) -> None:
    """One effect, whole [VEN-ACT-3]: each has a function of its own."""
    EFFECT_FUNCTIONS[building][space](game, seat, gondola, effect_of(building, space))


def spaces_up_to(game: Venice, seat: i64, building: i64) -> i64:
    """The effects an activation may use: those of the assistant's space and behind it, or all of a communal
    building's.
    """
    if building < TILES:
        return BIT[game.space_of(seat, building)] - 1
    return BIT[EFFECTS_OF[building]] - 1
