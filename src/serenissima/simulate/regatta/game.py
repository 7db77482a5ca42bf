"""The rules of Regatta: what happens, and what is decided."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import bag_size, kinds_in, lane, some
from serenissima.core.bits import BIT, count, has, lowest, members_of
from serenissima.core.engine import NOBODY, Decision, Procedure, Simultaneous
from serenissima.core.fields import SEAT, Fact
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.core.title import Choice, Setting, Title
from serenissima.simulate.regatta.state import (
    ACCEPT,
    ACTIONS,
    BITS,
    BOATS,
    CHEER,
    DREW,
    EVENTS,
    GAVE,
    GIVE,
    LEAVE,
    LOOK,
    LOOKED,
    PICK,
    PROTEST,
    PROTESTED,
    RACED,
    SIDE,
    STAND,
    STORM,
    Regatta,
    Sailor,
)

__all__ = [
    "ACTIONS",
    "BITS",
    "BOATS",
    "CHEER",
    "GAVE",
    "GIVE",
    "LEAVE",
    "LOOK",
    "PICK",
    "PROTESTED",
    "RACED",
    "SIDE",
    "STAND",
    "TITLE",
    "CheerfulDecision",
    "DrawToken",
    "Farewell",
    "Launch",
    "LookAhead",
    "PickBoat",
    "ProtestOrNot",
    "Regatta",
    "RegattaTitle",
    "Round",
    "Sailor",
]


class Launch(Procedure[Regatta]):
    """Three boats for everybody, then three rounds."""

    def happen(self, game: Regatta) -> None:
        game.harbour = BIT[BOATS] - 1
        game.stock = 8 * some(0, BITS) + 6 * some(1, BITS) + game.storms * some(STORM, BITS)
        for sailor in game.sailors:
            sailor.hand = game.draw(game.harbour, 3)
            game.harbour ^= sailor.hand
        game.do(Round(NOBODY), Round(NOBODY), Round(NOBODY), Farewell(NOBODY))


class Round(Procedure[Regatta]):
    """A race."""

    def happen(self, game: Regatta) -> None:
        game.do(PickBoat(NOBODY))


class PickBoat(Simultaneous[Regatta]):
    """Secret, in two small steps, and taken back at will until the last one has answered [REG-PICK-1]."""

    CLAUSE: ClassVar[str] = "REG-PICK-1"

    def who(self, game: Regatta) -> i64:
        return sum(BIT[seat] for seat, sailor in enumerate(game.sailors) if sailor.hand)

    def options_for(self, game: Regatta, seat: i64, out: Options) -> None:
        if game.sailors[seat].picked < 0:
            out.add_each(PICK.at(), out.only(PICK.at(), EVERY, game.sailors[seat].hand, "REG-PICK-1"))
        else:
            out.add_each(SIDE.at(), 3)

    def answer(self, game: Regatta, seat: i64, action: i64) -> bool:
        sailor = game.sailors[seat]
        if PICK.covers(action):
            sailor.picked = PICK.only(action)
            return False
        sailor.side = SIDE.only(action)
        return True

    def begun(self, game: Regatta, seat: i64) -> bool:
        return game.sailors[seat].picked >= 0

    def retract(self, game: Regatta, seat: i64) -> None:
        game.sailors[seat].picked = -1
        game.sailors[seat].side = -1

    def close(self, game: Regatta) -> None:
        speed = []
        for seat, sailor in enumerate(game.sailors):
            speed.append(int(sailor.picked * 2 + sailor.side))
            game.tell(RACED, seat, sailor.picked, sailor.side)
            sailor.hand ^= BIT[sailor.picked]
            game.raced |= BIT[sailor.picked]
            sailor.sailed = sailor.side
            sailor.picked = -1
            sailor.side = -1
        winner, last = speed.index(max(speed)), speed.index(min(speed))
        game.sailors[winner].points += 2
        game.do(DrawToken(winner), LookAhead(winner), ProtestOrNot(last, winner))


class DrawToken(Procedure[Regatta]):
    """The storm ends everything: whatever was still to happen is forgotten. Everybody sees it, so it lies open."""

    def happen(self, game: Regatta) -> None:
        token = game.draw_kind(game.stock, BITS)
        game.stock -= some(token, BITS)
        if token == STORM:
            game.given += some(token, BITS)
            game.do_only(Farewell(NOBODY))
        else:
            game.sailors[self.seat].tokens += some(token, BITS)
        game.tell(DREW, self.seat, token)


class CheerfulDecision(Decision[Regatta]):
    """A decision at which its player may also cheer, once in the game: the same question is then asked again."""

    def choices(self, game: Regatta, out: Options) -> None:
        raise NotImplementedError

    def chosen(self, game: Regatta, action: i64) -> None:
        raise NotImplementedError

    def options(self, game: Regatta, out: Options) -> None:
        self.choices(game, out)
        if game.sailors[self.seat].cheers > 0:
            out.add(CHEER.at())

    def take(self, game: Regatta, action: i64) -> None:
        if CHEER.covers(action):
            game.do_again(self)
            game.sailors[self.seat].cheers -= 1
        else:
            self.chosen(game, action)


class LookAhead(CheerfulDecision):
    """[REG-LOOK-1]."""

    CLAUSE: ClassVar[str] = "REG-LOOK-1"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = ["race", "look"]
    STEP: ClassVar[int] = 1

    def choices(self, game: Regatta, out: Options) -> None:
        out.add(LEAVE.at())
        if out.may(LOOK.at(), game.harbour != 0, "REG-LOOK-1"):
            out.add(LOOK.at())

    def chosen(self, game: Regatta, action: i64) -> None:
        if LOOK.covers(action):
            boat = lowest(game.draw(game.harbour, 1))
            game.harbour ^= BIT[boat]
            game.under = vec[i64]([*game.under, boat])
            game.under_known = vec[i64]([*game.under_known, BIT[self.seat]])
            game.tell(LOOKED, self.seat, boat)


class ProtestOrNot(CheerfulDecision):
    """Out of turn, with three fields in one action [REG-PROTEST-1]."""

    CLAUSE: ClassVar[str] = "REG-PROTEST-1"
    EXTRA: ClassVar[list[Fact]] = [Number("winner", of=SEAT)]

    def __init__(self, seat: i64, winner: i64) -> None:
        super().__init__(seat)
        self.winner: Final = winner

    def choices(self, game: Regatta, out: Options) -> None:
        out.add(ACCEPT.at())
        if self.winner != self.seat:
            for token in members_of(kinds_in(game.sailors[self.seat].tokens, BITS)):
                out.add_each(PROTEST.at(token, self.winner), 3)

    def chosen(self, game: Regatta, action: i64) -> None:
        if PROTEST.covers(action):
            token, against, _ = PROTEST.three(action)
            game.sailors[self.seat].tokens -= some(token, BITS)
            game.given += some(token, BITS)
            game.sailors[against].points -= 1
            game.tell(PROTESTED, self.seat, token, against)


class Farewell(Simultaneous[Regatta]):
    """Open: each gift takes effect at once, and lets those who stand think again [REG-GIVE-1]."""

    CLAUSE: ClassVar[str] = "REG-GIVE-1"

    def who(self, game: Regatta) -> i64:
        return BIT[game.seats] - 1

    def options_for(self, game: Regatta, seat: i64, out: Options) -> None:
        out.add(STAND.at())
        out.add_each(GIVE.at(), kinds_in(game.sailors[seat].tokens, BITS))

    def answer(self, game: Regatta, seat: i64, action: i64) -> bool:
        if STAND.covers(action):
            return True
        token = GIVE.only(action)
        game.sailors[seat].tokens -= some(token, BITS)
        game.given += some(token, BITS)
        game.sailors[seat].points += 1
        game.pending = game.asked
        game.tell(GAVE, seat, token)
        return False

    def retract(self, game: Regatta, seat: i64) -> None:
        raise AssertionError("never asked for")

    def retractable(self) -> bool:
        return False

    def close(self, game: Regatta) -> None:
        pass


class RegattaTitle(Title[Regatta]):
    """What the house needs to know besides the rules."""

    def begin(self, setting: Setting, luck: i64) -> Regatta:
        game = Regatta(luck, setting.players)
        game.storms = 2 if setting.options.get("storm") == "likely" else 1
        game.sailors = [Sailor() for _ in range(setting.players)]
        game.do(Launch(NOBODY))
        return game

    def ending(self, game: Regatta) -> str:
        return "REG-END-1"

    def check(self, game: Regatta) -> None:
        boats = [boat for sailor in game.sailors for boat in members_of(sailor.hand)]
        boats += [*members_of(game.harbour), *members_of(game.raced), *(int(boat) for boat in game.under)]
        assert sorted(boats) == list(range(BOATS)), f"boats lost or doubled: {sorted(boats)}"
        tokens = game.stock + game.given + sum(sailor.tokens for sailor in game.sailors)
        assert bag_size(tokens, BITS) == 14 + game.storms
        assert lane(tokens, STORM, BITS) == game.storms
        for sailor in game.sailors:
            assert sailor.picked < 0 or has(sailor.hand, sailor.picked), "a pick that is not in the hand"

    def figures(self, game: Regatta, viewer: int) -> dict[str, Any]:
        return {"harbour": int(count(game.harbour))}


TITLE: Final = RegattaTitle(
    id="regatta",
    prefix="REG",
    rules_version=1,
    players=(2, 4),
    minutes=(1, 2),
    credits=("nobody", "nobody", 2026),
    events=EVENTS,
    options=[
        Choice(
            "storm", ["rare", "likely"], players=[3, 4], clauses={"rare": ["REG-STORM-1"], "likely": ["REG-STORM-2"]}
        )
    ],
)
