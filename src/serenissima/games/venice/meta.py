"""Venice as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.title import Choice, Setting, Title
from serenissima.games.venice import help, invariants, notes, options, scoring, sheet
from serenissima.games.venice.cards import DOGE_CARDS
from serenissima.games.venice.events import EVENTS
from serenissima.games.venice.flow.setup import (
    DealOut,
    LayOutTheBoard,
)
from serenissima.games.venice.numbers import (
    COUNCIL_LEADS,
    EXTRA_ASSISTANTS,
    FEW_SCROLLS,
    FIRST_SPACE_POINTS,
    FOURTH_SPACE_POINTS,
    MANY_SCROLLS,
    MORE_LAST_TURNS,
    MOST_PLAYERS,
    SOLO_ASSISTANT_POINTS,
    SOLO_LAST_TURNS,
    SOLO_SCROLLS,
)
from serenissima.games.venice.parts import Deck, Player
from serenissima.games.venice.state import Venice


class VeniceTitle(Title[Venice]):
    """Gondolas, intrigue and the Inquisition."""

    def begin(self, setting: Setting, luck: i64) -> Venice:
        game = Venice(luck, setting.players)
        set_options(game, setting)
        game.do(LayOutTheBoard(NOBODY), DealOut(NOBODY))
        return game

    def figures(self, game: Venice, viewer: int) -> dict[str, Json]:
        return help.figures(game, viewer)

    def note(self, game: Venice, seat: int, action: int) -> list[Message]:
        return notes.note(game, seat, action)

    def describe(self, game: Venice, viewer: int) -> list[Message]:
        return help.describe(game, viewer)

    def refs(self, game: Venice, seat: int, action: int) -> list[str]:
        return options.refs(game, seat, action)

    def args(self, game: Venice, seat: int, action: int) -> dict[str, Json]:
        return options.args(game, seat, action)

    def score_sheet(self, game: Venice) -> list[ScoreRow]:
        return sheet.score_sheet(game)

    def ending(self, game: Venice) -> str:
        return scoring.ending(game)

    def check(self, game: Venice) -> None:
        invariants.check(game)

    def setting(self, players: int, options: dict[str, str] | None = None) -> Setting:
        wanted = dict(options or {})
        favour = wanted.get("favour", "")
        if favour.startswith(_OLD_HANDICAP):
            wanted["favour"] = "all"
            wanted[f"without-{favour.removeprefix(_OLD_HANDICAP)}"] = "yes"
        return super().setting(players, wanted)

    def renewed(self, snapshot: dict[str, Any], rules_version: int) -> dict[str, Any]:
        """The first rules did not keep the Doge's cards that were carried out: all that lie nowhere else."""
        if rules_version > 1 or not snapshot["doge_row"]:
            return snapshot
        lying = {*snapshot["doge_pool"], *snapshot["doge_row"]}
        return {**snapshot, "doge_discard": [card for card in range(DOGE_CARDS) if card not in lying]}

    def settings(self) -> list[Setting]:
        """Every player count as it comes, and every other value of each option at the fewest players it is offered for:
        random games of Venice are long, and an option does the same at every count. One table mixes options that meet.
        """
        found = [self.setting(players) for players in range(self.min_players, self.max_players + 1)]
        for choice in self.options:
            fewest = self.min_players if choice.players is None else choice.players[0]
            found.extend(
                self.setting(fewest, {choice.name: value}) for value in choice.values if value != choice.default
            )
        found.append(self.setting(3, {"taxi": "yes", "without-1": "yes", "without-3": "yes"}))
        return found


def set_options(game: Venice, setting: Setting) -> None:
    """The parts of the table, and its options [VEN-SETUP-12, VEN-FAVOUR-4, VEN-FAVOUR-5, VEN-TAXI-1, VEN-TAXI-2,
    VEN-TAXI-11, VEN-MOVE-14, VEN-DIFF-1, VEN-DIFF-2, VEN-DIFF-3, VEN-DIFF-4, VEN-DIFF-5, VEN-DIFF-6, VEN-DIFF-7,
    VEN-DIFF-8, VEN-DIFF-9].
    """
    chosen = setting.options
    game.players = [Player() for _ in range(setting.players)]
    game.decks = [Deck(), Deck()]
    game.taxi = 1 if chosen.get("taxi") == "yes" else 0
    favour = chosen.get("favour", "no")
    game.favour_cards = 1 if favour != "no" or game.taxi != 0 else 0
    for seat in range(setting.players):
        if chosen.get(f"without-{seat + 1}") == "yes":
            game.without |= BIT[seat]
    game.own_dock = 1 if chosen.get("own-dock") == "yes" else 0
    game.doge_extra = int(chosen.get("doge-extra", "0"))
    game.doge_lead = int(chosen.get("doge-lead", "0"))
    game.doge_staff = 0 if chosen.get("doge-staff") == "no" else 1
    game.doge_start = int(chosen.get("doge-scrolls", str(SOLO_SCROLLS)))
    game.last_turns = int(chosen.get("last-turns", str(SOLO_LAST_TURNS)))
    values = list(SOLO_ASSISTANT_POINTS)
    values[0] = int(chosen.get("doge-first-space", str(values[0])))
    values[-1] = int(chosen.get("doge-fourth-space", str(values[-1])))
    game.doge_values = vec[i64](values)


_SOLO: Final = [1]
_WITHOUT: Final = [
    Choice(f"without-{seat}", ["no", "yes"], players=list(range(max(seat, 2), MOST_PLAYERS + 1)))
    for seat in range(1, MOST_PLAYERS + 1)
]
_OLD_HANDICAP: Final = "not-seat-"  # how tables used to say which seat plays without a favour card

TITLE: Final = VeniceTitle(
    id="venice",
    prefix="VEN",
    rules_version=2,
    players=(1, 5),
    minutes=(60, 120),
    credits=("Andrei Novac, Dávid Turczi", "Braincrack Games", 2020),
    events=EVENTS,
    options=[
        Choice("favour", ["no", "all"], players=[2, 3, 4, 5]),
        *_WITHOUT,
        Choice("taxi", ["no", "yes"], players=[3, 4, 5]),
        Choice("own-dock", ["no", "yes"]),
        Choice("doge-extra", ["0", *map(str, EXTRA_ASSISTANTS)], players=_SOLO),
        Choice("doge-lead", ["0", *map(str, COUNCIL_LEADS)], players=_SOLO),
        Choice("doge-first-space", [str(SOLO_ASSISTANT_POINTS[0]), str(FIRST_SPACE_POINTS)], players=_SOLO),
        Choice("doge-fourth-space", [str(SOLO_ASSISTANT_POINTS[-1]), str(FOURTH_SPACE_POINTS)], players=_SOLO),
        Choice("doge-scrolls", [str(SOLO_SCROLLS), str(MANY_SCROLLS), str(FEW_SCROLLS)], players=_SOLO),
        Choice("doge-staff", ["yes", "no"], players=_SOLO),
        Choice("last-turns", [str(SOLO_LAST_TURNS), "0", str(MORE_LAST_TURNS)], players=_SOLO),
    ],
)
