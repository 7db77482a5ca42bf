"""Influence cards, kind by kind."""

from __future__ import annotations

import pytest

from serenissima.core.bits import BIT, count
from serenissima.games.venice.actions import (
    ASSISTANT,
    BUILD,
    EFFECT,
    GONDOLIER,
    KEEP_INFLUENCE,
    LEAVE_CARGO,
    MORE_COUNCIL,
    NO_CARD,
    PLAY,
    POINTS,
    SEND_SPY,
    STORE,
    STOW,
    TAKE_MISSION,
    WORK,
)
from serenissima.games.venice.cards import COPIES_OF, INFLUENCE_CARDS, INFLUENCE_NAMES
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    assistant,
    building,
    card,
    colour,
    cubes,
    fleet,
    go_by,
    hold,
    lie,
    load,
    moor,
    options,
    scene,
    turn,
    why,
    work,
)


def holding(*names: str) -> Venice:
    game = fleet(scene(3))
    for name in names:
        card(game, BLUE, name)
    return game


def play(game: Venice, name: str) -> Venice:
    return act(turn(game, BLUE), PLAY.at(INFLUENCE_NAMES.index(name)))


@pytest.mark.clause("VEN-CARD-1", "VEN-CARD-17")
def test_one_useful_card_a_turn_or_none() -> None:
    game = holding("investigate", "testify", "foreman")
    turn(game, BLUE)
    assert options(game) == ["no_card", f"play card={INFLUENCE_NAMES.index('investigate')}"]
    assert why(game, PLAY.at(INFLUENCE_NAMES.index("testify"))) == "VEN-CARD-17"
    assert why(game, PLAY.at(INFLUENCE_NAMES.index("spy"))) == "VEN-CARD-1"
    act(game, PLAY.at(INFLUENCE_NAMES.index("investigate")))
    assert asked(game) == "ChooseGondola 0"
    assert game.influence_discard & COPIES_OF[INFLUENCE_NAMES.index("investigate")] != 0
    assert count(game.players[BLUE].cards) == 2
    assert asked(act(turn(holding("spy"), BLUE), NO_CARD.at())) == "ChooseGondola 0"


@pytest.mark.clause("VEN-CARD-2")
def test_bribe_the_foreman() -> None:
    game = holding("foreman")
    assistant(game, BLUE, "bank", 1)
    assistant(game, VIOLET, "bank", 2)
    assistant(game, BLUE, "shop", 4)
    play(game, "foreman")
    assert why(game, ASSISTANT.at(building("shop"))) == "VEN-CARD-2"
    act(game, ASSISTANT.at(building("bank")))
    assert [game.space_of(seat, building("bank")) for seat in (BLUE, VIOLET)] == [4, 2]
    assert game.players[BLUE].intrigue == 3


@pytest.mark.clause("VEN-CARD-3", "VEN-CARD-4")
def test_overtime_activates_where_a_gondola_lies() -> None:
    game = holding("overtime")
    assistant(game, BLUE, "monastery", 2)
    assistant(game, BLUE, "bank", 4)
    lie(game, BLUE, 0, "st_marks")
    play(game, "overtime")
    assert why(game, WORK.at(0)) == "VEN-CARD-3"
    act(game, WORK.at(1), EFFECT.at(0), EFFECT.at(1))
    assert (cubes(game, BLUE, 1), game.players[BLUE].scrolls) == ((1, 0, 0), 2)
    assert game.space_of(BLUE, building("monastery")) == 2
    assert asked(game) == "ChooseGondola 0"


@pytest.mark.clause("VEN-CARD-5", "VEN-CARD-6")
def test_bribe_the_councillors() -> None:
    game = holding("councillors")
    game.players[BLUE].intrigue = game.players[ORANGE].intrigue = 3
    play(game, "councillors")
    assert asked(game) == "ChooseGondola 0", "as much as another is not most"
    assert game.players[BLUE].council == 1
    game = holding("councillors")
    game.players[BLUE].intrigue = 3
    act(play(game, "councillors"), MORE_COUNCIL.at())
    assert (game.players[BLUE].council, game.players[BLUE].intrigue) == (2, 4)


