"""Hidden cards followed from outside: only by what a viewer is told and shown.

`Follower` keeps for every hidden pile the fewest and the most cards of each kind that it can hold, by arithmetic of its
own. Whatever is imagined for the viewer has to lie within these bounds, and reach them.
"""

from __future__ import annotations

from typing import Any

from serenissima.core.bags import counts_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.events import Event, EventKind, Listener
from serenissima.core.fields import view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import CARD_BITS
from serenissima.games.rialto.state import Rialto

KINDS = ["doge", "gold", "building", "bridge", "gondola", "councillor", "joker"]


COPIES = 11


Counts = list[int]


def counted(cards: Any) -> Counts:
    """The cards an event names."""
    counts = [0] * 7
    for some in cards:
        counts[KINDS.index(some["args"]["thing"]["id"].removeprefix("card-"))] += some["args"]["n"]
    return counts


def one(card: Any) -> Counts:
    """The one card an event names."""
    counts = [0] * 7
    counts[KINDS.index(card["id"].removeprefix("card-"))] += 1
    return counts


class Heap:
    """A hidden heap of cards: how many, and the fewest and most of each kind."""

    def __init__(self) -> None:
        self.size = 0
        self.lo = [0] * 7
        self.hi = [0] * 7

    def add(self, cards: Counts) -> None:
        self.size += sum(cards)
        for kind, number in enumerate(cards):
            self.lo[kind] += number
            self.hi[kind] += number

    def take(self, cards: Counts) -> None:
        """Cards that are seen leave the heap."""
        self.size -= sum(cards)
        for kind, number in enumerate(cards):
            self.lo[kind] = max(0, self.lo[kind] - number)
            self.hi[kind] -= number

    def part(self, number: int) -> tuple[Counts, Counts]:
        """The fewest and most of each kind among so many cards of the heap."""
        least = [
            max(0, number - (self.size - self.lo[kind]), number - sum(self.hi) + self.hi[kind]) for kind in range(7)
        ]
        return least, [min(number, most) for most in self.hi]

    def lose(self, number: int, *to: Heap) -> None:
        """So many unseen cards move elsewhere; some heaps gain them."""
        least, most = self.part(number)
        self.size -= number
        for kind in range(7):
            self.lo[kind] = max(0, self.lo[kind] - most[kind])
            self.hi[kind] -= least[kind]
        for heap in to:
            heap.size += number
            for kind in range(7):
                heap.lo[kind] += least[kind]
                heap.hi[kind] += most[kind]

    def copy(self) -> Heap:
        other = Heap()
        other.size, other.lo, other.hi = self.size, self.lo[:], self.hi[:]
        return other

    def tighten(self) -> None:
        """What the size says of each kind."""
        for kind in range(7):
            self.hi[kind] = min(self.hi[kind], self.size - sum(self.lo) + self.lo[kind])
            self.lo[kind] = max(self.lo[kind], self.size - sum(self.hi) + self.hi[kind])


