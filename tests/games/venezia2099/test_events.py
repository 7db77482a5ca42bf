"""What everybody hears: each event with its player, its numbers and the places it points at."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR
from serenissima.games.venezia2099.city import COLOUR_NAMES
from serenissima.games.venezia2099.flow.setup import PlaceFigure
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure, PlayProphecy, Turn
from serenissima.games.venezia2099.meta import TITLE
from serenissima.match.match import Match
from tests.games.venezia2099.position import ask, do, give, listen, ordered, square, stand, tile


def heard(diary: Diary, viewer: int = SPECTATOR) -> list[tuple[str, int, dict[str, Any], list[Any]]]:
    """Each event: its text, its seat, its arguments besides the player, and its refs."""
    told = []
    for event in diary.events:
        seen: dict[str, Any] = event.seen_by(viewer)
        args = {name: arg for name, arg in seen["args"].items() if name != "player"}
        assert seen["args"].get("player", {"seat": -1}) == {"seat": seen["seat"]}
        told.append((seen["id"].removeprefix("event-"), seen["seat"], args, seen["refs"]))
    return told


def thing(id: str, n: int) -> dict[str, Any]:
    return {"id": id, "args": {}, "n": n}


@pytest.mark.clause("V99-PLACE-1", "V99-MOVE-1", "V99-GONDOLA-1")
def test_placing_and_moving_tell_figure_and_squares() -> None:
    game = ordered()
    stand(game, 2, "A1")
    ask(game, PlaceFigure(2))
    diary = listen(game)
    do(game, kind="place", square=square("D4"))
    ask(game, MoveFigure(2))
    do(game, kind="move", figure=1, square=square("D6"))
    ask(game, MoveFigure(2))
    do(game, kind="gondola", figure=0, square=square("H3"))
    assert heard(diary) == [
        ("placed", 2, {"figure": 1, "square": "D4"}, ["figure:1", f"square:{square('D4')}"]),
        (
            "moved",
            2,
            {"figure": 1, "origin": "D4", "square": "D6"},
            ["figure:1", f"square:{square('D4')}", f"square:{square('D6')}"],
        ),
        (
            "sailed",
            2,
            {"figure": 0, "origin": "A1", "square": "H3"},
            ["figure:0", f"square:{square('A1')}", f"square:{square('H3')}"],
        ),
    ]


@pytest.mark.clause("V99-BUY-1", "V99-BUY-3")
def test_a_purchase_tells_colour_price_and_square() -> None:
    game = ordered()
    stand(game, 1, "A1", "E2")  # the 2 and the 4 black
    game.coins_on[square("E2")] = 3
    diary = listen(ask(game, BuyTreasure(1)))
    do(game, kind="buy", figure=1)
    ask(game, BuyTreasure(1))
    do(game, kind="buy_nothing")
    black = thing("treasure-black", 0)
    assert heard(diary) == [("bought", 1, {"colour": black, "price": 4, "square": "E2"}, [f"square:{square('E2')}"])]


@pytest.mark.clause("V99-SINK-1", "V99-SINK-2", "V99-SINK-3", "V99-SEE-2")
def test_a_prophecy_tells_all_what_sinks_and_what_is_lost_with_it() -> None:
    game = ordered()
    place = int(game.square_of[tile("5 bronze")])
    stand(game, 3, "A1")
    game.stand(3, 1, place)
    game.players[3].gondolas = 0
    game.coins_on[place] = 7
    give(game, 2, "5 bronze")
    diary = listen(ask(game, PlayProphecy(2)))
    do(game, kind="prophecy", district=tile("5 bronze"))
    for viewer in (SPECTATOR, 0, 2, 3):
        district = thing("district-bronze-5", tile("5 bronze"))
        assert heard(diary, viewer) == [
            ("sunk", 2, {"district": district, "square": "D3", "coins": 7}, [f"square:{place}"]),
            ("fell", 3, {"figure": 1}, ["figure:1"]),
        ]


@pytest.mark.clause("V99-GONDOLA-4", "V99-SINK-2")
@pytest.mark.parametrize("saved", [True, False])
def test_a_rescue_tells_who_and_where_to(saved: bool) -> None:
    game = ordered()
    stand(game, 3, "A1", "H6", "A2")
    sunk = int(game.tile[square("A2")])
    give(game, 2, "3 turquoise")
    assert sunk == tile("3 turquoise")
    diary = listen(ask(game, PlayProphecy(2)))
    do(game, kind="prophecy", district=sunk)
    if saved:
        do(game, kind="rescue", square=square("C5"))
        last = ("rescued", 3, {"figure": 2, "square": "C5"}, ["figure:2", f"square:{square('C5')}"])
    else:
        do(game, kind="let_fall")
        last = ("fell", 3, {"figure": 2}, ["figure:2"])
    assert [name for name, *_ in heard(diary)] == ["sunk", last[0]]
    assert heard(diary)[1] == last


@pytest.mark.clause("V99-END-1")
def test_the_end_is_told_once_after_the_last_prophecy() -> None:
    game = ordered(3)
    give(game, 0, "3 red")
    diary = listen(ask(game, Turn(0)))
    for typed in ({"kind": "stay"}, {"kind": "buy_nothing"}, {"kind": "prophecy", "district": tile("3 red")}):
        do(game, **typed)
    assert game.over()
    assert [(name, args) for name, _, args, _ in heard(diary)][1:] == [("ended", {})]


@pytest.mark.clause("V99-TWO-1", "V99-TWO-4", "V99-SETUP-3", "V99-SETUP-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_preparation_is_told(players: int) -> None:
    for luck in range(5):
        match = Match.start(TITLE, players, None, luck)
        told = heard_of(match)
        names = [name for name, *_ in told]
        assert names == ["left-out"] * (players == 2) + ["dealt-hidden"] * players + ["first"]
        assert told[-1][1] == match.waiting()[0]
        if players == 2:
            (colour,) = {0, 1, 2, 3, 4, 5} - {int(tile) % 8 for tile in match.state.tile if tile < 64}  # type: ignore[attr-defined]
            assert told[0] == ("left-out", -1, {"colour": thing(f"districts-{COLOUR_NAMES[colour]}", colour)}, [])


def heard_of(match: Match) -> list[tuple[str, int, dict[str, Any], list[Any]]]:
    diary = Diary()
    diary.events = match.first_events
    return heard(diary)