@pytest.mark.clause("VEN-CARD-7")
def test_trade_information() -> None:
    game = play(holding("information"), "information")
    assert game.players[BLUE].coins == 2
    assert asked(game) == "KeepInfluence 0"


@pytest.mark.clause("VEN-CARD-8", "VEN-CARD-9")
def test_build_a_bridge_or_count_them() -> None:
    game = play(holding("build_bridge"), "build_bridge")
    assert "points" not in options(game)
    act(game, BUILD.at(5))
    assert (game.bridge[5], game.players[BLUE].coins, game.spans[BLUE]) == (BLUE + 1, 0, 1)
    game = holding("build_bridge")
    game.spans[BLUE] = 0
    act(play(game, "build_bridge"), POINTS.at())
    assert game.players[BLUE].points == 4


@pytest.mark.clause("VEN-CARD-10")
def test_promote_workers() -> None:
    game = holding("promote")
    assistant(game, BLUE, "bank", 1)
    assistant(game, VIOLET, "bank", 2)
    act(play(game, "promote"), ASSISTANT.at(building("bank")))
    assert [game.space_of(seat, building("bank")) for seat in (BLUE, VIOLET)] == [2, 3]
    assert asked(game) == "ChooseGondola 0"


@pytest.mark.clause("VEN-CARD-11")
def test_manage_stock() -> None:
    game = holding("stock")
    load(game, BLUE, 1, cloth=2)
    act(play(game, "stock"), STOW.at(colour("cloth"), 1), STORE.at(1, colour("silver")))
    assert (cubes(game, BLUE, 0), cubes(game, BLUE, 1)) == ((0, 1, 0), (0, 1, 1))


@pytest.mark.clause("VEN-CARD-12", "VEN-MISSION-6")
def test_make_an_offer() -> None:
    game = holding("offer")
    hold(game, BLUE, 1)
    act(play(game, "offer"), TAKE_MISSION.at())
    assert (count(game.players[BLUE].hand), game.players[BLUE].coins) == (2, 0)
    game = holding("offer")
    for number in (1, 2, 3):
        hold(game, BLUE, number)
    play(game, "offer")
    assert why(game, TAKE_MISSION.at()) == "VEN-CARD-12"
    act(game, POINTS.at())
    assert game.players[BLUE].points == 2


@pytest.mark.clause("VEN-CARD-13", "VEN-CARD-14")
def test_investigate_and_testify() -> None:
    game = holding("investigate")
    game.players[BLUE].scrolls = 8
    play(game, "investigate")
    assert game.players[BLUE].scrolls == 10
    game = holding("testify")
    game.players[BLUE].intrigue = 2
    play(game, "testify")
    assert game.players[BLUE].intrigue == 0


@pytest.mark.clause("VEN-MEFF-10")
def test_mission_10_rearranges_cubes_first() -> None:
    game = fleet(scene(3))
    work(game, BLUE, 10)
    load(game, BLUE, 0, cloth=1)
    turn(game, BLUE)
    assert asked(game) == "Restow 0"
    act(game, STOW.at(colour("cloth"), 0))
    assert cubes(game, BLUE, 1) == (0, 1, 0)
    game = fleet(scene(3))
    work(game, BLUE, 10)
    load(game, BLUE, 0, cloth=1)
    assert asked(act(turn(game, BLUE), LEAVE_CARGO.at())) == "ChooseGondola 0"


@pytest.mark.clause("VEN-MEFF-12", "VEN-MEFF-15")
def test_missions_12_and_15_play_a_second_card_and_earn_coins() -> None:
    game = holding("investigate", "information")
    work(game, BLUE, 12)
    work(game, BLUE, 15)
    play(game, "investigate")
    assert (asked(game), game.players[BLUE].coins) == ("PlayInfluence 0", 2)
    act(game, PLAY.at(INFLUENCE_NAMES.index("information")))
    assert game.players[BLUE].coins == 6


