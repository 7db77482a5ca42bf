"""Influence cards to the last card: who may use what, and from which gondola."""

from __future__ import annotations

import pytest

from serenissima.games.venice.actions import (
    ASSISTANT,
    CONVERT,
    EFFECT,
    PLAY,
    POINTS,
    SEND_SPY,
    STOW,
    WORK,
)
from serenissima.games.venice.cards import (
    INFLUENCE_NAMES,
)
from serenissima.games.venice.events import FOR_CARD
from serenissima.games.venice.flow.bridges import BridgeOrPoints, BuildBridge
from serenissima.games.venice.flow.gifts import ConvertCube, GiveCubes
from serenissima.games.venice.flow.gondola import ChooseGondola
from serenissima.games.venice.flow.influence import (
    BribeForeman,
    HireSpy,
    MakeOffer,
    PlayInfluence,
    StoreCube,
    WorkOvertime,
)
from serenissima.games.venice.flow.turn import EndTurn
from serenissima.games.venice.state import Venice
from tests.games.venice.deck_kit import C, K, S, holding, kind
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    assistant,
    begin,
    building,
    cubes,
    fleet,
    lie,
    listening,
    load,
    options,
    scene,
    work,
)


def playable(game: Venice, seat: int = VIOLET) -> list[str]:
    begin(game, PlayInfluence(seat), ChooseGondola(seat))
    return [INFLUENCE_NAMES[int(text.split("=")[1])] for text in options(game) if text.startswith("play")]


# --- what may be played


@pytest.mark.clause("VEN-CARD-17", "VEN-CARD-1")
@pytest.mark.parametrize(
    ("name", "fields", "useful"),
    [
        ("councillors", {"council": 19}, True),
        ("councillors", {"council": 20}, False),
        ("investigate", {"scrolls": 9}, True),
        ("investigate", {"scrolls": 10}, False),
        ("testify", {"intrigue": 1}, True),
        ("testify", {"intrigue": 0}, False),
        ("information", {}, True),
        ("foreman", {}, False),
        ("promote", {}, False),
        ("overtime", {}, False),
    ],
)
def test_a_card_is_offered_as_long_as_it_changes_something(name: str, fields: dict[str, int], useful: bool) -> None:
    game = holding(name)
    for field, value in fields.items():
        setattr(game.players[VIOLET], field, value)
    assert playable(game) == ([name] if useful else [])


@pytest.mark.clause("VEN-MEFF-12", "VEN-CARD-1")
def test_a_third_card_is_not_asked_for() -> None:
    game = holding("information", "investigate", "spy")
    work(game, VIOLET, 12)
    begin(game, PlayInfluence(VIOLET), ChooseGondola(VIOLET))
    act(game, PLAY.at(kind("investigate")), PLAY.at(kind("spy")), SEND_SPY.at(0))
    assert (asked(game), game.cards_played) == (f"ChooseGondola {VIOLET}", 2)


@pytest.mark.clause("VEN-CARD-2")
def test_every_assistant_short_of_the_fourth_space_can_be_worked_on() -> None:
    game = fleet(scene(3))
    for name, space in (("market", 1), ("shop", 4), ("quays", 3), ("bank", 2)):
        assistant(game, VIOLET, name, space)
    assistant(game, BLUE, "court", 1)
    begin(game, BribeForeman(VIOLET))
    assert options(game) == [f"assistant tile={building(name)}" for name in ("market", "quays", "bank")]
    act(game, ASSISTANT.at(building("quays")))
    assert game.space_of(VIOLET, building("quays")) == 4


@pytest.mark.clause("VEN-CARD-3")
def test_overtime_is_done_by_either_gondola_where_an_assistant_is() -> None:
    def places(one: str, other: str) -> list[str]:
        game = fleet(scene(3))
        lie(game, VIOLET, 0, one)
        lie(game, VIOLET, 1, other)
        assistant(game, VIOLET, "bank", 1)
        assistant(game, VIOLET, "shop", 2)
        assistant(game, ORANGE, "market", 2)
        return options(begin(game, WorkOvertime(VIOLET)))

    assert places("bank", "shop") == ["work gondola=0", "work gondola=1"]
    assert places("quays", "shop") == ["work gondola=1"]
    assert places("bank", "st_marks") == ["work gondola=0"]
    assert places("quays", "court") == []


@pytest.mark.clause("VEN-CARD-3", "VEN-CARD-4", "VEN-ACT-3")
def test_overtime_may_spend_the_last_coin() -> None:
    game = fleet(scene(3))
    lie(game, VIOLET, 1, "market")
    assistant(game, VIOLET, "market", 2)
    game.players[VIOLET].coins = 1
    act(begin(game, WorkOvertime(VIOLET)), WORK.at(1))
    assert options(game) == ["effect space=0", "effect space=1", "done"]
    act(game, EFFECT.at(0))
    assert cubes(game, VIOLET, 1) == (1, 0, 0)


