"""What a seat imagines is all that can be true as far as it knows, and nothing else.

An onlooker follows each match from outside, through the events one viewer is told and that viewer's own view, and keeps
all the hands and tokens that the others may have after them: every world, one by one. Every imagined position has to be
one of these worlds, and over many imaginings nothing that a hand may hold is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import lane, some
from serenissima.core.chance import Chance
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.venedig import knowledge, state
from serenissima.games.venedig.actions import HAND_IN, TRADE
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.building import draw_gold
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import Venedig
from tests.games.venedig.table import act, table, tokens

Bag = tuple[int, ...]
World = tuple[Bag, ...]  # what each player holds whose cards the viewer does not see

CARDS = (9, 8, 8, 9, 8)  # Casa, Palazzo, Campo, Basilica, Ponte
NEEDED = (1, 3, 3, 4, 3)
MARSH = (28, 30, 28)  # worth 0, 1, 2
GOLD = (4, 5, 5, 4)  # worth 3, 4, 5, 6
FIVE = 5
FEW, MANY = 3, 60  # imagined positions at each look, and at a close one
CLOSE = 40  # looks between two close ones
LOOK = 5  # decisions between two looks


def more(bag: Bag, kind: int, number: int = 1) -> Bag:
    return (*bag[:kind], bag[kind] + number, *bag[kind + 1 :])


def added(bags: tuple[Bag, ...] | list[Bag]) -> Bag:
    return tuple(map(sum, zip(*bags, strict=True)))


def less(bag: Bag, part: Bag) -> Bag:
    return tuple(a - b for a, b in zip(bag, part, strict=True))


def bags_of(size: int, room: Bag) -> list[Bag]:
    """All the bags of that size with no more of each kind than there is."""
    if len(room) == 1:
        return [(size,)] if size <= room[0] else []
    return [(n, *rest) for n in range(min(size, room[0]) + 1) for rest in bags_of(size - n, room[1:])]


class Onlooker:
    """Knows what one viewer of a game is told, and keeps every world that fits."""

    def __init__(self, game: Venedig, viewer: int, told: list[dict[str, Any]]) -> None:
        self.viewer = viewer
        self.others = [seat for seat in range(int(game.seats)) if seat != viewer]
        self.mine: Bag = (0,) * 5
        self.look(game)
        self.worlds: set[World] = {()}
        for event in told:
            if event["id"] == "event-dealt-hidden":
                number = event["args"]["number"]
                self.worlds = {
                    (*w, bag) for w in self.worlds for bag in bags_of(number, less(self.unseen, self.all(w)))
                }

    @staticmethod
    def all(world: World) -> Bag:
        return added([(0,) * 5, *world])

    def look(self, game: Venedig) -> None:
        """How many cards of each type the viewer does not see: those that lie nowhere in the open."""
        seen: dict[str, Any] = view(game, self.viewer)
        if self.viewer >= 0:
            self.mine = tuple(seen["players"][self.viewer]["hand"])
        self.unseen = less(CARDS, added([self.mine, tuple(seen["discard"]), *map(tuple, seen["laid"])]))
        for type in seen["row"]:
            self.unseen = more(self.unseen, type, -1)
        for type in seen["whole_sets"]:
            self.unseen = more(self.unseen, type, -NEEDED[type])

    def hear(self, told: dict[str, Any]) -> None:
        """One event, in the words in which the viewer hears it."""
        name = told["id"].removeprefix("event-")
        args: dict[str, Any] = told["args"]
        place = self.others.index(told["seat"]) if told["seat"] in self.others else -1
        if name == "drew-hidden":
            self.worlds = {
                (*w[:place], more(w[place], type), *w[place + 1 :])
                for w in self.worlds
                for type in range(5)
                if less(self.unseen, self.all(w))[type] > 0
            }
        elif name in ("drew", "laid-for-third", "discarded-for-third"):
            type = args["type"]["n"]
            self.worlds = {w for w in self.worlds if less(self.unseen, self.all(w))[type] > 0}
            self.unseen = more(self.unseen, type, -1)
        elif name in ("laid", "laid-set", "laid-in-row", "discarded") and place >= 0:
            type = args["type"]["n"]
            self.leave(place, type, NEEDED[type] if name == "laid-set" else 1)
        elif name == "took-from-row" and place >= 0:
            type = args["type"]["n"]
            self.unseen = more(self.unseen, type)
            self.worlds = {(*w[:place], more(w[place], type), *w[place + 1 :]) for w in self.worlds}
        elif name == "reshuffled":
            self.worlds = {w for w in self.worlds if self.all(w) == self.unseen}  # the deck was empty

    def leave(self, place: int, type: int, number: int) -> None:
        self.unseen = more(self.unseen, type, -number)
        self.worlds = {
            (*w[:place], more(w[place], type, -number), *w[place + 1 :])
            for w in self.worlds
            if w[place][type] >= number
        }

    def imagined(self, game: Venedig, luck: int) -> World:
        """The other hands of one imagined position, whose own hand and deck must be right as well."""
        position = determinize(game, self.viewer, luck)
        seen: dict[str, Any] = view(position, -2)
        hands = [tuple(part["hand"]) for part in seen["players"]]
        world = tuple(hands[seat] for seat in self.others)
        assert self.viewer < 0 or hands[self.viewer] == self.mine
        assert tuple(seen["deck"]) == less(self.unseen, self.all(world))
        return world

    def compare(self, game: Venedig, number: int, close: bool) -> None:
        """The truth is possible by the books, imagined positions are too; close by, nothing possible is left out."""
        TITLE.check(game)
        seen = {self.imagined(game, number * MANY + luck) for luck in range(MANY if close else FEW)}
        assert not seen - self.worlds, "imagined what cannot be"
        if close:
            possible = held(self.worlds)
            missing = possible - held(seen)
            for luck in range(MANY, 40 * MANY):
                if not missing:
                    return
                missing -= held({self.imagined(game, number * MANY + luck)})
            assert not missing, "never imagined what may be"


def held(worlds: set[World]) -> set[tuple[int, int]]:
    """Which type which hand holds in one of the worlds."""
    return {(place, type) for world in worlds for place, bag in enumerate(world) for type in range(5) if bag[type] > 0}


def follow(players: int, viewer: int, luck: int, decisions: int = 10_000) -> None:
    """A whole game, looked at by one viewer's onlooker."""
    game = TITLE.begin(TITLE.setting(players), luck)
    assert isinstance(game, Venedig)
    diary = Diary()
    game.listener = diary
    game.settle()
    onlooker = Onlooker(game, viewer, [event.seen_by(viewer) for event in diary.events])
    dice, options, number = Chance(luck + 77), Options(), 0
    while not game.over() and number < decisions:
        diary.events.clear()
        game.options(options)
        game.apply(options.pick(dice.below(options.size)))
        for event in diary.events:
            onlooker.hear(event.seen_by(viewer))
        onlooker.look(game)
        number += 1
        if number % LOOK == 0:
            onlooker.compare(game, number, number % (LOOK * CLOSE) == 0)


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
@pytest.mark.parametrize(("viewer", "luck"), [(SPECTATOR, 2), (0, 2), (1, 1), (0, 3)])
def test_hands_are_imagined_as_they_can_be_with_two(viewer: int, luck: int) -> None:
    follow(2, viewer, luck, 280 if viewer < 0 else 1000)


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
@pytest.mark.parametrize(("viewer", "luck"), [(0, 6), (2, 23)])
def test_hands_are_imagined_as_they_can_be_with_three(viewer: int, luck: int) -> None:
    follow(3, viewer, luck, 320)