@pytest.mark.clause("VEN-CARD-15", "VEN-CARD-18", "VEN-ACT-1")
def test_where_the_spy_is_no_assistant_is_activated_by_mooring() -> None:
    game = holding("spy")
    lie(game, BLUE, 0, "quays")
    assistant(game, BLUE, "bank", 2)
    act(play(game, "spy"), SEND_SPY.at(building("bank")), GONDOLIER.at(0))
    moor(game, "bank")
    assert game.space_of(BLUE, building("bank")) == 3, "it advances all the same"
    assert (game.players[BLUE].load(0), game.spy) == (0, NOWHERE)
    assert asked(game) == "ChooseGondola 1"


@pytest.mark.clause("VEN-CARD-15", "VEN-CARD-16")
def test_passing_the_spy_all_effects_may_be_used_with_an_assistant_or_without() -> None:
    game = holding("spy")
    lie(game, BLUE, 0, "quays")
    game.players[BLUE].coins = 5
    assert why(play(game, "spy"), PLAY.at(0)) == "VEN-CARD-16"
    act(game, SEND_SPY.at(building("bank")), GONDOLIER.at(0))
    go_by(game, "bank")
    assert options(game) == ["effect space=0", "effect space=1", "effect space=2", "effect space=3", "done"]


@pytest.mark.clause("VEN-CARD-15", "VEN-MOVE-9")
def test_the_spy_is_of_no_use_where_ones_own_gondola_lies() -> None:
    game = holding("spy")
    lie(game, BLUE, 0, "quays")
    lie(game, BLUE, 1, "bank")
    game.players[BLUE].coins = 5
    act(play(game, "spy"), SEND_SPY.at(building("bank")), GONDOLIER.at(0))
    go_by(game, "bank")
    assert asked(game) == "Sail 0"


@pytest.mark.clause("VEN-CARD-18", "VEN-CARD-3")
def test_overtime_does_not_work_where_the_spy_is() -> None:
    game = holding("spy", "overtime")
    work(game, BLUE, 12)
    assistant(game, BLUE, "monastery", 2)
    assistant(game, BLUE, "consulate", 1)
    act(play(game, "spy"), SEND_SPY.at(building("monastery")), PLAY.at(INFLUENCE_NAMES.index("overtime")))
    assert options(game) == ["work gondola=0"]


@pytest.mark.clause("VEN-MEFF-15", "VEN-CARD-17")
def test_mission_15_makes_cards_worth_playing_for_their_coins() -> None:
    game = holding("investigate", "testify", "foreman")
    game.players[BLUE].scrolls = 10
    work(game, BLUE, 15)
    turn(game, BLUE)
    playable = [f"play card={INFLUENCE_NAMES.index(name)}" for name in ("investigate", "testify")]
    assert options(game) == ["no_card", *playable], "without an assistant the foreman cannot be bribed"
    act(game, PLAY.at(INFLUENCE_NAMES.index("investigate")))
    assert (game.players[BLUE].coins, game.players[BLUE].scrolls) == (2, 10)


@pytest.mark.clause("VEN-INFL-3", "VEN-INFL-1")
def test_the_discards_are_shuffled_before_a_card_is_put_back() -> None:
    game = holding("information")
    rest = [BIT[n] for n in range(INFLUENCE_CARDS) if game.influence_pool & BIT[n]]
    game.influence_pool = 0
    game.players[VIOLET].cards = sum(rest[2:])
    game.influence_discard = rest[0] | rest[1]
    play(game, "information")
    assert (game.influence_discard, len(options(game))) == (0, 2)
    pool = count(game.influence_pool)
    assert pool == 1, "three cards were shuffled, the one played among them, and two drawn"
    act(game, KEEP_INFLUENCE.at(int(options(game)[0].split("=")[1])))
    assert (count(game.influence_pool), len(game.influence_under)) == (1, 1), "the other lies under the new deck"
