"""The end of the game [6]: three conditions, tie-breaks, and games that nobody can win any more."""

from __future__ import annotations

import pytest

from serenissima.core.engine import NOBODY
from serenissima.core.events import Diary
from serenissima.core.outcome import Outcome
from serenissima.games.doge.flow.year import EndOfYear
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.scoring import can_meet_condition
from serenissima.games.doge.state import Doge
from tests.games.doge.table import BLUE, GREEN, RED, houses, new_table, palaces


def end_of_year(
    rows: dict[int, list[int]], on_board: dict[int, int] | None = None, year: int = 3, listener: Diary | None = None
) -> Doge:
    """A year has ended with these palaces by seat and district, and so many houses on the board."""
    game = new_table()
    for seat, row in rows.items():
        for district, number in enumerate(row):
            palaces(game, seat, district, number)
    for seat, number in (on_board or {}).items():
        houses(game, seat, 0, number)
    game.pending = game.asked = 0
    game.year = year
    game.listener = listener
    for place in range(7):
        game.blue[place] = place
    game.counted = 7
    game.do_only(EndOfYear(NOBODY))
    game.settle()
    return game


def winners(game: Doge) -> list[int]:
    return list(TITLE.outcome(game).winners)


@pytest.mark.clause("DOG-END-1", "DOG-END-4")
def test_a_palace_in_each_district_wins() -> None:
    game = end_of_year({RED: [1, 1, 1, 1, 1, 1], BLUE: [2, 2, 2, 0, 0, 0]})
    assert game.over()
    assert winners(game) == [RED]
    assert TITLE.outcome(game) == Outcome((1, 2, 3), (RED,), (6, 6, 0), "DOG-END-1")
    assert not end_of_year({RED: [1, 1, 1, 1, 1, 0]}).over()


@pytest.mark.clause("DOG-END-2")
def test_seven_palaces_in_five_districts_win() -> None:
    game = end_of_year({RED: [3, 1, 1, 1, 1, 0]})
    assert game.over()
    assert TITLE.ending(game) == "DOG-END-2"
    assert not end_of_year({RED: [3, 2, 1, 1, 0, 0]}).over()
    assert not end_of_year({RED: [2, 1, 1, 1, 1, 0]}).over()


@pytest.mark.clause("DOG-END-3")
def test_eight_palaces_in_four_districts_win() -> None:
    game = end_of_year({RED: [5, 1, 1, 1, 0, 0]})
    assert game.over()
    assert TITLE.ending(game) == "DOG-END-3"
    assert not end_of_year({RED: [5, 2, 1, 0, 0, 0]}).over()


@pytest.mark.clause("DOG-END-9", "DOG-END-2", "DOG-END-3")
def test_more_palaces_or_more_districts_do_as_well() -> None:
    assert end_of_year({RED: [2, 2, 1, 1, 1, 0]}).over()
    assert end_of_year({RED: [2, 2, 2, 1, 1, 0]}).over()  # eight in five
    assert end_of_year({RED: [2, 1, 1, 1, 1, 1]}).over()  # seven in six
    assert not end_of_year({RED: [1, 1, 1, 1, 1, 0]}).over()


@pytest.mark.clause("DOG-END-4")
def test_a_condition_beats_more_palaces_and_is_looked_at_only_when_the_year_is_over() -> None:
    game = end_of_year({RED: [1, 1, 1, 1, 1, 1], BLUE: [4, 4, 0, 0, 0, 0]})
    assert winners(game) == [RED]
    running = new_table()
    for district in range(6):
        palaces(running, RED, district)
    assert not running.over()


@pytest.mark.clause("DOG-END-5")
def test_of_several_the_one_with_most_palaces_wins() -> None:
    game = end_of_year({RED: [1, 1, 1, 1, 1, 1], BLUE: [2, 2, 1, 1, 1, 0]}, on_board={RED: 9})
    assert winners(game) == [BLUE]


@pytest.mark.clause("DOG-END-6")
def test_then_the_one_with_most_houses_on_the_board() -> None:
    game = end_of_year({RED: [1, 1, 1, 1, 1, 1], BLUE: [1, 1, 1, 1, 1, 1]}, on_board={RED: 2, BLUE: 3, GREEN: 9})
    assert winners(game) == [BLUE]


