"""What happens where a gondola moors, and from turn to turn: to the last point, told with its reason."""

from __future__ import annotations

import pytest

from serenissima.core.bits import BIT, count, members_of
from serenissima.core.engine import NOBODY
from serenissima.core.options import Options
from serenissima.games.venice.actions import EMBARK, FARE_FAVOUR, FARE_POINTS, PLACE, RETURN_MISSION
from serenissima.games.venice.events import FOR_LASTING, FOR_MOORING, FOR_TAXI
from serenissima.games.venice.flow.bridges import pass_under
from serenissima.games.venice.flow.crossings import CrossGondolas, pass_communal
from serenissima.games.venice.flow.gondola import ChooseGondola
from serenissima.games.venice.flow.mooring import AdvanceAndActivate
from serenissima.games.venice.flow.mooring import moor as moor_gondola
from serenissima.games.venice.flow.setup import PlaceDogeFleet
from serenissima.games.venice.flow.taxi import Embark, TaxiFare, begin_taxi
from serenissima.games.venice.flow.turn import NextTurn
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    asked,
    assistant,
    begin,
    building,
    dock,
    fleet,
    lie,
    listening,
    load,
    options,
    scene,
    work,
)

Told = tuple[str, int, list[int]]


def heard(game: Venice, *actions: int) -> list[Told]:
    diary = listening(game)
    act(game, *actions)
    return [(event.kind.name, event.seat, event.values) for event in diary.events]


@pytest.mark.clause("VEN-MEFF-25")
@pytest.mark.parametrize(("space", "working", "points"), [(4, True, 1), (3, True, 0), (4, False, 0), (0, True, 0)])
def test_mission_25_rewards_masters_alone(space: int, working: bool, points: int) -> None:
    game = fleet(scene(3))
    if working:
        work(game, VIOLET, 25)
    if space:
        assistant(game, VIOLET, "bank", space)
    diary = listening(game)
    AdvanceAndActivate(VIOLET, building("bank"), 0).happen(game)
    told = [event.values for event in diary.events if event.kind.name == "points_gained"]
    assert told == ([[points, FOR_LASTING]] if points else [])
    assert game.players[VIOLET].points == points


@pytest.mark.clause("VEN-MEFF-17")
@pytest.mark.parametrize(
    ("name", "working", "left"),
    [
        ("st_marks", True, 2),
        ("doges_palace", True, 2),
        ("grand_council", True, 3),
        ("st_marks", False, 3),
        ("doges_palace", False, 3),
    ],
)
def test_mission_17_clears_intrigue_where_missions_are_gained(name: str, working: bool, left: int) -> None:
    game = fleet(scene(3))
    if working:
        work(game, VIOLET, 17)
    game.players[VIOLET].intrigue = 3
    AdvanceAndActivate(VIOLET, building(name), 0).happen(game)
    assert game.players[VIOLET].intrigue == left


@pytest.mark.clause("VEN-DUO-8", "VEN-MOVE-13")
def test_points_for_mooring_are_told_with_their_reason() -> None:
    game = scene(2)
    lie(game, 0, 0, "bank")
    lie(game, 2, 0, "bank")
    diary = listening(game)
    moor_gondola(game, 5, dock(game, "bank"), 0)
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("points_gained", 0, [2, FOR_MOORING]),
        ("points_gained", 1, [1, FOR_MOORING]),
    ]


@pytest.mark.clause("VEN-BRIDGE-5", "VEN-BRIDGE-6", "VEN-MEFF-3")
def test_what_a_bridge_gives_is_told() -> None:
    game = scene(3)
    for owner, told in ((BLUE, ("intrigue_taken", VIOLET, [1, 1])), (VIOLET, ("bridge_coin", VIOLET, [1]))):
        game.bridge[5] = owner + 1
        diary = listening(game)
        pass_under(game, VIOLET, 5)
        assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [told]
    work(game, ORANGE, 3)
    diary = listening(game)
    pass_under(game, ORANGE, 5)
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [("coins_gained", ORANGE, [1])]


