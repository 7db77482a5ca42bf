"""Hidden cards followed from outside, through what one viewer is told and sees.

The oracle keeps every world that fits what its viewer was told, with cards it has not seen as blanks. From the worlds
follow the tightest bounds on every hidden place; imagined positions must be one of the worlds, and many of them must
reach every bound.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

from serenissima.core.bits import members_of
from serenissima.core.chance import Chance
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.venice.actions import COMPLETE, EFFECT, MOOR, NO_CARD, PLAY
from serenissima.games.venice.buildings import SPACES, TILES
from serenissima.games.venice.cards import INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.numbers import MISSION_DECK
from serenissima.games.venice.state import Venice

Row = tuple[int, ...]


World = tuple[Row, tuple[Row, ...], tuple[Row, ...]]
"""The cards under the deck, those of each seat, those each seat has just drawn; a blank of age n is -1 - n."""


TURNS = 900


LUCKS = 400
"""So many imagined positions at most must reach every bound."""


class Worlds:
    """All that may be, for one viewer and one deck."""

    def __init__(self, seats: int, cards: int, deck: int, viewer: int) -> None:
        self.cards = range(cards)
        self.viewer = viewer
        self.seats = range(seats)
        self.deck = deck
        self.age = 0
        self.age_of = dict.fromkeys(self.cards, 0)
        self.shown: set[int] = set()
        nothing: tuple[Row, ...] = tuple(() for _ in self.seats)
        self.worlds: set[World] = {((), nothing, nothing)}

    def draw_all(self, seat: int, count: int, mine: list[int]) -> None:
        """So many cards one after another; in which order one's own came is not told."""
        before, deck, age, age_of, shown = self.worlds, self.deck, self.age, self.age_of, self.shown
        found: set[World] = set()
        for order in permutations(mine) if mine else [[None] * count]:
            self.worlds, self.deck, self.age, self.age_of, self.shown = before, deck, age, age_of, shown
            for card in order:
                if self.worlds:
                    self.draw(seat, card)
            if self.worlds:
                found |= self.worlds
                after = self.deck, self.age, self.age_of, self.shown
        self.worlds = found
        self.deck, self.age, self.age_of, self.shown = after

    def draw(self, seat: int, card: int | None) -> None:
        found: set[World] = set()
        if self.deck == 0 and not next(iter(self.worlds))[0]:
            self.age += 1
            self.deck = len(self.shown)
            self.age_of = self.age_of | dict.fromkeys(self.shown, self.age)
            self.shown = set()
        for under, hands, drawn in self.worlds:
            thing, rest = (-1 - self.age, under) if self.deck else (under[0], under[1:])
            if card is not None and thing != card:
                if thing >= 0 or card in known((under, hands, drawn)) or self.age_of[card] != -1 - thing:
                    continue
                thing = card
            found.add((rest, hands, changed(drawn, seat, (*drawn[seat], thing))))
        self.deck = max(self.deck - 1, 0)
        self.worlds = found

    def put_back(self, seat: int, card: int | None) -> None:
        found: set[World] = set()
        for under, hands, drawn in self.worlds:
            for thing in set(drawn[seat]):
                if card is None or thing == card:
                    found.add(((*under, thing), hands, changed(drawn, seat, less(drawn[seat], thing))))
        self.worlds = found

    def keep(self, seat: int) -> None:
        self.worlds = {
            (under, changed(hands, seat, hands[seat] + drawn[seat]), changed(drawn, seat, ()))
            for under, hands, drawn in self.worlds
        }

    def take_up(self, seat: int) -> None:
        """The hand is what has just been drawn: of the missions dealt, all together, one goes back."""
        self.worlds = {
            (under, changed(hands, seat, ()), changed(drawn, seat, hands[seat])) for under, hands, drawn in self.worlds
        }

    def show(self, seat: int, card: int) -> None:
        found: set[World] = set()
        for under, hands, drawn in self.worlds:
            blank = -1 - self.age_of[card]
            if card in hands[seat]:
                found.add((under, changed(hands, seat, less(hands[seat], card)), drawn))
            elif card not in known((under, hands, drawn)) and blank in hands[seat]:
                found.add((under, changed(hands, seat, less(hands[seat], blank)), drawn))
        self.worlds = found
        self.shown = self.shown | {card}

    def places(self, world: World) -> dict[str, Row]:
        under, hands, drawn = world
        found: dict[str, Row] = {f"under {n}": (thing,) for n, thing in enumerate(under)}
        for seat in self.seats:
            if seat != self.viewer:
                found[f"hand {seat}"] = hands[seat]
                found[f"drawn {seat}"] = drawn[seat]
        return found

    def blanks(self, world: World) -> dict[int, set[int]]:
        """For each sort of blank the cards it may be."""
        out = known(world) | self.shown
        return {
            -1 - age: {c for c in self.cards if self.age_of[c] == age and c not in out} for age in range(self.age + 1)
        }

    def fits(self, world: World, dealt: dict[str, set[int]]) -> bool:
        """Whether the hidden cards lie as they do in the world, its blanks filled in somehow."""
        blanks = self.blanks(world)
        for place, things in self.places(world).items():
            if any(thing >= 0 and thing not in dealt[place] for thing in things):
                return False
            free = dealt[place] - set(things)
            sorts = Counter(thing for thing in things if thing < 0)
            if any(len(free & blanks[sort]) != number for sort, number in sorts.items()) or len(free) != sum(
                sorts.values()
            ):
                return False
        return True

    def bounds(self) -> tuple[dict[str, set[int]], dict[str, set[int]]]:
        """What each place may hold, and what it must."""
        may: dict[str, set[int]] = {}
        must: dict[str, set[int]] = {}
        for world in self.worlds:
            blanks = self.blanks(world)
            for place, things in self.places(world).items():
                here = {thing for thing in things if thing >= 0}
                surely = set(here)
                for sort, number in Counter(thing for thing in things if thing < 0).items():
                    here |= blanks[sort]
                    if number == len(blanks[sort]):
                        surely |= blanks[sort]
                may[place] = may.get(place, set()) | here
                must[place] = must.get(place, surely) & surely
        return may, must


