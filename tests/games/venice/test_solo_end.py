"""The solo game: its end, and every change of difficulty."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import count, members_of
from serenissima.games.venice.actions import (
    GRANT_BRIDGE,
)
from serenissima.games.venice.city import DOCKS
from serenissima.games.venice.flow.doge import (
    FillDogeRow,
    ResolveDogeCards,
    family_seats,
    loyal_staff,
    preside,
    public_works,
)
from serenissima.games.venice.flow.ending import FinalScoring
from serenissima.games.venice.flow.smugglers import cancel_doge_card
from serenissima.games.venice.flow.smugglers import work as advance_there
from serenissima.games.venice.flow.turn import EndTurn, NextTurn
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.scoring import solo_won
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.solo_kit import new_solo, set_row, solo
from tests.games.venice.table import (
    act,
    asked,
    begin,
    building,
    dock,
    options,
)


@pytest.mark.clause("VEN-SOLO-30", "VEN-DIFF-5", "VEN-DIFF-9")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_the_last_turns_begin_when_the_row_cannot_be_filled(turns: int) -> None:
    game = solo(last_turns=str(turns))
    game.doge_left = 1
    game.doge_cancelled = 0
    set_row(game, "revenue", "archives", "family_seats")
    begin(game, ResolveDogeCards(0, 0), FillDogeRow(0), NextTurn(0))
    played = 0
    while not game.over():
        assert asked(game) == "ChooseGondola 0"
        played += 1
        game.top = None
        begin(game, EndTurn(0))
    assert played == turns


def finished(points: int, doge: int, intrigue: int = 0, doge_intrigue: int = 0) -> Venice:
    game = solo()
    player = game.players[0]
    player.points, player.intrigue = points, intrigue
    game.doge_points, game.doge_intrigue = doge, doge_intrigue
    begin(game, FinalScoring(-1))
    assert game.over()
    return game


@pytest.mark.clause("VEN-SOLO-31", "VEN-SOLO-33", "VEN-SOLO-34")
def test_the_final_scoring_against_the_doge() -> None:
    game = solo()
    player = game.players[0]
    player.council, player.coins = 5, 9
    game.staff[0] = 1
    game.doge_council = vec[i64]([8, 2])
    begin(game, FinalScoring(-1))
    assert (player.points, game.doge_points) == (5 + 5 + 2, 10 + 2)
    assert not solo_won(game), "a tie is not enough"
    assert solo_won(finished(13, 12))


@pytest.mark.clause("VEN-SOLO-32", "VEN-SOLO-35")
def test_arrest_against_the_doge() -> None:
    assert not solo_won(finished(30, 5, intrigue=2, doge_intrigue=2))
    assert solo_won(finished(30, 5, intrigue=2, doge_intrigue=3))
    assert solo_won(finished(30, 5, intrigue=0, doge_intrigue=0))
    assert finished(30, 5, intrigue=1, doge_intrigue=0).standing()[0] < 0


@pytest.mark.clause("VEN-SOLO-30", "VEN-SOLO-32", "VEN-SOLO-34")
def test_the_outcome_says_whether_the_doge_was_beaten() -> None:
    for points, doge, intrigue in ((13, 12, 0), (12, 12, 0), (30, 5, 2), (5, 30, 0)):
        game = finished(points, doge, intrigue=intrigue, doge_intrigue=0)
        outcome = TITLE.outcome(game)
        assert outcome.winners == ((0,) if solo_won(game) else ())
        assert (outcome.places, outcome.reason) == ((1,), "VEN-SOLO-30")


@pytest.mark.clause("VEN-DIFF-1", "VEN-DIFF-10")
@pytest.mark.parametrize("extra", [1, 2])
def test_more_assistants_of_the_doge(extra: int) -> None:
    game = new_solo(doge_extra=str(extra))
    assert sum(game.staff[1:]) >= 20 - 4 - extra
    assert sum(game.staff[1:]) < 20 - 4 or sum(game.space) > 4
    assert sum(count(deck.shown) for deck in game.decks) == 4 + extra


@pytest.mark.clause("VEN-DIFF-2", "VEN-DIFF-4", "VEN-DIFF-8", "VEN-DIFF-10")
def test_the_doge_starts_ahead_or_with_other_scrolls() -> None:
    assert list(new_solo(doge_lead="3").doge_council) == [3, 3]
    assert new_solo(doge_scrolls="3").doge_scrolls == 3
    assert new_solo(doge_scrolls="1").doge_scrolls == 1


@pytest.mark.clause("VEN-DIFF-3", "VEN-DIFF-7")
def test_the_doge_scores_other_values_for_spaces() -> None:
    game = solo(doge_first_space="1", doge_fourth_space="3")
    for _ in range(4):
        advance_there(game, 2, building("bank"))
    assert game.doge_points == 1 + 1 + 2 + 3


@pytest.mark.clause("VEN-DIFF-6")
def test_no_doge_assistants_in_the_preliminary_round() -> None:
    assert list(new_solo(doge_staff="no").staff[1:]) == [10, 10]


@pytest.mark.clause("VEN-SOLO-36", "VEN-SOLO-17")
def test_marks_are_spread_evenly_over_both_decks() -> None:
    game = solo()
    for deck in (0, 1):
        struck = []
        for tile in range(12):
            game.doge_cancelled = 0
            cancel_doge_card(game, deck, tile)
            struck += members_of(game.doge_cancelled)
        assert [struck.count(place) for place in range(3)] == [4, 4, 4]


@pytest.mark.clause("VEN-DIFF-1", "VEN-DIFF-10")
def test_more_cards_add_assistants_and_move_none() -> None:
    moved = 0
    for luck in range(40):
        game = new_solo(luck, doge_extra="2")
        four = {int(game.building_at[game.berth[2 * house + n]]) for house in (1, 2) for n in (0, 1)}
        placed = 20 - int(game.staff[1]) - int(game.staff[2])
        at = [int(game.building_at[game.berth[gondola]]) for gondola in range(2, 6)]
        both = [at[0] == at[1], at[2] == at[3]]
        assert placed == 6 - sum(both), "two more than the gondolas have brought"
        moved += len(four) < 4
    assert moved > 0


@pytest.mark.clause("VEN-SOLO-30", "VEN-SOLO-17")
def test_the_row_is_filled_as_far_as_the_cards_go() -> None:
    game = solo()
    set_row(game, "revenue", "archives", "revenue")
    game.doge_row[0] = game.doge_row[2] = NOWHERE
    game.doge_left = 1
    begin(game, FillDogeRow(0))
    assert game.rounds_left == game.last_turns
    assert [card == NOWHERE for card in game.doge_row] == [False, False, True], "a card short"
    game = solo()
    set_row(game, "revenue", "archives", "revenue")
    game.doge_row[0] = NOWHERE
    game.doge_left = 1
    begin(game, FillDogeRow(0))
    assert (game.rounds_left < 0, game.doge_left) == (True, 0), "the last card still completes it"


@pytest.mark.clause("VEN-DOGE-8")
def test_loyal_staff_counts_masters_one_by_one_up_to_four() -> None:
    game = solo()
    scored = []
    for tile in range(6):
        before = int(game.doge_points)
        loyal_staff(game)
        scored.append(int(game.doge_points) - before)
        game.space[12 * (1 + tile % 2) + tile] = 4
    assert scored == [0, 1, 2, 3, 4, 4]


@pytest.mark.clause("VEN-DOGE-3")
def test_public_works_use_the_last_bridge_of_the_colour_first() -> None:
    game = solo()
    game.doge_works = 1 * DOCKS + dock(game, "quays")
    game.spans[1] = 1
    public_works(game, 0)
    game.settle()
    canals = [int(text.split("=")[1]) for text in options(game)]
    act(game, GRANT_BRIDGE.at(canals[0]))
    assert (game.bridge[canals[0]], list(game.spans[1:])) == (2, [0, 2])
    game.doge_works = 2 * DOCKS + dock(game, "quays")
    game.spans[2] = 0
    game.spans[1] = 1
    public_works(game, 0)
    game.settle()
    act(game, GRANT_BRIDGE.at(canals[1]))
    assert (game.bridge[canals[1]], list(game.spans[1:])) == (2, [0, 0]), "the other colour helps either way"
    for canal_there in range(22):
        game.bridge[canal_there] = 1
    game.spans[1] = 1
    before = int(game.doge_points)
    public_works(game, 0)
    assert game.doge_points == before + 2, "no canal is free there"


@pytest.mark.clause("VEN-DOGE-4", "VEN-DOGE-5")
def test_equal_markers_of_the_doge_advance_the_first_one() -> None:
    game = solo()
    family_seats(game)
    assert list(game.doge_council) == [2, 0]
    game.doge_council = vec[i64]([2, 2])
    preside(game)
    assert list(game.doge_council) == [4, 2]
    game.doge_council = vec[i64]([19, 0])
    preside(game)
    assert list(game.doge_council) == [20, 0], "the track ends"
