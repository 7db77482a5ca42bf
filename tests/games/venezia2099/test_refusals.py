"""Why not? Each refusal answers with the clause that forbids it."""

from __future__ import annotations

import pytest

from serenissima.core.match import Match, Refused
from serenissima.core.messages import Json
from serenissima.games.venezia2099.flow.setup import PlaceFigure
from serenissima.games.venezia2099.flow.sinking import RescueFigure
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure, PlayProphecy
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import Venezia
from tests.games.venezia2099.position import ask, drown, give, ordered, square, stand, tile


def refused(game: Venezia, seat: int, **typed: Json) -> str:
    """The clause with which a match answers."""
    match = Match(TITLE, TITLE.setting(int(game.seats)), 0)
    match.state = game
    with pytest.raises(Refused) as caught:
        match.act(seat, game.ACTIONS.from_json(dict(typed)))
    return caught.value.clause


def placing() -> Venezia:
    game = ordered()
    stand(game, 0, "A1")
    stand(game, 1, "H8")
    return ask(game, PlaceFigure(0))


def test_placing() -> None:
    assert refused(placing(), 0, kind="place", square=square("H8")) == "V99-PLACE-3"
    assert refused(placing(), 0, kind="place", square=square("B1")) == "V99-PLACE-4"
    assert refused(placing(), 0, kind="stay") == "V99-PLACE-1"
    assert refused(placing(), 1, kind="place", square=square("D4")) == "V99-PLACE-1"
    small = TITLE.new_game(2, 1)
    assert isinstance(small, Venezia)
    assert refused(small, int(small.to_play()), kind="place", square=square("H8")) == "V99-TWO-2"


def moving() -> Venezia:
    game = ordered()
    stand(game, 0, "A1", "A4")
    stand(game, 1, "D1")
    drown(game, "B2", "C4")
    give(game, 0, "8 red")
    return ask(game, MoveFigure(0))


@pytest.mark.parametrize(
    ("figure", "target", "clause"),
    [
        (0, "D1", "V99-MOVE-3"),  # a figure stands there
        (0, "A4", "V99-MOVE-3"),  # one's own
        (0, "B2", "V99-MOVE-4"),  # water
        (0, "C3", "V99-MOVE-4"),  # behind water
        (0, "E1", "V99-MOVE-5"),  # behind a figure
        (0, "B3", "V99-MOVE-2"),  # not in line
        (2, "B1", "V99-LONE-2"),  # no such figure in the city
    ],
)
def test_moving(figure: int, target: str, clause: str) -> None:
    assert refused(moving(), 0, kind="move", figure=figure, square=square(target)) == clause


def test_gondolas() -> None:
    game = moving()
    assert refused(game, 0, kind="gondola", figure=0, square=square("B2")) == "V99-GONDOLA-3"
    assert refused(game, 0, kind="gondola", figure=0, square=square("D1")) == "V99-GONDOLA-3"
    game.players[0].gondolas = 0
    assert refused(game, 0, kind="gondola", figure=0, square=square("H8")) == "V99-SETUP-5"
    assert refused(game, 0, kind="buy", figure=0) == "V99-TURN-2"


def test_buying() -> None:
    game = ordered()
    stand(game, 0, "A1", "A8")
    game.coins_on[square("A1")] = 40
    ask(game, BuyTreasure(0))
    assert refused(game, 0, kind="buy", figure=0) == "V99-BUY-3"
    assert refused(game, 0, kind="buy", figure=1) == "V99-BUY-4"
    assert refused(game, 0, kind="buy", figure=2) == "V99-LONE-1"
    assert refused(game, 0, kind="move", figure=0, square=square("B1")) == "V99-BUY-2"
    game.coins_on[square("A1")] = 0
    game.supply[0] = 0
    assert refused(game, 0, kind="buy", figure=0) == "V99-BUY-6"


def test_prophecies_and_rescues() -> None:
    game = ordered()
    give(game, 0, "3 red", "8 red")
    ask(game, PlayProphecy(0))
    assert refused(game, 0, kind="prophecy", district=tile("8 red")) == "V99-PROPHECY-1"
    assert refused(game, 0, kind="prophecy", district=tile("4 red")) == "V99-PROPHECY-1"
    ask(game, RescueFigure(1, 0, square("A2")))
    assert refused(game, 1, kind="rescue", square=square("A8")) == "V99-GONDOLA-5"
    assert refused(game, 1, kind="stay") == "V99-GONDOLA-4"
