"""What everybody is told of actions and blue buildings, number by number."""

from __future__ import annotations

import pytest

from serenissima.games.rialto.board import GONDOLA
from serenissima.games.rialto.flow.banks import check_banks_at_once
from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.printed import BUILDING_BITS, LINK_NAMES, TILE_BITS
from tests.games.rialto.position import (
    ask,
    council,
    district,
    do,
    hold,
    link,
    listen,
    new,
    number_districts,
    offered,
    own,
    started,
    story,
    track,
)
from tests.games.rialto.told_kit import NUMBERS, asked, building, resolve


@pytest.mark.clause("RIA-A-1", "RIA-A-3")
def test_steps_are_told_with_the_space() -> None:
    game = started(3)
    track(game, (0, 4), (1, 2), (2, 1))
    told = story(resolve(game, "A", 0, 2, 1))
    assert told == [("bonus_won", 1, 0, 2), ("stepped", 1, 3, 5), ("stepped", 2, 1, 2)]


@pytest.mark.clause("RIA-B-1", "RIA-B-2", "RIA-B-3")
def test_coins_are_told_as_far_as_they_come() -> None:
    game = started(3)
    game.coins = 4
    assert story(resolve(game, "B", 2, 2, 1)) == [
        ("bonus_won", 0, 1, 2),
        ("earned", 0, 3),
        ("earned", 1, 1),
        ("earned", 2, 0),
    ]


@pytest.mark.clause("RIA-C-1", "RIA-C-9", "RIA-C-10")
def test_buildings_taken_and_returned() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_1", "green_2", "yellow_3", "yellow_3", "blue_2", "blue_4")
    game.players[0].resting = 1 << BUILDING_BITS * building("green_2")
    heard = resolve(game, "C", 2, 0)
    do(game, "take_building building=green_3")
    assert asked(game)["building"]["id"] == "building-green_3"
    assert "return_building own=1 condition=2" in offered(game)
    assert "return_building own=1 condition=0" not in offered(game)
    do(game, "return_building own=green_2 condition=2")
    assert game.players[0].resting == 0
    assert story(heard) == [
        ("bonus_won", 0, 2, 2),
        ("returned", 0, building("green_2"), 2),
        ("built", 0, building("green_3")),
    ]
    assert game.players[0].points == 3 + 2


@pytest.mark.clause("RIA-C-1", "RIA-C-4")
def test_with_exactly_four_nothing_follows() -> None:
    game = started(2)
    resolve(game, "C", 3, 0)
    assert len(offered(game)) == 13, "any value up to 4"
    do(game, "take_building building=blue_4")
    assert game.over()
    game = started(2)
    resolve(game, "C", 3, 0)
    game.stock -= game.stock & 15
    assert "take_building building=0" not in offered(game)


@pytest.mark.clause("RIA-D-1", "RIA-D-2", "RIA-D-3", "RIA-D-4", "RIA-SETUP-3")
def test_points_and_the_bridge() -> None:
    game = started(3)
    game.bridge, game.unseen_bridges = 0, 0b000010  # 3/6, then 4/6
    heard = resolve(game, "D", 2, 1, 0)
    assert asked(game) == {"first": 3, "second": 6}
    here = link("cannaregio", "castello")
    do(game, f"place_bridge link={here} turned=1")
    assert story(heard) == [
        ("bonus_won", 0, 3, 2),
        ("scored", 0, 3),
        ("bridged", 0, here, 6, 3),
        ("turned_up", -1, 4, 6),
        ("scored", 1, 1),
        ("lost_points", 2, 1),
    ]


@pytest.mark.clause("RIA-E-1", "RIA-E-2", "RIA-E-3", "RIA-E-4", "RIA-E-5")
def test_councillors_and_the_gondola() -> None:
    game = started(3)
    game.players[0].general = 3
    game.players[1].general = 1
    heard = resolve(game, "E", 2, 2, 0)
    here = link("castello", "dorsoduro")
    do(game, f"place_gondola link={here}")
    assert asked(game)["link"] == LINK_NAMES[here]
    do(game, f"send_councillor district={district('dorsoduro')}")
    assert story(heard) == [
        ("bonus_won", 0, 4, 2),
        ("recruited", 0, 2, 0),
        ("gondola_laid", 0, here),
        ("sent", 0, district("dorsoduro")),
        ("recruited", 1, 1, 1),
    ]
    assert (game.players[0].general, game.gondolas) == (0, 5)

    game.players[0].reserve = 1
    heard = resolve(game, "E", 1, 0, 0)
    other = link("castello", "san_marco")
    do(game, f"place_gondola link={other}")
    assert asked(game)["link"] == LINK_NAMES[other]
    do(game, f"move_councillor origin={district('dorsoduro')} district={district('castello')}")
    assert game.players[0].council == 1 << 8 * district("castello")
    assert story(heard)[1:] == [
        ("recruited", 0, 0, 1),
        ("gondola_laid", 0, other),
        ("scored", 0, 1),
        ("moved", 0, district("dorsoduro"), district("castello")),
    ]
    game.players[0].reserve = 1
    heard = resolve(game, "E", 1, 0, 0)
    do(game, f"place_gondola link={link('castello', 'cannaregio')}")
    do(game, f"move_councillor origin=reserve district={district('cannaregio')}")
    assert story(heard)[-1] == ("moved", 0, 6, district("cannaregio"))
    assert game.players[0].reserve == 0


