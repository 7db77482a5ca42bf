"""The solo game: the Doge, his fleet and his cards."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.games.venice.actions import (
    CHOOSE_FLEET,
    GONDOLIER,
    GRANT_BRIDGE,
    SMUGGLE,
    SPEND_CUBE,
    SPEND_SCROLL,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.cards import MARKS
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
from serenissima.games.venice.flow.gains import doge_takes_intrigue, give_others_intrigue
from serenissima.games.venice.flow.missions import DrawMission
from serenissima.games.venice.flow.mooring import moor as moor_gondola
from serenissima.games.venice.flow.smugglers import send
from serenissima.games.venice.flow.smugglers import work as advance_there
from serenissima.games.venice.flow.turn import EndTurn
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.solo_kit import new_solo, set_row, solo
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
    turn,
    why,
    work,
)


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
