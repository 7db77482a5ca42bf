"""A whole turn of the Doge, and each of his cards to the last point, told in full."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, members_of
from serenissima.core.engine import NOBODY
from serenissima.games.venice.actions import CHOOSE_FLEET, GRANT_BRIDGE, SMUGGLE
from serenissima.games.venice.cards import DOGE_KEYS, DOGE_NAMES, MARKS
from serenissima.games.venice.city import CANALS_AT, DOCKS, FROM, PRICE, TO
from serenissima.games.venice.flow.doge import (
    DogeTurn,
    ResolveDogeCards,
    absolve,
    loyal_staff,
    preside,
    public_works,
    works_canals,
)
from serenissima.games.venice.flow.gains import doge_gains_scrolls, doge_is_crossed, doge_takes_intrigue
from serenissima.games.venice.flow.gondola import ChooseGondola
from serenissima.games.venice.flow.smugglers import work as advance_there
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import act, asked, assistant, begin, building, lie, listening, options, scene

Told = tuple[str, int, list[int]]


def against_the_doge() -> Venice:
    """You at the Consulate and the Monastery; the Doge's first colour where the cards below will call it."""
    game = scene(1)
    for house, (one, other) in enumerate((("consulate", "monastery"), ("court", "church"), ("bank", "library"))):
        lie(game, house, 0, one)
        lie(game, house, 1, other)
    return game


def row(game: Venice, *names: str) -> list[int]:
    """Other cards in the Doge's row, the second copy of each."""
    cards = [3 * DOGE_NAMES.index(name) + 1 for name in names]
    game.doge_row = vec[i64](cards)
    game.doge_pool = int(BIT[27] - 1)
    for card in cards:
        game.doge_pool ^= BIT[card]
    return cards


def call(game: Venice, deck: int, place: int) -> int:
    """Leave one card in a smuggler deck, one whose mark strikes out that place of the row."""
    tile = next(tile for tile in range(12) if MARKS[12 * deck + tile] == place)
    game.decks[deck].pool = int(BIT[tile])
    game.decks[deck].discard = 4095 ^ int(BIT[tile])
    gondola = 2 + deck
    game.berth[gondola] = game.dock_of[tile]
    return tile


def heard(game: Venice, *actions: int) -> list[Told]:
    diary = listening(game)
    act(game, *actions)
    return [(event.kind.name, event.seat, event.values) for event in diary.events]


@pytest.mark.clause("VEN-SOLO-12", "VEN-SOLO-13", "VEN-SOLO-17", "VEN-SOLO-18", "VEN-SOLO-30")
@pytest.mark.parametrize("struck", [0, 1, 2])
def test_a_turn_of_the_doge_from_his_first_card_to_the_new_row(struck: int) -> None:
    game = against_the_doge()
    cards = row(game, "denunciation", "archives", "revenue")
    game.doge_cancelled = 7  # what the last turn struck out counts no more
    game.doge_discard = int(BIT[26])
    game.doge_pool ^= BIT[26]
    tiles = [call(game, deck, struck) for deck in (0, 1)]
    left = int(game.doge_left)
    begin(game, DogeTurn(0), ChooseGondola(0))
    for tile in tiles:
        act(game, SMUGGLE.at(tile), CHOOSE_FLEET.at(0))
    assert asked(game) == "ChooseGondola 0"
    resolved = [place for place in range(3) if place != struck]
    assert game.doge_points == 1 * (struck != 1) + 3 * (struck != 2)
    assert game.players[0].intrigue == int(struck != 0)
    assert game.doge_row[struck] == cards[struck], "struck out, it stays"
    assert members_of(game.doge_discard) == sorted([26, *(cards[place] for place in resolved)])
    assert NOWHERE not in list(game.doge_row)
    assert (len(set(game.doge_row)), game.doge_left) == (3, left - 2)
    assert game.rounds_left < 0


@pytest.mark.clause("VEN-SOLO-17", "VEN-DOGE-1", "VEN-DOGE-6", "VEN-DOGE-9")
def test_the_cards_of_the_row_are_told_from_the_left() -> None:
    game = against_the_doge()
    row(game, "archives", "denunciation", "revenue")
    diary = listening(game)
    begin(game, ResolveDogeCards(0, 0))
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("doge_resolved", NOBODY, [DOGE_NAMES.index("archives")]),
        ("doge_scrolls", NOBODY, [4]),
        ("doge_points", NOBODY, [1, 1]),
        ("doge_resolved", NOBODY, [DOGE_NAMES.index("denunciation")]),
        ("intrigue_taken", 0, [1, 1]),
        ("doge_resolved", NOBODY, [DOGE_NAMES.index("revenue")]),
        ("doge_points", NOBODY, [3, 4]),
    ]
    assert len(DOGE_KEYS) == 9


