"""Set-up: components, seats, starting things."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serenissima.core.bags import bag_size, counts_of, lane
from serenissima.core.bits import count, members_of
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.title import BadSetting
from serenissima.games.rialto.board import first_district, links_of, second_district
from serenissima.games.rialto.flow.setup import LayOutTheBoard, SeatThePlayers
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import (
    BANK_OF,
    BRIDGE_ENDS,
    BUILDING_BITS,
    BUILDING_NAMES,
    BUILDING_VALUES,
    CARD_BITS,
    CARDS,
    DISTRICT_NAMES,
    GONDOLA_ENDS,
    LINK_ENDS,
    LINKS_OF_MAP,
    TILE_BITS,
)
from serenissima.games.rialto.state import Rialto
from serenissima.match.match import Match
from tests.games.rialto.position import do, doge_order, new, offered, owned, why_not


def bare(players: int = 4, **options: str) -> Rialto:
    """The board laid out, nothing dealt, nobody seated."""
    game = TITLE.begin(TITLE.setting(players, options), 5)
    assert isinstance(game, Rialto)
    game.do_only(LayOutTheBoard(-1))
    game.settle()
    return game


def missing_pairs(board: int) -> set[frozenset[str]]:
    joined = {
        frozenset((DISTRICT_NAMES[LINK_ENDS[2 * n]], DISTRICT_NAMES[LINK_ENDS[2 * n + 1]]))
        for n in members_of(LINKS_OF_MAP[board])
    }
    pairs = {frozenset((a, b)) for a in DISTRICT_NAMES for b in DISTRICT_NAMES if a != b}
    return pairs - joined


@pytest.mark.clause("RIA-COMP-1")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert len(new(players).players) == players
    for players in (1, 6):
        with pytest.raises(BadSetting):
            TITLE.setting(players)


@pytest.mark.clause("RIA-COMP-2", "RIA-SETUP-6")
def test_77_cards_eleven_of_each_kind_in_the_pile() -> None:
    game = bare()
    assert counts_of(game.pile, CARD_BITS, CARDS) == [11] * 7
    assert view(game, SPECTATOR)["pile"] == {"hidden": 77}


@pytest.mark.clause("RIA-COMP-4", "RIA-SETUP-5", "RIA-COMP-9", "RIA-BUILD-1")
def test_sixty_buildings_and_thirty_coins() -> None:
    game = bare()
    assert counts_of(game.stock, BUILDING_BITS, 12) == [5] * 12
    assert game.coins == 30
    assert [int(value) for value in BUILDING_VALUES] == [1, 2, 3, 4] * 3
    assert BUILDING_NAMES[4:8] == ["yellow_1", "yellow_2", "yellow_3", "yellow_4"]


@pytest.mark.clause("RIA-COMP-5", "RIA-COMP-6", "RIA-COMP-7")
def test_two_sets_of_six_bridges() -> None:
    ends = [int(value) for value in BRIDGE_ENDS]
    assert ends[:12] == [3, 6, 4, 6, 5, 6, 3, 5, 4, 5, 4, 5]
    assert ends[12:] == [3, 4, 3, 5, 3, 6, 4, 5, 4, 6, 5, 6]
    assert all(3 <= value <= 6 for value in ends)
    assert all(low < high for low, high in zip(ends[::2], ends[1::2], strict=True)), "the lower end comes first"
    assert bare().bridges == 0
    assert bare(bridges="pairs").bridges == 1


@pytest.mark.clause("RIA-COMP-8", "RIA-SETUP-2")
def test_six_gondolas_worth_one_at_both_ends() -> None:
    assert bare().gondolas == 6
    assert [int(value) for value in GONDOLA_ENDS] == [1, 1]


@pytest.mark.clause("RIA-COMP-11", "RIA-COMP-12", "RIA-SETUP-4")
def test_two_banks_of_three_districts() -> None:
    assert members_of(bare().banks) == [0, 1]
    banks = {name: int(BANK_OF[n]) for n, name in enumerate(DISTRICT_NAMES)}
    assert {name for name, bank in banks.items() if bank == 0} == {"cannaregio", "castello", "san_marco"}
    assert {name for name, bank in banks.items() if bank == 1} == {"santa_croce", "san_polo", "dorsoduro"}


@pytest.mark.clause("RIA-COMP-13", "RIA-COMP-14")
def test_two_maps_of_twelve_connections_four_for_each_district() -> None:
    assert bare().board == 1, "the likelier one where nothing is said"
    for board, option in enumerate(("borders", "rings")):
        game = bare(board=option)
        assert count(game.free) == 12
        for district in range(6):
            links = members_of(links_of(district) & game.free)
            assert len({int(first_district(n)) + int(second_district(n)) - district for n in links}) == 4
        missing = {tuple(sorted(pair)) for pair in missing_pairs(board)}
        if option == "borders":
            assert missing == {("cannaregio", "dorsoduro"), ("san_marco", "santa_croce"), ("castello", "san_polo")}
        else:
            assert missing == {("castello", "santa_croce"), ("cannaregio", "san_marco"), ("dorsoduro", "san_polo")}


@pytest.mark.clause("RIA-SETUP-1", "RIA-COMP-10")
def test_order_tiles_are_dealt_at_random_one_to_each_district() -> None:
    seen = set()
    for luck in range(12):
        game = new(luck=luck)
        numbers = counts_of(game.number_of, TILE_BITS, 6)
        assert sorted(numbers) == [0, 1, 2, 3, 4, 5]
        for number, district in enumerate(counts_of(game.district_in, TILE_BITS, 6)):
            assert numbers[district] == number
        seen.add(tuple(numbers))
    assert len(seen) > 6


@pytest.mark.clause("RIA-SETUP-3")
def test_only_the_top_of_the_bridge_stack_is_seen_and_the_rest_has_no_order() -> None:
    game = bare()
    assert count(game.unseen_bridges) == 5
    assert 0 <= game.bridge < 6
    assert {int(new(luck=luck).bridge) for luck in range(40)} == set(range(6))
    before = game.bridge
    game.turn_up_bridge()
    assert game.bridge != before
    for _ in range(5):
        game.turn_up_bridge()
    assert game.bridge == -1


@pytest.mark.clause("RIA-SETUP-7", "RIA-SETUP-8")
def test_a_random_first_player_ends_on_top_of_the_doge_stack() -> None:
    firsts = set()
    for luck in range(20):
        game = new(4, luck * 1_000_003)
        order = doge_order(game)
        firsts.add(order[0])
        assert order == [(order[0] + place) % 4 for place in range(4)], "clockwise downwards"
        assert [int(player.doge) for player in game.players] == [1] * 4
    assert firsts == {0, 1, 2, 3}


@pytest.mark.clause("RIA-COMP-3", "RIA-SETUP-9", "RIA-SETUP-10")
def test_points_and_councillors_at_the_start() -> None:
    for player in new(5).players:
        assert (player.points, player.reserve, player.general) == (3, 5, 13)


@pytest.mark.clause("RIA-SETUP-11")
@pytest.mark.parametrize(("players", "coins"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 2, 3]), (5, [1, 2, 2, 2, 3])])
def test_starting_coins_clockwise_from_the_first_player(players: int, coins: list[int]) -> None:
    game = new(players, luck=3)
    assert [int(game.players[seat].coins) for seat in doge_order(game)] == coins
    assert game.coins == 30 - sum(coins)


@pytest.mark.clause("RIA-SETUP-12", "RIA-SETUP-13")
@pytest.mark.parametrize("players", [2, 3])
def test_few_players_choose_different_buildings_counter_clockwise(players: int) -> None:
    game = new(players, luck=3)
    order = doge_order(game)
    choosers = []
    for name in ("blue_1", "green_1", "yellow_1")[:players]:
        choosers.append(int(game.to_play()))
        assert len(offered(game)) == 3 - len(choosers) + 1
        do(game, f"start_with building={name}")
        if len(choosers) < players:
            assert why_not(game, f"start_with building={name}") == "RIA-SETUP-13"
    assert choosers == order[::-1], "the first player chooses last"


@pytest.mark.clause("RIA-SETUP-12", "RIA-SETUP-14")
def test_more_players_share_a_building_at_most_twice() -> None:
    game = new(5, luck=3)
    assert why_not(game, "start_with building=green_2") == "RIA-SETUP-12"
    do(game, "start_with building=green_1")
    do(game, "start_with building=green_1")
    assert why_not(game, "start_with building=green_1") == "RIA-SETUP-14"
    do(game, "start_with building=blue_1")
    do(game, "start_with building=blue_1")
    assert offered(game) == ["start_with building=4"]
    do(game, "start_with building=yellow_1")
    assert [owned(game, seat) for seat in doge_order(game)[::-1]] == [
        ["green_1"],
        ["green_1"],
        ["blue_1"],
        ["blue_1"],
        ["yellow_1"],
    ]
    assert lane(game.stock, 0, BUILDING_BITS) == 3


def test_seats_are_asked_only_for_what_is_theirs() -> None:
    game = bare()
    game.do_only(SeatThePlayers(-1))
    game.settle()
    assert all(bag_size(player.hand, CARD_BITS) == 0 for player in game.players)


def test_a_position_of_the_first_rules_goes_on() -> None:
    """They kept one heap of discards, and of each hand what was shown."""
    match = Match.start(TITLE, 3, None, 4)
    for _ in range(40):
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0])
    old: Any = json.loads(json.dumps(match.to_json()))
    position = old["snapshot"]
    heaps = [position["spent"], *(player["dropped"] for player in position["players"])]
    position["discards"] = [sum(cards) for cards in zip(*heaps, strict=True)]
    del position["stacked"], position["risen"]
    new = "dropped stacked sure shed sprung loose gone found fresh drawn uncut lacks lacked"
    for player in position["players"]:
        player["shown"] = player["sure"]
        for name in new.split():
            del player[name]
    position["order"] = [max(0, seat - 1) for seat in position["order"]]
    old["rules_version"] = 1
    old["entries"][0]["digest"] = ""
    restored = Match.from_json(TITLE, old)
    assert restored.restored
    assert isinstance(restored.state, Rialto)
    TITLE.check(restored.state)
    assert restored.options(restored.waiting()[0])


def test_a_position_of_the_second_rules_goes_on() -> None:
    """They said of what kinds cards had turned up that nobody knew in the pile, and not how many."""
    match = Match.start(TITLE, 2, None, 4)
    for _ in range(40):
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0])
    old: Any = json.loads(json.dumps(match.to_json()))
    del old["snapshot"]["risen"]
    old["snapshot"]["order"] = [max(0, seat - 1) for seat in old["snapshot"]["order"]]
    for player in old["snapshot"]["players"]:
        player["loose"], player["found"] = [1] * 7, 0b11
    old["rules_version"] = 2
    old["entries"][0]["digest"] = ""
    restored = Match.from_json(TITLE, old).state
    assert isinstance(match.state, Rialto)
    assert isinstance(restored, Rialto)
    assert [(int(player.loose), int(player.found)) for player in restored.players] == [(0, 0)] * 2
    assert restored.order == match.state.order
    TITLE.check(restored)