@pytest.mark.clause("RIA-E-3")
@pytest.mark.parametrize(
    ("reserve", "councillors", "asks"), [(0, 0, False), (0, 1, True), (1, 0, True), (2, 0, True), (0, 2, True)]
)
def test_who_has_nobody_to_move_is_not_asked(reserve: int, councillors: int, asks: bool) -> None:
    game = started(2)
    game.players[0].general, game.players[0].reserve = 0, reserve
    game.players[0].council = councillors
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    assert game.over() != asks
    if asks:
        moves = [text for text in offered(game) if "origin=6" in text]
        assert len(moves) == (2 if reserve else 0)


@pytest.mark.clause("RIA-E-3", "RIA-E-4")
def test_the_last_councillor_of_the_general_supply_is_still_sent() -> None:
    game = started(2)
    game.players[0].general = 2
    resolve(game, "E", 1, 0)
    do(game, f"place_gondola link={link('castello', 'san_marco')}")
    do(game, f"send_councillor district={district('castello')}")
    assert (game.players[0].general, game.players[0].points) == (0, 3)


@pytest.mark.clause("RIA-F-1", "RIA-F-2", "RIA-F-3", "RIA-F-4", "RIA-BANK-2", "RIA-BANK-3")
def test_councillors_of_stage_f_and_a_bank() -> None:
    game = started(3)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    council(game, 0, cannaregio=2, castello=1)
    game.players[0].reserve = 1
    heard = resolve(game, "F", 2, 1, 0)
    assert asked(game)["steps"] == 2
    assert asked(game)["district"]["id"] == "district-san_marco"
    do(game, f"bring_councillor district={district('cannaregio')}")
    assert asked(game)["steps"] == 1
    do(game, "leave_councillors")
    assert story(heard) == [
        ("bonus_won", 0, 5, 2),
        ("seated", 0, 1, district("san_marco")),
        ("bank_won", 0, 0, 5),
        ("moved", 0, district("cannaregio"), district("san_marco")),
        ("seated", 1, 1, district("san_marco")),
        ("bank_turned", -1, 0),
    ]
    assert game.stage == -1


@pytest.mark.clause("RIA-F-1", "RIA-F-4")
def test_who_has_nobody_places_nobody() -> None:
    game = started(2)
    number_districts(game, *NUMBERS)
    game.players[0].reserve = 0
    assert story(resolve(game, "F", 1, 0)) == [("bonus_won", 0, 5, 1)], "nobody was placed"
    game = started(2)
    number_districts(game, *NUMBERS)
    council(game, 0, cannaregio=1)
    game.players[0].reserve = 0
    resolve(game, "F", 1, 0)
    assert offered(game) == ["leave_councillors", f"bring_councillor district={district('cannaregio')}"]


@pytest.mark.clause("RIA-BANK-1", "RIA-BANK-4", "RIA-NEUTRAL-18")
def test_both_banks_are_told_and_kept_apart() -> None:
    game = started(2, neutral="yes")
    council(game, 1, cannaregio=1, castello=1, san_marco=1)
    heard = listen(game)
    check_banks_at_once(game, 1)
    council(game, 2, santa_croce=1, san_polo=1, dorsoduro=1)
    check_banks_at_once(game, 2)
    assert story(heard) == [
        ("bank_won", 1, 0, 5),
        ("bank_turned", -1, 0),
        ("bank_lost", 2, 1),
        ("bank_turned", -1, 1),
    ]
    assert game.bank_winners == 1 << 1 | 1 << 8 + 2
    council(game, 0, cannaregio=1, castello=1, san_marco=1, santa_croce=1, san_polo=1, dorsoduro=1)
    check_banks_at_once(game, 0)
    assert len(story(heard)) == 4, "both tiles are turned"


@pytest.mark.clause("RIA-BANK-2", "RIA-BANK-4")
def test_in_one_stage_two_players_may_win_two_banks_each() -> None:
    game = started(2)
    number_districts(game, "san_marco", "castello", "cannaregio", "san_polo", "dorsoduro", "santa_croce")
    for seat in (0, 1):
        council(game, seat, cannaregio=1, castello=1, santa_croce=1, san_polo=1, dorsoduro=1)
    heard = resolve(game, "F", 1, 1)
    won = [event for event in story(heard) if event[0] == "bank_won"]
    assert won == [("bank_won", 0, 0, 5), ("bank_won", 0, 1, 5), ("bank_won", 1, 0, 5), ("bank_won", 1, 1, 5)]
    assert game.bank_winners == 0b11 | 0b11 << 8
    assert game.banks == 0


