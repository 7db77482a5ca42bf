"""Preparation, for every player count."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bits import count, members_of
from serenissima.core.fields import to_json
from serenissima.games.venezia2099.city import (
    COINS_IN_THE_BOX,
    COLOUR_NAMES,
    FIGURES_OF_A_COLOUR,
    FROM_RANK,
    GONDOLAS,
    OF_COLOUR,
    OF_RANK,
    PLATFORM,
    SQUARE_NAMES,
    TREASURES_OF_A_COLOUR,
    colour_of,
    rank_of,
)
from serenissima.games.venezia2099.flow.setup import PlaceFigure
from serenissima.games.venezia2099.invariants import check
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import Venezia
from tests.games.venezia2099.position import ask, do, new, offered, ordered, square, stand, targets, tile


@pytest.mark.clause("V99-BOX-1", "V99-BOX-2", "V99-SETUP-1", "V99-SETUP-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whole_city_is_laid_out(players: int) -> None:
    game = new(players)
    tiles = sorted(int(tile) for tile in game.tile)
    assert tiles == [rank * 8 + colour for rank in range(8) for colour in range(6)] + [PLATFORM] * 16
    assert game.dry == -1
    assert list(game.supply) == [10] * 6
    assert list(new(players, 2).tile) != list(game.tile)


@pytest.mark.clause("V99-BOX-3", "V99-SETUP-3", "V99-SETUP-4", "V99-SETUP-5", "V99-SETUP-6", "V99-SETUP-7")
@pytest.mark.parametrize(("players", "cards", "figures", "aside"), [(3, 12, 4, 6), (4, 9, 3, 6), (5, 7, 3, 7)])
def test_each_player_receives(players: int, cards: int, figures: int, aside: int) -> None:
    game = new(players)
    for player in game.players:
        assert count(player.hand) == cards
        assert player.coins == cards + 1
        assert len(player.figures) == figures
        assert player.gondolas == 2
    assert count(game.undealt) == aside
    dealt = [card for player in game.players for card in members_of(player.hand)] + members_of(game.undealt)
    assert len(set(dealt)) == 42
    assert all(rank_of(card) > 0 for card in dealt), "no prophecy sinks a 2"


@pytest.mark.clause("V99-BOX-1", "V99-PROPHECY-2")
def test_the_districts_of_each_value_and_colour() -> None:
    for rank, value in enumerate("2345678X"):
        of_value = {tile(f"{value} {colour}") for colour in COLOUR_NAMES}
        assert set(members_of(OF_RANK[rank])) == of_value
        assert {int(rank_of(number)) for number in of_value} == {rank}
        assert set(members_of(FROM_RANK[rank])) == {
            tile(f"{higher} {colour}") for higher in "2345678X"[rank:] for colour in COLOUR_NAMES
        }
    for number, colour in enumerate(COLOUR_NAMES):
        assert set(members_of(OF_COLOUR[number])) == {tile(f"{value} {colour}") for value in "2345678X"}
    assert len(OF_RANK) == len(FROM_RANK) == 8
    assert len(OF_COLOUR) == 6


@pytest.mark.clause("V99-SETUP-9")
def test_nobody_has_anything_before_the_preparation() -> None:
    begun: dict[str, Any] = to_json(TITLE.begin(TITLE.setting(3), 1))
    nothing = {"hand": [], "floor": 1, "figures": [], "coins": 0, "gondolas": 0, "treasures": []}
    assert begun["players"] == [nothing] * 3
    empty = ("tile", "square_of", "districts", "dry", "taken", "coins_on", "supply", "undealt")
    assert [begun[name] for name in empty] == [[]] * len(empty)
    assert begun["sunk_coins"] == 0


@pytest.mark.clause("V99-BOX-4", "V99-SETUP-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_box_holds_enough_for_everybody(players: int) -> None:
    assert (COINS_IN_THE_BOX, FIGURES_OF_A_COLOUR, GONDOLAS, TREASURES_OF_A_COLOUR) == (60, 4, 2, 10)
    game = new(players)
    check(game)
    assert len(game.players) == game.seats == players, "a colour for each"
    assert sum(int(player.coins) for player in game.players) <= 60


@pytest.mark.clause("V99-TWO-1", "V99-TWO-2", "V99-TWO-3", "V99-TWO-4")
def test_two_players_use_a_smaller_city() -> None:
    removed = set()
    for luck in range(30):
        game = new(2, luck)
        districts = [int(tile) for tile in game.tile if tile < PLATFORM]
        assert len(districts) == 30
        assert [int(tile) for tile in game.tile].count(PLATFORM) == 6
        assert {rank_of(tile) for tile in districts} == {0, 1, 2, 3, 4, 7}, "no 7 and no 8"
        colours = {int(colour_of(tile)) for tile in districts}
        assert len(colours) == 5
        removed |= set(range(6)) - colours
        assert members_of(game.dry) == [row * 8 + column for row in range(6) for column in range(6)]
        for player in game.players:
            assert (count(player.hand), len(player.figures), player.coins, player.gondolas) == (10, 3, 11, 2)
        assert count(game.undealt) == 5
    assert removed == set(range(6)), "any colour may be left out"


@pytest.mark.clause("V99-SETUP-8", "V99-TURN-1", "V99-PLACE-1")
def test_a_random_first_player_places_and_begins() -> None:
    firsts = set()
    for luck in range(40):
        game = new(4, luck)
        first = int(game.to_play())
        firsts.add(first)
        order = []
        while isinstance(game.top, PlaceFigure):
            order.append(int(game.to_play()))
            game.apply(game.ACTIONS.from_json({"kind": "place", "square": sorted_squares(game)[0]}))
        assert order == [(first + turn) % 4 for turn in range(12)], "one figure each in turn, until all stand"
        assert game.to_play() == first
    assert firsts == {0, 1, 2, 3}


def sorted_squares(game: Venezia) -> list[int]:
    return sorted(square(name) for name in targets(game, "place"))


@pytest.mark.clause("V99-PLACE-2", "V99-PLACE-3")
def test_figures_stand_on_districts_and_platforms_one_on_a_square() -> None:
    game = ask(ordered(), PlaceFigure(0))
    assert len(targets(game, "place")) == 64
    stand(game, 1, "A1", "H8")
    assert targets(game, "place") == set(SQUARE_NAMES) - {"A1", "H8"}


@pytest.mark.clause("V99-PLACE-4", "V99-PLACE-5")
def test_no_two_figures_of_a_player_on_the_same_value() -> None:
    game = ordered()
    stand(game, 0, "A1")  # the black 2: the other 2s are B1 to F1
    stand(game, 1, "H6")  # somebody else's X does not matter
    ask(game, PlaceFigure(0))
    assert not targets(game, "place") & {"A1", "B1", "C1", "D1", "E1", "F1", "H6"}
    assert {"G1", "G6", "H8"} <= targets(game, "place")
    elsewhere = ordered()
    stand(elsewhere, 0, "G1")  # the black 3: the other 3s are H1 to D2
    ask(elsewhere, PlaceFigure(0))
    assert targets(elsewhere, "place") == set(SQUARE_NAMES) - {"G1", "H1", "A2", "B2", "C2", "D2"}
    do(game, kind="place", square=square("G6"))  # the X of another colour
    ask(game, PlaceFigure(0))
    assert not targets(game, "place") & {f"{column}6" for column in "CDEFGH"}, "X is a value like the others"
    game = ordered()
    stand(game, 0, "A7", "A8")
    ask(game, PlaceFigure(0))
    assert len(offered(game)) == 64 - 2, "platforms have no value"
