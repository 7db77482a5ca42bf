"""What a viewer can know of the others' markers in Doge.

It knows the seven markers of a colour, how many lie in each stack, and those turned up since the year began. From that
follow all the heaps that each stack and each hand may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from serenissima.core.engine import State
from serenissima.games.doge.ballots import HEAP_OF, values_in
from serenissima.games.doge.board import AREA_IDS
from serenissima.games.doge.state import UNDECIDED, Doge
from tests import onlooker_kit

COLOUR = [0, 1, 1, 2, 2, 3, 3]  # as printed
HAND = "hand"
MANY = 400  # imagined positions at a close look

Heap = tuple[int, ...]


class Onlooker(onlooker_kit.Onlooker):
    """One viewer's own book of what lies where."""

    def __init__(self, game: State, viewer: int) -> None:
        super().__init__(game, viewer)
        self.begin_year()

    def begin_year(self) -> None:
        self.laid: list[dict[str, int]] = [{} for _ in self.seats]  # markers face down, by area
        self.turned: list[dict[str, Heap]] = [{} for _ in self.seats]  # markers turned up, by area
        self.cards: list[set[str]] = [set() for _ in self.seats]  # played this year
        self.mine: dict[str, Heap] = {}  # what the viewer has laid

    def hear(self, told: dict[str, Any]) -> None:
        """An event, in the words in which the viewer hears it."""
        args: dict[str, Any] = told["args"]
        if told["id"] == "event-year-began":
            self.begin_year()
        elif told["id"] in ("event-laid", "event-laid-hidden"):
            seat, area = told["seat"], args["area"]["id"].removeprefix("area-")
            self.laid[seat][area] = args["markers"]
            self.cards[seat].add(area)
            if seat == self.viewer:
                self.mine[area] = heap(args["ballot"])
            else:
                assert "ballot" not in args, "another's markers are told"
        elif told["id"] == "event-shown":
            seat, area = told["seat"], args["area"]["id"].removeprefix("area-")
            del self.laid[seat][area]
            self.turned[seat][area] = heap(args["ballot"])

    def unseen(self, seat: int) -> Heap:
        """The markers of a colour that have not been turned up."""
        return minus(COLOUR, [value for up in self.turned[seat].values() for value in up])

    def places(self, seat: int) -> dict[str, int]:
        """How many of them lie where."""
        sizes = dict(self.laid[seat])
        sizes[HAND] = len(self.unseen(seat)) - sum(sizes.values())
        return sizes

    def possible_heaps(self, seat: int) -> dict[str, set[Heap]]:
        """The heaps that each place may hold: any of the unseen markers, as many as lie there."""
        if seat == self.viewer:
            held = {area: {self.mine[area]} for area in self.laid[seat]}
            rest = minus(self.unseen(seat), [value for area in self.laid[seat] for value in self.mine[area]])
            return {**held, HAND: {rest}}
        unseen = self.unseen(seat)
        return {place: heaps_of(unseen, size) for place, size in self.places(seat).items()}

    def see(self) -> None:
        """The view says how many markers lie where, of its own seat which; nothing of the others' values."""
        self.seen = self.look()
        for seat in self.seats:
            part, sizes = self.seen["players"][seat], self.places(seat)
            if seat == self.viewer:
                assert sum(part["hand"]) == sizes[HAND]
            else:
                assert part["hand"] == {"hidden": sizes[HAND]}
                assert part["stacks"] == [{"hidden": sizes.get(area, 0)} for area in AREA_IDS]
                assert "card" not in part
                assert "ballot" not in part

    def answered(self, seat: int) -> bool:
        """Whether somebody has chosen in the round in progress, which everybody sees."""
        return bool(self.seen["asked"] & ~self.seen["pending"] & 1 << seat)

    def compare(self, imagined: State) -> None:
        """The imagined position is one of those that the viewer cannot rule out."""
        assert isinstance(imagined, Doge)
        for seat in self.seats:
            held = heaps(imagined, seat)
            allowed = self.possible_heaps(seat)
            assert held.keys() == allowed.keys(), f"viewer {self.viewer}, seat {seat}: markers lie elsewhere"
            assert all(held[place] in allowed[place] for place in held), f"{self.viewer} {seat}: {held}, {allowed}"
            together = tuple(sorted(value for part in held.values() for value in part))
            assert together == self.unseen(seat), f"viewer {self.viewer}, seat {seat}: not the markers of a colour"
        self.compare_answers(imagined)

    def compare_answers(self, imagined: Doge) -> None:
        """Who has chosen this round is seen; what they chose is any card not played yet, with markers in hand."""
        for seat in self.seats:
            player = imagined.players[seat]
            if seat == self.viewer:
                mine = self.seen["players"][seat]
                assert (player.card, player.ballot) == (mine["card"], mine["ballot"])
            elif self.answered(seat):
                assert AREA_IDS[player.card] not in self.cards[seat]
                minus(heaps(imagined, seat)[HAND], values_in(int(HEAP_OF[player.ballot])))
            else:
                assert (player.card, player.ballot) == (UNDECIDED, UNDECIDED)

    def look_closely(self, imagine: Callable[[int], State]) -> None:
        """Over many imaginings every heap comes that is not rare, and so does every card that may have been chosen."""
        found = [{place: set[Heap]() for place in self.possible_heaps(seat)} for seat in self.seats]
        cards: list[set[str]] = [set() for _ in self.seats]
        sizes: list[set[int]] = [set() for _ in self.seats]
        for luck in range(MANY):
            imagined = imagine(luck)
            assert isinstance(imagined, Doge)
            for seat in self.seats:
                for place, held in heaps(imagined, seat).items():
                    found[seat][place].add(held)
                player = imagined.players[seat]
                if player.card != UNDECIDED:
                    cards[seat].add(AREA_IDS[player.card])
                    if player.ballot != UNDECIDED:
                        sizes[seat].add(len(values_in(int(HEAP_OF[player.ballot]))))
        for seat in self.seats:
            for place, allowed in self.possible_heaps(seat).items():
                ways = Counter(combinations(self.unseen(seat), self.places(seat)[place]))
                common = {held for held in allowed if seat == self.viewer or ways[held] * 35 >= sum(ways.values())}
                missing = common - found[seat][place]
                assert not missing, f"viewer {self.viewer} never imagines {missing} of seat {seat} in {place}"
            if seat != self.viewer and self.answered(seat):
                assert cards[seat] == set(AREA_IDS) - self.cards[seat]
                assert sizes[seat] == set(range(1, min(4, self.places(seat)[HAND]) + 1))


@cache
def heaps_of(markers: Heap, size: int) -> set[Heap]:
    """The heaps of that many of the markers."""
    return set(combinations(markers, size))


def heap(label: Any) -> Heap:
    """The markers of a label such as `1 + 3`."""
    return tuple(int(value) for value in str(label).split(" + "))


def minus(whole: list[int] | Heap, part: list[int] | Heap) -> Heap:
    """What is left, in rising order; the part has to be there."""
    left = Counter(whole)
    left.subtract(Counter(part))
    assert min(left.values(), default=0) >= 0, f"{part} is not in {whole}"
    return tuple(sorted(left.elements()))


def heaps(game: Doge, seat: int) -> dict[str, Heap]:
    """What lies face down in a position, by place."""
    player = game.players[seat]
    held = {AREA_IDS[area]: tuple(values_in(int(stack))) for area, stack in enumerate(player.stacks) if stack != 0}
    return {**held, HAND: tuple(values_in(int(player.hand)))}
