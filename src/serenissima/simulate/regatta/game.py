"""The rules of Regatta."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field
from serenissima.core.bags import bag_size, kinds_in, lane, some
from serenissima.core.bits import BIT, count, has, lowest, members_of
from serenissima.core.engine import NOBODY, Decision, Procedure, Simultaneous, State
from serenissima.core.events import EventKind
from serenissima.core.fields import EMPTY_ROW, KNOWN, NONE, OWNER, SEAT, Declared, Fact, Span, maybe, up_to
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Bag, Number, Parts, Row, Set, Sets
from serenissima.core.title import Choice, Setting, Title

BOATS: Final = 12
BITS: Final = 4
TOKENS: Final = 3  # worth 1, 2, and the storm
STORM: Final = 2
BOTH_SIDES: Final = 2

_BOAT: Final = Field("boat", BOATS)
_SIDE: Final = Field("side", BOTH_SIDES, ref="")
_TOKEN: Final = Field("token", TOKENS)
POINTS: Final = Span(-9, 30)
ACTIONS: Final = Catalogue()
PICK: Final = ACTIONS.kind("pick", _BOAT)
SIDE: Final = ACTIONS.kind("side", _SIDE)
LOOK: Final = ACTIONS.kind("look", when="REG-LOOK-1")
LEAVE: Final = ACTIONS.kind("leave", when="REG-LOOK-1")
PROTEST: Final = ACTIONS.kind("protest", _TOKEN, Field("against", 4, seat=True, ref=""), Field("loud", 2, ref=""))
ACCEPT: Final = ACTIONS.kind("accept")
CHEER: Final = ACTIONS.kind("cheer")
GIVE: Final = ACTIONS.kind("give", _TOKEN, when="REG-GIVE-1", turn="REG-GIVE-1")
STAND: Final = ACTIONS.kind("stand")

DREW: Final = EventKind("drew", [Field("token", TOKENS)], secret=["token"])
RACED: Final = EventKind("raced", [_BOAT, Field("side", 2)])
LOOKED: Final = EventKind("looked", [_BOAT], secret=["boat"])
PROTESTED: Final = EventKind("protested", [Field("token", TOKENS), Field("against", 4, seat=True)])
GAVE: Final = EventKind("gave", [Field("token", TOKENS)])
EVENTS: Final = [DREW, RACED, LOOKED, PROTESTED, GAVE]


class Sailor(Declared):
    """One player: boats and tokens in secret, the answer in progress too."""

    FIELDS: ClassVar[list[Fact]] = [
        Set("hand", "boats", _BOAT, seen=OWNER),
        Bag("tokens", "won", _TOKEN, bits=BITS, seen=OWNER),
        Number("points", "may fall below nothing", POINTS),
        Number("cheers", "left", up_to(1), default=1),
        Number("picked", "the secret answer of the round in progress", maybe(_BOAT), default=-1, seen=OWNER),
        Number("side", "its second half", maybe(_SIDE), default=-1, seen=OWNER),
        Number("sailed", "the side of the last race, which everybody has seen", maybe(_SIDE), default=-1),
    ]

    # made from FIELDS by tools/make_fields.py: 103680298b8b
    def __init__(self) -> None:
        self.hand: i64 = 0
        self.tokens: i64 = 0
        self.points: i64 = 0
        self.cheers: i64 = 1
        self.picked: i64 = -1
        self.side: i64 = -1
        self.sailed: i64 = -1

    def clone(self) -> Sailor:
        copy = Sailor()
        copy.hand = self.hand
        copy.tokens = self.tokens
        copy.points = self.points
        copy.cheers = self.cheers
        copy.picked = self.picked
        copy.side = self.side
        copy.sailed = self.sailed
        return copy

    # end of what is made from FIELDS


class Regatta(State):
    """A position: the harbour, what lies under it, the stock of tokens, the players."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Set("harbour", "boats that nobody holds", _BOAT, seen=NONE),
        Row("under", "boats that were looked at", _BOAT, length=BOATS, seen=KNOWN),
        Sets("under_known", "who looked", SEAT, length=BOATS),
        Set("raced", "out of the game", _BOAT),
        Bag("stock", "tokens", _TOKEN, bits=BITS, seen=NONE),
        Bag("given", "tokens given away", _TOKEN, bits=BITS),
        Number("storms", "how many there were", up_to(2), fixed=True),
        Parts("sailors", "by seat", Sailor, by=SEAT),
    ]

    # made from FIELDS by tools/make_fields.py: 0c5722e1bb84
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.harbour: i64 = 0
        self.under: vec[i64] = EMPTY_ROW
        self.under_known: vec[i64] = EMPTY_ROW
        self.raced: i64 = 0
        self.stock: i64 = 0
        self.given: i64 = 0
        self.storms: i64 = 0
        self.sailors: list[Sailor] = []

    def clone(self) -> Regatta:
        copy = Regatta(self.luck, self.seats)
        self.copy_base(copy)
        copy.harbour = self.harbour
        copy.under = self.under[:]
        copy.under_known = self.under_known[:]
        copy.raced = self.raced
        copy.stock = self.stock
        copy.given = self.given
        copy.storms = self.storms
        copy.sailors = [part.clone() for part in self.sailors]
        return copy

    def zones(self) -> i64:
        return 2 * self.seats + 2 + len(self.under)

    def zone(self, z: i64) -> i64:
        if z < 2 * self.seats:
            sailor = self.sailors[z // 2]
            which = z % 2
            if which == 0:
                return sailor.hand
            return sailor.tokens
        place = z - 2 * self.seats
        if place == 0:
            return self.harbour
        if place == 1:
            return self.stock
        place -= 2
        return BIT[self.under[place]]

    def set_zone(self, z: i64, content: i64) -> None:
        if z < 2 * self.seats:
            sailor = self.sailors[z // 2]
            which = z % 2
            if which == 0:
                sailor.hand = content
                return
            sailor.tokens = content
            return
        place = z - 2 * self.seats
        if place == 0:
            self.harbour = content
            return
        if place == 1:
            self.stock = content
            return
        place -= 2
        self.under[place] = lowest(content)

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        if z < 2 * self.seats:
            return z // 2 == viewer
        place = z - 2 * self.seats
        if place < 2:
            return False
        place -= 2
        return viewer >= 0 and has(self.under_known[place], viewer)

    def zone_pool(self, z: i64) -> i64:
        if z < 2 * self.seats:
            which = z % 2
            if which == 0:
                return 0
            return 1
        place = z - 2 * self.seats
        if place == 0:
            return 0
        if place == 1:
            return 1
        return 0

    def zone_bits(self, z: i64) -> i64:
        if z < 2 * self.seats:
            which = z % 2
            if which == 0:
                return 0
            return BITS
        place = z - 2 * self.seats
        if place == 0:
            return 0
        if place == 1:
            return BITS
        return 0

    # end of what is made from FIELDS

    def scores(self) -> vec[i64]:
        return vec[i64]([int(sailor.points) for sailor in self.sailors])

    def standing(self) -> vec[i64]:
        """Points, then cheers left."""
        return vec[i64]([int(sailor.points * 4 + sailor.cheers) for sailor in self.sailors])

    def redeal(self, viewer: i64) -> None:
        """The zones, and the others' picks in progress: any boat of the hand they were given."""
        super().redeal(viewer)
        for seat, sailor in enumerate(self.sailors):
            if seat != viewer and sailor.picked >= 0:
                hand = members_of(sailor.hand)
                sailor.picked = hand[self.below(len(hand))]
                if sailor.side >= 0:
                    sailor.side = self.below(BOTH_SIDES)


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
