"""Material, preparation and board [1, 2, 3]."""

from __future__ import annotations

import pytest

from serenissima.core.chance import Chance
from serenissima.core.engine import NOBODY
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR, to_json, view
from serenissima.core.options import NOBODY_ASKS, Options
from serenissima.core.title import BadSetting
from serenissima.games.doge import help
from serenissima.games.doge.ballots import FULL, MARKERS, values_in
from serenissima.games.doge.board import AREA_IDS, CIRCLE, COUNCILLORS, HOME, NEUTRAL, PRICES
from serenissima.games.doge.flow.counting import CountAreas
from serenissima.games.doge.flow.palaces import can_build
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.state import Doge
from tests.games.doge.table import CASTELLO, QUARANTIA, act, new_table


@pytest.mark.clause("DOG-MATERIAL-1", "DOG-SETUP-2")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_takes_the_pieces_of_a_colour(players: int) -> None:
    for player in new_table(players).players:
        assert (player.reserve, player.palaces_left, player.rings) == (15, 8, 6)
        assert values_in(player.hand) == MARKERS == [0, 1, 1, 2, 2, 3, 3]
        assert player.used == 0


@pytest.mark.clause("DOG-SETUP-3")
def test_before_the_set_up_nothing_has_left_the_box() -> None:
    box = TITLE.begin(TITLE.setting(3), 1)
    nothing = {"card": -1, "ballot": -1, "hand": [0, 0, 0, 0], "used": [], "stacks": [], "shown": []}
    pieces = {"reserve": 0, "houses": [], "palaces_left": 0, "palaces": [], "rings": 0}
    held = to_json(box)
    assert held["players"] == [nothing | pieces] * 3
    assert {name: held[name] for name in ("year", "counted", "brown", "blue", "place", "controller", "built")} == {
        "year": 0,
        "counted": 0,
        "brown": [],
        "blue": [],
        "place": [],
        "controller": [],
        "built": [],
    }
    assert Doge(1, 3).players == []


@pytest.mark.clause("DOG-YEAR-1", "DOG-YEAR-2", "DOG-YEAR-3", "DOG-LAY-1", "DOG-COUNT-1")
def test_a_whole_year_leads_to_the_next() -> None:
    game, listed, dice = new_table(), Options(), Chance(1)
    diary = Diary()
    game.listener = diary
    while game.year == 1:
        game.options(listed)
        act(game, int(game.to_play()), listed.pick(dice.below(listed.size)))
    told = [event.kind.name for event in diary.events]
    assert told.count("turned") == 7
    assert told[-1] == "year_began"
    assert game.counted == 0
    assert [player.hand for player in game.players] == [FULL] * 3


@pytest.mark.clause("DOG-PLAYERS-1", "DOG-SETUP-3")
def test_three_or_four_players_and_no_piece_of_an_unused_colour() -> None:
    assert [len(new_table(players).players) for players in (3, 4)] == [3, 4]
    for players in (2, 5):
        with pytest.raises(BadSetting):
            TITLE.setting(players)


@pytest.mark.clause("DOG-SETUP-1", "DOG-MATERIAL-2")
def test_nine_councillors_wait_on_their_circles() -> None:
    game = new_table()
    assert COUNCILLORS == 9
    assert list(game.place) == [CIRCLE] * 9
    assert list(game.controller) == [NEUTRAL] * 9


@pytest.mark.clause("DOG-SETUP-4", "DOG-SETUP-5", "DOG-MATERIAL-2")
def test_brown_cards_lie_open_in_random_order_and_blue_ones_are_closed() -> None:
    orders = set()
    for luck in range(20):
        game = new_table(luck=luck)
        seen = view(game, SPECTATOR)
        assert seen["brown"] == list(game.brown)
        assert sorted(game.brown) == list(range(7))
        assert seen["blue"] == [CIRCLE] * 7
        orders.add(tuple(game.brown))
    assert len(orders) > 15


@pytest.mark.clause("DOG-BOARD-1")
def test_seven_areas_are_counted_each_year() -> None:
    assert AREA_IDS[:-1] == ["cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce"]
    assert AREA_IDS[QUARANTIA] == "quarantia"
    game = new_table()
    game.pending = game.asked = 0
    diary = Diary()
    game.listener = diary
    game.do_only(CountAreas(NOBODY))
    game.settle()
    empty = [event.values[0] for event in diary.events if event.kind.name == "no_votes"]
    assert empty == list(game.brown)
    assert sorted(empty) == list(range(7))


@pytest.mark.clause("DOG-BOARD-2")
def test_a_district_has_five_palace_spaces() -> None:
    game = new_table()
    player = game.players[0]
    assert list(PRICES) == [3, 4, 5, 6, 7]
    player.houses[CASTELLO] = 15
    for built in range(5):
        game.built[CASTELLO] = built
        assert can_build(game, 0, CASTELLO, game.price(CASTELLO), NOBODY_ASKS)
    game.built[CASTELLO] = 5
    assert not can_build(game, 0, CASTELLO, game.price(CASTELLO), NOBODY_ASKS)


@pytest.mark.clause("DOG-BOARD-3", "DOG-BOARD-4")
def test_every_councillor_comes_from_an_area() -> None:
    game = new_table()
    assert list(HOME) == [0, 1, 2, 3, 4, 5, 6, 6, 6]
    assert help.symbols()[CASTELLO] == "shell"
    for councillor in range(COUNCILLORS):
        assert not game.areas_for(councillor) >> HOME[councillor] & 1


@pytest.mark.clause("DOG-BOARD-5")
def test_every_area_has_a_symbol_of_its_own() -> None:
    assert help.symbols() == ["oar", "shell", "mask", "lion", "bridge", "cross", "cap"]
