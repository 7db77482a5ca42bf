"""Whose view a shared screen shows, and when the curtain falls."""

from __future__ import annotations

import pytest

from serenissima.core.fields import SPECTATOR
from serenissima.table.screen import Screen


def shown(screen: Screen) -> tuple[int, int | None]:
    return screen.viewer, screen.curtain


def test_spectators_see_what_spectators_see() -> None:
    screen = Screen((), hidden_hands=True)
    screen.settle(1, [0])
    assert shown(screen) == (SPECTATOR, None)


def test_one_seat_never_has_a_curtain() -> None:
    screen = Screen((2,), hidden_hands=True)
    for seq, waiting in enumerate([[0], [2], [], [1, 2]]):
        screen.settle(seq, waiting)
        assert shown(screen) == (2, None)


def test_where_hands_are_open_the_screen_follows_the_turn() -> None:
    screen = Screen((0, 2), hidden_hands=False)
    seen = []
    for seq, waiting in enumerate([[0], [1], [2], [1], [0]]):
        screen.settle(seq, waiting)
        seen.append(shown(screen))
    assert seen == [(0, None), (0, None), (2, None), (2, None), (0, None)]


def test_the_curtain_falls_between_two_people_with_hidden_hands() -> None:
    screen = Screen((0, 2), hidden_hands=True)
    screen.settle(0, [0])
    assert shown(screen) == (SPECTATOR, 0)
    screen.look(0)
    assert shown(screen) == (0, None)
    screen.settle(1, [1])
    assert shown(screen) == (0, None), "nobody else at this screen is asked: the one who is there may stay"
    screen.settle(2, [2])
    assert shown(screen) == (SPECTATOR, 2)
    screen.settle(2, [2])
    assert shown(screen) == (SPECTATOR, 2)
    screen.look(2)
    screen.settle(2, [2])
    assert shown(screen) == (2, None)


def test_a_second_act_of_the_same_person_needs_no_curtain() -> None:
    screen = Screen((0, 1), hidden_hands=True)
    screen.settle(0, [0])
    screen.look(0)
    screen.settle(1, [0])
    assert shown(screen) == (0, None)


def test_looking_back_holds_until_the_table_changes() -> None:
    """Whoever has just acted can come back to undo, though the next person is asked already."""
    screen = Screen((0, 1), hidden_hands=True)
    screen.settle(0, [0])
    screen.look(0)
    screen.settle(1, [1])
    screen.look(0)
    screen.settle(1, [1])
    assert shown(screen) == (0, None)
    screen.settle(2, [0])
    assert shown(screen) == (0, None)


def test_people_who_answer_at_once_come_one_after_another() -> None:
    screen = Screen((0, 1, 2), hidden_hands=True)
    screen.settle(0, [0, 1, 2])
    assert shown(screen) == (SPECTATOR, 0)
    screen.look(0)
    screen.settle(1, [1, 2])
    assert shown(screen) == (SPECTATOR, 1)
    screen.look(1)
    screen.settle(2, [2])
    assert shown(screen) == (SPECTATOR, 2)


def test_a_seat_of_somebody_else_cannot_be_looked_through() -> None:
    screen = Screen((0, 1), hidden_hands=True)
    with pytest.raises(ValueError, match="does not belong"):
        screen.look(2)
    assert screen.viewer == SPECTATOR
