"""What each seat and a spectator can know of hidden cards, followed from outside: only by what they are told and shown.

`Follower` keeps for every hidden pile the fewest and the most cards of each kind that it can hold, by arithmetic of its
own. Whatever is imagined for the viewer has to lie within these bounds, and reach them.
"""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bags import bag_size, counts_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.events import Event, EventKind, Listener
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.rialto.flow.cards import CutHands, draw_blind
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import CARD_BITS
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import STAGE, ask, bag, cards_of, do, hold, offered, own, started

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


@pytest.mark.clause("RIA-CARDS-17", "RIA-CARDS-18", "RIA-CARDS-14")
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_what_is_imagined_is_what_the_viewer_can_tell(players: int, options: dict[str, str]) -> None:
    """Nothing is imagined below what a heap must hold. More than it can hold happens in one world of five hundred at
    most: what follows only from how few cards of a kind were left at an earlier time is not remembered.
    """
    accounts = [
        follow(viewer + 3, players, options, viewer, every=5 * players, lucks=3) for viewer in range(SPECTATOR, players)
    ]
    assert [account.too_few for account in accounts] == [[]] * len(accounts)
    worlds, outside = (sum(count) for count in zip(*((one.worlds, one.outside) for one in accounts), strict=True))
    assert worlds > 100
    assert outside * 500 <= worlds, [account.too_many[:3] for account in accounts]


@pytest.mark.clause("RIA-CARDS-18")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_what_the_viewer_cannot_tell_is_imagined_either_way(viewer: int) -> None:
    account = follow(21, 2, {}, viewer, every=31, lucks=120)
    assert account.bounds > 10
    assert account.never == []


def worlds(game: Rialto, viewer: int, number: int = 60) -> list[Rialto]:
    """So many imagined positions."""
    found = []
    for luck in range(number):
        imagined = determinize(game, viewer, luck)
        assert isinstance(imagined, Rialto)
        found.append(imagined)
    return found


@pytest.mark.clause("RIA-CARDS-17", "RIA-CARDS-18")
def test_the_own_discards_are_remembered_even_in_the_new_pile() -> None:
    """Who has seen all eleven jokers imagines no other."""
    game = started(2)
    hold(game, 0, joker=7, gold=1)
    game.pile -= bag(joker=7, gold=1)
    hold(game, 1, doge=5)
    game.pile -= bag(doge=5)
    game.players[0].keep = 4
    game.players[1].keep = 7
    ask(game, CutHands(-1))
    for _ in range(4):
        do(game, "cut card=joker", seat=0)
    game.players[0].lay_openly(bag(joker=3))
    game.spent, game.players[0].played = bag(joker=7), 0
    game.pile -= bag(joker=4)
    assert all(cards_of(world.players[1].hand).get("joker", 0) == 0 for world in worlds(game, 0))
    assert any(cards_of(world.players[1].hand).get("joker", 0) > 0 for world in worlds(game, 1 - 2))

    game.spent += game.pile
    game.pile = 0
    game.draw_openly()
    assert game.pile != 0
    assert all(cards_of(world.players[1].hand).get("joker", 0) == 0 for world in worlds(game, 0))


@pytest.mark.clause("RIA-CARDS-4", "RIA-CARDS-18")
def test_what_was_seen_to_be_discarded_is_in_the_new_pile_until_somebody_draws() -> None:
    game = started(2)
    game.pile = 0
    game.spent = bag(joker=11, gold=3)
    hold(game, 1, doge=4)
    hold(game, 0, bridge=3)
    game.draw_openly()
    assert bag_size(game.stacked, CARD_BITS) == 13, "all but the one turned up"
    for viewer in (0, SPECTATOR):
        for world in worlds(game, viewer):
            assert world.pile == game.pile
            assert cards_of(world.players[1].hand).get("joker", 0) == 0
    draw_blind(game, 1, 2)
    jokers = {cards_of(world.players[1].hand).get("joker", 0) for world in worlds(game, 0, 200)}
    assert jokers == {0, 1, 2}, "the four cards held before cannot be jokers"


