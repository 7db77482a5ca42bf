"""Two players: the smugglers."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.games.venice.actions import GONDOLIER, SMUGGLE, SPEND_SCROLL, STEER
from serenissima.games.venice.flow.smugglers import CallSmuggler, cheapest_canals, send
from serenissima.games.venice.flow.turn import EndTurn
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
    listening,
    moor,
    options,
    scene,
    turn,
    why,
    work,
)

SMUGGLER_A, SMUGGLER_B = 4, 5
HOUSE = 2


def duo() -> Venice:
    game = scene(2)
    for seat, (one, other) in enumerate((("consulate", "monastery"), ("court", "church"))):
        lie(game, seat, 0, one)
        lie(game, seat, 1, other)
    return game


def sent(game: Venice, name: str, seat: int = 0, gondola: int = SMUGGLER_A) -> Venice:
    send(game, seat, gondola, building(name))
    game.settle()
    return game


@pytest.mark.clause("VEN-DUO-2", "VEN-DUO-3")
def test_after_a_turn_one_of_two_cards_is_played_and_the_other_stays_on_top() -> None:
    game = begin(duo(), EndTurn(1))
    assert asked(game) == "ChooseSmuggler 1"
    first, second = (int(text.split("=")[1]) for text in options(game))
    other = next(tile for tile in range(12) if tile not in (first, second))
    assert why(game, SMUGGLE.at(other)) == "VEN-DUO-2"
    act(game, SMUGGLE.at(first))
    assert game.berth[SMUGGLER_B] == game.dock_of[first], "the first card places the gondola"
    assert list(game.decks[1].seen) == [second]
    assert list(game.decks[1].seen_known) == [BIT[1]]
    assert asked(game) == "ChooseGondola 0"
    game.top = None
    begin(game, CallSmuggler(1, 1))
    assert f"smuggle tile={second}" in options(game)


@pytest.mark.clause("VEN-DUO-4")
def test_the_cheapest_way_counts_the_first_canal_and_bridges_are_free() -> None:
    game = duo()
    game.at = dock(game, "small_council")
    game.visited = int(BIT[game.at])
    goal = dock(game, "bank")
    expected = int(BIT[canal(game, "small_council", "council_of_ten")])
    assert cheapest_canals(game, goal) == expected, "2 + 1 by the Council of Ten, 2 + 2 by the Quays"
    game.bridge[canal(game, "small_council", "quays")] = 1
    game.spans[0] -= 1
    assert cheapest_canals(game, goal) == BIT[canal(game, "small_council", "quays")]


@pytest.mark.clause("VEN-DUO-4")
def test_a_cheapest_way_does_not_lead_back_over_docks_already_passed() -> None:
    """Four bridges make a ring: without the rule, sailing around it for nothing would look as cheap as going on."""
    game = duo()
    ring = ["monastery", "st_marks", "market", "senate"]
    for place, name in enumerate(ring):
        game.bridge[canal(game, name, ring[place - 1])] = 1
    game.spans[0] = game.spans[1] = 0
    game.at = dock(game, "st_marks")
    game.visited = int(BIT[game.at] | BIT[dock(game, "monastery")])
    on = canal(game, "st_marks", "council_of_ten")
    assert cheapest_canals(game, dock(game, "council_of_ten")) == BIT[on]


@pytest.mark.clause("VEN-DUO-5", "VEN-DUO-4")
def test_between_equal_ways_the_active_player_chooses() -> None:
    game = duo()
    lie(game, HOUSE, 0, "quays")
    sent(game, "church", seat=1)
    assert asked(game) == "Steer 1"
    ways = {canal(game, "quays", "bank"), canal(game, "quays", "grand_council")}
    assert {int(text.split("=")[1]) for text in options(game)} == ways
    assert why(game, STEER.at(canal(game, "quays", "small_council"))) == "VEN-DUO-4"
    act(game, STEER.at(canal(game, "quays", "bank")))
    assert game.berth[SMUGGLER_A] == dock(game, "church")


@pytest.mark.clause("VEN-DUO-6", "VEN-DUO-7", "VEN-DUO-9", "VEN-DUO-10")
def test_only_the_player_crossed_pays_and_assistants_are_pushed() -> None:
    game = duo()
    lie(game, HOUSE, 0, "quays")
    lie(game, 1, 0, "bank")
    lie(game, 0, 0, "council_of_ten")
    assistant(game, 0, "council_of_ten", 1)
    game.players[1].scrolls = 1
    sent(game, "council_of_ten")
    assert asked(game) == "ScrollOrIntrigue 1"
    act(game, SPEND_SCROLL.at())
    assert [player.points for player in game.players] == [1, 0]
    assert [game.space_of(house, building("council_of_ten")) for house in (0, 2)] == [2, 1]
    assert (game.staff[HOUSE], game.players[0].intrigue, game.players[0].load(0)) == (9, 0, 0)


@pytest.mark.clause("VEN-DUO-8")
def test_a_smuggler_on_a_smuggler_pays_the_opponent_of_the_active_player() -> None:
    game = duo()
    lie(game, HOUSE, 1, "bank")
    lie(game, HOUSE, 0, "council_of_ten")
    sent(game, "bank", seat=0)
    assert [player.points for player in game.players] == [0, 1]


@pytest.mark.clause("VEN-DUO-15", "VEN-MOOR-1")
def test_a_player_on_a_smuggler_pays_nobody() -> None:
    game = duo()
    lie(game, HOUSE, 1, "grand_council")
    act(turn(game, 0), GONDOLIER.at(0))
    moor(game, "grand_council")
    assert [player.points for player in game.players] == [0, 0]


@pytest.mark.clause("VEN-DUO-9")
def test_ten_smuggler_assistants_are_all() -> None:
    game = duo()
    game.staff[HOUSE] = 0
    sent(game, "bank")
    assert game.space_of(HOUSE, building("bank")) == 0


@pytest.mark.clause("VEN-DUO-11", "VEN-DUO-13")
def test_crossing_a_smuggler_costs_the_mover_and_counts_as_crossing_another() -> None:
    game = duo()
    lie(game, HOUSE, 0, "grand_council")
    work(game, 0, 7)
    game.players[0].coins = 5
    act(turn(game, 0), GONDOLIER.at(0))
    go_by(game, "grand_council")
    assert (game.players[0].intrigue, game.players[0].coins) == (1, 6)
    assert asked(game) == "Sail 0"


@pytest.mark.clause("VEN-DUO-12")
def test_the_last_card_is_played_and_the_discards_make_a_new_deck() -> None:
    game = duo()
    deck = game.decks[0]
    deck.pool, deck.discard = 0, int((BIT[12] - 1) ^ BIT[3])
    deck.seen, deck.seen_known = vec[i64]([3]), vec[i64]([1])
    begin(game, CallSmuggler(0, 0))
    assert options(game) == ["smuggle tile=3"]
    act(game, SMUGGLE.at(3))
    assert (count(deck.pool), deck.discard, len(deck.seen)) == (12, 0, 0)


@pytest.mark.clause("VEN-DUO-14")
def test_a_smuggler_already_there_stays() -> None:
    game = duo()
    lie(game, HOUSE, 1, "bank")
    lie(game, HOUSE, 0, "bank")
    sent(game, "bank")
    assert [player.points for player in game.players] == [0, 0]
    assert game.space_of(HOUSE, building("bank")) == 1
    assert game.at == NOWHERE


@pytest.mark.clause("VEN-DUO-16", "VEN-DUO-6", "VEN-MEFF-14")
def test_mission_14_does_not_spare_from_ones_own_smuggler() -> None:
    for active, left, question in ((1, 1, "ScrollOrIntrigue 1"), (0, 1, "")):
        game = duo()
        work(game, 1, 14)
        lie(game, HOUSE, 0, "quays")
        lie(game, 1, 0, "bank")
        game.players[1].scrolls = 1
        diary = listening(game)
        sent(game, "council_of_ten", seat=active)
        assert (asked(game), game.players[1].scrolls) == (question, left)
        assert [event.seat for event in diary.events if event.kind.name == "smuggler_crossed"] == [1]
