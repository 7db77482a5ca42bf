"""Venezia 2099 as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.engine import NOBODY
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.title import Setting, Title
from serenissima.games.venezia2099 import help, invariants, sheet
from serenissima.games.venezia2099.actions import BUY, GONDOLA, MOVE
from serenissima.games.venezia2099.events import EVENTS
from serenissima.games.venezia2099.flow.setup import (
    ChooseFirstPlayer,
    DealTheProphecies,
    LayOutTheCity,
)
from serenissima.games.venezia2099.state import Player, Venezia


class VeneziaTitle(Title[Venezia]):
    """The sinking city."""

    def begin(self, setting: Setting, luck: i64) -> Venezia:
        """A seat for each player, and with it a colour [V99-SETUP-9]."""
        game = Venezia(luck, setting.players)
        game.players = [Player() for _ in range(setting.players)]
        game.do(LayOutTheCity(NOBODY), DealTheProphecies(NOBODY), ChooseFirstPlayer(NOBODY))
        return game

    def figures(self, game: Venezia, viewer: int) -> dict[str, Json]:
        return help.figures(game, viewer)

    def note(self, game: Venezia, seat: int, action: int) -> list[Message]:
        return help.note(game, seat, action)

    def describe(self, game: Venezia, viewer: int) -> list[Message]:
        return help.describe(game, viewer)

    def args(self, game: Venezia, seat: int, action: int) -> dict[str, Json]:
        """A purchase names what is bought, and its price."""
        found = game.ACTIONS.args(action)
        if BUY.covers(action):
            found.update(help.purchase(game, seat, action))
        return found

    def refs(self, game: Venezia, seat: int, action: int) -> list[str]:
        """Figures are told apart by their owner: `figure:2.0` is the first figure of seat 2."""
        found = game.ACTIONS.refs(action)
        if MOVE.covers(action) or GONDOLA.covers(action) or BUY.covers(action):
            found[0] = f"figure:{seat}.{game.ACTIONS.kind_of(action).values(action)[0]}"
        if GONDOLA.covers(action):
            found.insert(1, "gondola")
        return found

    def score_sheet(self, game: Venezia) -> list[ScoreRow]:
        return sheet.score_sheet(game)

    def ending(self, game: Venezia) -> str:
        """All prophecies have been played [V99-END-1]."""
        return "V99-END-1"

    def check(self, game: Venezia) -> None:
        invariants.check(game)


TITLE: Final = VeneziaTitle(
    id="venezia2099",
    prefix="V99",
    rules_version=2,
    players=(2, 5),
    minutes=(30, 45),
    credits=("Leo Colovini", "Piatnik", 2014),
    events=EVENTS,
)