@pytest.mark.clause("RIA-JOKER-3", "RIA-CARDS-18")
def test_two_jokers_for_a_card_tell_that_none_of_the_type_is_held() -> None:
    game = started(2)
    hold(game, 0, joker=2, bridge=4)
    game.pile -= bag(joker=2, bridge=4)
    game.players[0].shown = game.players[0].sure = bag(joker=2)
    game.players[0].fresh = game.players[0].drawn = 4
    game.stage = STAGE["B"]
    ask(game, PlayCards(0))
    held = {cards_of(world.players[0].hand).get("gold", 0) > 0 for world in worlds(game, 1)}
    assert held == {False, True}
    do(game, "play cards=0 jokers=2")
    for viewer in (1, SPECTATOR):
        assert all(cards_of(world.players[0].hand).get("gold", 0) == 0 for world in worlds(game, viewer))
    game.players[0].grow_older()
    draw_blind(game, 0, 2)
    gold = {cards_of(world.players[0].hand).get("gold", 0) for world in worlds(game, 1, 300)}
    assert gold == {0, 1, 2}, "of the cards drawn later nobody knows"


@pytest.mark.clause("RIA-JOKER-3", "RIA-CARDS-14", "RIA-CARDS-18")
def test_what_was_shown_and_is_not_held_has_been_discarded() -> None:
    game = started(2)
    player = game.players[0]
    player.take_openly(bag(gold=1, doge=3, joker=3))
    game.pile -= bag(gold=1, doge=3, joker=3)
    player.keep = 6
    ask(game, CutHands(-1))
    assert {cards_of(world.players[0].hand)["doge"] for world in worlds(game, 1)} == {3}
    do(game, "cut card=gold", seat=0)
    for world in worlds(game, 1, 200):
        assert cards_of(world.players[0].hand + world.players[0].dropped) == {"gold": 1, "doge": 3, "joker": 3}
    assert {cards_of(world.players[0].hand)["doge"] for world in worlds(game, 1, 200)} == {2, 3}
    game.stage = STAGE["B"]
    ask(game, PlayCards(0))
    do(game, "play cards=0 jokers=2")
    for world in worlds(game, 1):
        assert cards_of(world.players[0].dropped) == {"gold": 1}, "so nothing else was cut"


@pytest.mark.clause("RIA-CARDS-18", "RIA-JOKER-2", "RIA-YELLOW-3")
def test_who_has_begun_with_a_joker_building_holds_what_completes_it() -> None:
    game = started(2)
    own(game, 0, "yellow_3")
    game.players[0].coins, game.coins = 1, game.coins + game.players[0].coins - 1
    hold(game, 0, joker=1, gold=2)
    game.pile -= bag(joker=1, gold=2)
    game.players[0].fresh = game.players[0].drawn = 3
    game.players[0].keep = 7
    game.stage = STAGE["A"]
    ask(game, PlayCards(0))
    do(game, "as_joker own=yellow_3")
    for world in worlds(game, 1, 100):
        assert offered(world) != []


def test_a_hand_made_of_one_kind_is_cut_by_its_owner_and_not_by_the_match() -> None:
    """A pause, or none, would tell the others that all its cards are alike."""
    game = started(2)
    hold(game, 0, doge=8)
    game.players[0].keep = 7
    ask(game, CutHands(-1))
    assert offered(game) == ["cut card=0"]
    assert not game.decision().public(game)