@pytest.mark.clause("VEN-CARD-5", "VEN-CARD-6", "VEN-BUILD-17")
def test_at_the_end_of_the_track_no_more_councillors_are_bribed() -> None:
    game = holding("councillors")
    game.players[VIOLET].intrigue, game.players[VIOLET].council = 3, 19
    act(begin(game, PlayInfluence(VIOLET), ChooseGondola(VIOLET)), PLAY.at(kind("councillors")))
    assert (asked(game), game.players[VIOLET].council) == (f"ChooseGondola {VIOLET}", 20)


@pytest.mark.clause("VEN-CARD-11")
def test_stock_is_moved_by_the_first_gondola_and_stored_on_either() -> None:
    game = holding("stock")
    load(game, VIOLET, 1, cloth=2)
    act(begin(game, PlayInfluence(VIOLET), ChooseGondola(VIOLET)), PLAY.at(kind("stock")), STOW.at(C, 2))
    assert (cubes(game, VIOLET, 0), cubes(game, VIOLET, 1)) == ((0, 2, 0), (0, 0, 0))
    both = [f"store gondola={gondola} colour={cube}" for gondola in (0, 1) for cube in (K, C, S)]
    assert asked(game) == f"StoreCube {VIOLET}"
    assert options(begin(fleet(scene(3)), StoreCube(VIOLET))) == both


@pytest.mark.clause("VEN-CARD-12", "VEN-MISSION-5")
def test_an_offer_gives_points_for_a_card_and_a_mission_only_while_there_is_one() -> None:
    game = fleet(scene(3))
    game.mission_left = 0
    begin(game, MakeOffer(VIOLET))
    assert options(game) == ["points"]
    diary = listening(game)
    act(game, POINTS.at())
    assert [(event.kind.name, event.values) for event in diary.events] == [("points_gained", [2, FOR_CARD])]
    game = fleet(scene(3))
    game.mission_left = 1
    assert options(begin(game, MakeOffer(VIOLET))) == ["take_mission", "points"]


@pytest.mark.clause("VEN-CARD-16")
def test_a_spy_may_be_sent_to_any_tile() -> None:
    game = begin(fleet(scene(3)), HireSpy(VIOLET))
    assert options(game) == [f"send_spy tile={tile}" for tile in range(12)]


@pytest.mark.clause("VEN-BRIDGE-1", "VEN-BRIDGE-3")
def test_where_a_bridge_stands_none_is_built_and_the_last_one_may_be() -> None:
    game = fleet(scene(3))
    for canal in (0, 5):
        game.bridge[canal] = ORANGE + 1
    game.spans[VIOLET] = 1
    free = [f"build canal={canal}" for canal in range(22) if canal not in (0, 5)]
    assert options(begin(game, BuildBridge(VIOLET))) == free
    game.top = None
    assert options(begin(game, BridgeOrPoints(VIOLET, 3))) == ["points", *free] or set(options(game)) == {
        "points",
        *free,
    }
    game.top, game.spans[VIOLET] = None, 0
    assert options(begin(game, BridgeOrPoints(VIOLET, 3))) == ["points"]


@pytest.mark.clause("VEN-BUILD-4-2", "VEN-BUILD-5-4", "VEN-ACT-4")
def test_cubes_turn_into_the_two_other_colours_and_trade_ends_with_the_last() -> None:
    game = fleet(scene(3))
    load(game, VIOLET, 0, ceramics=1, silver=1)
    assistant(game, VIOLET, "shop", 2)
    begin(game, ConvertCube(VIOLET, 0), GiveCubes(VIOLET, 0, 1, 1), EndTurn(VIOLET))
    assert options(game) == [f"convert colour={one} into={other}" for one, other in ((K, C), (K, S), (S, K), (S, C))]
    diary = listening(game)
    act(game, CONVERT.at(K, C))
    assert [(event.kind.name, event.values) for event in diary.events] == [("cube_converted", [K, C])]
    assert options(game) == [f"sell colour={C}", f"sell colour={S}"]
    act(game, *(game.ACTIONS.from_json({"kind": "sell", "colour": cube}) for cube in (C, S)))
    assert asked(game) == f"ChooseGondola {ORANGE}", "nothing is left to trade, and the turn is over"
    assert game.players[VIOLET].points == 2


@pytest.mark.clause("VEN-CARD-1", "VEN-TURN-1")
def test_without_a_card_nobody_is_asked_to_play_one() -> None:
    game = begin(fleet(scene(3)), PlayInfluence(VIOLET), EndTurn(VIOLET))
    assert asked(game) == f"ChooseGondola {ORANGE}"