def known(world: World) -> set[int]:
    under, hands, drawn = world
    return {thing for row in (under, *hands, *drawn) for thing in row if thing >= 0}


def changed(rows: tuple[Row, ...], seat: int, row: Iterable[int]) -> tuple[Row, ...]:
    return (*rows[:seat], tuple(sorted(row)), *rows[seat + 1 :])


def less(row: Row, thing: int) -> Row:
    place = row.index(thing)
    return row[:place] + row[place + 1 :]


class Follower:
    """Follows a game through what one viewer is told and sees."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.viewer = viewer
        self.missions = Worlds(seats, int(MISSIONS), int(MISSION_DECK[seats]), viewer)
        self.influence = Worlds(seats, int(INFLUENCE_CARDS), int(INFLUENCE_CARDS), viewer)
        self.offers: dict[int, Any] = {}  # of influence cards, and of missions: what the viewer sees of them
        self.draws: dict[int, list[int]] = {}
        self.lost = False

    def hear(self, told: list[dict[str, Any]], seen: dict[str, Any]) -> None:
        for event in told:
            name, seat = str(event["id"]).removeprefix("event-").removesuffix("-hidden"), event["seat"]
            mine = [int(ref.split(":")[1]) for ref in event["refs"]] if seat == self.viewer else []
            if name == "dealt-missions":
                self.missions.draw_all(seat, 3, mine)
                self.missions.keep(seat)
            elif name == "returned-mission":
                self.missions.take_up(seat)
                self.missions.put_back(seat, mine[0] if mine else None)
                self.missions.keep(seat)
            elif name == "mission-drawn":
                self._drew(seat, int(event["args"]["count"]), seen, told)
            elif name == "mission-kept":
                self._kept_mission(seat, mine)
            elif name == "mission-completed":
                self.missions.show(seat, int(event["refs"][0].split(":")[1]))
            elif name == "played-card":
                self._played(seat, seen)
            elif name == "influence-kept":
                self._kept_influence(seat, mine)
        for seat, player in enumerate(seen["players"]):
            if size(player["offered"]) and seat not in self.offers:
                self.offers[seat] = player["offered"] if seat == self.viewer else []
                self.influence.draw_all(seat, size(player["offered"]), self.offers[seat])

    def _drew(self, seat: int, count: int, seen: dict[str, Any], told: list[dict[str, Any]]) -> None:
        mine: list[int] = []
        if seat == self.viewer and count > 1:
            mine = seen["players"][seat]["drawn"]
        elif seat == self.viewer:
            kept = next(event for event in told if event["id"] == "event-mission-kept")
            mine = [int(kept["refs"][0].split(":")[1])]
        self.missions.draw_all(seat, count, mine)
        if count > 1:
            self.draws[seat] = mine

    def _kept_mission(self, seat: int, mine: list[int]) -> None:
        if seat in self.draws:
            others = [card for card in self.draws.pop(seat) if card not in mine]
            self.missions.put_back(seat, others[0] if others else None)
        self.missions.keep(seat)

    def _kept_influence(self, seat: int, mine: list[int]) -> None:
        if seat not in self.offers:
            self.influence.draw_all(seat, 1, mine)
        else:
            others = [card for card in self.offers.pop(seat) if card not in mine]
            self.influence.put_back(seat, others[0] if others else None)
        self.influence.keep(seat)

    def _played(self, seat: int, seen: dict[str, Any]) -> None:
        fresh = set(seen["influence_discard"]) - self.influence.shown
        if len(fresh) == 1:
            self.influence.show(seat, fresh.pop())
        else:
            self.lost = True  # shuffled away at once: which copy it was cannot be seen any more


def size(hidden: Any) -> int:
    return int(hidden["hidden"]) if isinstance(hidden, dict) else len(hidden)


class Imagined:
    """What one viewer imagines of a position, by luck: each is made once, for missions and influence cards alike."""

    def __init__(self, game: Venice, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.found: list[Venice] = []

    def by(self, luck: int) -> Venice:
        while len(self.found) <= luck:
            self.found.append(determinize(self.game, self.viewer, len(self.found)))
        return self.found[luck]


def dealt(game: Venice, of: str) -> dict[str, set[int]]:
    """The hidden cards of a position, place by place."""
    if of == "missions":
        found = {f"under {n}": {int(card)} for n, card in enumerate(game.mission_under)}
    else:
        found = {f"under {n}": {int(card)} for n, card in enumerate(game.influence_under)}
    for seat, player in enumerate(game.players):
        hand, drawn = (player.hand, player.drawn) if of == "missions" else (player.cards, player.offered)
        found[f"hand {seat}"] = set(members_of(hand))
        found[f"drawn {seat}"] = set(members_of(drawn))
    return found


def busy(game: Venice, options: Options, dice: Chance) -> int:
    """Somebody who draws and plays many cards: games of random players hardly ever shuffle a deck."""
    listed = options.as_list()
    wanted = [action for action in listed if COMPLETE.covers(action) or PLAY.covers(action) or EFFECT.covers(action)]
    if wanted and dice.below(4) != 0:
        return wanted[dice.below(len(wanted))]
    moored = [action for action in listed if MOOR.covers(action) or NO_CARD.covers(action)]
    if moored and dice.below(2) == 0:
        return moored[0]
    return listed[dice.below(len(listed))]


def practised(seats: int, seed: int) -> tuple[Venice, Diary]:
    """A game whose players have assistants on every tile and riches, so that cards go round."""
    game = TITLE.begin(TITLE.setting(seats), seed)
    assert isinstance(game, Venice)
    diary = Diary()
    game.listener = diary
    game.settle()
    for player in game.players:
        player.coins = 200
        player.scrolls = 10
        player.cargo = 0x111111
    for seat in range(seats):
        for tile in range(TILES):
            game.space[seat * TILES + tile] = SPACES
        game.staff[seat] = 0
    return game, diary


def compare(imagined: Imagined, worlds: Worlds, of: str, tightly: bool) -> None:
    """Imagined positions are among the worlds; many of them reach every bound."""
    may, must = worlds.bounds()
    reached: dict[str, set[int]] = {place: set() for place in may}
    common = {place: set(cards) for place, cards in may.items()}
    for luck in range(LUCKS if tightly else 2):
        cards = dealt(imagined.by(luck), of)
        for place in may:
            assert must[place] <= cards[place] <= may[place], f"{of}, {place}, viewer {worlds.viewer}"
            reached[place] |= cards[place]
            common[place] &= cards[place]
        assert any(worlds.fits(world, cards) for world in worlds.worlds), f"{of}, viewer {worlds.viewer}: no such world"
        if reached == may and common == must:
            return
    if tightly:
        assert (reached, common) == (may, must), f"{of}, viewer {worlds.viewer}"


def follow(seats: int, seed: int, turns: int, closely: int) -> tuple[int, list[Follower]]:
    """A game followed for so many decisions, looked at closely once in so many: how many worlds there were at most."""
    game, diary = practised(seats, seed)
    followers = [Follower(seats, viewer) for viewer in range(SPECTATOR, seats)]
    dice, options = Chance(seed), Options()
    doubts = 0
    for turn in range(turns):
        for follower in followers:
            told = [event.seen_by(follower.viewer) for event in diary.events]
            follower.hear(told, view(game, follower.viewer))
            assert not follower.lost
        if turn % (closely // 5) == 0:
            for follower in followers:
                imagined = Imagined(game, follower.viewer)
                for worlds, of in ((follower.missions, "missions"), (follower.influence, "influence")):
                    doubts = max(doubts, len(worlds.worlds))
                    assert any(worlds.fits(world, dealt(game, of)) for world in worlds.worlds), (
                        "the oracle lost the truth"
                    )
                    compare(imagined, worlds, of, turn % closely == 0)
        if game.over():
            break
        diary.events.clear()
        seat = int(game.to_play())
        game.options_of(seat, options)
        game.act(seat, busy(game, options, dice))
    return doubts, followers


def _smugglers_fit(game: Venice, viewer: int, place: int, shown: set[int]) -> int:
    """Compare one deck as the viewer imagines it; how many places there were."""
    mine: Any = view(game, viewer)["decks"][place]  # type: ignore[index]
    out = set(mine["discard"]) | {card for card in mine["seen"] if card is not None}
    box = size(mine["box"])
    unshown = set(range(TILES)) - shown - out
    surely = unshown if box == len(unshown) else set()
    rest = set(range(TILES)) - out - surely
    may: dict[str, set[int]] = {}
    if box:
        may["box"] = unshown
    if size(mine["pool"]):
        may["pool"] = rest
    for n, card in enumerate(mine["seen"]):
        if card is None:
            may[f"seen {n}"] = rest
    found: dict[str, set[int]] = {name: set() for name in may}
    for luck in range(LUCKS):
        deck = determinize(game, viewer, luck).decks[place]
        cards = {"box": set(members_of(deck.box)), "pool": set(members_of(deck.pool))}
        cards |= {f"seen {n}": {int(card)} for n, card in enumerate(deck.seen)}
        for name, possible in may.items():
            assert cards[name] <= possible, f"deck {place}, {name}, viewer {viewer}"
            found[name] |= cards[name]
        if found == may:
            break
    assert found == may, f"deck {place}, viewer {viewer}"
    return len(may)
