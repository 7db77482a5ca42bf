"""Doge as the rest of the house sees it: its card, its help for players, its score sheet."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serenissima.core.engine import NOBODY, State
from serenissima.core.messages import Json, Message
from serenissima.core.title import ScoreRow, Setting, Title
from serenissima.games.doge.evaluate import evaluate
from serenissima.games.doge.events import EVENTS
from serenissima.games.doge.flow.counting import CountArea, CountAreas, TurnBlueCard
from serenissima.games.doge.flow.district import DecideCouncillor, SettleVictory
from serenissima.games.doge.flow.houses import MoveHouse, MoveInTurn, PlaceHouses, PlaceInTurn
from serenissima.games.doge.flow.laying import LayVotes, TakeCardsBack
from serenissima.games.doge.flow.palaces import BuildPalace, BuildPalaces
from serenissima.games.doge.flow.quarantia import DismissCouncillor, NextCouncillor, PickCouncillor
from serenissima.games.doge.flow.year import EndOfYear, SetUp, Year
from serenissima.games.doge.help import args, describe, figures, note, score_sheet
from serenissima.games.doge.invariants import check
from serenissima.games.doge.judgement import judge
from serenissima.games.doge.refs import refs
from serenissima.games.doge.state import Doge, Player


class DogeTitle(Title):
    """Doge (Leo Colovini, Goldsieber 2000) for three or four players."""

    def begin(self, setting: Setting, luck: i64) -> State:
        """Three or four colours; one that nobody plays stays in the box [DOG-PLAYERS-1, DOG-SETUP-3]."""
        game = Doge(luck, setting.players)
        game.players = [Player() for _ in range(setting.players)]
        game.do(SetUp(NOBODY))
        return game

    def figures(self, game: State, viewer: int) -> dict[str, Json]:
        return figures(cast("Doge", game), viewer)

    def args(self, game: State, seat: int, action: int) -> dict[str, Json]:
        return args(action)

    def note(self, game: State, seat: int, action: int) -> list[Message]:
        return note(cast("Doge", game), seat, action)

    def describe(self, game: State, viewer: int) -> list[Message]:
        return describe(cast("Doge", game), viewer)

    def refs(self, game: State, seat: int, action: int) -> list[str]:
        return refs(action)

    def check(self, game: State) -> None:
        check(cast("Doge", game))

    def score_sheet(self, game: State) -> list[ScoreRow]:
        return score_sheet(cast("Doge", game))

    def evaluate(self, game: State, seat: i64) -> i64:
        return evaluate(cast("Doge", game), seat)

    def judge(self, game: State, seat: i64) -> i64:
        return judge(cast("Doge", game), seat)


TITLE: Final = DogeTitle(
    id="doge",
    prefix="DOG",
    rules_version=2,
    players=(3, 4),
    minutes=(60, 80),
    credits=("Leo Colovini", "Goldsieber", 2000),
    frames=[
        SetUp,
        Year,
        LayVotes,
        TakeCardsBack,
        CountAreas,
        CountArea,
        SettleVictory,
        DecideCouncillor,
        NextCouncillor,
        PickCouncillor,
        DismissCouncillor,
        PlaceInTurn,
        PlaceHouses,
        MoveInTurn,
        MoveHouse,
        BuildPalaces,
        BuildPalace,
        TurnBlueCard,
        EndOfYear,
    ],
    events=EVENTS,
    bots_edition=2,
)
