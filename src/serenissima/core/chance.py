"""Chance: the only source of luck. One integer is the whole generator, so copying a position copies its luck.

The generator is fast and can be foretold from what it has given: it serves experiments, play-outs and imagined
positions. At a table the outcomes come from a source (`luck.py`), through the tape.

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
from serenissima.core.messages import Json

LOW_BITS: Final = 0x3FFFFFFFFFFFFFFF  # the 62 bits that a generator keeps


def scrambled(seed: i64) -> i64:
    """The generator that a seed starts. Seeds that follow one another start generators that have nothing to do with
    each other: without this, games 1, 2, 3 … of an experiment would be dealt alike.
    """
    mixed = (seed * 0x1E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & LOW_BITS
    mixed = ((mixed ^ (mixed >> 31)) * 0x3F58476D1CE4E5B9) & LOW_BITS
    mixed = ((mixed ^ (mixed >> 27)) * 0x14D049BB133111EB) & LOW_BITS
    return mixed ^ (mixed >> 32)


class BadLuck(ValueError):
    """What is said about the luck of a match does not fit together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Gives outcomes. `entry` numbers the entry of the match, `place` the draw within it, both from 0."""

    def draw(self, entry: int, place: int, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def header(self, secrets_too: bool) -> dict[str, Json]:
        """What a match file says about the source; what must not be known while the game goes on only when asked."""
        return {}


class Tape:
    """Chance outcomes as they come. Those given in advance are forced (replays live on it); the others come from the
    source if there is one, for the entry of that number, else from the generator.
    """

    def __init__(self, forced: list[int], source: Source | None = None, entry: int = 0) -> None:
        self.forced: Final = forced
        self.source: Final = source
        self.entry: Final = entry
        self.outcomes: Final[list[int]] = []
        self.sizes: Final[list[int]] = []  # how many outcomes were possible, draw by draw

    def outcome(self, drawn: int, n: int) -> int:
        """What happens: the forced outcome if there is one, else the source's, else the drawn one."""
        place = len(self.outcomes)
        outcome = drawn
        if place < len(self.forced):
            outcome = self.forced[place]
        elif self.source is not None:
            outcome = self.source.draw(self.entry, place, n)
        if not 0 <= outcome < n:
            raise BadLuck(f"entry {self.entry}, draw {place}: the outcome {outcome} is not below {n}")
        self.outcomes.append(outcome)
        self.sizes.append(n)
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance(Declared):
    """Dice. A state is one, and so are a bot's own."""

    def __init__(self, seed: i64) -> None:
        self.luck: i64 = scrambled(seed)
        self.tape: Tape | None = None  # not part of the position: a clone has none

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.luck = (self.luck * 0x2545F4914F6CDD1D + 1442695040888963407) & LOW_BITS
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
