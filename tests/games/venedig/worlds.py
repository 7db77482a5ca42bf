"""All the hands that the others may have, as far as one viewer can tell from the events it is told and from its view:
every world, one by one.
"""

from __future__ import annotations

from typing import Any

from serenissima.core.bags import bag_size
from serenissima.core.fields import view
from serenissima.core.secrets import determinize
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import Venedig

Bag = tuple[int, ...]
World = tuple[Bag, ...]  # what each player holds whose cards the viewer does not see

CARDS = (9, 8, 8, 9, 8)  # Casa, Palazzo, Campo, Basilica, Ponte
NEEDED = (1, 3, 3, 4, 3)
FEW, MANY = 3, 60  # imagined positions at each look, and at a close one


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


class Worlds:
    """Begins before anybody has seen more than how many cards each hand has; then knows what one viewer is told."""

    def __init__(self, game: Venedig, viewer: int) -> None:
        self.viewer = viewer
        self.others = [seat for seat in range(int(game.seats)) if seat != viewer]
        self.mine: Bag = (0,) * 5
        self.look(game)
        self.worlds: set[World] = {()}
        for seat in self.others:
            number = int(bag_size(game.players[seat].hand, LANE))
            self.worlds = {(*w, bag) for w in self.worlds for bag in bags_of(number, less(self.unseen, self.all(w)))}

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
