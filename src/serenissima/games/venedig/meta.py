"""Venedig as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.engine import State
from serenissima.core.messages import Json, Message
from serenissima.core.title import Choice, ScoreRow, Setting, Title
from serenissima.games.venedig import evaluate, help, invariants, judgement
from serenissima.games.venedig.buildings import CARD_MIXES, FEWEST_PLAYERS, MOST_PLAYERS
from serenissima.games.venedig.events import EVENTS
from serenissima.games.venedig.flow.building import ChooseSite, DrawGold, MoveGondolas
from serenissima.games.venedig.flow.draining import Drain
from serenissima.games.venedig.flow.drawing import DiscardCard, DrawCards, KeepFive, TakeCard
from serenissima.games.venedig.flow.ending import EndIfDue, LastExchange
from serenissima.games.venedig.flow.laying import DropPile, KeepTwoTypes, LayAndBuild
from serenissima.games.venedig.flow.setup import SetUp, begin
from serenissima.games.venedig.flow.trading import Exchange, ExchangeInBetween, MayExchange
from serenissima.games.venedig.flow.turn import EndTurn, Turn
from serenissima.games.venedig.state import Venedig


class VenedigTitle(Title):
    """The city on the lagoon."""

    def begin(self, setting: Setting, luck: i64) -> State:
        return begin(setting.players, setting.options["cards"], setting.options["crossing"] == "one", luck)

    def check(self, game: State) -> None:
        assert isinstance(game, Venedig)
        invariants.check(game)

    def figures(self, game: State, viewer: int) -> dict[str, Json]:
        assert isinstance(game, Venedig)
        return help.figures(game, viewer)

    def note(self, game: State, seat: int, action: int) -> list[Message]:
        assert isinstance(game, Venedig)
        return help.note(game, seat, action)

    def describe(self, game: State, viewer: int) -> list[Message]:
        assert isinstance(game, Venedig)
        return help.describe(game, viewer)

    def args(self, game: State, seat: int, action: int) -> dict[str, Json]:
        assert isinstance(game, Venedig)
        return help.args(game, action)

    def refs(self, game: State, seat: int, action: int) -> list[str]:
        assert isinstance(game, Venedig)
        found = help.refs(game, action)
        return game.ACTIONS.refs(action) if found is None else found

    def score_sheet(self, game: State) -> list[ScoreRow]:
        return [ScoreRow("score-space", [int(space) for space in game.scores()], total=True)]

    def evaluate(self, game: State, seat: i64) -> i64:
        assert isinstance(game, Venedig)
        return evaluate.evaluate(game, seat)

    def judge(self, game: State, seat: i64) -> i64:
        assert isinstance(game, Venedig)
        return judgement.judge(game, seat)


TITLE: Final = VenedigTitle(
    id="venedig",
    prefix="VDG",
    rules_version=2,
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    minutes=(45, 60),
    credits=("Klaus-Jürgen Wrede", "Amigo", 2007),
    frames=[
        SetUp,
        Turn,
        LayAndBuild,
        KeepTwoTypes,
        DropPile,
        ChooseSite,
        DrawGold,
        MoveGondolas,
        Exchange,
        ExchangeInBetween,
        MayExchange,
        EndIfDue,
        LastExchange,
        Drain,
        DrawCards,
        KeepFive,
        DiscardCard,
        TakeCard,
        EndTurn,
    ],
    events=EVENTS,
    options=[
        Choice("cards", CARD_MIXES, clauses={"balanced": ["VDG-SETUP-9"], "as_pieces": ["VDG-SETUP-11"]}),
        Choice("crossing", ["one", "two"]),
    ],
    first_look=0.0,
    play_on=(50, 25),
    settling=1000,
    bots_edition=4,
)