noted_drawn = knowledge.note_drawn
LOOSENED: dict[str, tuple[str, Callable[..., Any]]] = {
    "hands hold anything": ("_possible", lambda book, reader, dealt: True),
    "nobody remembers the row": ("note_taken", lambda book, seat, type: None),
    "nobody remembers open draws": ("note_gone", lambda book, type: None),
    "one card too many": ("note_drawn", lambda book, seat: (noted_drawn(book, seat), noted_drawn(book, seat))),
    "one card too few": ("note_drawn", lambda book, seat: None),
}


@pytest.mark.parametrize("fault", LOOSENED)
def test_a_bound_too_wide_or_too_tight_is_noticed(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    name, instead = LOOSENED[fault]
    for module in (knowledge, state):
        if hasattr(module, name):
            monkeypatch.setattr(module, name, instead)
    with pytest.raises((AssertionError, ZeroDivisionError)):
        follow_several()


def follow_several() -> None:
    for luck in range(11, 15):
        for viewer in (SPECTATOR, 0):
            follow(2, viewer, luck, 250)


# --- tokens


def gold_of(values: Bag, first: int) -> int:
    return sum((first + kind) * number for kind, number in enumerate(values))


@pytest.mark.clause("VDG-TRADE-7")
@pytest.mark.parametrize(
    ("kept", "aside"), [((6, 3, 2, 0), [6]), ((2, 2, 2, 1, 0), [2, 2]), ((4, 2, 1), [4]), ((5,), [5])]
)
def test_who_lays_tokens_aside_is_imagined_with_enough(kept: tuple[int, ...], aside: list[int]) -> None:
    game = table(2)
    tokens(game, 0, *kept)
    tokens(game, 1, 3, 0, 0)
    for value in aside:
        act(game, HAND_IN, value)
    sizes = [view(game, 1)["players"]]
    seen: set[tuple[Bag, Bag]] = set()
    for luck in range(300):
        imagined = determinize(game, 1, luck)
        assert [view(imagined, 1)["players"]] == sizes
        part: Any = view(imagined, 0)["players"]
        marsh, gold = tuple(part[0]["offered_marsh"]), tuple(part[0]["offered_gold"])
        assert marsh[0] == 0, "a token without gold is handed in"
        laid = [value for value, number in enumerate((*marsh, *gold)) for _ in range(number)]
        total = sum(laid)
        rest = (*part[0]["marsh"], *part[0]["gold"])
        total += sum(value * number for value, number in enumerate(rest) if value <= min(laid))
        assert total >= FIVE, "an exchange that cannot be made"
        seen.add((marsh, gold))
    assert len(seen) > 1 or aside == [6], "always the same tokens"


@pytest.mark.clause("VDG-TRADE-5", "VDG-TRADE-8")
@pytest.mark.parametrize("drawn", [0, 1, 2, 4])
def test_tokens_seen_going_back_lie_in_the_stock_until_drawn(drawn: int) -> None:
    """Seat 0 hands in all four tokens worth 6; then seats 1 and 2 draw some, and seat 2 watches."""
    game = table(3)
    game.gold_stock = 0
    tokens(game, 0, 6, 6, 6, 6)
    tokens(game, 1, 3, 4)
    for kind in range(3):
        game.gold_stock += some(kind, LANE, 3)
    for _ in range(4):
        act(game, HAND_IN, 6)
    act(game, TRADE)
    assert game.gold_open == some(3, LANE, 4)
    for _ in range(drawn):
        draw_gold(game, 1)
    most = max(lane(determinize(game, 2, luck).players[1].gold, 3, LANE) for luck in range(400))
    assert most == drawn
    assert {int(determinize(game, 2, luck).gold_left()) for luck in range(20)} == {13 - drawn}
    if 0 < drawn < 4:
        assert game.gold_back == some(3, LANE, 4)
        least = min(lane(determinize(game, 2, luck).gold_stock, 3, LANE) for luck in range(400))
        assert least == 4 - drawn
    assert (game.gold_back, game.gold_drawn) == ((some(3, LANE, 4), drawn) if 0 < drawn < 4 else (0, 0))


def test_a_book_that_does_not_fit_the_hands_is_written_on_all_the_same() -> None:
    """In an imagined position the books of others are not their own: nothing falls below zero, and nothing hangs."""
    book = knowledge.new_book(3)
    knowledge.note_deck_made(book, 0, vec[i64]([0, 1, 1 << 8]), 0)
    for _ in range(3):
        knowledge.note_left(book, 0, 1, 4)
        knowledge.note_left(book, 0, 2, 0)
    assert all(0 <= part < 1 << 48 for part in book)
    dealt = knowledge.deal_again(Chance(1), book, 0, vec[i64]([0, 1 << 16, 1 << 24]), 1)
    assert sum(int(bag) for bag in dealt) == (1 << 16) + (1 << 24) + 1, "every card lies somewhere"
