"""What a viewer can know of the others' markers, worked out from outside, against what the game lets a seat imagine.

An onlooker follows a game through what one viewer is told and sees, and through nothing else. It knows the seven
markers of a colour, how many lie in each stack, and those turned up since the year began. From that follow, by
arithmetic of its own, all the heaps that each stack and each hand may be. Every imagined position has to be one of
them, and over many imaginings none may be missing.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from serenissima.core.bits import has, members_of
from serenissima.core.chance import Chance
from serenissima.core.engine import NOBODY
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.doge.actions import BUILD, PLACE
from serenissima.games.doge.ballots import HEAP_OF, values_in
from serenissima.games.doge.board import AREA_IDS
from serenissima.games.doge.flow.counting import CountArea
from serenissima.games.doge.state import UNDECIDED, Doge
from tests.games.doge.table import CASTELLO, lay, new_table

COLOUR = [0, 1, 1, 2, 2, 3, 3]  # as printed
ROUNDS = {3: 4, 4: 3}
HAND = "hand"
FEW, MANY = 2, 400  # imagined positions at each decision, and now and then
EVERY = 30  # decisions between two close looks

Heap = tuple[int, ...]


class Onlooker:
    """One viewer's own book of what lies where."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = range(seats)
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

    def possible(self, seat: int) -> dict[str, set[Heap]]:
        """The heaps that each place may hold: any of the unseen markers, as many as lie there."""
        if seat == self.viewer:
            held = {area: {self.mine[area]} for area in self.laid[seat]}
            rest = minus(self.unseen(seat), [value for area in self.laid[seat] for value in self.mine[area]])
            return {**held, HAND: {rest}}
        unseen = self.unseen(seat)
        return {place: heaps_of(unseen, size) for place, size in self.places(seat).items()}

    def compare(self, imagined: Doge) -> None:
        """The imagined position is one of those that the viewer cannot rule out."""
        for seat in self.seats:
            held = heaps(imagined, seat)
            allowed = self.possible(seat)
            assert held.keys() == allowed.keys(), f"viewer {self.viewer}, seat {seat}: markers lie elsewhere"
            assert all(held[place] in allowed[place] for place in held), f"{self.viewer} {seat}: {held}, {allowed}"
            together = tuple(sorted(value for part in held.values() for value in part))
            assert together == self.unseen(seat), f"viewer {self.viewer}, seat {seat}: not the markers of a colour"

    def compare_answers(self, game: Doge, imagined: Doge) -> None:
        """Who has chosen this round is seen; what they chose is any card not played yet, with markers in hand."""
        for seat in self.seats:
            player = imagined.players[seat]
            if seat == self.viewer:
                assert (player.card, player.ballot) == (game.players[seat].card, game.players[seat].ballot)
            elif has(game.asked, seat) and not has(game.pending, seat):
                assert AREA_IDS[player.card] not in self.cards[seat]
                minus(heaps(imagined, seat)[HAND], values_in(int(HEAP_OF[player.ballot])))
            else:
                assert (player.card, player.ballot) == (UNDECIDED, UNDECIDED)


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


def look_closely(onlooker: Onlooker, game: Doge) -> None:
    """Over many imaginings every heap comes that is not rare, and so does every card that may have been chosen."""
    found = [{place: set[Heap]() for place in onlooker.possible(seat)} for seat in onlooker.seats]
    cards: list[set[str]] = [set() for _ in onlooker.seats]
    sizes: list[set[int]] = [set() for _ in onlooker.seats]
    for luck in range(MANY):
        imagined = determinize(game, onlooker.viewer, luck)
        for seat in onlooker.seats:
            for place, held in heaps(imagined, seat).items():
                found[seat][place].add(held)
            if imagined.players[seat].card != UNDECIDED:
                cards[seat].add(AREA_IDS[imagined.players[seat].card])
                if imagined.players[seat].ballot != UNDECIDED:
                    sizes[seat].add(len(values_in(int(HEAP_OF[imagined.players[seat].ballot]))))
    for seat in onlooker.seats:
        unseen = onlooker.unseen(seat)
        for place, allowed in onlooker.possible(seat).items():
            ways = Counter(combinations(unseen, onlooker.places(seat)[place]))
            common = {held for held in allowed if seat == onlooker.viewer or ways[held] * 35 >= sum(ways.values())}
            missing = common - found[seat][place]
            assert not missing, f"viewer {onlooker.viewer} never imagines {missing} of seat {seat} in {place}"
        if seat != onlooker.viewer and has(game.asked, seat) and not has(game.pending, seat):
            assert cards[seat] == set(AREA_IDS) - onlooker.cards[seat]
            assert sizes[seat] == set(range(1, min(4, onlooker.places(seat)[HAND]) + 1))


