"""Building palaces [5.2.8]."""

from __future__ import annotations

import pytest

from serenissima.core.chance import Tape, scrambled
from serenissima.core.events import Diary
from serenissima.core.options import Options
from serenissima.games.doge.actions import BUILD, DECLINE, MOVE, PLACE, RENOUNCE, TAKE, area_arg
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
    WHITE,
    about_to_count,
    act,
    counted,
    houses,
    houses_of,
    kinds,
    options,
    palaces,
)


@pytest.mark.clause("DOG-PALACE-8", "DOG-PALACE-7")
def test_the_san_marco_example() -> None:
    """Two palaces stand; 4 + 2 and 3 + 2 houses; both pay 5, on the spaces 5 and 6; the next one costs 7."""
    game = about_to_count(SAN_MARCO, {BLUE: [2], RED: [2]})
    palaces(game, GREEN, SAN_MARCO, 2)
    houses(game, BLUE, SAN_MARCO, 4)
    houses(game, RED, SAN_MARCO, 3)
    assert game.price(SAN_MARCO) == 5
    diary = Diary()
    game.listener = diary
    game.settle()
    act(game, RED, PLACE.at(SAN_MARCO, 2))
    act(game, BLUE, PLACE.at(SAN_MARCO, 2))
    assert [houses_of(game, seat)[SAN_MARCO] for seat in (BLUE, RED)] == [6, 5]
    act(game, RED, BUILD.at(SAN_MARCO))
    act(game, BLUE, BUILD.at(SAN_MARCO))
    assert game.over()
    built = [(event.seat, *event.values) for event in diary.events if event.kind.name == "built"]
    assert built == [(RED, SAN_MARCO, 5, 5), (BLUE, SAN_MARCO, 5, 6)]
    assert [houses_of(game, seat)[SAN_MARCO] for seat in (BLUE, RED)] == [1, 0]
    assert game.price(SAN_MARCO) == 7


@pytest.mark.clause("DOG-PALACE-1", "DOG-PALACE-5", "DOG-PALACE-14")
def test_a_palace_is_offered_right_after_houses_arrive_and_may_be_declined() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, CASTELLO, 1)
    houses(game, RED, SAN_MARCO, 5)
    game.settle()
    assert "build" not in kinds(game)
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert options(game) == ["build district=1", "decline"]
    act(game, RED, DECLINE.at())
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert game.over()
    assert houses_of(game, RED)[CASTELLO] == 3


@pytest.mark.clause("DOG-PALACE-14")
def test_nothing_is_built_where_no_house_has_arrived() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, CASTELLO, 5)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    act(game, RED, PLACE.at(CASTELLO, 0))
    assert game.over()


@pytest.mark.clause("DOG-PALACE-14")
@pytest.mark.parametrize("area", [CASTELLO, QUARANTIA])
@pytest.mark.parametrize(
    "votes", [{RED: [3], BLUE: [3]}, {RED: [2], BLUE: [3]}, {RED: [2], GREEN: [2], BLUE: [3]}, {RED: [3]}]
)
def test_houses_that_stand_in_another_district_bring_no_palace(area: int, votes: dict[int, list[int]]) -> None:
    game = about_to_count(area, votes)
    for seat in range(3):
        houses(game, seat, CANNAREGIO, 3)
    game.settle()
    while not game.over():
        offered = options(game)
        assert "build" not in kinds(game)
        wanted = [words for words in offered if words.startswith(("stay", "renounce", "dismiss"))]
        listed = Options()
        game.options(listed)
        act(game, int(game.to_play()), listed.pick(offered.index(wanted[0] if wanted else offered[0])))


@pytest.mark.clause("DOG-PALACE-2")
def test_each_palace_costs_one_house_more_than_the_one_before() -> None:
    game = counted(CASTELLO, {RED: [3]})
    prices = []
    for seat in (RED, BLUE, GREEN, RED, BLUE):
        prices.append(int(game.price(CASTELLO)))
        palaces(game, seat, CASTELLO)
    assert prices == [3, 4, 5, 6, 7]


