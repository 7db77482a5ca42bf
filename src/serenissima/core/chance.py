"""Chance: the only source of luck. One integer is the whole generator, so copying a position copies its luck.

The same numbers come out compiled (64-bit wrap-around) and interpreted (big ints), because only the low 62 bits of
the product are kept. No literal here reaches 2 ** 62: mypyc would box it at every use.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serenissima.core.bags import bag_size, nth_kind, some
from serenissima.core.bits import BIT, count, lowest
from serenissima.core.fields import Declared


class Tape:
    """Chance outcomes as they come; those given in advance are forced instead of drawn. Replays live on it."""

    def __init__(self, forced: list[int]) -> None:
        self.forced: Final = forced
        self.outcomes: Final[list[int]] = []

    def outcome(self, drawn: int, n: int) -> int:
        """What happens: the forced outcome if there is one, else the drawn one."""
        place = len(self.outcomes)
        outcome = self.forced[place] if place < len(self.forced) else drawn
        if not 0 <= outcome < n:
            raise ValueError(f"forced outcome {outcome} is not below {n}")
        self.outcomes.append(outcome)
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance(Declared):
    """Dice. A state is one, and so are a bot's own."""

    def __init__(self, luck: i64) -> None:
        self.luck: i64 = luck & 0x3FFFFFFFFFFFFFFF
        self.tape: Tape | None = None  # not part of the position: a clone has none

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.luck = (self.luck * 0x2545F4914F6CDD1D + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
        drawn = (self.luck >> 31) % n
        if self.tape is not None:
            return self.tape.outcome(drawn, n)
        return drawn

    def shuffle(self, row: vec[i64]) -> None:
        """Put the row in random order."""
        i: i64 = len(row) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = row[i]
            row[i] = row[j]
            row[j] = kept
            i -= 1

    def draw(self, pool: i64, n: i64) -> i64:
        """A random part of the set, with n members; all of it when it has no more."""
        size = count(pool)
        if n >= size:
            return pool
        members = vec[i64](capacity=size)
        while pool != 0:
            member = lowest(pool)
            members = append(members, member)
            pool ^= BIT[member]
        drawn: i64 = 0
        i: i64
        for i in range(n):
            j = i + self.below(size - i)
            drawn |= BIT[members[j]]
            members[j] = members[i]
        return drawn

    def draw_kind(self, bag: i64, bits: i64) -> i64:
        """The kind of one thing drawn blindly from a bag that is not empty."""
        return nth_kind(bag, self.below(bag_size(bag, bits)), bits)

    def draw_bag(self, bag: i64, n: i64, bits: i64) -> i64:
        """A random part of the bag, with n things; all of it when it holds no more."""
        if n >= bag_size(bag, bits):
            return bag
        drawn: i64 = 0
        while n > 0:
            one_thing = some(self.draw_kind(bag, bits), bits)
            bag -= one_thing
            drawn += one_thing
            n -= 1
        return drawn
