"""The edges of the rules: the last coin, the last tile, the first of a kind; refusals; copies of a position."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.chance import Chance
from serenissima.core.fields import SPECTATOR, digest, to_json
from serenissima.core.options import Options
from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.c_building import TakeBuilding
from serenissima.games.rialto.flow.cards import ClearRows, GreenBuildings
from serenissima.games.rialto.flow.course import EndRound, FinalScoring, Round
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import BUILDING_BITS, BUILDING_NAMES
from serenissima.games.rialto.scoring import building_points
from serenissima.games.rialto.state import Rialto
from serenissima.trials.bench import playout
from tests.games.rialto.position import (
    STAGE,
    ask,
    bag,
    do,
    hold,
    listen,
    new,
    offered,
    own,
    started,
    story,
    why_not,
)


def tile(name: str, number: int = 1) -> int:
    return number << BUILDING_BITS * BUILDING_NAMES.index(name)


def turn(game: Rialto, stage: str, coins: int) -> None:
    """Seat 0 has so many coins in a stage."""
    game.players[0].coins = coins
    game.stage = STAGE[stage]
    ask(game, PlayCards(0))


# --- yellow buildings and jokers


@pytest.mark.clause("RIA-YELLOW-3", "RIA-JOKER-2")
@pytest.mark.parametrize(
    ("buildings", "cards", "coins", "offers"),
    [
        (["yellow_3"], {}, 9, False),
        (["yellow_3"], {"doge": 1}, 1, True),
        (["yellow_3"], {"joker": 1}, 1, True),
        (["yellow_3"], {"gold": 1}, 9, False),
        (["yellow_3", "yellow_3"], {}, 1, False),
        (["yellow_3", "yellow_3"], {}, 2, True),
        (["yellow_3", "yellow_2"], {}, 2, False),
        (["yellow_3", "yellow_2"], {"gold": 1}, 1, False),
        (["yellow_3", "yellow_2"], {"gold": 1}, 2, True),
        (["yellow_3", "yellow_4"], {"gold": 1}, 2, True),
        (["yellow_3", "yellow_4"], {}, 2, False),
        (["yellow_3", "green_1"], {"gold": 1}, 2, False),
    ],
)
def test_a_joker_building_is_offered_only_where_it_can_end_beside_a_card_or_a_joker(
    buildings: list[str], cards: dict[str, int], coins: int, offers: bool
) -> None:
    game = started(2)
    own(game, 0, *buildings)
    hold(game, 0, **cards)
    turn(game, "A", coins)
    assert ("as_joker own=6" in offered(game)) == offers
    if not offers:
        assert why_not(game, "as_joker own=yellow_3") == "RIA-JOKER-2"


@pytest.mark.clause("RIA-YELLOW-1", "RIA-YELLOW-2", "RIA-YELLOW-3", "RIA-YELLOW-4", "RIA-YELLOW-7")
def test_what_is_offered_with_each_yellow_building() -> None:
    game = started(2)
    own(game, 0, "yellow_1", "yellow_2", "yellow_3", "yellow_4")
    hold(game, 0, doge=1, gold=1, joker=1)
    turn(game, "A", 1)
    every = [
        "pass",
        "play cards=1 jokers=0",
        "play cards=1 jokers=1",
        "delay own=4",
        "turn_card own=5 card=1",
        "turn_card own=5 card=6",
        "turn_card own=7 card=1",
        "turn_card own=7 card=6",
        "as_joker own=6",
    ]
    assert offered(game) == every
    game.players[0].used = tile("yellow_1") + tile("yellow_3")
    assert offered(game) == every[:3] + every[4:8]
    game.players[0].used = tile("yellow_2") + tile("yellow_4")
    assert offered(game) == [*every[:4], every[8]]
    game.players[0].used = 0
    game.players[0].coins = 0
    assert offered(game) == every[:3]
    game.players[0].coins, game.players[0].wilds = 1, 1
    assert "delay own=4" not in offered(game)


@pytest.mark.clause("RIA-YELLOW-3", "RIA-JOKER-3")
@pytest.mark.parametrize(("wilds", "jokers"), [(0, {2, 3}), (1, {1, 2, 3}), (2, {0, 1, 2, 3}), (3, {0, 1, 2, 3})])
def test_joker_buildings_count_among_the_two(wilds: int, jokers: set[int]) -> None:
    game = started(2)
    hold(game, 0, joker=3)
    game.players[0].wilds = wilds
    turn(game, "A", 0)
    assert {int(text.rpartition("=")[2]) for text in offered(game) if text.startswith("play")} == jokers


# --- refusals


@pytest.mark.clause("RIA-STAGE-5", "RIA-USE-1", "RIA-USE-2", "RIA-USE-3", "RIA-BLUE-2", "RIA-YELLOW-9")
def test_refusals_of_a_turn() -> None:
    game = started(2)
    own(game, 0, "yellow_2", "yellow_4", "yellow_4", "green_1", "blue_4")
    game.players[0].used = tile("yellow_2") + tile("yellow_4")
    game.players[0].resting = tile("yellow_4")
    hold(game, 0, doge=2, gold=2)
    turn(game, "A", 1)
    assert why_not(game, "no_building") == "RIA-STAGE-5"
    assert why_not(game, "turn_card own=yellow_2 card=gold") == "RIA-USE-2"
    assert why_not(game, "turn_card own=yellow_4 card=gold") == "RIA-USE-2"
    assert why_not(game, "delay own=yellow_1") == "RIA-USE-1"
    for other in ("green_1", "blue_1", "blue_4"):
        assert why_not(game, f"turn_card own={other} card=gold") == "RIA-USE-3"
    game.players[0].used = 0
    assert why_not(game, "turn_card own=yellow_4 card=doge") == "RIA-YELLOW-9"
    game.players[0].resting = tile("yellow_4", 2)
    assert why_not(game, "turn_card own=yellow_4 card=gold") == "RIA-BLUE-2"


@pytest.mark.clause("RIA-CARDS-9", "RIA-GREEN-5", "RIA-USE-1", "RIA-USE-2", "RIA-USE-3")
def test_refusals_of_green_buildings() -> None:
    game = started(2)
    own(game, 0, "green_1", "green_2", "green_4", "yellow_1")
    game.players[0].coins = 2
    game.players[0].used = tile("green_1")
    game.rows = type(game.rows)([0, bag(gold=1), 0])
    ask(game, GreenBuildings(-1))
    assert why_not(game, "pass") == "RIA-CARDS-9"
    assert why_not(game, "green_open own=green_4 open=doge") == "RIA-GREEN-5"
    assert why_not(game, "green_open own=green_1 open=gold") == "RIA-USE-2"
    assert why_not(game, "green_blind own=green_3") == "RIA-USE-1"
    assert why_not(game, "green_keep own=yellow_1") == "RIA-USE-3"


@pytest.mark.clause("RIA-BLUE-12", "RIA-BLUE-2", "RIA-USE-1", "RIA-USE-2", "RIA-USE-3")
def test_refusals_of_blue_buildings() -> None:
    game = started(2)
    own(game, 0, "blue_1", "blue_4", "green_1")
    game.players[0].coins = 2
    game.players[0].used = tile("blue_1")
    ask(game, BlueBuildings(-1))
    assert why_not(game, "pass") == "RIA-BLUE-12"
    assert why_not(game, "swap own=green_1 condition=0") == "RIA-USE-2"
    game.players[0].used, game.players[0].resting = 0, tile("blue_1")
    assert why_not(game, "swap own=green_1 condition=0") == "RIA-BLUE-2"
    game.players[0].resting = 0
    game.players[0].buildings -= tile("blue_1")
    assert why_not(game, "swap own=green_1 condition=0") == "RIA-USE-1"
    assert why_not(game, "use_blue own=green_1") == "RIA-USE-3"
    assert why_not(game, "point_only own=blue_2") == "RIA-USE-1"


@pytest.mark.clause("RIA-C-4", "RIA-C-7")
def test_refusals_of_stage_c() -> None:
    game = started(2)
    ask(game, TakeBuilding(0, 5))
    assert why_not(game, "take_building building=green_1") == "RIA-C-4"
    game.stock -= game.stock & 15
    assert why_not(game, "take_building building=green_1") == "RIA-C-7"
    ask(game, TakeBuilding(0, 3))
    assert why_not(game, "take_building building=green_4") == "RIA-C-1"
    assert why_not(game, "pass") == "RIA-C-1"


# --- blue 1


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-2", "RIA-BLUE-4")
def test_a_four_is_never_swapped_and_every_condition_is_told_apart() -> None:
    game = started(2)
    own(game, 0, "green_4", "yellow_4", "blue_1", "blue_1", "blue_1", "green_2", "green_2")
    game.players[0].coins = 1
    game.players[0].used = tile("blue_1") + tile("green_2")
    game.players[0].resting = tile("green_2")
    ask(game, BlueBuildings(-1))
    assert offered(game) == [
        "no_more_blue",
        "swap own=1 condition=1",
        "swap own=1 condition=2",
        "swap own=8 condition=0",
        "swap own=8 condition=1",
    ], "no yellow 1 for a green 4"
    game.players[0].used, game.players[0].resting = tile("blue_1", 2), tile("green_2", 2)
    assert offered(game) == ["no_more_blue", "swap own=1 condition=2", "swap own=8 condition=1"]
    game.players[0].used, game.players[0].resting = tile("blue_1"), tile("green_2")
    assert "swap own=1 condition=0" in offered(game)


@pytest.mark.clause("RIA-BLUE-1", "RIA-BLUE-2", "RIA-ROUND-2")
def test_two_swaps_rest_until_the_round_ends() -> None:
    game = started(2)
    own(game, 0, "blue_1", "blue_1", "green_1", "yellow_2")
    game.players[0].coins = 2
    ask(game, BlueBuildings(-1))
    do(game, "swap own=green_1 condition=0")
    do(game, "swap own=yellow_2 condition=0")
    assert game.players[0].resting == tile("green_2") + tile("yellow_3")
    assert game.players[0].used == tile("blue_1", 2)
    game.round = 5
    ask(game, EndRound(-1))
    assert (game.players[0].resting, game.players[0].used) == (0, 0)


# --- rounds and scoring


@pytest.mark.clause("RIA-ROUND-1", "RIA-BLUE-11", "RIA-CARDS-8", "RIA-STAGE-1")
def test_a_round_is_cards_stages_and_blue_buildings_in_this_order() -> None:
    game = started(2)
    own(game, 0, "green_2", "blue_4")
    game.players[0].coins = 2
    heard = listen(game)
    ask(game, Round(-1, 5))
    seen = []
    while not game.over():
        seen.append(type(game.decision()).__name__)
        wanted = [text for text in offered(game) if text.startswith(("green_keep", "use_blue", "pass"))]
        do(game, (wanted or offered(game))[0])
    phases = [name for place, name in enumerate(seen) if place == 0 or seen[place - 1] != name]
    assert phases == ["TakeRow", "UseGreen", "CutHands", "PlayCards", "UseBlue"]
    assert seen.count("PlayCards") == 12
    assert [event[0] for event in story(heard)][-4:] == ["used_building", "scored", "final_score", "final_score"]


@pytest.mark.clause("RIA-CARDS-10")
def test_an_empty_leftover_row_is_not_told() -> None:
    game = started(2)
    game.rows = type(game.rows)([0, 0, 0])
    heard = listen(game)
    ask(game, ClearRows(-1))
    assert heard.events == []


@pytest.mark.clause("RIA-SCORE-2")
def test_a_single_green_1_scores() -> None:
    game = started(2)
    own(game, 0, "green_1")
    assert [int(building_points(player)) for player in game.players] == [1, 0]


@pytest.mark.clause("RIA-END-2", "RIA-END-3", "RIA-NEUTRAL-5")
def test_the_neutral_player_stands_nowhere() -> None:
    game = started(2, neutral="yes")
    heard = listen(game)
    ask(game, FinalScoring(-1))
    assert len(game.standing()) == len(heard.events) == 2


@pytest.mark.clause("RIA-END-2", "RIA-SCORE-1", "RIA-SCORE-2", "RIA-SCORE-3")
def test_the_score_is_the_sum_of_its_parts() -> None:
    game = new(4, luck=11)
    playout(game, Options())
    ask(game, FinalScoring(-1))
    sheet = TITLE.score_sheet(game)
    assert [sum(row.values[seat] for row in sheet[:-1]) for seat in range(4)] == [
        int(points) for points in game.scores()
    ]


# --- copies, zones, what a new position holds


@pytest.mark.clause("RIA-COMP-1")
def test_a_position_begins_with_nothing() -> None:
    game: Any = to_json(TITLE.begin(TITLE.setting(2, {"board": "borders"}), 1))
    none = {"first": -1, "stage": -1, "bridge": -1, "marked": -1, "clockwise": 1}
    for name, value in game.items():
        if name in none:
            assert value == none[name], name
        elif name not in ("luck", "top", "seats", "players"):
            assert value == 0 or not any(value), name
    for player in game["players"]:
        for name, value in player.items():
            assert value == 0 or not any(value), name


@pytest.mark.clause("RIA-ROUND-1", "RIA-END-1", "RIA-STAGE-13")
@pytest.mark.parametrize(
    ("players", "options"), [(2, {"neutral": "yes", "bridges": "pairs"}), (3, {}), (5, {"board": "rings"})]
)
def test_a_copy_holds_everything_and_shares_nothing(players: int, options: dict[str, str]) -> None:
    game = new(players, 3, **options)
    dice, listed, decisions = Chance(3), Options(), 0
    while not game.over():
        game.options(listed)
        action = listed.pick(dice.below(listed.size))
        decisions += 1
        if decisions % 4 != 0:
            game.apply(action)
            continue
        copy = game.clone()
        now = digest(game)
        assert digest(copy) == now
        game.apply(action)
        assert digest(copy) == now
        copy.apply(action)
        assert digest(copy) == digest(game)


@pytest.mark.clause("RIA-CARDS-14", "RIA-CARDS-17", "RIA-CARDS-18")
def test_hidden_are_hands_cut_cards_own_discards_and_the_pile() -> None:
    game = started(2)
    for n in range(7):
        game.set_zone(n, n + 1)
    assert game.zones() == 7
    assert [int(game.zone(n)) for n in range(7)] == [1, 2, 3, 4, 5, 6, 7]
    held = [(int(player.hand), int(player.cut), int(player.dropped)) for player in game.players]
    assert (held, int(game.pile)) == ([(1, 2, 3), (4, 5, 6)], 7)
    for viewer, seen in ((0, [0, 1, 2]), (1, [3, 4, 5]), (SPECTATOR, [])):
        assert [n for n in range(7) if game.zone_open_to(n, viewer)] == seen
    game = started(3)
    game.players[0].drop_cut()
    game.redeal(0)
    assert not game.zone_open_to(9, 0)
    assert game.zone_bits(0) == 4
