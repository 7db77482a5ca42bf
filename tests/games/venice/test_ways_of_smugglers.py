"""Smugglers to the last coin: their ways against a plain search, whom they cross, and what is told of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, has, members_of
from serenissima.games.venice.actions import SMUGGLE, SPEND_CUBE
from serenissima.games.venice.city import CANALS, CANALS_AT, DOCKS, PRICE, other_end
from serenissima.games.venice.events import FOR_MOORING
from serenissima.games.venice.flow.gondola import ChooseGondola
from serenissima.games.venice.flow.smugglers import (
    CallSmuggler,
    ChooseSmuggler,
    SmugglerArrives,
    Steer,
    cheapest_canals,
    send,
)
from serenissima.games.venice.flow.smugglers import work as advance_there
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    act,
    asked,
    begin,
    building,
    cubes,
    dock,
    lie,
    listening,
    load,
    options,
    scene,
    work,
)

SMUGGLER_A, SMUGGLER_B = 4, 5


def duo() -> Venice:
    game = scene(2)
    for seat, (one, other) in enumerate((("consulate", "monastery"), ("court", "church"))):
        lie(game, seat, 0, one)
        lie(game, seat, 1, other)
    return game


def ways(game: Venice, at: int, goal: int, visited: int) -> Iterator[tuple[int, list[int]]]:
    """Every way to the goal over docks not passed yet: what it costs, and its canals."""
    if at == goal:
        yield 0, []
        return
    for way in members_of(CANALS_AT[at]):
        there = int(other_end(way, at))
        if not has(visited, there):
            price = 0 if game.bridge[way] else int(PRICE[way])
            for cost, rest in ways(game, there, goal, visited | int(BIT[there])):
                yield price + cost, [way, *rest]


@pytest.mark.clause("VEN-DUO-4", "VEN-DUO-5")
def test_a_smuggler_goes_by_the_cheapest_of_all_ways() -> None:
    dice = random.Random(3)
    blocked = choices = 0
    for _ in range(40):
        game = duo()
        for way in dice.sample(range(CANALS), dice.choice([0, 1, 2, 4])):
            game.bridge[way] = dice.randrange(1, 3)
            game.spans[int(game.bridge[way]) - 1] -= 1
        goal = dice.randrange(DOCKS)
        game.at = dice.choice([at for at in range(DOCKS) if at != goal])
        game.visited = int(BIT[game.at])
        for behind in dice.sample(range(DOCKS), dice.choice([0, 2, 5])):
            if behind != goal:
                game.visited |= int(BIT[behind])
        if not any(game.bridge):
            game.visited = int(BIT[game.at])  # without a bridge no cheapest way comes back to where it was
        found = list(ways(game, int(game.at), goal, int(game.visited)))
        least = min((cost for cost, _ in found), default=0)
        expected = {canals[0] for cost, canals in found if cost == least}
        assert set(members_of(cheapest_canals(game, goal))) == expected
        blocked += not expected
        choices += len(expected) > 1
        if len(expected) > 1:
            begin(game, Steer(1, SMUGGLER_A, goal))
            assert asked(game) == "Steer 1"
            assert {int(text.split("=")[1]) for text in options(game)} == expected
            game.top = None
    assert blocked > 0
    assert choices > 3


@pytest.mark.clause("VEN-DUO-4")
def test_a_free_bridge_that_leads_nowhere_is_no_way() -> None:
    game = duo()
    game.at = dock(game, "quays")
    ends = [int(other_end(way, game.at)) for way in members_of(CANALS_AT[game.at])]
    game.visited = 32767 ^ int(BIT[ends[0]]) ^ int(BIT[dock(game, "bank")])
    if ends[0] == dock(game, "bank"):
        game.visited ^= int(BIT[ends[1]])
    for way in members_of(CANALS_AT[game.at]):
        game.bridge[way] = 1
    game.spans[0] = 0
    goal = next(at for at in range(DOCKS) if has(game.visited, at) and at not in ends and at != game.at)
    assert cheapest_canals(game, goal) == 0


@pytest.mark.clause("VEN-DUO-4", "VEN-DUO-5")
def test_a_smuggler_on_its_way_remembers_every_dock_behind_it() -> None:
    steps = 0
    for goal in range(DOCKS):
        for start in range(DOCKS):
            fresh = duo()
            fresh.berth[SMUGGLER_A] = start
            if goal == start or fresh.building_at[goal] >= 12:
                continue
            send(fresh, 1, SMUGGLER_A, int(fresh.building_at[goal]))
            passed = {start}
            fresh.settle()
            while asked(fresh) == "Steer 1":
                assert passed <= set(members_of(fresh.visited))
                assert fresh.at in members_of(fresh.visited)
                way = int(options(fresh)[0].split("=")[1])
                passed |= {int(fresh.at), int(other_end(way, fresh.at))}
                fresh.act(1, fresh.ACTIONS.from_json({"kind": "steer", "canal": way}))
                steps += 1
    assert steps > 40


@pytest.mark.clause("VEN-DUO-2", "VEN-DUO-3", "VEN-DUO-12")
def test_only_the_very_last_card_makes_a_new_deck() -> None:
    game = duo()
    deck = game.decks[1]
    deck.seen, deck.seen_known = vec[i64]([3]), vec[i64]([1])
    deck.pool, deck.discard = int(BIT[5]), int(BIT[7])
    act(begin(game, ChooseSmuggler(0, 1), ChooseGondola(0)), SMUGGLE.at(3))
    assert (deck.pool, deck.discard, deck.shown) == (BIT[5], BIT[7] | BIT[3], BIT[3])
    begin(game, CallSmuggler(1, 1))
    assert list(deck.seen) == [5]
    assert list(deck.seen_known) == [BIT[1]]
    act(game, SMUGGLE.at(5))
    assert (deck.pool, deck.discard, deck.shown) == (BIT[3] | BIT[5] | BIT[7], 0, BIT[3] | BIT[5])


@pytest.mark.clause("VEN-DUO-2", "VEN-DUO-3")
def test_two_cards_are_looked_at_by_the_active_player_alone() -> None:
    game = begin(duo(), CallSmuggler(1, 1))
    deck = game.decks[1]
    assert (len(deck.seen), list(deck.seen_known)) == (2, [BIT[1], BIT[1]])
    assert asked(game) == "ChooseSmuggler 1"
    first, other = (int(card) for card in deck.seen)
    lie(game, 2, 1, "quays")
    act(game, SMUGGLE.at(first))
    assert (list(deck.seen), list(deck.seen_known)) == ([other], [BIT[1]])
    assert asked(game) in ("Steer 1", "ScrollOrIntrigue 0", "ScrollOrIntrigue 1", "")


@pytest.mark.clause("VEN-DUO-8", "VEN-DUO-3", "VEN-DUO-7")
def test_a_smuggler_placed_on_the_other_pays_the_opponent_of_the_active_player() -> None:
    for active in (0, 1):
        game = duo()
        lie(game, 2, 1, "bank")
        diary = listening(game)
        send(game, active, SMUGGLER_A, building("bank"))
        game.settle()
        assert [event.values for event in diary.events if event.kind.name == "points_gained"] == [[1, FOR_MOORING]]
        assert [int(player.points) for player in game.players] == [int(active == 1), int(active == 0)]


@pytest.mark.clause("VEN-DUO-6", "VEN-MEFF-21")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("gondola", [0, 1])
def test_whoever_is_crossed_pays_with_the_gondola_crossed(seat: int, gondola: int) -> None:
    game = duo()
    work(game, seat, 21)
    load(game, seat, gondola, silver=1)
    game.players[seat].gondolier = 1 - gondola
    lie(game, seat, gondola, "quays")
    game.berth[SMUGGLER_A] = dock(game, "grand_council")
    send(game, 1, SMUGGLER_A, building("bank"))
    game.settle()
    while asked(game).startswith("Steer"):
        ends = {int(text.split("=")[1]): text for text in options(game)}
        best = next((way for way in ends if int(other_end(way, game.at)) == dock(game, "quays")), min(ends))
        act(game, game.ACTIONS.from_json({"kind": "steer", "canal": best}))
    assert asked(game) == f"ScrollOrIntrigue {seat}"
    act(game, SPEND_CUBE.at(2))
    assert (cubes(game, seat, gondola), game.players[seat].intrigue) == ((0, 0, 0), 0)


@pytest.mark.clause("VEN-DUO-7", "VEN-DUO-9", "VEN-DUO-10")
def test_where_a_smuggler_moors_its_way_is_forgotten() -> None:
    game = duo()
    game.at, game.visited = dock(game, "bank"), 7
    begin(game, SmugglerArrives(0, SMUGGLER_B, dock(game, "bank")), ChooseGondola(0))
    assert (game.at, game.visited, game.berth[SMUGGLER_B]) == (NOWHERE, 0, dock(game, "bank"))
    assert game.space_of(2, building("bank")) == 1


@pytest.mark.clause("VEN-SOLO-16", "VEN-DUO-9")
def test_without_an_assistant_left_the_doge_scores_nothing() -> None:
    game = scene(1)
    game.staff[1] = 0
    advance_there(game, 2, building("bank"))
    assert game.doge_points == 0


@pytest.mark.clause("VEN-SOLO-16")
def test_only_the_b_gondola_says_where_the_doge_builds_next() -> None:
    game = scene(1)
    for gondola, name in ((2, "bank"), (4, "shop")):
        advance_there(game, gondola, building(name))
        assert game.doge_works == NOWHERE
    for gondola, name in ((3, "bank"), (5, "shop")):
        advance_there(game, gondola, building(name))
        assert game.doge_works == gondola // 2 * DOCKS + dock(game, name)