@pytest.mark.clause("VEN-DOGE-5")
@pytest.mark.parametrize(
    ("markers", "doge", "mine", "after"),
    [
        ((1, 3), 0, 0, [1, 5]),
        ((3, 1), 0, 0, [5, 1]),
        ((1, 3), 2, 2, [1, 5]),
        ((1, 3), 2, 1, [1, 6]),
    ],
)
def test_the_front_marker_advances_further_with_more_intrigue(
    markers: tuple[int, int], doge: int, mine: int, after: list[int]
) -> None:
    game = against_the_doge()
    game.doge_council = vec[i64](list(markers))
    game.doge_intrigue, game.players[0].intrigue = doge, mine
    preside(game)
    assert list(game.doge_council) == after


@pytest.mark.clause("VEN-DOGE-7")
@pytest.mark.parametrize(("before", "after", "points"), [(0, 0, 1), (1, 0, 1), (2, 0, 1), (3, 1, 0)])
def test_absolution_gives_a_point_when_no_intrigue_is_left(before: int, after: int, points: int) -> None:
    game = against_the_doge()
    game.doge_intrigue = before
    absolve(game)
    assert (game.doge_intrigue, game.doge_points) == (after, points)


@pytest.mark.clause("VEN-DOGE-8")
def test_loyal_staff_counts_the_doges_assistants_alone() -> None:
    game = against_the_doge()
    assistant(game, 0, "bank", 4)
    assistant(game, 1, "court", 3)
    loyal_staff(game)
    assert game.doge_points == 0
    assistant(game, 1, "shop", 4)
    loyal_staff(game)
    assert game.doge_points == 1


@pytest.mark.clause("VEN-DOGE-3")
def test_public_works_find_the_dearest_canals_of_every_dock() -> None:
    game = against_the_doge()
    for dock in range(DOCKS):
        game.doge_works = 1 * DOCKS + dock
        canals = members_of(CANALS_AT[dock])
        while canals:
            dearest = max(int(PRICE[canal]) for canal in canals)
            public_works(game, 0)
            assert members_of(works_canals(game)) == [canal for canal in canals if PRICE[canal] == dearest]
            game.bridge[canals.pop()] = 1
        assert works_canals(game) == 0
        for canal in members_of(CANALS_AT[dock]):
            game.bridge[canal] = 0


@pytest.mark.clause("VEN-DOGE-3")
def test_a_bridge_of_the_doge_is_told_with_its_ends() -> None:
    game = against_the_doge()
    game.doge_works = 1 * DOCKS + int(game.dock_of[building("quays")])
    public_works(game, 0)
    game.settle()
    canal = int(options(game)[0].split("=")[1])
    ends = [int(game.building_at[end[canal]]) for end in (FROM, TO)]
    assert heard(game, GRANT_BRIDGE.at(canal)) == [("doge_bridge", NOBODY, [canal, *ends])]


@pytest.mark.clause("VEN-SOLO-21", "VEN-SOLO-20", "VEN-SOLO-2")
def test_scrolls_and_intrigue_of_the_doge_are_told() -> None:
    game = against_the_doge()
    game.doge_points, game.doge_intrigue, game.doge_scrolls = 5, 7, 2
    diary = listening(game)
    doge_is_crossed(game)
    doge_is_crossed(game)
    doge_is_crossed(game)
    doge_takes_intrigue(game, 1)
    doge_gains_scrolls(game, 2)
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("doge_scrolls", NOBODY, [1]),
        ("doge_scrolls", NOBODY, [0]),
        ("doge_lost", NOBODY, [2, 3]),
        ("doge_intrigue", NOBODY, [4]),
        ("doge_intrigue", NOBODY, [5]),
        ("doge_scrolls", NOBODY, [2]),
    ]
    game.doge_points, game.doge_intrigue = 1, 7
    doge_takes_intrigue(game, 2)
    assert game.doge_points == 0, "never less"
    assert game.doge_intrigue == 5, "four are removed, whatever he had"


@pytest.mark.clause("VEN-SOLO-16")
def test_a_space_without_points_is_not_told_as_points() -> None:
    game = against_the_doge()
    diary = listening(game)
    advance_there(game, 2, building("shop"))
    assert [event.kind.name for event in diary.events] == ["smuggler_advanced"]
    advance_there(game, 2, building("shop"))
    assert [event.kind.name for event in diary.events][1:] == ["smuggler_advanced", "doge_points"]
