"""Phase 2 [5.2.1, 5.2.2]: the order of the counts, and the votes."""

from __future__ import annotations

import pytest

from serenissima.core.chance import Tape
from serenissima.core.engine import NOBODY
from serenissima.core.events import Diary
from serenissima.core.fields import to_json
from serenissima.games.doge.actions import DISMISS, PLACE, RENOUNCE, TAKE
from serenissima.games.doge.board import CIRCLE
from serenissima.games.doge.flow.counting import CountArea, CountAreas
from serenissima.games.doge.flow.year import EndOfYear
from serenissima.games.doge.help import known_votes
from serenissima.games.doge.state import Doge
from tests.games.doge.table import (
    BLUE,
    CANNAREGIO,
    CASTELLO,
    DORSODURO,
    GREEN,
    QUARANTIA,
    RED,
    SAN_MARCO,
    SAN_POLO,
    WHITE,
    about_to_count,
    act,
    ballot,
    control,
    counted,
    houses,
    kinds,
    lay,
    new_table,
    options,
    palaces,
)


def year_of_counts(order: list[int], votes: dict[int, list[int]], forced: list[int]) -> Doge:
    """A year in this order, red having laid one marker in each of some areas; the blue cards come as forced."""
    game = new_table()
    for place, area in enumerate(order):
        game.brown[place] = area
    for area, values in votes.items():
        lay(game, RED, area, *values)
    game.pending = game.asked = 0
    game.tape = Tape(forced)
    game.do_only(CountAreas(NOBODY))
    game.settle()
    return game


@pytest.mark.clause("DOG-COUNT-1", "DOG-COUNT-3")
def test_cannaregio_is_the_first_brown_card_and_counted_first() -> None:
    order = [CANNAREGIO, CASTELLO, DORSODURO, SAN_MARCO, SAN_POLO, 5, QUARANTIA]
    game = year_of_counts(order, {CANNAREGIO: [1], CASTELLO: [2]}, [])
    assert game.counted == 0
    assert "take councillor=0 area=1" in options(game)


@pytest.mark.clause("DOG-COUNT-2", "DOG-COUNT-4")
def test_after_cannaregio_castello_is_next_and_next_year_starts_in_dorsoduro() -> None:
    order = [CANNAREGIO, CASTELLO, SAN_MARCO, SAN_POLO, 5, QUARANTIA, DORSODURO]
    game = year_of_counts(order, {CANNAREGIO: [1], CASTELLO: [2]}, [DORSODURO])
    act(game, RED, RENOUNCE.at(CANNAREGIO))
    act(game, RED, PLACE.at(CANNAREGIO, 0))
    assert game.counted == 1
    assert game.blue[0] == DORSODURO
    assert "take councillor=1 area=0" in options(game)
    assert known_votes(game) == [CASTELLO, SAN_MARCO, SAN_POLO, 5, QUARANTIA, DORSODURO, DORSODURO]


@pytest.mark.clause("DOG-COUNT-2", "DOG-SETUP-5")
def test_blue_cards_are_seven_different_areas() -> None:
    game = new_table()
    game.pending = game.asked = 0
    diary = Diary()
    game.listener = diary
    game.do_only(CountAreas(NOBODY))
    game.settle()
    assert game.over()
    assert sorted(game.blue) == list(range(7))
    turned = [(event.seat, *event.values) for event in diary.events if event.kind.name == "turned"]
    assert turned == [(NOBODY, area) for area in game.blue]


@pytest.mark.clause("DOG-YEAR-2", "DOG-YEAR-3", "DOG-YEAR-4")
def test_the_year_ends_with_the_seventh_count_and_the_blue_order_becomes_the_brown_one() -> None:
    game = year_of_counts(list(range(7)), {CASTELLO: [0]}, [])
    blue = list(game.blue)
    assert game.players[RED].shown[CASTELLO] != 0
    game.do(EndOfYear(NOBODY))
    game.settle()
    assert game.year == 2
    assert list(game.brown) == blue
    assert list(game.blue) == [CIRCLE] * 7
    assert game.counted == 0
    assert all(player.hand == new_table().players[0].hand for player in game.players)
    assert kinds(game) == {"card"}


@pytest.mark.clause("DOG-VOTES-1", "DOG-VOTES-2", "DOG-VOTES-3")
def test_markers_and_councillors_make_the_votes() -> None:
    game = about_to_count(CASTELLO, {RED: [1, 3], BLUE: [3], GREEN: [2, 2]})
    control(game, BLUE, SAN_MARCO, CASTELLO)
    control(game, BLUE, QUARANTIA, CASTELLO)
    control(game, GREEN, DORSODURO, SAN_POLO)
    game.settle()
    assert [game.votes(seat, CASTELLO) for seat in range(3)] == [4, 5, 4]
    assert game.to_play() == BLUE
    _settle_victory(game, BLUE, CASTELLO)
    assert game.to_play() == RED  # tied with green for second place
    act(game, RED, PLACE.at(CASTELLO, 1))
    act(game, GREEN, PLACE.at(CASTELLO, 1))


@pytest.mark.clause("DOG-VOTES-4", "DOG-VOTES-5")
def test_red_4_and_blue_0_leave_blue_without_second_place() -> None:
    game = counted(CASTELLO, {RED: [1, 3], BLUE: [0]})
    _settle_victory(game, RED, CASTELLO)
    assert game.over()
    assert game.players[BLUE].reserve == 15


