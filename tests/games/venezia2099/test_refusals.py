"""Why not? Each refusal answers with the clause that forbids it."""

from __future__ import annotations

import pytest

from serenissima.core.messages import Json
from serenissima.games.venezia2099.flow.setup import PlaceFigure
from serenissima.games.venezia2099.flow.sinking import RescueFigure
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure, PlayProphecy
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import Venezia
from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from tests.games.venezia2099.position import ask, drown, give, ordered, square, stand, targets, tile


def refused(game: Venezia, seat: int, **typed: Json) -> str:
    """The clause with which a match answers."""
    match = Match(TITLE, TITLE.setting(int(game.seats)), 0)
    match.state = game
    with pytest.raises(Refused) as caught:
        match.act(seat, game.ACTIONS.from_json(dict(typed)))
    return caught.value.clause


@pytest.mark.clause("V99-PLACE-1", "V99-PLACE-3", "V99-PLACE-4")
def test_placing() -> None:
    game = ordered()
    stand(game, 0, "A1")
    stand(game, 1, "H8")
    ask(game, PlaceFigure(0))
    assert refused(game, 0, kind="place", square=square("H8")) == "V99-PLACE-3"
    assert refused(game, 0, kind="place", square=square("A1")) == "V99-PLACE-3"
    assert refused(game, 0, kind="place", square=square("B1")) == "V99-PLACE-4"
    assert refused(game, 0, kind="stay") == "V99-PLACE-1"
    assert refused(game, 1, kind="place", square=square("D4")) == "V99-PLACE-1"


@pytest.mark.clause("V99-TWO-2")
@pytest.mark.parametrize("name", ["H8", "G1", "A7"])
def test_nothing_goes_off_the_city_of_two(name: str) -> None:
    game = ordered(2)
    stand(game, 0, "A1", "F1")
    ask(game, PlaceFigure(1))
    assert refused(game, 1, kind="place", square=square(name)) == "V99-TWO-2"
    ask(game, MoveFigure(0))
    assert refused(game, 0, kind="move", figure=0, square=square(name)) == "V99-TWO-2"
    assert refused(game, 0, kind="gondola", figure=0, square=square(name)) == "V99-TWO-2"
    ask(game, RescueFigure(1, 0, square("A2")))
    assert refused(game, 1, kind="rescue", square=square(name)) == "V99-TWO-2"


def moving() -> Venezia:
    game = ordered()
    stand(game, 0, "A1", "A4")
    stand(game, 1, "D1")
    drown(game, "B2", "C4")
    give(game, 0, "8 red")
    return ask(game, MoveFigure(0))


@pytest.mark.clause("V99-MOVE-2", "V99-MOVE-3", "V99-MOVE-4", "V99-MOVE-5", "V99-MOVE-8", "V99-MOVE-9", "V99-LONE-2")
@pytest.mark.parametrize(
    ("figure", "target", "clause"),
    [
        (0, "D1", "V99-MOVE-3"),  # a figure stands there
        (0, "A4", "V99-MOVE-3"),  # one's own
        (0, "A1", "V99-MOVE-8"),  # it stands there itself
        (0, "B2", "V99-MOVE-4"),  # water
        (0, "C3", "V99-MOVE-4"),  # behind water
        (1, "D4", "V99-MOVE-4"),  # behind water, no figure between
        (0, "E1", "V99-MOVE-5"),  # behind a figure
        (0, "A5", "V99-MOVE-9"),  # behind one's own
        (0, "B3", "V99-MOVE-2"),  # not in line
        (2, "B1", "V99-LONE-2"),  # that figure is not in the city
        (3, "B1", "V99-SETUP-6"),  # four players have three figures each
    ],
)
def test_moving(figure: int, target: str, clause: str) -> None:
    assert refused(moving(), 0, kind="move", figure=figure, square=square(target)) == clause


@pytest.mark.clause("V99-MOVE-5", "V99-MOVE-9")
def test_a_figure_of_another_is_named_first() -> None:
    """One's own figure stands in the way, then another's too."""
    game = ordered()
    stand(game, 0, "A1", "C1")
    stand(game, 1, "E1")
    ask(game, MoveFigure(0))
    assert refused(game, 0, kind="move", figure=0, square=square("D1")) == "V99-MOVE-9"
    assert refused(game, 0, kind="move", figure=0, square=square("F1")) == "V99-MOVE-5"


@pytest.mark.clause("V99-MOVE-4")
@pytest.mark.parametrize(("start", "wet", "target"), [("D1", "B1", "A1"), ("E8", "F8", "H8"), ("H1", "G2", "A8")])
def test_water_on_the_way_to_a_corner(start: str, wet: str, target: str) -> None:
    game = ordered()
    stand(game, 0, start)
    drown(game, wet)
    ask(game, MoveFigure(0))
    assert refused(game, 0, kind="move", figure=0, square=square(target)) == "V99-MOVE-4"


@pytest.mark.clause("V99-MOVE-8", "V99-LONE-2")
def test_gondolas() -> None:
    game = moving()
    assert refused(game, 0, kind="gondola", figure=0, square=square("B2")) == "V99-GONDOLA-3"
    assert refused(game, 0, kind="gondola", figure=0, square=square("D1")) == "V99-GONDOLA-3"
    assert refused(game, 0, kind="gondola", figure=0, square=square("A1")) == "V99-MOVE-8"
    assert refused(game, 0, kind="gondola", figure=2, square=square("H8")) == "V99-LONE-2"
    assert refused(game, 0, kind="gondola", figure=3, square=square("H8")) == "V99-SETUP-6"
    game.players[0].gondolas = 0
    assert refused(game, 0, kind="gondola", figure=0, square=square("H8")) == "V99-SETUP-5"
    assert refused(game, 0, kind="buy", figure=0) == "V99-TURN-2"
    assert refused(game, 0, kind="buy_nothing") == "V99-TURN-2"
    assert refused(game, 0, kind="prophecy", district=tile("3 black")) == "V99-TURN-2"