class Follower(Listener):
    """One viewer of a match."""

    def __init__(self, game: Rialto, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.others = [seat for seat in range(game.seats) if seat != viewer]
        self.pile = Heap()
        self.pile.add([COPIES] * 7)
        self.hands = {seat: Heap() for seat in self.others}
        self.drops = {seat: Heap() for seat in self.others}
        self.areas = {seat: Heap() for seat in self.others}  # a hand and its drops together
        self.open = [0] * 7  # what lies open: rows, cards played, the neutral player's
        self.down = [0] * 7  # what was seen to be discarded
        self.mine = [0] * 7  # the own hand
        self.dropped = [0] * 7  # the own discards
        self.laid = [0] * 7  # in this stage
        self.turned: set[int] = set()
        self.neutral = [0] * 7  # what the neutral player has drawn so far
        self.drawing = ""  # who draws from the pile, or what is laid out

    def hear(self, kind: EventKind, seat: int, values: list[int]) -> None:
        event = Event(kind, int(seat), [int(value) for value in values]).seen_by(self.viewer)
        told = getattr(self, "on_" + kind.name, None)
        if told is not None:
            told(int(seat), event["args"])
            self.tighten()

    def look(self) -> Any:
        """What the viewer is shown at this moment."""
        return view(self.game, self.viewer)

    # --- what is told

    def on_round_began(self, seat: int, args: Any) -> None:
        self._discard_played()
        self.drawing = "rows"

    def rows_laid_out(self) -> None:
        """The rows are complete: what of them was not seen before a shuffle has been drawn after it."""
        if self.drawing == "rows":
            self._turn_up(self._rows())
            self.drawing = ""
            self.tighten()

    def on_reshuffled(self, seat: int, args: Any) -> None:
        """Whatever was left of the old pile has been drawn just before."""
        if self.drawing == "rows":
            self._turn_up(self._rows())
        elif self.drawing == "neutral":
            self._turn_up([got - had for got, had in zip(self._neutral(), self.neutral, strict=True)])
            self.neutral = self._neutral()
        elif self.drawing == str(self.viewer):
            self._draw_own()
        else:
            self.pile.lose(self.pile.size, *self._heaps_of(int(self.drawing)))
        assert self.pile.size == 0
        self.tighten()
        self.pile = Heap()
        self.pile.add(self.down)
        self.pile.add(self.dropped)
        for other in self.others:
            self.drops[other].lose(self.drops[other].size, self.pile)
            self.areas[other] = self.hands[other].copy()
        self.down, self.dropped = [0] * 7, [0] * 7
        assert args["number"] == self.pile.size

    def on_took_row(self, seat: int, args: Any) -> None:
        self._take_openly(seat, counted(args["cards"]))
        self.drawing = str(seat)

    def on_used_building(self, seat: int, args: Any) -> None:
        self.drawing = str(seat)

    def on_took_open(self, seat: int, args: Any) -> None:
        self._take_openly(seat, one(args["card"]))

    def on_drew(self, seat: int, args: Any) -> None:
        if seat == self.viewer:
            self._draw_own()
        else:
            held = self.look()["players"][seat]["hand"]["hidden"]
            self.pile.lose(held - self.hands[seat].size, *self._heaps_of(seat))
        self._to_neutral()

    def on_cut_down(self, seat: int, args: Any) -> None:
        if seat == self.viewer:
            for kind, number in enumerate(counted(args["cards"])):
                self.mine[kind] -= number
                self.dropped[kind] += number
        else:
            self.hands[seat].lose(args["number"], self.drops[seat])
        self._to_neutral()

    def on_left_over(self, seat: int, args: Any) -> None:
        for kind, number in enumerate(counted(args["cards"])):
            self.open[kind] -= number
            self.down[kind] += number

    def on_neutral_drew(self, seat: int, args: Any) -> None:
        self._turn_up([got - had for got, had in zip(counted(args["cards"]), self.neutral, strict=True)])

    def on_stage_began(self, seat: int, args: Any) -> None:
        self._discard_played()

    def on_turned(self, seat: int, args: Any) -> None:
        self.turned.add(seat)
        self._lay(seat, one(args["card"]))

    def on_played(self, seat: int, args: Any) -> None:
        stage = KINDS.index(args["stage"]["id"].removeprefix("stage-"))
        cards = [0] * 7
        cards[stage] = args["natural"]
        cards[6] += args["jokers"]
        self._lay(seat, cards)
        if seat in self.others and args["natural"] == 0 and seat not in self.turned:
            self.hands[seat].lo[stage] = self.hands[seat].hi[stage] = 0

    # --- what follows

    def _to_neutral(self) -> None:
        self.drawing = "neutral"
        self.neutral = [0] * 7

    def _rows(self) -> Counts:
        """What of the rows was not seen before."""
        rows = self.look()["rows"]
        return [sum(row[kind] for row in rows) - self.open[kind] for kind in range(7)]

    def _neutral(self) -> Counts:
        found: Counts = self.look()["neutral_cards"]
        return found

    def _heaps_of(self, seat: int) -> tuple[Heap, Heap]:
        return self.hands[seat], self.areas[seat]

    def _turn_up(self, cards: Counts) -> None:
        self.pile.take(cards)
        for kind, number in enumerate(cards):
            self.open[kind] += number

    def _draw_own(self) -> None:
        hand = self.look()["players"][self.viewer]["hand"]
        self.pile.take([now - had for now, had in zip(hand, self.mine, strict=True)])
        self.mine = hand

    def _take_openly(self, seat: int, cards: Counts) -> None:
        for kind, number in enumerate(cards):
            self.open[kind] -= number
            if seat == self.viewer:
                self.mine[kind] += number
        if seat != self.viewer:
            for heap in self._heaps_of(seat):
                heap.add(cards)

    def _lay(self, seat: int, cards: Counts) -> None:
        if seat == self.viewer:
            self.mine = [had - number for had, number in zip(self.mine, cards, strict=True)]
        elif seat in self.others:
            for heap in self._heaps_of(seat):
                heap.take(cards)
        if seat < self.game.seats:
            for kind, number in enumerate(cards):
                self.open[kind] += number
        for kind, number in enumerate(cards):
            self.laid[kind] += number

    def _discard_played(self) -> None:
        for kind in range(7):
            self.open[kind] -= self.laid[kind]
            self.down[kind] += self.laid[kind]
        self.laid = [0] * 7
        self.turned = set()

    def tighten(self) -> None:
        """What sizes, and the number of cards of each kind in the game, say of every heap."""
        heaps = [self.pile, *self.hands.values(), *self.drops.values(), *self.areas.values()]
        before: list[tuple[Counts, Counts]] = []
        while True:
            now = [(heap.lo[:], heap.hi[:]) for heap in heaps]
            if now == before:
                return
            before = now
            for heap in heaps:
                heap.tighten()
            for other in self.others:
                narrow(self.areas[other], [self.hands[other], self.drops[other]])
            unseen = Heap()
            seen = zip(self.open, self.down, self.mine, self.dropped, strict=True)
            unseen.add([COPIES - sum(kind) for kind in seen])
            narrow(unseen, [self.pile, *self.areas.values()])

    def heaps(self) -> dict[str, Heap]:
        """The hidden heaps by name."""
        found = {"pile": self.pile}
        for seat in self.others:
            found[f"hand {seat}"] = self.hands[seat]
            found[f"discards {seat}"] = self.drops[seat]
            found[f"both {seat}"] = self.areas[seat]
        return found


def narrow(whole: Heap, parts: list[Heap]) -> None:
    """What a heap says of its parts, and they of it."""
    for kind in range(7):
        lo, hi = sum(part.lo[kind] for part in parts), sum(part.hi[kind] for part in parts)
        whole.lo[kind], whole.hi[kind] = max(whole.lo[kind], lo), min(whole.hi[kind], hi)
        for part in parts:
            part.lo[kind] = max(part.lo[kind], whole.lo[kind] - hi + part.hi[kind])
            part.hi[kind] = min(part.hi[kind], whole.hi[kind] - lo + part.lo[kind])
            lo, hi = sum(part.lo[kind] for part in parts), sum(part.hi[kind] for part in parts)


def contents(game: State, others: list[int]) -> dict[str, Counts]:
    """What lies in them."""
    assert isinstance(game, Rialto)
    found = {"pile": counts_of(game.pile, CARD_BITS, 7)}
    for seat in others:
        player = game.players[seat]
        found[f"hand {seat}"] = counts_of(player.hand + player.cut, CARD_BITS, 7)
        found[f"discards {seat}"] = counts_of(player.dropped, CARD_BITS, 7)
        found[f"both {seat}"] = counts_of(player.hand + player.cut + player.dropped, CARD_BITS, 7)
    return found


class Account:
    """How many imagined positions were compared, and what was wrong with them."""

    def __init__(self) -> None:
        self.worlds = 0
        self.outside = 0
        self.too_many: list[str] = []
        self.too_few: list[str] = []
        self.bounds = 0
        self.never: list[str] = []

    def compare(self, follower: Follower, lucks: int, salt: int) -> None:
        """Many imagined positions with the bounds; whether a bound with room for one card more is reached."""
        heaps = follower.heaps()
        fewest = {name: [99] * 7 for name in heaps}
        most = {name: [-1] * 7 for name in heaps}
        for luck in range(lucks):
            imagined = determinize(follower.game, follower.viewer, salt * 1000 + luck)
            self.worlds += 1
            before = len(self.too_many)
            for name, counts in contents(imagined, follower.others).items():
                heap = heaps[name]
                assert sum(counts) == heap.size
                for kind, number in enumerate(counts):
                    fewest[name][kind] = min(fewest[name][kind], number)
                    most[name][kind] = max(most[name][kind], number)
                    where = f"{name}: {number} {KINDS[kind]}, not {heap.lo[kind]} to {heap.hi[kind]} (at {salt})"
                    if number < heap.lo[kind]:
                        self.too_few.append(where)
                    if number > heap.hi[kind]:
                        self.too_many.append(where)
            self.outside += len(self.too_many) > before
        for name, heap in heaps.items():
            for kind in range(7):
                if heap.hi[kind] - heap.lo[kind] == 1:
                    self.bounds += 2
                    if fewest[name][kind] > heap.lo[kind] or most[name][kind] < heap.hi[kind]:
                        self.never.append(f"{name}: {KINDS[kind]} {heap.lo[kind]} or {heap.hi[kind]} (at {salt})")


def follow(seed: int, players: int, options: dict[str, str], viewer: int, every: int, lucks: int) -> Account:
    """A random game, followed by one viewer, who imagines the rest again and again."""
    game = TITLE.begin(TITLE.setting(players, options), seed)
    assert isinstance(game, Rialto)
    follower = Follower(game, viewer)
    game.listener = follower
    game.settle()
    follower.rows_laid_out()
    dice, offered, account, decisions = Chance(seed + players), Options(), Account(), 0
    while not game.over():
        for name, counts in contents(game, follower.others).items():
            heap = follower.heaps()[name]
            assert all(heap.lo[kind] <= counts[kind] <= heap.hi[kind] for kind in range(7)), "the follower is wrong"
        if decisions % every == 0:
            account.compare(follower, lucks, decisions)
        decisions += 1
        game.options(offered)
        game.apply(offered.pick(dice.below(offered.size)))
        follower.rows_laid_out()
    return account


SETTINGS: list[tuple[int, dict[str, str]]] = [(2, {}), (2, {"neutral": "yes"}), (3, {}), (4, {}), (5, {})]


def worlds(game: Rialto, viewer: int, number: int = 60) -> list[Rialto]:
    """So many imagined positions."""
    found = []
    for luck in range(number):
        imagined = determinize(game, viewer, luck)
        assert isinstance(imagined, Rialto)
        found.append(imagined)
    return found
