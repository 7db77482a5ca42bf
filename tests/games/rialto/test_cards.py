"""Phase I: rows, green buildings, cutting hands."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bags import bag_size
from serenissima.core.fields import SPECTATOR, view
from serenissima.games.rialto.flow.cards import ClearRows, CutHands, GreenBuildings, LayOutRows, TakeCards
from serenissima.games.rialto.flow.course import EndRound, Round
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import BUILDING_NAMES, CARD_BITS
from serenissima.games.rialto.state import Rialto
from serenissima.match.match import Match
from tests.games.rialto.position import (
    ask,
    bag,
    cards_of,
    district,
    do,
    hold,
    listen,
    number_districts,
    offered,
    own,
    started,
    told,
    track,
    why_not,
)


def size(number: int) -> int:
    return int(bag_size(number, CARD_BITS))


def green(game: Rialto, seat: int, *buildings: str, coins: int = 3) -> None:
    """Only this player may use green buildings; a leftover row of two Gold and a Doge card lies open."""
    own(game, seat, *buildings)
    game.players[seat].coins = coins
    game.players[seat].keep = 7
    game.rows = type(game.rows)([0, bag(gold=2, doge=1), 0])
    ask(game, GreenBuildings(-1))


@pytest.mark.clause("RIA-CARDS-1", "RIA-COMP-10")
def test_the_order_tile_names_the_current_district() -> None:
    game = started()
    number_districts(game, "san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")
    ask(game, Round(-1, 1))
    assert game.current_district() == district("castello")


@pytest.mark.clause("RIA-CARDS-2", "RIA-CARDS-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_row_more_than_players_of_six_open_cards(players: int) -> None:
    game = started(players)
    ask(game, LayOutRows(-1))
    assert [size(row) for row in game.rows] == [6] * (players + 1)
    assert view(game, SPECTATOR)["rows"] == view(game, 0)["rows"]
    assert size(game.pile) == 77 - 6 * (players + 1)


@pytest.mark.clause("RIA-CARDS-3", "RIA-CARDS-4", "RIA-CARDS-5")
def test_rows_are_dealt_one_card_at_a_time_and_the_discards_are_reshuffled() -> None:
    game = started(3)
    game.pile = bag(doge=2)
    game.spent = bag(gold=4)
    heard = listen(game)
    ask(game, LayOutRows(-1))
    assert [size(row) for row in game.rows] == [2, 2, 1, 1], "as far as the cards go, row by row"
    assert [cards_of(row).get("doge", 0) for row in game.rows] == [1, 1, 0, 0], "the old pile came first"
    assert "reshuffled" in told(heard)
    assert game.spent == 0


@pytest.mark.clause("RIA-CARDS-6", "RIA-DOGE-2")
def test_rows_are_taken_in_doge_order_with_two_hidden_cards() -> None:
    game = started(3)
    track(game, (2, 5), (0, 4), (1, 1))
    ask(game, LayOutRows(-1))
    takers = []
    for row in (3, 1, 0):
        takers.append(int(game.to_play()))
        open_cards = size(game.rows[row])
        do(game, f"take_row row={row}")
        assert open_cards == 6
        assert size(game.players[takers[-1]].hand) == 8
        assert game.rows[row] == 0
    assert takers == [2, 0, 1]


@pytest.mark.clause("RIA-CARDS-6")
def test_a_taken_row_is_gone_and_the_hidden_cards_are_seen_by_their_owner_alone() -> None:
    game = started(3)
    ask(game, LayOutRows(-1))
    heard = listen(game)
    do(game, "take_row row=1")
    assert why_not(game, "take_row row=1") == "RIA-CARDS-6"
    drew = next(event for event in heard.events if event.kind.name == "drew")
    assert "cards" in str(drew.seen_by(0)["args"])
    for viewer in (1, 2, SPECTATOR):
        seen = drew.seen_by(viewer)
        assert seen["id"] == "event-drew-hidden"
        assert "cards" not in str(seen["args"])
        table: Any = view(game, viewer)
        assert table["players"][0]["hand"] == {"hidden": 8}


@pytest.mark.clause("RIA-CARDS-7", "RIA-CARDS-15")
def test_cards_kept_from_the_last_round_stay_in_hand() -> None:
    game = started(2)
    hold(game, 0, joker=9)
    ask(game, EndRound(-1))
    assert cards_of(game.players[0].hand)["joker"] == 9, "no hand limit between rounds"
    do(game, "take_row row=0")
    assert size(game.players[0].hand) == 9 + 8


@pytest.mark.clause("RIA-CARDS-8", "RIA-CARDS-9", "RIA-USE-1", "RIA-USE-3")
def test_green_buildings_come_after_all_rows_and_in_doge_order() -> None:
    game = started(3)
    track(game, (1, 3), (2, 2), (0, 1))
    for seat in range(3):
        own(game, seat, "green_2", "yellow_1", "blue_1")
        game.players[seat].coins = 2
    ask(game, TakeCards(-1))
    for row in range(3):
        do(game, f"take_row row={row}")
    for seat in (1, 2, 0):
        assert game.to_play() == seat
        assert offered(game) == ["no_more_green", "green_keep own=1"]
        assert why_not(game, "green_keep own=yellow_1") == "RIA-USE-3"
        do(game, "green_keep own=green_2")
        assert game.players[seat].coins == 1
        assert game.players[seat].keep == 8
    assert game.over(), "with eight cards to keep nobody has to cut"


@pytest.mark.clause("RIA-CARDS-9", "RIA-USE-2")
def test_one_green_building_after_another_each_once() -> None:
    game = started(2)
    green(game, 0, "green_1", "green_1", "green_2")
    do(game, "green_open own=green_1 open=gold")
    assert cards_of(game.players[0].hand) == {"gold": 1}
    do(game, "green_keep own=green_2")
    assert why_not(game, "green_keep own=green_2") == "RIA-USE-2"
    do(game, "green_open own=green_1 open=doge")
    assert game.over(), "all coins spent, nothing more to use"
    assert game.players[0].keep == 8


@pytest.mark.clause("RIA-USE-1")
def test_without_a_coin_no_building_works() -> None:
    game = started(2)
    green(game, 0, "green_1", coins=0)
    assert game.over()


@pytest.mark.clause("RIA-GREEN-1")
def test_green_1_takes_one_open_card_or_three_hidden_ones() -> None:
    game = started(2)
    green(game, 1, "green_1", coins=1)
    assert offered(game) == ["no_more_green", "green_open own=0 open=0", "green_open own=0 open=1", "green_blind own=0"]
    do(game, "green_blind own=green_1")
    assert size(game.players[1].hand) == 3
    assert game.players[1].keep == 7


@pytest.mark.clause("RIA-GREEN-1", "RIA-GREEN-4")
def test_a_blind_draw_names_the_building_before_the_cards() -> None:
    game = started(2)
    green(game, 1, "green_4", coins=1)
    heard = listen(game)
    do(game, "green_blind own=green_4")
    assert told(heard) == ["used_building", "drew", "kept_more"]
    assert heard.events[0].values == [BUILDING_NAMES.index("green_4")]


@pytest.mark.clause("RIA-GREEN-2")
def test_green_2_keeps_one_more() -> None:
    game = started(2)
    green(game, 0, "green_2", coins=1)
    assert offered(game) == ["no_more_green", "green_keep own=1"]
    do(game, "green_keep own=green_2")
    assert (game.players[0].keep, game.players[0].hand) == (8, 0)


@pytest.mark.clause("RIA-GREEN-3", "RIA-GREEN-4")
@pytest.mark.parametrize(("building", "keep"), [("green_3", 8), ("green_4", 9)])
def test_green_3_and_4_do_both(building: str, keep: int) -> None:
    game = started(2)
    green(game, 0, building, coins=1)
    do(game, f"green_open own={building} open=gold")
    assert game.players[0].keep == keep
    assert cards_of(game.players[0].hand) == {"gold": 1}


@pytest.mark.clause("RIA-GREEN-5")
def test_empty_sources_are_not_offered_and_a_short_pile_gives_what_it_has() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_3", "green_4")
    game.players[0].coins = 5
    game.rows = type(game.rows)([0, 0, 0])
    game.pile = bag(bridge=1)
    game.spent = bag(gondola=1)
    ask(game, GreenBuildings(-1))
    assert why_not(game, "green_open own=green_1 open=gold") == "RIA-GREEN-5"
    do(game, "green_blind own=green_1")
    assert cards_of(game.players[0].hand) == {"bridge": 1, "gondola": 1}
    assert offered(game) == ["no_more_green"]
    assert why_not(game, "green_blind own=green_3") == "RIA-GREEN-5"
    assert why_not(game, "green_blind own=green_1") == "RIA-USE-2"


@pytest.mark.clause("RIA-CARDS-10")
def test_the_leftover_row_shrinks_and_its_rest_is_discarded() -> None:
    game = started(2)
    green(game, 0, "green_1", "green_1", coins=2)
    do(game, "green_open own=green_1 open=doge")
    assert why_not(game, "green_open own=green_1 open=doge") == "RIA-GREEN-5"
    do(game, "no_more_green")
    ask(game, ClearRows(-1))
    assert cards_of(game.spent) == {"gold": 2}
    assert list(game.rows) == [0, 0, 0]


@pytest.mark.clause("RIA-CARDS-11", "RIA-CARDS-12", "RIA-CARDS-13")
def test_hands_are_cut_at_the_same_time_to_seven_or_more() -> None:
    game = started(3)
    hold(game, 0, doge=5, gold=4)
    hold(game, 1, joker=9)
    hold(game, 2, bridge=7)
    for player, keep in zip(game.players, (7, 8, 7), strict=True):
        player.keep = keep
    ask(game, CutHands(-1))
    assert game.waiting() == 0b011, "who holds no more than allowed is not asked"
    do(game, "cut card=joker", seat=1)
    assert game.waiting() == 0b001
    do(game, "cut card=doge", seat=0)
    do(game, "cut card=gold", seat=0)
    assert [size(player.hand) for player in game.players] == [7, 8, 7]
    assert [cards_of(player.dropped) for player in game.players] == [{"doge": 1, "gold": 1}, {"joker": 1}, {}]


@pytest.mark.clause("RIA-CARDS-13")
def test_a_cut_can_be_taken_back_until_all_have_cut() -> None:
    game = started(2)
    for seat in (0, 1):
        hold(game, seat, doge=4, gold=4)
        game.players[seat].keep = 7
    ask(game, CutHands(-1))
    do(game, "cut card=doge", seat=0)
    game.retract(0)
    assert cards_of(game.players[0].hand) == {"doge": 4, "gold": 4}
    do(game, "cut card=gold", seat=0)
    do(game, "cut card=doge", seat=1)
    assert [cards_of(player.dropped) for player in game.players] == [{"gold": 1}, {"doge": 1}]


@pytest.mark.clause("RIA-CARDS-14", "RIA-CARDS-17", "RIA-CARDS-11")
def test_discards_are_seen_by_nobody() -> None:
    game = started(2)
    hold(game, 0, doge=8)
    game.players[0].keep = 7
    heard = listen(game)
    ask(game, CutHands(-1))
    do(game, "cut card=doge")
    cut = heard.events[-1]
    assert cut.seen_by(1)["id"] == "event-cut-down-hidden"
    for viewer in (1, SPECTATOR):
        table: Any = view(game, viewer)
        assert table["players"][0]["dropped"] == {"hidden": 1}
    own: Any = view(game, 0)
    assert own["players"][0]["dropped"] == [1, 0, 0, 0, 0, 0, 0], "their owner knows them"


@pytest.mark.clause("RIA-CARDS-16")
def test_a_player_with_cards_is_asked_even_when_only_passing_is_left() -> None:
    """A match that passed by itself would tell everybody that the hand holds nothing for the stage."""
    match = Match.start(TITLE, 2, luck=4)
    state = match.state
    assert isinstance(state, Rialto)
    while not (state.stage == 0 and len(match.options(int(state.to_play()))) == 1):
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[-1])
        if match.over:
            pytest.fail("no such moment came")
        state = match.state
        assert isinstance(state, Rialto)
    assert state.players[int(state.to_play())].hand != 0


@pytest.mark.clause("RIA-CARDS-11", "RIA-CARDS-12")
def test_the_number_to_keep_begins_at_seven_in_every_round() -> None:
    game = started(2)
    own(game, 0, "green_4")
    game.players[0].coins = 1
    ask(game, Round(-1, 0))
    do(game, "take_row row=0")
    do(game, "take_row row=1")
    do(game, "green_blind own=green_4")
    assert game.players[0].keep == 9
    ask(game, EndRound(-1))
    assert [int(player.keep) for player in game.players] == [7, 7]


@pytest.mark.clause("RIA-CARDS-10")
def test_the_rest_of_the_leftover_row_is_seen_to_be_discarded() -> None:
    game = started(2)
    game.rows = type(game.rows)([0, bag(gold=2, doge=1), 0])
    ask(game, ClearRows(-1))
    assert cards_of(game.spent) == {"gold": 2, "doge": 1}
    assert view(game, SPECTATOR)["spent"] == [1, 2, 0, 0, 0, 0, 0]


@pytest.mark.clause("RIA-CARDS-4", "RIA-CARDS-18")
def test_a_shuffle_takes_all_discards_and_everybody_knows_what_they_saw_of_them() -> None:
    game = started(3)
    game.pile = 0
    game.spent = bag(gold=4)
    game.players[0].dropped = bag(doge=2)
    game.players[1].dropped = bag(joker=3)
    heard = listen(game)
    card = game.draw_openly()
    assert heard.events[0].values == [9]
    assert game.pile + card == bag(gold=4, doge=2, joker=3)
    assert [game.spent, *[player.dropped for player in game.players]] == [0, 0, 0, 0]
    assert game.stacked == bag(gold=4) - (card if card == bag(gold=1) else 0)
    for seat, own_cards in enumerate((bag(doge=2), bag(joker=3), 0)):
        known = bag(gold=4) + own_cards
        seen = card if any(card == bag(**{kind: 1}) for kind in cards_of(known)) else 0
        assert game.players[seat].stacked == known - seen


@pytest.mark.clause("RIA-CARDS-14", "RIA-CARDS-17")
def test_after_a_cut_only_what_cannot_have_been_cut_is_sure() -> None:
    game = started(2)
    game.players[0].take_openly(bag(doge=3, gold=1, bridge=2))
    game.players[0].hand += bag(joker=3)
    game.players[0].keep = 7
    ask(game, CutHands(-1))
    do(game, "cut card=gold")
    do(game, "cut card=joker")
    assert cards_of(game.players[0].sure) == {"doge": 1}
    assert cards_of(game.players[0].shown) == {"doge": 3, "gold": 1, "bridge": 2}