@pytest.mark.clause("RIA-NEUTRAL-15", "RIA-NEUTRAL-16", "RIA-NEUTRAL-17", "RIA-NEUTRAL-8")
def test_what_the_neutral_player_builds() -> None:
    game = started(2, neutral="yes")
    number_districts(game, "cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro")
    game.marked = link("cannaregio", "castello")
    game.bridge, game.unseen_bridges = 0, 0b000010
    told = story(resolve(game, "D", 0, 0, 1))
    assert [event for event in told if event[0] in ("bridged", "marked", "turned_up")] == [
        ("bridged", 2, link("cannaregio", "castello"), 3, 6),
        ("marked", -1, link("cannaregio", "san_marco")),
        ("turned_up", -1, 4, 6),
    ]
    here = int(game.marked)
    told = story(resolve(game, "E", 0, 0, 1))
    assert told == [
        ("bonus_won", 2, 4, 1),
        ("gondola_laid", 2, here),
        ("sent", 2, district("cannaregio")),
        ("sent", 2, district("san_marco")),
        ("marked", -1, link("cannaregio", "santa_croce")),
    ]
    assert story(resolve(game, "F", 0, 0, 2)) == [("bonus_won", 2, 5, 2), ("seated", 2, 3, district("cannaregio"))]
    game.marked = link("castello", "san_marco")
    told = story(resolve(game, "E", 0, 0, 1))
    assert told[2:4] == [("sent", 2, district("castello")), ("sent", 2, district("san_marco"))]


@pytest.mark.clause("RIA-NEUTRAL-9")
def test_the_mark_leaves_the_board() -> None:
    game = started(2, neutral="yes")
    here = link("cannaregio", "castello")
    game.free, game.marked = 1 << here, here
    heard = listen(game)
    game.lay_tile(here, GONDOLA)
    assert story(heard) == [], "first the tile is told"
    game.move_mark()
    assert story(heard) == [("unmarked", -1)]
    assert (game.marked, game.tiles) == (-1, GONDOLA << here * TILE_BITS)
    game.move_mark()
    assert len(heard.events) == 1


# --- phase III


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-5", "RIA-BLUE-6", "RIA-BLUE-7", "RIA-BLUE-10")
def test_blue_buildings() -> None:
    game = started(2)
    own(game, 0, "blue_1", "blue_2", "blue_2", "blue_2", "blue_3", "blue_4", "green_1")
    game.players[0].coins = 6
    game.players[0].general = 1
    track(game, (0, 3), (1, 1))
    stock = int(game.stock)
    heard = listen(game)
    ask(game, BlueBuildings(-1))
    assert "point_only own=9" in offered(game)
    do(game, "swap own=green_1 condition=0")
    assert game.stock == stock + 1 - (1 << BUILDING_BITS)
    assert game.players[0].resting == 1 << BUILDING_BITS
    do(game, "point_only own=blue_2")
    do(game, "use_blue own=blue_2")
    assert "point_only own=9" not in offered(game)
    do(game, "use_blue own=blue_2")
    do(game, "use_blue own=blue_3")
    do(game, "use_blue own=blue_4")
    assert story(heard) == [
        ("swapped", 0, building("green_1"), building("green_2")),
        ("used_building", 0, building("blue_2")),
        ("scored", 0, 1),
        ("used_building", 0, building("blue_2")),
        ("scored", 0, 1),
        ("recruited", 0, 1, 0),
        ("used_building", 0, building("blue_2")),
        ("scored", 0, 1),
        ("recruited", 0, 0, 1),
        ("used_building", 0, building("blue_3")),
        ("stepped", 0, 3, 6),
        ("used_building", 0, building("blue_4")),
        ("scored", 0, 3),
    ]
    player = game.players[0]
    assert (player.points, player.reserve, player.general, player.coins) == (3 + 1 + 1 + 2 + 3, 6, 0, 0)
    assert game.over()


@pytest.mark.clause("RIA-STAGE-5", "RIA-CARDS-16")
def test_only_an_empty_hand_is_seen_to_hold_nothing() -> None:
    game = started(2)
    ask(game, PlayCards(0))
    assert game.decision().public(game)
    for cards in ({"doge": 1}, {"gold": 1}):
        hold(game, 0, **cards)
        assert not game.decision().public(game)


@pytest.mark.clause("RIA-SETUP-7")
def test_a_new_game_tells_what_it_begins_with() -> None:
    assert new(3, luck=2).first in range(3)
