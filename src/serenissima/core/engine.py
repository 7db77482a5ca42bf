"""Frames, the state that holds their stack, and the loop that runs them.

A game is a stack of things still to happen. A *Procedure* happens by itself; a *Decision* waits for a seat; a
*Simultaneous* decision waits for several at once. Frames never change once they are on the stack, so a copy of the
state shares the whole stack for the price of one reference.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.actions import Catalogue, Kind
from serenissima.core.bags import bag_size, common
from serenissima.core.bits import BIT, count, has, lowest
from serenissima.core.chance import Chance
from serenissima.core.events import EventKind, Listener
from serenissima.core.fields import ANY_NUMBER, NONE, SEAT, SEATS, Fact, up_to
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Frames, Number

G = TypeVar("G", bound="State")
NOBODY: Final = -1  # the seat of what concerns everybody


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

    def explained(self, game: G, seat: i64) -> Options:
        """What that seat may do, listed into a buffer that remembers which clause keeps out what."""
        out = Options(game.ACTIONS)
        self.options_of(game, seat, out)
        return out

    def against(self, game: G, action: i64, listed: Options) -> str:
        """The clause against an action that is not among the options just `explained`."""
        reason = listed.reason(action)
        if reason:
            return reason
        kind = game.ACTIONS.kind_of(action)
        return self.FORBIDS.get(kind, kind.when) or self.clause(game)

    def why_not(self, game: G, seat: i64, action: i64) -> str:
        """The clause that keeps a seat that is asked from an action that is not offered."""
        return self.against(game, action, self.explained(game, seat))

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


def redeal_zones(game: State, viewer: i64) -> None:
    """Deal all the zones hidden from the viewer again at random, pool by pool, each as full as it was.

    A set may have a limit (cards it is publicly known not to hold): the tightest is served first; when the limits are
    nested this draws every possible deal with the same chance and never gets stuck. A bag may have a floor, which it
    keeps, and a ceiling: those that have one are served first.
    """
    zones = game.zones()
    z: i64
    done: i64 = 0  # the pools dealt so far
    for z in range(zones):
        pool = game.zone_pool(z)
        if not has(done, pool):
            done |= BIT[pool]
            if game.zone_bits(z) == 0:
                _redeal_sets(game, viewer, pool, zones)
            else:
                _redeal_bags(game, viewer, pool, zones, game.zone_bits(z))


def _redeal_sets(game: State, viewer: i64, pool: i64, zones: i64) -> None:
    unseen: i64 = 0
    waiting: i64 = 0
    z: i64
    for z in range(zones):
        if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
            unseen |= game.zone(z)
            waiting |= BIT[z]
    while waiting != 0:
        tightest: i64 = -1
        room: i64 = 65
        rest = waiting
        while rest != 0:
            z = lowest(rest)
            rest ^= BIT[z]
            choice = count(game.zone_limit(z) & unseen)
            if choice < room:
                room = choice
                tightest = z
        dealt = game.draw(game.zone_limit(tightest) & unseen, count(game.zone(tightest)))
        game.set_zone(tightest, dealt)
        unseen ^= dealt
        waiting ^= BIT[tightest]


def _redeal_bags(game: State, viewer: i64, pool: i64, zones: i64, bits: i64) -> None:
    unseen: i64 = 0
    z: i64
    for z in range(zones):
        if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
            unseen += game.zone(z) - game.zone_floor(z)
    for with_ceiling in (True, False):
        for z in range(zones):
            if game.zone_pool(z) == pool and not game.zone_open_to(z, viewer):
                ceiling = game.zone_ceiling(z)
                if (ceiling != -1) == with_ceiling:
                    floor = game.zone_floor(z)
                    choice = unseen
                    if ceiling != -1:
                        choice = common(unseen, ceiling - floor, bits)
                    dealt = game.draw_bag(choice, bag_size(game.zone(z), bits) - bag_size(floor, bits), bits)
                    game.set_zone(z, floor + dealt)
                    unseen -= dealt
