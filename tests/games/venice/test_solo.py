"""The solo game: the Doge, his fleet, his cards, and every change of difficulty."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, members_of
from serenissima.games.venice.actions import (
    CHOOSE_FLEET,
    DONE,
    GONDOLIER,
    GRANT_BRIDGE,
    PLACE,
    RETURN_MISSION,
    SMUGGLE,
    SPEND_CUBE,
    SPEND_SCROLL,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.cards import DOGE_NAMES, MARKS
from serenissima.games.venice.city import DOCKS
from serenissima.games.venice.flow.doge import (
    FillDogeRow,
    ResolveDogeCards,
    absolve,
    archives,
    denounce,
    family_seats,
    loyal_staff,
    preside,
    public_works,
    revenue,
    search,
)
from serenissima.games.venice.flow.ending import FinalScoring
from serenissima.games.venice.flow.gains import doge_takes_intrigue, give_others_intrigue
from serenissima.games.venice.flow.missions import DrawMission
from serenissima.games.venice.flow.mooring import moor as moor_gondola
from serenissima.games.venice.flow.smugglers import cancel_doge_card, send
from serenissima.games.venice.flow.smugglers import work as advance_there
from serenissima.games.venice.flow.turn import EndTurn, NextTurn
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.scoring import solo_won
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    act,
    asked,
    assistant,
    begin,
    building,
    canal,
    dock,
    go_by,
    lie,
    load,
    options,
    sail,
    scene,
    turn,
    why,
    work,
)


def new_solo(luck: int = 11, **options: str) -> Venice:
    """A new game after the preliminary round."""
    game = TITLE.new_game(1, luck, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(game, Venice)
    act(game, RETURN_MISSION.at(members_of(game.players[0].hand)[0]))
    for name in ("grand_council", "st_marks"):
        act(game, PLACE.at(dock(game, name)), DONE.at())
    return game


def solo(**options: str) -> Venice:
    """By hand: you at the Consulate and the Monastery, the Doge's fleet at the Court and the Church."""
    game = scene(1, **options)
    for house, (one, other) in enumerate((("consulate", "monastery"), ("court", "church"), ("court", "church"))):
        lie(game, house, 0, one)
        lie(game, house, 1, other)
    return game


def set_row(game: Venice, *names: str) -> None:
    game.doge_row = vec[i64]([3 * DOGE_NAMES.index(name) for name in names])
    game.doge_pool = int(BIT[27] - 1)
    for card in game.doge_row:
        game.doge_pool ^= BIT[card]


@pytest.mark.clause(
    "VEN-SOLO-1", "VEN-SOLO-2", "VEN-SOLO-3", "VEN-SOLO-4", "VEN-SOLO-5", "VEN-SOLO-7", "VEN-SOLO-8", "VEN-SOLO-9",
    "VEN-SOLO-10", "VEN-SOLO-11",
)  # fmt: skip
def test_the_doge_is_set_up() -> None:
    fresh = TITLE.new_game(1, 11)
    assert isinstance(fresh, Venice)
    assert (fresh.players[0].coins, fresh.players[0].scrolls) == (6, 1)
    assert fresh.mission_cards() == 26 - 3
    game = new_solo()
    assert (game.doge_scrolls, game.doge_intrigue, game.doge_points >= 0, list(game.doge_council)) == (
        2,
        0,
        True,
        [0, 0],
    )
    assert NOWHERE not in list(game.berth)
    assert list(game.staff[1:]) == [8, 8]
    for house in (1, 2):
        for gondola in (0, 1):
            tile = game.building_at[game.berth[2 * house + gondola]]
            assert tile < 12
            assert game.space_of(house, tile) > 0
    for deck in game.decks:
        assert (count(deck.pool), count(deck.box), count(deck.shown)) == (9, 3, 2)
        assert deck.pool & deck.shown == deck.shown
    assert game.doge_left == 27 - 2 - 3, "dealing missions burns nothing"
    assert len(set(game.doge_row)) == 3


@pytest.mark.clause("VEN-SOLO-6", "VEN-SOLO-15")
def test_mooring_points_go_to_you_and_to_the_doge() -> None:
    game = solo()
    moor_gondola(game, 2, dock(game, "consulate"), 0)
    assert game.players[0].points == 1
    moor_gondola(game, 0, dock(game, "church"), 0)
    assert game.doge_points == 2 + 1
    lie(game, 1, 0, "bank")
    lie(game, 1, 1, "quays")
    moor_gondola(game, 3, dock(game, "bank"), 0)
    assert game.doge_points == 4, "also on a gondola of his own colour"


