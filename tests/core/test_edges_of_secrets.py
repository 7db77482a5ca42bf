"""What a single player, or a deck with a single thing, could make forget."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bags import bag_from, counts_of
from serenissima.core.bits import one
from serenissima.core.engine import State
from serenissima.match.witness import learned


class Zones(State):
    """As many zones as a test likes: each with its owner, or open to all (-2); bags of 4 bits, or sets (0)."""

    def __init__(self, seats: i64, held: list[int], owners: list[int], bits: int, ceilings: list[int]) -> None:
        super().__init__(1, seats)
        self.held = held
        self.owners = owners
        self.bits = bits
        self.ceilings = ceilings

    def zones(self) -> i64:
        return len(self.held)

    def zone(self, z: i64) -> i64:
        return self.held[z]

    def set_zone(self, z: i64, content: i64) -> None:
        self.held[z] = int(content)

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        return self.owners[z] == -2 or (viewer >= 0 and self.owners[z] == viewer)

    def zone_bits(self, z: i64) -> i64:
        return self.bits

    def zone_ceiling(self, z: i64) -> i64:
        return self.ceilings[z]


def test_spectators_learn_what_a_player_alone_at_the_table_shows() -> None:
    hidden = Zones(1, [int(one(3))], [0], 0, [-1])
    shown = Zones(1, [int(one(3))], [-2], 0, [-1])
    assert learned(hidden, shown)
    assert not learned(hidden, hidden)
    assert not learned(shown, hidden)


def test_a_ceiling_of_a_single_thing_is_kept() -> None:
    first = int(bag_from([1, 0], 4))
    found = set()
    for luck in range(60):
        game = Zones(1, [first, int(bag_from([0, 3], 4))], [-1, -1], 4, [first, -1])
        game.luck += luck * 7919
        game.redeal(0)
        found.add(tuple(tuple(counts_of(zone, 4, 2)) for zone in game.held))
    assert found == {((1, 0), (0, 3))}, "nothing else can be there"
