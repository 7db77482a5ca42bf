"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from serenissima.core.bits import members_of
from serenissima.games.venice.actions import FAVOUR_FOR_SCROLLS, PAY_COINS, PAY_SCROLLS, STAND
from serenissima.games.venice.flow.ending import FinalScoring
from serenissima.games.venice.flow.gains import advance_council, trigger_end
from serenissima.games.venice.flow.turn import EndTurn, NextTurn
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.numbers import COUNCIL_END
from serenissima.games.venice.scoring import arrested_seat, council_points
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import act, asked, begin, fleet, scene, why, work


def councils(*levels: int, players: int | None = None) -> list[int]:
    game = scene(players or len(levels))
    for player, level in zip(game.players, levels, strict=True):
        player.council = level
    return [int(council_points(game, seat)) for seat in range(len(levels))]


def at_the_end(players: int = 3, first: int = 0) -> Venice:
    game = fleet(scene(players))
    game.first = first
    return game


@pytest.mark.clause("VEN-END-2", "VEN-SETUP-3")
@pytest.mark.parametrize(("players", "space"), [(2, 10), (3, 12), (4, 14), (5, 16)])
def test_a_marker_on_the_end_token_triggers_the_end(players: int, space: int) -> None:
    game = scene(players)
    assert COUNCIL_END[players] == space
    advance_council(game, 1, space - 1)
    assert game.rounds_left == -1
    advance_council(game, 1, 1)
    assert game.rounds_left == 2
    advance_council(game, 0, space)
    assert game.rounds_left == 2, "the end is triggered once"


@pytest.mark.clause("VEN-END-3")
def test_the_round_is_finished_and_two_more_are_played() -> None:
    game = at_the_end(first=1)
    trigger_end(game)
    begin(game, NextTurn(2))
    seen = [asked(game)]
    while "ChooseGondola" in asked(game):
        seat = int(game.to_play())
        game.top = None
        begin(game, EndTurn(seat))
        seen.append(asked(game))
    assert seen == [f"ChooseGondola {seat}" for seat in (0, 1, 2, 0, 1, 2, 0)] + [""]
    assert game.settled == 2


@pytest.mark.clause("VEN-END-5")
def test_an_end_triggered_before_play_counts_the_first_round_as_the_one_in_progress() -> None:
    game = at_the_end()
    trigger_end(game)
    turns = 0
    begin(game, NextTurn(0))
    while not game.over():
        seat = int(game.to_play())
        turns += 1
        game.top = None
        begin(game, EndTurn(seat))
    assert turns + 1 == 3 * 3


@pytest.mark.clause("VEN-SCORE-1", "VEN-SCORE-2", "VEN-SCORE-3", "VEN-SCORE-12", "VEN-SCORE-13")
def test_council_rewards() -> None:
    assert councils(5, 3) == [9, 2]
    assert councils(4, 4) == [5, 5]
    assert councils(7, 0) == [9, 0]
    assert councils(3, 9, 5) == [2, 10, 5]
    assert councils(5, 5, 1) == [7, 7, 2]
    assert councils(1, 2, 3, 4) == [2, 4, 7, 11]
    assert councils(3, 3, 3, 0) == [7, 7, 7, 0]
    assert councils(5, 4, 3, 2, 1) == [12, 8, 5, 3, 1]
    assert councils(4, 0, 0, 0, 4) == [10, 0, 0, 0, 10]


@pytest.mark.clause("VEN-SCORE-4", "VEN-SCORE-7", "VEN-FAVOUR-2", "VEN-TAXI-10", "VEN-SCORE-1")
def test_assistants_wealth_and_favour() -> None:
    game = at_the_end()
    for seat, placed in enumerate((6, 8, 9)):
        game.staff[seat] = 10 - placed
        game.players[seat].council = 7 - seat
        game.players[seat].coins = 7
    game.players[2].favour = 1
    begin(game, FinalScoring(-1))
    assert game.over()
    assert [int(points) for points in game.scores()] == [10 + 0 + 1, 5 + 3 + 1, 2 + 5 + 1 + 4]


