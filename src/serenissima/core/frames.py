"""Frames: the things still to happen in a game.

A *Procedure* happens by itself; a *Decision* waits for a seat; a *Simultaneous* decision waits for several at once.
Frames never change once they are on the stack, so a copy of the state shares the whole stack for the price of one
reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT, has, lowest
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import Options

if TYPE_CHECKING:
    from serenissima.core.engine import State

G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """Something still to happen, for a seat. Make a fresh one each time; `State.do` ties it to what comes after it.

    What a frame carries besides its seat is public: EXTRA declares it, in the order of the constructor's arguments.
    """

    EXTRA: ClassVar[list[Fact]] = []

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.after: Frame[Any] | None = None

    def run(self, game: G) -> bool:
        """Happen, if it can happen without a player; false when it has to wait for one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[G]):
    """Automatic steps in the rulebook's order."""

    def happen(self, game: G) -> None:
        """Do it. The frame is off the stack already."""
        raise NotImplementedError

    def run(self, game: G) -> bool:
        game.top = self.after
        self.happen(game)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[G]):
    """A choice. What it lists is what is legal; there is no other test.

    CLAUSE is the rule that governs it; `clause` may name another one for what has led to it. Whoever tries something
    that is not listed hears the clause that the listing names for it (`Options.may`, `Options.only`), else the one
    that FORBIDS that kind of action here, else the kind's own `when`, else CLAUSE. Whoever is not asked at all hears
    the kind's own `turn`, else TURN, which says whose turn it is, else CLAUSE.
    STEPS and STEP say where in the turn it stands, as ids of the texts `step-<name>`.

    PUBLIC says that its options follow from what everybody sees. Only then may a match take a single option for its
    player: with a hidden hand in play, a pause or its absence would tell what the hand holds. Whoever forgets to say
    so keeps the secret. The contract suite proves each declaration with twins (see `secrets`).
    """

    CLAUSE: ClassVar[str] = ""
    TURN: ClassVar[str] = ""
    FORBIDS: ClassVar[dict[Kind, str]] = {}
    PUBLIC: ClassVar[bool] = False
    STEPS: ClassVar[list[str]] = []
    STEP: ClassVar[int] = -1

    def run(self, game: G) -> bool:
        return False

    def options(self, game: G, out: Options) -> None:
        """List what the seat may do. Pure, never empty, always in the same order."""
        raise NotImplementedError

    def take(self, game: G, action: i64) -> None:
        """Do what was chosen. The frame is off the stack already."""
        raise NotImplementedError

    def clause(self, game: G) -> str:
        """The rule that governs it here and now: as declared, or by what has led to it."""
        return self.CLAUSE

    @final
    def explained(self, game: G, seat: i64) -> Options:
        """What that seat may do, listed into a buffer that remembers which clause keeps out what."""
        out = Options(game.ACTIONS)
        self.options_of(game, seat, out)
        return out

    @final
    def against(self, game: G, action: i64, listed: Options) -> str:
        """The clause against an action that is not among the options just `explained`."""
        reason = listed.reason(action)
        if reason:
            return reason
        kind = game.ACTIONS.kind_of(action)
        return self.FORBIDS.get(kind, kind.when) or self.clause(game)

    @final
    def why_not(self, game: G, seat: i64, action: i64) -> str:
        """The clause that keeps a seat that is asked from an action that is not offered."""
        return self.against(game, action, self.explained(game, seat))

    @final
    def not_yet(self, game: G, action: i64) -> str:
        """The clause that keeps an action from a seat that is not asked."""
        return game.ACTIONS.kind_of(action).turn or self.TURN or self.clause(game)

    def public(self, game: G) -> bool:
        """Whether the options follow from what everybody sees, here and now: as declared, or in the positions where a
        game can tell that nothing hidden matters ("the hand is empty").
        """
        return self.PUBLIC

    def args(self, game: G) -> dict[str, Json]:
        """The arguments of the question's text, `ask-<name of the class>`."""
        return {}

    def options_of(self, game: G, seat: i64, out: Options) -> None:
        """List what that seat may do."""
        self.options(game, out)

    def act(self, game: G, seat: i64, action: i64) -> None:
        """Take the action of that seat."""
        game.top = self.after
        self.take(game, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Decision[G]):
    """A choice of several seats at once, answered in any order.

    `State.pending` holds the seats that still owe an answer. An answer may take several small actions, and is kept in
    fields of the player that only its owner sees. A seat that has answered may take the answer back until the last
    one has answered; then the decision closes. Search and play-outs ask the pending seats one after another, lowest
    first, none of them knowing the others' answers.
    """

    def who(self, game: G) -> i64:
        """The set of the seats that are asked. Nobody: the decision closes at once."""
        raise NotImplementedError

    def options_for(self, game: G, seat: i64, out: Options) -> None:
        """List what that seat may answer."""
        raise NotImplementedError

    def answer(self, game: G, seat: i64, action: i64) -> bool:
        """Keep the seat's answer; true when it is complete. An open decision may set `game.pending` to ask others
        again.
        """
        raise NotImplementedError

    def retract(self, game: G, seat: i64) -> None:
        """Forget what the seat has answered so far."""
        raise NotImplementedError

    def retractable(self) -> bool:
        """Whether answers may be taken back; an open decision, where each answer takes effect at once, says no."""
        return True

    def begun(self, game: G, seat: i64) -> bool:
        """Whether a seat that still owes its answer has given a part of it, which it may take back too."""
        return False

    def close(self, game: G) -> None:
        """All have answered. The frame is off the stack already."""
        raise NotImplementedError

    def run(self, game: G) -> bool:
        if game.asked == 0:
            game.asked = self.who(game)
            game.pending = game.asked
        if game.pending != 0:
            return False
        game.asked = 0
        game.top = self.after
        self.close(game)
        return True

    def options(self, game: G, out: Options) -> None:
        self.options_for(game, lowest(game.pending), out)

    def options_of(self, game: G, seat: i64, out: Options) -> None:
        if has(game.pending, seat):
            self.options_for(game, seat, out)

    def act(self, game: G, seat: i64, action: i64) -> None:
        if self.answer(game, seat, action):
            game.pending &= game.pending ^ BIT[seat]
