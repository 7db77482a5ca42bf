"""Setting the table, and the printed board."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size, counts_of, lane
from serenissima.core.bits import BIT, count, members_of
from serenissima.core.fields import view
from serenissima.games.venedig import scoring
from serenissima.games.venedig.actions import LAY, ON_CELL
from serenissima.games.venedig.board import (
    CELL_NAMES,
    CELLS,
    DISTRICTS,
    DRY_AT_START,
    FIRST_CELL,
    LINKS,
    PALAZZO_AROUND,
    PALAZZO_SITES,
    districts_touched,
    link_cell,
    touches,
)
from serenissima.games.venedig.buildings import LANE, PIECES, TYPES, card_mix
from serenissima.games.venedig.help import buildings_on_cells
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import HOME, Venedig
from tests.games.venedig.table import act, cell, dry, hand, kind, numbers, offered, spaces, table


def fresh(players: int = 4, luck: int = 1, **options: str) -> Venedig:
    game = TITLE.new_game(players, luck, options)
    assert isinstance(game, Venedig)
    return game


@pytest.mark.clause("VDG-SETUP-1", "VDG-SETUP-8", "VDG-SETUP-13")
def test_one_building_of_each_type_stands_and_the_rest_is_stock() -> None:
    game = fresh()
    standing = {
        (str(b["type"]), tuple(CELL_NAMES[c] for c in b["cells"] if isinstance(c, int)))
        for b in buildings_on_cells(game)
        if isinstance(b, dict) and isinstance(b["cells"], list)
    }
    assert standing == {
        ("casa", ("A10",)),
        ("palazzo", ("D13", "D14")),
        ("campo", ("C13",)),
        ("basilica", ("E08", "E13", "E14")),
        ("ponte", ("B18", "D08")),
    }
    assert counts_of(game.stock, LANE, TYPES) == [18, 5, 5, 4, 5]
    assert (CELLS, LINKS) == (105, 12)
    assert len(game.pieces) == 4 * DISTRICTS + 1
    assert numbers(PIECES) == [19, 6, 6, 5, 6]
    assert sum(numbers(PIECES)) == bag_size(card_mix("balanced"), LANE) == 42


@pytest.mark.clause("VDG-SETUP-14")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    game = fresh(2)
    for viewer in (1, -1):
        players = view(game, viewer)["players"]
        assert isinstance(players, list)
        seen = players[0]
        assert isinstance(seen, dict)
        assert seen["hand"] == {"hidden": 3}
        assert seen["marsh"] == seen["gold"] == {"hidden": 0}


@pytest.mark.clause("VDG-BOARD-6")
def test_the_districts_have_names() -> None:
    districts = TITLE.figures(fresh(), 0)["districts"]
    assert isinstance(districts, list)
    names = [district["name"] for district in districts if isinstance(district, dict)]
    assert names == ["Luprio", "Rivoalto", "Dorsoduro", "Spinalonga", "Olivolo"]


@pytest.mark.clause("VDG-BOARD-7")
def test_two_links_join_each_pair_and_no_cell_is_in_two() -> None:
    ends = [[CELL_NAMES[int(link_cell(link, side))] for side in range(2)] for link in range(LINKS)]
    pairs = sorted("".join(sorted(name[0] for name in link)) for link in ends)
    assert pairs == sorted(["AB", "AC", "BD", "CD", "BE", "DE"] * 2)
    assert len({name for link in ends for name in link}) == 24


@pytest.mark.clause("VDG-BOARD-5")
def test_which_district_each_space_touches() -> None:
    def reach(*stretches: tuple[int, int]) -> list[int]:
        return [space for first, last in stretches for space in range(first, last + 1)]

    touched = [[space for space in range(61) if touches(space, int(BIT[district]))] for district in range(DISTRICTS)]
    assert touched == [
        reach((1, 10), (40, 45)),
        reach((10, 17), (35, 45)),
        reach((6, 10), (45, 56)),
        reach((10, 16), (18, 20), (45, 49)),
        reach((18, 34)),
    ]


@pytest.mark.clause("VDG-SETUP-2")
def test_nobody_holds_an_architect_at_first() -> None:
    assert numbers(fresh().architects) == [HOME] * TYPES


@pytest.mark.clause("VDG-SETUP-3", "VDG-SETUP-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_cards_each_and_the_rest_is_the_deck(players: int) -> None:
    game = fresh(players)
    assert [int(bag_size(player.hand, LANE)) for player in game.players] == [3] * players
    assert bag_size(game.deck, LANE) == 42 - 3 * players
    everything = game.deck + sum(player.hand for player in game.players)
    assert counts_of(everything, LANE, TYPES) == [9, 8, 8, 9, 8]


@pytest.mark.clause("VDG-SETUP-11")
def test_a_table_may_divide_the_cards_like_the_pieces() -> None:
    game = fresh(3, cards="as_pieces")
    everything = game.deck + sum(player.hand for player in game.players)
    assert counts_of(everything, LANE, TYPES) == [19, 6, 6, 5, 6]
    assert everything == card_mix("as_pieces")


@pytest.mark.clause("VDG-SETUP-4", "VDG-SETUP-7")
def test_marsh_lies_wherever_no_building_is_drawn() -> None:
    game = fresh()
    assert sum(int(count(cells)) for cells in game.marsh) == 86
    free = [
        CELL_NAMES[int(FIRST_CELL[district]) + member]
        for district in range(DISTRICTS)
        for member in members_of(game.free(district))
    ]
    assert free == ["A14", "A19", "B07", "B08", "C02", "C08", "D03", "D04", "E19", "E20"]
    assert [int(count(cells)) for cells in DRY_AT_START] == [2] * DISTRICTS


@pytest.mark.clause("VDG-SETUP-5", "VDG-SETUP-10")
def test_tokens_have_their_values_and_lie_hidden() -> None:
    game = fresh()
    assert counts_of(game.undrained, LANE, 3) == [28, 30, 28]
    assert counts_of(game.gold_stock, LANE, 4) == [4, 5, 5, 4]


@pytest.mark.clause("VDG-SETUP-6")
def test_all_gondolas_begin_on_the_start() -> None:
    assert spaces(fresh(5)) == [0, 0, 0, 0, 0]


@pytest.mark.clause("VDG-SETUP-12")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {int(fresh(4, luck).active) for luck in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("VDG-BOARD-1")
def test_neighbours_share_a_side_and_a_district() -> None:
    game = table()
    campo = kind("campo")
    # A07 and B01 face each other across one canal hex: neither is a neighbour of the other
    before = scoring.cell_points(game, campo, cell("A07"))
    game.occupy(cell("B01"))
    assert scoring.cell_points(game, campo, cell("A07")) == before
    game.occupy(cell("A06"))
    assert scoring.cell_points(game, campo, cell("A07")) == before + 1
    sizes = {int(count(around)) for around in PALAZZO_AROUND}
    assert max(sizes) == 8
    assert 6 in sizes
    assert len(PALAZZO_SITES) == 220


@pytest.mark.clause("VDG-BOARD-2", "VDG-BOARD-3")
def test_free_is_neither_marsh_nor_built() -> None:
    game = table()
    hand(game, 0, "casa")
    act(game, LAY, kind("casa"))
    assert cell("A14") in offered(game, ON_CELL)  # dry from the start
    assert cell("A15") not in offered(game, ON_CELL)  # marsh
    assert cell("A10") not in offered(game, ON_CELL)  # a building
    dry(game, "A15")
    assert cell("A15") in offered(game, ON_CELL)


@pytest.mark.clause("VDG-BOARD-4")
def test_what_the_canal_spaces_touch() -> None:
    touched = [int(count(districts_touched(space))) for space in range(75)]
    assert touched[10] == touched[45] == 4
    assert districts_touched(10) == districts_touched(45)
    assert touched[0] == 0
    assert touched[57:] == [0] * 18
    others = touched[1:10] + touched[11:45] + touched[46:57]
    assert set(others) == {1, 2}


def test_lanes_hold_every_mix() -> None:
    for type in range(TYPES):
        assert lane(card_mix("as_pieces"), type, LANE) < 256
