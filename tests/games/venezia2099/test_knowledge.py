"""What a seat of Venezia 2099 imagines is all that can be true as far as it knows, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.fields import SPECTATOR
from serenissima.games.venezia2099.flow.turn import PlayProphecy, Turn
from serenissima.games.venezia2099.meta import TITLE
from serenissima.match.match import Match
from tests.games.venezia2099.onlooker import Onlooker
from tests.games.venezia2099.position import ask, give, ordered, tile
from tests.onlooker_kit import Way, follow

FEW_LOOKS = Way(look=9, close=1)
"""Every look at a position is close."""


@pytest.mark.clause("V99-SEE-1", "V99-PROPHECY-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_imagined_is_what_can_be(players: int) -> None:
    for seed in range(2):
        assert follow(TITLE, TITLE.setting(players), Onlooker, seed, 1_000, FEW_LOOKS) > 20


@pytest.mark.clause("V99-SEE-1", "V99-PROPHECY-3", "V99-LONE-1")
@pytest.mark.parametrize("hand", [["3 red", "8 red"], ["3 red", "3 green"], ["X red"]])
def test_no_pause_tells_how_many_lowest_cards_a_hand_has(hand: list[str]) -> None:
    """A player without figures has nothing else to decide, and is asked for a prophecy whatever the hand holds."""
    game = ordered()
    give(game, 0, "3 black", "3 bronze")
    give(game, 1, *hand)
    ask(game, Turn(0))
    match = Match(TITLE, TITLE.setting(4), 0)
    match.state = game
    match.act(0, game.ACTIONS.from_json({"kind": "stay"}))
    match.act(0, game.ACTIONS.from_json({"kind": "prophecy", "district": tile("3 black")}))
    assert match.waiting() == [1]
    assert isinstance(match.state.top, PlayProphecy)


@pytest.mark.clause("V99-SEE-1", "V99-SETUP-3")
def test_only_the_owner_is_told_the_cards_dealt() -> None:
    match = Match.start(TITLE, 3, None, 5)
    for viewer in (SPECTATOR, 0, 1, 2):
        dealt: list[dict[str, Any]] = [e for e in match.events(viewer) if str(e["id"]).startswith("event-dealt")]
        assert [event["seat"] for event in dealt] == [0, 1, 2]
        for event in dealt:
            assert event["args"]["count"] == 12
            assert event["refs"] == []
            if event["seat"] == viewer:
                assert event["id"] == "event-dealt"
                seen: Any = match.view(viewer)["players"]
                assert [card["n"] for card in event["args"]["cards"]] == seen[viewer]["hand"]
            else:
                assert event["id"] == "event-dealt-hidden"
                assert set(event["args"]) == {"player", "count"}
