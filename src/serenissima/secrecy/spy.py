"""A title that notes which positions it is asked about: help must be given imagined ones, never the true one."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from mypy_extensions import i64

from serenissima.core.engine import State
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.title import Setting, Title
from serenissima.secrecy.contents import Contents, contents

R = TypeVar("R")

MANY_ANSWERS = 4_000


class Spy(Title[Any]):
    """Answers like the title it stands for. `handed` holds the contents of each position that help was asked about:
    when two worlds look alike to a viewer, what is handed over for it must be alike too, whatever the help makes of it.

    Of positions that are alike to the last number help is asked once, for it knows of nothing else.
    """

    def __init__(self, title: Title[Any]) -> None:
        super().__init__(
            id=title.id,
            prefix=title.prefix,
            rules_version=title.rules_version,
            players=(title.min_players, title.max_players),
            minutes=title.minutes,
            credits=(title.authors, title.publisher, title.year),
            events=title.events,
            options=title.options,
            hidden_hands=title.hidden_hands,
        )
        self.inner = title
        self.handed: list[tuple[str, Contents]] = []
        self.watching = False
        self._last: State | None = None
        self._number = 0  # of the last position
        self._numbers: dict[Hashable, int] = {}  # of the positions that help was asked about
        self._answers: dict[Hashable, Any] = {}

    def watch(self, wanted: bool) -> None:
        """Begin to note what is handed over, or leave off."""
        self.handed = []
        self.watching = wanted
        self._last = None
        if len(self._answers) > MANY_ANSWERS:
            self._answers.clear()
            self._numbers.clear()

    def _once(self, purpose: str, game: State, about: int, answer: Callable[[], R], action: int = -1) -> R:
        """The answer to a question: of positions that are alike to the last number, it is asked once."""
        if game is not self._last:
            self._last = game
            held = contents(game)
            self._number = self._numbers.setdefault((held, int(game.luck)), len(self._numbers))
            if self.watching:
                self.handed.append((purpose, held))
        question = (self._number, purpose, about, action)
        if question not in self._answers:
            self._answers[question] = answer()
        found: R = self._answers[question]
        return found

    @property
    def package(self) -> str:
        return self.inner.package

    def begin(self, setting: Setting, luck: i64) -> State:
        game: State = self.inner.begin(setting, luck)
        return game

    def figures(self, game: State, viewer: int) -> dict[str, Json]:
        return self._once("figures", game, viewer, lambda: self.inner.figures(game, viewer))

    def note(self, game: State, seat: int, action: int) -> list[Message]:
        return self._once("notes", game, seat, lambda: self.inner.note(game, seat, action), action)

    def describe(self, game: State, viewer: int) -> list[Message]:
        return self._once("description", game, viewer, lambda: self.inner.describe(game, viewer))

    def score_sheet(self, game: State) -> list[ScoreRow]:
        return self.inner.score_sheet(game)

    def ending(self, game: State) -> str:
        return self.inner.ending(game)

    def args(self, game: State, seat: int, action: int) -> dict[str, Json]:
        return self.inner.args(game, seat, action)

    def refs(self, game: State, seat: int, action: int) -> list[str]:
        return self.inner.refs(game, seat, action)

    def check(self, game: State) -> None:
        self.inner.check(game)