@pytest.mark.clause("VEN-SOLO-12", "VEN-SOLO-13", "VEN-SOLO-17")
def test_the_doge_plays_both_decks_and_you_choose_the_gondola() -> None:
    game = begin(solo(), EndTurn(0))
    marks = []
    for deck in (0, 1):
        assert asked(game) == "ChooseSmuggler 0"
        tile = int(options(game)[0].split("=")[1])
        marks.append(int(MARKS[12 * deck + tile]))
        act(game, SMUGGLE.at(tile))
        assert why(game, GONDOLIER.at(0)) == "VEN-SOLO-13"
        act(game, CHOOSE_FLEET.at(1))
        while asked(game) == "Steer 0":
            act(game, game.ACTIONS.from_json({"kind": "steer", "canal": int(options(game)[0].split("=")[1])}))
        assert game.berth[4 + deck] == game.dock_of[tile]
        assert game.space_of(2, tile) == 1
    assert game.doge_cancelled == BIT[marks[0]] | BIT[marks[1]]


@pytest.mark.clause("VEN-SOLO-14", "VEN-SOLO-19")
def test_the_doge_crosses_you_and_pays_nothing_himself() -> None:
    game = solo()
    game.players[0].scrolls = 1
    lie(game, 0, 0, "bank")
    lie(game, 1, 0, "quays")
    game.bridge[canal(game, "quays", "bank")] = 1
    game.spans[0] -= 1
    send(game, 0, 2, building("council_of_ten"))
    game.settle()
    assert asked(game) == "ScrollOrIntrigue 0"
    act(game, SPEND_SCROLL.at())
    assert (game.doge_scrolls, game.doge_intrigue, game.players[0].coins) == (2, 0, 0)
    send(game, 0, 2, building("church"))
    game.settle()
    assert game.players[0].intrigue == 1


@pytest.mark.clause("VEN-SOLO-16")
def test_the_doge_scores_for_the_space_of_his_assistant() -> None:
    game = solo()
    scored = []
    for _ in range(5):
        before = int(game.doge_points)
        advance_there(game, 2, building("bank"))
        scored.append(int(game.doge_points) - before)
    assert scored == [0, 1, 2, 4, 4]


@pytest.mark.clause("VEN-SOLO-17", "VEN-SOLO-18")
def test_cards_not_cancelled_are_resolved_from_the_left_and_replaced() -> None:
    game = solo()
    set_row(game, "revenue", "archives", "revenue")
    kept = int(game.doge_row[1])
    game.doge_row[2] += 1
    game.doge_cancelled = int(BIT[1])
    left = int(game.doge_left)
    begin(game, ResolveDogeCards(0, 0), FillDogeRow(0))
    assert game.doge_points == 6
    assert (game.doge_row[1], game.doge_left) == (kept, left - 2)
    assert NOWHERE not in list(game.doge_row)


@pytest.mark.clause("VEN-SOLO-20", "VEN-SOLO-24", "VEN-SOLO-25", "VEN-MEFF-7")
def test_you_cross_the_doge_and_he_spends_scrolls_first() -> None:
    game = solo()
    work(game, 0, 7)
    game.players[0].coins = 9
    game.doge_scrolls = 1
    lie(game, 1, 0, "grand_council")
    lie(game, 2, 0, "grand_council")
    act(turn(game, 0), GONDOLIER.at(0))
    go_by(game, "grand_council")
    assert (game.doge_scrolls, game.doge_intrigue) == (0, 1)
    assert (game.players[0].intrigue, game.players[0].coins) == (2, 11)


@pytest.mark.clause("VEN-SOLO-25", "VEN-MEFF-3")
def test_mission_3_works_under_the_doges_bridges() -> None:
    game = solo()
    work(game, 0, 3)
    game.bridge[canal(game, "consulate", "grand_council")] = 2
    act(turn(game, 0), GONDOLIER.at(0))
    sail(game, "grand_council")
    assert (game.players[0].coins, game.players[0].intrigue) == (1, 0)


@pytest.mark.clause("VEN-SOLO-21", "VEN-SOLO-22")
def test_too_much_intrigue_costs_the_doge() -> None:
    game = solo()
    game.doge_points, game.doge_intrigue = 5, 6
    give_others_intrigue(game, 0, 1)
    assert (game.doge_points, game.doge_intrigue) == (5, 7)
    doge_takes_intrigue(game, 1)
    assert (game.doge_points, game.doge_intrigue) == (3, 4)


