"""The state of a game, which holds the stack of frames still to happen, and the loop that runs them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue
from serenissima.core.bits import BIT, has, lowest
from serenissima.core.chance import Chance
from serenissima.core.events import EventKind, Listener
from serenissima.core.fields import ANY_NUMBER, NONE, SEAT, SEATS, Fact, up_to
from serenissima.core.frames import Decision, Frame, Procedure, Simultaneous
from serenissima.core.options import Options
from serenissima.core.secrets import redeal_zones
from serenissima.core.shapes import Frames, Number

__all__ = ["NOBODY", "Decision", "Frame", "Procedure", "Simultaneous", "State"]

NOBODY: Final = -1  # the seat of what concerns everybody


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Chance):
    """A position. Subclasses add fields, `clone` them and declare them in `FIELDS`, after those of BASE."""

    ACTIONS: ClassVar[Catalogue] = Catalogue()
    BASE: ClassVar[list[Fact]] = [
        Number("luck", "the generator", ANY_NUMBER, seen=NONE),
        Frames("top", "the stack of what is still to happen", ANY_NUMBER),
        Number(
            "seats",
            "how many decide and score; a game may have other parties besides",
            up_to(int(SEAT.size)),
            fixed=True,
        ),
        Number("pending", "the seats that still owe an answer to a simultaneous decision", SEATS),
        Number("asked", "all the seats that were asked", SEATS),
    ]

    def __init__(self, seed: i64, seats: i64) -> None:
        super().__init__(seed)
        self.top: Frame[Any] | None = None
        self.seats: i64 = seats
        self.pending: i64 = 0
        self.asked: i64 = 0
        self.listener: Listener | None = None  # not part of the position: a clone has none

    def clone(self) -> State:
        """An independent copy, frames shared. Start with `copy_base`."""
        raise NotImplementedError

    def copy_base(self, copy: State) -> None:
        """Copy what every state has."""
        copy.luck = self.luck
        copy.top = self.top
        copy.pending = self.pending
        copy.asked = self.asked

    def scores(self) -> vec[i64]:
        """The points of each seat, as they would count if the game ended now; pure."""
        raise NotImplementedError

    def standing(self) -> vec[i64]:
        """One number for each seat that ranks them with every tie-break: the highest wins, equal ones share. Alone,
        above zero wins. Only the search reads these numbers themselves; everybody else asks `Title.outcome`.
        """
        return self.scores()

    # --- flow

    def do(
        self,
        first: Frame[Any],
        second: Frame[Any] | None = None,
        third: Frame[Any] | None = None,
        fourth: Frame[Any] | None = None,
        fifth: Frame[Any] | None = None,
        sixth: Frame[Any] | None = None,
    ) -> None:
        """Do these, in this order, before whatever was already to be done."""
        if sixth is not None:
            sixth.after = self.top
            self.top = sixth
        if fifth is not None:
            fifth.after = self.top
            self.top = fifth
        if fourth is not None:
            fourth.after = self.top
            self.top = fourth
        if third is not None:
            third.after = self.top
            self.top = third
        if second is not None:
            second.after = self.top
            self.top = second
        first.after = self.top
        self.top = first

    def do_again(self, frame: Frame[Any]) -> None:
        """Put the frame that was just taken back as it was. Only first thing in `take`, before anything else is
        pushed.
        """
        self.top = frame

    def do_only(self, frame: Frame[Any] | None) -> None:
        """Forget whatever was to be done, and do this instead; nothing at all ends the game."""
        self.top = None
        if frame is not None:
            self.do(frame)

    def settle(self) -> None:
        """Run procedures until somebody has to decide or the game is over."""
        top = self.top
        while top is not None and top.run(self):
            top = self.top

    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.top is None

    def decision(self) -> Decision[Any]:
        """What somebody has to decide now."""
        top = self.top
        if isinstance(top, Decision):
            return top
        raise ValueError("nobody has to decide")

    def to_play(self) -> i64:
        """The seat to ask next: of several pending ones, the lowest. NOBODY when the game is over."""
        if self.pending != 0:
            return lowest(self.pending)
        top = self.top
        return NOBODY if top is None else top.seat

    def waiting(self) -> i64:
        """The set of all the seats that may act now."""
        if self.pending != 0:
            return self.pending
        top = self.top
        return 0 if top is None else BIT[top.seat]

    def options(self, out: Options) -> None:
        """List the options of the seat to play."""
        out.clear()
        self.decision().options(self, out)

    def options_of(self, seat: i64, out: Options) -> None:
        """List the options of one of the waiting seats."""
        out.clear()
        if has(self.waiting(), seat):
            self.decision().options_of(self, seat, out)

    def apply(self, action: i64) -> None:
        """Apply an option of the seat to play. Whoever got the action from outside asks `Options.contains` first."""
        decision = self.decision()
        if self.pending == 0:
            self.top = decision.after
            decision.take(self, action)
        else:
            decision.act(self, lowest(self.pending), action)
        self.settle()

    def act(self, seat: i64, action: i64) -> None:
        """Apply an option of one of the waiting seats."""
        self.decision().act(self, seat, action)
        self.settle()

    def retract(self, seat: i64) -> None:
        """Let a seat that has answered a simultaneous decision take its answer back."""
        top = self.top
        if not isinstance(top, Simultaneous) or not has(self.asked, seat) or not top.retractable():
            raise ValueError("there is no answer to take back")
        top.retract(self, seat)
        self.pending |= BIT[seat]

    # --- hidden zones: the sets and bags of FIELDS that not everybody sees, numbered (the contract suite compares both)

    def zones(self) -> i64:
        """How many zones there are now."""
        return 0

    def zone(self, z: i64) -> i64:
        """What the zone holds: a set, or a bag when `zone_bits` is not 0."""
        raise NotImplementedError

    def set_zone(self, z: i64, content: i64) -> None:
        """Put this in the zone instead."""
        raise NotImplementedError

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        """Whether the viewer sees what the zone holds."""
        raise NotImplementedError

    def zone_pool(self, z: i64) -> i64:
        """Zones of one pool hold the same sort of things: only they are mixed when a seat imagines what it cannot
        see.
        """
        return 0

    def zone_bits(self, z: i64) -> i64:
        """The width of a bag's lanes; 0 for a set."""
        return 0

    def zone_limit(self, z: i64) -> i64:
        """What a set may hold as far as everybody knows."""
        return -1

    def zone_floor(self, z: i64) -> i64:
        """What a bag is known by everybody to hold at least."""
        return 0

    def zone_ceiling(self, z: i64) -> i64:
        """What a bag is known by everybody to hold at most: all that a deck was last made of. -1: nobody can tell."""
        return -1

    def redeal(self, viewer: i64) -> None:
        """Deal again what the viewer cannot see, keeping all that the viewer knows. See `secrets.determinize`."""
        redeal_zones(self, viewer)

    # --- events

    def tell(
        self, kind: EventKind, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0
    ) -> None:
        """Say what happened, if anybody listens."""
        if self.listener is not None:
            self.listener.hear(kind, seat, [int(first), int(second), int(third), int(fourth)][: len(kind.fields)])