@pytest.mark.clause("RIA-CARDS-18")
def test_a_card_that_may_have_been_dropped_again_is_not_known_to_lie_in_the_pile() -> None:
    game = started(2)
    player = game.players[1]
    player.loose, player.gone = bag(doge=1), 1
    player.dropped = bag(gold=1)
    game.grow_older()
    assert (game.stacked, player.loose) == (0, bag(doge=1)), "the one dropped may be the doge"
    player.dropped = 0
    game.players[0].found = 0
    game.grow_older()
    assert (game.stacked, player.loose) == (bag(doge=1), 0), "nowhere else could it be"
    assert [int(one.stacked) for one in game.players] == [bag(doge=1), 0], "its owner knew already"


@pytest.mark.clause("RIA-CARDS-18")
def test_what_is_shown_beyond_the_hand_has_been_dropped() -> None:
    game = started(2)
    player = game.players[0]
    player.hand, player.dropped = bag(bridge=1), bag(doge=2, gold=1)
    player.shown = bag(doge=3, gold=1)
    player.lacks, player.lacked, player.drawn = 0b10, 0b11, 1
    game.grow_older()
    assert (player.shown, player.shed) == (bag(doge=1, gold=1), bag(doge=2))
    assert (player.lacks, player.lacked, player.drawn) == (0, 0b10, 0), "this round's card may be of the first kind"
    player.lacked = 0b11
    game.grow_older()
    assert player.lacked == 0b11, "nothing new among the cards held"


@pytest.mark.clause("RIA-CARDS-18")
def test_a_card_that_turned_up_may_be_the_one_that_was_loose() -> None:
    """A gold card was shown, and is in seat 1's hand or was dropped and shuffled in; then one turns up."""
    game = started(2)
    game.pile, game.players[1].loose = bag(gold=2), bag(gold=1)
    game.draw_openly()
    assert (game.risen, game.stacked) == (bag(gold=1), 0), "nobody knew of it"
    assert [int(player.found) for player in game.players] == [bag(gold=1)] * 2
    game.grow_older()
    assert game.players[1].loose == 0, "neither hand nor discards hold a card"
    assert (game.risen, game.stacked) == (0, 0), "it was this one: of the other nothing is known"
    assert (game.players[0].found, game.players[0].stacked) == (0, 0)
    game.players[1].loose = bag(gold=1)
    game.grow_older()
    assert (game.risen, game.stacked) == (0, bag(gold=1)), "another one must be in the pile"
    assert [int(player.stacked) for player in game.players] == [bag(gold=1), 0], "its owner knew before"
    assert game.players[1].found == bag(gold=1), "and is told nothing"
    game.draw_openly()
    assert (game.risen, game.stacked) == (0, 0), "there it is"
    game.risen = bag(gold=1)
    game.pile, game.spent = 0, bag(doge=2)
    game.draw_openly()
    assert (game.risen, game.stacked) == (0, bag(doge=1)), "a new pile"


@pytest.mark.clause("RIA-CARDS-18")
def test_a_card_that_cannot_be_held_any_more_is_not_imagined_there() -> None:
    """All gold cards but one lie open; the last was shown in the hand of seat 0 or of seat 1."""
    for viewer, spare in ((SPECTATOR, 0), (1, 1)):
        game = started(2)
        hold(game, 0, doge=1)
        game.pile, game.spent = 0, bag(gold=10)
        game.players[0].loose = game.players[1].loose = bag(gold=1)
        game.players[0].gone = game.players[1].gone = 1
        game.pile = bag(gold=1) - bag(gold=spare)
        hold(game, 1, doge=1 - spare, gold=spare)
        for world in worlds(game, viewer):
            everywhere = sum(world.zone(z) for z in range(world.zones()))
            assert cards_of(everywhere) == {"doge": 2 - spare, "gold": 1}
            assert viewer == SPECTATOR or cards_of(world.players[0].hand) == {"doge": 1}