def check_view(onlooker: Onlooker, game: Doge) -> None:
    """The view says how many markers lie where, of its own seat which; nothing of the others' values."""
    seen: Any = view(game, onlooker.viewer)
    for seat in onlooker.seats:
        part, sizes = seen["players"][seat], onlooker.places(seat)
        if seat == onlooker.viewer:
            assert sum(part["hand"]) == sizes[HAND]
        else:
            assert part["hand"] == {"hidden": sizes[HAND]}
            assert part["stacks"] == [{"hidden": sizes.get(area, 0)} for area in AREA_IDS]
            assert "card" not in part
            assert "ballot" not in part


def chosen(listed: Options, dice: Chance) -> int:
    """A palace or houses where they are offered, which brings the end nearer; else anything."""
    for action in listed.as_list():
        if BUILD.covers(action) or PLACE.covers(action):
            return action
    return int(listed.pick(dice.below(listed.size)))


def follow(game: Doge, seed: int) -> None:
    """A whole game, seen by every seat and by a spectator."""
    onlookers = [Onlooker(viewer, int(game.seats)) for viewer in range(SPECTATOR, int(game.seats))]
    dice, listed, played = Chance(seed), Options(), 0
    while not game.over():
        for onlooker in onlookers:
            check_view(onlooker, game)
            for luck in range(FEW):
                imagined = determinize(game, onlooker.viewer, played * FEW + luck)
                onlooker.compare(imagined)
                onlooker.compare_answers(game, imagined)
            if played % EVERY == onlooker.viewer + 1:
                look_closely(onlooker, game)
        waiting = members_of(game.waiting())
        seat = waiting[dice.below(len(waiting))]
        game.options_of(seat, listed)
        diary = Diary()
        game.listener = diary
        game.act(seat, chosen(listed, dice))
        game.listener = None
        for event in diary.events:
            for onlooker in onlookers:
                onlooker.hear(event.seen_by(onlooker.viewer))
        played += 1


@pytest.mark.clause("DOG-LAY-10", "DOG-MATERIAL-1", "DOG-VOTES-1", "DOG-YEAR-4")
@pytest.mark.parametrize(("players", "seed"), [(3, 21), (4, 16)])
def test_every_viewer_imagines_all_that_it_cannot_rule_out_and_nothing_else(players: int, seed: int) -> None:
    follow(new_table(players, seed), seed)


@pytest.mark.clause("DOG-LAY-2")
def test_a_card_chosen_without_its_markers_is_not_known_to_anybody_else() -> None:
    game = new_table()
    listed = Options()
    game.options_of(1, listed)
    game.act(1, listed.pick(3))
    for viewer in (SPECTATOR, 0, 2):
        assert determinize(game, viewer, 1).players[1].card == UNDECIDED
    assert determinize(game, 1, 1).players[1].card == game.players[1].card != UNDECIDED


@pytest.mark.clause("DOG-MATERIAL-1", "DOG-VOTES-8")
def test_markers_never_laid_are_known_once_all_the_others_lie_open() -> None:
    game = new_table(4)
    lay(game, 2, CASTELLO, 0, 1, 3)
    game.pending = game.asked = 0
    game.do_only(CountArea(NOBODY, CASTELLO))
    game.settle()
    for viewer in (SPECTATOR, 0, 1, 3):
        for luck in range(20):
            assert values_in(int(determinize(game, viewer, luck).players[2].hand)) == [1, 2, 2, 3]
