"""The buffer into which a decision lists its options.

It keeps them the way rules state them: runs of "this action, to any member of this set". Counting and drawing one at
random need no list; `list_all` writes every option out for those who want to see them all. Reuse one buffer for a
whole game.

The same listing explains itself. Where a rule keeps something out, the decision names its clause on the way:

    squares = out.only(MOVE.at(figure), squares, game.dry, "V99-MOVE-4")
    if out.may(BUY.at(figure), player.coins >= price, "V99-BUY-3"):
        out.add(BUY.at(figure))

An ordinary buffer forgets the clause at once, and costs nothing. An explaining one remembers what fell away and why,
so that `reason` can tell. Of several reasons the first counts, so conditions stand in the order of the rulebook.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Kind
from serenissima.core.bits import BIT, DE_BRUIJN, POSITION, count, filled, has, nth

EVERY: Final = -1  # as a set of members: each value that the last field of the action can have


class KeptOut:
    """Actions `base + member` that a clause keeps out of the listing."""

    def __init__(self, base: i64, members: i64, clause: str) -> None:
        self.base: Final = base
        self.members: Final = members
        self.clause: Final = clause


class Options:
    """What a seat may do now, in the order in which the decision lists it; given a game's catalogue of actions, also
    why it may not do the rest.
    """

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.explaining: Final = catalogue is not None
        self.catalogue: Final = catalogue
        self.kept_out: list[KeptOut] = []
        self.size: i64 = 0  # how many options
        self.runs: i64 = 0
        self.bases: vec[i64] = filled(64, 0)
        self.sets: vec[i64] = filled(64, 0)
        self.ends: vec[i64] = filled(64, 0)  # how many options there are up to the end of each run
        self.actions: vec[i64] = filled(256, 0)

    def clear(self) -> None:
        """Forget everything listed so far."""
        self.size = 0
        self.runs = 0
        if self.explaining:
            self.kept_out = []

    def add(self, action: i64) -> None:
        """One option."""
        if self.runs == len(self.bases):
            self._grow()
        self.bases[self.runs] = action
        self.sets[self.runs] = 1
        self.size += 1
        self.ends[self.runs] = self.size
        self.runs += 1

    def add_each(self, base: i64, members: i64) -> None:
        """One option `base + member` for each member of the set."""
        if members != 0:
            if self.runs == len(self.bases):
                self._grow()
            self.bases[self.runs] = base
            self.sets[self.runs] = members
            self.size += count(members)
            self.ends[self.runs] = self.size
            self.runs += 1

    # --- saying what keeps the rest out

    def may(self, action: i64, allowed: bool, clause: str) -> bool:
        """Whether the action is allowed; if not, that clause keeps it out."""
        if self.explaining and not allowed:
            self._note(action, 1, clause)
        return allowed

    def only(self, base: i64, members: i64, allowed: i64, clause: str) -> i64:
        """The members that are allowed too; `base +` any of the others is kept out by that clause."""
        if self.explaining:
            self._note(base, members & (members ^ allowed), clause)
        return members & allowed

    def keep_out(self, base: i64, members: i64, clause: str) -> None:
        """That clause keeps `base + member` out for each member of the set."""
        if self.explaining:
            self._note(base, members, clause)

    def forbid(self, kind: Kind, clause: str) -> None:
        """That clause keeps every action of the kind out."""
        if self.explaining:
            base = kind.base
            while base < kind.end:
                self._note(base, EVERY, clause)
                base += min(64, kind.room_from(base))

    def reason(self, action: i64) -> str:
        """The clause that kept the action out, the first of several; "" when none was named."""
        for kept in self.kept_out:
            member = action - kept.base
            if 0 <= member < 64 and has(kept.members, member):
                return kept.clause
        return ""

    def _note(self, base: i64, members: i64, clause: str) -> None:
        """Remember it, within the values that the last field of such an action has."""
        catalogue = self.catalogue
        if members != 0 and catalogue is not None:
            room = catalogue.kind_of(base).room_from(base)
            if room < 64:
                members &= BIT[room] - 1
            self.kept_out.append(KeptOut(base, members, clause))

    # --- the machinery, and reading what is listed

    def _grow(self) -> None:
        for _ in range(len(self.bases)):
            self.bases = append(self.bases, 0)
            self.sets = append(self.sets, 0)
            self.ends = append(self.ends, 0)

    def pick(self, n: i64) -> i64:
        """The n-th option, counting from 0."""
        before: i64 = 0
        r: i64
        for r in range(self.runs):
            if n < self.ends[r]:
                return self.bases[r] + nth(self.sets[r], n - before)
            before = self.ends[r]
        raise IndexError("no such option")

    def list_all(self) -> vec[i64]:
        """All options in order, in a row owned by the buffer: valid up to `size`, until the next `clear`."""
        if self.size > len(self.actions):
            self.actions = filled(self.size * 2, 0)
        actions = self.actions
        n: i64 = 0
        r: i64
        for r in range(self.runs):
            base = self.bases[r]
            members = self.sets[r]
            while members != 0:
                member = POSITION[((members & -members) * DE_BRUIJN) >> 58 & 63]
                actions[n] = base + member
                n += 1
                members ^= BIT[member]
        return actions

    def all_runs(self) -> vec[i64]:
        """A fresh row of what is listed, run by run: its base, then its set. It takes little room, and `are` knows the
        options by it.
        """
        found = filled(2 * self.runs, 0)
        r: i64
        for r in range(self.runs):
            found[2 * r] = self.bases[r]
            found[2 * r + 1] = self.sets[r]
        return found

    def are(self, runs: vec[i64]) -> bool:
        """Whether these very runs are listed, so that `list_all` would write the same."""
        if len(runs) != 2 * self.runs:
            return False
        r: i64
        for r in range(self.runs):
            if runs[2 * r] != self.bases[r] or runs[2 * r + 1] != self.sets[r]:
                return False
        return True

    def contains(self, action: i64) -> bool:
        """Whether the action is one of the options: the only test of legality there is."""
        r: i64
        for r in range(self.runs):
            member = action - self.bases[r]
            if 0 <= member < 64 and self.sets[r] >> member & 1 != 0:
                return True
        return False

    def as_list(self) -> list[int]:
        """A fresh list of all options, for code that keeps them."""
        actions = self.list_all()
        return [int(actions[n]) for n in range(self.size)]


NOBODY_ASKS: Final = Options()  # for asking a condition that can explain itself where nothing is listed