@pytest.mark.clause("DOG-PALACE-3", "DOG-PALACE-15")
def test_a_full_district_still_votes_but_builds_no_more() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    palaces(game, BLUE, CASTELLO, 5)
    houses(game, RED, CASTELLO, 9)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert game.decision().why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-3"
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    assert game.over()
    assert houses_of(game, RED)[CASTELLO] == 11
    assert game.controller[CASTELLO] == RED


@pytest.mark.clause("DOG-PALACE-4")
def test_the_price_goes_back_to_the_reserve_and_the_surplus_stays() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, CASTELLO, 2)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    assert houses_of(game, RED)[CASTELLO] == 1
    assert game.players[RED].reserve == 14
    assert game.players[RED].palaces_left == 7


@pytest.mark.clause("DOG-PALACE-6", "DOG-MATERIAL-3")
def test_without_palaces_nothing_is_built() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    palaces(game, RED, SAN_MARCO, 5)
    palaces(game, RED, DORSODURO, 3)
    houses(game, RED, CASTELLO, 9)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert game.decision().why_not(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-6"
    assert kinds(game) == {"take", "renounce"}


@pytest.mark.clause("DOG-PALACE-9")
def test_only_the_number_of_palaces_counts() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    palaces(game, BLUE, CASTELLO)
    houses(game, RED, CASTELLO, 2)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    assert [int(points) for points in game.scores()] == [1, 1, 0]


@pytest.mark.clause("DOG-PALACE-10")
def test_one_palace_for_one_arrival_and_another_for_the_next() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, CASTELLO, 7)
    houses(game, RED, SAN_MARCO, 1)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    assert kinds(game) == {"take", "renounce"}  # six houses left, but no second palace
    why = game.decision().why_not
    assert why(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-10"
    assert why(game, RED, BUILD.at(SAN_MARCO)) == "DOG-PALACE-2"
    act(game, RED, RENOUNCE.at(CASTELLO))
    act(game, RED, MOVE.at(SAN_MARCO, CASTELLO))
    act(game, RED, BUILD.at(CASTELLO))
    assert game.players[RED].palaces[CASTELLO] == 2
    assert houses_of(game, RED)[CASTELLO] == 3


@pytest.mark.clause("DOG-PALACE-16", "DOG-PALACE-2")
def test_a_house_moved_out_of_the_district_counted_may_bring_a_palace_elsewhere() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, SAN_MARCO, 2)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 1))
    act(game, RED, RENOUNCE.at(CASTELLO))
    act(game, RED, MOVE.at(CASTELLO, SAN_MARCO))
    assert game.decision().args(game)["price"] == 3
    why = game.decision().why_not
    assert game.decision().clause(game) == "DOG-PALACE-1"
    assert why(game, RED, BUILD.at(CASTELLO)) == "DOG-PALACE-2"
    assert why(game, RED, MOVE.at(SAN_MARCO, CASTELLO)) == "DOG-PALACE-1"
    act(game, RED, BUILD.at(SAN_MARCO))
    assert game.players[RED].palaces[SAN_MARCO] == 1
    assert game.over()


@pytest.mark.clause("DOG-PALACE-11")
def test_the_second_pays_the_price_that_the_winner_left() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2]})
    houses(game, RED, CASTELLO, 1)
    houses(game, BLUE, CASTELLO, 2)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    act(game, BLUE, PLACE.at(CASTELLO, 1))
    assert game.over()  # three houses, and the price is four
    assert houses_of(game, BLUE)[CASTELLO] == 3