@pytest.mark.clause("VEN-SCORE-5", "VEN-SCORE-6")
def test_intrigue_is_bought_off_in_the_open_until_everybody_stands() -> None:
    game = at_the_end()
    for player, coins, scrolls in zip(game.players, (8, 4, 0), (0, 2, 0), strict=True):
        player.intrigue, player.coins, player.scrolls = 2, coins, scrolls
    begin(game, FinalScoring(-1))
    assert members_of(game.waiting()) == [0, 1], "the third has nothing to pay with"
    assert why(game, PAY_SCROLLS.at()) == "VEN-SCORE-5"
    act(game, STAND.at(), seat=0)
    act(game, PAY_SCROLLS.at(), seat=1)
    assert members_of(game.waiting()) == [0, 1], "a payment lets the other answer"
    act(game, PAY_COINS.at(), seat=0)
    act(game, STAND.at(), seat=1)
    assert not game.over()
    act(game, STAND.at(), seat=0)
    assert game.over()
    assert [player.intrigue for player in game.players] == [1, 1, 2]
    assert [player.coins for player in game.players] == [4, 4, 0]
    assert game.arrested == 2


@pytest.mark.clause("VEN-SCORE-5", "VEN-FAVOUR-1")
def test_a_favour_card_pays_at_the_end_too() -> None:
    game = at_the_end()
    game.players[1].intrigue = 1
    game.players[1].favour = 1
    begin(game, FinalScoring(-1))
    act(game, FAVOUR_FOR_SCROLLS.at(), PAY_SCROLLS.at(), seat=1)
    assert game.over()
    assert (game.players[1].intrigue, game.players[1].points, game.arrested) == (0, 0, NOWHERE)


@pytest.mark.clause("VEN-SCORE-8", "VEN-SCORE-9")
def test_the_arrest_and_its_tie() -> None:
    game = at_the_end()
    assert arrested_seat(game) == NOWHERE
    for first, arrested in ((0, 2), (1, 0), (2, 0)):
        game = at_the_end(first=first)
        for player, intrigue in zip(game.players, (3, 1, 3), strict=True):
            player.intrigue = intrigue
        assert arrested_seat(game) == arrested


@pytest.mark.clause("VEN-SCORE-8", "VEN-SCORE-10", "VEN-SCORE-11")
def test_the_winner_is_not_under_arrest_and_turn_order_breaks_ties() -> None:
    game = at_the_end(first=1)
    for player, points, intrigue in zip(game.players, (20, 9, 9), (4, 0, 0), strict=True):
        player.points, player.intrigue = points, intrigue
    begin(game, FinalScoring(-1))
    assert game.arrested == 0
    standing = [int(n) for n in game.standing()]
    assert max(range(3), key=lambda seat: standing[seat]) == 1
    assert standing[1] > standing[2] > standing[0]


@pytest.mark.clause("VEN-END-1", "VEN-END-2", "VEN-END-3")
def test_the_end_has_a_reason() -> None:
    game = at_the_end()
    game.players[1].council = COUNCIL_END[3]
    assert game.mission_cards() > 0
    assert TITLE.ending(game) == "VEN-END-2"
    game.mission_left, game.mission_under = 0, type(game.mission_under)()
    assert game.mission_cards() == 0
    assert TITLE.ending(game) == "VEN-END-3", "the one or the other"
    game.players[1].council = 0
    assert TITLE.ending(game) == "VEN-END-1"


@pytest.mark.clause("VEN-MEFF-2", "VEN-MEFF-18")
def test_missions_2_and_18_at_the_end() -> None:
    game = at_the_end()
    work(game, 0, 2)
    work(game, 1, 18)
    game.players[0].coins = 9
    game.players[1].coins, game.players[1].scrolls, game.players[1].intrigue = 3, 1, 2
    begin(game, FinalScoring(-1))
    act(game, PAY_SCROLLS.at(), PAY_COINS.at(), seat=1)
    assert game.players[1].intrigue == 0
    assert game.players[0].points == 3
