"""Doge as the rest of the house sees it: its card, its help for players, its score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.engine import NOBODY
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.title import Setting, Title
from serenissima.games.doge.events import EVENTS
from serenissima.games.doge.flow.year import SetUp
from serenissima.games.doge.help import args, describe, ending, figures, note, score_sheet
from serenissima.games.doge.invariants import check
from serenissima.games.doge.refs import refs
from serenissima.games.doge.state import Doge, Player


class DogeTitle(Title[Doge]):
    """Doge (Leo Colovini, Goldsieber 2000) for three or four players."""

    def begin(self, setting: Setting, luck: i64) -> Doge:
        """Three or four colours; one that nobody plays stays in the box [DOG-PLAYERS-1, DOG-SETUP-3]."""
        game = Doge(luck, setting.players)
        game.players = [Player() for _ in range(setting.players)]
        game.do(SetUp(NOBODY))
        return game

    def figures(self, game: Doge, viewer: int) -> dict[str, Json]:
        return figures(game, viewer)

    def args(self, game: Doge, seat: int, action: int) -> dict[str, Json]:
        return args(action)

    def note(self, game: Doge, seat: int, action: int) -> list[Message]:
        return note(game, seat, action)

    def describe(self, game: Doge, viewer: int) -> list[Message]:
        return describe(game, viewer)

    def refs(self, game: Doge, seat: int, action: int) -> list[str]:
        return refs(action)

    def ending(self, game: Doge) -> str:
        return ending(game)

    def check(self, game: Doge) -> None:
        check(game)

    def score_sheet(self, game: Doge) -> list[ScoreRow]:
        return score_sheet(game)


TITLE: Final = DogeTitle(
    id="doge",
    prefix="DOG",
    rules_version=2,
    players=(3, 4),
    minutes=(60, 80),
    credits=("Leo Colovini", "Goldsieber", 2000),
    events=EVENTS,
)