@pytest.mark.clause("RIA-JOKER-3", "RIA-CARDS-14", "RIA-CARDS-18")
def test_who_is_seen_to_have_dropped_one_card_has_dropped_no_other() -> None:
    """One card is cut, and two jokers for a doge card tell that it was the doge card: all others are held for certain,
    and after the shuffle, too.
    """
    game = started(2)
    player = game.players[0]
    player.take_openly(bag(doge=1, gold=2, building=2, joker=2))
    player.keep = 6
    ask(game, CutHands(-1))
    do(game, "cut card=doge", seat=0)
    assert cards_of(player.sure) == {"gold": 1, "building": 1, "joker": 1}, "any of them may be the one"
    game.stage = STAGE["A"]
    ask(game, PlayCards(0))
    do(game, "play cards=0 jokers=2")
    assert cards_of(player.shed) == {"doge": 1}
    assert cards_of(player.sure) == {"gold": 2, "building": 2}
    player.forget_discards()
    assert (player.loose, player.gone) == (0, 0)
    assert cards_of(player.shown) == {"gold": 2, "building": 2}


@pytest.mark.clause("RIA-CARDS-18")
def test_what_is_shown_beyond_the_hand_tells_that_the_rest_is_held() -> None:
    game = started(2)
    player = game.players[0]
    player.hand, player.dropped = bag(doge=1, gold=1), bag(doge=2)
    player.shown, player.sure = bag(doge=3, gold=1), 0
    game.grow_older()
    assert (player.shed, player.shown) == (bag(doge=1), bag(doge=2, gold=1)), "three of them, and two cards held"
    assert player.sure == bag(doge=1), "one more at most was dropped"


@pytest.mark.clause("RIA-CARDS-18")
def test_what_was_played_from_hidden_cards_may_have_been_in_the_pile() -> None:
    """Eleven jokers go into the pile, two are drawn unseen, and one is played: it was drawn, and the other may be."""
    game = started(2)
    game.pile, game.spent = 0, bag(joker=11)
    hold(game, 1, doge=2)
    game.shuffle_discards()
    draw_blind(game, 1, 2)
    game.players[1].lay_openly(bag(joker=1))
    game.players[1].played, game.spent = 0, bag(joker=1)
    for world in worlds(game, 0):
        assert cards_of(world.players[1].hand) == {"doge": 2, "joker": 1}
        assert world.pile == world.players[1].stacked == bag(joker=9), "who drew them knows what is left"
    game = started(2)
    game.pile, game.spent = 0, bag(joker=5, gold=3)
    hold(game, 1, joker=6)
    game.shuffle_discards()
    draw_blind(game, 1, 1)
    drawn = int(game.players[1].hand) - bag(joker=6)
    game.players[1].lay_openly(bag(joker=1))
    game.players[1].played, game.spent = 0, bag(joker=1)
    pile = bag(joker=5, gold=3)
    held = {int(world.pile) for world in worlds(game, 0, 200)}
    assert held == {pile - bag(joker=1), pile - bag(gold=1)}, "the joker played was drawn, or held before"
    assert pile - drawn in held


@pytest.mark.clause("RIA-CARDS-14", "RIA-CARDS-18")
def test_cards_drawn_after_the_cut_are_not_among_the_cards_cut() -> None:
    game = started(2)
    player = game.players[0]
    player.take_openly(bag(doge=1))
    player.keep = 0
    ask(game, CutHands(-1))
    do(game, "cut card=doge")
    player.shown, player.shed = bag(doge=1), 0
    draw_blind(game, 0, 2)
    assert player.uncut == 2
    for world in worlds(game, 1):
        assert world.players[0].dropped == bag(doge=1), "both cards of the hand were drawn later"
    player.uncut = 0
    assert {int(world.players[0].dropped) == bag(doge=1) for world in worlds(game, 1)} == {True, False}
    player.uncut, player.shown = 2, 0
    hold(game, 0, gold=2)
    game.players[0].lay_openly(bag(gold=1))
    assert player.uncut == 1
    hold(game, 0, gold=2)
    player.keep = 1
    ask(game, CutHands(-1))
    do(game, "cut card=gold")
    assert player.uncut == 0