@pytest.mark.clause("DOG-PALACE-7")
def test_tied_seconds_build_at_one_price() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2], GREEN: [2]})
    houses(game, BLUE, CASTELLO, 2)
    houses(game, GREEN, CASTELLO, 2)
    game.settle()
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    act(game, RED, PLACE.at(CASTELLO, 0))
    act(game, BLUE, PLACE.at(CASTELLO, 1))
    act(game, GREEN, PLACE.at(CASTELLO, 1))
    act(game, BLUE, BUILD.at(CASTELLO))
    act(game, GREEN, BUILD.at(CASTELLO))
    assert game.price(CASTELLO) == 5


def one_space_left(own: dict[int, int], luck: int) -> Doge:
    """Castello has one free space, and everybody of `own` is tied for first with so many houses there."""
    game = about_to_count(CASTELLO, {seat: [2] for seat in own}, players=4)
    game.luck = scrambled(luck)
    palaces(game, WHITE, CASTELLO, 4)
    for seat, number in own.items():
        houses(game, seat, CASTELLO, number)
    game.settle()
    for seat in own:
        act(game, seat, PLACE.at(CASTELLO, 2))
    return game


@pytest.mark.clause("DOG-ORDER-1", "DOG-PALACE-7")
def test_with_enough_spaces_they_build_in_seat_order_whoever_has_more_houses() -> None:
    game = about_to_count(CASTELLO, {RED: [2], BLUE: [2]})
    palaces(game, GREEN, CASTELLO, 3)
    houses(game, RED, CASTELLO, 4)
    houses(game, BLUE, CASTELLO, 7)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, BLUE, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    act(game, BLUE, BUILD.at(CASTELLO))
    assert game.built[CASTELLO] == 5


@pytest.mark.clause("DOG-ORDER-1", "DOG-PALACE-7")
def test_the_first_seat_builds_too_when_it_comes_last() -> None:
    game = about_to_count(CANNAREGIO, {RED: [2], BLUE: [2]})
    game.year = 2
    houses(game, RED, CANNAREGIO, 1)
    houses(game, BLUE, CANNAREGIO, 1)
    game.settle()
    for seat in (BLUE, RED):
        act(game, seat, PLACE.at(CANNAREGIO, 2))
    for seat in (BLUE, RED):
        assert game.decision().args(game) == {"district": area_arg(CANNAREGIO), "price": 3}
        act(game, seat, BUILD.at(CANNAREGIO))
    assert game.over()


@pytest.mark.clause("DOG-PALACE-6")
def test_the_last_palace_may_be_built() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    palaces(game, RED, SAN_MARCO, 4)
    palaces(game, RED, DORSODURO, 3)
    houses(game, RED, CASTELLO, 1)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    assert game.players[RED].palaces_left == 0


@pytest.mark.clause("DOG-PALACE-2")
def test_a_full_district_shows_the_price_of_its_last_space() -> None:
    game = counted(CASTELLO, {RED: [3]})
    palaces(game, RED, CASTELLO, 5)
    assert game.price(CASTELLO) == 7


@pytest.mark.clause("DOG-PALACE-13")
@pytest.mark.parametrize("luck", range(8))
def test_with_too_few_spaces_most_houses_go_first(luck: int) -> None:
    game = one_space_left({RED: 6, BLUE: 8, GREEN: 7}, luck)
    act(game, BLUE, DECLINE.at())
    act(game, GREEN, BUILD.at(CASTELLO))
    assert game.over()
    assert game.built[CASTELLO] == 5


@pytest.mark.clause("DOG-PALACE-13")
@pytest.mark.parametrize(("outcome", "first"), [(0, RED), (1, BLUE)])
def test_chance_decides_between_equals(outcome: int, first: int) -> None:
    game = about_to_count(CASTELLO, {RED: [2], BLUE: [2]}, players=4)
    palaces(game, WHITE, CASTELLO, 4)
    houses(game, RED, CASTELLO, 7)
    houses(game, BLUE, CASTELLO, 7)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 1))
    game.tape = Tape([outcome])
    act(game, BLUE, PLACE.at(CASTELLO, 1))
    assert game.to_play() == first
    act(game, first, BUILD.at(CASTELLO))
    assert game.over()
