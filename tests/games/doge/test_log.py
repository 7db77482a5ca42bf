"""What the log tells of a vote: who did what, to which piece, where. Nothing is left out and nothing is mixed up."""

from __future__ import annotations

import pytest

from serenissima.core.engine import NOBODY
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR
from serenissima.games.doge.actions import BUILD, MOVE, PLACE, RENOUNCE, TAKE, area_arg
from serenissima.games.doge.state import Doge
from tests.games.doge.table import (
    BLUE,
    CASTELLO,
    DORSODURO,
    GREEN,
    Q2,
    QUARANTIA,
    RED,
    SAN_MARCO,
    SAN_POLO,
    about_to_count,
    act,
    control,
    houses,
)


def watched(game: Doge) -> Diary:
    """All that is told from now on."""
    diary = Diary()
    game.listener = diary
    return diary


def told(diary: Diary) -> list[tuple[str, int, *tuple[int, ...]]]:
    return [(event.kind.name, event.seat, *event.values) for event in diary.events]


@pytest.mark.clause("DOG-CONTROL-1", "DOG-DISTRICT-1", "DOG-DISTRICT-3", "DOG-PALACE-4")
def test_a_councillor_taken_houses_placed_and_a_palace() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [2]})
    houses(game, RED, CASTELLO, 1)
    game.settle()
    diary = watched(game)
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    act(game, RED, TAKE.at(CASTELLO, SAN_MARCO))
    act(game, BLUE, PLACE.at(CASTELLO, 1))
    assert told(diary) == [
        ("placed", RED, CASTELLO, 2),
        ("built", RED, CASTELLO, 3, 3),
        ("took", RED, CASTELLO, SAN_MARCO),
        ("placed", BLUE, CASTELLO, 1),
    ]


@pytest.mark.clause("DOG-RENOUNCE-2", "DOG-RENOUNCE-4")
def test_a_councillor_renounced_and_a_house_moved() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    control(game, GREEN, CASTELLO, QUARANTIA)
    houses(game, RED, DORSODURO, 1)
    game.settle()
    diary = watched(game)
    act(game, RED, RENOUNCE.at(CASTELLO))
    act(game, RED, MOVE.at(DORSODURO, CASTELLO))
    assert told(diary) == [
        ("renounced", RED, CASTELLO),
        ("turned_neutral", NOBODY, CASTELLO),
        ("moved", RED, DORSODURO, CASTELLO),
    ]


@pytest.mark.clause("DOG-QUARANTIA-5", "DOG-VOTES-1")
def test_a_tie_in_the_quarantia() -> None:
    game = about_to_count(QUARANTIA, {RED: [3], BLUE: [1, 2]})
    control(game, GREEN, Q2, SAN_POLO)
    diary = watched(game)
    game.settle()
    assert told(diary)[2:] == [
        ("voted", RED, QUARANTIA, 3),
        ("voted", BLUE, QUARANTIA, 3),
        ("tied_first", RED, QUARANTIA),
        ("tied_first", BLUE, QUARANTIA),
        ("turned_neutral", NOBODY, Q2),
    ]


@pytest.mark.clause("DOG-VOTES-1", "DOG-PALACE-2")
def test_numbers_point_at_nothing_on_the_board() -> None:
    game = about_to_count(CASTELLO, {RED: [1, 3]})
    houses(game, RED, CASTELLO, 1)
    diary = watched(game)
    game.settle()
    act(game, RED, PLACE.at(CASTELLO, 2))
    act(game, RED, BUILD.at(CASTELLO))
    seen = {event.kind.name: event.seen_by(SPECTATOR) for event in diary.events}
    castello = area_arg(CASTELLO)
    red = {"seat": RED}
    assert seen["voted"]["args"] == {"player": red, "area": castello, "votes": 4}
    assert seen["voted"]["refs"] == ["area:1"]
    assert seen["placed"]["args"] == {"player": red, "district": castello, "houses": 2}
    assert seen["placed"]["refs"] == ["area:1"]
    assert seen["built"]["args"] == {"player": red, "district": castello, "price": 3, "space": 3}
    assert seen["built"]["refs"] == ["area:1"]