@pytest.mark.clause("DOG-VOTES-6")
def test_a_zero_beside_other_votes_does_no_harm() -> None:
    game = counted(CASTELLO, {RED: [0, 1], BLUE: [2]})
    _settle_victory(game, BLUE, CASTELLO)
    act(game, RED, PLACE.at(CASTELLO, 1))
    assert game.over()


@pytest.mark.clause("DOG-VOTES-6")
def test_a_councillor_alone_wins_a_vote() -> None:
    game = about_to_count(CASTELLO, {BLUE: [0]})
    control(game, BLUE, SAN_MARCO, CASTELLO)
    control(game, RED, QUARANTIA, CASTELLO)
    control(game, RED, QUARANTIA + 1, CASTELLO)
    game.settle()
    _settle_victory(game, RED, CASTELLO)
    assert game.to_play() == BLUE


@pytest.mark.clause("DOG-VOTES-3", "DOG-DISTRICT-3")
def test_the_winner_is_announced_before_the_second() -> None:
    game = about_to_count(CASTELLO, {RED: [1], BLUE: [0, 2], GREEN: [3], WHITE: [0]}, players=4)
    diary = Diary()
    game.listener = diary
    game.settle()
    assert [(event.kind.name, event.seat, *event.values) for event in diary.events] == [
        ("shown", RED, CASTELLO, 1, ballot(1)),
        ("shown", BLUE, CASTELLO, 2, ballot(0, 2)),
        ("shown", GREEN, CASTELLO, 1, ballot(3)),
        ("shown", WHITE, CASTELLO, 1, ballot(0)),
        ("voted", RED, CASTELLO, 1),
        ("voted", BLUE, CASTELLO, 2),
        ("voted", GREEN, CASTELLO, 3),
        ("won", GREEN, CASTELLO),
        ("second", BLUE, CASTELLO),
    ]


@pytest.mark.clause("DOG-VOTES-3", "DOG-DISTRICT-6")
def test_players_tied_for_second_place_are_announced_as_tied() -> None:
    game = about_to_count(CASTELLO, {RED: [2], BLUE: [3], GREEN: [2]})
    diary = Diary()
    game.listener = diary
    game.settle()
    told = [(event.kind.name, event.seat, *event.values) for event in diary.events][-3:]
    assert told == [("won", BLUE, CASTELLO), ("tied_second", RED, CASTELLO), ("tied_second", GREEN, CASTELLO)]


@pytest.mark.clause("DOG-VOTES-7")
@pytest.mark.parametrize("area", [CASTELLO, QUARANTIA])
def test_without_any_vote_nothing_happens(area: int) -> None:
    game = about_to_count(area, {RED: [0]})
    control(game, BLUE, area, SAN_MARCO)
    diary = Diary()
    game.listener = diary
    game.settle()
    assert game.over()
    assert game.controller[area] == BLUE
    assert game.place[area] == SAN_MARCO
    assert [event.kind.name for event in diary.events] == ["shown", "no_votes"]


@pytest.mark.clause("DOG-VOTES-8", "DOG-VOTES-2", "DOG-YEAR-5")
def test_a_councillor_sent_to_an_area_already_counted_votes_there_next_year() -> None:
    game = year_of_counts([CASTELLO, QUARANTIA, 0, 2, 3, 4, 5], {CASTELLO: [1], QUARANTIA: [3]}, [])
    _settle_victory(game, RED, CASTELLO)
    act(game, RED, TAKE.at(6, CASTELLO))
    act(game, RED, DISMISS.at(7))
    act(game, RED, TAKE.at(8, CASTELLO))
    assert game.over(), "Castello is not counted again"
    game.do(EndOfYear(NOBODY))
    game.settle()
    assert game.year == 2
    assert [(int(game.controller[c]), int(game.place[c])) for c in (6, 7, 8)] == [
        (0, CASTELLO),
        (-1, CIRCLE),
        (0, CASTELLO),
    ]
    lay(game, BLUE, CASTELLO, 1)
    game.pending = game.asked = 0
    game.do_only(CountArea(NOBODY, CASTELLO))
    game.settle()
    assert [game.votes(seat, CASTELLO) for seat in range(3)] == [2, 1, 0]
    _settle_victory(game, RED, CASTELLO)
    assert game.to_play() == BLUE


@pytest.mark.clause("DOG-YEAR-5")
def test_councillors_houses_and_palaces_stay_over_the_end_of_the_year() -> None:
    game = new_table()
    control(game, BLUE, CASTELLO, SAN_MARCO)
    houses(game, RED, DORSODURO, 3)
    palaces(game, GREEN, SAN_POLO, 2)
    before = to_json(game)
    game.pending = game.asked = 0
    game.counted = 7
    for place in range(7):
        game.blue[place] = place
    game.do_only(EndOfYear(NOBODY))
    game.settle()
    after = to_json(game)
    assert after["year"] == 2
    for kept in ("place", "controller", "built"):
        assert after[kept] == before[kept]
    assert after["players"] == before["players"]


@pytest.mark.clause("DOG-VOTES-1")
def test_markers_are_turned_up_for_everybody() -> None:
    game = counted(CASTELLO, {RED: [1, 3]})
    assert game.players[RED].stacks[CASTELLO] == 0
    assert game.players[RED].shown[CASTELLO] != 0
    assert game.votes(RED, CASTELLO) == 4


def _settle_victory(game: Doge, seat: int, district: int) -> None:
    """The winner takes the least: renounces and places nothing."""
    act(game, seat, RENOUNCE.at(district))
    act(game, seat, PLACE.at(district, 0))
