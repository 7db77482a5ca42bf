"""Venedig as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serenissima.core.bags import bag_from
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.title import Choice, Setting, Title
from serenissima.games.venedig import help, invariants, scoring
from serenissima.games.venedig.buildings import CARD_MIXES, FEWEST_PLAYERS, LANE, MOST_PLAYERS
from serenissima.games.venedig.events import EVENTS
from serenissima.games.venedig.flow.setup import begin
from serenissima.games.venedig.knowledge import PARTS, TAKEN, closed_book, new_book
from serenissima.games.venedig.state import Venedig


def renewed(old: dict[str, Any]) -> dict[str, Any]:
    """A position of the first rules with a book for everybody, in which nothing is known but the cards shown."""
    seats = len(old["players"])
    book = [int(bag) for bag in new_book(seats)]
    for seat, player in enumerate(old["players"]):
        book[PARTS * seat + TAKEN] = int(bag_from(player["shown"], LANE))
    closed = [int(bag) for bag in closed_book(seats)]
    return {**old, "book": book, "players": [{**player, "book": closed} for player in old["players"]]}


class VenedigTitle(Title[Venedig]):
    """The city on the lagoon."""

    def begin(self, setting: Setting, luck: i64) -> Venedig:
        return begin(setting.players, setting.options["cards"], setting.options["crossing"] == "one", luck)

    def ending(self, game: Venedig) -> str:
        return scoring.ending(game)

    def check(self, game: Venedig) -> None:
        invariants.check(game)

    def renewed(self, snapshot: dict[str, Any], rules_version: int) -> dict[str, Any]:
        """The first rules kept no books: everybody remembers the cards that were seen to go into a hand."""
        return renewed(snapshot) if rules_version == 1 else snapshot

    def figures(self, game: Venedig, viewer: int) -> dict[str, Json]:
        return help.figures(game, viewer)

    def note(self, game: Venedig, seat: int, action: int) -> list[Message]:
        return help.note(game, seat, action)

    def describe(self, game: Venedig, viewer: int) -> list[Message]:
        return help.describe(game, viewer)

    def args(self, game: Venedig, seat: int, action: int) -> dict[str, Json]:
        return help.args(game, action)

    def refs(self, game: Venedig, seat: int, action: int) -> list[str]:
        found = help.refs(game, action)
        return game.ACTIONS.refs(action) if found is None else found

    def score_sheet(self, game: Venedig) -> list[ScoreRow]:
        return [ScoreRow("score-space", [int(space) for space in game.scores()], "VDG-END-6", total=True)]


TITLE: Final = VenedigTitle(
    id="venedig",
    prefix="VDG",
    rules_version=2,
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    minutes=(45, 60),
    credits=("Klaus-Jürgen Wrede", "Amigo", 2007),
    events=EVENTS,
    options=[
        Choice("cards", CARD_MIXES, clauses={"balanced": ["VDG-SETUP-9"], "as_pieces": ["VDG-SETUP-11"]}),
        Choice("crossing", ["one", "two"]),
    ],
)
