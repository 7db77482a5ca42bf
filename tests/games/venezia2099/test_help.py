"""What players are told: live figures, previews, the position in words."""

from __future__ import annotations

from typing import Any

from serenissima.core.bits import one
from serenissima.games.venezia2099 import help
from serenissima.games.venezia2099.actions import BUY, GONDOLA, MOVE, PROPHECY
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure
from serenissima.games.venezia2099.meta import TITLE
from tests.games.venezia2099.position import ask, drown, give, ordered, square, stand, tile


def test_live_values_of_the_quarters() -> None:
    game = ordered()
    give(game, 0, "3 red", "3 green", "8 red")
    drown(game, *(["G1", "E2", "C3", "A4", "G4", "E5"]))  # all black from 3 to 8: the 2 and the X are left
    told: Any = help.figures(game, 0)
    assert told["colours"][0] == {"colour": "black", "left": 2, "of": 8, "worth": 3, "supply": 10}
    assert told["lowest"] == [tile("3 red"), tile("3 green")]
    assert told["sunk"] == 6
    game.undealt = one(tile("7 red")) | one(tile("X red"))
    give(game, 3, "5 red")
    told = help.figures(game, 0)
    assert told["to_sink"] == 4, "what is in hands, not what was put aside"
    assert told["undealt"] == 2
    assert told["points"] == [int(points) for points in game.scores()]
    assert "lowest" not in help.figures(game, -1)


def test_previews_say_price_worth_and_points() -> None:
    game = ordered()
    stand(game, 0, "A1", "H8")
    game.coins_on[square("A3")] = 3
    ask(game, MoveFigure(0))
    note = help.note(game, 0, int(MOVE.at(0, square("A3"))))[0]
    assert note.id == "note-district"
    assert (note.args["price"], note.args["worth"], note.args["points"]) == (4, 1, 4)
    sailing = help.note(game, 0, int(GONDOLA.at(0, square("A8"))))
    assert [message.id for message in sailing] == ["note-platform", "note-gondola"]
    assert sailing[1].args == {"left": 1}
    ask(game, BuyTreasure(0))
    assert help.note(game, 0, int(BUY.at(0)))[0].args["price"] == 1
    stand(game, 1, "G1")
    warned = help.note(game, 0, int(PROPHECY.at(tile("3 black"))))[0]
    assert (warned.id, warned.args["owner"]) == ("note-sinks-figure", {"seat": 1})


def test_refs_tell_figures_apart_by_their_owner() -> None:
    game = ordered()
    assert TITLE.refs(game, 2, int(MOVE.at(1, 17))) == ["figure:2.1", "square:17"]
    assert TITLE.refs(game, 2, int(GONDOLA.at(1, 17))) == ["figure:2.1", "gondola", "square:17"]
    assert TITLE.refs(game, 2, int(PROPHECY.at(9))) == ["card:9"]


def test_the_position_in_words() -> None:
    game = ordered()
    stand(game, 0, "A1")
    game.players[0].treasures[4] = 2
    said = help.describe(game, 0)
    assert [message.id for message in said] == ["describe-player"] * 4 + ["describe-colour"] * 6
    assert said[0].args["treasures"] == [{"id": "treasures-mauve", "args": {"n": 2}}]
