"""Venezia 2099 as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.engine import NOBODY, State
from serenissima.core.messages import Json, Message
from serenissima.core.title import ScoreRow, Setting, Title
from serenissima.games.venezia2099 import evaluate, help, invariants, judgement, scoring
from serenissima.games.venezia2099.actions import BUY, GONDOLA, MOVE
from serenissima.games.venezia2099.events import EVENTS
from serenissima.games.venezia2099.flow.setup import (
    ChooseFirstPlayer,
    DealTheProphecies,
    LayOutTheCity,
    PlaceFigure,
    PlaceFigures,
)
from serenissima.games.venezia2099.flow.sinking import RescueFigure
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure, PlayProphecy, Turn
from serenissima.games.venezia2099.state import Player, Venezia


class VeneziaTitle(Title):
    """The sinking city."""

    def begin(self, setting: Setting, luck: i64) -> State:
        """A seat for each player, and with it a colour [V99-SETUP-9]."""
        game = Venezia(luck, setting.players)
        game.players = [Player() for _ in range(setting.players)]
        game.do(LayOutTheCity(NOBODY), DealTheProphecies(NOBODY), ChooseFirstPlayer(NOBODY))
        return game

    def figures(self, game: State, viewer: int) -> dict[str, Json]:
        assert isinstance(game, Venezia)
        return help.figures(game, viewer)

    def note(self, game: State, seat: int, action: int) -> list[Message]:
        assert isinstance(game, Venezia)
        return help.note(game, seat, action)

    def describe(self, game: State, viewer: int) -> list[Message]:
        assert isinstance(game, Venezia)
        return help.describe(game, viewer)

    def args(self, game: State, seat: int, action: int) -> dict[str, Json]:
        """A purchase names what is bought, and its price."""
        assert isinstance(game, Venezia)
        found = game.ACTIONS.args(action)
        if BUY.covers(action):
            found.update(help.purchase(game, seat, action))
        return found

    def refs(self, game: State, seat: int, action: int) -> list[str]:
        """Figures are told apart by their owner: `figure:2.0` is the first figure of seat 2."""
        assert isinstance(game, Venezia)
        found = game.ACTIONS.refs(action)
        if MOVE.covers(action) or GONDOLA.covers(action) or BUY.covers(action):
            found[0] = f"figure:{seat}.{game.ACTIONS.kind_of(action).values(action)[0]}"
        if GONDOLA.covers(action):
            found.insert(1, "gondola")
        return found

    def score_sheet(self, game: State) -> list[ScoreRow]:
        assert isinstance(game, Venezia)
        left = scoring.districts_left(game)
        seats = range(game.seats)
        x_and_numbers = [int(scoring.figure_points(game, seat, left)) for seat in seats]
        return [
            ScoreRow("score-treasures", [int(scoring.treasure_points(game, seat, left)) for seat in seats]),
            ScoreRow("score-figures", x_and_numbers),
            ScoreRow("score-coins", [int(game.players[seat].coins) for seat in seats]),
            ScoreRow("score-total", [int(points) for points in game.scores()], total=True),
        ]

    def check(self, game: State) -> None:
        assert isinstance(game, Venezia)
        invariants.check(game)

    def evaluate(self, game: State, seat: i64) -> i64:
        assert isinstance(game, Venezia)
        return evaluate.evaluate(game, seat)

    def judge(self, game: State, seat: i64) -> i64:
        assert isinstance(game, Venezia)
        return judgement.judge(game, seat)

    def judge_all(self, game: State, worth: vec[i64]) -> None:
        assert isinstance(game, Venezia)
        judgement.judge_all(game, worth)


TITLE: Final = VeneziaTitle(
    id="venezia2099",
    prefix="V99",
    rules_version=2,
    players=(2, 5),
    minutes=(30, 45),
    credits=("Leo Colovini", "Piatnik", 2014),
    frames=[
        LayOutTheCity,
        DealTheProphecies,
        ChooseFirstPlayer,
        PlaceFigures,
        PlaceFigure,
        Turn,
        MoveFigure,
        BuyTreasure,
        PlayProphecy,
        RescueFigure,
    ],
    events=EVENTS,
    first_look=4.0,
    play_on=(16, 0),
    bots_edition=2,
)
