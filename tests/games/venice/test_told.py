"""Every happening is told in full: what it was, to whom, and how much."""

from __future__ import annotations

import pytest

from serenissima.core.engine import NOBODY
from serenissima.games.venice.actions import (
    BUILD,
    CONVERT,
    DONE,
    DROP,
    EFFECT,
    FAVOUR_FOR_COINS,
    GONDOLIER,
    LEAVE_CARGO,
    PAY_COINS,
    SELL,
    SPEND_CUBE,
    STAND,
    STOW,
    TAKE_CUBE,
    TAKE_INTRIGUE,
)
from serenissima.games.venice.cards import DOGE_NAMES
from serenissima.games.venice.events import FOR_EFFECT
from serenissima.games.venice.flow.assistants import advance
from serenissima.games.venice.flow.crossings import cross
from serenissima.games.venice.flow.doge import ResolveDogeCards, absolve, family_seats, reveal_doge_card
from serenissima.games.venice.flow.ending import FinalScoring
from serenissima.games.venice.flow.gains import take_intrigue
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    ORANGE,
    VIOLET,
    act,
    activate,
    assistant,
    begin,
    building,
    canal,
    colour,
    fleet,
    go_by,
    lie,
    listening,
    load,
    sail,
    scene,
    turn,
    work,
)

Told = tuple[str, int, list[int]]
K, C, S = colour("ceramics"), colour("cloth"), colour("silver")


def rich(players: int = 3) -> Venice:
    game = fleet(scene(players))
    for player in game.players:
        player.coins, player.scrolls, player.intrigue = 9, 5, 4
    return game


def heard(game: Venice, name: str, *actions: int, seat: int = BLUE) -> list[Told]:
    """What a seat's activation of a building tells."""
    diary = listening(game)
    act(activate(game, seat, name), *actions)
    return [(event.kind.name, event.seat, event.values) for event in diary.events]


def since(game: Venice, *actions: int) -> list[Told]:
    """What actions tell."""
    diary = listening(game)
    act(game, *actions)
    return [(event.kind.name, event.seat, event.values) for event in diary.events]


@pytest.mark.clause("VEN-BUILD-1-2", "VEN-BUILD-1-3", "VEN-ACT-5")
def test_cubes_bought_sold_and_given_up() -> None:
    game = rich()
    bought = heard(game, "market", EFFECT.at(1), TAKE_CUBE.at(S), TAKE_CUBE.at(C), seat=VIOLET)
    assert bought == [("coins_paid", VIOLET, [1]), ("cube_gained", VIOLET, [S]), ("cube_gained", VIOLET, [C])]
    assert since(game, EFFECT.at(2), SELL.at(S)) == [("cube_sold", VIOLET, [S]), ("coins_gained", VIOLET, [4])]
    game = rich()
    load(game, VIOLET, 0, ceramics=4, silver=1)
    told = heard(game, "market", EFFECT.at(1), TAKE_CUBE.at(C), TAKE_CUBE.at(C), DROP.at(S), DROP.at(K), seat=VIOLET)
    assert told[3:] == [("cube_dropped", VIOLET, [S]), ("cube_dropped", VIOLET, [K])]
    assert game.players[VIOLET].load(0) == 5


@pytest.mark.clause("VEN-BUILD-4-2", "VEN-BUILD-5-4", "VEN-BUILD-10-4", "VEN-MEFF-21")
def test_cubes_turned_traded_and_spent() -> None:
    game = rich()
    load(game, VIOLET, 0, silver=1, cloth=1)
    assert heard(game, "shop", EFFECT.at(1), CONVERT.at(S, K), seat=VIOLET) == [("cube_converted", VIOLET, [S, K])]
    act(game, DONE.at())
    told = heard(game, "quays", EFFECT.at(3), SELL.at(K), SELL.at(C), DONE.at(), seat=VIOLET)
    assert told == [
        ("cube_sold", VIOLET, [K]),
        ("points_gained", VIOLET, [1, FOR_EFFECT]),
        ("cube_sold", VIOLET, [C]),
        ("points_gained", VIOLET, [1, FOR_EFFECT]),
    ]
    game = rich()
    work(game, VIOLET, 21)
    load(game, VIOLET, 0, cloth=3)
    cubes = [SPEND_CUBE.at(C)] * 3
    told = heard(game, "court", EFFECT.at(3), *cubes, seat=VIOLET)
    assert told == [("points_gained", VIOLET, [5, FOR_EFFECT]), *[("cube_spent", VIOLET, [C])] * 3]