@pytest.mark.clause("VEN-SOLO-23")
def test_drawing_a_mission_burns_a_doge_card() -> None:
    game = solo()
    left = int(game.doge_left)
    begin(game, DrawMission(0, 2))
    assert game.doge_left == left - 1
    assert count(game.doge_pool) == 24, "nobody sees which"


@pytest.mark.clause("VEN-SOLO-26", "VEN-MEFF-14")
def test_mission_14_makes_the_doge_pay() -> None:
    game = solo()
    work(game, 0, 14)
    lie(game, 0, 0, "bank")
    lie(game, 1, 0, "quays")
    game.bridge[canal(game, "quays", "bank")] = 2
    game.spans[1] -= 1
    send(game, 0, 2, building("council_of_ten"))
    game.settle()
    assert (game.doge_scrolls, game.players[0].intrigue) == (1, 0)


@pytest.mark.clause("VEN-SOLO-27", "VEN-DOGE-1")
def test_denunciation_and_mission_20() -> None:
    game = solo()
    denounce(game, 0)
    assert game.players[0].intrigue == 1
    work(game, 0, 20)
    denounce(game, 0)
    assert game.players[0].intrigue == 1


@pytest.mark.clause("VEN-SOLO-28", "VEN-DOGE-2", "VEN-MEFF-21")
def test_the_search_and_mission_21() -> None:
    game = solo()
    game.players[0].scrolls = 1
    search(game, 0)
    game.settle()
    act(game, TAKE_INTRIGUE.at(), SPEND_SCROLL.at())
    assert (game.players[0].scrolls, game.players[0].intrigue) == (0, 1)
    work(game, 0, 21)
    load(game, 0, 1, silver=1)
    search(game, 0)
    game.settle()
    act(game, SPEND_CUBE.at(2))
    assert (game.players[0].load(1), game.players[0].intrigue) == (0, 2)


@pytest.mark.clause("VEN-SOLO-29")
def test_the_reward_for_ten_assistants_is_yours_alone() -> None:
    game = solo()
    game.staff[1] = 1
    advance_there(game, 2, building("bank"))
    assert (game.staff[1], game.doge_points, game.ten_placed) == (0, 0, 0)


@pytest.mark.clause("VEN-DOGE-3")
def test_public_works() -> None:
    game = solo()
    game.doge_works = 1 * DOCKS + dock(game, "quays")
    public_works(game, 0)
    game.settle()
    dear = {canal(game, "quays", name) for name in ("small_council", "bank", "doges_palace")}
    assert {int(text.split("=")[1]) for text in options(game)} == dear
    assert why(game, GRANT_BRIDGE.at(canal(game, "quays", "grand_council"))) == "VEN-DOGE-3"
    act(game, GRANT_BRIDGE.at(min(dear)))
    assert (game.bridge[min(dear)], game.spans[1]) == (2, 1)
    game.spans[1] = 0
    public_works(game, 0)
    game.settle()
    act(game, GRANT_BRIDGE.at(max(dear)))
    assert game.bridge[max(dear)] == 3, "the other colour"
    game.spans[2] = 0
    public_works(game, 0)
    assert game.doge_points == 2


@pytest.mark.clause("VEN-DOGE-4", "VEN-DOGE-5")
def test_council_cards() -> None:
    game = solo()
    game.doge_council = vec[i64]([3, 1])
    family_seats(game)
    assert list(game.doge_council) == [3, 3]
    preside(game)
    assert list(game.doge_council) == [5, 3]
    game.doge_intrigue = 1
    preside(game)
    assert list(game.doge_council) == [8, 3]


@pytest.mark.clause("VEN-DOGE-6", "VEN-DOGE-7", "VEN-DOGE-8", "VEN-DOGE-9", "VEN-SOLO-2")
def test_other_doge_cards() -> None:
    game = solo()
    game.doge_scrolls = 4
    archives(game)
    assert (game.doge_scrolls, game.doge_points) == (5, 1)
    game.doge_intrigue = 3
    absolve(game)
    assert (game.doge_intrigue, game.doge_points) == (1, 1)
    absolve(game)
    assert (game.doge_intrigue, game.doge_points) == (0, 2)
    revenue(game)
    assert game.doge_points == 5
    for name in ("bank", "court", "shop", "quays", "church"):
        assistant(game, 2, name, 4)
    loyal_staff(game)
    assert game.doge_points == 9


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