@pytest.mark.clause("DOG-END-7")
def test_then_the_victory_is_shared() -> None:
    game = end_of_year({RED: [1, 1, 1, 1, 1, 1], BLUE: [1, 1, 1, 1, 1, 1]}, on_board={RED: 3, BLUE: 3})
    assert game.over()
    assert winners(game) == [RED, BLUE]


@pytest.mark.clause("DOG-END-8")
def test_the_thirtieth_year_is_the_last() -> None:
    assert not end_of_year({RED: [2, 1, 0, 0, 0, 0]}, year=29).over()
    game = end_of_year({RED: [2, 1, 0, 0, 0, 0], BLUE: [1, 1, 1, 0, 0, 0]}, on_board={BLUE: 1}, year=30)
    assert game.over()
    assert winners(game) == [BLUE]


@pytest.mark.clause("DOG-END-8")
def test_the_game_ends_when_nobody_can_meet_a_condition() -> None:
    stuck = {RED: [4, 4, 0, 0, 0, 0], BLUE: [0, 0, 4, 4, 0, 0], GREEN: [0, 0, 0, 0, 4, 4]}
    game = end_of_year(stuck)
    assert game.over()
    assert winners(game) == [RED, BLUE, GREEN]


@pytest.mark.clause("DOG-END-8")
def test_more_houses_do_not_outweigh_a_palace() -> None:
    game = end_of_year({RED: [1, 0, 0, 0, 0, 0]}, on_board={BLUE: 15}, year=30)
    assert winners(game) == [RED]


@pytest.mark.clause("DOG-END-8")
def test_one_free_space_in_the_last_district_is_enough() -> None:
    game = new_table()
    for district in range(5):
        palaces(game, RED, district)
        game.built[district] = 5
    game.built[5] = 4
    assert can_meet_condition(game.players[RED].palaces, game.players[RED].palaces_left, game.built)
    game.built[5] = 5
    assert not can_meet_condition(game.players[RED].palaces, game.players[RED].palaces_left, game.built)


@pytest.mark.clause("DOG-END-8")
def test_without_a_free_space_an_eighth_palace_cannot_be_built() -> None:
    game = new_table()
    for district, number in enumerate((3, 2, 1, 1)):
        palaces(game, RED, district, number)
    for district in range(6):
        game.built[district] = 5
    assert not can_meet_condition(game.players[RED].palaces, game.players[RED].palaces_left, game.built)
    game.built[0] = 4
    assert can_meet_condition(game.players[RED].palaces, game.players[RED].palaces_left, game.built)


@pytest.mark.clause("DOG-END-4", "DOG-END-8", "DOG-YEAR-3")
def test_the_end_of_a_year_tells_who_is_doge_or_that_it_was_the_last_or_the_next_year() -> None:
    for rows, year, told in (
        ({RED: [2, 1, 1, 1, 1, 1], BLUE: [1, 1, 1, 1, 1, 1]}, 3, [("doge", RED, 7, 6), ("doge", BLUE, 6, 6)]),
        ({BLUE: [1, 0, 0, 0, 0, 0]}, 30, [("deadlock", NOBODY, 30)]),
        ({BLUE: [1, 0, 0, 0, 0, 0]}, 29, [("year_began", NOBODY, 30)]),
    ):
        diary = Diary()
        end_of_year(rows, year=year, listener=diary)
        assert [(event.kind.name, event.seat, *event.values) for event in diary.events] == told


@pytest.mark.clause("DOG-END-8")
def test_what_can_still_be_met() -> None:
    game = new_table()
    red = game.players[RED]
    for district in range(4):
        palaces(game, RED, district, 2)  # 8 palaces in 4 districts: met, so it can be met
    assert can_meet_condition(red.palaces, red.palaces_left, game.built)
    game = new_table()
    red = game.players[RED]
    palaces(game, RED, 0, 3)
    palaces(game, RED, 1, 3)  # 2 left: 8 palaces in 4 districts, if there is room in two other districts
    assert can_meet_condition(red.palaces, red.palaces_left, game.built)
    for district in (2, 3, 4):
        game.built[district] = 5
    assert not can_meet_condition(red.palaces, red.palaces_left, game.built)