@pytest.mark.clause("VEN-ACT-5", "VEN-BUILD-5-1")
def test_a_fifth_cube_still_fits() -> None:
    game = rich()
    load(game, VIOLET, 0, silver=4)
    assert heard(game, "quays", EFFECT.at(0), seat=VIOLET) == [("cube_gained", VIOLET, [C])]
    assert (game.players[VIOLET].load(0), game.players[VIOLET].load(1)) == (5, 0)


@pytest.mark.clause("VEN-ASSIST-1", "VEN-ASSIST-3", "VEN-ASSIST-7")
def test_assistants_of_players_and_of_nobody() -> None:
    game = rich(2)
    diary = listening(game)
    game.staff[VIOLET] = 2
    bank = building("bank")
    advance(game, VIOLET, bank)
    advance(game, 2, bank)
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("assistant_advanced", VIOLET, [bank, 1]),
        ("smuggler_advanced", NOBODY, [bank, 1]),
        ("assistant_advanced", VIOLET, [bank, 2]),
    ], "one is left to place: no reward yet"
    diary.events.clear()
    advance(game, VIOLET, building("shop"))
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("assistant_advanced", VIOLET, [building("shop"), 1]),
        ("all_assistants", VIOLET, [8]),
    ]
    assert (game.ten_placed, game.players[VIOLET].points) == (1, 8)


@pytest.mark.clause("VEN-BUILD-15-2", "VEN-BRIDGE-2")
def test_two_bridges_are_built_one_by_one() -> None:
    game = rich()
    bridge = canal(game, "bank", "church")
    told = heard(game, "grand_council", EFFECT.at(1), BUILD.at(bridge), seat=VIOLET)
    assert [entry[:2] for entry in told] == [("coins_paid", VIOLET), ("bridge_built", VIOLET)]
    assert (told[1][2][0], game.spans[VIOLET], game.bridge[bridge]) == (bridge, 1, VIOLET + 1)
    act(game, DONE.at())
    other = canal(game, "quays", "bank")
    heard(game, "grand_council", EFFECT.at(1), BUILD.at(other), seat=VIOLET)
    assert (game.spans[VIOLET], game.players[VIOLET].coins) == (0, 1)


@pytest.mark.clause("VEN-CROSS-2", "VEN-CROSS-3")
def test_crossings_and_cubes_moved() -> None:
    game = rich()
    lie(game, VIOLET, 0, "small_council")
    lie(game, VIOLET, 1, "quays")
    lie(game, ORANGE, 0, "bank")
    load(game, VIOLET, 0, cloth=1, silver=1)
    act(turn(game, VIOLET), GONDOLIER.at(0))
    go_by(game, "quays")
    assert since(game, STOW.at(C, 0), STOW.at(S, 1)) == [("restowed", VIOLET, [])]
    assert (game.players[VIOLET].load(0), game.players[VIOLET].load(1)) == (1, 1)
    diary = listening(game)
    go_by(game, "bank")
    act(game, TAKE_INTRIGUE.at(), seat=ORANGE)
    act(game, TAKE_INTRIGUE.at(), seat=VIOLET)
    told = [(event.kind.name, event.seat, event.values) for event in diary.events]
    assert told[-3:] == [
        ("crossed", VIOLET, [ORANGE]),
        ("intrigue_taken", VIOLET, [1, 5]),
        ("intrigue_taken", ORANGE, [1, 5]),
    ]


@pytest.mark.clause("VEN-CROSS-2")
def test_cubes_left_where_they_are_are_not_told_of() -> None:
    game = rich()
    lie(game, VIOLET, 0, "small_council")
    lie(game, VIOLET, 1, "quays")
    load(game, VIOLET, 0, cloth=1)
    act(turn(game, VIOLET), GONDOLIER.at(0))
    go_by(game, "quays")
    assert since(game, LEAVE_CARGO.at()) == []


