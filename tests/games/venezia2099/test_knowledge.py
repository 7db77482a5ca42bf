"""What a seat imagines is all that can be true as far as it knows, and nothing else.

An onlooker follows each match from outside, through the events one viewer is told and that viewer's own view, and
works out by his own arithmetic where each unseen prophecy may be. Every imagined position is compared with that.
"""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bits import members_of
from serenissima.core.chance import Chance
from serenissima.core.fields import SPECTATOR, digest, view
from serenissima.core.secrets import determinize
from serenissima.games.venezia2099.flow.turn import PlayProphecy, Turn
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import Venezia
from serenissima.match.match import Match
from tests.games.venezia2099.position import ask, give, ordered, tile

X = 7  # the rank of an X: the eighth value
ENOUGH = 400  # so many imagined positions show everything that is possible


class Onlooker:
    """Knows what one viewer of a match is told, and reckons from that."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.viewer = viewer
        seen: dict[str, Any] = match.view(viewer)
        cards = {int(tile) for tile in seen["tile"] if tile < 64 and tile // 8 >= 1}
        self.last: dict[int, int] = {}  # rank of the last prophecy of each player
        for event in match.events(viewer):
            told: dict[str, Any] = event
            if told["id"] == "event-sunk":
                card = told["args"]["district"]["n"]
                self.last[told["seat"]] = card // 8
                cards.remove(card)
        self.mine: set[int] = set()
        self.sizes: dict[int, int] = {}  # of each hand that is not the viewer's
        for seat, player in enumerate(seen["players"]):
            if seat == viewer:
                self.mine = set(player["hand"])
            else:
                self.sizes[seat] = player["hand"]["hidden"]
        self.unseen = cards - self.mine
        self.aside = len(self.unseen) - sum(self.sizes.values())

    def places(self) -> dict[tuple[int, int], bool]:
        """For each unseen card and each other player, and the cards put aside (-1): may the card be there?"""
        wheres = [*self.sizes, -1]
        return {(card, where): self.possible(card, where) for card in self.unseen for where in wheres}

    def possible(self, card: int, where: int) -> bool:
        """A player holds nothing below what he played last; and the other cards must find their places, too: above any
        rank there are cards enough for all hands that take no lower ones.
        """
        if where >= 0 and card // 8 < self.last.get(where, 1):
            return False
        if (self.aside if where < 0 else self.sizes[where]) == 0:
            return False
        for rank in range(1, X + 1):
            wanted = sum(size - (seat == where) for seat, size in self.sizes.items() if self.last.get(seat, 1) >= rank)
            if wanted > sum(1 for other in self.unseen if other != card and other // 8 >= rank):
                return False
        return True


def imagined(match: Match, viewer: int, luck: int) -> tuple[set[int], dict[int, set[int]]]:
    """The viewer's own hand, the other hands and the cards put aside (-1) of one imagined position."""
    state = determinize(match.state, viewer, luck)
    assert isinstance(state, Venezia)
    hands = {seat: set(members_of(player.hand)) for seat, player in enumerate(state.players)}
    mine = hands.pop(viewer, set())
    hands[-1] = set(members_of(state.undealt))
    return mine, hands


def compare(match: Match, viewer: int) -> None:
    """Each imagined position is possible, and together they leave out nothing that is."""
    onlooker = Onlooker(match, viewer)
    places = onlooker.places()
    missing = {place for place, possible in places.items() if possible}
    for luck in range(ENOUGH):
        mine, hands = imagined(match, viewer, luck)
        assert mine == onlooker.mine
        assert {seat: len(hand) for seat, hand in hands.items() if seat >= 0} == onlooker.sizes
        assert sorted(card for hand in hands.values() for card in hand) == sorted(onlooker.unseen)
        held = {(card, where) for where, hand in hands.items() for card in hand}
        assert all(places[place] for place in held), "imagined where it cannot be"
        missing -= held
        if not missing and luck >= 3:
            return
    assert not missing, "never imagined where it may be"


@pytest.mark.clause("V99-SEE-1", "V99-PROPHECY-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_imagined_is_what_can_be(players: int) -> None:
    for luck in range(2):
        match = Match.start(TITLE, players, None, luck)
        dice = Chance(luck)
        decisions = 0
        while not match.over:
            seat = match.waiting()[0]
            options = match.options(seat)
            match.act(seat, options[dice.below(len(options))])
            decisions += 1
            if decisions % (2 * players + 1) == 0:
                before = digest(match.state)
                for viewer in range(SPECTATOR, players):
                    compare(match, viewer)
                    assert view(determinize(match.state, viewer, 0), viewer) == match.view(viewer), "as it is seen"
                assert digest(match.state) == before


@pytest.mark.clause("V99-SEE-1", "V99-PROPHECY-3", "V99-LONE-1")
@pytest.mark.parametrize("hand", [["3 red", "8 red"], ["3 red", "3 green"], ["X red"]])
def test_no_pause_tells_how_many_lowest_cards_a_hand_has(hand: list[str]) -> None:
    """A player without figures has nothing else to decide, and is asked for a prophecy whatever the hand holds."""
    game = ordered()
    give(game, 0, "3 black", "3 bronze")
    give(game, 1, *hand)
    ask(game, Turn(0))
    match = Match(TITLE, TITLE.setting(4), 0)
    match.state = game
    match.act(0, game.ACTIONS.from_json({"kind": "stay"}))
    match.act(0, game.ACTIONS.from_json({"kind": "prophecy", "district": tile("3 black")}))
    assert match.waiting() == [1]
    assert isinstance(match.state.top, PlayProphecy)


@pytest.mark.clause("V99-SEE-1", "V99-SETUP-3")
def test_only_the_owner_is_told_the_cards_dealt() -> None:
    match = Match.start(TITLE, 3, None, 5)
    for viewer in (SPECTATOR, 0, 1, 2):
        dealt: list[dict[str, Any]] = [e for e in match.events(viewer) if str(e["id"]).startswith("event-dealt")]
        assert [event["seat"] for event in dealt] == [0, 1, 2]
        for event in dealt:
            assert event["args"]["count"] == 12
            assert event["refs"] == []
            if event["seat"] == viewer:
                assert event["id"] == "event-dealt"
                seen: Any = match.view(viewer)["players"]
                assert [card["n"] for card in event["args"]["cards"]] == seen[viewer]["hand"]
            else:
                assert event["id"] == "event-dealt-hidden"
                assert set(event["args"]) == {"player", "count"}
