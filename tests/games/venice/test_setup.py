"""Set-up for every count, and the preliminary round."""

from __future__ import annotations

import pytest

from serenissima.core.bits import count, members_of
from serenissima.games.venice.actions import DONE, EFFECT, GONDOLIER, PLACE, RETURN_MISSION
from serenissima.games.venice.buildings import TILES
from serenissima.games.venice.cards import DOGE_CARDS, INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.city import CANALS, CANALS_AT, COLUMNS, DOCKS, other_end
from serenissima.games.venice.flow.passage import canal_price
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import act, asked, building, dock, options, why


def new_game(players: int, luck: int = 5, **options: str) -> Venice:
    game = TITLE.new_game(players, luck, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(game, Venice)
    return game


def missions_returned(game: Venice) -> Venice:
    for _ in range(game.seats):
        act(game, RETURN_MISSION.at(members_of(game.players[int(game.to_play())].hand)[0]))
    return game


@pytest.mark.clause("VEN-SETUP-1", "VEN-SETUP-2", "VEN-SETUP-4")
def test_tiles_are_shuffled_and_pieces_counted_out() -> None:
    layouts = {tuple(int(b) for b in new_game(3, luck).building_at) for luck in range(8)}
    assert len(layouts) == 8
    for layout in layouts:
        assert sorted(layout) == list(range(15))
        assert [layout[1], layout[9], layout[13]] == [
            building(b) for b in ("st_marks", "grand_council", "doges_palace")
        ]
    game = new_game(4)
    assert list(game.staff) == [10] * 4
    assert list(game.spans) == [2] * 4


@pytest.mark.clause("VEN-BOX-1")
def test_all_cards_and_tiles_of_the_box() -> None:
    printed_cards = (MISSIONS, INFLUENCE_CARDS, DOGE_CARDS, TILES)
    assert printed_cards == (26, 22, 27, 12)
    game = new_game(2)
    decks = [count(deck.pool) for deck in game.decks]
    assert (count(game.influence_pool), decks) == (22, [12, 12])
    solo = new_game(1)
    assert count(solo.mission_pool | solo.players[0].hand) == 26


@pytest.mark.clause("VEN-BOX-4", "VEN-BOX-6")
def test_docks_lie_in_rows_with_a_canal_between_neighbours() -> None:
    game = new_game(3)
    assert (DOCKS, COLUMNS, CANALS) == (15, 5, 22)
    for name, place in (("st_marks", 1), ("grand_council", 9), ("doges_palace", 13)):
        assert dock(game, name) == place
    for one in range(15):
        ends = {int(other_end(canal, one)) for canal in members_of(CANALS_AT[one])}
        beside = {n for n in (one - 1, one + 1) if 0 <= n < 15 and n // 5 == one // 5}
        assert ends == beside | {n for n in (one - 5, one + 5) if 0 <= n < 15}


@pytest.mark.clause("VEN-BOX-5")
def test_prices_of_canals() -> None:
    game = new_game(3)
    prices = [int(canal_price(game, canal, False, False)) for canal in range(22)]
    assert (prices.count(1), prices.count(2)) == (13, 9)


@pytest.mark.clause("VEN-SETUP-5", "VEN-SETUP-6", "VEN-SETUP-7", "VEN-SETUP-14")
@pytest.mark.parametrize(("players", "deck"), [(2, 9), (3, 13), (4, 17), (5, 20)])
def test_missions_by_count(players: int, deck: int) -> None:
    game = new_game(players)
    assert all(count(player.hand) == 3 for player in game.players)
    assert game.mission_cards() == deck - 3 * players
    assert count(game.influence_pool) == INFLUENCE_CARDS
    order = [(int(game.first) + place) % players for place in range(players)]
    for seat in order:
        assert asked(game) == f"ReturnMission {seat}"
        assert why(game, PLACE.at(3)) == "VEN-SETUP-6"
        act(game, RETURN_MISSION.at(members_of(game.players[seat].hand)[1]))
    assert all(count(player.hand) == 2 for player in game.players)
    assert [members_of(known)[0] for known in game.mission_under_known] == order
    held = sum(count(player.hand) for player in game.players)
    assert held + len(game.mission_under) + count(game.mission_pool) == MISSIONS


@pytest.mark.clause("VEN-SETUP-8", "VEN-SETUP-9", "VEN-SETUP-10", "VEN-SETUP-13")
def test_coins_grow_with_the_place_in_turn_order() -> None:
    firsts = set()
    for luck in range(12):
        game = new_game(4, luck * 1_000_003_000_007)
        firsts.add(int(game.first))
        for place in range(4):
            player = game.players[(int(game.first) + place) % 4]
            assert player.coins == 6 + 2 * place
            assert (player.points, player.council, player.intrigue, player.scrolls) == (0, 0, 0, 1)
    assert len(firsts) > 2
    before = int(game.players[game.first].coins)
    missions_returned(game)
    act(game, PLACE.at(dock(game, "st_marks")), EFFECT.at(1))
    assert game.players[game.first].coins == before + 2


@pytest.mark.clause("VEN-SETUP-12", "VEN-FAVOUR-4", "VEN-FAVOUR-5")
def test_favour_cards_are_an_option_and_may_be_forgone() -> None:
    assert [player.favour for player in new_game(3).players] == [0, 0, 0]
    assert [player.favour for player in new_game(3, favour="all").players] == [1, 1, 1]
    assert [player.favour for player in new_game(3, favour="not-seat-2").players] == [1, 0, 1], "as it used to be said"
    many = new_game(5, favour="all", without_1="yes", without_4="yes", without_5="yes")
    assert [player.favour for player in many.players] == [0, 1, 1, 0, 0]


@pytest.mark.clause("VEN-PRE-1", "VEN-PRE-2", "VEN-PRE-3", "VEN-PRE-4")
def test_gondolas_are_placed_there_and_back() -> None:
    game = missions_returned(new_game(3))
    seats: list[int] = []
    first = int(game.first)
    for _ in range(6):
        seat = int(game.to_play())
        gondola = 1 if seat in seats else 0
        seats.append(seat)
        if gondola == 1:
            assert why(game, PLACE.at(dock(game, "market"))) == "VEN-PRE-4"
        points = [int(player.points) for player in game.players]
        act(game, PLACE.at(dock(game, "bank" if gondola else "market")))
        gained = [int(player.points) - before for player, before in zip(game.players, points, strict=True)]
        below = seats[:-1] if gondola == 0 else seats[3:-1]
        assert gained == [len(below) - below.index(s) if s in below else 0 for s in range(3)]
        assert game.space_of(seat, building("bank" if gondola else "market")) == 1
        act(game, EFFECT.at(0))
        assert game.players[seat].load(gondola) == 1
    order = [(first + place) % 3 for place in range(3)]
    assert seats == order + order[::-1]


@pytest.mark.clause("VEN-PRE-5", "VEN-GOND-1")
def test_the_first_gondolier_is_free() -> None:
    game = missions_returned(new_game(2))
    for name in ("market", "bank", "church", "shop"):
        act(game, PLACE.at(dock(game, name)), DONE.at())
    assert options(game) == ["gondolier gondola=0", "gondolier gondola=1"]
    coins = int(game.players[game.first].coins)
    act(game, GONDOLIER.at(1))
    assert game.players[game.first].coins == coins


@pytest.mark.clause("VEN-DUO-1")
def test_two_players_have_smugglers() -> None:
    game = new_game(2)
    assert len(game.berth) == 6
    assert list(game.berth) == [NOWHERE] * 6
    assert list(game.staff) == [10, 10, 10]
    assert [count(deck.pool) for deck in game.decks] == [TILES, TILES]


@pytest.mark.clause("VEN-TAXI-1", "VEN-TAXI-2", "VEN-TAXI-11")
def test_the_taxi_brings_a_passenger_and_favour_cards() -> None:
    for players in (3, 4, 5):
        game = new_game(players, taxi="yes")
        assert [player.favour for player in game.players] == [1] * players
        assert game.building_at[game.taxi_at] < TILES
        assert game.building_at[game.taxi_at] != game.taxi_to
        assert count(game.decks[0].pool) == 10