@pytest.mark.clause("V99-BUY-3", "V99-BUY-4", "V99-BUY-6", "V99-LONE-1")
def test_buying() -> None:
    game = ordered()
    stand(game, 0, "A1", "A8")
    game.coins_on[square("A1")] = 40
    ask(game, BuyTreasure(0))
    assert refused(game, 0, kind="buy", figure=0) == "V99-BUY-3"
    assert refused(game, 0, kind="buy", figure=1) == "V99-BUY-4"
    assert refused(game, 0, kind="buy", figure=2) == "V99-LONE-1"
    assert refused(game, 0, kind="buy", figure=3) == "V99-SETUP-6"
    game.coins_on[square("A1")] = 0
    game.supply[0] = 0
    assert refused(game, 0, kind="buy", figure=0) == "V99-BUY-6"
    two = ordered(2)
    stand(two, 0, "A1")
    assert refused(ask(two, BuyTreasure(0)), 0, kind="buy", figure=3) == "V99-TWO-3"
    assert refused(ask(two, MoveFigure(0)), 0, kind="move", figure=3, square=square("B1")) == "V99-TWO-3"


@pytest.mark.clause("V99-BUY-2", "V99-TURN-3")
def test_nothing_moves_twice_nor_after_buying() -> None:
    game = ordered()
    stand(game, 0, "A1")
    ask(game, BuyTreasure(0))
    assert refused(game, 0, kind="move", figure=0, square=square("B1")) == "V99-MOVE-1", "the walk of the turn is over"
    assert refused(game, 0, kind="gondola", figure=0, square=square("B1")) == "V99-GONDOLA-2"
    assert refused(game, 0, kind="stay") == "V99-TURN-2"
    assert refused(game, 0, kind="prophecy", district=tile("3 red")) == "V99-TURN-2"
    give(game, 0, "3 red")
    ask(game, PlayProphecy(0))
    assert refused(game, 0, kind="move", figure=0, square=square("B1")) == "V99-BUY-2"
    assert refused(game, 0, kind="gondola", figure=0, square=square("B1")) == "V99-BUY-2"
    assert refused(game, 0, kind="buy", figure=0) == "V99-TURN-2"
    assert refused(game, 0, kind="buy_nothing") == "V99-TURN-3"


@pytest.mark.clause("V99-PROPHECY-1")
def test_prophecies() -> None:
    game = ordered()
    give(game, 0, "3 red", "8 red")
    ask(game, PlayProphecy(0))
    assert refused(game, 0, kind="prophecy", district=tile("8 red")) == "V99-PROPHECY-1"
    assert refused(game, 0, kind="prophecy", district=tile("4 red")) == "V99-PROPHECY-1"
    assert refused(game, 0, kind="prophecy", district=tile("2 red")) == "V99-BOX-3"
    two = ordered(2)
    give(two, 0, "3 red", "X red")
    ask(two, PlayProphecy(0))
    assert refused(two, 0, kind="prophecy", district=tile("X red")) == "V99-PROPHECY-1"
    assert refused(two, 0, kind="prophecy", district=tile("7 red")) == "V99-TWO-1"
    assert refused(two, 0, kind="prophecy", district=tile("3 green")) == "V99-TWO-1"


@pytest.mark.clause("V99-GONDOLA-4", "V99-GONDOLA-5")
def test_rescues() -> None:
    game = ordered()
    stand(game, 2, "C3")
    drown(game, "A2", "F5")
    ask(game, RescueFigure(1, 0, square("A2")))
    assert refused(game, 1, kind="rescue", square=square("A8")) == "V99-GONDOLA-5"
    for name in ("C3", "A2", "F5"):
        assert refused(game, 1, kind="rescue", square=square(name)) == "V99-GONDOLA-3"
    assert refused(game, 1, kind="stay") == "V99-GONDOLA-4"
    assert refused(game, 0, kind="rescue", square=square("A1")) == "V99-GONDOLA-4", "another's figure"


@pytest.mark.clause("V99-TURN-1", "V99-GONDOLA-1")
def test_out_of_turn() -> None:
    game = ordered()
    stand(game, 0, "A1")
    stand(game, 1, "H8")
    give(game, 0, "3 red")
    give(game, 1, "4 red")
    for frame in (MoveFigure(0), BuyTreasure(0), PlayProphecy(0)):
        ask(game, frame)
        sails = targets(game, "gondola")
        assert (sails != set()) == isinstance(frame, MoveFigure), "on turn the gondola may sail, instead of the move"
        assert refused(game, 1, kind="gondola", figure=0, square=square("B1")) == "V99-GONDOLA-1"
        assert refused(game, 1, kind="move", figure=0, square=square("H7")) == "V99-TURN-1"
        assert refused(game, 1, kind="buy", figure=0) == "V99-TURN-1"
        assert refused(game, 1, kind="prophecy", district=tile("4 red")) == "V99-TURN-1"
    match = Match(TITLE, TITLE.setting(4), 0)
    match.state = game
    for number in (-1, int(game.ACTIONS.size)):
        unknown = match.refusal(1, number)
        assert unknown is not None
        assert unknown.clause == "V99-PROPHECY-1", "no such action: the clause of what is asked"
