"""What a seat imagines of the smuggler decks is exactly what it can know."""

from __future__ import annotations

import pytest

from serenissima.core.chance import Chance
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR
from serenissima.core.options import Options
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from tests.games.venice.followed import TURNS, _smugglers_fit

# --- smuggler decks


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        pytest.param(1, 3, marks=pytest.mark.clause("VEN-SOLO-7", "VEN-SOLO-12")),
        pytest.param(2, 4, marks=pytest.mark.clause("VEN-DUO-2", "VEN-DUO-12")),
    ],
)
def test_smuggler_cards_are_imagined_just_as_they_may_lie(seats: int, seed: int) -> None:
    """What is played lies open, what was looked at is known to who did, and in the solo game three cards that nobody
    has seen are in the box.
    """
    game = TITLE.begin(TITLE.setting(seats), seed)
    assert isinstance(game, Venice)
    diary = Diary()
    game.listener = diary
    game.settle()
    dice, options = Chance(seed), Options()
    shown: list[set[int]] = [set(), set()]
    calls = placed = reached = 0
    for turn in range(TURNS):
        for event in [event.seen_by(SPECTATOR) for event in diary.events]:
            if event["id"] == "event-doge-placed":
                shown[placed % 2].add(int(str(event["refs"][0]).split(":")[1]))  # type: ignore[index]
                placed += 1
            elif event["id"] == "event-smuggler-called":
                place = calls % 2 if seats == 1 else int(str(event["seat"]))
                shown[place].add(int(str(event["refs"][0]).split(":")[1]))  # type: ignore[index]
                calls += 1
        if (turn % 40 == 0 and seats == 2) or (placed == 4 and turn % 40 == 0):
            for viewer in range(SPECTATOR, seats):
                for place in range(2):
                    reached += _smugglers_fit(game, viewer, place, shown[place])
        if game.over():
            break
        diary.events.clear()
        seat = int(game.to_play())
        game.options_of(seat, options)
        game.act(seat, int(options.pick(dice.below(options.size))))
    assert reached > 10
    assert calls > 12, "a deck has gone round"
