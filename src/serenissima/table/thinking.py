"""What a bot is asked, and how it answers.

A question holds a position imagined for the bot's seat: everything the seat cannot see has been dealt again at random.
The true hands never leave the match, so a bot cannot use them even by mistake, wherever it thinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from serenissima import bots, games
from serenissima.core.engine import State
from serenissima.core.fields import fill_from_json, to_json
from serenissima.core.messages import Message
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.title import Title
from serenissima.match.match import Match
from serenissima.table.records import Stored

KEPT = 16
"""Bots that a process remembers, each with its tree."""


@dataclass(frozen=True)
class Question:
    """One decision of one bot, complete: whoever answers needs nothing else."""

    game: str
    players: int
    options: dict[str, str]
    position: Stored
    seat: int
    level: str
    seed: int
    seconds: float | None = None
    table: str = ""


class BotFailed(Exception):
    """A bot gave no answer; the text says why, `told` says it to the players."""

    def told(self, level: str) -> Message:
        """That the bot of this level failed and another plays in its place. The last line says most of an error."""
        reason = (str(self).strip().splitlines() or [""])[-1]
        return Message("problem-bot-failed", {"level": level, "reason": reason[:200]})


class BotLate(BotFailed):
    """A bot has taken too long."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer within {seconds:g} s")
        self.seconds = seconds

    def told(self, level: str) -> Message:
        return Message("problem-bot-late", {"level": level, "seconds": f"{self.seconds:g}"})


class BotOutOfBounds(BotFailed):
    """A bot chose what it may not do."""

    def __init__(self, action: int) -> None:
        super().__init__(f"it chose {action}, which is not among its options")
        self.action = action

    def told(self, level: str) -> Message:
        return Message("problem-bot-out-of-bounds", {"level": level, "action": str(self.action)})


class Thinker(Protocol):
    """Somewhere bots think without holding up the tables."""

    async def choose(self, question: Question) -> int:
        """The bot's choice; `BotFailed` when it has none."""


def question_for(match: Match, seat: int, level: str, seed: int, table: str = "") -> Question:
    """The decision that the seat has to take now, as the seat knows it. The same seed imagines the same again."""
    imagined = determinize(match.state, seat, seed)
    setting = match.setting
    return Question(
        match.title.id, setting.players, dict(setting.options), to_json(imagined), seat, level, seed, table=table
    )


def answer(question: Question, kept: dict[str, bots.SearchBot] | None = None) -> int:
    """Lets the bot think, here and now. Bots that are kept go on from what they thought earlier in the same turn."""
    title = games.title(question.game)
    game: State = title.begin(title.setting(question.players, question.options), question.seed)
    fill_from_json(game, question.position, title.frames)
    options = Options()
    game.options_of(question.seat, options)
    bot = _seated(question, title, kept if kept is not None and question.table else {})
    return int(bot.choose(bots.Knowledge(game, question.seat), options))


def _seated(question: Question, title: Title[Any], kept: dict[str, bots.SearchBot]) -> bots.Bot:
    """The bot of that seat at that table, if it searched there a moment ago, or a new one."""
    place = f"{question.table} {question.seat} {question.level}"
    found = kept.pop(place, None)
    bot = found or bots.make(question.level, title, question.seed, question.seconds)
    if isinstance(bot, bots.SearchBot):
        bot.give(question.seconds)
        kept[place] = bot
        while len(kept) > KEPT:
            del kept[next(iter(kept))]
    return bot