@pytest.mark.clause("VEN-CROSS-4", "VEN-CROSS-2", "VEN-EX-9")
def test_gondolas_that_lie_on_each_other_are_crossed_from_the_lowest() -> None:
    game = fleet(scene(3))
    game.players[VIOLET].gondolier = 0
    for player in game.players:
        player.scrolls = 2
    load(game, VIOLET, 0, cloth=1)
    for house, gondola in ((ORANGE, 0), (VIOLET, 1), (BLUE, 1)):
        lie(game, house, gondola, "bank")
    game.at = dock(game, "bank")
    begin(game, CrossGondolas(VIOLET), ChooseGondola(ORANGE))
    assert game.waiting() == BIT[VIOLET] | BIT[ORANGE]
    for seat in (VIOLET, ORANGE):
        act(game, game.ACTIONS.from_json({"kind": "take_intrigue"}), seat=seat)
    assert asked(game) == f"Restow {VIOLET}"
    act(game, game.ACTIONS.from_json({"kind": "leave_cargo"}))
    assert game.waiting() == BIT[VIOLET] | BIT[BLUE]
    for seat in (VIOLET, BLUE):
        act(game, game.ACTIONS.from_json({"kind": "take_intrigue"}), seat=seat)
    assert asked(game) == f"ChooseGondola {ORANGE}"
    assert [int(player.intrigue) for player in game.players] == [1, 2, 1]


@pytest.mark.clause("VEN-DUO-11", "VEN-MEFF-21")
@pytest.mark.parametrize("gondola", [0, 1])
def test_a_smuggler_is_crossed_with_the_gondola_under_way(gondola: int) -> None:
    game = fleet(scene(2))
    work(game, 1, 21)
    load(game, 1, gondola, silver=1)
    game.players[1].gondolier = gondola
    lie(game, 2, 0, "bank")
    game.at = dock(game, "bank")
    begin(game, CrossGondolas(1), ChooseGondola(0))
    assert set(options(game)) == {"take_intrigue", "spend_cube colour=2"}
    act(game, game.ACTIONS.from_json({"kind": "spend_cube", "colour": 2}))
    assert (game.players[1].load(gondola), game.players[1].intrigue) == (0, 0)


@pytest.mark.clause("VEN-MEFF-13")
@pytest.mark.parametrize(
    ("name", "scrolls"),
    [("st_marks", 1), ("doges_palace", 1), ("grand_council", 1), ("council_of_ten", 0), ("market", 0)],
)
def test_mission_13_finds_scrolls_at_each_communal_building(name: str, scrolls: int) -> None:
    game = fleet(scene(3))
    work(game, VIOLET, 13)
    pass_communal(game, VIOLET, building(name))
    assert game.players[VIOLET].scrolls == scrolls


# --- the passenger


@pytest.mark.clause("VEN-TAXI-1", "VEN-TAXI-9")
def test_where_the_doge_waits_is_told() -> None:
    game = fleet(scene(3, taxi="yes"))
    diary = listening(game)
    begin_taxi(game)
    start, goal = int(game.building_at[game.taxi_at]), int(game.taxi_to)
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("doge_waits", NOBODY, [start, goal])
    ]
    assert start != goal
    assert game.decks[0].discard == BIT[start]
    assert members_of(game.decks[0].pool) == [tile for tile in range(12) if tile not in (start, goal)]


@pytest.mark.clause("VEN-TAXI-7", "VEN-TAXI-8")
def test_the_fare_is_told_and_the_destination_discarded() -> None:
    fares: list[tuple[int, Told]] = [
        (FARE_POINTS.at(), ("points_gained", VIOLET, [3, FOR_TAXI])),
        (FARE_FAVOUR.at(), ("favour_renewed", VIOLET, [])),
    ]
    for fare, told in fares:
        game = fleet(scene(3, taxi="yes"))
        game.taxi_to = building("bank")
        game.decks[0].pool = int(BIT[3] | BIT[4])
        game.decks[0].discard = int(BIT[7])
        begin(game, TaxiFare(VIOLET), ChooseGondola(ORANGE))
        events = heard(game, fare)
        assert events[0] == told
        assert events[1] == ("doge_waits", NOBODY, [building("bank"), int(game.taxi_to)])
        assert game.decks[0].discard == BIT[7] | BIT[building("bank")]
        assert count(game.decks[0].pool) == 1


