"""What a seat can imagine of the others' markers: everything possible, as often as it is likely, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from serenissima.core.fields import SPECTATOR, view
from serenissima.core.secrets import determinize
from serenissima.games.doge.actions import CARD, LAY
from serenissima.games.doge.ballots import BALLOTS_IN, FULL, HEAP_OF, SIZE, values_in
from serenissima.match.witness import learned
from tests.games.doge.table import CASTELLO, DORSODURO, QUARANTIA, SAN_MARCO, act, ballot, heap_of, lay, new_table


@pytest.mark.clause("DOG-MATERIAL-1")
def test_a_hidden_marker_is_each_of_the_seven_alike() -> None:
    game = new_table()
    lay(game, 1, CASTELLO, 3)
    seen = Counter(values_in(determinize(game, 0, luck).players[1].stacks[CASTELLO])[0] for luck in range(2100))
    assert {value: round(times / 300) for value, times in seen.items()} == {0: 1, 1: 2, 2: 2, 3: 2}


def test_markers_turned_up_are_not_imagined_elsewhere() -> None:
    game = new_table()
    lay(game, 1, CASTELLO, 3, 3)
    lay(game, 1, DORSODURO, 0, 1)
    player = game.players[1]
    player.shown[CASTELLO], player.stacks[CASTELLO] = player.stacks[CASTELLO], 0
    for luck in range(50):
        imagined = determinize(game, 0, luck).players[1]
        assert 3 not in values_in(imagined.stacks[DORSODURO]) + values_in(imagined.hand)
        assert imagined.hand + imagined.stacks[DORSODURO] + heap_of(3, 3) == FULL
        assert SIZE[imagined.stacks[DORSODURO]] == 2


def test_one_s_own_markers_stay_as_they_are() -> None:
    game = new_table()
    lay(game, 1, CASTELLO, 3)
    assert determinize(game, 1, 5).players[1].stacks[CASTELLO] == heap_of(3)
    assert view(determinize(game, SPECTATOR, 5), SPECTATOR) == view(game, SPECTATOR)


@pytest.mark.clause("DOG-LAY-10")
def test_only_the_owner_sees_into_a_heap_and_only_one_colour_s_heaps_are_mixed() -> None:
    game = new_table()
    lay(game, 1, CASTELLO, 3)
    assert game.zones() == 24
    for z in range(24):
        assert game.zone_pool(z) == z // 8
        assert [viewer for viewer in range(-1, 3) if game.zone_open_to(z, viewer)] == [z // 8]
    assert view(game, 1)["players"][1]["hand"] == [1, 2, 2, 1]  # type: ignore[index,call-overload]


@pytest.mark.clause("DOG-LAY-2")
def test_an_answer_in_progress_is_imagined_as_any_legal_one() -> None:
    game = new_table()
    for seat in range(3):
        act(game, seat, CARD.at(QUARANTIA))
        act(game, seat, LAY.at(ballot(1)))
    act(game, 0, CARD.at(SAN_MARCO))
    act(game, 0, LAY.at(ballot(3, 3)))
    cards, ballots = set(), set()
    for luck in range(300):
        player = determinize(game, 2, luck).players[0]
        assert player.card not in (QUARANTIA, -1)
        assert BALLOTS_IN[player.hand] >> player.ballot & 1
        cards.add(int(player.card))
        ballots.add(int(HEAP_OF[player.ballot]))
    assert cards == set(range(6))
    assert len(ballots) > 20


@pytest.mark.clause("DOG-VOTES-1")
def test_turning_markers_up_teaches_somebody_something() -> None:
    game = new_table()
    lay(game, 1, CASTELLO, 3)
    before = game.clone()
    game.players[1].shown[CASTELLO], game.players[1].stacks[CASTELLO] = heap_of(3), 0
    assert game.votes(1, CASTELLO) == 3
    assert learned(before, game)
