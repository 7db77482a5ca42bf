"""What a viewer can know of the others' prophecies in Venezia 2099: where each card that it has not seen may be."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from serenissima.core.bits import members_of
from serenissima.core.engine import State
from serenissima.games.venezia2099.state import Venezia
from tests import onlooker_kit

X = 7  # the rank of an X: the eighth value
ASIDE = 99  # where the cards lie that nobody was dealt


class Onlooker(onlooker_kit.Onlooker):
    """Knows which cards are in the game, who played what last, and its own hand."""

    def __init__(self, game: State, viewer: int) -> None:
        super().__init__(game, viewer)
        self.last: dict[int, int] = {}  # rank of the last prophecy of each player
        self.played: set[int] = set()

    def hear(self, told: dict[str, Any]) -> None:
        if told["id"] == "event-sunk":
            card = told["args"]["district"]["n"]
            self.last[told["seat"]] = card // 8
            self.played.add(card)

    def see(self) -> None:
        seen = self.look()
        cards = {int(tile) for tile in seen["tile"] if tile < 64 and tile // 8 >= 1}
        self.mine: set[int] = set()
        self.sizes: dict[int, int] = {}  # of each hand that is not the viewer's
        for seat, player in enumerate(seen["players"]):
            if seat == self.viewer:
                self.mine = set(player["hand"])
            else:
                self.sizes[seat] = player["hand"]["hidden"]
        self.unseen = cards - self.played - self.mine
        self.aside = len(self.unseen) - sum(self.sizes.values())

    def compare(self, imagined: State) -> None:
        hands = self.hands(imagined)
        assert hands.pop(self.viewer, set()) == self.mine, "its own hand"
        assert {seat: len(hand) for seat, hand in hands.items() if seat != ASIDE} == self.sizes
        assert sorted(card for hand in hands.values() for card in hand) == sorted(self.unseen)
        places = self.places()
        assert all(places[place] for place in self.held(imagined)), "imagined where it cannot be"

    def possible(self) -> set[Hashable]:
        return {place for place, possible in self.places().items() if possible}

    def found(self, imagined: State) -> set[Hashable]:
        return set(self.held(imagined))

    def held(self, imagined: State) -> set[tuple[int, int]]:
        return {(card, where) for where, hand in self.hands(imagined).items() if where != self.viewer for card in hand}

    def hands(self, imagined: State) -> dict[int, set[int]]:
        """Every hand of an imagined position, and the cards put aside."""
        assert isinstance(imagined, Venezia)
        hands = {seat: set(members_of(player.hand)) for seat, player in enumerate(imagined.players)}
        return {**hands, ASIDE: set(members_of(imagined.undealt))}

    def places(self) -> dict[tuple[int, int], bool]:
        """For each unseen card and each other player, and the cards put aside: may the card be there?"""
        return {(card, where): self.may_be(card, where) for card in self.unseen for where in (*self.sizes, ASIDE)}

    def may_be(self, card: int, where: int) -> bool:
        """A player holds nothing below what he played last; and the other cards must find their places, too: above any
        rank there are cards enough for all hands that take no lower ones.
        """
        if where != ASIDE and card // 8 < self.last.get(where, 1):
            return False
        if (self.aside if where == ASIDE else self.sizes[where]) == 0:
            return False
        for rank in range(1, X + 1):
            wanted = sum(size - (seat == where) for seat, size in self.sizes.items() if self.last.get(seat, 1) >= rank)
            if wanted > sum(1 for other in self.unseen if other != card and other // 8 >= rank):
                return False
        return True