@pytest.mark.clause("VEN-TAXI-3", "VEN-TAXI-4")
def test_three_cubes_and_the_doge_find_room() -> None:
    game = fleet(scene(3, taxi="yes"))
    game.players[VIOLET].gondolier = 1
    load(game, VIOLET, 0, cloth=5)
    load(game, VIOLET, 1, cloth=3)
    begin(game, Embark(VIOLET), ChooseGondola(ORANGE))
    assert heard(game, EMBARK.at()) == [("doge_embarked", VIOLET, [])]
    assert asked(game) == f"ChooseGondola {ORANGE}"


# --- set-up and rounds


@pytest.mark.clause("VEN-PRE-1", "VEN-PRE-3", "VEN-SETUP-6", "VEN-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_places_when_in_the_preliminary_round(players: int) -> None:
    firsts = set()
    for luck in range(6):
        game = TITLE.new_game(players, luck)
        assert isinstance(game, Venice)
        first = int(game.first)
        firsts.add(first)
        clockwise = [(first + place) % players for place in range(players)]
        assert [int(game.players[seat].coins) for seat in clockwise] == [6 + 2 * place for place in range(players)]
        seats = []
        while asked(game).startswith("ReturnMission"):
            seats.append(int(game.to_play()))
            act(game, RETURN_MISSION.at(members_of(game.players[seats[-1]].hand)[0]))
        assert seats == clockwise
        placed = []
        while game.rounds == 0:
            seat = int(game.to_play())
            if asked(game).startswith("PlaceGondola"):
                placed.append(seat)
                free = [at for at in range(15) if at not in list(game.berth)]
                act(game, PLACE.at(free[0]))
            else:
                out = Options()
                game.options(out)
                act(game, out.as_list()[-1])
        assert placed == clockwise + clockwise[::-1]
        assert (game.rounds, int(game.to_play())) == (1, first)
    assert len(firsts) > 1


@pytest.mark.clause("VEN-SOLO-5", "VEN-SOLO-7", "VEN-SOLO-3")
def test_the_doges_fleet_lies_where_four_cards_say() -> None:
    tiles: set[int] = set()
    for luck in range(30):
        game = scene(1)
        game.luck = luck
        diary = listening(game)
        PlaceDogeFleet(0).happen(game)
        said = [event for event in diary.events if event.kind.name == "doge_placed"]
        assert {event.seat for event in said} == {NOBODY}
        placed = [event.values[0] for event in said]
        tiles |= set(placed)
        assert [int(game.berth[gondola]) for gondola in range(2, 6)] == [int(game.dock_of[tile]) for tile in placed]
        for deck in (0, 1):
            assert members_of(game.decks[deck].shown) == sorted({placed[deck], placed[2 + deck]})
            assert count(game.decks[deck].box) == 3
            assert game.decks[deck].box & game.decks[deck].shown == 0
            assert game.decks[deck].pool == 4095 ^ game.decks[deck].box
    assert tiles == set(range(12)), "any tile may be named"


@pytest.mark.clause("VEN-TURN-1", "VEN-END-3")
def test_rounds_are_counted_and_the_last_ones_counted_down() -> None:
    game = fleet(scene(3))
    game.first, game.rounds = 1, 4
    seen = []
    for seat in (1, 2, 0, 1, 2, 0):
        game.top = None
        begin(game, NextTurn(seat))
        seen.append((int(game.to_play()), int(game.rounds), int(game.rounds_left)))
        if seat == 0:
            game.rounds_left = 1 if game.rounds_left == NOWHERE else game.rounds_left
    assert seen == [(2, 4, -1), (0, 4, -1), (1, 5, -1), (2, 5, 1), (0, 5, 1), (1, 6, 0)]