@pytest.mark.clause("VEN-DUO-11")
def test_a_smuggler_crossed() -> None:
    game = rich(2)
    game.players[VIOLET].scrolls = 0
    game.players[VIOLET].gondolier = 0
    diary = listening(game)
    cross(game, VIOLET, 4)
    game.settle()
    told = [(event.kind.name, event.seat, event.values) for event in diary.events]
    assert told == [("crossed_smuggler", VIOLET, []), ("intrigue_taken", VIOLET, [1, 5])]


@pytest.mark.clause("VEN-FAVOUR-1")
def test_a_favour_card_turned_over() -> None:
    game = rich()
    game.players[VIOLET].favour = 1
    turn(game, VIOLET)
    assert since(game, FAVOUR_FOR_COINS.at()) == [("favour_used", VIOLET, []), ("coins_gained", VIOLET, [5])]


@pytest.mark.clause("VEN-INTR-1", "VEN-INTR-2", "VEN-INTR-3")
def test_too_much_intrigue() -> None:
    game = rich()
    game.players[VIOLET].points = 3
    diary = listening(game)
    take_intrigue(game, VIOLET, 6)
    told = [(event.kind.name, event.seat, event.values) for event in diary.events]
    assert told == [("points_lost", VIOLET, [3]), ("intrigue_taken", VIOLET, [6, 8])]


@pytest.mark.clause("VEN-SOLO-9", "VEN-SOLO-17", "VEN-DOGE-4", "VEN-DOGE-7", "VEN-DOGE-9")
def test_cards_of_the_doge() -> None:
    game = scene(1)
    game.doge_row[0] = 3 * DOGE_NAMES.index("revenue")
    game.doge_row[1] = game.doge_row[2] = -1
    diary = listening(game)
    begin(game, ResolveDogeCards(0, 0))
    revenue = DOGE_NAMES.index("revenue")
    told = [(event.kind.name, event.seat, event.values) for event in diary.events]
    assert told == [("doge_resolved", NOBODY, [revenue]), ("doge_points", NOBODY, [3, 3])]
    diary.events.clear()
    game.doge_pool = 1 << 3 * DOGE_NAMES.index("archives")
    reveal_doge_card(game, 0)
    family_seats(game)
    family_seats(game)
    game.doge_intrigue = 3
    absolve(game)
    told = [(event.kind.name, event.seat, event.values) for event in diary.events]
    assert told == [
        ("doge_revealed", NOBODY, [DOGE_NAMES.index("archives")]),
        ("doge_council", NOBODY, [2]),
        ("doge_council", NOBODY, [2]),
        ("doge_intrigue", NOBODY, [1]),
    ]
    assert list(game.doge_council) == [2, 2], "the rear one each time"


@pytest.mark.clause("VEN-SCORE-1", "VEN-SCORE-4", "VEN-SCORE-5", "VEN-SCORE-6", "VEN-SCORE-7", "VEN-SCORE-8")
def test_the_final_scoring_is_told_step_by_step() -> None:
    game = scene(2)
    game.first = 0
    blue, violet = game.players
    blue.council, violet.council = 4, 7
    game.staff[VIOLET] = 1
    violet.intrigue, violet.coins, blue.coins = 2, 8, 5
    diary = listening(game)
    begin(game, FinalScoring(NOBODY))
    act(game, PAY_COINS.at(), STAND.at())
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("council_scored", BLUE, [2]),
        ("council_scored", VIOLET, [9]),
        ("assistants_scored", BLUE, [0]),
        ("assistants_scored", VIOLET, [7]),
        ("coins_paid", VIOLET, [4]),
        ("intrigue_cleared", VIOLET, [1, 1]),
        ("stood", VIOLET, []),
        ("wealth_scored", BLUE, [1]),
        ("wealth_scored", VIOLET, [1]),
        ("arrested", VIOLET, []),
    ]


@pytest.mark.clause("VEN-MOVE-1", "VEN-MOVE-2", "VEN-GOND-1")
def test_the_way_of_a_gondola() -> None:
    game = rich()
    lie(game, VIOLET, 0, "small_council")
    assistant(game, VIOLET, "shop", 4)
    diary = listening(game)
    act(turn(game, VIOLET), GONDOLIER.at(0))
    sail(game, "quays")
    assert [(event.kind.name, event.seat, event.values) for event in diary.events] == [
        ("turn_began", VIOLET, []),
        ("boarded", VIOLET, [0, 0]),
        ("sailed", VIOLET, [canal(game, "small_council", "quays"), building("quays"), 0]),
    ]
