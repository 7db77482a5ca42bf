"""Whose eyes a screen looks through when several people share it."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.fields import SPECTATOR


class Screen:
    """One connected screen with the seats it plays for.

    Where hands are hidden, a screen never turns from one person's view to another's by itself: it shows what spectators
    see and asks the next person to come (the curtain), until that person says that they are there (`look`).
    """

    def __init__(self, seats: Sequence[int], hidden_hands: bool) -> None:
        self.seats = tuple(seats)
        self.curtained = hidden_hands and len(self.seats) > 1
        self.viewer = SPECTATOR if self.curtained or not self.seats else self.seats[0]
        self.curtain: int | None = None
        self._settled = -1

    def look(self, seat: int) -> None:
        """Somebody lifted the curtain, or leafed to another of their seats. Holds until the table changes."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} does not belong to this screen")
        self.viewer = seat
        self.curtain = None

    def settle(self, seq: int, waiting: Sequence[int]) -> None:
        """Takes in a change of the table: who is asked now decides whose turn it is at the screen."""
        if seq == self._settled or not self.seats:
            return
        self._settled = seq
        asked = [seat for seat in self.seats if seat in waiting]
        if not asked or self.viewer in asked:
            self.curtain = None
            return
        following = next((seat for seat in asked if seat > self.viewer), asked[0])
        if self.curtained:
            self.viewer = SPECTATOR
            self.curtain = following
        else:
            self.viewer = following
