"""Action 1: lay cards and build."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serenissima.core.bags import kinds_in, lane, some
from serenissima.core.bits import BIT, has
from serenissima.core.engine import Decision, Procedure
from serenissima.core.options import EVERY, Options
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_NO_MORE,
    BUILD_SET,
    DRAW_FOR_THIRD,
    DROP,
    LAY,
    LAY_SET,
)
from serenissima.games.venedig.buildings import CARDS, CASA, LANE, OPEN_TYPES, TYPES
from serenissima.games.venedig.events import (
    BECAME_ARCHITECT,
    COMPLETED_SET,
    DISCARDED_FOR_THIRD,
    DROPPED,
    LAID,
    LAID_FOR_THIRD,
    LAID_SET,
    THIRD_BECAME_ARCHITECT,
)
from serenissima.games.venedig.flow.building import raise_alone, raise_common
from serenissima.games.venedig.flow.deck import draw_card, renew_deck
from serenissima.games.venedig.flow.ending import exchanged
from serenissima.games.venedig.flow.trading import STEPS, offer_exchange
from serenissima.games.venedig.state import HOME, Venedig


class LayAndBuild(Decision[Venedig]):
    """Cards and finished buildings in any order, as many as wanted [VDG-LAY-1, VDG-LAY-4, VDG-SITE-8, VDG-CASA-4].

    Cards are laid one by one, or a complete set at once [VDG-ALONE-2], beside cards of its type that lie on the table
    already too [VDG-ALONE-3, VDG-ALONE-4]. What a building needs is printed [VDG-LAY-3] and never exceeded [VDG-LAY-5,
    VDG-LAY-6]. A building is finished once they all lie there [VDG-SITE-1], and may wait [VDG-EXAMPLE-1].
    """

    CLAUSE: ClassVar[str] = "VDG-TURN-2"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 0

    def public(self, game: Venedig) -> bool:
        """A hand is a secret, unless it is empty or everybody saw where its cards came from; and so is gold."""
        return game.knows_hand(self.seat) and not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        hand = game.players[self.seat].hand
        table = game.on_table()
        in_hand: i64 = 0
        whole: i64 = 0
        finished: i64 = 0
        type: i64
        for type in range(TYPES):
            needed = CARDS[type]
            lying = lane(table, type, LANE)
            held = lane(hand, type, LANE)
            if lying == needed:
                finished |= BIT[type]
            if held > 0:
                in_hand |= BIT[type]
            if held >= needed:
                whole |= BIT[type]
        layable = out.only(LAY.at(), EVERY, in_hand, "VDG-LAY-1")
        sets = out.only(LAY_SET.at(), EVERY, ~BIT[CASA], "VDG-CASA-3")
        out.add_each(LAY.at(), out.only(LAY.at(), layable, ~finished, "VDG-LAY-5"))
        out.add_each(LAY_SET.at(), out.only(LAY_SET.at(), sets, whole, "VDG-ALONE-2"))
        out.add_each(BUILD.at(), out.only(BUILD.at(), EVERY, finished, "VDG-SITE-1"))
        out.add_each(BUILD_SET.at(), out.only(BUILD_SET.at(), EVERY, game.whole_sets, "VDG-SITE-1"))
        third = DRAW_FOR_THIRD.at()
        if out.may(third, game.parties > game.seats, "VDG-TWO-1") and out.may(
            third, game.third_served == 0, "VDG-TWO-4"
        ):
            out.add(third)
        if out.may(BUILD_NO_MORE.at(), finished == 0 and game.whole_sets == 0, "VDG-LAY-4"):
            out.add(BUILD_NO_MORE.at())
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if BUILD_NO_MORE.covers(action) or exchanged(game, self, action):
            return
        game.do_again(self)
        if LAY.covers(action):
            lay_card(game, self.seat, LAY.only(action))
        elif LAY_SET.covers(action):
            lay_set(game, self.seat, LAY_SET.only(action))
        elif BUILD.covers(action):
            raise_common(game, BUILD.only(action))
        elif BUILD_SET.covers(action):
            raise_alone(game, self.seat, BUILD_SET.only(action))
        else:
            serve_third(game)


# --- cards on the table


def lay_card(game: Venedig, seat: i64, type: i64) -> None:
    """A card joins its pile, never beyond what the building needs [VDG-LAY-2, VDG-LAY-5]; a Casa is built at once
    [VDG-CASA-3].
    """
    begins = lane(game.on_table(), type, LANE) == 0
    game.leave_hand(seat, type)
    game.tell(LAID, seat, type)
    join_pile(game, seat, type)
    if type == CASA:
        raise_common(game, CASA)
        return
    if begins:
        game.begun_now |= BIT[type]
    if completes_set(game, seat, type, 0):
        set_apart(game, seat, type)


def completes_set(game: Venedig, seat: i64, type: i64, more: i64) -> bool:
    """Whether, with so many more cards, a pile that a player began in this turn is all that the building needs
    [VDG-ALONE-2, VDG-ALONE-6].
    """
    return has(game.begun_now, type) and lane(game.laid[seat], type, LANE) + more == CARDS[type]


def set_apart(game: Venedig, seat: i64, type: i64) -> None:
    """All its cards were laid in one turn: the pile is a set of one's own, and its architect goes back
    [VDG-ALONE-6].
    """
    game.laid[seat] -= some(type, LANE, CARDS[type])
    game.architects[type] = HOME
    game.whole_sets |= BIT[type]
    game.tell(COMPLETED_SET, seat, type)


def join_pile(game: Venedig, party: i64, type: i64) -> None:
    """Put a card before a party, and see who is architect now.

    Who starts a building takes its architect [VDG-ARCHITECT-1, VDG-ARCHITECT-2]; who joins it [VDG-ARCHITECT-3] gets
    him with more cards than his holder [VDG-ARCHITECT-4, VDG-ARCHITECT-6], not with as many [VDG-ARCHITECT-5].
    """
    game.laid[party] += some(type, LANE)
    if type == CASA:
        return
    holder = game.architects[type]
    if holder == HOME or lane(game.laid[party], type, LANE) > lane(game.laid[holder], type, LANE):
        make_architect(game, party, type)


def make_architect(game: Venedig, party: i64, type: i64) -> None:
    """Hand a party the architect of a type; the imaginary third takes and loses him like anybody [VDG-TWO-7]."""
    if game.architects[type] == party:
        return
    game.architects[type] = party
    if party < game.seats:
        game.tell(BECAME_ARCHITECT, party, type)
    else:
        game.tell(THIRD_BECAME_ARCHITECT, game.active, type)


def lay_set(game: Venedig, seat: i64, type: i64) -> None:
    """All the cards of a building at once, as a pile of its own; other cards and the architect stay [VDG-ALONE-2,
    VDG-ALONE-3, VDG-ALONE-4, VDG-ALONE-5].
    """
    for _ in range(CARDS[type]):
        game.leave_hand(seat, type)
    game.whole_sets |= BIT[type]
    game.tell(LAID_SET, seat, type)


# --- the imaginary third


def serve_third(game: Venedig) -> None:
    """Draw a card for the imaginary third, once a turn [VDG-TWO-3, VDG-TWO-4], and lay it open [VDG-TWO-2].

    It is discarded where it would make a third type [VDG-TWO-5] or find its building finished [VDG-TWO-10]. A Casa is
    raised at once [VDG-TWO-8]; another building that it finishes waits until the active player builds it [VDG-TWO-9].
    """
    game.third_served = 1
    third = game.seats
    type = draw_card(game, True)
    new_type = lane(game.laid[third], type, LANE) == 0 and type != CASA
    if game.is_finished(type) or (new_type and game.open_types(third) == OPEN_TYPES):
        game.discard += some(type, LANE)
        game.tell(DISCARDED_FOR_THIRD, game.active, type)
    else:
        game.tell(LAID_FOR_THIRD, game.active, type)
        join_pile(game, third, type)
        if type == CASA:
            raise_common(game, CASA)
    renew_deck(game)


# --- the end of action 1


class KeepTwoTypes(Procedure[Venedig]):
    """At most two unfinished types may stay before the active player [VDG-LIMIT-1, VDG-LIMIT-3]."""

    def happen(self, game: Venedig) -> None:
        if game.open_types(self.seat) > OPEN_TYPES:
            game.do(DropPile(self.seat), KeepTwoTypes(self.seat))


class DropPile(Decision[Venedig]):
    """Choose a pile to discard whole [VDG-LIMIT-2]."""

    CLAUSE: ClassVar[str] = "VDG-LIMIT-1"
    STEPS: ClassVar[list[str]] = STEPS
    STEP: ClassVar[int] = 0

    def public(self, game: Venedig) -> bool:
        """Piles are seen by all, gold is not."""
        return not game.could_trade(self.seat)

    def options(self, game: Venedig, out: Options) -> None:
        out.add_each(DROP.at(), kinds_in(game.laid[self.seat], LANE))
        offer_exchange(game, self.seat, out)

    def take(self, game: Venedig, action: i64) -> None:
        if not exchanged(game, self, action):
            drop_pile(game, self.seat, DROP.only(action))


def drop_pile(game: Venedig, seat: i64, type: i64) -> None:
    """The pile goes; its architect passes to the largest pile left, the first clockwise among equals, or home
    [VDG-ARCHITECT-7].
    """
    number = lane(game.laid[seat], type, LANE)
    pile = some(type, LANE, number)
    game.laid[seat] -= pile
    game.discard += pile
    game.tell(DROPPED, seat, type, number)
    if game.architects[type] != seat:
        return
    heir: i64 = HOME
    most: i64 = 0
    party = seat
    for _ in range(game.parties - 1):
        party = (party + 1) % game.parties
        cards = lane(game.laid[party], type, LANE)
        if cards > most:
            heir = party
            most = cards
    if heir == HOME:
        game.architects[type] = HOME
    else:
        make_architect(game, heir, type)
