"""Rialto as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serenissima.core.engine import NOBODY
from serenissima.core.fields import Fact
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.shapes import Bag, Set
from serenissima.core.title import Choice, Setting, Title
from serenissima.games.rialto import help, invariants, notes, refs, sheet
from serenissima.games.rialto.events import EVENTS
from serenissima.games.rialto.flow.course import Round
from serenissima.games.rialto.flow.setup import LayOutTheBoard, SeatThePlayers
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import BRIDGE_SET_NAMES, CARDS, LIKELIEST_MAP, MAP_NAMES
from serenissima.games.rialto.state import Rialto

NEUTRAL: Final = Choice("neutral", ["no", "yes"], players=[2])
BOARD: Final = Choice(
    "board", MAP_NAMES, default=LIKELIEST_MAP, clauses={"rings": ["RIA-COMP-13"], "borders": ["RIA-COMP-14"]}
)
BRIDGES: Final = Choice("bridges", BRIDGE_SET_NAMES, clauses={"logged": ["RIA-COMP-6"], "pairs": ["RIA-COMP-7"]})


def _none(fact: Fact) -> Json:
    """A field of a player who has nothing, as it is saved."""
    if isinstance(fact, Bag):
        return [0] * fact.kinds()
    return [] if isinstance(fact, Set) else 0


def of_rules_1(old: dict[str, Any]) -> dict[str, Any]:
    """A position of the first rules, which did not say who had discarded what: those cards go into the pile, so that
    nobody sees them, and nothing is remembered of the rest but the cards shown.
    """
    hidden = [all_of - seen for all_of, seen in zip(old["discards"], old["spent"], strict=True)]
    nothing = [0] * CARDS
    players = [
        {
            **{fact.name: _none(fact) for fact in Player.FIELDS},
            **player,
            "sure": player["shown"],
        }
        for player in old["players"]
    ]
    pile = [left + card for left, card in zip(old["pile"], hidden, strict=True)]
    return {**old, "pile": pile, "stacked": nothing, "players": players}


def of_rules_2(old: dict[str, Any]) -> dict[str, Any]:
    """A position of the second rules, which counted the seats of the Doge order from 0 and did not say how many cards
    had turned up unexpectedly: nothing more is remembered of cards of which nobody knows whether they were shuffled in.
    """
    order = [seat + 1 if place < len(old["players"]) else 0 for place, seat in enumerate(old["order"])]
    nothing = [0] * CARDS
    players = [{**player, "loose": nothing, "found": 0} for player in old["players"]]
    return {**old, "order": order, "risen": nothing, "players": players}


class RialtoTitle(Title[Rialto]):
    """Bridges, gondolas and councillors."""

    def begin(self, setting: Setting, luck: i64) -> Rialto:
        """Two to five players, two of them with a neutral third if they like [RIA-COMP-1, RIA-NEUTRAL-1]."""
        game = Rialto(luck, setting.players)
        parties = setting.players
        if setting.options.get(NEUTRAL.name) == "yes":
            parties += 1
        game.players = [Player() for _ in range(parties)]
        game.board = MAP_NAMES.index(setting.options[BOARD.name])
        game.bridges = BRIDGE_SET_NAMES.index(setting.options[BRIDGES.name])
        game.do(LayOutTheBoard(NOBODY), SeatThePlayers(NOBODY), Round(NOBODY, 0))
        return game

    def figures(self, game: Rialto, viewer: int) -> dict[str, Json]:
        return help.figures(game, viewer)

    def note(self, game: Rialto, seat: int, action: int) -> list[Message]:
        return notes.note(game, seat, action)

    def describe(self, game: Rialto, viewer: int) -> list[Message]:
        return help.describe(game, viewer)

    def args(self, game: Rialto, seat: int, action: int) -> dict[str, Json]:
        return notes.args(game, action)

    def refs(self, game: Rialto, seat: int, action: int) -> list[str]:
        return refs.refs(game, seat, action)

    def score_sheet(self, game: Rialto) -> list[ScoreRow]:
        return sheet.score_sheet(game)

    def ending(self, game: Rialto) -> str:
        """Six rounds have been played [RIA-END-1]."""
        return "RIA-END-1"

    def check(self, game: Rialto) -> None:
        invariants.check(game)

    def renewed(self, snapshot: dict[str, Any], rules_version: int) -> dict[str, Any]:
        return of_rules_2(of_rules_1(snapshot) if rules_version == 1 else snapshot)


TITLE: Final = RialtoTitle(
    id="rialto",
    prefix="RIA",
    rules_version=3,
    players=(2, 5),
    minutes=(45, 60),
    credits=("Stefan Feld", "Pegasus Spiele", 2013),
    events=EVENTS,
    options=[NEUTRAL, BOARD, BRIDGES],
)
